// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/sequence.h"
#include "exporting/writers.h"
#include "scenario/wording.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Text without what Mermaid would obey: those characters by number, as it wants them.
QString escaped(const QString &text)
{
    static const QString obeyed = u"#;<>&\"%{}`@$\\"_s;
    // It looks for "wrap:" at the beginning, and for styles where no space follows.
    constexpr qsizetype longestPrefix = 6;
    QString safe;
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QChar character = text[index];
        const bool colon = character == u':' && (index <= longestPrefix || text.mid(index + 1, 1) != u" "_s);
        if (colon || obeyed.contains(character) || !scenario::isOneLine({ &character, 1 }))
            safe += u'#' + QString::number(character.unicode()) + u';';
        else
            safe += character;
    }
    return safe;
}

class Mermaid : public SequenceNotation
{
public:
    explicit Mermaid(QIODevice &device)
        : m_device(device)
    {
    }

    void begin(const QString &title) override
    {
        m_device.write("sequenceDiagram\n");
        line(u"title "_s + escaped(title));
    }
    void participant(const QString &id, const QString &title) override
    {
        line(u"participant %1 as %2"_s.arg(id, escaped(title)));
    }
    void message(const QString &from, const QString &to, Arrow arrow, const QString &text) override
    {
        const auto sign = arrow == Arrow::Lost ? "-x"_L1 : arrow == Arrow::Reply ? "-->>"_L1 : "->>"_L1;
        line(from + sign + to + u": "_s + escaped(text));
    }
    void note(const QString &over, const QString &text) override
    {
        line(u"Note over %1: %2"_s.arg(over, escaped(text)));
    }
    void noteAcross(const QString &first, const QString &last, const QString &text) override
    {
        line(u"Note over %1,%2: %3"_s.arg(first, last, escaped(text)));
    }
    void activate(const QString &id) override { line(u"activate "_s + id); }
    void deactivate(const QString &id) override { line(u"deactivate "_s + id); }
    void create(const QString &id, const QString &title, const QString &from, const QString &text) override
    {
        line(u"create participant %1 as %2"_s.arg(id, escaped(title)));
        message(from, id, Arrow::Reply, text);
    }
    void destroy(const QString &id, const QString &to, const QString &text) override
    {
        line(u"destroy "_s + id);
        message(id, to, Arrow::Lost, text);
    }
    void openBand(int instance, const QString &title) override
    {
        // Amber, as what is pending, with a shade for each instance, on light and dark grounds alike.
        static constexpr std::array shades{ "240, 180, 64"_L1, "197, 155, 232"_L1, "90, 169, 230"_L1,
                                            "60, 196, 147"_L1 };
        line(u"rect rgba(%1, 0.16)"_s.arg(shades[static_cast<std::size_t>(instance) % shades.size()]));
        m_indent = u"        "_s;
        m_device.write("        %% " + escaped(title).toUtf8() + '\n');
    }
    void closeBand() override
    {
        m_indent = u"    "_s;
        line(u"end"_s);
    }
    void end() override {}

private:
    void line(const QString &text) { m_device.write((m_indent + text + u'\n').toUtf8()); }

    QIODevice &m_device;
    QString m_indent = u"    "_s;
};

} // namespace

void writeMermaid(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    Mermaid notation(device);
    tellSequence(recording, notation, options);
}

} // namespace exporting
