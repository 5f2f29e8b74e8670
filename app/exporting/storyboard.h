// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/caption.h"
#include "exporting/key_moments.h"

#include <QSizeF>

namespace exporting {

/// The key moments of a run as small stages, each with its sentence, in two columns; title and question above them, the
/// verdict below.
class Storyboard
{
public:
    /// Two pages of four.
    static constexpr std::size_t mostMoments = 8;
    static constexpr int momentsPerPage = 4;

    /// Goes through the recording once. The recording must outlive it. Throws Cancelled.
    Storyboard(const trace::Recording &recording, const stage::Theme &theme, Progress &progress);

    int pages() const;
    /// A page in the shape of A4, landscape.
    static constexpr QSizeF pageSize{ 1280, 905 };
    void paintPage(QPainter &painter, int page) const;
    /// All of them on one sheet, as high as it takes.
    QSizeF sheetSize() const;
    void paintSheet(QPainter &painter) const;

private:
    double headHeight() const;
    double paintHead(QPainter &painter) const;
    /// Returns where they end.
    double paintMoments(QPainter &painter, int first, int count, const QRectF &room) const;
    void paintMoment(QPainter &painter, const KeyMoment &moment, const QRectF &rect) const;
    void paintResult(QPainter &painter, double top) const;

    const trace::Recording &m_recording;
    const stage::Theme &m_theme;
    Caption m_caption;
    std::vector<KeyMoment> m_moments;
};

} // namespace exporting
