// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/banner.h"

#include <QAccessible>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr int signRoom = 42;
constexpr int detailGap = 12;

QString signOf(Notice::Kind kind)
{
    switch (kind) {
    case Notice::Kind::Remark: return u"!"_s;
    case Notice::Kind::Success: return u"✓"_s;
    case Notice::Kind::Progress: return u"…"_s;
    case Notice::Kind::Problem: return u"✕"_s;
    }
    return {};
}

const Theme::Tone &toneOf(Notice::Kind kind, const Theme &theme)
{
    switch (kind) {
    case Notice::Kind::Success: return theme.committed;
    case Notice::Kind::Progress: return theme.inFlight;
    case Notice::Kind::Problem: return theme.fault;
    case Notice::Kind::Remark: break;
    }
    return theme.pending;
}

/// What a screen reader says of it.
QString spoken(const Notice &notice)
{
    QStringList lines{ notice.text };
    for (const auto &[caption, text] : notice.details)
        lines.append(caption + u": "_s + text);
    return lines.join(u'\n');
}

} // namespace

Banner::Banner(const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_text(makeLabel({}, Theme::ui(13), TextTone::Plain, this))
    , m_details(new QGridLayout)
    , m_action(new QPushButton(this))
    , m_timer(new QTimer(this))
{
    setObjectName(u"banner"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(signRoom, 7, 8, 7);
    layout->setSpacing(4);
    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    layout->addLayout(first);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    first->addWidget(m_text, 1);
    m_action->setObjectName(u"bannerAction"_s);
    m_action->setFont(Theme::ui(12.5, QFont::DemiBold));
    m_action->setFixedHeight(32);
    m_action->setFocusPolicy(Qt::TabFocus);
    first->addWidget(m_action, 0, Qt::AlignTop);
    auto *close = new GlyphButton(appearance, Glyph::Close, tr("Close this message"), this);
    close->setObjectName(u"closeBanner"_s);
    first->addWidget(close, 0, Qt::AlignTop);
    m_details->setHorizontalSpacing(detailGap);
    m_details->setVerticalSpacing(3);
    m_details->setColumnStretch(1, 1);
    layout->addLayout(m_details);
    m_timer->setSingleShot(true);
    m_timer->setInterval(std::chrono::seconds(7));
    connect(m_action, &QPushButton::clicked, this, [this] {
        // What it does may say something else here.
        const std::function<void()> act = m_notice.act;
        if (act)
            act();
    });
    connect(close, &QAbstractButton::clicked, this, &QWidget::hide);
    connect(m_timer, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Banner::say(Notice notice)
{
    // A remark does not cover a problem that nobody has seen to.
    if (notice.kind == Kind::Remark && m_notice.kind == Kind::Problem && isVisible())
        return;
    m_notice = std::move(notice);
    m_text->setText(m_notice.text);
    m_text->setFont(Theme::ui(13, m_notice.details.empty() ? QFont::Normal : QFont::DemiBold));
    m_action->setText(m_notice.action);
    m_action->setVisible(!m_notice.action.isEmpty());
    showDetails();
    setAccessibleName(spoken(m_notice));
    show();
    if (m_notice.kind == Kind::Remark || m_notice.kind == Kind::Success)
        m_timer->start();
    else
        m_timer->stop();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void Banner::endProgress()
{
    if (m_notice.kind == Kind::Progress)
        hide();
}

void Banner::showDetails()
{
    while (QLayoutItem *item = m_details->takeAt(0)) {
        retire(item->widget());
        delete item;
    }
    int row = 0;
    for (const auto &[caption, text] : m_notice.details) {
        QLabel *word = makeLabel(caption, Theme::ui(12.5), TextTone::Muted, this);
        QLabel *line = makeLabel(text, Theme::ui(12.5), TextTone::Plain, this);
        line->setObjectName(u"bannerDetail%1"_s.arg(row));
        line->setWordWrap(true);
        line->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        line->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_details->addWidget(word, row, 0, Qt::AlignTop);
        m_details->addWidget(line, row, 1);
        word->show();
        line->show();
        ++row;
    }
}

int Banner::widthOfText() const
{
    const int action = m_action->isHidden() ? 0 : m_action->sizeHint().width() + 8;
    const int first = m_text->fontMetrics().horizontalAdvance(m_text->text()) + action + 34 + 8;
    const QFontMetrics metrics(Theme::ui(12.5));
    int captions = 0;
    int lines = 0;
    for (const auto &[caption, text] : m_notice.details) {
        captions = std::max(captions, metrics.horizontalAdvance(caption));
        lines = std::max(lines, metrics.horizontalAdvance(text));
    }
    return signRoom + 8 + 16 + std::max(first, captions + detailGap + lines);
}

void Banner::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    const Theme::Tone &tone = toneOf(m_notice.kind, theme);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tone.line, 1));
    painter.setBrush(tone.fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
    painter.setFont(Theme::ui(15, QFont::Bold));
    painter.setPen(tone.line);
    // Beside the first line.
    const double high = m_notice.details.empty() ? height() : m_text->geometry().center().y() * 2 + 1;
    painter.drawText(QRectF(10, 0, 26, high), static_cast<int>(Qt::AlignCenter), signOf(m_notice.kind));
}

} // namespace window
