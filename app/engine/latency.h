// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/handling.h"

/// How long things take in virtual time. The figures are ours, round, and of the order that a small installation in
/// one data centre shows; nothing depends on their exact size but the order in which undisturbed things happen.
namespace engine::latency {

inline constexpr Time hop{ 20 }; ///< between the broker and anyone else
inline constexpr Time statement{ 10 };
inline constexpr Time commit{ 20 };
inline constexpr Time cache{ 5 };
inline constexpr Time mail{ 50 };
inline constexpr Time settle{ 5 }; ///< from the handler's return until the ack or nack sets out
inline constexpr Time restart{ 1000 };

constexpr Time of(Call call)
{
    switch (call) {
    case Call::Begin:
    case Call::Execute: return statement;
    case Call::Commit: return commit;
    case Call::CacheGet:
    case Call::CacheSet:
    case Call::CacheSetIfAbsent: return cache;
    case Call::Send: return mail;
    case Call::Ack: return settle;
    }
    return statement;
}

} // namespace engine::latency
