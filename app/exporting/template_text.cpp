// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/template_text.h"

#include <QFile>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

QByteArray templateText(const QString &name)
{
    QFile file(u":/export/"_s + name);
    const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT(open);
    return open ? file.readAll() : QByteArray();
}

} // namespace exporting
