// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// The Turkish catalogue says all that the sources say, and nothing else.

#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <map>

using namespace Qt::Literals::StringLiterals;

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool unfinished = false;
};

using Catalogue = std::map<QString, Message>;

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.unfinished = !xml.attributes().value(u"type"_s).isEmpty();
    QString text;
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            message.translations.append(xml.readElementText());
        else
            text += xml.text();
    }
    if (message.translations.isEmpty())
        message.translations.append(text);
}

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source"_s)
            message.source = xml.readElementText();
        else if (xml.name() == u"translation"_s)
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

/// By context and source.
Catalogue read(const QString &path)
{
    QFile file(path);
    Catalogue catalogue;
    if (!file.open(QIODevice::ReadOnly))
        return catalogue;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name"_s) {
            context = xml.readElementText();
        } else if (xml.name() == u"message"_s) {
            const Message message = readMessage(xml);
            catalogue[context + u": "_s + message.source] = message;
        }
    }
    return catalogue;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression placeholder(u"%(n|L?[0-9]+)"_s);
    QStringList found;
    for (auto it = placeholder.globalMatch(text); it.hasNext();)
        found.append(it.next().captured());
    found.sort();
    return found;
}

const QString committed = QStringLiteral(REDELIVERY_SOURCE_DIR "/resources/translations/redelivery_tr.ts");

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsTranslated();
    void itIsUpToDate();
};

void TestCatalogue::everythingIsTranslated()
{
    const Catalogue catalogue = read(committed);
    QVERIFY(catalogue.size() > 500);
    for (const auto &[key, message] : catalogue) {
        QVERIFY2(!message.unfinished, qPrintable(key));
        for (const QString &translation : message.translations) {
            QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(key));
            QVERIFY2(placeholders(translation) == placeholders(message.source), qPrintable(key));
        }
    }
}

void TestCatalogue::itIsUpToDate()
{
    const QString lupdate = QStandardPaths::findExecutable(
        u"lupdate"_s, { QLibraryInfo::path(QLibraryInfo::BinariesPath), u"/usr/lib/qt6/bin"_s });
    QVERIFY2(!lupdate.isEmpty(), "lupdate is not installed; see packages.txt");
    const QTemporaryDir folder;
    const QString fresh = folder.filePath(u"fresh.ts"_s);
    QProcess process;
    process.start(lupdate,
                  { u"-silent"_s, u"-no-obsolete"_s, u"-locations"_s, u"none"_s, u"-target-language"_s, u"tr"_s,
                    QStringLiteral(REDELIVERY_SOURCE_DIR "/app"), u"-ts"_s, fresh });
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitCode(), 0);
    const Catalogue wanted = read(fresh);
    const Catalogue there = read(committed);
    QVERIFY(wanted.size() > 500);
    // `./dev translate` brings it up to date.
    for (const auto &[key, message] : wanted)
        QVERIFY2(there.contains(key), qPrintable(u"not in the catalogue: "_s + key));
    for (const auto &[key, message] : there)
        QVERIFY2(wanted.contains(key), qPrintable(u"no longer in the sources: "_s + key));
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
