// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/canvas.h"
#include "stage/chronicle.h"
#include "stage/label_placer.h"
#include "stage/timeline_lanes.h"

#include <functional>
#include <optional>

namespace stage {

/// Those from first to before end.
struct VisibleEvents {
    std::size_t first = 0;
    std::size_t end = 0;
    /// Single ones cannot be told apart.
    bool tooMany = false;
};

VisibleEvents visibleEvents(const trace::Recording &recording, const Pacing &pacing, const Lanes &lanes);

/// Paints one timeline, once.
class TimelinePainter
{
public:
    TimelinePainter(Canvas &canvas, const trace::Recording &recording, const Pacing &pacing, const Lanes &lanes,
                    double playhead, std::optional<std::size_t> forkedAt, std::optional<std::size_t> divergedAt);

    /// The lanes with all that happens on them.
    void paintGround();
    void dimFuture();
    /// The track of the scrubber, travelled up to there.
    void paintTrack(double until);
    void paintPlayhead();

private:
    struct Range {
        std::size_t first = 0;
        std::size_t end = 0;
    };

    struct Bar {
        double left = 0;
        double right = 0;
        double y = 0;
    };

    /// A transaction, or a statement that committed alone, on the lane of the database.
    struct Work {
        QRectF rect;
        /// From the longest to the shortest: the first that fits is shown.
        QStringList texts;
        Look look = Look::Pending;
    };

    /// Across all lanes: a switch of the strategy, the place where the run was forked, or the first event that a replay
    /// did not repeat.
    struct Cut {
        enum class Kind : quint8 { Switch, Fork, Divergence };

        double x = 0;
        QString text;
        std::optional<QRectF> label;
        Kind kind = Kind::Switch;
    };

    double px(double units) const { return m_canvas.px(units); }
    const Theme &theme() const { return m_canvas.theme(); }
    const engine::Event &event(std::size_t index) const { return m_recording.events[index]; }
    double startX(std::size_t index) const { return m_lanes.xAt(m_pacing.startOf(index)); }
    double endX(std::size_t index) const { return m_lanes.xAt(m_pacing.endOf(index)); }
    bool isPast(std::size_t index) const { return m_pacing.endOf(index) <= m_playhead; }
    /// The spans of a list that reach into the visible range.
    Range visible(const std::vector<Span> &spans) const;
    Range visible(const std::vector<std::size_t> &events) const;

    void clipToPlot();
    void paintLanes();
    void paintEvents();
    void paintLeaps();
    void placeCuts();
    void placeCut(double x, const QString &text, Cut::Kind kind);
    void paintCuts();
    QColor colourOf(Cut::Kind kind) const;
    std::pair<double, double> divergence() const;
    void paintDivergence();
    void paintUnequal(QPointF centre, const QColor &colour);
    void paintBranch(QPointF top, const QColor &colour);

    // Spans
    void paintHandlings(int instance);
    void paintWaits(int instance);
    void paintOutages(int instance);
    void paintCacheOutages();
    void paintTransactions();
    void addTransactions(int instance, std::vector<Work> &works) const;
    void addStatements(std::vector<Work> &works) const;
    void paintWorkBox(const Work &work);
    void labelWork(const Work &work, bool inside);
    double endOfHandling(const Span &span) const;

    // Events
    void paintTrails();
    void paintTrail(std::size_t index, const Trail &trail);
    void paintLost(const Trail &trail, const QColor &colour);
    void paintCross(QPointF centre, const QColor &colour);
    void paintDots();
    void labelTrails();
    void labelDots();
    void labelSteps();
    void labelRemarks();
    void labelTrail(const Trail &trail, const QString &text, const QColor &colour);
    void labelDot(QPointF dot, const QString &text, const QColor &colour);
    void labelInBar(const Bar &bar, double x, double until, const QString &text, Type type, const QColor &colour);
    Bar handlingAt(std::size_t index) const;
    static QStringList textsFor(const QString &whole, const QStringList &changes);
    QColor colourOf(const engine::Event &event) const;
    QString textOf(const engine::Event &event) const;

    // Where there is too much to see: how busy everyone is.
    void paintDensity();
    void paintRuns(double y, const QColor &colour, const std::function<bool(double from, double to)> &isBusy);
    void paintBusy(const std::vector<Span> &spans, double y, Look look);
    void paintMarks(const std::vector<std::size_t> &events, Lanes::Kind lane, Look look);

    Canvas &m_canvas;
    const trace::Recording &m_recording;
    const Pacing &m_pacing;
    const Chronicle &m_chronicle;
    const Lanes &m_lanes;
    double m_playhead;
    std::optional<std::size_t> m_forkedAt;
    std::optional<std::size_t> m_divergedAt;
    std::vector<Cut> m_cuts;
    VisibleEvents m_events;
    LabelPlacer m_labels;
};

} // namespace stage
