// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/style_sheet.h"

#include <utility>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

// @name stands for a colour of the theme.

constexpr auto grounds = R"(
#root, QMainWindow, QDialog, QDockWidget { background: @window; color: @text; }
QMainWindow::separator { background: transparent; width: 12px; height: 12px; }
QMainWindow::separator:hover { background: @border; }
QSplitter::handle { background: transparent; image: none; }
QFrame[card="true"] { background: @panel; border: 1px solid @border; border-radius: 9px; }
QFrame[raised="true"] { background: @raised; border: 1px solid @border; border-radius: 10px; }
QFrame[bar="true"] { background: @panel; border: none; border-bottom: 1px solid @border; }
QFrame[popup="true"] { background: @panel; border: 1px solid @border; }
QFrame[rule="true"] { background: @accentFill; border: none; border-radius: 9px; }
QFrame[line="true"] { background: @border; border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QToolTip { background: @raised; color: @text; border: 1px solid @border; padding: 4px 7px; font: @uiFont; }
)"_L1;

constexpr auto texts = R"(
QLabel { background: transparent; border: none; color: @text; }
QLabel[tone="muted"] { color: @muted; }
QLabel[tone="faint"] { color: @faint; }
QLabel[tone="accent"] { color: @accent; }
QLabel[tone="good"] { color: @good; }
QLabel[tone="bad"] { color: @bad; }
QLineEdit { background: @field; color: @text; border: 1px solid @border; border-radius: 6px; padding: 4px 8px;
            selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:focus { border-color: @accent; }
QPlainTextEdit, QTextEdit { background: @field; color: @text; border: 1px solid @border; border-radius: 6px;
            selection-background-color: @accent; selection-color: @onAccent; }
)"_L1;

constexpr auto buttons = R"(
QPushButton { background: @panel; color: @text; border: 1px solid @border; border-radius: 7px; padding: 6px 12px; }
QPushButton:hover { background: @raised; }
QPushButton:pressed { background: @border; }
QPushButton:focus { border-color: @accent; }
QPushButton:disabled { color: @faint; }
QPushButton:checked { background: @accentFill; border-color: @accent; }
QPushButton[primary="true"] { background: @accent; border-color: @accent; color: @onAccent; font-weight: 600; }
QPushButton[primary="true"]:disabled { background: @border; border-color: @border; color: @muted; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; color: @muted; }
QPushButton[link="true"] { background: transparent; border: none; color: @accent; padding: 0 7px; }
QPushButton[link="true"]:hover, QPushButton[link="true"]:focus { color: @text; }
QPushButton[flat="true"]:hover { color: @text; }
QPushButton::menu-indicator { image: none; width: 0; }
QProgressBar { background: @border; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QSlider { background: transparent; min-height: 22px; }
QSlider::groove:horizontal { background: @border; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: @panel; border: 3px solid @accent; border-radius: 8px; width: 10px;
            margin: -6px 0; }
QSlider::handle:horizontal:focus { background: @accentFill; }
QCheckBox, QRadioButton { color: @text; background: transparent; spacing: 8px; }
QTabBar { background: transparent; border: none; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @muted; border: none; border-bottom: 2px solid transparent;
            padding: 8px 1px 7px 1px; margin-right: 11px; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QTabBar::tab:focus { color: @accent; }
)"_L1;

constexpr auto lists = R"(
QMenu { background: @panel; color: @text; border: 1px solid @border; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 12px; border-radius: 5px; background: transparent; }
QMenu::item:selected { background: @accentFill; color: @text; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @border; margin: 5px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 6px; }
QMenu::indicator:checked { background: @accent; border: 3px solid @panel; border-radius: 7px; }
QAbstractItemView { background: transparent; color: @text; border: none; outline: none; gridline-color: @grid;
            selection-background-color: @accentFill; selection-color: @text; }
QHeaderView, QHeaderView::section { background: @panel; color: @muted; border: none; }
QHeaderView::section { border-bottom: 1px solid @border; padding: 4px 6px; }
QTableCornerButton::section { background: @panel; border: none; }
)"_L1;

// Fields and what goes with them.
constexpr auto forms = R"(
QSpinBox { background: @field; color: @text; border: 1px solid @border; border-radius: 6px; padding: 4px 8px;
            selection-background-color: @accent; selection-color: @onAccent; }
QSpinBox:focus { border-color: @accent; }
QLineEdit[wrong="true"], QSpinBox[wrong="true"] { border: 1px solid @bad; }
QCheckBox::indicator { width: 14px; height: 14px; background: @field; border: 1px solid @muted; border-radius: 4px; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; }
QCheckBox:focus { color: @accent; }
QPushButton[flat="true"]:disabled { color: @faint; }
QDialog #labSections { background: transparent; border: none; }
#labSections::item { padding: 8px 11px; border: 1px solid transparent; border-radius: 8px; margin-bottom: 2px; color: @text; }
#labSections::item:hover { background: @raised; }
#labSections::item:selected { background: @accentFill; color: @text; }
#labSections::item:selected:focus { border: 1px solid @accent; }
QDialog #exploreMatrix QHeaderView, QDialog #exploreMatrix QHeaderView::section { background: transparent; border: none; }
QDialog #outcomes, QDialog #exploreSentences, QDialog #exploreMatrix, QDialog #graphChoices { background: transparent; border: none; }
QDialog #exportFormats { background: @panel; padding: 4px 0; }
QDialog QFrame[popup="true"] QAbstractItemView { background: transparent; border: none; }
)"_L1;

constexpr auto scrollBars = R"(
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
)"_L1;

// The dialogs for files, where the system brings none of its own.
constexpr auto dialogs = R"(
QDialog QLabel { color: @text; }
QDialog QAbstractItemView { background: @field; border: 1px solid @border; border-radius: 6px; }
QDialog QToolButton { background: @panel; border: 1px solid @border; border-radius: 6px; padding: 3px; }
QDialog QToolButton:hover { background: @raised; }
QDialog QComboBox { background: @field; color: @text; border: 1px solid @border; border-radius: 6px; padding: 4px 8px; }
QDialog QComboBox::drop-down { border: none; width: 18px; }
QDialog QComboBox QAbstractItemView { background: @panel; }
QDialog QSplitter::handle { background: transparent; }
)"_L1;

QString mixed(const QColor &a, const QColor &b)
{
    return QColor((a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2).name();
}

} // namespace

QString styleSheetOf(const Theme &theme)
{
    const std::pair<QLatin1StringView, QString> colours[] = {
        { "@window"_L1, theme.window.name() },
        { "@panel"_L1, theme.panel.name() },
        { "@raised"_L1, theme.raised.name() },
        { "@field"_L1, theme.field.name() },
        { "@border"_L1, theme.border.name() },
        { "@grid"_L1, theme.grid.name() },
        { "@text"_L1, theme.text.name() },
        { "@muted"_L1, theme.muted.name() },
        { "@faint"_L1, theme.faint.name() },
        { "@accentFill"_L1, theme.accentFill.name() },
        { "@accent"_L1, theme.accent.name() },
        { "@onAccent"_L1, theme.onAccent.name() },
        { "@good"_L1, theme.committed.text.name() },
        { "@bad"_L1, theme.rolledBack.text.name() },
        { "@scroll"_L1, mixed(theme.border, theme.faint) },
        { "@uiFont"_L1, u"12px \""_s + Theme::ui(12).families().join(u"\", \""_s) + u'"' },
    };
    QString sheet = QString(grounds) + texts + buttons + lists + scrollBars + dialogs + forms;
    for (const auto &[name, colour] : colours)
        sheet.replace(name, colour);
    return sheet;
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette(theme.text, theme.panel, theme.border, theme.window, theme.faint, theme.text, theme.field);
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::Base, theme.field);
    palette.setColor(QPalette::AlternateBase, theme.raised);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::PlaceholderText, theme.faint);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Disabled, QPalette::Text, theme.faint);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, theme.faint);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, theme.faint);
    return palette;
}

} // namespace window
