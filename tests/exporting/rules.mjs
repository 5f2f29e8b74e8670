// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// What the judges share.

export function demand(condition, what) {
    if (!condition)
        throw new Error(what);
}

/// The values of a trace, line by line.
export function linesOf(text) {
    return text.trimEnd().split('\n').map((line) => JSON.parse(line));
}
