// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

class QString;

namespace exporting {

/// A file of resources/export, which travels with the program.
QByteArray templateText(const QString &name);

} // namespace exporting
