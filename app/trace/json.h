// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/json_line.h"
#include "trace/recording.h"

#include <stdexcept>

namespace trace {

/// Why a line of a trace cannot be read; without file and line, which the reader of the file adds.
class BadValue : public std::runtime_error
{
public:
    explicit BadValue(const QString &what)
        : std::runtime_error(what.toStdString())
    {
    }
};

/// Names of what events and actions refer to by index.
struct Names {
    const std::vector<engine::InstanceName> &roster;
    const std::vector<engine::Consumer> &consumers;
};

/// One object without line ends, byte for byte as QJsonDocument writes it. What is at its default is left out.
QByteArray toJson(const engine::Event &event, const Names &names);
QByteArray toJson(const engine::Action &action, const Names &names);

/// Throws BadValue.
engine::Event eventFrom(const JsonMembers &json, const Names &names);
engine::Action actionFrom(const JsonMembers &json, const Names &names);

} // namespace trace
