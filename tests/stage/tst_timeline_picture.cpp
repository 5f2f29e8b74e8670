// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "stage/timeline_picture.h"

#include "recordings.h"
#include "stage/timeline_lanes.h"
#include "strategies/registry.h"
#include "written.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPicture>
#include <QTest>

using namespace recordings;
using stage::Lanes;
using stage::Pacing;
using stage::Theme;
using stage::ThemeKind;
using stage::TimelinePicture;
using stage::TimelineView;

namespace {

const QSizeF size(1050, 260);

QImage painted(const TimelinePicture &picture, QSizeF area = size, ThemeKind kind = ThemeKind::Light)
{
    QImage image(area.toSize(), QImage::Format_RGB32);
    image.fill(Theme::of(kind).panel);
    QPainter painter(&image);
    picture.paint(painter);
    return image;
}

/// The same run over and over.
trace::Recording repeated(const trace::Recording &once, int times)
{
    trace::Recording many = once;
    const engine::Time lasts = once.events.back().at + std::chrono::milliseconds(20);
    for (int round = 1; round < times; ++round) {
        for (engine::Event event : once.events) {
            event.at += lasts * round;
            event.since += lasts * round;
            many.events.push_back(event);
        }
    }
    return many;
}

/// How much painting there is to do.
uint costOf(const trace::Recording &recording, TimelineView view)
{
    const Pacing pacing(recording);
    const TimelinePicture timeline(recording, pacing, view.from, view, size, Theme::of(ThemeKind::Dark));
    QPicture picture;
    QPainter painter(&picture);
    timeline.paint(painter);
    painter.end();
    return picture.size();
}

} // namespace

class TestTimelinePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAndTimesAreInverse();
    void findsEachEventWhereItIsDrawn();
    void findsEachEventOnTheTrack();
    void findsNothingWhereNothingIs();
    void samePlayheadSamePixels();
    void thePlayheadMoves();
    void paintsEveryLesson();
    void whatItCostsDoesNotGrowWithTheTrace();
    void marksASwitchOfStrategy();
    void marksWhereARunWasForked();
    void survivesAnySize();
};

void TestTimelinePicture::placesAndTimesAreInverse()
{
    const trace::Recording recording = lesson(u"lock-expiry");
    const Pacing pacing(recording);
    for (const TimelineView view : { TimelineView{}, TimelineView{ 1, 4.5 }, TimelineView{ 0, 200 } }) {
        const TimelinePicture picture(recording, pacing, 2, view, size, Theme::of(ThemeKind::Light));
        for (double seconds = 0; seconds < pacing.duration(); seconds += 0.37)
            QVERIFY(qAbs(picture.secondsAt(picture.xAt(seconds)) - seconds) < 1e-6);
        for (double x = 0; x < size.width(); x += 41)
            QVERIFY(qAbs(picture.xAt(picture.secondsAt(x)) - x) < 1e-6);
        QVERIFY(picture.xAt(2) > picture.xAt(1));
    }
}

void TestTimelinePicture::findsEachEventWhereItIsDrawn()
{
    for (const Named &it : lessons()) {
        const Pacing pacing(it.recording);
        const TimelineView view{ 0, pacing.duration() };
        const TimelinePicture picture(it.recording, pacing, 0, view, size, Theme::of(ThemeKind::Light));
        const Lanes lanes(it.recording, pacing, view, size);
        for (std::size_t event = 0; event < it.recording.events.size(); ++event) {
            const stage::Trail trail = stage::trailOf(lanes, pacing, it.recording.events[event], event);
            const QPointF middle = (trail.from + trail.to) / 2;
            const auto found = picture.eventAt(middle);
            QVERIFY2(found, qPrintable(it.name));
            // Where lines cross, the other one is as near.
            const stage::Trail other = stage::trailOf(lanes, pacing, it.recording.events[*found], *found);
            const QRectF around = QRectF(other.from, other.to).normalized().adjusted(-9, -12, 9, 12);
            QVERIFY2(*found == event || around.contains(middle), qPrintable(it.name));
        }
    }
}

void TestTimelinePicture::findsEachEventOnTheTrack()
{
    const trace::Recording recording = lesson(u"the-arbiter");
    const Pacing pacing(recording);
    const TimelineView view{ 0, pacing.duration() };
    const TimelinePicture picture(recording, pacing, 0, view, size, Theme::of(ThemeKind::Light));
    const Lanes lanes(recording, pacing, view, size);
    for (std::size_t event = 0; event < recording.events.size(); ++event)
        QCOMPARE(picture.eventAt({ picture.xAt(pacing.endOf(event)), lanes.trackY() }), std::optional(event));
}

void TestTimelinePicture::findsNothingWhereNothingIs()
{
    const trace::Recording recording = lesson(u"the-arbiter");
    const Pacing pacing(recording);
    const TimelinePicture picture(recording, pacing, 0, {}, size, Theme::of(ThemeKind::Light));
    QVERIFY(!picture.eventAt({ 3, 3 }));
    QVERIFY(!picture.eventAt({ picture.xAt(pacing.duration() - 0.1), 100 }));
    trace::Recording empty = recording;
    empty.events.clear();
    const Pacing noPacing(empty);
    const TimelinePicture nothing(empty, noPacing, 0, {}, size, Theme::of(ThemeKind::Light));
    QVERIFY(!nothing.eventAt({ 300, 100 }));
    painted(nothing);
}

void TestTimelinePicture::samePlayheadSamePixels()
{
    const trace::Recording recording = lesson(u"swallowed-error");
    const Pacing pacing(recording);
    const Pacing again(recording);
    const TimelinePicture first(recording, pacing, 3.3, {}, size, Theme::of(ThemeKind::Light));
    const TimelinePicture second(recording, again, 3.3, {}, size, Theme::of(ThemeKind::Light));
    QCOMPARE(painted(first), painted(second));
}

void TestTimelinePicture::thePlayheadMoves()
{
    const trace::Recording recording = lesson(u"the-arbiter");
    const Pacing pacing(recording);
    const TimelinePicture first(recording, pacing, 3, {}, size, Theme::of(ThemeKind::Light));
    const TimelinePicture second(recording, pacing, 3.5, {}, size, Theme::of(ThemeKind::Light));
    QVERIFY(painted(first) != painted(second));
}

void TestTimelinePicture::paintsEveryLesson()
{
    for (const Named &it : lessons()) {
        const Pacing pacing(it.recording);
        for (const double part : { 0.0, 0.5, 1.0 }) {
            const TimelinePicture picture(it.recording, pacing, pacing.duration() * part, {}, size,
                                          Theme::of(ThemeKind::Dark));
            QVERIFY(!painted(picture).isNull());
        }
    }
}

void TestTimelinePicture::whatItCostsDoesNotGrowWithTheTrace()
{
    const trace::Recording once = lesson(u"two-subscribers", u"message-and-consumer"_s);
    const trace::Recording few = repeated(once, 100);
    const trace::Recording many = repeated(once, 4000);
    QVERIFY(many.events.size() > 50'000);
    // A stretch of some seconds, somewhere.
    QVERIFY(costOf(many, { 1000, 1020 }) < 3 * costOf(few, { 100, 120 }));
    // All of it.
    QVERIFY(costOf(many, {}) < 3 * costOf(few, {}));
}

void TestTimelinePicture::marksASwitchOfStrategy()
{
    database::SqliteDatabase database;
    trace::Header header;
    header.scenario = scenario::effective(*scenario::findLesson(u"lost-ack"));
    trace::LiveRun run(header, database);
    for (int i = 0; i < 3; ++i)
        run.step();
    trace::Recording without = run.recording();
    run.perform({ .kind = engine::Action::Kind::SwitchStrategy,
                  .at = run.world().now(),
                  .consumer = 0,
                  .strategy = strategies::find(u"inbox-claim-first") });
    const TimelineView view{ 0, 10 };
    const Pacing before(without);
    const Pacing after(run.recording());
    QVERIFY(painted(TimelinePicture(without, before, 9, view, size, Theme::of(ThemeKind::Light)))
            != painted(TimelinePicture(run.recording(), after, 9, view, size, Theme::of(ThemeKind::Light))));
}

void TestTimelinePicture::marksWhereARunWasForked()
{
    const trace::Recording recording = lesson(u"lost-ack");
    const Pacing pacing(recording);
    const auto texts = [&](std::optional<std::size_t> forkedAt) {
        const TimelinePicture picture(recording, pacing, 3, {}, size, Theme::of(ThemeKind::Light), forkedAt);
        return written::by(picture, size);
    };
    const auto isMark = [](const written::Text &it) { return it.text == u"acted here"; };
    const auto count = [&](const std::vector<written::Text> &all) {
        return std::count_if(all.begin(), all.end(), isMark);
    };
    QCOMPARE(count(texts({})), 0);
    for (std::size_t event = 1; event < recording.events.size(); ++event) {
        const std::vector<written::Text> all = texts(event);
        QCOMPARE(count(all), 1);
        const QString fault = written::faultOf(all, QRectF(QPointF(0, 0), size));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
    // Of a recording that was cut short afterwards there is nothing to mark.
    QCOMPARE(count(texts(recording.events.size() + 5)), 0);
}

void TestTimelinePicture::survivesAnySize()
{
    const trace::Recording recording = crowded();
    const Pacing pacing(recording);
    for (const QSizeF area : { QSizeF(1, 1), QSizeF(60, 400), QSizeF(900, 30), QSizeF(3000, 900) }) {
        const TimelinePicture picture(recording, pacing, 20, { 10, 40 }, area, Theme::of(ThemeKind::Dark));
        QCOMPARE(painted(picture, area).size(), area.toSize());
    }
}

QTEST_MAIN(TestTimelinePicture)
#include "tst_timeline_picture.moc"
