// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "runs.h"
#include "trace/report.h"
#include "trace/timeline.h"
#include "trace/trace_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

/// Traces with one value changed: each is refused in one line, or can be told, judged, replayed and written in every format.
class TestDamaged : public QObject
{
    Q_OBJECT

    static QByteArray lineOf(const QJsonObject &json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

    /// What may stand there instead.
    static std::vector<QJsonValue> others(const QJsonValue &value)
    {
        std::vector<QJsonValue> others{ QJsonValue(QJsonValue::Undefined) };
        if (value.isDouble())
            others.insert(others.end(), { 0, 1, 2, 3, 999, 1'000'000'000 });
        else if (value.isBool())
            others.emplace_back(!value.toBool());
        else if (value.isString())
            others.insert(others.end(), { u"m-1"_s, u"%1 & <b>"_s, u"check"_s, u"commit"_s, u"crashed"_s, u"true"_s });
        else if (value.isArray())
            others.emplace_back(QJsonArray());
        return others;
    }

    static std::optional<trace::Recording> open(QByteArray bytes)
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        try {
            return trace::read(buffer, u"t.jsonl"_s).recording;
        } catch (const scenario::Problem &problem) {
            return problem.text().contains(u'\n') ? std::optional<trace::Recording>(trace::Recording()) : std::nullopt;
        }
    }

    static void use(const trace::Recording &recording)
    {
        QVERIFY(!recording.roster.empty());
        for (const exporting::Format &format : exporting::formats()) {
            if (!format.isPicture() || format.extension == ".svg"_L1)
                QVERIFY2(!runs::written(recording, format.extension).isEmpty(), format.extension.data());
        }
        QVERIFY(!trace::reportOf(recording).isEmpty());
        trace::Timeline timeline(recording);
        QCOMPARE(timeline.at(recording.events.size()).events, recording.events.size());
        database::SqliteDatabase database;
        trace::replay(recording, database);
    }

private Q_SLOTS:
    void oneValueIsAnother_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char *lesson : { "failure-window", "the-arbiter", "email", "fast-cache", "a-week-later" })
            QTest::newRow(lesson) << QString::fromLatin1(lesson);
    }

    void oneValueIsAnother()
    {
        QFETCH(QString, lesson);
        database::SqliteDatabase database;
        trace::Header header;
        header.scenario = scenario::effective(*scenario::findLesson(lesson));
        const trace::Recording good = trace::record(header, database);
        const QList<QByteArray> lines = runs::written(good, u".jsonl"_s).split('\n');
        int used = 0;
        const auto tryOut = [&](qsizetype line, const QJsonObject &json) {
            QList<QByteArray> changed = lines;
            changed[line] = lineOf(json);
            if (changed[line] == lines[line])
                return;
            if (const auto recording = open(changed.join('\n'))) {
                use(*recording);
                ++used;
            }
        };
        for (qsizetype line = 1; line < lines.size() - 1; ++line) {
            const QJsonObject whole = QJsonDocument::fromJson(lines[line]).object();
            for (const QString &key : whole.keys()) {
                for (const QJsonValue &other : others(whole[key])) {
                    QJsonObject json = whole;
                    json.insert(key, other);
                    if (other.isUndefined())
                        json.remove(key);
                    tryOut(line, json);
                }
            }
        }
        qInfo("%d of them are read", used);
        QVERIFY(used > 0);
    }

    /// A trace need not hold its statements: what is made of them has none, then.
    void withoutItsStatements()
    {
        database::SqliteDatabase database;
        for (const scenario::Document &lesson : scenario::lessons()) {
            trace::Header header;
            header.scenario = scenario::effective(lesson);
            trace::Recording recording = trace::record(header, database);
            for (engine::Event &event : recording.events)
                event.sql.clear();
            use(recording);
        }
    }
};

QTEST_MAIN(TestDamaged)
#include "tst_damaged.moc"
