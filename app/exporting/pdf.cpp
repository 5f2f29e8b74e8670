// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/pdf_date.h"
#include "exporting/picture.h"
#include "exporting/writers.h"

#include <QBuffer>
#include <QHash>
#include <QPainter>
#include <QPdfWriter>

namespace exporting {

namespace {

/// Qt writes the fonts in the order of a hash: for as long as it lives, that order is the same in every process. Hashes
/// that exist already keep their own.
struct SteadyHashes {
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    SteadyHashes(const SteadyHashes &) = delete;
    SteadyHashes &operator=(const SteadyHashes &) = delete;
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
};

} // namespace

/// By QPdfWriter: text stays text, and the fonts go along.
void writePdf(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const Picture picture(recording, options, View::Storyboard);
    const SteadyHashes steady;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.caption().title);
    writer.setCreator(QStringLiteral("Redelivery Lab"));
    writer.setPageLayout({ QPageSize(QPageSize::A4), QPageLayout::Landscape, {} });
    QPainter painter(&writer);
    const QRectF page(painter.viewport());
    const double scale = page.width() / Storyboard::pageSize.width();
    painter.scale(scale, scale);
    for (int number = 0; number < picture.pages(); ++number) {
        if (number > 0)
            writer.newPage();
        picture.paintPage(painter, number);
    }
    painter.end();
    device.write(withoutDate(buffer.data()));
}

} // namespace exporting
