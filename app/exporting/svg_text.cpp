// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/svg_text.h"

#include "stage/theme.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

/// What XML 1.0 has no way to write.
bool isForbidden(QChar character)
{
    const char16_t code = character.unicode();
    const bool space = code == u'\t' || code == u'\n' || code == u'\r';
    return (code < 0x20 && !space) || code == 0xfffe || code == 0xffff;
}

QString allowed(QString text)
{
    text.removeIf(isForbidden);
    return text;
}

/// "Inter, 'Noto Sans', sans-serif"
QString familyList(const QFont &font)
{
    QStringList families;
    for (const QString &family : font.families())
        families.append(family.contains(u' ') ? u'\'' + family + u'\'' : family);
    return families.join(u", "_s);
}

/// Copies element by element.
class Copy
{
public:
    Copy(const QString &svg, const QString &title, const QString &description)
        : m_reader(svg)
        , m_title(title)
        , m_description(description)
        , m_writer(&m_bytes)
    {
    }

    QByteArray make()
    {
        while (!m_reader.atEnd()) {
            if (m_reader.readNext() == QXmlStreamReader::StartElement)
                copyStart();
            else if (!m_reader.hasError())
                m_writer.writeCurrentToken(m_reader);
        }
        return m_bytes;
    }

private:
    void copyStart()
    {
        const QXmlStreamAttributes attributes = m_reader.attributes();
        m_writer.writeStartElement(m_reader.qualifiedName().toString());
        if (m_reader.name() == "svg"_L1) {
            copyRoot(attributes);
            return;
        }
        for (const QXmlStreamAttribute &attribute : attributes) {
            if (attribute.qualifiedName() == "font-family"_L1)
                m_writer.writeAttribute(u"font-family"_s, familyList(themeFont(attributes)));
            else
                m_writer.writeAttribute(attribute.qualifiedName().toString(), attribute.value().toString());
        }
        if (m_reader.name() == "text"_L1)
            copyText(attributes);
    }

    void copyRoot(const QXmlStreamAttributes &attributes)
    {
        const QStringList box = attributes.value("viewBox"_L1).toString().split(u' ');
        m_writer.writeAttribute(u"xmlns"_s, u"http://www.w3.org/2000/svg"_s);
        m_writer.writeAttribute(u"version"_s, u"1.1"_s);
        m_writer.writeAttribute(u"width"_s, box.value(2));
        m_writer.writeAttribute(u"height"_s, box.value(3));
        m_writer.writeAttribute(u"viewBox"_s, box.join(u' '));
        m_writer.writeTextElement(u"title"_s, m_title);
        if (!m_description.isEmpty())
            m_writer.writeTextElement(u"desc"_s, m_description);
    }

    /// Where another font has to stand in, its letters must fit where these did.
    void copyText(const QXmlStreamAttributes &attributes)
    {
        const QString text = m_reader.readElementText();
        const double width = QFontMetricsF(themeFont(attributes)).horizontalAdvance(text);
        if (text.trimmed().size() > 1) {
            m_writer.writeAttribute(u"textLength"_s, QString::number(width, 'f', 2));
            m_writer.writeAttribute(u"lengthAdjust"_s, u"spacingAndGlyphs"_s);
        }
        m_writer.writeCharacters(text);
        m_writer.writeEndElement();
    }

    static QFont themeFont(const QXmlStreamAttributes &attributes)
    {
        const double size = attributes.value("font-size"_L1).toDouble();
        const int weight = attributes.value("font-weight"_L1).toInt();
        const bool mono = attributes.value("font-family"_L1) == Theme::mono(size).family();
        return mono ? Theme::mono(size, weight) : Theme::ui(size, weight);
    }

    QXmlStreamReader m_reader;
    QString m_title;
    QString m_description;
    QByteArray m_bytes;
    QXmlStreamWriter m_writer;
};

} // namespace

QByteArray portableSvg(QSize size, const QString &title, const QString &description,
                       const std::function<void(QPainter &)> &paint)
{
    // It keeps text as text, but would not escape a title.
    QSvgGenerator generator;
    QBuffer buffer;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return Copy(allowed(QString::fromUtf8(buffer.data())), allowed(title), allowed(description)).make();
}

} // namespace exporting
