// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/fault_panel.h"

#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

FaultButton::FaultButton(const Appearance &appearance, QuickFault fault, const QString &key, QWidget *parent)
    : PaintedButton(appearance, parent)
    , m_fault(fault)
    , m_key(key)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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
    setText(m_title);
    setAccessibleName(m_title);
    setAccessibleDescription(m_effect);
    setToolTip(m_title + u'\n' + m_effect);
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

    const QRectF inner = ground.adjusted(31, 0, -8, 0);
    const double cap = paintKeyCap(painter, m_key, QRectF(inner.left(), 4, inner.width(), 24),
                                   enabled ? theme().muted : theme().faint, theme().raised, theme().border);
    const auto line = [&](const QString &text, const QFont &font, const QColor &colour, const QRectF &where) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(where, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, where.width()));
    };
    const QRectF title(inner.left(), 6, inner.width() - cap - 5, 20);
    QFont titleFont = Theme::ui(13, QFont::Medium);
    if (QFontMetricsF(titleFont).horizontalAdvance(m_title) > title.width())
        titleFont = Theme::ui(12, QFont::Medium);
    line(m_title, titleFont, enabled ? theme().text : theme().faint, title);
    line(m_effect, Theme::ui(11.5), enabled ? theme().muted : theme().faint,
         QRectF(inner.left(), 24, inner.width(), 17));
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
    connect(&controller, &RunController::runChanged, this, &FaultPanel::showOffers);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            showOffers();
    });
}

Offer FaultPanel::offerOf(QuickFault fault) const
{
    const Situation situation = m_controller.situation();
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
    const Offer offer = offerOf(fault);
    if (offer.possible)
        m_controller.interfere(offer);
    else
        Q_EMIT m_controller.refused(offer.effect);
}

void FaultPanel::showOffers()
{
    for (std::size_t index = 0; index < m_buttons.size(); ++index) {
        const auto fault = static_cast<QuickFault>(index);
        m_buttons[index]->show(offerOf(fault), armedBy(fault).has_value());
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
