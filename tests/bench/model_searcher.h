// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <optional>

using namespace Qt::Literals::StringLiterals;

/// A strategy's model in tests/models/, as the program that spin makes of it: optimised, and with every order searched,
/// as the explorer does.
class ModelSearcher
{
public:
    struct Found {
        double states = 0;
        double transitions = 0;
    };

    explicit ModelSearcher(const QString &strategy)
    {
        // Spin hands the names of files to a shell, so it gets them without a folder.
        for (const QString &name : { u"parts.pml"_s, u"processes.pml"_s, strategy + u".pml"_s })
            QFile::copy(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/models/") + name, m_folder.filePath(name));
        m_made = call(u"spin"_s, { u"-a"_s, strategy + u".pml"_s }).has_value()
            && call(u"gcc"_s, { u"-O2"_s, u"-w"_s, u"-DSAFETY"_s, u"-DNOREDUCE"_s, u"-o"_s, u"pan"_s, u"pan.c"_s })
                   .has_value();
    }

    bool made() const { return m_made; }

    /// One message and any so many faults. Nothing when the search was not complete.
    std::optional<Found> search(int faults) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        const auto set = [&](const QString &name, int value) { environment.insert(name, QString::number(value)); };
        set(u"MESSAGES"_s, 1);
        set(u"MAX_DELIVERIES"_s, 5);
        for (const QString &name :
             { u"CRASHES"_s, u"LOST_ACKS"_s, u"LOCK_EXPIRIES"_s, u"SAME_ID_RETRIES"_s, u"FAULTS"_s })
            set(name, faults);
        set(u"NEW_ID_RETRIES"_s, 0);
        set(u"KEYS_EXPIRE"_s, 1);
        const auto out = call(m_folder.filePath(u"pan"_s), { u"-n"_s, u"-m10000"_s, u"-w16"_s }, environment);
        if (!out || !out->contains(u"errors: 0\n"_s) || out->contains(u"not completed"_s))
            return std::nullopt;
        const auto number = [&](const QString &pattern) {
            return QRegularExpression(u"(\\d+) "_s + pattern).match(*out).captured(1).toDouble();
        };
        return Found{ number(u"states, stored"_s), number(u"transitions"_s) };
    }

private:
    /// What it printed; nothing when it failed.
    std::optional<QString> call(const QString &program, const QStringList &arguments,
                                const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment()) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return std::nullopt;
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
    bool m_made = false;
};
