// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/run_controller.h"
#include "window/widgets.h"

class QMenu;
class QPushButton;

namespace window {

/// What can go wrong at the push of a button.
enum class QuickFault : quint8 { LoseAck, Crash, SecondCopy, ExpireLock };

/// A button that says what it will do, and with which key; where it can do nothing, why.
class FaultButton : public PaintedButton
{
    Q_OBJECT

public:
    FaultButton(const Appearance &appearance, QuickFault fault, const QString &key, QWidget *parent = nullptr);

    void show(const Offer &offer, bool armed);
    QSize sizeHint() const override { return { 240, 46 }; }
    QSize minimumSizeHint() const override { return { 180, 46 }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const stage::Theme::Tone &tone() const;

    QuickFault m_fault;
    QString m_key;
    QString m_title;
    QString m_effect;
    bool m_armed = false;
};

/// The faults that can be injected at the playhead.
class FaultPanel : public QWidget
{
    Q_OBJECT

public:
    FaultPanel(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    /// As a click on the button.
    void trigger(QuickFault fault);
    FaultButton *button(QuickFault fault) const { return m_buttons[static_cast<std::size_t>(fault)]; }

private:
    Offer offerOf(QuickFault fault) const;
    /// The armed fault that the button would take back; nothing when there is none.
    std::optional<std::size_t> armedBy(QuickFault fault) const;
    void showOffers();
    void fillMore();

    RunController &m_controller;
    std::array<FaultButton *, 4> m_buttons{};
    QMenu *m_more;
};

/// Adds an offer to a menu: what it will do is its tooltip, and it is disabled where it is impossible.
void addOffer(QMenu &menu, RunController &controller, const Offer &offer);

} // namespace window
