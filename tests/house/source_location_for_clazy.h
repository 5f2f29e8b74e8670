// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

// clazy of Debian 12 reads the sources with clang 14, which has no std::source_location. ./dev lint puts this before
// each of them; nothing else includes it.

#include <cstdint>
#include <source_location>

#ifndef __cpp_lib_source_location
namespace std {

struct source_location {
    static constexpr source_location current(std::uint_least32_t line = __builtin_LINE(),
                                             const char *file = __builtin_FILE(),
                                             const char *function = __builtin_FUNCTION()) noexcept
    {
        source_location here;
        here.m_line = line;
        here.m_file = file;
        here.m_function = function;
        return here;
    }

    constexpr std::uint_least32_t line() const noexcept { return m_line; }
    constexpr std::uint_least32_t column() const noexcept { return 0; }
    constexpr const char *file_name() const noexcept { return m_file; }
    constexpr const char *function_name() const noexcept { return m_function; }

private:
    std::uint_least32_t m_line = 0;
    const char *m_file = "";
    const char *m_function = "";
};

} // namespace std
#endif
