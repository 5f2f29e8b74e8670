// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/prediction_card.h"

#include "teaching/quantity.h"
#include "window/choice_row.h"
#include "window/prose.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;
using teaching::Sureness;

namespace {

QString surenessText(Sureness sureness)
{
    switch (sureness) {
    case Sureness::Guess: return PredictionCard::tr("a guess");
    case Sureness::Fairly: return PredictionCard::tr("fairly sure");
    case Sureness::Certain: return PredictionCard::tr("certain");
    }
    return {};
}

QString questionText(const scenario::LessonText &text, const scenario::Prediction &prediction)
{
    const auto it = text.predictions.find(prediction.id);
    return it == text.predictions.end() ? prediction.id : it->second;
}

/// A prediction of the lesson, and what was said to it.
using GivenTo = std::pair<scenario::Prediction, teaching::Given>;

/// In the order of the lesson.
std::vector<GivenTo> givenTo(const scenario::Document &lesson, const teaching::Attempt &attempt)
{
    std::vector<GivenTo> all;
    for (const scenario::Prediction &prediction : lesson.predictions) {
        for (const teaching::Given &given : attempt.given) {
            if (given.prediction == prediction.id)
                all.emplace_back(prediction, given);
        }
    }
    return all;
}

} // namespace

PredictionCard::PredictionCard(LessonSession &session, const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"predictionCard"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    connect(&session, &LessonSession::changed, this, &PredictionCard::show);
    connect(&session, &LessonSession::predictionWanted, this, &PredictionCard::flash);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void PredictionCard::flash()
{
    m_flashing = true;
    update();
    QTimer::singleShot(600, this, [this] {
        m_flashing = false;
        update();
    });
}

void PredictionCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_flashing ? theme.accent : theme.border, m_flashing ? 2 : 1));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
}

void PredictionCard::show()
{
    retire(std::exchange(m_content, new QWidget(this)));
    m_layout->addWidget(m_content);
    m_rows = new QVBoxLayout(m_content);
    m_rows->setContentsMargins(14, 12, 14, 13);
    m_rows->setSpacing(6);
    m_options.clear();
    m_sureness = nullptr;
    m_watch = nullptr;
    const LessonSession::Phase phase = m_session.phase();
    const bool predicted = m_session.attempt().isPredicted();
    if (phase == LessonSession::Phase::Predicting)
        ask();
    else if (phase == LessonSession::Phase::Watching && predicted)
        remind();
    else if (phase == LessonSession::Phase::Watched && predicted)
        compare();
    setVisible(m_rows->count() > 0);
}

void PredictionCard::add(const QString &text, const QFont &font, TextTone tone)
{
    QLabel *label = makeLabel(text, font, tone, m_content);
    label->setWordWrap(true);
    m_rows->addWidget(label);
}

void PredictionCard::addMarkdown(const QString &markdown)
{
    auto *prose = new Prose(m_appearance, Theme::ui(13), m_content);
    prose->setMarkdown(markdown);
    m_rows->addWidget(prose);
}

// Before the run

void PredictionCard::ask()
{
    add(tr("Predict first"), Theme::ui(13, QFont::DemiBold), TextTone::Accent);
    for (std::size_t index = 0; index < m_session.questions().size(); ++index)
        askQuestion(index);
    askSureness();
    auto *buttons = new QHBoxLayout;
    m_watch = new QPushButton(tr("Watch it happen"), m_content);
    m_watch->setObjectName(u"watch"_s);
    m_watch->setProperty("primary", true);
    m_watch->setEnabled(false);
    connect(m_watch, &QPushButton::clicked, this, [this] {
        const auto sureness = engine::fromName<Sureness>(m_sureness->current().value_or(QString()));
        m_session.predict(answers(), sureness.value_or(Sureness::Fairly));
        Q_EMIT watchWanted();
    });
    auto *skip = new QPushButton(tr("Skip"), m_content);
    skip->setObjectName(u"skipPrediction"_s);
    skip->setProperty("flat", true);
    skip->setToolTip(tr("Watch without a prediction. One learns less that way."));
    connect(skip, &QPushButton::clicked, &m_session, &LessonSession::skip);
    for (QPushButton *button : { m_watch, skip }) {
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_rows->addSpacing(4);
    m_rows->addLayout(buttons);
}

void PredictionCard::askQuestion(std::size_t index)
{
    const teaching::Question &question = m_session.questions()[index];
    m_rows->addSpacing(index > 0 ? 6 : 0);
    add(questionText(m_session.text(), question.prediction), Theme::ui(13, QFont::DemiBold));
    auto *group = new QButtonGroup(m_content);
    m_options.emplace_back();
    for (const QString &option : question.options) {
        auto *row = new ChoiceRow(m_appearance, teaching::answerText(question.prediction, option), m_content);
        row->setAutoExclusive(false);
        row->setObjectName(u"option-%1-%2"_s.arg(question.prediction.id, option));
        group->addButton(row);
        m_options.back().push_back(row);
        m_rows->addWidget(row);
        connect(row, &QAbstractButton::clicked, this, &PredictionCard::checkComplete);
    }
}

void PredictionCard::askSureness()
{
    m_rows->addSpacing(6);
    add(tr("How sure are you?"), Theme::ui(13, QFont::DemiBold));
    m_sureness = new ChipRow(m_appearance, m_content);
    for (const auto &sureness : engine::namesOf<Sureness>)
        m_sureness->add(sureness.name, surenessText(sureness.value))->setObjectName(u"sure-"_s + sureness.name);
    connect(m_sureness, &ChipRow::picked, this, &PredictionCard::checkComplete);
    m_rows->addWidget(m_sureness);
}

QStringList PredictionCard::answers() const
{
    QStringList answers;
    for (std::size_t index = 0; index < m_options.size(); ++index) {
        const auto &rows = m_options[index];
        const auto it = std::find_if(rows.begin(), rows.end(), [](const auto *row) { return row->isChecked(); });
        if (it != rows.end())
            answers.append(m_session.questions()[index].options[it - rows.begin()]);
    }
    return answers;
}

void PredictionCard::checkComplete()
{
    const bool all = answers().size() == static_cast<qsizetype>(m_options.size());
    m_watch->setEnabled(all && m_sureness->current());
}

// While it runs, and afterwards

void PredictionCard::remind()
{
    const teaching::Attempt attempt = m_session.attempt();
    add(tr("Your prediction · %1").arg(surenessText(attempt.sureness)), Theme::ui(13, QFont::DemiBold),
        TextTone::Accent);
    for (const auto &[prediction, given] : givenTo(*m_session.lesson(), attempt)) {
        add(questionText(m_session.text(), prediction), Theme::ui(12.5), TextTone::Muted);
        add(teaching::answerText(prediction, given.answer), Theme::ui(13, QFont::DemiBold));
    }
}

void PredictionCard::compare()
{
    const teaching::Attempt attempt = m_session.attempt();
    add(tr("Prediction and outcome"), Theme::ui(13, QFont::DemiBold), TextTone::Accent);
    for (const auto &[prediction, given] : givenTo(*m_session.lesson(), attempt))
        addRow(prediction, given);
    m_rows->addSpacing(2);
    if (attempt.isRight())
        add(tr("It happened as you said (%1).").arg(surenessText(attempt.sureness)), Theme::ui(13));
    else if (!attempt.isConfidentError())
        add(tr("It went another way than you thought (%1).").arg(surenessText(attempt.sureness)), Theme::ui(13));
    else
        add(tr("You were certain, and it went another way. That is the error that is worth the most:"), Theme::ui(13));
    if (!attempt.isRight())
        addMarkdown(m_session.text().sure);
}

void PredictionCard::addRow(const scenario::Prediction &prediction, const teaching::Given &given)
{
    add(questionText(m_session.text(), prediction), Theme::ui(12.5), TextTone::Muted);
    const QString happened = teaching::answerText(prediction, given.right);
    const QString said = teaching::answerText(prediction, given.answer);
    auto *grid = new QHBoxLayout;
    grid->setSpacing(8);
    const auto cell = [&](const QString &head, const QString &text, const QString &tone) {
        auto *column = new QVBoxLayout;
        column->setSpacing(0);
        column->addWidget(makeLabel(head, Theme::ui(11), TextTone::Faint, m_content));
        QLabel *label = makeLabel(text, Theme::ui(13, QFont::DemiBold), TextTone::Plain, m_content);
        label->setWordWrap(true);
        if (!tone.isEmpty())
            label->setProperty("tone", tone);
        column->addWidget(label);
        column->addStretch(1);
        grid->addLayout(column, 1);
    };
    cell(tr("you said"), (given.isRight() ? u"✓ "_s : u"✕ "_s) + said, given.isRight() ? u"good"_s : u"bad"_s);
    cell(tr("it was"), happened, {});
    m_rows->addLayout(grid);
}

} // namespace window
