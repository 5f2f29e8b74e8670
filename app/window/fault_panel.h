// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/run_controller.h"
#include "window/widgets.h"

#include <QHash>

class QMenu;
class QPushButton;

namespace window {

/// What can go wrong at the push of a button.
enum class QuickFault : quint8 { LoseAck, Crash, SecondCopy, ExpireLock };

/// A button that says what it will do, and with which key; where it can do nothing, why. It is as high as the highest
/// that it has ever had to say, so that the buttons below it stay where they are.
class FaultButton : public PaintedButton
{
    Q_OBJECT

public:
    FaultButton(const Appearance &appearance, QuickFault fault, const QString &key, QWidget *parent = nullptr);

    void show(const Offer &offer, bool armed);
    /// Keeps room for those words too.
    void reserve(const Offer &offer);
    /// Keeps room only for what it says now.
    void forgetReserved();

    QSize sizeHint() const override { return { 240, heightForWidth(240) }; }
    QSize minimumSizeHint() const override { return { 180, 46 }; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Words {
        QString title;
        QString effect;
    };
    const stage::Theme::Tone &tone() const;
    void keep(const Words &words);
    static double heightOf(const Words &words, int width);

    QuickFault m_fault;
    QString m_key;
    QString m_title;
    QString m_effect;
    std::vector<Words> m_reserved;
    /// A layout asks for a few widths over and over.
    mutable QHash<int, int> m_heights;
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
    static Offer offerOf(QuickFault fault, const Situation &situation);
    void showRun(RunChange change);
    /// Room for what the buttons say in the course of the run.
    void reserveOffers();
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
