// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/fault_panel.h"

#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr double textLeft = 31;
constexpr double textRight = 8;
constexpr double textTop = 6;
constexpr double keyWidth = 27;
/// More different words than that are not measured again at every width.
constexpr std::size_t mostReserved = 40;
/// After so many events a run has said what it has to say.
constexpr std::size_t eventsToReserve = 64;

/// A little smaller where that keeps it on one line.
QFont titleFont(const QString &title, double width)
{
    const QFont font = Theme::ui(13, QFont::Medium);
    return QFontMetricsF(font).horizontalAdvance(title) > width ? Theme::ui(12, QFont::Medium) : font;
}

QFont effectFont()
{
    return Theme::ui(11.5);
}

double wrappedHeight(const QString &text, const QFont &font, double width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, text).height();
}

double titleHeight(const QString &title, double width)
{
    return std::max(20.0, wrappedHeight(title, titleFont(title, width), width) + 3);
}

} // namespace

FaultButton::FaultButton(const Appearance &appearance, QuickFault fault, const QString &key, QWidget *parent)
    : PaintedButton(appearance, parent)
    , m_fault(fault)
    , m_key(key)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

double FaultButton::heightOf(const Words &words, int width)
{
    const double inner = width - 1 - textLeft - textRight;
    return textTop + titleHeight(words.title, inner - keyWidth) + wrappedHeight(words.effect, effectFont(), inner) + 6;
}

int FaultButton::heightForWidth(int width) const
{
    const auto known = m_heights.constFind(width);
    if (known != m_heights.constEnd())
        return *known;
    double height = std::max(46.0, heightOf({ m_title, m_effect }, width));
    for (const Words &words : m_reserved)
        height = std::max(height, heightOf(words, width));
    return *m_heights.insert(width, static_cast<int>(std::ceil(height)));
}

void FaultButton::forgetReserved()
{
    m_reserved.clear();
    m_heights.clear();
}

void FaultButton::reserve(const Offer &offer)
{
    const bool known = std::any_of(m_reserved.begin(), m_reserved.end(), [&](const Words &words) {
        return words.effect == offer.effect && words.title == offer.title;
    });
    if (known || m_reserved.size() == mostReserved)
        return;
    keep({ offer.title, offer.effect });
}

void FaultButton::keep(const Words &words)
{
    m_reserved.push_back(words);
    m_heights.clear();
    updateGeometry();
}

void FaultButton::show(const Offer &offer, bool armed)
{
    const QString title = armed ? FaultPanel::tr("The next ack will be lost") : offer.title;
    const QString effect = armed ? FaultPanel::tr("Armed. Once more takes it back.") : offer.effect;
    const bool possible = armed || offer.possible;
    if (title == m_title && effect == m_effect && armed == m_armed && possible == isEnabled())
        return;
    m_title = title;
    m_effect = effect;
    m_armed = armed;
    setEnabled(possible);
    setCursor(possible ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setAccessibleName(m_title);
    setAccessibleDescription(m_effect);
    setToolTip(m_title + u'\n' + m_effect);
    if (heightOf({ title, effect }, width()) > height())
        keep({ title, effect });
    update();
}

const Theme::Tone &FaultButton::tone() const
{
    switch (m_fault) {
    case QuickFault::LoseAck: return theme().pending;
    case QuickFault::Crash: return theme().fault;
    case QuickFault::SecondCopy: return theme().duplicate;
    case QuickFault::ExpireLock: return theme().inFlight;
    }
    return theme().neutral;
}

void FaultButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool enabled = isEnabled();
    QPen border(m_armed ? tone().line : theme().border, 1);
    if (!enabled)
        border.setStyle(Qt::DashLine);
    painter.setPen(border);
    painter.setBrush(m_armed || isDown() ? tone().fill : enabled && isHovered() ? theme().raised : theme().panel);
    painter.drawRoundedRect(ground, 7, 7);

    painter.setPen(enabled ? QPen(Qt::NoPen) : QPen(theme().faint, 1.4));
    painter.setBrush(enabled ? QBrush(tone().line) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QPointF(18, 16), enabled ? 4.5 : 3.8, enabled ? 4.5 : 3.8);

    const QRectF inner = ground.adjusted(textLeft, 0, -textRight, 0);
    paintKeyCap(painter, m_key, QRectF(inner.left(), 4, inner.width(), 24), enabled ? theme().muted : theme().faint,
                theme().raised, theme().border);
    const double titleWidth = inner.width() - keyWidth;
    const double high = titleHeight(m_title, titleWidth);
    painter.setFont(titleFont(m_title, titleWidth));
    painter.setPen(enabled ? theme().text : theme().faint);
    painter.drawText(QRectF(inner.left(), textTop, titleWidth, high),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, m_title);
    painter.setFont(effectFont());
    painter.setPen(enabled ? theme().muted : theme().faint);
    painter.drawText(QRectF(inner.left(), textTop + high, inner.width(), ground.bottom() - textTop - high),
                     Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_effect);
    paintFocus(painter, ground, 7);
}

FaultPanel::FaultPanel(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    QLabel *title = makeLabel(tr("Inject a fault"), Theme::ui(13, QFont::DemiBold), TextTone::Plain, this);
    title->setContentsMargins(6, 0, 0, 3);
    layout->addWidget(title);
    const std::pair<QuickFault, QString> faults[] = {
        { QuickFault::LoseAck, u"A"_s },
        { QuickFault::Crash, u"C"_s },
        { QuickFault::SecondCopy, u"D"_s },
        { QuickFault::ExpireLock, u"L"_s },
    };
    const QString names[] = { u"loseAck"_s, u"crash"_s, u"secondCopy"_s, u"expireLock"_s };
    for (const auto &[fault, key] : faults) {
        const auto index = static_cast<std::size_t>(fault);
        m_buttons[index] = new FaultButton(appearance, fault, key, this);
        m_buttons[index]->setObjectName(names[index]);
        connect(m_buttons[index], &QAbstractButton::clicked, this, [this, which = fault] { trigger(which); });
        layout->addWidget(m_buttons[index]);
    }
    auto *more = new QPushButton(tr("More faults ▾"), this);
    more->setObjectName(u"moreFaults"_s);
    more->setFont(Theme::ui(12, QFont::Medium));
    more->setFocusPolicy(Qt::TabFocus);
    m_more = new QMenu(more);
    m_more->setToolTipsVisible(true);
    more->setMenu(m_more);
    connect(m_more, &QMenu::aboutToShow, this, &FaultPanel::fillMore);
    layout->addWidget(more, 0, Qt::AlignLeft);
    connect(&controller, &RunController::runChanged, this, &FaultPanel::showRun);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            showOffers();
    });
}

Offer FaultPanel::offerOf(QuickFault fault, const Situation &situation)
{
    switch (fault) {
    case QuickFault::LoseAck: return situation.loseAck();
    case QuickFault::Crash: return situation.crash();
    case QuickFault::SecondCopy: return situation.secondCopy();
    case QuickFault::ExpireLock: return situation.expireLock();
    }
    return {};
}

std::optional<std::size_t> FaultPanel::armedBy(QuickFault fault) const
{
    if (fault != QuickFault::LoseAck)
        return std::nullopt;
    const Branch &branch = m_controller.branch();
    for (std::size_t index = 0; index < branch.armed.size(); ++index) {
        const bool isOurs = branch.armed[index].fault.kind == engine::FaultKind::LoseAck;
        if (isOurs && branch.waits(branch.armed[index], m_controller.events()))
            return index;
    }
    return std::nullopt;
}

void FaultPanel::trigger(QuickFault fault)
{
    if (!m_controller.hasRun())
        return;
    if (const auto armed = armedBy(fault)) {
        m_controller.disarm(*armed);
        return;
    }
    const Offer offer = offerOf(fault, m_controller.situation());
    if (offer.possible)
        m_controller.interfere(offer);
    else
        Q_EMIT m_controller.refused(offer.effect);
}

void FaultPanel::showRun(RunChange change)
{
    if (change == RunChange::Opened)
        reserveOffers();
    showOffers();
}

void FaultPanel::reserveOffers()
{
    for (FaultButton *button : m_buttons)
        button->forgetReserved();
    const trace::Recording &recording = m_controller.recording();
    trace::State state(recording.setup);
    for (const engine::Event &event : recording.events) {
        if (state.events == eventsToReserve)
            break;
        state.apply(event);
        const Situation situation(recording, state);
        for (std::size_t index = 0; index < m_buttons.size(); ++index)
            m_buttons[index]->reserve(offerOf(static_cast<QuickFault>(index), situation));
    }
}

void FaultPanel::showOffers()
{
    const Situation situation = m_controller.situation();
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        const auto fault = static_cast<QuickFault>(index);
        m_buttons[index]->show(offerOf(fault, situation), armedBy(fault).has_value());
    }
}

void FaultPanel::fillMore()
{
    m_more->clear();
    if (!m_controller.hasRun())
        return;
    const Situation situation = m_controller.situation();
    if (const int actor = situation.actor(); actor >= 0) {
        addOffer(*m_more, m_controller, situation.fail(actor));
        addOffer(*m_more, m_controller, situation.pause(actor));
        addOffer(*m_more, m_controller, situation.freeze(actor));
        m_more->addSeparator();
    }
    for (std::size_t message = 0; message < m_controller.state().published.size(); ++message) {
        if (m_controller.state().published[message] && message < m_controller.recording().setup.messages.size())
            addOffer(*m_more, m_controller, situation.publishAgain(static_cast<int>(message), true));
    }
    m_more->addSeparator();
    addOffer(*m_more, m_controller, situation.replayDeadLetters());
    addOffer(*m_more, m_controller, situation.purgeInbox());
    addOffer(*m_more, m_controller, situation.failCache());
}

void addOffer(QMenu &menu, RunController &controller, const Offer &offer)
{
    QAction *action = menu.addAction(offer.title);
    action->setEnabled(offer.possible);
    action->setToolTip(offer.effect);
    action->setStatusTip(offer.effect);
    QObject::connect(action, &QAction::triggered, &controller, [&controller, offer] { controller.interfere(offer); });
}

} // namespace window
