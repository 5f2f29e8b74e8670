// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/contents_dialog.h"

#include "scenario/lesson_text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

QString predictionState(const teaching::LessonProgress &progress)
{
    const auto it = progress.attempts.find(QString());
    if (it == progress.attempts.end() || !it->second.watched)
        return {};
    const teaching::Attempt &attempt = it->second;
    if (attempt.isRight())
        return ContentsDialog::tr("✓ predicted right");
    if (attempt.isConfidentError())
        return ContentsDialog::tr("✕ certain, and wrong");
    return attempt.isPredicted() ? ContentsDialog::tr("✕ predicted wrong") : ContentsDialog::tr("watched");
}

// LessonRow

LessonRow::LessonRow(const Appearance &appearance, Content content, QWidget *parent)
    : PaintedButton(appearance, parent)
    , m_content(std::move(content))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Lesson %1: %2").arg(m_content.number, m_content.title));
    const QString state = m_content.state.isEmpty() ? tr("still open") : m_content.state;
    setAccessibleDescription(QStringList{ m_content.question, state, m_content.tasks }.join(u' '));
}

void LessonRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(m_content.current ? theme().accent : theme().border, 1));
    painter.setBrush(m_content.current ? theme().accentFill : isHovered() ? theme().raised : theme().panel);
    painter.drawRoundedRect(ground, 8, 8);
    const auto write = [&](const QRectF &where, const QFont &font, const QColor &colour, const QString &text,
                           Qt::Alignment alignment = Qt::AlignLeft) {
        painter.setFont(font);
        painter.setPen(colour);
        const QString fitting = QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(where.width()));
        painter.drawText(where, static_cast<int>(alignment | Qt::AlignVCenter), fitting);
    };
    constexpr double stateWidth = 170;
    const double wide = width() - 56 - stateWidth - 16;
    write({ 0, 0, 42, double(height()) }, Theme::mono(13), theme().muted, m_content.number, Qt::AlignRight);
    write({ 56, 7, wide, 18 }, Theme::ui(13.5, QFont::DemiBold), theme().text, m_content.title);
    write({ 56, 26, wide, 16 }, Theme::ui(12), theme().muted, m_content.question);
    const QRectF state(width() - stateWidth - 14, 7, stateWidth, 18);
    const QColor tone = m_content.state.isEmpty() ? theme().faint
        : m_content.good                          ? theme().committed.text
                                                  : theme().muted;
    write(state, Theme::ui(12, QFont::Medium), tone, m_content.state.isEmpty() ? tr("still open") : m_content.state,
          Qt::AlignRight);
    write(state.translated(0, 19), Theme::ui(12), theme().muted, m_content.tasks, Qt::AlignRight);
    paintFocus(painter, ground, 8);
}

// ContentsDialog

ContentsDialog::ContentsDialog(const Appearance &appearance, const teaching::Progress *progress, const QString &current,
                               QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_progress(progress)
{
    setObjectName(u"contentsDialog"_s);
    setWindowTitle(tr("All lessons"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(720, 720);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(22, 18, 22, 18);
    layout->setSpacing(10);
    layout->addWidget(makeLabel(tr("All lessons"), Theme::ui(20, QFont::DemiBold), TextTone::Plain, this));
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(scroll);
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 8, 0);
    rows->setSpacing(6);
    addRows(*rows, current);
    scroll->setWidget(content);
    layout->addWidget(scroll, 1);
    addButtons(*layout);
}

void ContentsDialog::addRows(QVBoxLayout &rows, const QString &current)
{
    int done = 0;
    for (const scenario::Document &lesson : scenario::lessons()) {
        const teaching::LessonProgress progress = m_progress ? m_progress->of(lesson.id) : teaching::LessonProgress();
        const scenario::LessonText text = scenario::textOf(lesson, scenario::language());
        const auto attempt = progress.attempts.find(QString());
        LessonRow::Content content{ QString::number(lesson.number), text.title, text.question };
        content.state = predictionState(progress);
        content.good = attempt != progress.attempts.end() && attempt->second.isRight();
        if (!lesson.tasks.empty())
            content.tasks = tr("%1 of %2 tasks").arg(progress.solvedTasks()).arg(lesson.tasks.size());
        content.current = lesson.id == current;
        auto *row = new LessonRow(m_appearance, content, this);
        row->setObjectName(u"lesson-"_s + lesson.id);
        connect(row, &QAbstractButton::clicked, this, [this, id = lesson.id] {
            Q_EMIT lessonWanted(id);
            close();
        });
        rows.addWidget(row);
        done += progress.isDone() ? 1 : 0;
    }
    rows.addStretch(1);
    auto *count =
        makeLabel(tr("%1 of %2 done").arg(done).arg(scenario::lessons().size()), Theme::ui(13), TextTone::Muted, this);
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, count);
}

QString ContentsDialog::nextOpen() const
{
    const auto isOpen = [&](const scenario::Document &lesson) {
        return !m_progress || !m_progress->of(lesson.id).isDone();
    };
    const auto it = std::find_if(scenario::lessons().begin(), scenario::lessons().end(), isOpen);
    return it == scenario::lessons().end() ? QString() : it->id;
}

void ContentsDialog::addButtons(QVBoxLayout &layout)
{
    auto *buttons = new QHBoxLayout;
    const QString next = nextOpen();
    if (!next.isEmpty()) {
        auto *resume = new QPushButton(tr("Go on with what is open"), this);
        resume->setObjectName(u"resume"_s);
        resume->setProperty("primary", true);
        connect(resume, &QPushButton::clicked, this, [this, next] {
            Q_EMIT lessonWanted(next);
            close();
        });
        buttons->addWidget(resume);
    }
    auto *summary = new QPushButton(tr("Summary…"), this);
    summary->setObjectName(u"toSummary"_s);
    connect(summary, &QPushButton::clicked, this, [this] {
        Q_EMIT summaryWanted();
        close();
    });
    buttons->addWidget(summary);
    buttons->addStretch(1);
    auto *leave = new QPushButton(tr("Close"), this);
    connect(leave, &QPushButton::clicked, this, &QDialog::close);
    buttons->addWidget(leave);
    layout.addLayout(buttons);
}

} // namespace window
