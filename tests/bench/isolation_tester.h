// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <optional>

using namespace Qt::Literals::StringLiterals;

/// PostgreSQL's isolationtester on a server of our own, which goes when this object goes.
class IsolationTester
{
public:
    IsolationTester()
    {
        QStringList versions = QDir(u"/usr/lib/postgresql"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        std::sort(versions.begin(), versions.end(),
                  [](const QString &a, const QString &b) { return a.toDouble() < b.toDouble(); });
        if (versions.isEmpty())
            return;
        const QDir home(u"/usr/lib/postgresql/"_s + versions.constLast());
        m_bin = home.filePath(u"bin"_s);
        m_tester = home.filePath(u"lib/pgxs/src/test/isolation/isolationtester"_s);
        m_installed = QFile::exists(m_tester) && QFile::exists(m_bin + u"/initdb"_s);
        m_running = m_installed && start();
    }
    IsolationTester(const IsolationTester &) = delete;
    IsolationTester &operator=(const IsolationTester &) = delete;
    ~IsolationTester()
    {
        if (m_running)
            call(m_bin + u"/pg_ctl"_s, { u"-D"_s, data(), u"-m"_s, u"immediate"_s, u"-w"_s, u"stop"_s });
    }

    bool installed() const { return m_installed; }
    bool running() const { return m_running; }

    bool execute(const QString &sql)
    {
        return call(m_bin + u"/psql"_s, { u"-q"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-c"_s, sql, connection() })
            .has_value();
    }

    /// What it printed of a specification; nothing when it failed.
    std::optional<QString> run(const QString &specification)
    {
        return call(m_tester, { connection() }, specification.toUtf8());
    }

private:
    bool start()
    {
        // PostgreSQL refuses to run as root.
        if (geteuid() == 0) {
            m_user = getpwnam("postgres");
            if (!m_user || chown(m_folder.path().toLocal8Bit().constData(), m_user->pw_uid, m_user->pw_gid) != 0)
                return false;
        }
        // No fsync and no TCP: it serves this run alone.
        return call(m_bin + u"/initdb"_s,
                    { u"-D"_s, data(), u"-A"_s, u"trust"_s, u"-U"_s, u"postgres"_s, u"-E"_s, u"UTF8"_s, u"--locale=C"_s,
                      u"-N"_s })
                   .has_value()
            && call(m_bin + u"/pg_ctl"_s,
                    { u"-D"_s, data(), u"-w"_s, u"-l"_s, m_folder.filePath(u"log"_s), u"-o"_s,
                      u"-k %1 -h '' -F"_s.arg(m_folder.path()), u"start"_s })
                   .has_value();
    }

    QString data() const { return m_folder.filePath(u"data"_s); }
    QString connection() const { return u"host=%1 user=postgres dbname=postgres"_s.arg(m_folder.path()); }

    std::optional<QString> call(const QString &program, const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        // The server inherits what pg_ctl has; a pipe that stays open would be waited for.
        const bool lasts = program.endsWith(u"/pg_ctl"_s);
        if (lasts) {
            process.setStandardOutputFile(QProcess::nullDevice());
            process.setStandardErrorFile(QProcess::nullDevice());
        }
        if (m_user) {
            process.setChildProcessModifier([uid = m_user->pw_uid, gid = m_user->pw_gid] {
                if (setgid(gid) != 0 || setuid(uid) != 0)
                    _exit(1);
            });
        }
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return std::nullopt;
        return lasts ? QString() : QString::fromUtf8(process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
    QString m_bin;
    QString m_tester;
    const passwd *m_user = nullptr;
    bool m_installed = false;
    bool m_running = false;
};
