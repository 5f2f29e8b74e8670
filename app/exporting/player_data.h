// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/format.h"
#include "exporting/route.h"
#include "exporting/walk.h"

#include <QJsonObject>

/// What the page that plays a trace is told: everything in words and in the language of the moment, so that the page
/// itself only shows.
namespace exporting::player {

/// All but the events and the end.
QJsonObject head(const trace::Recording &recording, const Cast &cast, const Options &options);

/// An event: its sentence, its way, and what it changes on the page.
QJsonObject eventJson(const trace::Recording &recording, const Moment &moment);

/// What the run came to.
QJsonObject end(const trace::Recording &recording, const trace::State &last);

} // namespace exporting::player
