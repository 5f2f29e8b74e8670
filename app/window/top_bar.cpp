// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/top_bar.h"

#include "strategies/registry.h"
#include "window/verification.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QSlider>

#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

/// Quarters of a doubling: from 0.25 (-8) over 1 (0) to 8 (12).
constexpr double stepsPerDoubling = 4;

double speedAt(int step)
{
    return std::exp2(step / stepsPerDoubling);
}

int stepOf(double speed)
{
    return static_cast<int>(std::lround(std::log2(speed) * stepsPerDoubling));
}

/// A database that is not to be chosen: what the trace was recorded on.
class DatabaseLabel : public QWidget
{
public:
    DatabaseLabel(const Appearance &appearance, QWidget *parent)
        : QWidget(parent)
        , m_appearance(appearance)
    {
        setFixedHeight(34);
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_appearance.theme().border, 1));
        painter.setBrush(m_appearance.theme().raised);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    }

private:
    const Appearance &m_appearance;
};

} // namespace

TopBar::TopBar(RunController &controller, const LessonSession &session, Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_session(session)
    , m_appearance(appearance)
    , m_lessons(new Picker(appearance, Picker::Look::Plain, tr("Lesson"), this))
    , m_strategies(new Picker(appearance, Picker::Look::Framed, tr("Strategy"), this))
{
    setProperty("bar", true);
    setFixedHeight(52);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(8);
    layout->addWidget(m_lessons);
    auto *line = makeLine(this);
    line->setFixedSize(1, 22);
    layout->addWidget(line);
    buildTransport();
    buildSpeed();
    buildRight();

    m_lessons->setObjectName(u"lessonPicker"_s);
    m_strategies->setObjectName(u"strategyPicker"_s);
    m_strategies->setHint(tr("Takes effect with the next delivery. Before the run starts: from the beginning."));
    connect(m_lessons, &Picker::picked, this, &TopBar::lessonPicked);
    connect(m_strategies, &Picker::picked, this, &TopBar::strategyPicked);
    connect(&controller, &RunController::runChanged, this, &TopBar::showRun);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            showStrategy();
    });
    connect(&controller.playback(), &Playback::playingChanged, this, &TopBar::showPlaying);
    connect(&controller.playback(), &Playback::speedChanged, this, &TopBar::showSpeed);
}

GlyphButton *TopBar::addTransport(const QString &objectName, Glyph glyph, const QString &name)
{
    auto *button = new GlyphButton(m_appearance, glyph, name, this);
    button->setObjectName(objectName);
    layout()->addWidget(button);
    return button;
}

void TopBar::buildTransport()
{
    RunController *controller = &m_controller;
    connect(addTransport(u"first"_s, Glyph::First, tr("To the start (Home)")), &QAbstractButton::clicked, controller,
            &RunController::toStart);
    connect(addTransport(u"back"_s, Glyph::Back, tr("One step back (←)")), &QAbstractButton::clicked, controller,
            &RunController::stepBack);
    m_play = addTransport(u"play"_s, Glyph::Play, tr("Play (Space)"));
    m_play->setProminent(true);
    connect(m_play, &QAbstractButton::clicked, controller, &RunController::togglePlaying);
    connect(addTransport(u"next"_s, Glyph::Next, tr("One step on (→)")), &QAbstractButton::clicked, controller,
            &RunController::stepForward);
    connect(addTransport(u"last"_s, Glyph::Last, tr("To the end (End)")), &QAbstractButton::clicked, controller,
            &RunController::toEnd);
}

void TopBar::buildSpeed()
{
    m_speedTitle = makeLabel(tr("Speed"), Theme::ui(12), TextTone::Muted, this);
    m_speed = new QSlider(Qt::Horizontal, this);
    m_speed->setObjectName(u"speed"_s);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setRange(stepOf(Playback::slowest), stepOf(Playback::fastest));
    m_speed->setPageStep(4);
    m_speed->setFixedWidth(86);
    m_speed->setFocusPolicy(Qt::TabFocus);
    new KeepsKeys(*m_speed, { Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End });
    m_speedText = makeLabel({}, Theme::ui(12), TextTone::Muted, this);
    m_speedText->setFixedWidth(40);
    auto *box = static_cast<QHBoxLayout *>(layout());
    box->addSpacing(10);
    box->addWidget(m_speedTitle);
    box->addWidget(m_speed);
    box->addWidget(m_speedText);
    connect(m_speed, &QSlider::valueChanged, this,
            [this](int step) { m_controller.playback().setSpeed(speedAt(step)); });
    m_speed->setValue(0);
    showSpeed(1);
}

void TopBar::buildRight()
{
    auto *box = static_cast<QHBoxLayout *>(layout());
    box->addSpacing(4);
    box->addWidget(m_strategies);
    auto *replay = new GlyphButton(m_appearance, Glyph::Replay, tr("Replay with this strategy (R)"), this);
    replay->setObjectName(u"replay"_s);
    connect(replay, &QAbstractButton::clicked, this, &TopBar::replayWanted);
    box->addWidget(replay);
    m_database = new DatabaseLabel(m_appearance, this);
    auto *inside = new QHBoxLayout(m_database);
    inside->setContentsMargins(12, 0, 12, 0);
    inside->setSpacing(8);
    inside->addWidget(makeLabel(tr("Database"), Theme::ui(12), TextTone::Muted, m_database));
    m_databaseText = makeLabel({}, Theme::ui(13, QFont::DemiBold), TextTone::Plain, m_database);
    inside->addWidget(m_databaseText);
    box->addWidget(m_database);
    box->addStretch(1);

    auto *explore = new QPushButton(tr("Explore all"), this);
    explore->setObjectName(u"explore"_s);
    explore->setToolTip(tr("Every order of events, every placement of faults (E)"));
    explore->setFont(Theme::ui(13));
    explore->setFixedHeight(34);
    explore->setFocusPolicy(Qt::TabFocus);
    connect(explore, &QPushButton::clicked, this, &TopBar::exploreWanted);
    box->addWidget(explore);
    auto *exporting = new QPushButton(tr("Export ▾"), this);
    exporting->setObjectName(u"export"_s);
    exporting->setAccessibleName(tr("Open, save, export"));
    exporting->setFont(Theme::ui(13));
    exporting->setFixedHeight(34);
    exporting->setFocusPolicy(Qt::TabFocus);
    m_exportMenu = new QMenu(exporting);
    exporting->setMenu(m_exportMenu);
    box->addWidget(exporting);

    auto *look = new GlyphButton(m_appearance, Glyph::Theme, tr("How the window looks"), this);
    look->setObjectName(u"look"_s);
    m_lookMenu = new QMenu(look);
    connect(look, &QAbstractButton::clicked, this,
            [this, look] { m_lookMenu->popup(look->mapToGlobal(QPoint(0, look->height() + 4))); });
    box->addWidget(look);
    auto *keys = new GlyphButton(m_appearance, Glyph::Keys, tr("Keys (?)"), this);
    keys->setObjectName(u"keys"_s);
    connect(keys, &QAbstractButton::clicked, this, &TopBar::keysWanted);
    box->addWidget(keys);
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_database->setVisible(width() >= 1380);
    m_strategies->setPrefix(width() >= 1140 ? tr("Strategy") : QString());
    m_speedTitle->setVisible(width() >= 1140);
    m_speed->setFixedWidth(width() >= 1140 ? 86 : 64);
    m_lessons->setMaximumWidth(std::max(150, width() * 22 / 100));
    m_strategies->setMaximumWidth(width() >= 1140 ? 280 : 220);
}

void TopBar::showRun()
{
    const scenario::Document &document = m_controller.document();
    const bool isLesson = document.number > 0;
    const QString own = m_session.text().title;
    const QString title = isLesson ? tr("%1 · %2").arg(document.number).arg(own)
        : own.isEmpty()            ? document.name.section(u'/', -1)
                                   : own;
    m_lessons->setCurrent(document.id, title);
    std::vector<PickerItem> items;
    for (const engine::Strategy *strategy : scenario::applicableStrategies(document))
        items.push_back({ strategy->id, strategy->title, {}, {} });
    m_strategies->setItems(std::move(items));
    const trace::Header &header = m_controller.recording().header;
    m_databaseText->setText(databaseTitle(header.database));
    m_database->setToolTip(databaseTitle(header.database) + u' ' + header.databaseVersion);
    showStrategy();
}

void TopBar::showStrategy()
{
    if (!m_controller.hasRun())
        return;
    const QString id = m_controller.state().strategies.front();
    if (id == m_strategies->current())
        return;
    const engine::Strategy *strategy = strategies::find(id);
    m_strategies->setCurrent(id, strategy ? QString(strategy->title) : id);
}

void TopBar::showPlaying(bool playing)
{
    m_play->setGlyph(playing ? Glyph::Pause : Glyph::Play, playing ? tr("Pause (Space)") : tr("Play (Space)"));
}

void TopBar::showSpeed(double speed)
{
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(stepOf(speed));
    m_speedText->setText(tr("%1×").arg(QLocale().toString(speed, 'g', 3)));
    m_speed->setToolTip(tr("Speed: %1").arg(m_speedText->text()));
}

} // namespace window
