// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/pdf_date.h"

#include <algorithm>

namespace exporting {

namespace {

/// A line of the cross-reference table: ten digits of the offset, five of the generation, and what it is.
constexpr qsizetype entryLength = 20;
constexpr qsizetype offsetDigits = 10;

} // namespace

QByteArray withoutDate(QByteArray pdf)
{
    const qsizetype date = pdf.indexOf("/CreationDate (");
    const qsizetype dateEnd = pdf.indexOf('\n', date) + 1;
    if (date < 0 || dateEnd == 0)
        return pdf;
    const qsizetype length = dateEnd - date;
    pdf.remove(date, length);

    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    // "xref", then the number of the first object and how many there are; the first one is free, and lies nowhere.
    const qsizetype count = pdf.indexOf('\n', table + 5);
    const qsizetype end = pdf.indexOf("trailer", table);
    for (qsizetype entry = count + 1; entry + entryLength <= end; entry += entryLength) {
        const qsizetype offset = pdf.mid(entry, offsetDigits).toLongLong();
        if (offset > date && pdf.at(entry + entryLength - 3) == 'n')
            pdf.replace(entry, offsetDigits, QByteArray::number(offset - length).rightJustified(offsetDigits, '0'));
    }
    const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
    pdf.replace(start, pdf.indexOf('\n', start) - start, QByteArray::number(table));
    return pdf;
}

} // namespace exporting
