// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

class QTextDocument;
class QTextFragment;

namespace window {

/// A text of a lesson: Markdown whose links open the glossary, beside what was clicked.
class Prose : public QLabel
{
    Q_OBJECT

public:
    Prose(const Appearance &appearance, const QFont &font, QWidget *parent = nullptr);

    /// Empty text hides it.
    void setMarkdown(const QString &markdown);

private:
    void render();
    void recolour(QTextDocument &document, const QTextFragment &fragment) const;
    void open(const QString &link);

    const Appearance &m_appearance;
    QString m_markdown;
};

/// Shows a term and what it means, until something else is clicked.
void showTerm(const QString &id, const Appearance &appearance, QWidget *beside, QPoint globalPosition);

} // namespace window
