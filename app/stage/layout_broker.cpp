// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace stage {

namespace {

// Units of the design.
constexpr double headHeight = 54;
constexpr double tightHead = 42;
constexpr double sectionTitle = 20;
constexpr double envelopeHeight = 44;
constexpr double captionHeight = 18;
constexpr double largeSlot = envelopeHeight + captionHeight;
constexpr double rowHeight = 22;
constexpr double rowGap = 4;
constexpr double leastRowHeight = 14;
constexpr double readyPadding = 7;
constexpr double leastReadyPadding = 3;
constexpr double leastReady = 20;
constexpr double deadHeight = 42;
constexpr double tightDead = 34;
constexpr double padding = 14;
constexpr double leastPadding = 6;
constexpr double headPadding = 3;
constexpr double zoneGap = 8;
constexpr double tightGap = 5;
constexpr int mostReadyRows = 4;
constexpr int mostLargeSlots = 4;
constexpr double iconWidth = 24;
constexpr double iconHeight = 16;

double readyHeight(int rows)
{
    return 2 * readyPadding + rows * rowHeight + (rows - 1) * rowGap;
}

class BrokerPlacer
{
public:
    BrokerPlacer(Layout &layout, const Scene &scene, const Columns &columns)
        : m_layout(layout)
        , m_scene(scene)
        , m_columns(columns)
    {
        m_layout.entries.resize(scene.entries.size());
    }

    void place()
    {
        placeBox();
        for (int consumer = 0; consumer < static_cast<int>(m_scene.consumers.size()); ++consumer)
            placeEntries(consumer);
        placeDead();
        for (std::size_t index = 0; index < m_scene.entries.size(); ++index)
            settle(index);
    }

private:
    struct Share {
        QRectF own;
        QRectF drawn;
        bool large = false;
    };

    double px(double units) const { return m_layout.px(units); }
    bool hasTitles() const { return m_scene.consumers.size() > 1; }

    double wantedHeight() const
    {
        double height = headHeight + deadHeight + padding + zoneGap;
        for (const int instances : m_scene.instancesOf) {
            const int slots = std::clamp(std::min(instances, m_scene.messages), 1, mostLargeSlots);
            height += (hasTitles() ? sectionTitle : 0) + slots * (largeSlot + zoneGap);
            height += readyHeight(std::clamp(m_scene.messages, 1, mostReadyRows)) + zoneGap;
        }
        return px(height);
    }

    void placeBox()
    {
        const double height = std::floor(std::min(wantedHeight(), m_columns.height));
        const double middle = m_columns.top + m_columns.height / 2;
        m_layout.broker =
            QRectF(m_columns.broker.left, std::round(middle - height / 2), m_columns.broker.width, height);
        const double side = m_layout.px(leastPadding, padding);
        const QRectF inner = m_layout.broker.adjusted(side, 0, -side, 0);
        // Where it is tight, the sections get what the head can spare.
        const bool tight = height < wantedHeight() - 1;
        m_gap = px(tight ? tightGap : zoneGap);
        const double head = std::min(px(tight ? tightHead : headHeight), height * 0.2);
        const double dead = std::min(px(tight ? tightDead : deadHeight), height * 0.16);
        m_layout.brokerHead = m_layout.broker.adjusted(px(headPadding), 0, -px(headPadding), 0);
        m_layout.brokerHead.setHeight(head);
        m_layout.deadLetters = QRectF(inner.left(), inner.bottom() - px(padding) - dead, inner.width(), dead);
        const double room = m_layout.deadLetters.top() - m_gap - m_layout.brokerHead.bottom();
        const auto count = static_cast<double>(m_scene.consumers.size());
        for (std::size_t index = 0; index < m_scene.consumers.size(); ++index) {
            const double top = m_layout.brokerHead.bottom() + room * static_cast<double>(index) / count;
            placeSection(QRectF(inner.left(), top, inner.width(), room / count - (hasTitles() ? m_gap : 0)));
        }
    }

    void placeSection(const QRectF &box)
    {
        Layout::Section section;
        section.box = box;
        double top = box.top();
        if (hasTitles()) {
            const double height = std::min(px(sectionTitle), box.height() * 0.25);
            section.title = QRectF(box.left(), top, box.width(), height);
            top += height;
        }
        const double room = box.bottom() - top - m_gap;
        const double wanted = px(readyHeight(std::clamp(m_scene.messages, 1, mostReadyRows)));
        const double least = std::min(px(leastReady), room * 0.45);
        const double ready = std::clamp(room - px(largeSlot + zoneGap), least, std::max(least, wanted));
        section.inFlight = QRectF(box.left(), top, box.width(), room - ready);
        section.ready = QRectF(box.left(), box.bottom() - ready, box.width(), ready);
        m_layout.sections.push_back(section);
    }

    /// The part of an entry that is in a zone.
    static double shareIn(const EntryView &entry, Zone zone)
    {
        return (entry.from == zone ? 1 - entry.moved : 0) + (entry.to == zone ? entry.moved : 0);
    }

    std::vector<std::size_t> entriesIn(int consumer, Zone zone) const
    {
        std::vector<std::size_t> found;
        for (std::size_t index = 0; index < m_scene.entries.size(); ++index) {
            if (m_scene.entries[index].consumer == consumer && shareIn(m_scene.entries[index], zone) > 0)
                found.push_back(index);
        }
        if (zone == Zone::Ready)
            std::sort(found.begin(), found.end(), [this](std::size_t a, std::size_t b) { return isAhead(a, b); });
        return found;
    }

    /// In the queue; what became ready together keeps its order.
    bool isAhead(std::size_t a, std::size_t b) const
    {
        const std::size_t sinceA = m_scene.entries[a].readySince;
        const std::size_t sinceB = m_scene.entries[b].readySince;
        return sinceA != sinceB ? sinceA < sinceB : a < b;
    }

    void placeEntries(int consumer)
    {
        Layout::Section &section = m_layout.sections[static_cast<std::size_t>(consumer)];
        const auto inFlight = entriesIn(consumer, Zone::InFlight);
        const bool large = px(largeSlot + zoneGap) * static_cast<double>(std::max<std::size_t>(1, inFlight.size()))
            <= section.inFlight.height() + px(zoneGap) + 1;
        section.hiddenInFlight = large ? put(inFlight, Zone::InFlight, section.inFlight, px(largeSlot), px(zoneGap))
                                       : putRows(inFlight, 0, Zone::InFlight, section.inFlight);
        const double pad = std::min(px(readyPadding), std::max(0.0, (section.ready.height() - px(rowHeight)) / 2));
        const double side = m_layout.px(leastReadyPadding, readyPadding);
        const int more = m_scene.moreReady[static_cast<std::size_t>(consumer)];
        section.hiddenReady = more
            + putRows(entriesIn(consumer, Zone::Ready), more, Zone::Ready,
                      section.ready.adjusted(side, pad, -side, -pad));
    }

    double totalOf(const std::vector<std::size_t> &entries, Zone zone) const
    {
        double total = 0;
        for (const std::size_t index : entries)
            total += shareIn(m_scene.entries[index], zone);
        return total;
    }

    /// As rows, as high as there is room for. Where not all fit, the last line is left to "+n more". `more` are behind them.
    int putRows(const std::vector<std::size_t> &entries, int more, Zone zone, const QRectF &room)
    {
        const double total = totalOf(entries, zone) + more;
        const double gap = px(rowGap);
        const double fitting = (room.height() + gap) / std::max(1.0, total) - gap;
        if (fitting >= px(leastRowHeight) - 0.5)
            return put(entries, zone, room, std::min(px(rowHeight), fitting), gap);
        return put(entries, zone, room.adjusted(0, 0, 0, -px(leastRowHeight)), px(rowHeight), gap);
    }

    /// Returns how many there is no room for.
    int put(const std::vector<std::size_t> &entries, Zone zone, const QRectF &room, double height, double gap)
    {
        std::vector<double> shares;
        for (const std::size_t index : entries)
            shares.push_back(shareIn(m_scene.entries[index], zone));
        const std::vector<QRectF> rects = stacked(room, shares, height, gap);
        int hidden = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            Share &share = zone == m_scene.entries[entries[i]].from ? m_from[entries[i]] : m_to[entries[i]];
            hidden += rects[i].isNull() ? 1 : 0;
            if (!rects[i].isNull())
                share = { rects[i], QRectF(rects[i].topLeft(), QSizeF(rects[i].width(), height)),
                          height >= px(largeSlot) - 0.5 };
        }
        return hidden;
    }

    void placeDead()
    {
        const QRectF &box = m_layout.deadLetters;
        QRectF icons(box.left() + px(8), box.top() + px(5), box.width() - px(16), px(iconHeight));
        double x = icons.left();
        for (std::size_t index = 0; index < m_scene.entries.size(); ++index) {
            const EntryView &entry = m_scene.entries[index];
            const double share = shareIn(entry, Zone::Dead);
            if (share <= 0)
                continue;
            Share &place = entry.from == Zone::Dead ? m_from[index] : m_to[index];
            const double width = px(iconWidth) * share;
            if (x + px(iconWidth) <= icons.right() && icons.bottom() < box.bottom()) {
                place.own = QRectF(x, icons.top(), width, icons.height());
                place.drawn = QRectF(x, icons.top(), px(iconWidth), icons.height());
            }
            x += width + px(4) * share;
        }
    }

    void settle(std::size_t index)
    {
        const EntryView &entry = m_scene.entries[index];
        Layout::EntryPlace &place = m_layout.entries[index];
        const Share &from = m_from[index];
        const Share &to = entry.from == entry.to ? m_from[index] : m_to[index];
        const bool nearTo = entry.moved >= 0.5 && entry.to != Zone::None;
        const Share &nearer = nearTo || entry.from == Zone::None ? to : from;
        place.place = nearer.own;
        place.large = nearer.large;
        place.drawn = travelled(entry, from, to);
    }

    QRectF travelled(const EntryView &entry, const Share &from, const Share &to) const
    {
        if (entry.from == Zone::None && m_scene.next && m_scene.next->kind == engine::Event::Kind::Published)
            return arriving(to, entry.moved);
        if (entry.from == Zone::None || from.drawn.isNull())
            return to.drawn;
        if (entry.to == Zone::None || to.drawn.isNull())
            return from.drawn;
        const double t = eased(entry.moved);
        const auto mix = [t](double a, double b) { return a + (b - a) * t; };
        return QRectF(mix(from.drawn.left(), to.drawn.left()), mix(from.drawn.top(), to.drawn.top()),
                      mix(from.drawn.width(), to.drawn.width()), mix(from.drawn.height(), to.drawn.height()));
    }

    /// What is published is on its way to the broker first.
    static QRectF arriving(const Share &to, double moved) { return moved < 1 ? QRectF() : to.drawn; }

    Layout &m_layout;
    const Scene &m_scene;
    const Columns &m_columns;
    double m_gap = 0;
    std::map<std::size_t, Share> m_from;
    std::map<std::size_t, Share> m_to;
};

} // namespace

void placeBroker(Layout &layout, const Scene &scene, const Columns &columns)
{
    BrokerPlacer(layout, scene, columns).place();
}

} // namespace stage
