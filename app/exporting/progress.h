// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/format.h"

namespace exporting {

/// Nobody waits for the export any more. Unwinds a writer from wherever it is; Format::write() catches it.
struct Cancelled {
};

/// Tells whoever waits how far a writer has come, which may go through the same recording several times.
class Progress
{
public:
    /// `options` must outlive it. `passes`: how often the writer goes through the recording.
    explicit Progress(const Options &options, std::size_t passes = 1)
        : m_tell(options.progress)
        , m_passes(passes)
    {
    }

    /// `done` of `all` things of this pass are done. Cheap: only now and then it tells. Throws Cancelled.
    void at(std::size_t done, std::size_t all)
    {
        if (done % interval == 0)
            tell(done, all);
    }
    /// The same for things that take their time, such as a frame: tells each time.
    void tell(std::size_t done, std::size_t all)
    {
        const double part = all == 0 ? 0 : static_cast<double>(done) / static_cast<double>(all);
        if (m_tell && !m_tell((static_cast<double>(m_pass) + part) / static_cast<double>(m_passes)))
            throw Cancelled();
    }
    void endPass() { ++m_pass; }

private:
    static constexpr std::size_t interval = 1000;

    const std::function<bool(double)> &m_tell;
    std::size_t m_passes;
    std::size_t m_pass = 0;
};

} // namespace exporting
