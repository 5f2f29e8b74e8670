// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

Language current = Language::English;

QTranslator &turkish()
{
    static QTranslator translator;
    static const bool loaded = translator.load(u":/translations/redelivery_tr.qm"_s);
    Q_ASSERT(loaded);
    return translator;
}

} // namespace

Language language()
{
    return current;
}

void setLanguage(Language language)
{
    current = language;
    // Numbers are written as the sentences around them.
    QLocale::setDefault(QLocale(language == Language::Turkish ? QLocale::Turkish : QLocale::English));
    if (language == Language::Turkish)
        QCoreApplication::installTranslator(&turkish());
    else
        QCoreApplication::removeTranslator(&turkish());
}

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::Turkish ? Language::Turkish : Language::English;
}

QString ownName(Language language)
{
    return language == Language::Turkish ? u"Türkçe"_s : u"English"_s;
}

} // namespace scenario
