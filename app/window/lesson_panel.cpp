// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lesson_panel.h"

#include "trace/report.h"

#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

ChoiceRow::ChoiceRow(const Appearance &appearance, const QString &text, QWidget *parent)
    : PaintedButton(appearance, parent)
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setAutoExclusive(true);
    setFont(Theme::ui(13));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ChoiceRow::heightForWidth(int width) const
{
    const QRect text = fontMetrics().boundingRect(QRect(0, 0, width - 44, 2000), Qt::TextWordWrap, this->text());
    return std::max(32, text.height() + 14);
}

void ChoiceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(isChecked() ? theme().accent : theme().border, 1));
    painter.setBrush(isChecked() ? theme().accentFill : isHovered() ? theme().raised : theme().panel);
    painter.drawRoundedRect(ground, 7, 7);
    const QPointF centre(18, 16);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isChecked() ? theme().accent : theme().muted, 1.5));
    painter.drawEllipse(centre, 6, 6);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawEllipse(centre, 3, 3);
    }
    painter.setPen(theme().text);
    painter.setFont(font());
    painter.drawText(QRect(32, 0, width() - 44, height()), Qt::TextWordWrap | Qt::AlignVCenter | Qt::AlignLeft, text());
    paintFocus(painter, ground, 7);
}

LessonPanel::LessonPanel(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_appearance(appearance)
{
    setProperty("card", true);
    setMinimumWidth(236);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 1, 1, 1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    outer->addWidget(scroll);
    auto *content = new QWidget(scroll);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(11, 16, 11, 14);
    layout->setSpacing(0);
    scroll->setWidget(content);

    QFont small = Theme::ui(11, QFont::DemiBold);
    small.setLetterSpacing(QFont::AbsoluteSpacing, 0.8);
    m_number = makeLabel({}, small, TextTone::Muted, content);
    m_title = makeLabel({}, Theme::ui(20, QFont::DemiBold), TextTone::Plain, content);
    m_question = makeLabel({}, Theme::ui(13.5), TextTone::Plain, content);
    m_notApplicable = makeLabel({}, Theme::ui(12), TextTone::Muted, content);
    for (QLabel *label : { m_number, m_title, m_question, m_notApplicable }) {
        label->setWordWrap(true);
        label->setContentsMargins(7, 0, 7, 6);
        layout->addWidget(label);
    }
    m_question->setTextInteractionFlags(Qt::TextSelectableByMouse);

    m_variants = new QWidget(content);
    m_variantRows = new QVBoxLayout(m_variants);
    m_variantRows->setContentsMargins(0, 10, 0, 0);
    m_variantRows->setSpacing(6);
    layout->addWidget(m_variants);
    layout->addSpacing(18);
    m_faults = new FaultPanel(controller, appearance, content);
    layout->addWidget(m_faults);
    layout->addStretch(1);
    connect(&controller, &RunController::runChanged, this, &LessonPanel::showRun);
}

void LessonPanel::showRun(RunChange change)
{
    const QStringList foreign = trace::notApplicable(m_controller.recording().setup);
    m_notApplicable->setText(foreign.join(u'\n'));
    m_notApplicable->setVisible(!foreign.isEmpty());
    if (change != RunChange::Opened)
        return;
    const scenario::Document &document = m_controller.document();
    const bool isLesson = document.number > 0;
    m_number->setText(isLesson ? tr("LESSON %1 OF %2").arg(document.number).arg(scenario::lessons().size())
                               : tr("EXPERIMENT"));
    m_title->setText(document.title.isEmpty() ? document.name.section(u'/', -1) : document.title);
    m_question->setText(document.question);
    m_question->setVisible(!document.question.isEmpty());
    showVariants();
}

void LessonPanel::showVariants()
{
    while (QLayoutItem *item = m_variantRows->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const scenario::Document &document = m_controller.document();
    m_variants->setVisible(!document.variants.empty());
    if (document.variants.empty())
        return;
    QLabel *title = makeLabel(tr("Variant"), Theme::ui(13, QFont::DemiBold), TextTone::Plain, m_variants);
    title->setContentsMargins(6, 0, 0, 3);
    m_variantRows->addWidget(title);
    addVariant({}, tr("As it is"));
    for (const scenario::Variant &variant : document.variants)
        addVariant(variant.id, variant.title);
}

void LessonPanel::addVariant(const QString &id, const QString &title)
{
    auto *row = new ChoiceRow(m_appearance, title, m_variants);
    row->setObjectName(u"variant-"_s + id);
    row->setChecked(m_controller.variant() == id);
    connect(row, &QAbstractButton::clicked, this, [this, id] { Q_EMIT variantPicked(id); });
    m_variantRows->addWidget(row);
}

} // namespace window
