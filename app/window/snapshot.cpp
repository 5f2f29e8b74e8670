// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/snapshot.h"

#include "exporting/svg_text.h"
#include "stage/stage_picture.h"

#include <QBuffer>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int fineness = 2;
constexpr int margin = 12;

/// What a stage of that size looks like, with some ground around it.
class Sheet
{
public:
    Sheet(const RunController &controller, const Appearance &appearance, QSize size)
        : m_ground(appearance.theme().panel)
        , m_stage({ controller.recording(), controller.state(), controller.events(), controller.progress() },
                  QSizeF(size), appearance.theme(), { .reducedMotion = appearance.reducedMotion() })
        , m_size(size.grownBy(QMargins(margin, margin, margin, margin)))
    {
    }

    QImage image() const
    {
        QImage image(m_size * fineness, QImage::Format_RGB32);
        image.setDevicePixelRatio(fineness);
        QPainter painter(&image);
        paint(painter);
        return image;
    }

    QByteArray svg(const QString &title) const
    {
        return exporting::portableSvg(m_size, title, {}, [this](QPainter &painter) { paint(painter); });
    }

private:
    void paint(QPainter &painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRect(QPoint(), m_size), m_ground);
        painter.translate(margin, margin);
        m_stage.paint(painter);
    }

    QColor m_ground;
    stage::StagePicture m_stage;
    QSize m_size;
};

} // namespace

QByteArray Snapshot::png() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

Snapshot snapshotOf(const RunController &controller, const Appearance &appearance, QSize size)
{
    const Sheet sheet(controller, appearance, size);
    const trace::Sentence &sentence = controller.sentence();
    const QString &id = controller.document().id;
    Snapshot snapshot;
    snapshot.narration = sentence.why.isEmpty() ? sentence.what : sentence.what + u' ' + sentence.why;
    snapshot.image = sheet.image();
    snapshot.svg = sheet.svg(snapshot.narration);
    snapshot.name = (id.isEmpty() ? u"experiment"_s : id) + u"-event-"_s + QString::number(controller.events());
    return snapshot;
}

std::unique_ptr<QMimeData> forClipboard(const Snapshot &snapshot)
{
    auto data = std::make_unique<QMimeData>();
    data->setImageData(snapshot.image);
    data->setData(u"image/png"_s, snapshot.png());
    data->setData(u"image/svg+xml"_s, snapshot.svg);
    return data;
}

std::unique_ptr<QMimeData> forDrag(const Snapshot &snapshot, const QString &file)
{
    auto data = forClipboard(snapshot);
    data->setUrls({ QUrl::fromLocalFile(file) });
    data->setText(snapshot.narration);
    return data;
}

} // namespace window
