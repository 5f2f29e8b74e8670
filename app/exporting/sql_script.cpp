// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/database_script.h"
#include "exporting/route.h"
#include "exporting/writers.h"
#include "scenario/wording.h"

#include <QCoreApplication>
#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

class Script
{
    Q_DECLARE_TR_FUNCTIONS(Script)

public:
    Script(const trace::Recording &recording, QIODevice &device, const Options &options)
        : m_recording(recording)
        , m_device(device)
        , m_progress(options, 2)
        , m_sessions(recording)
    {
    }

    void write()
    {
        comment(titleOf(m_recording));
        comment(
            tr("Open a terminal with a database client for each of these, and paste the statements in this order:"));
        for (int session = 0; session < m_sessions.count(); ++session)
            comment(u"  "_s + terminal(session));
        comment(tr("Where a statement waits, go on in the other terminal."));
        section(tr("first, in any terminal"));
        for (const QString &statement : setupSql(m_recording, sqlLiteral))
            line(statement + u';');
        int before = -1;
        m_sessions.eachStep(sqlLiteral, m_progress, [&](const ScriptStep &step) {
            if (step.session != before)
                section(terminal(step.session));
            before = step.session;
            writeStep(step);
        });
        section(tr("at last, in any terminal"));
        for (const QString &statement : resultSql())
            line(statement + u';');
        const trace::State last = walk(m_recording, m_progress, [](const Moment &) {});
        for (const auto &[book, row] : last.committed.stock)
            comment(tr("the recorded run ended with %1: %2 reserved").arg(book, QString::number(row.reserved)));
    }

private:
    QString terminal(int session) const
    {
        return tr("terminal %1: %2").arg(QString::number(session + 1), m_sessions.title(session));
    }
    void line(const QString &text) { m_device.write(text.toUtf8() + '\n'); }
    void comment(const QString &text) { line(u"-- "_s + scenario::oneLine(text)); }
    void section(const QString &title)
    {
        line({});
        comment(title);
    }

    void writeStep(const ScriptStep &step)
    {
        if (step.crashes)
            comment(tr("it crashes here: close the client instead, or"));
        line(step.sql + u';');
        if (step.waits)
            comment(tr("it waits"));
        const engine::Event &event = m_recording.events[step.event];
        if (event.error != engine::ErrorKind::None)
            comment(tr("error %1").arg(event.nativeError));
    }

    const trace::Recording &m_recording;
    QIODevice &m_device;
    Progress m_progress;
    ScriptSessions m_sessions;
};

} // namespace

/// To be pasted by hand, statement by statement, into two terminals or more.
void writeSqlScript(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    Script(recording, device, options).write();
}

} // namespace exporting
