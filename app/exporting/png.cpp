// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/picture.h"
#include "exporting/writers.h"

#include <QImage>
#include <QPainter>

namespace exporting {

namespace {

/// Sharp on screens with twice the pixels, and when a slide is thrown on a wall.
constexpr int pixelsPerUnit = 2;

} // namespace

void writePng(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const Picture picture(recording, options, View::Stage);
    QImage image(picture.size().toSize() * pixelsPerUnit, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(pixelsPerUnit, pixelsPerUnit);
    picture.paint(painter);
    painter.end();
    image.save(&device, "PNG");
}

} // namespace exporting
