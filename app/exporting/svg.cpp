// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/picture.h"
#include "exporting/svg_text.h"
#include "exporting/writers.h"

#include <QIODevice>
#include <QString>

namespace exporting {

void writeSvg(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const Picture picture(recording, options, View::Stage);
    device.write(portableSvg(picture.size().toSize(), picture.caption().title, picture.caption().sentence.what,
                             [&](QPainter &painter) { picture.paint(painter); }));
}

} // namespace exporting
