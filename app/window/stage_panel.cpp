// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/stage_panel.h"

#include "trace/narration.h"
#include "trace/verdict_words.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr double textLeft = 38;
constexpr double textRight = 14;
constexpr double lineGap = 3;
constexpr int sideMargin = 16;
constexpr int topGap = 12;
constexpr int narrowest = 320;
constexpr int usual = 640;
/// A longer run has said by then how long its sentences are.
constexpr std::size_t eventsToReserve = 300;

QFont whatFont()
{
    return Theme::ui(13, QFont::DemiBold);
}

QFont whyFont()
{
    return Theme::ui(12.5);
}

double wrappedHeight(const QString &text, const QFont &font, double width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, text).height();
}

} // namespace

VerdictPill::VerdictPill(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(u"verdict"_s);
    setFixedHeight(34);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void VerdictPill::show(const Summary &summary)
{
    if (summary.text == m_summary.text && summary.standing == m_summary.standing)
        return;
    m_summary = summary;
    setAccessibleName(summary.text);
    setToolTip(summary.text);
    updateGeometry();
    update();
}

QSize VerdictPill::sizeHint() const
{
    const double text = QFontMetricsF(Theme::ui(13, QFont::DemiBold)).horizontalAdvance(m_summary.text);
    return { static_cast<int>(text) + 62, 34 };
}

void VerdictPill::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    const Theme::Tone &tone = toneOf(m_summary.standing, theme);
    const bool decided = m_summary.standing != Standing::Open;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(decided ? tone.line : theme.border, 1));
    painter.setBrush(decided ? tone.fill : theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 16.5, 16.5);
    const QRectF sign(13, 0, 16, height());
    if (decided) {
        painter.setFont(Theme::ui(13, QFont::Bold));
        painter.setPen(tone.line);
        painter.drawText(sign, Qt::AlignCenter, signOf(m_summary.standing));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone.line);
        painter.drawEllipse(sign.center(), 5, 5);
    }
    painter.setPen(decided ? tone.text : theme.text);
    const QRectF where(36, 0, width() - 48, height());
    const bool tight = width() < sizeHint().width();
    painter.setFont(tight ? Theme::ui(12, QFont::DemiBold) : Theme::ui(13, QFont::DemiBold));
    painter.drawText(where, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(painter.font()).elidedText(m_summary.text, Qt::ElideRight, where.width()));
}

NarrationBar::NarrationBar(const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
{
    setObjectName(u"narration"_s);
    setProperty("raised", true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFixedHeight(54);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void NarrationBar::reserve(Sentences sentences)
{
    // The highest is among the longest; those are measured again at every width.
    const auto length = [](const trace::Sentence &it) { return it.what.size() + it.why.size(); };
    const auto kept = std::min<std::ptrdiff_t>(12, static_cast<std::ptrdiff_t>(sentences.size()));
    std::partial_sort(sentences.begin(), sentences.begin() + kept, sentences.end(),
                      [&](const auto &a, const auto &b) { return length(a) > length(b); });
    sentences.erase(sentences.begin() + kept, sentences.end());
    m_reserved = std::move(sentences);
    fit();
}

double NarrationBar::heightOf(const QString &what, const QString &why) const
{
    // Before the first layout the width says nothing.
    const double wide = (width() < narrowest ? usual : width()) - textLeft - textRight;
    return wrappedHeight(what, whatFont(), wide) + (why.isEmpty() ? 0 : lineGap + wrappedHeight(why, whyFont(), wide));
}

void NarrationBar::fit()
{
    double most = heightOf(m_what, m_why);
    for (const trace::Sentence &it : m_reserved)
        most = std::max(most, heightOf(it.what, it.why));
    setFixedHeight(std::max(54, static_cast<int>(std::ceil(most)) + 18));
}

void NarrationBar::tell(const QString &what, const QString &why, const Theme::Tone *tone)
{
    m_dot = tone ? tone->line : m_appearance.theme().faint;
    update();
    if (what == m_what && why == m_why)
        return;
    m_what = what;
    m_why = why;
    if (heightOf(what, why) > height())
        fit();
    const QString both = why.isEmpty() ? what : what + u' ' + why;
    setToolTip(both);
    setAccessibleName(both);
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void NarrationBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void NarrationBar::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    const Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_dot);
    painter.drawEllipse(QPointF(22, height() / 2.0), 5, 5);
    const double wide = width() - textLeft - textRight;
    double y = (height() - heightOf(m_what, m_why)) / 2;
    const auto put = [&](const QString &text, const QFont &font, const QColor &colour) {
        const double high = wrappedHeight(text, font, wide);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRectF(textLeft, y, wide, high), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, text);
        y += high + lineGap;
    };
    put(m_what, whatFont(), theme.text);
    if (!m_why.isEmpty())
        put(m_why, whyFont(), theme.muted);
}

PictureHandle::PictureHandle(const Appearance &appearance, QWidget *parent)
    : GlyphButton(appearance, Glyph::Picture,
                  tr("This picture: a click copies it (Ctrl+C), a drag takes it out of the window"), parent)
{
    setObjectName(u"pictureHandle"_s);
    setAccessibleName(tr("Copy the picture (Ctrl+C)"));
}

void PictureHandle::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position();
    GlyphButton::mousePressEvent(event);
}

void PictureHandle::mouseMoveEvent(QMouseEvent *event)
{
    const bool dragged =
        isDown() && (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!dragged)
        return GlyphButton::mouseMoveEvent(event);
    // It is not a click any more.
    setDown(false);
    Q_EMIT dragWanted();
}

StagePanel::StagePanel(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_verdict(new VerdictPill(appearance, this))
    , m_time(makeLabel({}, Theme::mono(12), TextTone::Muted, this))
    , m_picture(new PictureHandle(appearance, this))
    , m_stage(new StageView(controller, appearance, this))
    , m_narration(new NarrationBar(appearance, this))
{
    setProperty("card", true);
    setMinimumWidth(narrowest + 2 * sideMargin);
    m_time->setObjectName(u"step"_s);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideMargin, 13, sideMargin, 13);
    layout->setSpacing(10);
    auto *top = new QHBoxLayout;
    top->setSpacing(topGap);
    top->addWidget(m_verdict);
    top->addStretch(1);
    top->addWidget(m_time);
    top->addWidget(m_picture);
    layout->addLayout(top);
    layout->addWidget(m_stage, 1);
    layout->addWidget(m_narration);
    connect(&controller, &RunController::runChanged, this, &StagePanel::showRun);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            showMoment();
        else
            showTime();
    });
    connect(&appearance, &Appearance::changed, this, [this] {
        if (m_controller.hasRun())
            narrate();
    });
}

void StagePanel::showRun()
{
    const trace::Recording &recording = m_controller.recording();
    NarrationBar::Sentences sentences{ opening() };
    trace::State state(recording.setup);
    for (const engine::Event &event : recording.events) {
        if (state.events == eventsToReserve)
            break;
        const trace::Sentence sentence = trace::narrate(recording, state.events, state);
        state.apply(event);
        sentences.push_back(state.events == recording.events.size() ? closing(state, sentence) : sentence);
    }
    m_narration->reserve(std::move(sentences));
    showMoment();
}

void StagePanel::showMoment()
{
    const Summary summary = summaryOf(m_controller.recording(), m_controller.state(), m_controller.atEnd());
    m_verdict->show(summary);
    m_verdict->setToolTip(summary.details);
    m_verdict->setAccessibleDescription(summary.details);
    showTime();
    narrate();
}

void StagePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (m_controller.hasRun())
        showTime();
}

void StagePanel::showTime()
{
    m_time->setText(timeText());
}

QString StagePanel::timeText() const
{
    const QFontMetricsF metrics(m_time->font());
    const double room =
        width() - 2 * sideMargin - 2 * topGap - m_verdict->sizeHint().width() - m_picture->sizeHint().width();
    const QString events = QString::number(m_controller.events());
    const QString all = QString::number(m_controller.recording().events.size());
    const QString now = trace::timeText(m_controller.virtualTime());
    // The widest that the time gets decides, so that the form does not change while it runs.
    const double widestTime = metrics.horizontalAdvance(u"888.8 ms"_s);
    const QString whole = tr("step %1 of %2 · t = %3");
    if (metrics.horizontalAdvance(whole.arg(all, all, QString())) + widestTime <= room)
        return whole.arg(events, all, now);
    const QString shorter = tr("%1/%2 · %3");
    if (metrics.horizontalAdvance(shorter.arg(all, all, QString())) + widestTime <= room)
        return shorter.arg(events, all, now);
    return tr("%1/%2").arg(events, all);
}

trace::Sentence StagePanel::opening() const
{
    return { tr("Nothing has happened yet."), tr("Space plays the run; → goes one step on.") };
}

trace::Sentence StagePanel::closing(const trace::State &state, const trace::Sentence &last) const
{
    const trace::Recording &recording = m_controller.recording();
    if (!recording.complete)
        return last;
    return { last.what, trace::verdictSentence(trace::judge(state, recording), state, recording) };
}

void StagePanel::narrate()
{
    const std::size_t events = m_controller.events();
    const trace::Sentence &last = m_controller.sentence();
    const trace::Sentence sentence = events == 0 ? opening()
        : m_controller.atEnd()                   ? closing(m_controller.state(), last)
                                                 : last;
    const Theme::Tone *tone =
        events == 0 ? nullptr : &toneOf(m_controller.recording().events[events - 1], m_appearance.theme());
    m_narration->tell(sentence.what, sentence.why, tone);
}

const Theme::Tone &toneOf(const engine::Event &event, const Theme &theme)
{
    using Kind = engine::Event::Kind;
    switch (event.kind) {
    case Kind::Committed:
    case Kind::Acked: return theme.committed;
    case Kind::RolledBack: return theme.rolledBack;
    case Kind::Waiting: return theme.waiting;
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::Crashed:
    case Kind::LockExpired:
    case Kind::DeadLettered:
    case Kind::Nacked:
    case Kind::CacheFailed: return theme.fault;
    case Kind::Delivered: return event.redelivered ? theme.duplicate : theme.inFlight;
    case Kind::Published:
    case Kind::PublishDropped: return event.retryOf.isEmpty() ? theme.inFlight : theme.duplicate;
    case Kind::Performed:
        if (event.error != engine::ErrorKind::None || event.reason != engine::Reason::None)
            return theme.fault;
        if (event.rows.empty())
            return theme.inFlight;
        return event.rows.front().durable ? theme.committed : theme.pending;
    default: return theme.inFlight;
    }
}

} // namespace window
