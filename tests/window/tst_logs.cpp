// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include "strategies/registry.h"
#include "window/syntax.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>

using namespace lab;
using engine::Step;

/// What is there in words: the event log, the SQL log, the listing.
class TestLogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEventLogHasARowForEachEventUntilThePlayhead()
    {
        Lab it(u"the-arbiter"_s);
        it.window.sidePanel().showPage(u"event-log"_s);
        window::LogTable &table = it.window.sidePanel().eventLog().table();
        QAbstractItemModelTester tester(table.model());
        QCOMPARE(table.model()->rowCount(), 0);
        it.key(Qt::Key_End);
        QCOMPARE(table.model()->rowCount(), static_cast<int>(it.events().size()));
        it.run().goTo(5);
        QCOMPARE(table.model()->rowCount(), 5);
        for (int row = 0; row < 5; ++row)
            QVERIFY(!table.model()->index(row, window::EventLogModel::What).data().toString().isEmpty());
    }

    void aClickInTheEventLogGoesThere()
    {
        Lab it(u"the-arbiter"_s);
        it.window.sidePanel().showPage(u"event-log"_s);
        it.key(Qt::Key_End);
        window::LogTable &table = it.window.sidePanel().eventLog().table();
        QTRY_VERIFY(table.isVisible());
        const QModelIndex row = table.model()->index(3, window::EventLogModel::What);
        table.scrollTo(row);
        click(table.viewport(), table.visualRect(row).center());
        QCOMPARE(it.run().events(), 4U);
    }

    void theKeyboardChoosesARowToo()
    {
        Lab it(u"the-arbiter"_s);
        it.window.sidePanel().showPage(u"event-log"_s);
        it.key(Qt::Key_End);
        window::LogTable &table = it.window.sidePanel().eventLog().table();
        table.setFocus(Qt::TabFocusReason);
        table.setCurrentIndex(table.model()->index(6, 0));
        QTest::keyClick(&table, Qt::Key_Up);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(it.run().events(), 6U);
    }

    void theFilterKeepsWhatMatches()
    {
        Lab it(u"the-arbiter"_s);
        it.window.sidePanel().showPage(u"event-log"_s);
        it.key(Qt::Key_End);
        window::EventLogPage &page = it.window.sidePanel().eventLog();
        const int all = page.table().model()->rowCount();
        page.filter().setActor(it.run().recording().roster[1].name);
        const int ofSecond = page.table().model()->rowCount();
        QVERIFY(ofSecond > 0 && ofSecond < all);
        page.filter().setActor({});
        page.search().setFocus(Qt::TabFocusReason);
        // Letters go to the field, although some of them are keys of the window.
        QTest::keyClicks(&page.search(), u"lock"_s);
        QCOMPARE(page.search().text(), u"lock"_s);
        QCOMPARE(it.run().branches().size(), 1U);
        const int found = page.table().model()->rowCount();
        QVERIFY(found > 0 && found < all);
        click(page.table().viewport(), page.table().visualRect(page.table().model()->index(0, 2)).center());
        QVERIFY(it.window.stagePanel().narration().what().contains(u"lock"_s, Qt::CaseInsensitive));
    }

    void theFilterIsChosenInItsMenu()
    {
        Lab it(u"two-subscribers"_s);
        it.window.sidePanel().showPage(u"event-log"_s);
        it.key(Qt::Key_End);
        window::EventLogPage &page = it.window.sidePanel().eventLog();
        const int all = page.table().model()->rowCount();
        const QString second = it.run().recording().roster.back().name;
        QPushButton *everyone = nullptr;
        for (auto *button : page.findChildren<QPushButton *>()) {
            if (button->text().startsWith(u"Everyone"_s))
                everyone = button;
        }
        QVERIFY(everyone);
        choose(second, [&] { QTest::mouseClick(everyone, Qt::LeftButton); });
        QVERIFY(page.table().model()->rowCount() < all);
        for (int row = 0; row < page.table().model()->rowCount(); ++row)
            QCOMPARE(page.table().model()->index(row, window::EventLogModel::Who).data().toString(), second);
        choose(u"Everyone"_s, [&] { QTest::mouseClick(everyone, Qt::LeftButton); });
        QCOMPARE(page.table().model()->rowCount(), all);
    }

    void aLogOutOfSightLetsGoOfItsRun()
    {
        Lab it(u"the-arbiter"_s);
        it.window.sidePanel().showPage(u"event-log"_s);
        it.key(Qt::Key_End);
        const QAbstractItemModel *model = it.window.sidePanel().eventLog().table().model();
        it.window.sidePanel().showPage(u"code"_s);
        it.window.openLesson(u"lost-ack"_s);
        QCOMPARE(model->rowCount(), 0);
        it.run().goTo(4);
        it.window.sidePanel().showPage(u"event-log"_s);
        QCOMPARE(model->rowCount(), 4);
    }

    void rowsAreCopiedAsText()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_End);
        it.window.sidePanel().showPage(u"event-log"_s);
        window::LogTable &table = it.window.sidePanel().eventLog().table();
        const QString text = table.asText();
        QCOMPARE(text.count(u'\n'), static_cast<qsizetype>(it.events().size()));
        QVERIFY(text.contains(u"The ack of tag 1 is lost"_s));
        table.selectRow(0);
        QCOMPARE(table.asText().count(u'\n'), 1);
        table.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), table.asText());
        // The key C alone is the run's, and this was not it.
        QCOMPARE(it.run().branches().size(), 1U);
        table.clearSelection();
        choose(u"Copy all"_s, [&] { openContextMenu(table.viewport(), QPointF(20, 20)); });
        QCOMPARE(QApplication::clipboard()->text(), text);
    }

    void theSqlLogShowsStatementsWithTheirValues()
    {
        Lab it(u"the-arbiter"_s);
        it.key(Qt::Key_End);
        it.window.sidePanel().showPage(u"sql-log"_s);
        window::LogTable &table = it.window.sidePanel().sqlLog().table();
        QAbstractItemModelTester tester(table.model());
        const QString text = table.asText();
        QVERIFY2(text.contains(u"'m-1'"_s), qPrintable(text));
        QVERIFY(text.contains(u"busy: waits for"_s));
        QVERIFY(text.contains(u"duplicate key"_s));
        const QModelIndex row = table.model()->index(1, 0);
        click(table.viewport(), table.visualRect(row).center());
        const std::size_t event = it.run().events() - 1;
        QVERIFY(!it.events()[event].sql.isEmpty());
    }

    void theRowOfAnErrorSaysWhatItIsCalledElsewhere()
    {
        Lab it(u"the-arbiter"_s);
        it.key(Qt::Key_End);
        it.window.sidePanel().showPage(u"sql-log"_s);
        window::LogTable &table = it.window.sidePanel().sqlLog().table();
        const auto said = [&] {
            for (const auto *label : it.window.sidePanel().sqlLog().findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(u"SQL Server 2627"_s))
                    return true;
            }
            return false;
        };
        const auto *model = table.model();
        int failed = 0;
        while (failed < model->rowCount()
               && model->index(failed, 0).data(window::SqlLogModel::ElsewhereRole).toString().isEmpty())
            ++failed;
        QVERIFY(failed < model->rowCount());
        QVERIFY(!said());
        table.setCurrentIndex(model->index(failed, 0));
        QVERIFY(said());
        table.setCurrentIndex(model->index(0, 0));
        QVERIFY(!said());
    }

    void anErrorHasItsNamesElsewhere()
    {
        QVERIFY(window::SqlLogModel::elsewhere(engine::ErrorKind::DuplicateKey).contains(u"23505"_s));
        QVERIFY(window::SqlLogModel::elsewhere(engine::ErrorKind::None).isEmpty());
    }

    void everyLineOfAListingKnowsItsStep()
    {
        // The margin arms a crash before the step of a line: what the listing says and what runs must agree.
        database::SqliteDatabase database;
        int checked = 0;
        for (const scenario::Document &lesson : scenario::lessons()) {
            for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson)) {
                const strategies::Listing listing = strategies::listingOf(*strategy);
                trace::Header header;
                header.scenario = scenario::effective(lesson, {}, strategy->id);
                const trace::Recording recording = trace::record(header, database);
                for (const Event &event : recording.events) {
                    const bool ours = event.line >= listing.firstLine
                        && event.line < listing.firstLine + static_cast<int>(listing.lines.size());
                    if (event.kind != Kind::Performed || !ours || event.consumer != 0)
                        continue;
                    QCOMPARE(window::stepOfLine(listing.lines[event.line - listing.firstLine]), event.step);
                    ++checked;
                }
            }
        }
        QVERIFY(checked > 1000);
    }

    void everyStrategyIsWrittenElsewhereToo_data()
    {
        QTest::addColumn<QString>("id");
        for (const engine::Strategy &strategy : strategies::all())
            QTest::newRow(strategy.id.data()) << QString(strategy.id);
    }
    void everyStrategyIsWrittenElsewhereToo()
    {
        QFETCH(QString, id);
        const engine::Strategy &strategy = *strategies::find(id);
        for (const auto kind : { window::ListingKind::CSharp, window::ListingKind::Sql }) {
            const window::CodeListing listing = window::codeListingOf(strategy, kind);
            QVERIFY(!listing.lines.empty());
            std::vector<Step> steps;
            for (const window::CodeLine &line : listing.lines) {
                QVERIFY2(!line.text.contains(u"SPDX"_s) && !line.text.contains(u'['), qPrintable(line.text));
                if (line.step != Step::None)
                    steps.push_back(line.step);
            }
            // Each step of the strategy begins in one line. Only the ack is not the handler's own, where a framework
            // sends it; and a look at a row that is there already is on no undisturbed path.
            for (const Step step : strategy.steps) {
                const bool frameworks =
                    step == Step::Ack && kind == window::ListingKind::CSharp && id != u"ack-first"_s;
                const auto times = std::count(steps.begin(), steps.end(), step);
                QVERIFY2(times == (frameworks ? 0 : 1), qPrintable(engine::nameOf(step)));
            }
            for (const Step step : steps)
                QVERIFY2(strategy.hasStep(step) || step == Step::Check, qPrintable(engine::nameOf(step)));
        }
    }

    void tokens()
    {
        using window::Token;
        using window::TokenKind;
        const auto tokens = window::tokensOf(u"const bool x = 12; // \"no\"", window::Language::Cpp);
        const std::vector<Token> expected{ { 0, 5, TokenKind::Keyword },
                                           { 6, 4, TokenKind::Keyword },
                                           { 15, 2, TokenKind::Number },
                                           { 19, 7, TokenKind::Comment } };
        QCOMPARE(tokens, expected);
        const auto sql = window::tokensOf(u"SELECT 'it''s' -- no", window::Language::Sql);
        QCOMPARE(sql.front().kind, TokenKind::Keyword);
        QCOMPARE(sql.back().kind, TokenKind::Comment);
    }
};

QTEST_MAIN(TestLogs)
#include "tst_logs.moc"
