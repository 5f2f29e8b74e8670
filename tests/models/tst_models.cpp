// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace {

/// A scenario and the faults that may come in it. With one delivery each kind of fault stands alone: together, the dead
/// letter of one would hide that another's is missing.
struct Budget {
    QString name;
    int messages = 1;
    int maxDeliveries = 5;
    int crashes = 0;
    int lostAcks = 0;
    int lockExpiries = 0;
    int sameIdRetries = 0;
    int newIdRetries = 0;
    int faults = 0;
};

const QList<Budget> budgets = {
    { .name = u"no fault"_s },
    { .name = u"1 lost ack"_s, .lostAcks = 1, .faults = 1 },
    { .name = u"1 crash"_s, .crashes = 1, .faults = 1 },
    { .name = u"1 lock expiry"_s, .lockExpiries = 1, .faults = 1 },
    { .name = u"1 retry, same id"_s, .sameIdRetries = 1, .faults = 1 },
    { .name = u"1 retry, new id"_s, .newIdRetries = 1, .faults = 1 },
    { .name = u"any 2"_s, .crashes = 2, .lostAcks = 2, .lockExpiries = 2, .sameIdRetries = 2, .faults = 2 },
    { .name = u"1 crash, 1 lock expiry"_s, .crashes = 1, .lockExpiries = 1, .faults = 2 },
    { .name = u"1 crash, 1 retry, new id"_s, .crashes = 1, .newIdRetries = 1, .faults = 2 },
    { .name = u"2 messages, no fault"_s, .messages = 2 },
    { .name = u"2 messages, 1 lost ack"_s, .messages = 2, .lostAcks = 1, .faults = 1 },
    { .name = u"2 messages, 1 crash"_s, .messages = 2, .crashes = 1, .faults = 1 },
    { .name = u"2 messages, 1 lock expiry"_s, .messages = 2, .lockExpiries = 1, .faults = 1 },
    { .name = u"2 messages, 1 retry, same id"_s, .messages = 2, .sameIdRetries = 1, .faults = 1 },
    { .name = u"2 deliveries, any 2"_s,
      .maxDeliveries = 2,
      .crashes = 2,
      .lostAcks = 2,
      .lockExpiries = 2,
      .sameIdRetries = 2,
      .faults = 2 },
    { .name = u"1 delivery, 1 lost ack"_s, .maxDeliveries = 1, .lostAcks = 1, .faults = 1 },
    { .name = u"1 delivery, 1 crash"_s, .maxDeliveries = 1, .crashes = 1, .faults = 1 },
    { .name = u"1 delivery, 1 lock expiry"_s, .maxDeliveries = 1, .lockExpiries = 1, .faults = 1 },
};

Budget budgetNamed(const QString &name)
{
    for (const Budget &budget : budgets) {
        if (budget.name == name)
            return budget;
    }
    qFatal("there is no such budget");
}

const QStringList strategies = {
    u"naive"_s,
    u"ack-first"_s,
    u"natural-set"_s,
    u"natural-versioned"_s,
    u"natural-key"_s,
    u"check-then-process"_s,
    u"record-then-process"_s,
    u"inbox-claim-first"_s,
    u"inbox-claim-last"_s,
    u"inbox-swallowed-error"_s,
    u"inbox-tolerant"_s,
    u"inbox-precheck"_s,
    u"inbox-duplicate-throws"_s,
    u"inbox-other-connection"_s,
    u"inbox-fingerprint"_s,
    u"cache-check-then-set"_s,
    u"cache-set-if-absent"_s,
    u"email-naive"_s,
    u"email-two-phase"_s,
    u"email-provider-key"_s,
};

/// How a run ends: what is reserved, how many dead letters there are, how many mails went out.
using Outcome = std::array<int, 3>;

/// "2/0/0 4/0/0": every way to end, in order, once.
QString inWords(const std::set<Outcome> &outcomes)
{
    QStringList words;
    for (const auto &[reserved, deadLetters, mails] : outcomes)
        words.append(u"%1/%2/%3"_s.arg(reserved).arg(deadLetters).arg(mails));
    return words.join(u' ');
}

struct Answer {
    int status = -1;
    QByteArray out;
    QByteArray error;
};

Answer call(const QString &program, const QStringList &arguments, const QString &folder,
            const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return { .error = process.errorString().toUtf8() };
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

} // namespace

/// `redelivery explore` against models of the same protocol, written by hand in Promela and searched by spin: both find
/// the same ways to end. And the models alone against what is published of the strategies.
class TestModels : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QHash<QString, QString> m_searchers; ///< by strategy: the program that spin makes of its model

    /// Empty when it cannot be made; the reason is then a warning of the test.
    QString searcher(const QString &strategy)
    {
        QString &program = m_searchers[strategy];
        if (!program.isEmpty())
            return program;
        const QDir folder(m_folder.filePath(strategy));
        folder.mkpath(u"."_s);
        // Spin hands the names of files to a shell, so it gets them without a folder.
        for (const QString &name : { u"parts.pml"_s, u"processes.pml"_s, strategy + u".pml"_s }) {
            if (!QFile::copy(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/models/") + name, folder.filePath(name)))
                qWarning() << "cannot copy" << name;
        }
        const Answer translated = call(u"spin"_s, { u"-a"_s, strategy + u".pml"_s }, folder.path());
        // Without the partial order reduction there is no need to argue that it keeps every way to end. An optimised
        // build would take longer than the searches that it makes faster.
        const Answer compiled =
            call(u"gcc"_s, { u"-O0"_s, u"-w"_s, u"-DSAFETY"_s, u"-DNOREDUCE"_s, u"-o"_s, u"pan"_s, u"pan.c"_s },
                 folder.path());
        if (translated.status == 0 && compiled.status == 0)
            program = folder.filePath(u"pan"_s);
        else
            qWarning().noquote() << translated.out << translated.error << compiled.error;
        return program;
    }

    /// Empty when the search was not complete; the reason is then a warning of the test.
    std::set<Outcome> modelled(const QString &strategy, const Budget &budget, bool keysExpire = true)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        const auto set = [&](const QString &name, int value) { environment.insert(name, QString::number(value)); };
        set(u"MESSAGES"_s, budget.messages);
        set(u"MAX_DELIVERIES"_s, budget.maxDeliveries);
        set(u"CRASHES"_s, budget.crashes);
        set(u"LOST_ACKS"_s, budget.lostAcks);
        set(u"LOCK_EXPIRIES"_s, budget.lockExpiries);
        set(u"SAME_ID_RETRIES"_s, budget.sameIdRetries);
        set(u"NEW_ID_RETRIES"_s, budget.newIdRetries);
        set(u"FAULTS"_s, budget.faults);
        set(u"KEYS_EXPIRE"_s, keysExpire);
        const QString program = searcher(strategy);
        if (program.isEmpty())
            return {};
        // No list of what was not reached; 10,000 steps deep; 2^16 slots to begin with.
        const Answer answer = call(program, { u"-n"_s, u"-m10000"_s, u"-w16"_s }, m_folder.path(), environment);
        if (answer.status != 0 || !answer.out.contains("Full statespace search") || !answer.out.contains("errors: 0\n")
            || answer.out.contains("not completed") || answer.out.contains("too small")) {
            qWarning().noquote() << answer.out << answer.error;
            return {};
        }
        std::set<Outcome> outcomes;
        for (const QByteArray &line : answer.out.split('\n')) {
            const auto words = line.split(' ');
            if (words.size() == 4 && words[0] == "OUTCOME")
                outcomes.insert({ words[1].toInt(), words[2].toInt(), words[3].toInt() });
        }
        return outcomes;
    }

    static QJsonObject scenario(const QString &strategy, const Budget &budget)
    {
        const bool mails = strategy.startsWith(u"email-");
        // These two write what the order comes to, so that a second message makes sense for the same order only.
        const bool oneOrder = strategy == u"natural-set" || strategy == u"natural-versioned";
        QJsonArray messages;
        for (int i = 1; i <= budget.messages; ++i) {
            QJsonObject message{ { u"id"_s, u"m-%1"_s.arg(i) },
                                 { u"type"_s, u"OrderPlaced"_s },
                                 { u"order"_s, oneOrder ? u"o-1"_s : u"o-%1"_s.arg(i) },
                                 { u"book"_s, u"Dune"_s },
                                 { u"quantity"_s, i + 1 } };
            if (oneOrder)
                message[u"version"_s] = i;
            messages.append(message);
        }
        QJsonObject expect;
        if (mails)
            expect[u"emails"_s] = budget.messages;
        else
            expect[u"reserved"_s] = QJsonObject{ { u"Dune"_s, budget.messages == 1 ? 2 : oneOrder ? 3 : 5 } };
        return {
            { u"format"_s, u"redelivery-scenario"_s },
            { u"version"_s, 1 },
            { u"stock"_s, QJsonArray{ QJsonObject{ { u"book"_s, u"Dune"_s }, { u"onHand"_s, 10 } } } },
            { u"consumers"_s,
              QJsonArray{ QJsonObject{ { u"name"_s, mails ? u"notification"_s : u"inventory"_s },
                                       { u"instances"_s, 2 },
                                       { u"strategy"_s, strategy } } } },
            { u"broker"_s, QJsonObject{ { u"maxDeliveries"_s, budget.maxDeliveries } } },
            { u"messages"_s, messages },
            { u"expect"_s, expect },
        };
    }

    /// Empty when it fails or is not complete; the reason is then a warning of the test.
    std::set<Outcome> explored(const QString &strategy, const Budget &budget) const
    {
        QFile file(m_folder.filePath(u"scenario.json"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QJsonDocument(scenario(strategy, budget)).toJson());
        file.close();
        const auto number = [](int value) { return QString::number(value); };
        const Answer answer =
            call(QStringLiteral(REDELIVERY_COMMAND),
                 { u"explore"_s, u"scenario.json"_s, u"--strategy"_s, strategy, u"--crashes"_s, number(budget.crashes),
                   u"--lost-acks"_s, number(budget.lostAcks), u"--lock-expiries"_s, number(budget.lockExpiries),
                   u"--producer-retries"_s, number(budget.sameIdRetries), u"--new-id-retries"_s,
                   number(budget.newIdRetries), u"--faults"_s, number(budget.faults), u"--json"_s },
                 m_folder.path());
        if (answer.status != 0 && answer.status != 1) {
            qWarning().noquote() << answer.status << answer.error;
            return {};
        }
        const QJsonObject report = QJsonDocument::fromJson(answer.out).object();
        if (!report[u"complete"_s].toBool()) {
            qWarning("the explorer gave up");
            return {};
        }
        std::set<Outcome> outcomes;
        for (const auto &value : report[u"outcomes"_s].toArray()) {
            const QJsonObject outcome = value.toObject();
            outcomes.insert({ outcome[u"reserved"_s].toObject()[u"Dune"_s].toInt(-1),
                              outcome[u"deadLetters"_s].toInt(-1), outcome[u"emails"_s].toInt(-1) });
        }
        return outcomes;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString &program : { u"spin"_s, u"gcc"_s }) {
            QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(),
                     qPrintable(u"%1 is missing: apt-get install %1"_s.arg(program)));
        }
    }

    /// What domain.md says of one strategy under one budget, as the ways to end: reserved/dead letters/mails. For the
    /// caches the keys stay, unless it is said that they run out.
    void theModelEndsAsPublished_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("budget");
        QTest::addColumn<bool>("keysExpire");
        QTest::addColumn<QString>("published");
        const auto add = [](const QString &strategy, const QString &budget, const QString &published,
                            bool keysExpire = false) {
            QTest::addRow("%s, %s%s", qPrintable(strategy), qPrintable(budget), keysExpire ? ", keys run out" : "")
                << strategy << budget << keysExpire << published;
        };
        // The table: a lost ack; the window, a crash; two copies at once. Nothing where the table claims nothing, or
        // where its window is only what a crash before the commit does.
        struct Row {
            QString strategy;
            QString lostAck;
            QString crash;
            QString twoCopies;
        };
        const QString once = u"2/0/0"_s;
        const QString twice = u"2/0/0 4/0/0"_s;
        const QString lost = u"0/0/0 2/0/0"_s;
        const QString deadLettered = u"2/0/0 2/1/0"_s;
        const QString mail = u"0/0/1"_s;
        const QString twoMails = u"0/0/1 0/0/2"_s;
        const QList<Row> table = {
            { u"naive"_s, twice, {}, twice },
            { u"ack-first"_s, twice, lost, {} },
            { u"natural-set"_s, once, once, once },
            { u"natural-versioned"_s, once, once, once },
            { u"natural-key"_s, once, once, once },
            { u"check-then-process"_s, once, twice, twice },
            { u"record-then-process"_s, once, lost, once },
            { u"inbox-claim-first"_s, once, once, once },
            { u"inbox-claim-last"_s, once, once, once },
            { u"inbox-swallowed-error"_s, twice, {}, twice },
            { u"inbox-tolerant"_s, once, once, once },
            { u"inbox-precheck"_s, once, once, once },
            { u"inbox-duplicate-throws"_s, deadLettered, {}, deadLettered },
            { u"inbox-other-connection"_s, once, twice, twice },
            { u"inbox-fingerprint"_s, once, once, once },
            { u"cache-check-then-set"_s, once, twice, twice },
            { u"cache-set-if-absent"_s, once, lost, once },
            { u"email-naive"_s, twoMails, {}, twoMails },
            { u"email-two-phase"_s, mail, u"0/0/1 0/1/0 0/1/1"_s, u"0/0/1 0/1/1"_s },
            { u"email-provider-key"_s, mail, mail, mail },
        };
        for (const Row &row : table) {
            add(row.strategy, u"1 lost ack"_s, row.lostAck);
            if (!row.crash.isEmpty())
                add(row.strategy, u"1 crash"_s, row.crash);
            if (!row.twoCopies.isEmpty())
                add(row.strategy, u"1 lock expiry"_s, row.twoCopies);
        }
        add(u"cache-set-if-absent"_s, u"1 crash"_s, u"0/0/0 2/0/0 4/0/0"_s, true);
        // "A late older message wins", unless the version is looked at.
        add(u"natural-set"_s, u"2 messages, no fault"_s, u"2/0/0 3/0/0"_s);
        add(u"natural-versioned"_s, u"2 messages, no fault"_s, u"3/0/0"_s);
        // "An id made anew at each retry blinds every consumer", but not one whose key is the order.
        for (const Row &row : table) {
            if (row.strategy.startsWith(u"natural-"))
                add(row.strategy, u"1 retry, new id"_s, once);
            else
                add(row.strategy, u"1 retry, new id"_s, row.strategy.startsWith(u"email-") ? twoMails : twice);
        }
        // What keeps with one fault keeps with two; and two phases never send two mails.
        for (const QString &strategy :
             { u"natural-versioned"_s, u"natural-key"_s, u"inbox-claim-first"_s, u"inbox-claim-last"_s,
               u"inbox-tolerant"_s, u"inbox-precheck"_s, u"inbox-fingerprint"_s })
            add(strategy, u"any 2"_s, once);
        add(u"email-two-phase"_s, u"any 2"_s, u"0/0/1 0/1/0 0/1/1 0/2/0 0/2/1"_s);
        add(u"email-provider-key"_s, u"any 2"_s, mail);
    }

    void theModelEndsAsPublished()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, budget);
        QFETCH(bool, keysExpire);
        QTEST(inWords(modelled(strategy, budgetNamed(budget), keysExpire)), "published");
    }

    void theExplorerEndsAsTheModel_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("budget");
        for (const QString &strategy : strategies) {
            for (const Budget &budget : budgets)
                QTest::addRow("%s, %s", qPrintable(strategy), qPrintable(budget.name)) << strategy << budget.name;
        }
    }

    void theExplorerEndsAsTheModel()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, budget);
        const auto outcomes = modelled(strategy, budgetNamed(budget));
        QVERIFY(!outcomes.empty());
        QCOMPARE(inWords(explored(strategy, budgetNamed(budget))), inWords(outcomes));
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
