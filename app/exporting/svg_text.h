// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <functional>

class QPainter;
class QSize;
class QString;

namespace exporting {

/// What `paint` draws, as an SVG fit for other people's machines: fonts with the families that may stand in for them,
/// each text as wide as it was measured here, sizes in pixels, and no character that XML forbids. Title and description
/// are for those who hear the picture; an empty description is left out.
QByteArray portableSvg(QSize size, const QString &title, const QString &description,
                       const std::function<void(QPainter &)> &paint);

} // namespace exporting
