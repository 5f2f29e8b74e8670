// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/sql_text.h"
#include "exporting/walk.h"

#include <functional>

namespace exporting {

/// A statement that a session sends, as one would type it.
struct ScriptStep {
    /// Which session: an index into ScriptSessions.
    int session = 0;
    QString sql;
    /// The event that tells of it.
    std::size_t event = 0;
    /// It does not come back before another session has ended its transaction.
    bool waits = false;
    /// The connection closes here; the statement is what that does to its transaction.
    bool crashes = false;
};

/// The database connections that a run uses: one per instance, another where an instance has a second one, and one for
/// whoever purges the inbox.
class ScriptSessions
{
public:
    explicit ScriptSessions(const trace::Recording &recording);

    int count() const { return static_cast<int>(m_titles.size()); }
    /// "inventory #1"
    const QString &title(int session) const { return m_titles[static_cast<std::size_t>(session)]; }
    /// Goes through the run: each statement in order. One pass of the progress; throws Cancelled.
    void eachStep(Literal literal, Progress &progress, const std::function<void(const ScriptStep &)> &visit) const;

private:
    int sessionOf(const engine::Event &event) const;
    bool crashesWaiting(std::size_t wait) const;

    const trace::Recording &m_recording;
    std::vector<QString> m_titles;
    /// By instance and connection; the operator's is { -1, 0 }.
    std::map<std::pair<int, int>, int> m_sessions;
};

/// What makes the tables as they are before the run, one statement each.
QStringList setupSql(const trace::Recording &recording, Literal literal);

/// What shows the tables, one statement each.
QStringList resultSql();

} // namespace exporting
