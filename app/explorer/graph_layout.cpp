// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/graph_layout.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace explorer {

namespace {

constexpr int sweeps = 12;
constexpr int relaxations = 24;
constexpr double liftPerRound = 0.14;
/// Between two bands, in rows.
constexpr double bandGap = 0.55;

class Layouter
{
public:
    explicit Layouter(const std::vector<LayoutNode> &nodes)
        : m_nodes(nodes)
        , m_row(nodes.size())
    {
        for (std::size_t node = 0; node < nodes.size(); ++node) {
            std::vector<std::size_t> &cell = m_cells[{ nodes[node].band, nodes[node].layer }];
            m_row[node] = static_cast<double>(cell.size());
            cell.push_back(node);
        }
    }

    GraphLayout find()
    {
        for (int sweep = 0; sweep < sweeps; ++sweep)
            orderCells(sweep % 2 == 0);
        for (int round = 0; round < relaxations; ++round)
            relax();
        return stacked();
    }

private:
    using Cells = std::map<std::pair<int, int>, std::vector<std::size_t>>;

    /// Where its neighbours in the same band are, on average; those on one side only, if it has any there.
    double middleOf(std::size_t node, int side) const
    {
        double sum = 0;
        double count = 0;
        for (const int other : m_nodes[node].neighbours) {
            const LayoutNode &it = m_nodes[static_cast<std::size_t>(other)];
            const int distance = it.layer - m_nodes[node].layer;
            if (it.band != m_nodes[node].band || (side != 0 && distance * side <= 0))
                continue;
            sum += m_row[static_cast<std::size_t>(other)];
            ++count;
        }
        return count > 0 ? sum / count : m_row[node];
    }

    /// Barycentres, from left to right or from right to left.
    void orderCells(bool rightwards)
    {
        const auto order = [&](std::vector<std::size_t> &cell) {
            std::vector<std::pair<double, std::size_t>> wanted;
            for (std::size_t place = 0; place < cell.size(); ++place)
                wanted.emplace_back(middleOf(cell[place], rightwards ? -1 : 1), place);
            std::sort(wanted.begin(), wanted.end());
            std::vector<std::size_t> ordered;
            for (const auto &[middle, place] : wanted) {
                m_row[cell[place]] = static_cast<double>(ordered.size());
                ordered.push_back(cell[place]);
            }
            cell = std::move(ordered);
        };
        if (rightwards) {
            for (auto &[at, cell] : m_cells)
                order(cell);
        } else {
            for (auto it = m_cells.rbegin(); it != m_cells.rend(); ++it)
                order(it->second);
        }
    }

    /// That, and a little farther up: fewer rows are easier to look over.
    double wishOf(std::size_t node) const { return middleOf(node, 0) * (1 - liftPerRound); }

    /// Every cell as near to where it wants to be as its order and one row for each allow.
    void relax()
    {
        for (auto &[at, cell] : m_cells) {
            std::vector<double> wanted(cell.size());
            for (std::size_t place = 0; place < cell.size(); ++place)
                wanted[place] = wishOf(cell[place]);
            settle(cell, wanted);
        }
    }

    /// The rows nearest to the wanted ones with at least one between, none above the first: neighbours that collide
    /// share the mean of their wishes (isotonic regression, by pooling).
    void settle(const std::vector<std::size_t> &cell, const std::vector<double> &wanted)
    {
        struct Block {
            double sum = 0;
            std::size_t size = 0;
            double mean() const { return sum / static_cast<double>(size); }
        };
        std::vector<Block> blocks;
        for (std::size_t place = 0; place < cell.size(); ++place) {
            blocks.push_back({ wanted[place] - static_cast<double>(place), 1 });
            while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
                const Block last = blocks.back();
                blocks.pop_back();
                blocks.back().sum += last.sum;
                blocks.back().size += last.size;
            }
        }
        std::size_t place = 0;
        for (const Block &block : blocks) {
            for (std::size_t i = 0; i < block.size; ++i, ++place)
                m_row[cell[place]] = std::max(0.0, block.mean()) + static_cast<double>(place);
        }
    }

    GraphLayout stacked()
    {
        GraphLayout layout;
        layout.row = m_row;
        std::map<int, std::pair<double, double>> extents;
        for (std::size_t node = 0; node < m_nodes.size(); ++node) {
            const auto [it, isNew] = extents.try_emplace(m_nodes[node].band, m_row[node], m_row[node]);
            it->second.first = std::min(it->second.first, m_row[node]);
            it->second.second = std::max(it->second.second, m_row[node]);
        }
        double top = 0;
        std::map<int, double> shift;
        for (const auto &[band, extent] : extents) {
            layout.bands.resize(static_cast<std::size_t>(band) + 1, top);
            shift[band] = top - extent.first;
            layout.rows = top + extent.second - extent.first + 1;
            top = layout.rows + bandGap;
        }
        for (std::size_t node = 0; node < m_nodes.size(); ++node)
            layout.row[node] += shift[m_nodes[node].band];
        return layout;
    }

    const std::vector<LayoutNode> &m_nodes;
    std::vector<double> m_row;
    /// By band and layer.
    Cells m_cells;
};

} // namespace

GraphLayout layoutOf(const std::vector<LayoutNode> &nodes)
{
    return Layouter(nodes).find();
}

} // namespace explorer
