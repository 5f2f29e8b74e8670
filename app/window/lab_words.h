// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"
#include "window/draft.h"
#include "window/picker.h"

/// How the dialog that builds experiments puts things.
namespace window {

/// A part of a scenario that is edited on a page of its own.
enum class Section : quint8 { Consumers, Messages, Stock, Broker, Inbox, Faults, Expect };

inline constexpr std::array allSections{ Section::Consumers, Section::Messages, Section::Stock, Section::Broker,
                                         Section::Inbox,     Section::Faults,   Section::Expect };

/// The key under which the section stands in the file.
QString keyOf(Section section);
/// The section in which the value of that path is edited.
Section sectionOf(const QStringList &path);

QString titleOf(Section section);
/// One sentence on what the section is about.
QString introductionOf(Section section);
/// "Message 2".
QString itemTitle(Section section, int index);
/// What stands above the field for the value of that path.
QString labelOf(const QStringList &path);
/// What is wrong and where, in one line.
QString flawText(const Flaw &flaw);

std::vector<PickerItem> faultItems();
/// Roles first, then the steps by their names.
std::vector<PickerItem> placeItems();
std::vector<PickerItem> keySourceItems();
std::vector<PickerItem> strategyItems();
std::vector<PickerItem> messageTypeItems();

} // namespace window
