// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/stage_panel.h"

#include "trace/narration.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

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
    painter.setFont(Theme::ui(13, QFont::DemiBold));
    painter.setPen(decided ? tone.text : theme.text);
    const QRectF where(36, 0, width() - 48, height());
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
    setFixedHeight(56);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void NarrationBar::tell(const QString &what, const QString &why, const Theme::Tone *tone)
{
    m_dot = tone ? tone->line : m_appearance.theme().faint;
    update();
    if (what == m_what && why == m_why)
        return;
    m_what = what;
    m_why = why;
    const QString both = why.isEmpty() ? what : what + u' ' + why;
    setToolTip(both);
    setAccessibleName(both);
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void NarrationBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // Two lines each where it is narrow; the height does not follow the text, so that nothing jumps.
    setFixedHeight(width() < 640 ? 76 : 56);
}

void NarrationBar::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    const Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF inner = QRectF(rect()).adjusted(38, 6, -14, -6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_dot);
    painter.drawEllipse(QPointF(22, height() / 2.0), 5, 5);
    const QFont whatFont = Theme::ui(13, QFont::DemiBold);
    const QFont whyFont = Theme::ui(12.5);
    const double gap = m_why.isEmpty() ? 0 : 3;
    const double most = m_why.isEmpty() ? inner.height() : (inner.height() - gap) / 2;
    const auto heightOf = [&](const QString &text, const QFont &font) {
        const QRectF box(0, 0, inner.width(), 1000);
        return text.isEmpty() ? 0
                              : std::min(most, QFontMetricsF(font).boundingRect(box, Qt::TextWordWrap, text).height());
    };
    const double first = heightOf(m_what, whatFont);
    const double second = heightOf(m_why, whyFont);
    double y = inner.top() + (inner.height() - first - gap - second) / 2;
    const auto put = [&](const QString &text, const QFont &font, const QColor &colour, double high) {
        const bool oneLine = high < 2 * QFontMetricsF(font).lineSpacing() - 2;
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRectF(inner.left(), y, inner.width(), high),
                         Qt::AlignVCenter | Qt::AlignLeft | (oneLine ? Qt::TextSingleLine : Qt::TextWordWrap),
                         oneLine ? QFontMetricsF(font).elidedText(text, Qt::ElideRight, inner.width()) : text);
        y += high + gap;
    };
    put(m_what, whatFont, theme.text, first);
    if (!m_why.isEmpty())
        put(m_why, whyFont, theme.muted, second);
}

StagePanel::StagePanel(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_verdict(new VerdictPill(appearance, this))
    , m_time(makeLabel({}, Theme::mono(12), TextTone::Muted, this))
    , m_stage(new StageView(controller, appearance, this))
    , m_narration(new NarrationBar(appearance, this))
{
    setProperty("card", true);
    m_time->setObjectName(u"step"_s);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 13, 16, 13);
    layout->setSpacing(10);
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_verdict);
    top->addStretch(1);
    top->addWidget(m_time);
    layout->addLayout(top);
    layout->addWidget(m_stage, 1);
    layout->addWidget(m_narration);
    connect(&controller, &RunController::runChanged, this, &StagePanel::showMoment);
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

void StagePanel::showMoment()
{
    m_verdict->show(summaryOf(m_controller.recording(), m_controller.state(), m_controller.atEnd()));
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
    const QString pattern = width() < 560 ? tr("%1/%2 · %3") : tr("step %1 of %2 · t = %3");
    m_time->setText(pattern.arg(m_controller.events())
                        .arg(m_controller.recording().events.size())
                        .arg(trace::timeText(m_controller.virtualTime())));
}

void StagePanel::narrate()
{
    const std::size_t events = m_controller.events();
    if (events == 0) {
        m_narration->tell(tr("Nothing has happened yet."), tr("Space plays the run; → goes one step on."), nullptr);
        return;
    }
    const trace::Recording &recording = m_controller.recording();
    const trace::Sentence &sentence = m_controller.sentence();
    const bool over = m_controller.atEnd() && recording.complete;
    const QString why = over && sentence.why.isEmpty()
        ? trace::verdictSentence(trace::verdictOf(m_controller.state(), recording.setup.expect))
        : sentence.why;
    m_narration->tell(sentence.what, why, &toneOf(recording.events[events - 1], m_appearance.theme()));
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
