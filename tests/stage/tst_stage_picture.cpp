// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "stage/stage_picture.h"

#include "recordings.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace recordings;
using stage::Item;
using stage::Moment;
using stage::StagePicture;
using stage::Theme;
using stage::ThemeKind;

namespace {

const std::array sizes{ QSizeF(560, 420), QSizeF(1040, 640), QSizeF(1500, 900) };

QImage painted(const StagePicture &picture, QSizeF size, const Theme &theme)
{
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    picture.paint(painter);
    return image;
}

QImage painted(const Moment &moment, QSizeF size, ThemeKind theme = ThemeKind::Dark, stage::StageOptions options = {})
{
    return painted(StagePicture(moment, size, Theme::of(theme), options), size, Theme::of(theme));
}

bool isOnItsOwn(Item::Kind kind)
{
    switch (kind) {
    case Item::Kind::Entry:
    case Item::Kind::Instance:
    case Item::Kind::StockRow:
    case Item::Kind::InboxRow:
    case Item::Kind::ReservationRow:
    case Item::Kind::Lock: return true;
    default: return false;
    }
}

QString describe(const Item &item)
{
    const QRectF &it = item.rect;
    return u"kind %1 index %2 (%3, %4, %5 × %6) %7"_s.arg(static_cast<int>(item.kind))
        .arg(item.index)
        .arg(it.x())
        .arg(it.y())
        .arg(it.width())
        .arg(it.height())
        .arg(item.text);
}

/// What is wrong with a picture; empty when nothing is.
QString faultOf(const StagePicture &picture, QSizeF size)
{
    constexpr double slack = 0.5;
    const QRectF stage(QPointF(0, 0), size);
    const std::vector<Item> &items = picture.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!stage.adjusted(-slack, -slack, slack, slack).contains(items[i].rect))
            return u"outside the stage: "_s + describe(items[i]);
        if (items[i].text.isEmpty())
            return u"without words: "_s + describe(items[i]);
        if (!isOnItsOwn(items[i].kind))
            continue;
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = items[i].rect & items[j].rect;
            if (isOnItsOwn(items[j].kind) && both.width() > slack && both.height() > slack)
                return u"overlap: "_s + describe(items[i]) + u" and "_s + describe(items[j]);
        }
    }
    return {};
}

QString faultOf(const trace::Recording &recording, QSizeF size, std::size_t step = 1)
{
    trace::Timeline timeline(recording);
    for (std::size_t event = 0; event <= recording.events.size(); event += step) {
        for (const double progress : { 0.0, 0.5, 0.97 }) {
            const Moment moment{ recording, timeline.at(event), event, progress };
            const QString fault = faultOf(StagePicture(moment, size, Theme::of(ThemeKind::Light)), size);
            if (!fault.isEmpty())
                return u"event %1 + %2: "_s.arg(event).arg(progress) + fault;
        }
    }
    return {};
}

std::size_t countOf(const StagePicture &picture, Item::Kind kind)
{
    const std::vector<Item> &items = picture.items();
    return static_cast<std::size_t>(
        std::count_if(items.begin(), items.end(), [kind](const Item &item) { return item.kind == kind; }));
}

/// The share of pixels that differ visibly.
double difference(const QImage &a, const QImage &b)
{
    constexpr int visible = 24;
    qint64 different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            const int most = std::max(
                { std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue()) });
            different += most > visible ? 1 : 0;
        }
    }
    return static_cast<double>(different) / (static_cast<double>(a.width()) * a.height());
}

} // namespace

class TestStagePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasItsPlace_data();
    void everythingHasItsPlace();
    void aCrowdHasItsPlace();
    void longNamesHaveTheirPlace();
    void sameMomentSamePixels();
    void nothingJumpsWhenAnEventTakesEffect();
    void reducedMotionStandsStill();
    void rowsAreThoseOfTheTables();
    void entriesAreThoseOfTheBroker();
    void everyLookPaints();
    void servicesAreThereWhereTheyAreUsed();
    void survivesAnySize();
};

void TestStagePicture::everythingHasItsPlace_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t index = 0; index < lessons().size(); ++index)
        QTest::newRow(qPrintable(lessons()[index].name)) << index;
}

void TestStagePicture::everythingHasItsPlace()
{
    QFETCH(std::size_t, index);
    for (const QSizeF size : sizes) {
        const QString fault = faultOf(lessons()[index].recording, size);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void TestStagePicture::aCrowdHasItsPlace()
{
    const trace::Recording recording = crowded();
    for (const QSizeF size : sizes) {
        const QString fault = faultOf(recording, size, 23);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void TestStagePicture::longNamesHaveTheirPlace()
{
    const trace::Recording recording = longNames();
    trace::Timeline timeline(recording);
    const StagePicture picture({ recording, timeline.at(0), 0, 0 }, sizes[1], Theme::of(ThemeKind::Light));
    for (const Item &item : picture.items()) {
        if (item.kind == Item::Kind::Instance && item.index == 0)
            QVERIFY2(item.text.contains(recording.setup.consumers.front().name), qPrintable(item.text));
    }
    for (const QSizeF size : sizes) {
        const QString fault = faultOf(recording, size);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void TestStagePicture::sameMomentSamePixels()
{
    const trace::Recording recording = lesson(u"the-arbiter");
    trace::Timeline timeline(recording);
    trace::Timeline again(recording);
    for (std::size_t event = 0; event <= recording.events.size(); ++event) {
        // The second state is reached another way round.
        again.at(recording.events.size());
        const Moment first{ recording, timeline.at(event), event, 0.4 };
        const Moment second{ recording, again.at(event), event, 0.4 };
        QCOMPARE(painted(first, sizes[1]), painted(second, sizes[1]));
    }
}

void TestStagePicture::nothingJumpsWhenAnEventTakesEffect()
{
    constexpr double most = 0.012;
    for (const Named &it : lessons()) {
        trace::Timeline timeline(it.recording);
        for (std::size_t event = 0; event < it.recording.events.size(); ++event) {
            const QImage before = painted({ it.recording, timeline.at(event), event, 0.9999 }, sizes[0]);
            const QImage after = painted({ it.recording, timeline.at(event + 1), event + 1, 0 }, sizes[0]);
            const double jump = difference(before, after);
            QVERIFY2(jump < most,
                     qPrintable(u"%1, event %2 (%3): %4"_s.arg(it.name)
                                    .arg(event)
                                    .arg(engine::nameOf(it.recording.events[event].kind))
                                    .arg(jump)));
        }
    }
}

void TestStagePicture::reducedMotionStandsStill()
{
    const trace::Recording recording = lesson(u"one-transaction");
    trace::Timeline timeline(recording);
    for (std::size_t event = 0; event <= recording.events.size(); ++event) {
        const trace::State &state = timeline.at(event);
        const QImage still = painted({ recording, state, event, 0 }, sizes[0]);
        QCOMPARE(painted({ recording, state, event, 0.6 }, sizes[0], ThemeKind::Dark, { .reducedMotion = true }),
                 still);
    }
}

void TestStagePicture::rowsAreThoseOfTheTables()
{
    for (const Named &it : lessons()) {
        trace::Timeline timeline(it.recording);
        for (std::size_t event = 0; event <= it.recording.events.size(); ++event) {
            const trace::State &state = timeline.at(event);
            engine::Tables tables = state.committed;
            for (const trace::InstanceState &instance : state.instances) {
                for (const engine::RowChange &change : instance.pending)
                    tables.apply(change);
            }
            const StagePicture picture({ it.recording, state, event, 0 }, sizes[2], Theme::of(ThemeKind::Light));
            QCOMPARE(countOf(picture, Item::Kind::InboxRow), tables.inbox.size());
            QCOMPARE(countOf(picture, Item::Kind::ReservationRow), tables.reservations.size());
            const std::size_t stock = countOf(picture, Item::Kind::StockRow);
            QVERIFY(stock == tables.stock.size() || stock == 0);
        }
    }
}

void TestStagePicture::entriesAreThoseOfTheBroker()
{
    using Where = trace::EntryState::Where;
    for (const Named &it : lessons()) {
        trace::Timeline timeline(it.recording);
        for (std::size_t event = 0; event <= it.recording.events.size(); ++event) {
            const trace::State &state = timeline.at(event);
            const StagePicture picture({ it.recording, state, event, 0 }, sizes[2], Theme::of(ThemeKind::Light));
            for (const trace::EntryState &entry : state.entries) {
                const auto shown = std::any_of(picture.items().begin(), picture.items().end(), [&](const Item &item) {
                    return item.kind == Item::Kind::Entry && item.index == entry.id;
                });
                const bool gone = entry.where == Where::Acked || entry.where == Where::Replayed;
                // What has just been acked fades away.
                const bool fading = event > 0 && it.recording.events[event - 1].kind == engine::Event::Kind::Acked;
                QVERIFY2(shown != gone || fading, qPrintable(it.name));
            }
        }
    }
}

void TestStagePicture::everyLookPaints()
{
    const trace::Recording recording = lesson(u"the-arbiter");
    trace::Timeline timeline(recording);
    const Moment moment{ recording, timeline.at(11), 11, 0.3 };
    std::vector<QImage> images;
    for (const ThemeKind kind : { ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast })
        images.push_back(painted(moment, sizes[1], kind));
    QVERIFY(images[0] != images[1]);
    QVERIFY(images[1] != images[2]);
}

void TestStagePicture::servicesAreThereWhereTheyAreUsed()
{
    const auto has = [](QStringView id, Item::Kind kind) {
        const trace::Recording recording = lesson(id);
        trace::Timeline timeline(recording);
        return countOf(StagePicture({ recording, timeline.at(0), 0, 0 }, sizes[1], Theme::of(ThemeKind::Dark)), kind)
            > 0;
    };
    QVERIFY(has(u"email", Item::Kind::Mail));
    QVERIFY(has(u"two-subscribers", Item::Kind::Mail));
    QVERIFY(has(u"fast-cache", Item::Kind::Cache));
    QVERIFY(!has(u"lost-ack", Item::Kind::Mail));
    QVERIFY(!has(u"email", Item::Kind::Cache));
}

void TestStagePicture::survivesAnySize()
{
    const trace::Recording recording = crowded();
    trace::Timeline timeline(recording);
    const Moment moment{ recording, timeline.at(200), 200, 0.5 };
    for (const QSizeF size : { QSizeF(1, 1), QSizeF(40, 900), QSizeF(900, 40), QSizeF(3000, 1800) })
        QCOMPARE(painted(moment, size).size(), size.toSize());
}

QTEST_MAIN(TestStagePicture)
#include "tst_stage_picture.moc"
