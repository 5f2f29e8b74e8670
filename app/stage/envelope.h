// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/canvas.h"

namespace stage {

/// A message, as it is drawn wherever it goes.
struct Envelope {
    QString message;
    /// 0: none is shown.
    int tag = 0;
    /// More than 1: marked as that copy.
    int copy = 1;
    Tint tint;
    /// Below a large envelope.
    QString caption;
};

/// As large as the rectangle allows: an envelope with its caption, a row, or an icon.
void drawEnvelope(Canvas &canvas, const QRectF &rect, const Envelope &envelope);
/// The sign alone: a small envelope without text.
void drawEnvelopeSign(Canvas &canvas, const QRectF &rect, const Theme::Tone &tone, double width);
/// What a travelling message looks like, around its middle.
void drawTravelling(Canvas &canvas, QPointF middle, const Envelope &envelope);
/// How large that is.
QSizeF travellingSize(const Canvas &canvas, const QString &message);

} // namespace stage
