// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/painters.h"
#include "stage/ways.h"
#include "stage/words.h"

#include <algorithm>
#include <array>

namespace stage {

using namespace Qt::Literals::StringLiterals;
using Mark = StepView::Mark;

namespace {

// Units of the design.
constexpr double corner = 9;
constexpr double padding = 13;
constexpr double leastPadding = 8;
constexpr double titleTop = 9;
constexpr double titleHeight = 21;
constexpr double stateHeight = 18;
constexpr double dotRadius = 4.2;
constexpr double railDot = 3.4;
constexpr double railStep = 13;

class CardPainter
{
public:
    CardPainter(Canvas &canvas, const Scene &scene, const Layout &layout, const InstanceView &view)
        : m_canvas(canvas)
        , m_scene(scene)
        , m_layout(layout)
        , m_view(view)
        , m_rect(layout.instances[static_cast<std::size_t>(view.index)])
        , m_tone(canvas.tone(view.tint))
        , m_plain(view.tint.nearest() == Look::Neutral)
        , m_padding(layout.px(leastPadding, padding))
    {
    }

    void paint()
    {
        if (m_view.broken <= 0) {
            paintCard();
            paintText();
            paintBadge();
            return;
        }
        if (m_canvas.canClip()) {
            paintHalf(true);
            paintHalf(false);
            paintText();
        } else {
            paintCard();
            paintText();
            m_canvas.stroke(jaggedLine(), m_canvas.theme().panel, px(5) * m_view.broken);
            m_canvas.stroke(jaggedLine(), tone(Look::Fault).line, px(1.5));
        }
        const double size = px(17) * std::min(1.0, m_view.broken * 1.5);
        const QPointF centre(m_rect.right() - px(4), m_rect.top() + px(4));
        m_canvas.dot(centre, size / 2, tone(Look::Fault).line, m_canvas.theme().panel);
        m_canvas.cross(centre, size * 0.5, m_canvas.theme().panel);
    }

private:
    double px(double units) const { return m_canvas.px(units); }
    Theme::Tone tone(Look look) const { return m_canvas.tone(look); }

    /// From the top of the card to its bottom.
    QPainterPath jaggedLine() const
    {
        static constexpr std::array jags{ 0.7, 0.78, 0.68, 0.8, 0.65, 0.75, 0.68 };
        QPainterPath path;
        for (std::size_t i = 0; i < jags.size(); ++i) {
            const QPointF point(m_rect.left() + m_rect.width() * jags[i],
                                m_rect.top() + m_rect.height() * static_cast<double>(i) / (jags.size() - 1));
            if (i == 0)
                path.moveTo(point);
            else
                path.lineTo(point);
        }
        return path;
    }

    /// The card broken in two along that line; the right half has slipped.
    void paintHalf(bool left)
    {
        const double beyond = px(20);
        const double edge = left ? m_rect.left() - beyond : m_rect.right() + beyond;
        QPainterPath half(QPointF(edge, m_rect.top() - beyond));
        const QPainterPath line = jaggedLine();
        half.lineTo(line.elementAt(0).x, m_rect.top() - beyond);
        half.connectPath(line);
        half.lineTo(line.currentPosition().x(), m_rect.bottom() + beyond);
        half.lineTo(edge, m_rect.bottom() + beyond);
        half.closeSubpath();
        const double slipped = px(2) * m_view.broken * (left ? -1 : 1);
        half.translate(slipped, 0);
        const Saved saved(m_canvas);
        QPainter &painter = m_canvas.painter();
        if (!left) {
            constexpr double tilt = 1.6;
            painter.translate(m_rect.center());
            painter.rotate(tilt * m_view.broken);
            painter.translate(-m_rect.center() + QPointF(px(1), px(2)) * m_view.broken);
        }
        painter.setClipPath(half, Qt::IntersectClip);
        paintCard();
        m_canvas.stroke(line.translated(slipped, 0), m_tone.line, px(2));
    }

    void paintCard()
    {
        const Theme &theme = m_canvas.theme();
        const bool neutral = m_plain && m_view.tint.from == m_view.tint.to;
        m_canvas.box(m_rect, px(corner), neutral ? theme.raised : m_tone.fill, Qt::transparent);
        if (m_view.waiting || m_view.paused)
            m_canvas.hatch(m_rect, px(corner), blend(m_tone.fill, m_tone.line, 0.11));
        m_canvas.box(m_rect, px(corner), Qt::transparent, neutral ? theme.neutral.line : m_tone.line,
                     m_view.waiting ? Stroke::Dashed : Stroke::Solid, neutral ? 1 : 1.6);
    }

    /// What is written on a card stays whole when the card breaks.
    void paintText()
    {
        switch (m_layout.detail) {
        case Detail::Full: paintFull(); break;
        case Detail::Compact: paintCompact(); break;
        case Detail::Mini: paintMini(); break;
        }
    }

    void paintBadge()
    {
        if (m_view.copy > 1)
            m_canvas.badge(m_rect.topRight() + QPointF(-px(4), px(2)), m_view.copy);
    }

    void paintFull()
    {
        const double left = m_rect.left() + m_padding;
        const double width = m_rect.width() - 2 * m_padding;
        paintTitle(QRectF(left, m_rect.top() + px(titleTop), width, px(titleHeight)));
        paintState(QRectF(left, m_rect.top() + px(titleTop + titleHeight), width, px(stateHeight)));
        for (const StepView &step : m_view.steps)
            paintStep(step, ways::stepRect(m_scene, m_layout, m_view.index, step.step));
    }

    void paintCompact()
    {
        const double left = m_rect.left() + m_padding;
        const double width = m_rect.width() - 2 * m_padding;
        const double third = m_rect.height() / 3.3;
        const double top = m_rect.top() + (m_rect.height() - 3 * third) / 2;
        paintTitle(QRectF(left, top, width, third));
        paintState(QRectF(left, top + third, width, third));
        paintRail(QRectF(left, top + 2 * third, width, third), true);
    }

    void paintMini()
    {
        const QRectF inner = m_rect.adjusted(m_padding, 0, -m_padding, 0);
        const bool twoLines = m_rect.height() >= 2 * m_canvas.heightOf(Type::Title);
        if (twoLines) {
            paintTitle(QRectF(inner.left(), inner.top() + px(1), inner.width(), inner.height() / 2));
            paintRail(QRectF(inner.left(), inner.center().y(), inner.width(), inner.height() / 2 - px(2)), true);
            return;
        }
        const double rail = railWidth();
        const QRectF name = inner.adjusted(0, 0, -rail - px(8), 0);
        const QString whole = m_view.consumer + u' ' + m_view.number;
        paintName(name, m_canvas.fitting(whole, { Type::Label, Type::Tiny }, name.width()));
        paintRail(inner.adjusted(inner.width() - rail, 0, 0, 0), false);
    }

    /// The name with its number, and the message beside it where there is room for that too.
    void paintTitle(const QRectF &rect)
    {
        const Theme &theme = m_canvas.theme();
        const QString whole = m_view.consumer + u' ' + m_view.number;
        const Type type = m_canvas.fitting(whole, { Type::Title, Type::Label, Type::Tiny }, rect.width());
        const double end = paintName(rect, type);
        const double width = m_canvas.widthOf(m_view.message, Type::MonoSmall);
        const double right = rect.right() - (m_view.copy > 1 ? px(4) : 0);
        if (end + px(6) + width <= right)
            m_canvas.text(QRectF(right - width, rect.top(), width, rect.height()), m_view.message, Type::MonoSmall,
                          m_plain ? theme.muted : m_tone.text);
    }

    /// Where it has no room, the name loses its middle, never its number. Returns where it ends.
    double paintName(const QRectF &rect, Type type)
    {
        const QString number = u' ' + m_view.number;
        const double room = rect.width() - m_canvas.widthOf(number, type);
        const QString title = m_canvas.elided(m_view.consumer, type, room) + number;
        const double width = m_canvas.widthOf(title, type);
        m_canvas.text(QRectF(rect.left(), rect.top(), width, rect.height()), title, type, m_canvas.theme().text,
                      Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideNone);
        return rect.left() + width;
    }

    void paintState(QRectF rect)
    {
        const QColor colour = m_plain ? m_canvas.theme().muted : m_tone.text;
        if (m_view.paused) {
            // Two bars: it stands still.
            const double height = px(8);
            for (const double x : { 0.0, 4.5 })
                m_canvas.painter().fillRect(
                    QRectF(rect.left() + px(x), rect.center().y() - height / 2, px(2.5), height), colour);
            rect.setLeft(rect.left() + px(12));
        }
        const Type type = m_plain ? Type::Body : Type::Label;
        const QString state =
            m_canvas.fitting(QStringList(m_view.state) + m_view.shortStates, Type::Tiny, rect.width());
        m_canvas.text(rect, state, m_canvas.fitting(state, { type, Type::Tiny }, rect.width()), colour,
                      Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    }

    QColor stepColour(Mark mark) const
    {
        const Theme &theme = m_canvas.theme();
        switch (mark) {
        case Mark::Current: return theme.text;
        case Mark::Done: return m_plain ? theme.muted : theme.text;
        case Mark::Failed: return tone(Look::Fault).text;
        case Mark::ToDo:
        case Mark::Skipped: return theme.muted;
        }
        return theme.text;
    }

    void paintDot(QPointF centre, double radius, Mark mark)
    {
        const QColor line = m_plain ? m_canvas.theme().faint : m_tone.line;
        switch (mark) {
        case Mark::Current:
        case Mark::Done: m_canvas.dot(centre, radius, line, line); break;
        case Mark::Failed: m_canvas.cross(centre, radius * 2.2, tone(Look::Fault).line); break;
        case Mark::ToDo: m_canvas.dot(centre, radius, Qt::transparent, m_canvas.theme().faint); break;
        case Mark::Skipped:
            m_canvas.line(centre - QPointF(radius, 0), centre + QPointF(radius, 0), m_canvas.theme().faint, px(1.4));
            break;
        }
    }

    void paintStep(const StepView &step, const QRectF &rect)
    {
        if (step.mark == Mark::Current) {
            const QRectF frame = rect.adjusted(0, px(0.5), 0, -px(0.5));
            m_canvas.box(frame, px(5), m_canvas.theme().field, Qt::transparent);
            // How far the operation has come.
            QRectF done = frame;
            done.setWidth(frame.width() * m_view.working);
            if (done.width() > px(10))
                m_canvas.box(done, px(5), blend(m_canvas.theme().field, m_tone.line, 0.22), Qt::transparent);
            m_canvas.box(frame, px(5), Qt::transparent, m_tone.line, m_view.waiting ? Stroke::Dashed : Stroke::Solid,
                         1.2);
        }
        const QPointF dot(rect.left() + px(12), rect.center().y());
        paintDot(dot, px(dotRadius), step.mark);
        const QString name = engine::nameOf(step.step);
        const double left = dot.x() + px(12);
        const double width = m_canvas.widthOf(name, Type::Mono);
        m_canvas.text(QRectF(left, rect.top(), rect.right() - left, rect.height()), name, Type::Mono,
                      stepColour(step.mark));
        const double after = left + width + px(6);
        if (step.mark == Mark::Done)
            m_canvas.check(QPointF(after + px(3), rect.center().y()), px(6.8),
                           m_plain ? m_canvas.theme().faint : m_tone.text);
        if (step.note.isEmpty())
            return;
        const double noteLeft = after + (step.mark == Mark::Done ? px(12) : 0);
        const QRectF room(noteLeft, rect.top(), rect.right() - px(5) - noteLeft, rect.height());
        const QString failed = step.mark == Mark::Failed ? words::error() : QString();
        m_canvas.text(room, m_canvas.fitting({ step.note, failed, QString() }, Type::Small, room.width()), Type::Small,
                      step.mark == Mark::Failed ? tone(Look::Fault).text : m_canvas.theme().muted,
                      Qt::AlignRight | Qt::AlignVCenter);
    }

    double railWidth() const
    {
        const auto count = static_cast<double>(m_view.steps.size());
        return std::max(0.0, count - 1) * px(railStep) + 2 * px(railDot + 1);
    }

    /// Whatever the current step is called, the dots stay where they are.
    double longestStep() const
    {
        double longest = 0;
        for (const StepView &step : m_view.steps)
            longest = std::max(longest, m_canvas.widthOf(engine::nameOf(step.step), Type::MonoSmall));
        return longest;
    }

    /// The steps as dots on a line, with the name of the current one.
    void paintRail(const QRectF &rect, bool withName)
    {
        if (m_view.steps.empty())
            return;
        const auto count = static_cast<double>(m_view.steps.size());
        const double room = rect.width() - (withName ? longestStep() + px(10) : 0);
        const double step = count > 1 ? std::min(px(railStep), (room - 2 * px(railDot)) / (count - 1)) : 0;
        const double y = rect.center().y();
        double x = rect.left() + px(railDot + 1);
        m_canvas.line({ x, y }, { x + step * (count - 1), y }, m_plain ? m_canvas.theme().border : m_tone.line, px(1));
        const StepView *current = nullptr;
        for (const StepView &view : m_view.steps) {
            const bool here = view.mark == Mark::Current;
            if (view.mark == Mark::ToDo || here)
                m_canvas.dot({ x, y }, px(railDot + (here ? 1.8 : 0)), m_canvas.theme().field,
                             here ? m_tone.line : m_canvas.theme().faint);
            if (view.mark != Mark::ToDo)
                paintDot({ x, y }, px(railDot - (here ? 0.6 : 0)), view.mark);
            current = here ? &view : current;
            x += step;
        }
        if (!withName || !current)
            return;
        const QRectF name(x - step + px(railDot + 8), rect.top(), rect.right() - (x - step + px(railDot + 8)),
                          rect.height());
        m_canvas.text(name, engine::nameOf(current->step), Type::MonoSmall, m_canvas.theme().text);
    }

    Canvas &m_canvas;
    const Scene &m_scene;
    const Layout &m_layout;
    const InstanceView &m_view;
    const QRectF &m_rect;
    Theme::Tone m_tone;
    bool m_plain;
    double m_padding;
};

} // namespace

void paintInstances(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    for (const InstanceView &view : scene.instances)
        CardPainter(canvas, scene, layout, view).paint();
}

} // namespace stage
