// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"
#include "scenario/exercise.h"

#include <QByteArray>
#include <QJsonObject>

#include <deque>
#include <stdexcept>

/// Scenario and lesson files: read, validated, written.
namespace scenario {

/// What is wrong with a file or with a request, in one line for people: "FILE:LINE:COLUMN: cause" for what is no JSON,
/// "FILE:LINE:COLUMN: /json/pointer: cause" for a wrong value ("FILE: /json/pointer: cause" where there is no text).
class Problem : public std::runtime_error
{
public:
    /// Control characters of `text` become question marks: it stays one line, whatever it quotes.
    explicit Problem(const QString &text);

    QString text() const { return QString::fromUtf8(what()); }
};

/// A small, named change to a scenario.
struct Variant {
    QString id;
    QString title;
    /// A JSON merge patch (RFC 7396).
    QJsonObject patch;

    bool operator==(const Variant &) const = default;
};

/// A scenario or lesson file, valid in all its variants.
struct Document {
    /// Of a lesson ("lost-ack"); empty for a plain scenario file.
    QString id;
    /// NN of the lesson's folder; 0 for a plain scenario.
    int number = 0;
    /// One line. Empty where the file has none; a lesson has them in its texts, in every language.
    QString title;
    QString question;
    /// What a run needs: without title, question, variants, predict and tasks.
    QJsonObject scenario;
    std::vector<Variant> variants;
    std::vector<Prediction> predictions;
    std::vector<Task> tasks;
    /// The blocks that these were read from, as they stand in the file.
    QJsonObject exercises;
    /// The name of the file in messages.
    QString name;
    /// A lesson's folder, where its texts are; empty for a plain scenario.
    QString folder;

    bool operator==(const Document &) const = default;
};

/// Reads a file's content and checks it, variants included. `name` is for messages, and makes the document a lesson
/// when it ends with "NN-id/scenario.json". Throws Problem.
Document parse(const QByteArray &bytes, const QString &name);

/// Reads a file, or the scenario.json of a folder. Throws Problem.
Document read(const QString &path);

/// The file's content: always the same for the same document, and parse(write(d), d.name) == d.
QByteArray write(const Document &document);

/// The scenario as it will run: the variant merged in, the strategy put in the place of every strategy with the same
/// subject. Throws Problem for an unknown variant or strategy, or one for whose subject there is no consumer.
QJsonObject effective(const Document &document, const QString &variant = {}, const QString &strategy = {});

/// Checks an effective scenario and converts it. `name` is for messages. Throws Problem.
engine::Setup setupOf(const QJsonObject &scenario, const QString &name);

/// The embedded lessons, in order, and those that were added. A lesson stays where it is in memory.
const std::deque<Document> &lessons();

/// Adds the lessons of a folder ("NN-id" in it, or the folder itself), which come after those that are there; one that
/// was added from the same folder is read again, in its place. Returns how many there were. Throws Problem, and adds none
/// then.
std::size_t addLessons(const QString &folder);

/// The lesson of that id ("lost-ack"), folder ("01-lost-ack") or number ("1"), or null.
const Document *findLesson(QStringView id);

/// The strategies that the lesson's faults make sense for: those with the subject of its first consumer.
std::vector<const engine::Strategy *> applicableStrategies(const Document &document);

/// "500ms", "30s", "10m", "2h", "14d": a whole number of the largest unit that fits.
QString durationText(engine::Time time);

/// The inverse; nothing for anything else, or for what overflows.
std::optional<engine::Time> durationFrom(QStringView text);

} // namespace scenario
