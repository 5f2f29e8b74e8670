// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/sequence.h"
#include "exporting/writers.h"
#include "scenario/wording.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Text without what PlantUML and its preprocessor would obey, nor take for mark-up: those characters by number.
QString escaped(const QString &text)
{
    static const QString obeyed = u"<>\"\\[]{}~*/_%$!&@'|^=`"_s;
    QString safe;
    QChar before;
    for (const QChar character : text) {
        const bool doubled = character == before && (character == u'-' || character == u'#' || character == u'.');
        if (obeyed.contains(character) || doubled || !scenario::isOneLine({ &character, 1 }))
            safe += u"<U+%1>"_s.arg(uint(character.unicode()), 4, 16, QChar(u'0'));
        else
            safe += character;
        before = character;
    }
    return safe;
}

class PlantUml : public SequenceNotation
{
public:
    explicit PlantUml(QIODevice &device)
        : m_device(device)
    {
    }

    void begin(const QString &title) override
    {
        line(u"@startuml"_s);
        line(u"title "_s + escaped(title));
        line(u"skinparam shadowing false"_s);
        line(u"skinparam maxMessageSize 260"_s);
    }
    void participant(const QString &id, const QString &title) override
    {
        line(u"participant \"%1\" as %2"_s.arg(escaped(title), id));
    }
    void message(const QString &from, const QString &to, Arrow arrow, const QString &text) override
    {
        const auto sign = arrow == Arrow::Lost ? " ->x "_L1 : arrow == Arrow::Reply ? " --> "_L1 : " -> "_L1;
        line(from + sign + to + u" : "_s + escaped(text));
    }
    void note(const QString &over, const QString &text) override
    {
        line(u"note over %1 : %2"_s.arg(over, escaped(text)));
    }
    void noteAcross(const QString &first, const QString &last, const QString &text) override
    {
        line(u"note over %1, %2 : %3"_s.arg(first, last, escaped(text)));
    }
    void activate(const QString &id) override { line(u"activate "_s + id); }
    void deactivate(const QString &id) override { line(u"deactivate "_s + id); }
    void create(const QString &id, const QString &title, const QString &from, const QString &text) override
    {
        line(u"create participant \"%1\" as %2"_s.arg(escaped(title), id));
        message(from, id, Arrow::Reply, text);
    }
    void destroy(const QString &id, const QString &to, const QString &text) override
    {
        message(id, to, Arrow::Lost, text);
        line(u"destroy "_s + id);
    }
    void openBand(int, const QString &title) override { line(u"group "_s + escaped(title)); }
    void closeBand() override { line(u"end"_s); }
    void end() override { line(u"@enduml"_s); }

private:
    void line(const QString &text) { m_device.write(text.toUtf8() + '\n'); }

    QIODevice &m_device;
};

} // namespace

void writePlantUml(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    PlantUml notation(device);
    tellSequence(recording, notation, options);
}

} // namespace exporting
