// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/task_list.h"

#include "explorer/state_space.h"
#include "window/prose.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr int mostStars = 3;
/// What a task does not limit is tried with so many faults, in all.
constexpr int mostFaults = 2;

scenario::TaskText textOf(const LessonSession &session, const scenario::Task &task)
{
    const auto it = session.text().tasks.find(task.id);
    return it == session.text().tasks.end() ? scenario::TaskText{ task.id, {}, {} } : it->second;
}

QPushButton *makeButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QVBoxLayout *freshRows(QWidget *&content, QWidget *parent)
{
    retire(std::exchange(content, new QWidget(parent)));
    parent->layout()->addWidget(content);
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    return rows;
}

} // namespace

QString starsText(int stars)
{
    return QString(stars, u'★') + QString(mostStars - stars, u'☆');
}

TaskList::TaskList(LessonSession &session, const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_appearance(appearance)
{
    (new QVBoxLayout(this))->setContentsMargins(0, 0, 0, 0);
    connect(&session, &LessonSession::changed, this, &TaskList::show);
}

void TaskList::show()
{
    QVBoxLayout *rows = freshRows(m_content, this);
    const bool any = m_session.lesson() && !m_session.lesson()->tasks.empty() && !m_session.task();
    setVisible(any);
    if (!any)
        return;
    QLabel *title = makeLabel(tr("Your turn"), Theme::ui(13, QFont::DemiBold), TextTone::Plain, m_content);
    title->setContentsMargins(6, 0, 0, 0);
    rows->addWidget(title);
    for (const scenario::Task &task : m_session.lesson()->tasks)
        addTask(task);
}

void TaskList::addTask(const scenario::Task &task)
{
    auto *card = new QFrame(m_content);
    card->setProperty("raised", true);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(12, 9, 12, 10);
    rows->setSpacing(5);
    const bool solved = m_session.isSolved(task);
    auto *head = new QHBoxLayout;
    QLabel *stars = makeLabel(starsText(task.stars), Theme::ui(13), TextTone::Muted, card);
    stars->setAccessibleName(tr("Difficulty %1 of %2").arg(task.stars).arg(mostStars));
    head->addWidget(stars);
    head->addStretch(1);
    if (solved) {
        QLabel *done = makeLabel(tr("✓ solved"), Theme::ui(12, QFont::DemiBold), TextTone::Plain, card);
        done->setProperty("tone", u"good"_s);
        head->addWidget(done);
    }
    rows->addLayout(head);
    auto *goal = new Prose(m_appearance, Theme::ui(13), card);
    goal->setMarkdown(textOf(m_session, task).goal);
    rows->addWidget(goal);
    QPushButton *start = makeButton(solved ? tr("Try again") : tr("Try it"), u"task-"_s + task.id, card);
    connect(start, &QPushButton::clicked, this, [this, &task] { m_session.startTask(task); });
    rows->addWidget(start, 0, Qt::AlignLeft);
    m_content->layout()->addWidget(card);
}

std::optional<explorer::Budget> budgetOf(const scenario::Goal &goal)
{
    using explorer::FaultType;
    using scenario::Happening;
    constexpr std::pair<Happening, FaultType> types[] = {
        { Happening::Crash, FaultType::Crash },           { Happening::LostAck, FaultType::LostAck },
        { Happening::LockExpiry, FaultType::LockExpiry }, { Happening::ProducerRetry, FaultType::ProducerRetry },
        { Happening::NewIdRetry, FaultType::NewIdRetry },
    };
    const bool breaks = std::any_of(goal.verdicts.begin(), goal.verdicts.end(), explorer::isViolation);
    if (!breaks || goal.atMost.empty())
        return std::nullopt;
    explorer::Budget budget;
    for (const auto &[happening, type] : types) {
        const auto limit = goal.atMost.find(happening);
        const qint64 most = limit == goal.atMost.end() ? mostFaults : limit->second;
        budget.most.set(type, static_cast<int>(std::min<qint64>(most, mostFaults)));
    }
    budget.faults = std::min(budget.most.total(), mostFaults);
    return budget;
}

TaskCard::TaskCard(LessonSession &session, const RunController &controller, const Appearance &appearance,
                   QWidget *parent)
    : QFrame(parent)
    , m_session(session)
    , m_controller(controller)
    , m_appearance(appearance)
{
    setObjectName(u"taskCard"_s);
    setProperty("bar", true);
    (new QVBoxLayout(this))->setContentsMargins(18, 12, 18, 14);
    connect(&session, &LessonSession::changed, this, &TaskCard::show);
    hide();
}

void TaskCard::show()
{
    setVisible(m_session.task());
    QVBoxLayout *rows = freshRows(m_content, this);
    if (!m_session.task())
        return;
    const scenario::Task &task = *m_session.task();
    rows->addWidget(makeLabel(tr("Your turn  %1").arg(starsText(task.stars)), Theme::ui(13, QFont::DemiBold),
                              TextTone::Accent, m_content));
    auto *goal = new Prose(m_appearance, Theme::ui(13), m_content);
    goal->setMarkdown(textOf(m_session, task).goal);
    rows->addWidget(goal);
    showState(*rows);
    showHints(*rows);
    addButtons(*rows);
}

void TaskCard::showState(QVBoxLayout &rows)
{
    const QStringList missing = m_session.missing();
    const bool solved = missing.isEmpty() && m_controller.atEnd();
    const QString text = solved ? tr("✓ Solved.")
        : missing.isEmpty()     ? tr("Play it to the end, and it is checked.")
                                : tr("Not yet: %1").arg(missing.join(u' '));
    QLabel *state =
        makeLabel(text, Theme::ui(12.5, solved ? QFont::DemiBold : QFont::Normal), TextTone::Muted, m_content);
    state->setObjectName(u"taskState"_s);
    state->setProperty("tone", solved ? u"good"_s : u"muted"_s);
    state->setWordWrap(true);
    rows.addWidget(state);
}

void TaskCard::showHints(QVBoxLayout &rows)
{
    const scenario::TaskText text = textOf(m_session, *m_session.task());
    const int shown = m_session.hintsShown(*m_session.task());
    const QString hints[] = { text.firstHint, text.secondHint };
    for (int index = 0; index < shown; ++index) {
        auto *hint = new Prose(m_appearance, Theme::ui(12.5), m_content);
        hint->setMarkdown(tr("*Hint %1:* %2").arg(index + 1).arg(hints[index]));
        rows.addWidget(hint);
    }
}

void TaskCard::addButtons(QVBoxLayout &rows)
{
    const scenario::Task &task = *m_session.task();
    // Two rows: a narrow panel has no room for all of them beside each other.
    auto *first = new QHBoxLayout;
    auto *second = new QHBoxLayout;
    QPushButton *edit = makeButton(tr("Edit experiment…"), u"taskEdit"_s, m_content);
    connect(edit, &QPushButton::clicked, this, &TaskCard::editWanted);
    first->addWidget(edit);
    if (m_session.hintsShown(task) < 2 && m_session.progress()) {
        QPushButton *hint = makeButton(tr("Hint"), u"taskHint"_s, m_content);
        connect(hint, &QPushButton::clicked, this, [this, &task] { m_session.showHint(task); });
        first->addWidget(hint);
    }
    if (const auto budget = budgetOf(task.goal)) {
        QPushButton *least = makeButton(tr("What is the least?"), u"taskLeast"_s, m_content);
        least->setToolTip(
            tr("Tries every order of events with these faults, and shows the cheapest way or that there is none."));
        connect(least, &QPushButton::clicked, this, [this, budget] { Q_EMIT exploreWanted(*budget); });
        rows.addWidget(least, 0, Qt::AlignLeft);
    }
    QPushButton *again = makeButton(tr("Start over"), u"taskAgain"_s, m_content);
    connect(again, &QPushButton::clicked, this, [this, &task] { m_session.startTask(task); });
    second->addWidget(again);
    QPushButton *leave = makeButton(tr("Leave the task"), u"taskLeave"_s, m_content);
    connect(leave, &QPushButton::clicked, &m_session, &LessonSession::leaveTask);
    second->addWidget(leave);
    for (QHBoxLayout *buttons : { first, second }) {
        buttons->addStretch(1);
        rows.addLayout(buttons);
    }
}

} // namespace window
