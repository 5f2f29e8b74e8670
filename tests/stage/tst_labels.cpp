// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "stage/stage_picture.h"
#include "stage/timeline_picture.h"

#include "recordings.h"
#include "written.h"

#include <QGuiApplication>
#include <QTest>

using namespace recordings;
using stage::Item;
using stage::Moment;
using stage::StagePicture;
using stage::Theme;
using stage::ThemeKind;

namespace {

/// What the window gives to the stage and to the timeline.
struct Screen {
    const char *window;
    QSizeF stage;
    QSizeF timeline;
};

const std::array screens{
    Screen{ "1024x700", { 446, 227 }, { 716, 177 } },     Screen{ "1280x800", { 618, 294 }, { 936, 210 } },
    Screen{ "1440x900", { 709, 381 }, { 1056, 243 } },    Screen{ "1920x1080", { 1028, 503 }, { 1498, 301 } },
    Screen{ "3840x2160", { 2948, 1514 }, { 3418, 370 } },
};

bool isBox(Item::Kind kind)
{
    return kind != Item::Kind::Entry;
}

/// A text lies in a box or beside it, not across its edge.
QString crossesAnEdge(const std::vector<written::Text> &texts, const std::vector<Item> &items)
{
    constexpr double slack = 1;
    for (const written::Text &text : texts) {
        // A badge sits on the edge.
        if (text.text.startsWith(u'×'))
            continue;
        for (auto item = items.rbegin(); item != items.rend(); ++item) {
            const QRectF inside = text.rect & item->rect;
            if (!isBox(item->kind) || inside.width() <= slack || inside.height() <= slack)
                continue;
            if (inside.width() < text.rect.width() - slack || inside.height() < text.rect.height() - slack)
                return u"\"%1\" lies across the edge of this: %2"_s.arg(text.text, item->text);
        }
    }
    return {};
}

} // namespace

class TestLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStageWritesWholeWords_data();
    void theStageWritesWholeWords();
    void theTimelineWritesWholeWords_data();
    void theTimelineWritesWholeWords();
};

namespace {

void everyLessonOnEveryScreen()
{
    QTest::addColumn<std::size_t>("index");
    QTest::addColumn<std::size_t>("screen");
    for (std::size_t index = 0; index < lessons().size(); ++index) {
        for (std::size_t screen = 0; screen < screens.size(); ++screen)
            QTest::newRow(qPrintable(lessons()[index].name + u' ' + QLatin1String(screens[screen].window)))
                << index << screen;
    }
}

} // namespace

void TestLabels::theStageWritesWholeWords_data()
{
    everyLessonOnEveryScreen();
}

void TestLabels::theStageWritesWholeWords()
{
    QFETCH(std::size_t, index);
    QFETCH(std::size_t, screen);
    const QSizeF size = screens[screen].stage;
    const trace::Recording &recording = lessons()[index].recording;
    trace::Timeline timeline(recording);
    for (std::size_t event = 0; event <= recording.events.size(); ++event) {
        const Moment moment{ recording, timeline.at(event), event, 0 };
        const StagePicture picture(moment, size, Theme::of(ThemeKind::Light));
        const std::vector<written::Text> texts = written::by(picture, size);
        QVERIFY(!texts.empty());
        QString fault = written::faultOf(texts, QRectF(QPointF(0, 0), size));
        if (fault.isEmpty())
            fault = crossesAnEdge(texts, picture.items());
        QVERIFY2(fault.isEmpty(), qPrintable(u"event %1: "_s.arg(event) + fault));
    }
}

void TestLabels::theTimelineWritesWholeWords_data()
{
    everyLessonOnEveryScreen();
}

void TestLabels::theTimelineWritesWholeWords()
{
    QFETCH(std::size_t, index);
    QFETCH(std::size_t, screen);
    const QSizeF size = screens[screen].timeline;
    const trace::Recording &recording = lessons()[index].recording;
    const stage::Pacing pacing(recording);
    for (const double part : { 0.0, 0.3, 0.5, 0.8, 1.0 }) {
        const stage::TimelinePicture picture(recording, pacing, pacing.duration() * part, {}, size,
                                             Theme::of(ThemeKind::Light));
        const QString fault = written::faultOf(written::by(picture, size), QRectF(QPointF(0, 0), size));
        QVERIFY2(fault.isEmpty(), qPrintable(u"at %1: "_s.arg(part) + fault));
    }
}

QTEST_MAIN(TestLabels)
#include "tst_labels.moc"
