// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/code_listing.h"
#include "window/run_controller.h"
#include "window/widgets.h"

#include <QAbstractScrollArea>
#include <QTextLayout>

namespace window {

/// A handler: where each instance stands in it, and what each operation answered last. A click in the margin crashes
/// the instance that stands there, or the next one that comes there.
class CodeView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    CodeView(RunController &controller, const Appearance &appearance, ListingKind kind, QWidget *parent = nullptr);

    /// The strategy whose source is shown; null before the first run.
    const engine::Strategy *strategy() const { return m_strategy; }
    void setStrategy(const engine::Strategy *strategy);
    int lineCount() const { return static_cast<int>(m_lines.size()); }
    /// Where the margin of a line is, in the coordinates of the viewport; lines count from 0.
    QRect marginRect(int line) const;
    /// As a click in the margin of the line.
    void crashAt(int line);

    QSize sizeHint() const override { return { 320, 280 }; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    struct Line : CodeLine {
        std::unique_ptr<QTextLayout> layout;
        /// How wide the widest answer is that stands at its end in this run; 0 for none.
        double answerWidth = 0;
        QPointF answerAt;
        double top = 0;
        double height = 0;
    };
    /// An instance in one line of the listing.
    struct Standing {
        int instance = -1;
        const trace::InstanceState *state = nullptr;
    };

    void load();
    void arrange();
    /// Room for the answers of this run at the ends of their lines, so that none of them ever moves the code.
    void measureAnswers();
    void layOut(Line &line, double width) const;
    void placeAnswer(Line &line, double width) const;
    /// Breaks the text at the width, and from that part of it on at the other one.
    void breakText(Line &line, double width, int from, double widthFrom) const;
    void showMoment();
    /// Scrolls to where the actor stands, once it stands elsewhere.
    void followActor();
    QString answerText(const trace::StepState &step, int instance) const;
    std::vector<Standing> standingAt(int line) const;
    /// What the operation of that line answered last, to whichever instance asked last; empty for none.
    QString answerAt(int line) const;
    std::optional<std::size_t> armedAt(int line) const;
    int lineAt(double y) const;
    engine::Step stepAt(int line) const { return m_lines[static_cast<std::size_t>(line)].step; }
    /// Whether something of that step, at that line of the running source, stands in this line here.
    bool isHere(int line, engine::Step step, int sourceLine) const;
    double offset() const;
    void paintLine(QPainter &painter, int index);
    void paintMargin(QPainter &painter, int index, const std::vector<Standing> &standing);
    void paintBadge(QPainter &painter, QPointF centre, const Standing &standing) const;
    QString marginText(int line) const;

    RunController &m_controller;
    const Appearance &m_appearance;
    const engine::Strategy *m_strategy = nullptr;
    ListingKind m_kind;
    Language m_language = Language::Cpp;
    std::vector<Line> m_lines;
    int m_firstLine = 0;
    int m_hovered = -1;
    int m_current = 0;
    int m_followed = -1;
};

} // namespace window
