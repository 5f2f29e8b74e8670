// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "sources.h"

#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace house;

namespace {

/// The folders of app/: each may include those before it.
const QStringList order{ u"engine"_s,   u"database"_s, u"strategies"_s, u"scenario"_s, u"trace"_s, u"explorer"_s,
                         u"teaching"_s, u"stage"_s,    u"exporting"_s,  u"window"_s,   u"cli"_s };

QDir qtHeaders()
{
#ifdef QT_HEADERS_DIR
    return QDir(QStringLiteral(QT_HEADERS_DIR));
#else
    return QDir(QLibraryInfo::path(QLibraryInfo::HeadersPath));
#endif
}

/// The Qt modules that a folder may include; empty for all of them.
QStringList modulesFor(const QString &folder)
{
    static const QStringList coreOnly{ u"engine"_s, u"strategies"_s, u"scenario"_s,
                                       u"trace"_s,  u"explorer"_s,   u"teaching"_s };
    if (coreOnly.contains(folder))
        return { u"QtCore"_s };
    if (folder == "database"_L1)
        return { u"QtCore"_s, u"QtSql"_s };
    return {};
}

/// The folder of a path below app/ ("app/engine/world.h"): "engine". Empty for a file in app/ itself.
QString folderOf(const QString &path)
{
    return path.count(u'/') >= 2 ? path.section(u'/', 1, 1) : QString();
}

std::optional<QString> projectBreach(const QString &folder, const QString &included)
{
    if (included.endsWith(".moc"_L1))
        return std::nullopt;
    const QString target = included.section(u'/', 0, -2).section(u'/', 0, 0);
    if (!order.contains(target))
        return u"\"%1\" does not start with a folder of app/"_s.arg(included);
    if (folder == "cli"_L1 && target == "window"_L1)
        return u"cli/ must not include window/: \"%1\""_s.arg(included);
    if (!folder.isEmpty() && order.indexOf(target) > order.indexOf(folder))
        return u"%1/ must not include %2/: \"%3\""_s.arg(folder, target, included);
    return std::nullopt;
}

/// The Qt module that provides <name>; empty when it is not a header of Qt.
QString qtModuleOf(const QString &name)
{
    const QString module = name.section(u'/', 0, -2);
    if (module.startsWith("Qt"_L1))
        return module.section(u'/', 0, 0);
    const QStringList modules = qtHeaders().entryList({ u"Qt*"_s }, QDir::Dirs, QDir::Name);
    // QtCore first: a few names are forwarded by other modules too.
    if (qtHeaders().exists("QtCore/"_L1 + name))
        return u"QtCore"_s;
    for (const QString &candidate : modules) {
        if (qtHeaders().exists(candidate + u'/' + name))
            return candidate;
    }
    return {};
}

std::optional<QString> systemBreach(const QString &folder, const QString &included)
{
    const QStringList allowed = modulesFor(folder);
    const QString module = qtModuleOf(included);
    if (allowed.isEmpty() || allowed.contains(module))
        return std::nullopt;
    if (!module.isEmpty())
        return u"%1/ must not include %2: <%3>"_s.arg(folder, module, included);
    static const QRegularExpression looksLikeQt(u"^Q[A-Z]"_s);
    if (looksLikeQt.match(included).hasMatch())
        return u"<%1> is in no module of this Qt"_s.arg(included);
    return std::nullopt;
}

Breaches check(const QString &path, const QString &text)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s);
    static const QRegularExpression object(u"^\\s*Q_OBJECT\\b"_s);
    const QString folder = folderOf(path);
    Breaches breaches;
    if (!folder.isEmpty() && !order.contains(folder))
        breaches.push_back({ 1, u"app/%1/ is not in the order of folders"_s.arg(folder) });
    int line = 0;
    for (const QString &content : text.split(u'\n')) {
        ++line;
        if (folder == "engine"_L1 && object.match(content).hasMatch())
            breaches.push_back({ line, u"engine/ must not contain Q_OBJECT"_s });
        const QRegularExpressionMatch match = include.match(content);
        if (!match.hasMatch())
            continue;
        const bool quoted = match.capturedView(1) == u'"';
        const QString included = match.captured(2);
        if (const auto what = quoted ? projectBreach(folder, included) : systemBreach(folder, included))
            breaches.push_back({ line, *what });
    }
    return breaches;
}

} // namespace

class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checkerFindsBreaches_data();
    void checkerFindsBreaches();
    void checkerNamesTheLine();
    void sourcesAndHeadersAreThere();
    void sourcesFollowTheOrder_data();
    void sourcesFollowTheOrder();
};

void TestIncludes::checkerFindsBreaches_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("breach");

    const auto good = [](const char *name, const QString &path, const QString &text) {
        QTest::newRow(name) << path << text << QString();
    };
    const auto bad = [](const char *name, const QString &path, const QString &text, const QString &breach) {
        QTest::newRow(name) << path << text << breach;
    };

    good("own folder", u"app/engine/world.cpp"_s, u"#include \"engine/world.h\""_s);
    good("earlier folder", u"app/trace/fold.h"_s, u"#include \"engine/event.h\""_s);
    good("main includes all", u"app/main.cpp"_s, u"#include \"window/mainwindow.h\"\n#include <QApplication>"_s);
    good("moc file", u"app/window/dock.cpp"_s, u"#include \"dock.moc\""_s);
    good("standard header", u"app/engine/a.h"_s, u"#include <coroutine>\n#include <source_location>"_s);
    good("core", u"app/engine/a.h"_s, u"#include <QString>\n#include <QtCore/QList>\n#include <QtGlobal>"_s);
    good("sql in database", u"app/database/a.cpp"_s, u"#include <QSqlQuery>\n#include <QString>"_s);
    good("widgets in window", u"app/window/a.h"_s, u"#include <QMainWindow>"_s);
    good("in a comment", u"app/engine/a.h"_s, u"// #include \"window/a.h\"\n// no Q_OBJECT here"_s);

    bad("later folder", u"app/engine/a.h"_s, u"#include \"database/sqlite.h\""_s,
        u"engine/ must not include database/"_s);
    bad("spaced directive", u"app/engine/a.h"_s, u"  #  include \"cli/a.h\""_s, u"engine/ must not include cli/"_s);
    bad("stage from trace", u"app/trace/a.h"_s, u"#include \"stage/a.h\""_s, u"trace/ must not include stage/"_s);
    bad("window from cli", u"app/cli/a.h"_s, u"#include \"window/a.h\""_s, u"cli/ must not include window/"_s);
    bad("cli from window", u"app/window/a.h"_s, u"#include \"cli/a.h\""_s, u"window/ must not include cli/"_s);
    bad("no folder", u"app/engine/a.cpp"_s, u"#include \"a.h\""_s, u"does not start with a folder"_s);
    bad("way up", u"app/engine/a.cpp"_s, u"#include \"../cli/a.h\""_s, u"does not start with a folder"_s);
    bad("unknown folder", u"app/util/a.h"_s, u""_s, u"not in the order"_s);
    bad("gui in engine", u"app/engine/a.h"_s, u"#include <QColor>"_s, u"engine/ must not include QtGui"_s);
    bad("widgets by module", u"app/trace/a.h"_s, u"#include <QtWidgets/QLabel>"_s,
        u"trace/ must not include QtWidgets"_s);
    bad("lower case", u"app/explorer/a.h"_s, u"#include <qwidget.h>"_s, u"explorer/ must not include QtWidgets"_s);
    bad("sql in scenario", u"app/scenario/a.h"_s, u"#include <QSqlQuery>"_s, u"scenario/ must not include QtSql"_s);
    bad("gui in strategies", u"app/strategies/a.cpp"_s, u"#include <QPainter>"_s, u"must not include QtGui"_s);
    bad("gui in database", u"app/database/a.h"_s, u"#include <QIcon>"_s, u"database/ must not include QtGui"_s);
    bad("no such header", u"app/engine/a.h"_s, u"#include <QNoSuchThing>"_s, u"in no module"_s);
    bad("object in engine", u"app/engine/a.h"_s, u"class A : public QObject\n{\n    Q_OBJECT\n"_s, u"Q_OBJECT"_s);
}

void TestIncludes::checkerFindsBreaches()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, breach);

    const QString found = describe(check(path, text), path);
    if (breach.isEmpty())
        QCOMPARE(found, QString());
    else
        QVERIFY2(found.contains(breach), qPrintable(u"found: "_s + found));
}

void TestIncludes::checkerNamesTheLine()
{
    const Breaches breaches = check(u"app/engine/a.h"_s, u"#pragma once\n\n#include \"cli/a.h\"\n"_s);
    QCOMPARE(breaches.size(), std::size_t(1));
    QCOMPARE(breaches.front().line, 3);
}

void TestIncludes::sourcesAndHeadersAreThere()
{
    QVERIFY2(qtHeaders().exists(u"QtCore/QString"_s), qPrintable(qtHeaders().path()));
    QVERIFY2(!sourcesBelow(u"app/engine"_s).isEmpty(), qPrintable(sourceRoot().path()));
}

void TestIncludes::sourcesFollowTheOrder_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : sourcesBelow(u"app"_s))
        QTest::newRow(qPrintable(path)) << path;
}

void TestIncludes::sourcesFollowTheOrder()
{
    QFETCH(QString, path);

    const auto text = textOf(path);
    QVERIFY(text);
    const QString found = describe(check(path, *text), path);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

QTEST_GUILESS_MAIN(TestIncludes)
#include "tst_includes.moc"
