// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/prose.h"

#include "scenario/lesson_text.h"

#include <QCursor>
#include <QScreen>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

Prose::Prose(const Appearance &appearance, const QFont &font, QWidget *parent)
    : QLabel(parent)
    , m_appearance(appearance)
{
    setFont(font);
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QLabel::linkActivated, this, &Prose::open);
    connect(&appearance, &Appearance::changed, this, &Prose::render);
}

void Prose::setMarkdown(const QString &markdown)
{
    m_markdown = markdown;
    render();
    setVisible(!markdown.isEmpty());
}

void Prose::render()
{
    QTextDocument document;
    document.setDefaultFont(font());
    document.setMarkdown(m_markdown);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(0);
        format.setBottomMargin(!block.next().isValid() ? 0 : block.textList() ? 4 : 8);
        format.setLineHeight(112, QTextBlockFormat::ProportionalHeight);
        cursor.setBlockFormat(format);
        for (auto it = block.begin(); !it.atEnd(); ++it)
            recolour(document, it.fragment());
    }
    setText(document.toHtml());
}

void Prose::recolour(QTextDocument &document, const QTextFragment &fragment) const
{
    QTextCharFormat format;
    if (fragment.charFormat().isAnchor()) {
        format.setForeground(m_appearance.theme().accent);
        format.setFontUnderline(false);
    }
    if (fragment.charFormat().fontFixedPitch())
        format.setFont(Theme::mono(font().pixelSize() > 0 ? font().pixelSize() - 1 : 12));
    QTextCursor cursor(&document);
    cursor.setPosition(fragment.position());
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

void Prose::open(const QString &link)
{
    const bool byMouse = rect().contains(mapFromGlobal(QCursor::pos()));
    showTerm(link.section(u':', 1), m_appearance, this, byMouse ? QCursor::pos() : mapToGlobal(rect().bottomLeft()));
}

void showTerm(const QString &id, const Appearance &appearance, QWidget *beside, QPoint globalPosition)
{
    const scenario::Term *term = scenario::findTerm(scenario::language(), id);
    if (!term)
        return;
    auto *popup = new QFrame(beside->window(), Qt::Popup);
    popup->setObjectName(u"glossary"_s);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setProperty("popup", true);
    auto *layout = new QVBoxLayout(popup);
    layout->setContentsMargins(14, 11, 14, 13);
    layout->setSpacing(4);
    layout->addWidget(makeLabel(term->term, Theme::ui(13, QFont::DemiBold), TextTone::Accent, popup));
    auto *text = new Prose(appearance, Theme::ui(12.5), popup);
    text->setMarkdown(term->text);
    layout->addWidget(text);
    popup->setFixedWidth(320);
    popup->setAccessibleName(term->term);
    popup->adjustSize();
    popup->resize(320, layout->heightForWidth(320));
    const QRect screen = beside->screen()->availableGeometry();
    QPoint at = globalPosition + QPoint(-20, 14);
    if (at.y() + popup->height() > screen.bottom())
        at.setY(globalPosition.y() - popup->height() - 14);
    at.setX(std::clamp(at.x(), screen.left() + 4, std::max(screen.left() + 4, screen.right() - 324)));
    popup->move(at);
    popup->show();
}

} // namespace window
