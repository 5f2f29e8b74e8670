// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/storyboard.h"
#include "stage/pacing.h"

namespace exporting {

/// What a picture format shows of a recording, as the options want it: one drawing for all of them.
class Picture
{
public:
    /// `otherwise`: what is shown where the options leave it open. Goes through the recording once. Recording and options
    /// must outlive it. Throws Cancelled.
    Picture(const trace::Recording &recording, const Options &options, View otherwise);

    QSizeF size() const;
    const Caption &caption() const { return m_caption; }
    void paint(QPainter &painter) const;

    /// For a medium that has pages. One that has only one shows the whole picture on it.
    int pages() const;
    void paintPage(QPainter &painter, int page) const;

private:
    void paintOn(QPainter &painter, QSizeF size) const;

    const trace::Recording &m_recording;
    const stage::Theme &m_theme;
    View m_view;
    Caption m_caption;
    QSizeF m_size;
    std::optional<trace::State> m_state;
    std::optional<Storyboard> m_storyboard;
};

} // namespace exporting
