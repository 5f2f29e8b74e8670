// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/text_sections.h"

#include "scenario/limits.h"
#include "scenario/scenario.h"

#include <QRegularExpression>
#include <QStringDecoder>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

QString Section::markdown() const
{
    QStringList texts;
    for (const TextLine &line : lines)
        texts.append(line.text);
    return texts.join(u'\n').trimmed();
}

std::vector<TextLine> Section::paragraphs() const
{
    std::vector<TextLine> paragraphs;
    bool open = false;
    for (const TextLine &line : lines) {
        if (line.text.trimmed().isEmpty()) {
            open = false;
        } else if (std::exchange(open, true)) {
            paragraphs.back().text += u'\n' + line.text;
        } else {
            paragraphs.push_back(line);
        }
    }
    return paragraphs;
}

std::vector<Section> sectionsOf(const QByteArray &bytes, const QString &name)
{
    if (bytes.size() > limits::fileSize)
        throw Problem(name + u": is larger than %1 bytes, the limit"_s.arg(limits::fileSize));
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(bytes);
    if (decoder.hasError())
        throw Problem(name + u": is not UTF-8"_s);
    static const QRegularExpression heading(u"^(#{1,3}) +(.*)$"_s);
    std::vector<Section> sections(1);
    sections.front().level = 0;
    int number = 0;
    for (QString line : text.split(u'\n')) {
        ++number;
        if (line.endsWith(u'\r'))
            line.chop(1);
        if (const auto match = heading.match(line); match.hasMatch())
            sections.push_back(
                { static_cast<int>(match.captured(1).size()), { number, match.captured(2).trimmed() }, {} });
        else
            sections.back().lines.push_back({ number, line });
    }
    if (sections.front().markdown().isEmpty())
        sections.erase(sections.begin());
    return sections;
}

void refuse(const QString &name, int line, const QString &cause)
{
    throw Problem(u"%1:%2:1: %3"_s.arg(name).arg(line).arg(cause));
}

} // namespace scenario
