// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/film.h"
#include "exporting/progress.h"
#include "exporting/writers.h"

#include <QIODevice>
#include <QImage>
#include <QPainter>

#include <webp/encode.h>
#include <webp/mux.h>

#include <memory>
#include <new>

namespace exporting {

namespace {

constexpr int framesPerSecond = 12;
/// Long enough to read the verdict before it begins again.
constexpr int lastFrameMilliseconds = 3000;
/// What lossless compression may cost: beyond this, files hardly shrink, and it takes much longer.
constexpr int effort = 2;
constexpr float effortWithin = 30;

/// libwebp only fails for want of memory or for pictures beyond its limits, which ours are not.
void require(bool good)
{
    if (!good)
        throw std::bad_alloc();
}

/// Encodes frame after frame. Text has to stay sharp: without loss, which suits flat colours anyway.
class Encoder
{
public:
    explicit Encoder(QSize size)
    {
        WebPAnimEncoderOptions options;
        require(WebPAnimEncoderOptionsInit(&options));
        options.anim_params.loop_count = 0; // for ever
        options.kmax = 0; // nobody jumps into the middle: each frame builds upon the one before
        m_encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
        require(m_encoder && WebPConfigInit(&m_config));
        m_config.lossless = 1;
        m_config.method = effort;
        m_config.quality = effortWithin;
        require(WebPValidateConfig(&m_config));
    }

    /// Shown from that time on.
    void add(const QImage &frame, int milliseconds)
    {
        WebPPicture picture;
        require(WebPPictureInit(&picture));
        picture.use_argb = 1;
        picture.width = frame.width();
        picture.height = frame.height();
        const bool good = WebPPictureImportBGRX(&picture, frame.constBits(), static_cast<int>(frame.bytesPerLine()))
            && WebPAnimEncoderAdd(m_encoder.get(), &picture, milliseconds, &m_config);
        WebPPictureFree(&picture);
        require(good);
    }

    void finish(int milliseconds, QIODevice &device)
    {
        require(WebPAnimEncoderAdd(m_encoder.get(), nullptr, milliseconds, nullptr));
        WebPData data;
        WebPDataInit(&data);
        const bool good = WebPAnimEncoderAssemble(m_encoder.get(), &data);
        device.write(reinterpret_cast<const char *>(data.bytes), static_cast<qint64>(data.size));
        WebPDataClear(&data);
        require(good);
    }

private:
    struct Delete {
        void operator()(WebPAnimEncoder *encoder) const { WebPAnimEncoderDelete(encoder); }
    };

    std::unique_ptr<WebPAnimEncoder, Delete> m_encoder;
    WebPConfig m_config;
};

} // namespace

void writeWebp(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    Film film(recording, options);
    Progress progress(options);
    const QSize size = Film::size().toSize();
    Encoder encoder(size);
    QImage shown;
    const int frames = static_cast<int>(film.duration() * framesPerSecond) + 1;
    const auto timeOf = [](int frame) { return frame * 1000 / framesPerSecond; };
    for (int frame = 0; frame < frames; ++frame) {
        progress.tell(static_cast<std::size_t>(frame), static_cast<std::size_t>(frames));
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        film.paint(painter, static_cast<double>(frame) / framesPerSecond);
        painter.end();
        // While nothing moves, the last one stays.
        if (image == shown)
            continue;
        encoder.add(image, timeOf(frame));
        shown = std::move(image);
    }
    encoder.finish(timeOf(frames - 1) + lastFrameMilliseconds, device);
}

} // namespace exporting
