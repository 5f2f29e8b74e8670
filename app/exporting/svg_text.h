// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace exporting {

/// Makes what QSvgGenerator wrote fit for other people's machines: fonts with the families that may stand in for them,
/// each text as wide as it was measured here, sizes in pixels, and no character that XML forbids.
QByteArray portableSvg(const QByteArray &svg);

} // namespace exporting
