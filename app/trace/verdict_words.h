// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/judgement.h"

namespace trace {

/// The verdict in a word or two, in the language that the application has installed.
QString verdictText(engine::Verdict verdict);
/// What the verdict means, where nothing is known of the run.
QString verdictSentence(engine::Verdict verdict);

/// The worst finding in a word or two; a dead letter that took effect is called that.
QString verdictText(const Judgement &judgement);
/// What happened, and to which messages: "m-1 was applied twice, by deliveries 1 and 2; m-2 never took effect."
/// `state` is the one that was judged. Tells of `most` findings and counts the rest.
QString verdictSentence(const Judgement &judgement, const State &state, const Recording &recording,
                        std::size_t most = 3);
/// What happened to how many messages, in the words of the verdict: "duplicated", "1 duplicated, 1 lost".
QString verdictCounts(const Judgement &judgement);
/// One finding as a clause, without a full stop.
QString findingText(const Finding &finding, const State &state, const Recording &recording);

} // namespace trace
