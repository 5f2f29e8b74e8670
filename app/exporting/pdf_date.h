// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace exporting {

/// Takes the date out of what QPdfWriter wrote, so that the same picture gives the same bytes, and sets right what the
/// file says about where its objects lie.
QByteArray withoutDate(QByteArray pdf);

} // namespace exporting
