// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/ways.h"

#include <algorithm>

namespace stage::ways {

using namespace Qt::Literals::StringLiterals;
using engine::Step;

namespace {

// Where arrows meet a card, from its top: in units, and at most that share of its height.
constexpr double deliveryAt = 46;
constexpr double deliveryShare = 0.4;
constexpr double settlementShare = 0.78;

const QRectF &cardOf(const Layout &layout, int instance)
{
    return layout.instances[static_cast<std::size_t>(instance)];
}

QPointF deliveryPoint(const Layout &layout, int instance)
{
    const QRectF &card = cardOf(layout, instance);
    return { card.left(), card.top() + std::min(layout.px(deliveryAt), card.height() * deliveryShare) };
}

QPointF settlementPoint(const Layout &layout, int instance)
{
    const QRectF &card = cardOf(layout, instance);
    return { card.left(), card.top() + card.height() * settlementShare };
}

/// The right edge of an entry, or of the place where it would be.
QPointF entryPoint(const Scene &scene, const Layout &layout, int entry, double shift)
{
    int consumer = -1;
    for (std::size_t index = 0; index < scene.entries.size(); ++index) {
        if (scene.entries[index].id != entry)
            continue;
        consumer = scene.entries[index].consumer;
        const QRectF &rect = layout.entries[index].drawn;
        if (rect.isEmpty() || scene.entries[index].nearest() == Zone::Dead)
            break;
        const double body = layout.entries[index].large ? 0.36 : 0.5;
        return { rect.right(), rect.top() + rect.height() * (body + shift) };
    }
    if (consumer < 0 && entry > 0 && entry <= static_cast<int>(scene.after->entries.size()))
        consumer = scene.after->entries[static_cast<std::size_t>(entry - 1)].consumer;
    const QRectF zone = consumer >= 0 ? layout.sections[static_cast<std::size_t>(consumer)].inFlight : layout.broker;
    return { layout.broker.right(), zone.top() + std::min(zone.height() / 2, layout.px(22)) + zone.height() * shift };
}

Step stepFor(const Scene &scene, int instance, Item::Kind table)
{
    if (table == Item::Kind::StockRow)
        return Step::Reserve;
    const auto &steps = scene.instances[static_cast<std::size_t>(instance)].steps;
    const auto has = [&](Step step) {
        return std::any_of(steps.begin(), steps.end(), [step](const StepView &it) { return it.step == step; });
    };
    return has(Step::Claim) ? Step::Claim : Step::Record;
}

} // namespace

QRectF stepRect(const Scene &scene, const Layout &layout, int instance, Step step)
{
    const QRectF &card = cardOf(layout, instance);
    if (layout.detail != Detail::Full)
        return card;
    const auto &steps = scene.instances[static_cast<std::size_t>(instance)].steps;
    const auto found = std::find_if(steps.begin(), steps.end(), [step](const StepView &it) { return it.step == step; });
    if (found == steps.end())
        return card;
    constexpr double firstStep = 54;
    const double top =
        card.top() + layout.px(firstStep) + static_cast<double>(found - steps.begin()) * layout.stepHeight;
    return { card.left() + layout.px(7), top, card.width() - layout.px(14), layout.stepHeight };
}

Curve publish(const Layout &layout)
{
    const double y = layout.producer.center().y();
    return Curve::straight({ layout.producer.right(), y }, { layout.broker.left(), y });
}

Curve delivery(const Scene &scene, const Layout &layout, int entry, int instance)
{
    return Curve::sideways(entryPoint(scene, layout, entry, 0), deliveryPoint(layout, instance));
}

Curve settlement(const Scene &scene, const Layout &layout, int entry, int instance)
{
    return Curve::sideways(settlementPoint(layout, instance), entryPoint(scene, layout, entry, 0.2));
}

Curve write(const Scene &scene, const Layout &layout, int instance, std::size_t table, std::size_t row)
{
    const Step step = stepFor(scene, instance, scene.tables[table].kind);
    const QRectF &rect = layout.tables[table].rows[row];
    if (rect.isEmpty())
        return toTable(scene, layout, instance, step, table);
    const QRectF from = stepRect(scene, layout, instance, step);
    return Curve::sideways({ cardOf(layout, instance).right(), from.center().y() }, { rect.left(), rect.center().y() });
}

Curve blocked(const Scene &scene, const Layout &layout, int instance, Step step, const QRectF &target)
{
    constexpr double lower = 0.8;
    const QRectF from = stepRect(scene, layout, instance, step);
    return Curve::sideways({ cardOf(layout, instance).right(), from.center().y() },
                           { layout.database.left(), target.top() + target.height() * lower });
}

Curve toTable(const Scene &scene, const Layout &layout, int instance, Step step, std::size_t table)
{
    const QRectF from = stepRect(scene, layout, instance, step);
    const Layout::Table &place = layout.tables[table];
    const QRectF &to = place.header.isEmpty() ? place.title : place.header;
    return Curve::sideways({ cardOf(layout, instance).right(), from.center().y() }, { to.left(), to.center().y() });
}

Curve toDatabase(const Scene &scene, const Layout &layout, int instance, Step step)
{
    const QRectF from = stepRect(scene, layout, instance, step);
    const double right = cardOf(layout, instance).right();
    const double y =
        std::clamp(from.center().y(), layout.database.top() + layout.px(20), layout.database.bottom() - layout.px(20));
    return Curve::sideways({ right, from.center().y() }, { layout.database.left(), y });
}

Curve toBox(const Scene &scene, const Layout &layout, int instance, Step step, const QRectF &box)
{
    const QRectF from = stepRect(scene, layout, instance, step);
    return Curve::sideways({ cardOf(layout, instance).right(), from.center().y() }, { box.left(), box.center().y() });
}

std::optional<Curve> directWait(const Layout &layout, int instance, int holder)
{
    const QRectF &from = cardOf(layout, instance);
    const QRectF &to = cardOf(layout, holder);
    constexpr double leastGap = 14;
    const bool above = to.bottom() <= from.top();
    const double gap = above ? from.top() - to.bottom() : to.top() - from.bottom();
    const double x = from.center().x();
    if (std::abs(instance - holder) != 1 || gap < layout.px(leastGap))
        return std::nullopt;
    return above ? Curve::straight({ x, from.top() }, { x, to.bottom() })
                 : Curve::straight({ x, from.bottom() }, { x, to.top() });
}

QPainterPath waitRail(const Layout &layout, int instance, int holder)
{
    constexpr double depth = 12;
    // Off the middle, where the arrows to the database start.
    constexpr double share = 0.24;
    const QRectF &from = cardOf(layout, instance);
    const QRectF &to = cardOf(layout, holder);
    const bool above = to.top() < from.top();
    const double y0 = above ? from.top() + from.height() * share : from.bottom() - from.height() * share;
    const double y1 = above ? to.bottom() - to.height() * share : to.top() + to.height() * share;
    const double x = from.right() + layout.px(depth);
    const double round = std::min(layout.px(6), std::abs(y1 - y0) / 2) * (above ? -1 : 1);
    QPainterPath path(QPointF(from.right(), y0));
    path.lineTo(x - std::abs(round), y0);
    path.quadTo(x, y0, x, y0 + round);
    path.lineTo(x, y1 - round);
    path.quadTo(x, y1, x - std::abs(round), y1);
    path.lineTo(to.right(), y1);
    return path;
}

std::optional<std::size_t> tableOf(const Scene &scene, const engine::Event &event)
{
    for (std::size_t index = 0; index < scene.tables.size(); ++index) {
        const QString &name = scene.tables[index].name;
        const qsizetype at = event.sql.indexOf(name);
        // "stock" is also the beginning of "stock_reservations".
        const bool whole = at >= 0 && (at + name.size() == event.sql.size() || event.sql[at + name.size()] == u' ');
        if (whole)
            return index;
    }
    return std::nullopt;
}

} // namespace stage::ways
