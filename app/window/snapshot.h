// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/appearance.h"
#include "window/run_controller.h"

#include <QImage>

class QMimeData;

namespace window {

/// The stage at one moment, to be taken elsewhere.
struct Snapshot {
    /// Twice as fine as the screen, for where it is printed or enlarged.
    QImage image;
    QByteArray svg;
    /// What had just happened, in words.
    QString narration;
    /// A name for its file, without an extension: "lost-ack-event-14".
    QString name;

    QByteArray png() const;
};

/// The stage at the playhead, as it looks in a widget of that size.
Snapshot snapshotOf(const RunController &controller, const Appearance &appearance, QSize size);

/// As a picture, raster and vector; whoever pastes takes what it can use.
std::unique_ptr<QMimeData> forClipboard(const Snapshot &snapshot);
/// The same, the file in which the picture lies, and the words.
std::unique_ptr<QMimeData> forDrag(const Snapshot &snapshot, const QString &file);

} // namespace window
