// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/theme.h"
#include "trace/state.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace stage {

/// What there is to see: the fold of the first `events` events, and how far the next one has come.
struct Moment {
    const trace::Recording &recording;
    const trace::State &state;
    std::size_t events = 0;
    /// Of recording.events[events], if there is one; from 0 to 1, even in time.
    double progress = 0;
};

/// A part of the picture that one can point at.
struct Item {
    enum class Kind : quint8 {
        Producer,
        Broker,
        Entry, ///< index: the entry's id
        Instance, ///< index: into the roster
        StockRow, ///< index: of its table, in the order of the keys
        InboxRow,
        ReservationRow,
        Lock, ///< index: the instance that holds it or waits for it
        DeadLetters,
        Mail,
        Cache,
    };

    Kind kind = Kind::Producer;
    int index = 0;
    QRectF rect;
    /// One sentence in words: tooltip and accessible name.
    QString text;

    bool operator==(const Item &) const = default;
};

struct StageOptions {
    /// Nothing moves: what is under way stands where it will be.
    bool reducedMotion = false;
};

/// The stage at one moment: a pure function of what it is made from. The recording and the state must outlive it.
class StagePicture
{
public:
    StagePicture(const Moment &moment, QSizeF size, const Theme &theme, StageOptions options = {});
    StagePicture(StagePicture &&other) noexcept;
    StagePicture &operator=(StagePicture &&other) noexcept;
    ~StagePicture();

    /// Paints into (0, 0, size), on whatever ground there is; Theme::panel is meant.
    void paint(QPainter &painter) const;
    /// Parents before what lies within them.
    const std::vector<Item> &items() const;

private:
    struct Parts;

    std::unique_ptr<const Parts> m_parts;
};

} // namespace stage
