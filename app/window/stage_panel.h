// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/stage_view.h"
#include "window/summary.h"
#include "window/widgets.h"

namespace window {

/// What the run has come to, on one line.
class VerdictPill : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPill(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const Summary &summary);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 120, 34 }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    Summary m_summary;
};

/// What has just happened in a sentence, and why it matters in a second. As high as the highest that the run has to
/// tell at that width, so that the stage above stays as it is from event to event.
class NarrationBar : public QFrame
{
    Q_OBJECT

public:
    using Sentences = std::vector<trace::Sentence>;

    explicit NarrationBar(const Appearance &appearance, QWidget *parent = nullptr);

    /// What is going to be told, to have room for.
    void reserve(Sentences sentences);
    /// `tone` is null where nothing has happened yet.
    void tell(const QString &what, const QString &why, const stage::Theme::Tone *tone);
    const QString &what() const { return m_what; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    double heightOf(const QString &what, const QString &why) const;
    void fit();

    const Appearance &m_appearance;
    Sentences m_reserved;
    QString m_what;
    QString m_why;
    QColor m_dot;
};

/// Hands out the picture: a click copies it, a drag takes it along.
class PictureHandle : public GlyphButton
{
    Q_OBJECT

public:
    explicit PictureHandle(const Appearance &appearance, QWidget *parent = nullptr);

Q_SIGNALS:
    void dragWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QPointF m_pressedAt;
};

/// The middle of the window: the verdict, the stage, the narration.
class StagePanel : public QFrame
{
    Q_OBJECT

public:
    StagePanel(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    StageView &stage() { return *m_stage; }
    const NarrationBar &narration() const { return *m_narration; }
    PictureHandle &picture() { return *m_picture; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showRun();
    void showMoment();
    void showTime();
    void narrate();
    /// Where and when the playhead is, as long as there is room for beside the verdict.
    QString timeText() const;
    trace::Sentence opening() const;
    /// The end of a run says what it has come to where the last event does not.
    trace::Sentence closing(const trace::State &state, const trace::Sentence &last) const;

    RunController &m_controller;
    const Appearance &m_appearance;
    VerdictPill *m_verdict;
    QLabel *m_time;
    PictureHandle *m_picture;
    StageView *m_stage;
    NarrationBar *m_narration;
};

/// The colours of an event: those of what it does.
const stage::Theme::Tone &toneOf(const engine::Event &event, const stage::Theme &theme);

} // namespace window
