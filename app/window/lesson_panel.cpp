// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lesson_panel.h"

#include "trace/report.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;
using Phase = LessonSession::Phase;

namespace {

/// The margins of a text that stands on the panel itself.
constexpr QMargins onPanel(7, 0, 7, 6);

QLabel *addLabel(QVBoxLayout &layout, const QFont &font, TextTone tone, QWidget *parent)
{
    QLabel *label = makeLabel({}, font, tone, parent);
    label->setWordWrap(true);
    label->setContentsMargins(onPanel);
    layout.addWidget(label);
    return label;
}

Prose *addProse(QVBoxLayout &layout, const Appearance &appearance, QWidget *parent)
{
    auto *prose = new Prose(appearance, Theme::ui(13), parent);
    prose->setContentsMargins(onPanel);
    layout.addWidget(prose);
    return prose;
}

} // namespace

LessonPanel::LessonPanel(RunController &controller, LessonSession &session, const Appearance &appearance,
                         QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_session(session)
    , m_appearance(appearance)
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget(m_scroll))
{
    setProperty("card", true);
    setMinimumWidth(236);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 1, 1, 1);
    outer->setSpacing(0);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    outer->addWidget(m_scroll, 1);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(11, 16, 11, 14);
    layout->setSpacing(0);
    m_scroll->setWidget(m_content);

    addHead(*layout);
    m_variants = new ChipRow(appearance, m_content);
    m_variants->setObjectName(u"variants"_s);
    layout->addWidget(m_variants);
    m_change = addLabel(*layout, Theme::ui(12.5), TextTone::Muted, m_content);
    m_change->setContentsMargins(7, 6, 7, 0);
    layout->addSpacing(12);
    m_prediction = new PredictionCard(session, appearance, m_content);
    layout->addWidget(m_prediction);
    addExplanation(*layout);
    m_notApplicable = addLabel(*layout, Theme::ui(12), TextTone::Muted, m_content);
    layout->addSpacing(12);
    m_faults = new FaultPanel(controller, appearance, m_content);
    layout->addWidget(m_faults);
    layout->addSpacing(16);
    m_tasks = new TaskList(session, appearance, m_content);
    layout->addWidget(m_tasks);
    layout->addStretch(1);
    m_task = new TaskCard(session, controller, appearance, this);
    outer->addWidget(m_task);
    connect(m_task, &TaskCard::editWanted, this, &LessonPanel::editWanted);
    connect(m_task, &TaskCard::exploreWanted, this, &LessonPanel::exploreWanted);

    connect(m_variants, &ChipRow::picked, this, &LessonPanel::variantPicked);
    connect(&controller, &RunController::runChanged, this, &LessonPanel::showRun);
    connect(&session, &LessonSession::changed, this, &LessonPanel::showLesson);
}

void LessonPanel::addHead(QVBoxLayout &layout)
{
    QFont small = Theme::ui(11, QFont::DemiBold);
    small.setLetterSpacing(QFont::AbsoluteSpacing, 0.8);
    auto *top = new QHBoxLayout;
    m_number = makeLabel({}, small, TextTone::Muted, m_content);
    m_number->setContentsMargins(onPanel);
    top->addWidget(m_number, 1);
    auto *contents = new QPushButton(tr("All lessons"), m_content);
    contents->setObjectName(u"contents"_s);
    contents->setProperty("link", true);
    contents->setFocusPolicy(Qt::TabFocus);
    connect(contents, &QPushButton::clicked, this, &LessonPanel::contentsWanted);
    top->addWidget(contents, 0, Qt::AlignTop);
    layout.addLayout(top);
    m_title = addLabel(layout, Theme::ui(20, QFont::DemiBold), TextTone::Plain, m_content);
    m_question = addLabel(layout, Theme::ui(13.5, QFont::DemiBold), TextTone::Plain, m_content);
    m_situation = addProse(layout, m_appearance, m_content);
    layout.addSpacing(4);
}

void LessonPanel::addExplanation(QVBoxLayout &layout)
{
    m_explanation = new QWidget(m_content);
    auto *rows = new QVBoxLayout(m_explanation);
    rows->setContentsMargins(0, 12, 0, 0);
    rows->setSpacing(4);
    const auto title = [&](const QString &text) {
        QLabel *label = addLabel(*rows, Theme::ui(13, QFont::DemiBold), TextTone::Plain, m_explanation);
        label->setContentsMargins(7, 6, 7, 0);
        label->setText(text);
        return label;
    };
    title(tr("What you saw"));
    m_seen = addProse(*rows, m_appearance, m_explanation);
    m_ruleCard = new QFrame(m_explanation);
    m_ruleCard->setProperty("rule", true);
    auto *inCard = new QVBoxLayout(m_ruleCard);
    inCard->setContentsMargins(13, 10, 13, 11);
    inCard->setSpacing(3);
    inCard->addWidget(makeLabel(tr("The rule"), Theme::ui(12, QFont::DemiBold), TextTone::Accent, m_ruleCard));
    m_rule = new Prose(m_appearance, Theme::ui(13, QFont::Medium), m_ruleCard);
    inCard->addWidget(m_rule);
    rows->addWidget(m_ruleCard);
    m_elsewhereTitle = title(tr("Elsewhere"));
    m_elsewhere = addProse(*rows, m_appearance, m_explanation);
    m_moreTitle = title(tr("Read on"));
    m_more = addProse(*rows, m_appearance, m_explanation);
    m_next = new QPushButton(m_explanation);
    m_next->setObjectName(u"nextLesson"_s);
    m_next->setProperty("primary", true);
    m_next->setFocusPolicy(Qt::TabFocus);
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::nextWanted);
    rows->addSpacing(6);
    rows->addWidget(m_next, 0, Qt::AlignLeft);
    layout.addWidget(m_explanation);
}

void LessonPanel::showRun()
{
    QStringList foreign;
    for (const engine::Fault &fault : trace::faultsNotApplicable(m_controller.recording().setup)) {
        const QString step = engine::nameOf(std::get<engine::Step>(fault.place->step));
        foreign.append(tr("“%1” strikes nowhere: the strategy has no step %2.").arg(trace::faultText(fault), step));
    }
    m_notApplicable->setText(foreign.join(u'\n'));
    m_notApplicable->setVisible(!foreign.isEmpty());
}

void LessonPanel::showLesson()
{
    const scenario::Document &document = m_controller.document();
    const scenario::LessonText &text = m_session.text();
    const bool isLesson = document.number > 0;
    m_number->setText(isLesson ? tr("LESSON %1 OF %2").arg(document.number).arg(scenario::lessons().size())
                               : tr("EXPERIMENT"));
    m_title->setText(text.title.isEmpty() ? document.name.section(u'/', -1) : text.title);
    m_question->setText(text.question);
    m_question->setVisible(!text.question.isEmpty());
    m_situation->setMarkdown(text.situation);
    showVariants();
    showExplanation();
    const Phase before = std::exchange(m_phase, m_session.phase());
    if (m_phase == before)
        return;
    // What is new is to be seen: the outcome after the run, else the beginning.
    QTimer::singleShot(0, this, [this] {
        const int y = m_phase == Phase::Watched && m_prediction->isVisibleTo(m_content) ? m_prediction->y() - 10 : 0;
        m_scroll->verticalScrollBar()->setValue(y);
    });
}

void LessonPanel::showVariants()
{
    const scenario::Document &document = m_controller.document();
    const bool any = !document.variants.empty() && !m_session.task();
    m_variants->clear();
    if (any) {
        m_variants->add({}, tr("As it is"))->setObjectName(u"variant-"_s);
        for (const scenario::Variant &variant : document.variants) {
            const auto it = m_session.text().variants.find(variant.id);
            const bool named = it != m_session.text().variants.end() && !it->second.title.isEmpty();
            m_variants->add(variant.id, named ? it->second.title : variant.title)
                ->setObjectName(u"variant-"_s + variant.id);
        }
        m_variants->setCurrent(m_controller.variant());
    }
    m_variants->setVisible(any);
    m_change->setText(changeText());
    m_change->setVisible(any && !m_change->text().isEmpty());
}

QString LessonPanel::changeText() const
{
    const auto it = m_session.text().variants.find(m_controller.variant());
    return it == m_session.text().variants.end() ? QString() : it->second.change;
}

void LessonPanel::showExplanation()
{
    const scenario::LessonText &text = m_session.text();
    const bool watched = m_session.phase() == Phase::Watched && !text.seen.isEmpty();
    m_explanation->setVisible(watched);
    if (!watched)
        return;
    const auto variant = text.variants.find(m_controller.variant());
    m_seen->setMarkdown(variant == text.variants.end() ? text.seen : variant->second.seen);
    m_rule->setMarkdown(text.rule);
    m_elsewhere->setMarkdown(text.elsewhere);
    m_elsewhereTitle->setVisible(!text.elsewhere.isEmpty());
    m_more->setMarkdown(text.more);
    m_moreTitle->setVisible(!text.more.isEmpty());
    const bool last = m_controller.document().number >= static_cast<int>(scenario::lessons().size());
    m_next->setText(last ? tr("To the summary") : tr("Next lesson"));
}

} // namespace window
