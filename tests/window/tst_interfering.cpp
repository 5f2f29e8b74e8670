// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include "strategies/registry.h"
#include "trace/recorder.h"

using namespace lab;
using engine::Step;
using window::QuickFault;

/// Each button, key, menu and drag changes the trace as it says.
class TestInterfering : public QObject
{
    Q_OBJECT

    static window::FaultButton *button(Lab &it, QuickFault fault)
    {
        return it.window.lessonPanel().faults().button(fault);
    }

private Q_SLOTS:
    void losingTheNextAckWaitsForIt()
    {
        Lab it(u"the-arbiter"_s, {}, u"naive"_s);
        it.goToStep(0, Step::Reserve);
        QVERIFY(button(it, QuickFault::LoseAck)->accessibleDescription().contains(u"ack of tag 1"_s));
        const std::size_t before = it.run().events();
        it.key(Qt::Key_A);
        QCOMPARE(it.run().branches().size(), 2U);
        QCOMPARE(it.run().events(), before);
        QCOMPARE(it.run().branch().forkedAt, before);
        const std::size_t lost = it.find(Kind::AckLost);
        QVERIFY(lost < it.events().size());
        QCOMPARE(it.events()[lost].tag, 1);
        QCOMPARE(it.run().branch().armed.at(0).struckAt, std::optional(lost));
    }

    void theArmedFaultIsTakenBackWithTheSameButton()
    {
        Lab it(u"set-not-add"_s, {}, u"naive"_s);
        it.run().goTo(it.events().size() - 3);
        const std::size_t lostBefore = it.count(Kind::AckLost);
        it.click(u"loseAck"_s);
        QCOMPARE(it.count(Kind::AckLost), lostBefore + 1);
        QVERIFY(button(it, QuickFault::LoseAck)->accessibleName().contains(u"will be lost"_s));
        it.click(u"loseAck"_s);
        QCOMPARE(it.count(Kind::AckLost), lostBefore);
        QVERIFY(it.run().branch().armed.empty());
    }

    void losingAnAckThatIsOnItsWay()
    {
        Lab it(u"one-transaction"_s, u"delivered-twice"_s);
        const std::size_t sent = it.find(Kind::AckSent, it.find(Kind::AckSent) + 1);
        it.run().goTo(sent + 1);
        QVERIFY(button(it, QuickFault::LoseAck)->accessibleName().contains(u"ack of tag 2"_s));
        it.click(u"loseAck"_s);
        QCOMPARE(it.events()[sent + 1].kind, Kind::AckLost);
        QCOMPARE(it.events()[sent + 1].tag, 2);
        QCOMPARE(it.run().events(), it.find(Kind::Requeued, sent) + 1);
    }

    void crashingTheInstanceThatActs()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        const std::size_t before = it.run().events();
        QVERIFY(button(it, QuickFault::Crash)->accessibleName().contains(it.run().recording().roster[0].name));
        it.key(Qt::Key_C);
        QCOMPARE(it.events()[before].kind, Kind::Crashed);
        QCOMPARE(it.events()[before].instance, 0);
        QCOMPARE(it.run().state().instances[0].doing, trace::InstanceState::Doing::Crashed);
    }

    void aSecondCopyOfTheMessageInHand()
    {
        Lab it(u"failure-window"_s);
        it.goAfter(Kind::Delivered);
        const std::size_t before = it.run().events();
        it.click(u"secondCopy"_s);
        QCOMPARE(it.events()[before].kind, Kind::Published);
        QCOMPARE(it.events()[before].message, u"m-1"_s);
        QCOMPARE(it.events()[before].retryOf, u"m-1"_s);
        QVERIFY(it.run().branch().injected.size() == 1);
    }

    void theLockRunsOut()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        const std::size_t before = it.run().events();
        it.key(Qt::Key_L);
        QCOMPARE(it.events()[before].kind, Kind::LockExpired);
        QCOMPARE(it.events()[before + 1].kind, Kind::Requeued);
    }

    void whatIsImpossibleSaysWhy_data()
    {
        QTest::addColumn<int>("fault");
        QTest::newRow("lose ack") << static_cast<int>(QuickFault::LoseAck);
        QTest::newRow("crash") << static_cast<int>(QuickFault::Crash);
        QTest::newRow("expire lock") << static_cast<int>(QuickFault::ExpireLock);
    }
    void whatIsImpossibleSaysWhy()
    {
        QFETCH(int, fault);
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_End);
        const auto *pushed = button(it, static_cast<QuickFault>(fault));
        QVERIFY(!pushed->isEnabled());
        QVERIFY(!pushed->accessibleDescription().isEmpty());
        it.window.lessonPanel().faults().trigger(static_cast<QuickFault>(fault));
        QCOMPARE(it.run().branches().size(), 1U);
        QCOMPARE(it.window.banner().text(), pushed->accessibleDescription());
    }

    void theRunThatWasThereStaysAndCanBeReturnedTo()
    {
        Lab it(u"lost-ack"_s);
        const std::vector<Event> original = it.events();
        it.goToStep(0, Step::Reserve);
        const double left = it.run().playback().position();
        it.key(Qt::Key_C);
        QCOMPARE(it.run().currentBranch(), 1U);
        const QList<window::Chip *> chips = it.window.timelinePanel().branchChips();
        QCOMPARE(chips.size(), 2);
        QVERIFY(chips[1]->isChecked());
        QTest::mouseClick(chips[0], Qt::LeftButton);
        QCOMPARE(it.run().currentBranch(), 0U);
        QCOMPARE(it.events().size(), original.size());
        QCOMPARE(it.count(Kind::Crashed), 0U);
        QCOMPARE(it.run().playback().position(), left);
        QTest::mouseClick(chips[1], Qt::LeftButton);
        QCOMPARE(it.count(Kind::Crashed), 1U);
    }

    void theCommonPastIsTheSame()
    {
        Lab it(u"the-arbiter"_s);
        it.goToStep(0, Step::Commit);
        const std::vector<Event> original = it.events();
        it.key(Qt::Key_C);
        const trace::Recording &first = it.run().branches()[0]->recording;
        for (std::size_t event = 0; event < it.run().branch().forkedAt; ++event)
            QCOMPARE(trace::eventLine(it.run().recording(), event), trace::eventLine(first, event));
    }

    void atItsEndARunGoesOn()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_End);
        const std::size_t before = it.events().size();
        it.key(Qt::Key_D);
        QCOMPARE(it.run().branches().size(), 1U);
        QVERIFY(it.events().size() > before);
        QCOMPARE(it.events()[before].kind, Kind::Published);
        QCOMPARE(it.reserved(), 6);
    }

    void goingOnIsTheSameAsRepeatingAndGoingOn()
    {
        Lab it(u"lost-ack"_s, {}, u"check-then-process"_s);
        const Qt::Key keys[] = { Qt::Key_D, Qt::Key_A, Qt::Key_D, Qt::Key_S, Qt::Key_D };
        for (const Qt::Key key : keys) {
            it.key(Qt::Key_End);
            it.key(key);
        }
        QCOMPARE(it.run().branches().size(), 1U);
        QCOMPARE(it.count(Kind::Published), 4U);
        const trace::Recording whole = it.run().recording();
        database::SqliteDatabase another;
        QVERIFY(!trace::replay(whole, another).firstDifference);
        // Elsewhere and back: the past is repeated, and what comes is the same.
        it.run().replayWith(u"naive"_s);
        it.run().showBranch(0);
        it.key(Qt::Key_End);
        it.key(Qt::Key_D);
        QCOMPARE(it.count(Kind::Published), 5U);
        for (std::size_t event = 0; event < whole.events.size(); ++event)
            QCOMPARE(trace::eventLine(it.run().recording(), event), trace::eventLine(whole, event));
        QVERIFY(!trace::replay(it.run().recording(), another).firstDifference);
    }

    void aSecondFaultKeepsTheFirst()
    {
        Lab it(u"set-not-add"_s, {}, u"inbox-claim-first"_s);
        it.goToStep(0, Step::Commit);
        it.key(Qt::Key_C);
        it.run().goTo(it.find(Kind::AckSent) + 1);
        it.key(Qt::Key_D);
        QCOMPARE(it.run().branches().size(), 3U);
        QCOMPARE(it.count(Kind::Crashed), 1U);
        QCOMPARE(it.run().branch().injected.size(), 2U);
        QCOMPARE(it.verdict(), Verdict::EffectivelyOnce);
    }

    void anArmedFaultOutlivesALaterFork()
    {
        Lab it(u"failure-window"_s, {}, u"inbox-claim-first"_s);
        it.goAfter(Kind::Published);
        const int commitLine = 7;
        it.window.sidePanel().code().crashAt(commitLine);
        QCOMPARE(it.run().branch().armed.size(), 1U);
        it.goAfter(Kind::Delivered);
        it.key(Qt::Key_D);
        QCOMPARE(it.run().branch().armed.size(), 1U);
        QVERIFY(it.run().branch().armed[0].struckAt.has_value());
    }

    void switchingTheStrategyTakesEffectWithTheNextDelivery()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Delivered);
        const std::size_t before = it.run().events();
        it.click(u"strategyPicker"_s);
        window::Picker &picker = it.window.topBar().strategyPicker();
        QVERIFY(picker.popupList());
        const auto all = scenario::applicableStrategies(it.run().document());
        const auto wanted =
            std::find_if(all.begin(), all.end(), [](auto *s) { return s->id == u"inbox-claim-first"_s; });
        picker.popupList()->setCurrentIndex(
            picker.popupList()->model()->index(static_cast<int>(wanted - all.begin()), 0));
        QTest::keyClick(picker.popupList(), Qt::Key_Return);
        QCOMPARE(it.events()[before].kind, Kind::StrategySwitched);
        const std::size_t second = it.find(Kind::Delivered, before);
        QCOMPARE(it.events()[second].strategy, u"inbox-claim-first"_s);
        QCOMPARE(picker.current(), u"inbox-claim-first"_s);
        QCOMPARE(it.run().branches().size(), 2U);
    }

    void beforeTheRunTheStrategyIsTheRuns()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_S);
        QCOMPARE(it.count(Kind::StrategySwitched), 0U);
        QCOMPARE(trace::strategyOf(it.run().recording()), u"ack-first"_s);
    }

    void theKeySSwitchesWhileItRuns()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Delivered);
        it.key(Qt::Key_S);
        QCOMPARE(it.count(Kind::StrategySwitched), 1U);
        QCOMPARE(it.run().state().strategies.front(), u"ack-first"_s);
    }

    void interferingWhilePlayingGoesOnPlaying()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        it.key(Qt::Key_Space);
        it.key(Qt::Key_C);
        QVERIFY(it.run().playback().isPlaying());
        QCOMPARE(it.count(Kind::Crashed), 1U);
    }

    void aNumberStepsThatInstanceOnly()
    {
        Lab it(u"the-arbiter"_s);
        // Both have it in hand; the first stands still, so that the second would come next.
        it.goAfter(Kind::Paused);
        const std::size_t before = it.run().events();
        QCOMPARE(it.events()[before].instance, 1);
        it.key(Qt::Key_1);
        QCOMPARE(it.events()[before].instance, 0);
        QCOMPARE(it.events()[before].kind, Kind::Committed);
        QCOMPARE(it.run().branches().size(), 2U);
    }

    void theStepThatWouldComeAnywayIsNoFork()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        const std::size_t before = it.run().events();
        it.key(Qt::Key_1);
        QCOMPARE(it.run().branches().size(), 1U);
        QVERIFY(it.run().events() > before);
    }

    void whoHasNothingToDoSaysSo()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_2);
        QVERIFY(it.window.banner().isVisible());
        QVERIFY(it.window.banner().text().contains(it.run().recording().roster[1].name));
        QCOMPARE(it.run().branches().size(), 1U);
    }

    void theMarginCrashesWhoStandsThere()
    {
        Lab it(u"failure-window"_s);
        it.goToStep(0, Step::Record);
        window::CodeView &code = it.window.sidePanel().code();
        const int line = it.run().state().instances[0].line - strategies::listingOf(*code.strategy()).firstLine;
        const std::size_t before = it.run().events();
        click(code.viewport(), code.marginRect(line).center());
        QCOMPARE(it.events()[before].kind, Kind::Crashed);
        QCOMPARE(it.events()[before].step, Step::Record);
    }

    void theMarginOfAnotherLineWaitsForWhoComesThere()
    {
        Lab it(u"lost-ack"_s, {}, u"inbox-claim-first"_s);
        it.goAfter(Kind::Delivered);
        window::CodeView &code = it.window.sidePanel().code();
        const strategies::Listing listing = strategies::listingOf(*code.strategy());
        int commit = 0;
        while (!listing.lines[commit].contains(u"commit"_s))
            ++commit;
        const std::size_t before = it.run().events();
        click(code.viewport(), code.marginRect(commit).center());
        QCOMPARE(it.run().events(), before);
        const std::size_t crashed = it.find(Kind::Crashed);
        QVERIFY(crashed < it.events().size());
        QCOMPARE(it.events()[crashed].step, Step::Commit);
        QCOMPARE(it.events()[crashed].line, listing.firstLine + commit);
        // A second click takes it back.
        click(code.viewport(), code.marginRect(commit).center());
        QCOMPARE(it.count(Kind::Crashed), 0U);
    }

    void theMenuOfAnInstance_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("kind");
        QTest::newRow("step") << u"Step only"_s << static_cast<int>(Kind::Performed);
        QTest::newRow("pause") << u"Pause"_s << static_cast<int>(Kind::Paused);
        QTest::newRow("freeze") << u"Freeze"_s << static_cast<int>(Kind::Paused);
        QTest::newRow("throw") << u"throw"_s << static_cast<int>(Kind::Performed);
        QTest::newRow("crash") << u"Crash"_s << static_cast<int>(Kind::Crashed);
    }
    void theMenuOfAnInstance()
    {
        QFETCH(QString, action);
        QFETCH(int, kind);
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        const std::size_t before = it.run().events();
        window::StageView &stage = it.window.stagePanel().stage();
        const QRectF instance = partAt(stage, stage::Item::Kind::Instance, 0);
        QVERIFY(instance.isValid());
        // Beside the name, which is at the top: nothing else stands there.
        choose(action, [&] { openContextMenu(&stage, instance.topLeft() + QPointF(instance.width() / 2, 8)); });
        QCOMPARE(static_cast<int>(it.events()[before].kind), kind);
        QCOMPARE(it.events()[before].instance, 0);
    }

    void aFrozenInstanceOutlivesItsLock()
    {
        Lab it(u"failure-window"_s, {}, u"naive"_s);
        it.run().goTo(it.find(Kind::Delivered, it.find(Kind::Delivered) + 1) + 1);
        it.run().interfere(it.run().situation().freeze(it.run().situation().actor()));
        QVERIFY(it.count(Kind::LockExpired) > 0);
        QVERIFY(it.count(Kind::AckRejected) > 0);
    }

    void draggingAnEnvelopeToAnInstanceIsASecondCopy()
    {
        Lab it(u"failure-window"_s);
        it.goAfter(Kind::Delivered);
        window::StageView &stage = it.window.stagePanel().stage();
        const std::size_t before = it.run().events();
        const QRectF envelope = partAt(stage, stage::Item::Kind::Entry, 1);
        const QRectF second = partAt(stage, stage::Item::Kind::Instance, 1);
        QVERIFY(envelope.isValid() && second.isValid());
        drag(&stage, envelope.center(), second.center());
        QCOMPARE(it.events()[before].kind, Kind::Published);
        QCOMPARE(it.events()[before + 1].kind, Kind::Delivered);
        QCOMPARE(it.events()[before + 1].instance, 1);
        QVERIFY(!it.events()[before + 1].redelivered);
    }

    void anEnvelopeLetGoElsewhereStaysWhereItIs()
    {
        Lab it(u"failure-window"_s);
        it.goAfter(Kind::Delivered);
        window::StageView &stage = it.window.stagePanel().stage();
        const QRectF envelope = partAt(stage, stage::Item::Kind::Entry, 1);
        drag(&stage, envelope.center(), QPointF(3, 3));
        QCOMPARE(it.run().branches().size(), 1U);
        // A click is no drag.
        click(&stage, envelope.center());
        QCOMPARE(it.run().branches().size(), 1U);
    }

    void theMenuOfAnEnvelope()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        const std::size_t before = it.run().events();
        window::StageView &stage = it.window.stagePanel().stage();
        choose(u"lock expire"_s, [&] { openContextMenu(&stage, partAt(stage, stage::Item::Kind::Entry, 1).center()); });
        QCOMPARE(it.events()[before].kind, Kind::LockExpired);
    }

    void theMenuKeyOffersEveryPart()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        window::StageView &stage = it.window.stagePanel().stage();
        QStringList offered;
        QTimer::singleShot(50, qApp, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction *part : menu->actions()) {
                if (part->isVisible() && part->menu())
                    offered.append(part->text());
            }
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(&stage, &event);
        for (const QString &part : { u"inventory #1"_s, u"inventory #2"_s, u"m-1"_s })
            QVERIFY2(!offered.filter(part).isEmpty(), qPrintable(offered.join(u'\n')));
    }

    void moreFaults()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, Step::Reserve);
        const std::size_t before = it.run().events();
        choose(u"under a new id"_s, [&] { it.click(u"moreFaults"_s); });
        QCOMPARE(it.events()[before].kind, Kind::Published);
        QVERIFY(it.events()[before].message != u"m-1"_s);
        QCOMPARE(it.events()[before].retryOf, u"m-1"_s);
    }

    void replayRunsTheSameFaultsUnderTheStrategyThatIsShown()
    {
        Lab it(u"failure-window"_s, {}, u"check-then-process"_s);
        QCOMPARE(it.verdict(), Verdict::Duplicated);
        it.goAfter(Kind::Delivered);
        it.run().switchStrategy(*strategies::find(u"inbox-claim-first"));
        QCOMPARE(it.count(Kind::StrategySwitched), 1U);
        it.key(Qt::Key_End);
        it.click(u"replay"_s);
        QVERIFY(it.run().playback().isPlaying());
        QVERIFY(it.run().events() == 0);
        QCOMPARE(it.run().branches().size(), 3U);
        QCOMPARE(it.count(Kind::StrategySwitched), 0U);
        QCOMPARE(it.count(Kind::Crashed), 1U);
        QCOMPARE(trace::strategyOf(it.run().recording()), u"inbox-claim-first"_s);
        QCOMPARE(it.verdict(), Verdict::EffectivelyOnce);
        // Once more is the same run from its start.
        it.key(Qt::Key_End);
        it.key(Qt::Key_R);
        QCOMPARE(it.run().branches().size(), 3U);
        QVERIFY(it.run().playback().isPlaying());
        QVERIFY(it.run().events() == 0);
    }

    void whateverIsDoneTheTraceReplays_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const scenario::Document &lesson : scenario::lessons())
            QTest::newRow(lesson.id.toUtf8().constData()) << lesson.id;
    }
    void whateverIsDoneTheTraceReplays()
    {
        QFETCH(QString, lesson);
        Lab it(lesson);
        const Qt::Key keys[] = { Qt::Key_A, Qt::Key_C, Qt::Key_D, Qt::Key_L, Qt::Key_S, Qt::Key_1, Qt::Key_2 };
        std::size_t at = 1;
        for (const Qt::Key key : keys) {
            // Somewhere else each time, in the run that the last key has left.
            at = (at * 7 + 3) % (it.events().size() + 1);
            it.run().goTo(at);
            it.key(key);
            QVERIFY(it.run().recording().complete);
            QVERIFY(it.run().events() <= it.events().size());
        }
        // The window's own serves nobody else.
        database::SqliteDatabase another;
        for (const auto &branch : it.run().branches()) {
            const trace::Replay replay = trace::replay(branch->recording, another);
            QVERIFY2(!replay.firstDifference,
                     (replay.recorded + '\n' + replay.replayed + '\n' + branch->title.toUtf8()).constData());
        }
    }

    void everyStrategyIsComparedUnderTheSameFaults()
    {
        Lab it(u"failure-window"_s);
        QTRY_VERIFY(it.window.comparison().isDone());
        const auto figureOf = [&](QStringView strategy) {
            for (const window::ComparedRun &run : it.window.comparison().runs()) {
                if (run.strategy == strategy)
                    return run.figure;
            }
            return qint64(-1);
        };
        QCOMPARE(figureOf(u"naive"), 4);
        QCOMPARE(figureOf(u"check-then-process"), 4);
        QCOMPARE(figureOf(u"record-then-process"), 2);
        QCOMPARE(figureOf(u"inbox-claim-first"), 2);
        QCOMPARE(figureOf(u"natural-key"), 2);
    }

    void theComparisonFollowsWhatIsInjected()
    {
        Lab it(u"lost-ack"_s);
        QTRY_VERIFY(it.window.comparison().isDone());
        QCOMPARE(it.window.comparison().runs()[0].figure, 4);
        it.goToStep(0, Step::Ack);
        it.key(Qt::Key_D);
        QTRY_VERIFY(it.window.comparison().isDone());
        QCOMPARE(it.window.comparison().runs()[0].figure, 6);
    }

    void aRowOfTheComparisonOpensItsRun()
    {
        Lab it(u"lost-ack"_s);
        QTRY_VERIFY(it.window.comparison().isDone());
        QListView &list = it.window.sidePanel().comparisonList();
        const QModelIndex row = list.model()->index(1, 0);
        list.scrollTo(row);
        click(list.viewport(), list.visualRect(row).center());
        QCOMPARE(trace::strategyOf(it.run().recording()), u"ack-first"_s);
        QCOMPARE(it.run().branches().size(), 2U);
        // A second click finds it there.
        click(list.viewport(), list.visualRect(row).center());
        QCOMPARE(it.run().branches().size(), 2U);
    }
};

QTEST_MAIN(TestInterfering)
#include "tst_interfering.moc"
