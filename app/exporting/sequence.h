// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/format.h"
#include "exporting/route.h"

namespace exporting {

/// A way to write sequence diagrams down. Ids are letters and digits; texts are as people read them, and each notation
/// sees to its own escapes.
class SequenceNotation
{
public:
    enum class Arrow : quint8 { Call, Reply, Lost };

    SequenceNotation() = default;
    SequenceNotation(const SequenceNotation &) = delete;
    SequenceNotation &operator=(const SequenceNotation &) = delete;
    virtual ~SequenceNotation() = default;

    virtual void begin(const QString &title) = 0;
    virtual void participant(const QString &id, const QString &title) = 0;
    virtual void message(const QString &from, const QString &to, Arrow arrow, const QString &text) = 0;
    virtual void note(const QString &over, const QString &text) = 0;
    virtual void noteAcross(const QString &first, const QString &last, const QString &text) = 0;
    virtual void activate(const QString &id) = 0;
    virtual void deactivate(const QString &id) = 0;
    /// The participant comes into being with this message to it.
    virtual void create(const QString &id, const QString &title, const QString &from, const QString &text) = 0;
    /// The participant ends with this message from it, which never arrives.
    virtual void destroy(const QString &id, const QString &to, const QString &text) = 0;
    /// What follows, up to closeBand(), is one transaction of that instance. Bands do not overlap.
    virtual void openBand(int instance, const QString &title) = 0;
    virtual void closeBand() = 0;
    virtual void end() = 0;
};

/// Tells the recording in that notation, line by line. Throws Cancelled.
void tellSequence(const trace::Recording &recording, SequenceNotation &notation, const Options &options);

} // namespace exporting
