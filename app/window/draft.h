// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QStringList>

#include <optional>

namespace window {

/// Why a draft cannot be run.
struct Flaw {
    /// The keys and indices that lead to the value that is wrong.
    QStringList path;
    QString cause;
};

/// A scenario that is being built, in the format of its file. Paths are keys and indices, outermost first.
class Draft : public QObject
{
    Q_OBJECT

public:
    explicit Draft(QJsonObject scenario, QObject *parent = nullptr);

    const QJsonObject &scenario() const { return m_scenario; }
    QJsonValue at(const QStringList &path) const;
    QJsonArray items(const QString &section) const { return at({ section }).toArray(); }
    /// What the items of a section call themselves by that key, each once.
    QStringList namesIn(const QString &section, const QString &key) const;

    /// Undefined takes the value away.
    void set(const QStringList &path, const QJsonValue &value);
    void append(const QString &section, const QJsonObject &item);
    void remove(const QString &section, int index);
    void replace(const QJsonObject &scenario);

    /// The first thing that is wrong; nothing when the scenario can be run.
    std::optional<Flaw> flaw() const;

Q_SIGNALS:
    void changed();

private:
    QJsonObject m_scenario;
};

/// The scenario with another name for a book, a consumer or a message (the path leads to its name), and that name
/// wherever the old one stood; only there where the new one is taken, or the old one was not the only one of its kind.
QJsonObject renamed(const QJsonObject &scenario, const QStringList &path, const QString &name);

/// The smallest experiment: one message, one consumer, nothing that goes wrong.
QJsonObject smallestScenario();

/// What is added to a section when somebody asks for one more.
QJsonObject freshItem(const Draft &draft, const QString &section);

/// What there is to expect when every message takes effect once.
QJsonObject expectedOnce(const Draft &draft);

} // namespace window
