// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <atomic>
#include <utility>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

std::atomic<Language> ofProgram = Language::English;
thread_local std::optional<Language> ofThread;

const QTranslator &turkish()
{
    static QTranslator translator;
    static const bool loaded = translator.load(u":/translations/redelivery_tr.qm"_s);
    Q_ASSERT(loaded);
    return translator;
}

/// Answers each thread in its own language. Installing one translator or another would change it for all of them.
class Interpreter : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *disambiguation, int n) const override
    {
        return scenario::language() == Language::Turkish ? turkish().translate(context, text, disambiguation, n)
                                                         : QString();
    }
};

void listen()
{
    static Interpreter interpreter;
    QCoreApplication::installTranslator(&interpreter);
}

Q_COREAPP_STARTUP_FUNCTION(listen)

QLocale localeOf(Language language)
{
    return QLocale(language == Language::Turkish ? QLocale::Turkish : QLocale::English);
}

} // namespace

Language language()
{
    return ofThread.value_or(ofProgram);
}

void setLanguage(Language language)
{
    ofProgram = language;
    QLocale::setDefault(localeOf(language));
}

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::Turkish ? Language::Turkish : Language::English;
}

QString ownName(Language language)
{
    return language == Language::Turkish ? u"Türkçe"_s : u"English"_s;
}

QLocale numbers()
{
    return localeOf(language());
}

Speaking::Speaking(Language language)
    : m_before(std::exchange(ofThread, language))
{
}

Speaking::~Speaking()
{
    ofThread = m_before;
}

} // namespace scenario
