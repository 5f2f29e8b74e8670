// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/picture.h"
#include "exporting/svg_text.h"
#include "exporting/writers.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace exporting {

/// By QSvgGenerator, which keeps text as text.
void writeSvg(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const Picture picture(recording, options, View::Stage);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size().toSize());
    generator.setViewBox(QRect({ 0, 0 }, picture.size().toSize()));
    generator.setTitle(picture.caption().title);
    generator.setDescription(picture.caption().sentence.what);
    QPainter painter(&generator);
    picture.paint(painter);
    painter.end();
    device.write(portableSvg(buffer.data()));
}

} // namespace exporting
