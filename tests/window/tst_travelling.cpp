// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QSlider>
#include <QToolTip>

using namespace lab;

/// Playing, stepping, scrubbing: the playhead moves, the trace stays.
class TestTravelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLessonIsThereToItsEndWhenItIsOpened()
    {
        Lab it(u"lost-ack"_s);
        QVERIFY(it.run().recording().complete);
        QCOMPARE(it.verdict(), Verdict::Duplicated);
        QCOMPARE(it.run().events(), 0U);
        QVERIFY(!it.run().playback().isPlaying());
    }

    void spacePlaysAndPauses()
    {
        Lab it(u"lost-ack"_s);
        it.run().playback().setSpeed(8);
        it.key(Qt::Key_Space);
        QVERIFY(it.run().playback().isPlaying());
        QTRY_VERIFY(it.run().events() > 0);
        it.key(Qt::Key_Space);
        QVERIFY(!it.run().playback().isPlaying());
        const double stopped = it.run().playback().position();
        QTest::qWait(60);
        QCOMPARE(it.run().playback().position(), stopped);
        QVERIFY(stopped > 0);
    }

    void playingEndsAtTheEndAndThenStartsOver()
    {
        Lab it(u"lost-ack"_s);
        it.click(u"play"_s);
        it.run().playback().advance(1000);
        QVERIFY(!it.run().playback().isPlaying());
        QVERIFY(it.run().atEnd());
        it.click(u"play"_s);
        QVERIFY(it.run().playback().isPlaying());
        QVERIFY(it.run().events() == 0);
    }

    void theClockIsRealTimeTimesSpeed()
    {
        Lab it(u"lost-ack"_s);
        window::Playback &playback = it.run().playback();
        playback.advance(1);
        QCOMPARE(playback.position(), 1.0);
        it.widget<QSlider>(u"speed"_s)->setValue(4);
        QCOMPARE(playback.speed(), 2.0);
        playback.advance(1);
        QCOMPARE(playback.position(), 3.0);
        it.widget<QSlider>(u"speed"_s)->setValue(-8);
        QCOMPARE(playback.speed(), 0.25);
        it.widget<QSlider>(u"speed"_s)->setValue(100);
        QCOMPARE(playback.speed(), 8.0);
        // With the keyboard: the arrows are the slider's while it has the focus.
        it.widget<QSlider>(u"speed"_s)->setFocus(Qt::TabFocusReason);
        it.key(Qt::Key_Home);
        QCOMPARE(playback.speed(), 0.25);
        it.key(Qt::Key_Right);
        QVERIFY(playback.speed() > 0.25);
        QCOMPARE(playback.position(), 3.0);
    }

    void arrowsStepOneEvent()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_Right);
        QCOMPARE(it.run().events(), 1U);
        it.click(u"next"_s);
        QCOMPARE(it.run().events(), 2U);
        it.key(Qt::Key_Left);
        QCOMPARE(it.run().events(), 1U);
        it.click(u"back"_s);
        QCOMPARE(it.run().events(), 0U);
        it.key(Qt::Key_Left);
        QCOMPARE(it.run().events(), 0U);
    }

    void everyStepForwardIsAStepBack()
    {
        Lab it(u"the-arbiter"_s);
        for (std::size_t event = 1; event <= it.events().size(); ++event) {
            it.key(Qt::Key_Right);
            QCOMPARE(it.run().events(), event);
        }
        for (std::size_t event = it.events().size(); event > 0; --event) {
            it.key(Qt::Key_Left);
            QCOMPARE(it.run().events(), event - 1);
        }
    }

    void aStepGlidesWhereThingsMay()
    {
        Lab it(u"lost-ack"_s);
        it.window.appearance().setReducedMotion(false);
        it.key(Qt::Key_Right);
        QCOMPARE(it.run().events(), 0U);
        QVERIFY(it.run().playback().destination().has_value());
        QVERIFY(!it.run().playback().isPlaying());
        // A second step does not wait for the first.
        it.key(Qt::Key_Right);
        QCOMPARE(it.run().events(), 1U);
        it.run().playback().advance(10);
        QCOMPARE(it.run().events(), 2U);
        QVERIFY(!it.run().playback().destination().has_value());
    }

    void homeAndEnd()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_End);
        QVERIFY(it.run().atEnd());
        it.key(Qt::Key_Home);
        QCOMPARE(it.run().events(), 0U);
        it.click(u"last"_s);
        QVERIFY(it.run().atEnd());
        it.click(u"first"_s);
        QCOMPARE(it.run().playback().position(), 0.0);
    }

    void draggingTheTimelineMovesThePlayheadBothWays()
    {
        Lab it(u"the-arbiter"_s);
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        const double length = it.run().pacing().duration();
        const double y = strip.height() - 12;
        drag(&strip, QPointF(strip.xAt(length * 0.2), y), QPointF(strip.xAt(length * 0.7), y));
        QVERIFY(std::abs(it.run().playback().position() - length * 0.7) < length * 0.02);
        drag(&strip, QPointF(strip.xAt(length * 0.7), y), QPointF(strip.xAt(length * 0.3), y));
        QVERIFY(std::abs(it.run().playback().position() - length * 0.3) < length * 0.02);
    }

    void aClickOnAnEventGoesThere()
    {
        Lab it(u"the-arbiter"_s);
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        const stage::TimelinePicture picture(it.run().recording(), it.run().pacing(), 0, strip.view(),
                                             QSizeF(strip.size()), it.window.appearance().theme());
        std::optional<std::size_t> event;
        QPointF at;
        for (int x = strip.width() / 2; x < strip.width() && !event; ++x) {
            for (int y = 0; y < strip.height() && !event; y += 2) {
                at = QPointF(x, y);
                event = picture.eventAt(at);
            }
        }
        QVERIFY(event.has_value());
        click(&strip, at);
        QCOMPARE(it.run().events(), *event + 1);
    }

    void theWheelZoomsAndTheViewFollowsThePlayhead()
    {
        Lab it(u"the-arbiter"_s);
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        QCOMPARE(strip.view().to, 0.0);
        it.key(Qt::Key_Plus, Qt::KeypadModifier);
        it.key(Qt::Key_Plus, Qt::KeypadModifier);
        QVERIFY(strip.view().to > strip.view().from);
        QVERIFY(strip.view().to < it.run().pacing().duration());
        it.key(Qt::Key_End);
        QVERIFY(strip.view().to >= it.run().playback().position());
        it.key(Qt::Key_0);
        QCOMPARE(strip.view().to, 0.0);
    }

    void theTimelineIsPannedWithTheMouse()
    {
        Lab it(u"the-arbiter"_s);
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        it.run().goTo(it.events().size() / 2);
        it.key(Qt::Key_Plus, Qt::KeypadModifier);
        it.key(Qt::Key_Plus, Qt::KeypadModifier);
        const double from = strip.view().from;
        const double wide = strip.view().to - from;
        const double position = it.run().playback().position();
        const QPoint start(strip.width() / 2, 20);
        QTest::mousePress(&strip, Qt::MiddleButton, {}, start);
        QTest::mouseMove(&strip, start + QPoint(40, 0));
        QTest::mouseRelease(&strip, Qt::MiddleButton, {}, start + QPoint(40, 0));
        QVERIFY(strip.view().from < from);
        QVERIFY(std::abs(strip.view().to - strip.view().from - wide) < 0.001);
        QCOMPARE(it.run().playback().position(), position);
    }

    void anEventSaysItsSentence()
    {
        Lab it(u"the-arbiter"_s);
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        const stage::TimelinePicture picture(it.run().recording(), it.run().pacing(), 0, strip.view(),
                                             QSizeF(strip.size()), it.window.appearance().theme());
        const std::size_t published = it.find(Kind::Published);
        QPoint at;
        for (int x = 0; x < strip.width() && at.isNull(); ++x) {
            for (int y = 0; y < strip.height() && at.isNull(); ++y) {
                if (picture.eventAt(QPointF(x, y)) == published)
                    at = QPoint(x, y);
            }
        }
        QVERIFY(!at.isNull());
        QHelpEvent help(QEvent::ToolTip, at, strip.mapToGlobal(at));
        QCoreApplication::sendEvent(&strip, &help);
        QVERIFY2(QToolTip::text().contains(u"m-1"_s), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void withReducedMotionNothingIsOnItsWay()
    {
        Lab it(u"lost-ack"_s);
        const stage::Pacing &pacing = it.run().pacing();
        const std::size_t event = it.find(Kind::Delivered);
        const auto pictureAt = [&](double part) {
            it.run().seek(pacing.startOf(event) + part * (pacing.endOf(event) - pacing.startOf(event)));
            return it.window.stagePanel().stage().grab().toImage();
        };
        QCOMPARE(pictureAt(0.2), pictureAt(0.7));
        it.click(u"look"_s);
        it.widget<QAction>(u"reducedMotion"_s)->trigger();
        it.window.topBar().lookMenu().close();
        QVERIFY(!it.window.appearance().reducedMotion());
        QVERIFY(pictureAt(0.2) != pictureAt(0.7));
    }

    void keysGoToTheFocusedButtonFirst()
    {
        Lab it(u"lost-ack"_s);
        it.widget(u"next"_s)->setFocus(Qt::TabFocusReason);
        it.key(Qt::Key_Space);
        QVERIFY(!it.run().playback().isPlaying());
        QCOMPARE(it.run().events(), 1U);
        it.key(Qt::Key_Return);
        QCOMPARE(it.run().events(), 2U);
    }

    void pickingALessonOpensIt()
    {
        Lab it(u"lost-ack"_s);
        QSignalSpy changed(&it.run(), &window::RunController::runChanged);
        it.click(u"lessonPicker"_s);
        window::Picker &picker = it.window.topBar().lessonPicker();
        QVERIFY(picker.popupList());
        QTest::keyClick(picker.popupList(), Qt::Key_Down);
        QTest::keyClick(picker.popupList(), Qt::Key_Return);
        QCOMPARE(it.run().document().id, u"ack-first"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(it.verdict(), Verdict::Lost);
        QCOMPARE(it.run().branches().size(), 1U);
    }

    void aVariantIsAnotherRunOfTheSameLesson()
    {
        Lab it(u"the-arbiter"_s);
        QCOMPARE(it.count(Kind::RolledBack), 1U);
        it.click(u"variant-first-fails"_s);
        QCOMPARE(it.run().variant(), u"first-fails"_s);
        QCOMPARE(it.run().document().id, u"the-arbiter"_s);
        QCOMPARE(it.reserved(), 2);
    }

    void theWordsFollowThePlayhead()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::AckLost);
        const QString told = it.window.stagePanel().narration().what();
        QVERIFY2(told.contains(u"ack of tag 1 is lost"_s), qPrintable(told));
        QVERIFY(it.widget<QLabel>(u"step"_s)->text().contains(QString::number(it.run().events())));
        it.key(Qt::Key_End);
        QVERIFY(it.widget(u"verdict"_s)->accessibleName().contains(u"4 of 2"_s));
    }
};

QTEST_MAIN(TestTravelling)
#include "tst_travelling.moc"
