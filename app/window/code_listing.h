// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"
#include "window/syntax.h"

namespace window {

/// The source that runs, or the same handler as one would write it elsewhere.
enum class ListingKind : quint8 { Running, CSharp, Sql };

struct CodeLine {
    QString text;
    /// The step that begins in this line; None where none does.
    engine::Step step = engine::Step::None;
};

struct CodeListing {
    Language language = Language::Cpp;
    /// The line of its file at which the running source starts; 0 for the others, which are tied by their steps alone.
    int firstLine = 0;
    std::vector<CodeLine> lines;
};

/// No lines where there is no such listing.
CodeListing codeListingOf(const engine::Strategy &strategy, ListingKind kind);

} // namespace window
