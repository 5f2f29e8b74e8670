// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/database_script.h"
#include "exporting/route.h"
#include "exporting/writers.h"
#include "scenario/wording.h"
#include "trace/verdict_words.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A literal for inside a block of the specification, which the first closing brace would end.
QString literalInBlock(const QString &text)
{
    if (!text.contains(u'}') && !text.contains(u'\\'))
        return sqlLiteral(text);
    return u'E' + sqlLiteral(QString(text).replace(u'\\', u"\\\\"_s).replace(u'}', u"\\x7d"_s));
}

QString nameOf(const ScriptStep &step)
{
    return u"s%1_%2"_s.arg(step.session + 1).arg(step.event + 1);
}

} // namespace

/// For PostgreSQL's isolationtester: a session per connection, and the one order of their steps that was recorded. It
/// finds by itself which of them wait.
void writeIsolationSpec(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const auto line = [&](const QString &text) { device.write(text.toUtf8() + '\n'); };
    const auto comment = [&](const QString &text) { line(u"# "_s + scenario::oneLine(text)); };
    const ScriptSessions sessions(recording);
    // For the verdict, for the steps of each session, and for their order.
    Progress progress(options, static_cast<std::size_t>(sessions.count()) + 2);
    const trace::State last = walk(recording, progress, [](const Moment &) {});
    comment(titleOf(recording));
    comment(trace::verdictSentence(trace::judge(last, recording), last, recording));
    line(u"\nsetup\n{"_s);
    for (const QString &statement : setupSql(recording, literalInBlock))
        line(u"  "_s + statement + u';');
    line(u"}\n\nteardown\n{\n  DROP TABLE stock, inbox, stock_reservations;\n}"_s);
    for (int session = 0; session < sessions.count(); ++session) {
        line({});
        comment(sessions.title(session));
        line(u"session s%1"_s.arg(session + 1));
        sessions.eachStep(literalInBlock, progress, [&](const ScriptStep &step) {
            if (step.session == session)
                line(u"step %1 { %2; }"_s.arg(nameOf(step), step.sql));
        });
    }
    line(u"\nsession result"_s);
    const QStringList results = resultSql();
    for (qsizetype index = 0; index < results.size(); ++index)
        line(u"step r%1 { %2; }"_s.arg(index + 1).arg(results[index]));
    line(u"\npermutation"_s);
    sessions.eachStep(literalInBlock, progress, [&](const ScriptStep &step) { line(u"  "_s + nameOf(step)); });
    for (qsizetype index = 0; index < results.size(); ++index)
        line(u"  r%1"_s.arg(index + 1));
}

} // namespace exporting
