// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// The house rule of coroutine code, which g++ 12 makes necessary: a co_await stands alone as
// `[const] TYPE NAME = co_await call(named, values);` or `co_await call(named, values);`, and a coroutine takes its
// parameters by value.

#include "sources.h"
#include "tokens.h"

#include <QTest>

#include <span>

using namespace house;

namespace {

using Span = std::span<const Token>;

bool isAwait(const Token &token)
{
    return token.is(u"co_await");
}

bool contains(Span tokens, QStringView text)
{
    return std::any_of(tokens.begin(), tokens.end(), [text](const Token &token) { return token.is(text); });
}

/// The index after the bracket that closes the one at `open`; the size when none does.
std::size_t afterClosing(Span tokens, std::size_t open, QStringView opening, QStringView closing)
{
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        if (tokens[i].is(opening))
            ++depth;
        else if (tokens[i].is(closing) && --depth == 0)
            return i + 1;
    }
    return tokens.size();
}

/// The tokens between two of ";", "{", "}", with what stands around them.
struct Statement {
    Span tokens;
    /// Where the token before it stands; 0 for none.
    int lineBefore = 0;
    /// The token that ends it, and the line of the one after that; empty and 0 at the end of the file.
    QString end;
    int lineAfter = 0;
};

std::vector<Statement> statementsOf(Span tokens)
{
    std::vector<Statement> statements;
    std::size_t start = 0;
    // The head of a for holds semicolons that end no statement.
    std::vector<int> depths{ 0 };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token &token = tokens[i];
        if (token.is(u"("))
            ++depths.back();
        else if (token.is(u")"))
            --depths.back();
        if (!token.is(u"{") && !token.is(u"}") && !(token.is(u";") && depths.back() <= 0))
            continue;
        if (token.is(u"{"))
            depths.push_back(0);
        else if (token.is(u"}") && depths.size() > 1)
            depths.pop_back();
        statements.push_back({ tokens.subspan(start, i - start), start > 0 ? tokens[start - 1].line : 0, token.text,
                               i + 1 < tokens.size() ? tokens[i + 1].line : 0 });
        start = i + 1;
    }
    statements.push_back({ tokens.subspan(start), start > 0 ? tokens[start - 1].line : 0, QString(), 0 });
    return statements;
}

/// Takes `if (…)`, `else`, `for (…)`, `while (…)`, `case …:`, `default:` off the front of a statement.
Statement withoutHead(Statement statement)
{
    const auto drop = [&statement](std::size_t count) {
        statement.lineBefore = statement.tokens[count - 1].line;
        statement.tokens = statement.tokens.subspan(count);
    };
    while (!statement.tokens.empty()) {
        const Span tokens = statement.tokens;
        const Token &first = tokens.front();
        std::size_t count = 0;
        if (first.is(u"else") || first.is(u"do")) {
            count = 1;
        } else if (first.is(u"if") || first.is(u"for") || first.is(u"while") || first.is(u"switch")) {
            const std::size_t open = tokens.size() > 1 && tokens[1].is(u"constexpr") ? 2 : 1;
            count = afterClosing(tokens, open, u"(", u")");
        } else if (first.is(u"case") || first.is(u"default")) {
            while (count < tokens.size() && !tokens[count].is(u":"))
                ++count;
            count = std::min(count + 1, tokens.size());
        }
        if (count == 0 || contains(tokens.first(count), u"co_await"))
            break;
        drop(count);
    }
    return statement;
}

/// `name`, `a.b`, `a->b`, `a::b`: the number of tokens it takes, 0 for anything else.
std::size_t lengthOfName(Span tokens)
{
    std::size_t i = 0;
    while (i < tokens.size() && tokens[i].isWord()) {
        ++i;
        if (i == tokens.size() || !(tokens[i].is(u".") || tokens[i].is(u"->") || tokens[i].is(u"::")))
            return i;
        ++i;
    }
    return 0;
}

/// A name, or a literal with or without a sign.
bool isPlainValue(Span tokens)
{
    if (tokens.empty())
        return false;
    if (tokens.size() > 1 && tokens.front().is(u"-"))
        return tokens.size() == 2 && tokens[1].kind == Token::Kind::Number;
    if (tokens.size() == 1 && tokens.front().kind != Token::Kind::Symbol)
        return true;
    return lengthOfName(tokens) == tokens.size();
}

/// What is wrong with the awaited expression; nothing when it is a name, or a call of one with plain values.
std::optional<QString> wrongWithAwaited(Span tokens)
{
    if (contains(tokens, u"co_await"))
        return u"a co_await inside another"_s;
    if (contains(tokens, u"["))
        return u"a lambda or a subscript in an awaited expression"_s;
    const std::size_t callee = lengthOfName(tokens);
    if (callee == 0)
        return u"an awaited expression that is no call of a name"_s;
    if (callee == tokens.size())
        return std::nullopt;
    if (!tokens[callee].is(u"("))
        return u"a co_await as part of a larger expression"_s;
    if (afterClosing(tokens, callee, u"(", u")") != tokens.size())
        return u"something follows the awaited call"_s;
    if (!tokens.back().is(u")"))
        return u"an awaited call that does not end"_s;
    Span rest = tokens.subspan(callee + 1, tokens.size() - callee - 2);
    while (!rest.empty()) {
        const auto comma = std::find_if(rest.begin(), rest.end(), [](const Token &t) { return t.is(u","); });
        const auto length = static_cast<std::size_t>(comma - rest.begin());
        if (!isPlainValue(rest.first(length)))
            return u"an argument of an awaited call that is neither a name nor a literal"_s;
        rest = rest.subspan(std::min(length + 1, rest.size()));
    }
    return std::nullopt;
}

/// `[const] TYPE NAME`, by value.
bool isDeclaration(Span tokens)
{
    if (!tokens.empty() && tokens.front().is(u"const"))
        tokens = tokens.subspan(1);
    if (tokens.size() < 2 || !tokens.back().isWord() || !tokens.front().isWord())
        return false;
    static const QStringList statements{ u"return"_s, u"co_return"_s, u"co_yield"_s, u"throw"_s };
    if (statements.contains(tokens.front().text))
        return false;
    return std::all_of(tokens.begin(), tokens.end(), [](const Token &token) {
        return token.isWord() || token.is(u"::") || token.is(u"<") || token.is(u">") || token.is(u",");
    });
}

std::optional<QString> wrongWithStatement(const Statement &whole)
{
    const Statement statement = withoutHead(whole);
    const Span tokens = statement.tokens;
    const auto await = std::find_if(tokens.begin(), tokens.end(), isAwait);
    const auto before = tokens.first(static_cast<std::size_t>(await - tokens.begin()));
    const auto awaited = tokens.subspan(before.size() + 1);

    if (!before.empty() && !(before.back().is(u"=") && isDeclaration(before.first(before.size() - 1))))
        return u"a co_await that is neither alone nor the value of a new variable"_s;
    if (statement.end == "{"_L1)
        return u"a brace in an awaited expression"_s;
    if (statement.end != ";"_L1)
        return u"a co_await inside braces"_s;
    if (const auto wrong = wrongWithAwaited(awaited))
        return wrong;
    const int firstLine = tokens.front().line;
    const int lastLine = tokens.back().line;
    if (firstLine == statement.lineBefore || lastLine == statement.lineAfter)
        return u"a co_await that shares its line with another statement"_s;
    return std::nullopt;
}

Breaches wrongAwaits(Span tokens)
{
    Breaches breaches;
    for (const Statement &statement : statementsOf(tokens)) {
        const Span all = statement.tokens;
        const auto await = std::find_if(all.begin(), all.end(), isAwait);
        const bool declaresOperator = await != all.begin() && await != all.end() && std::prev(await)->is(u"operator");
        if (await == all.end() || declaresOperator)
            continue;
        if (const auto wrong = wrongWithStatement(statement))
            breaches.push_back({ await->line, *wrong });
    }
    return breaches;
}

/// Parameters, without their parentheses, that are references or pointers.
bool takesReferences(Span parameters)
{
    int depth = 0;
    for (const Token &token : parameters) {
        if (token.is(u"<") || token.is(u"("))
            ++depth;
        else if (token.is(u">") || token.is(u")"))
            --depth;
        else if (depth == 0 && (token.is(u"&") || token.is(u"&&") || token.is(u"*")))
            return true;
    }
    return false;
}

/// Looks at `Handling name(…)`.
std::optional<QString> wrongWithFunction(Span fromReturnType)
{
    const std::size_t name = lengthOfName(fromReturnType.subspan(1));
    const std::size_t open = 1 + name;
    if (name == 0 || open >= fromReturnType.size() || !fromReturnType[open].is(u"("))
        return std::nullopt;
    const std::size_t end = afterClosing(fromReturnType, open, u"(", u")");
    if (takesReferences(fromReturnType.subspan(open + 1, end - open - 2)))
        return u"a coroutine that takes a reference or a pointer"_s;
    return std::nullopt;
}

/// Looks at `[…](…) … -> Handling`, given the tokens up to the arrow.
std::optional<QString> wrongWithLambda(Span upToArrow)
{
    std::size_t close = upToArrow.size();
    while (close > 0 && upToArrow[close - 1].isWord())
        --close;
    if (close == 0 || !upToArrow[close - 1].is(u")"))
        return std::nullopt;
    std::size_t open = close - 1;
    for (int depth = 1; open > 0 && depth > 0;) {
        --open;
        depth += upToArrow[open].is(u")") ? 1 : upToArrow[open].is(u"(") ? -1 : 0;
    }
    if (takesReferences(upToArrow.subspan(open + 1, close - open - 2)))
        return u"a coroutine that takes a reference or a pointer"_s;
    const bool isLambda = open > 0 && upToArrow[open - 1].is(u"]");
    if (isLambda && !(open > 1 && upToArrow[open - 2].is(u"[")))
        return u"a coroutine lambda with captures"_s;
    return std::nullopt;
}

Breaches wrongParameters(Span tokens)
{
    Breaches breaches;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!tokens[i].is(u"Handling"))
            continue;
        const bool trailing = i > 0 && tokens[i - 1].is(u"->");
        if (const auto wrong = trailing ? wrongWithLambda(tokens.first(i - 1)) : wrongWithFunction(tokens.subspan(i)))
            breaches.push_back({ tokens[i].line, *wrong });
    }
    return breaches;
}

bool holdsCoroutine(Span tokens)
{
    return contains(tokens, u"co_await") || contains(tokens, u"co_return");
}

/// Every breach of the house rule in a source text that holds a coroutine.
Breaches check(const QString &text)
{
    const Tokens tokens = Scanner(text).scan();
    if (!holdsCoroutine(tokens))
        return {};
    Breaches breaches = wrongAwaits(tokens);
    const Breaches parameters = wrongParameters(tokens);
    breaches.insert(breaches.end(), parameters.begin(), parameters.end());
    return breaches;
}

} // namespace

class TestCoroutines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checkerPassesGoodCode_data();
    void checkerPassesGoodCode();
    void checkerFindsBreaches_data();
    void checkerFindsBreaches();
    void checkerNamesTheLine();
    void strategiesAreThere();
    void sourcesKeepTheRule_data();
    void sourcesKeepTheRule();
};

void TestCoroutines::checkerPassesGoodCode_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };

    row("const auto", u"const auto found = co_await step.check(message);"_s);
    row("auto", u"auto found = co_await step.check(message.id, 7);"_s);
    row("typed", u"const std::optional<InboxRow> found = co_await db::check(m->id, \"x\"_L1, true, -1);"_s);
    row("alone", u"co_await step.commit();"_s);
    row("a name", u"co_await pause;"_s);
    row("literals", u"co_await f(u\"a, (b\"_s, 'c', 1'000, 2.5e3, nullptr);"_s);
    row("raw literal", u"co_await f(R\"x({ [ co_await ; )x\");"_s);
    row("several lines", u"const auto found =\n    co_await step.check(message,\n                        key);"_s);
    row("after if", u"if (row.isEmpty())\n    co_await step.rollback();\nelse\n    co_await step.commit();"_s);
    row("in a block", u"if (a) {\n    co_await f();\n}\nco_return x;"_s);
    row("in a loop", u"for (int i = 0; i < 3; ++i)\n    co_await f(i);"_s);
    row("in a case", u"switch (x) {\ncase A:\n    co_await f();\n    break;\ndefault:\n    co_await g();\n}"_s);
    row("comment behind it", u"co_await f(); // if (co_await g())"_s);
    row("in a comment", u"// return co_await f();\n/* if (co_await f())\n */ int x;"_s);
    row("in a directive", u"#define AWAIT \\\n    return co_await f()\nint x;"_s);
    row("operator", u"struct A { auto operator co_await() const { return m; } };"_s);
    row("by value", u"Handling run(Delivery delivery, std::function<void(int &)> f)\n{\n    co_return f;\n}"_s);
    row("lambda", u"auto f = [](Delivery d) -> Handling {\n    co_await g(d);\n};"_s);
    row("no coroutine", u"Handling make(Promise &promise);"_s);
}

void TestCoroutines::checkerPassesGoodCode()
{
    QFETCH(QString, text);
    QCOMPARE(describe(check(text), u"sample"_s), QString());
}

void TestCoroutines::checkerFindsBreaches_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("breach");
    const auto row = [](const char *name, const QString &text, const QString &breach) {
        QTest::newRow(name) << text << breach;
    };

    const QString notAlone = u"neither alone nor the value of a new variable"_s;
    row("if", u"if (co_await f())\n    g();"_s, notAlone);
    row("if with a variable", u"if (const auto x = co_await f(); x)\n    g();"_s, notAlone);
    row("else if", u"if (a)\n    g();\nelse if (co_await f())\n    h();"_s, notAlone);
    row("while", u"while (co_await f()) {\n}"_s, notAlone);
    row("do while", u"do {\n} while (co_await f());"_s, notAlone);
    row("for", u"for (; co_await f();)\n    g();"_s, notAlone);
    row("range for", u"for (auto x : co_await f())\n    g(x);"_s, notAlone);
    row("switch", u"switch (co_await f()) {\n}"_s, notAlone);
    row("return", u"return co_await f();"_s, notAlone);
    row("co_return", u"co_return co_await f();"_s, notAlone);
    row("co_return of a sum", u"co_return x = co_await f();"_s, notAlone);
    row("throw", u"throw co_await f();"_s, notAlone);
    row("argument", u"g(co_await f());"_s, notAlone);
    row("argument in a declaration", u"const auto x = g(co_await f());"_s, notAlone);
    row("ternary", u"const auto x = a ? co_await f() : b;"_s, notAlone);
    row("sum", u"const auto x = 1 + co_await f();"_s, notAlone);
    row("and", u"const auto x = a && co_await f();"_s, notAlone);
    row("not", u"const bool x = !co_await f();"_s, notAlone);
    row("parentheses", u"const auto x = (co_await f());"_s, notAlone);
    row("assignment", u"x = co_await f();"_s, notAlone);
    row("reference", u"const auto &x = co_await f();"_s, notAlone);
    row("structured binding", u"const auto [a, b] = co_await f();"_s, notAlone);
    row("cast away", u"(void)co_await f();"_s, notAlone);
    row("capture", u"auto g = [x = co_await f()] { return x; };"_s, notAlone);

    row("sum behind it", u"const auto x = co_await f() + 1;"_s, u"something follows"_s);
    row("comparison", u"const auto x = co_await f() == y;"_s, u"something follows"_s);
    row("member of the result", u"const auto x = co_await f().rows;"_s, u"something follows"_s);
    row("ternary behind it", u"const auto x = co_await f() ? a : b;"_s, u"something follows"_s);
    row("two variables", u"const auto x = co_await f(), y = 1;"_s, u"something follows"_s);
    row("name and sum", u"const auto x = co_await f + 1;"_s, u"larger expression"_s);
    row("no call of a name", u"co_await (f());"_s, u"no call of a name"_s);
    row("nested", u"co_await f(co_await g());"_s, u"inside another"_s);
    row("aggregate", u"co_await f(Row{ 1, 2 });"_s, u"a brace in"_s);
    row("aggregate without a type", u"co_await f({ 1, 2 });"_s, u"a brace in"_s);
    row("await after an aggregate", u"g(Row{ 1 }, co_await f());"_s, notAlone);
    row("brace initialisation", u"const auto x{ co_await f() };"_s, u"inside braces"_s);
    row("lambda argument", u"co_await f([x] { return x; });"_s, u"a brace in"_s);
    row("named lambda call", u"co_await f([](int x) noexcept);"_s, u"a lambda"_s);
    row("temporary string", u"co_await f(QString(x));"_s, u"neither a name nor a literal"_s);
    row("call as an argument", u"co_await f(a, message.id());"_s, u"neither a name nor a literal"_s);
    row("sum as an argument", u"co_await f(a + b);"_s, u"neither a name nor a literal"_s);
    row("move as an argument", u"co_await f(std::move(a));"_s, u"neither a name nor a literal"_s);
    row("dereference as an argument", u"co_await f(*a);"_s, u"neither a name nor a literal"_s);

    row("two on a line", u"co_await f(); co_await g();"_s, u"shares its line"_s);
    row("if on the same line", u"if (a) co_await f();"_s, u"shares its line"_s);
    row("block on one line", u"{ co_await f(); }"_s, u"shares its line"_s);

    const QString byReference = u"takes a reference or a pointer"_s;
    row("by reference", u"Handling run(const Delivery &delivery)\n{\n    co_return x;\n}"_s, byReference);
    row("second is a reference", u"Handling S::run(int a, Session &b)\n{\n    co_await f(a);\n}"_s, byReference);
    row("rvalue", u"engine::Handling run(Delivery &&delivery)\n{\n    co_return x;\n}"_s, byReference);
    row("pointer", u"Handling run(Session *session)\n{\n    co_return x;\n}"_s, byReference);
    row("lambda by reference", u"auto f = [](Session &s) -> Handling {\n    co_return s;\n};"_s, byReference);
    row("trailing type", u"auto run(Session &s) -> Handling\n{\n    co_return s;\n}"_s, byReference);
    row("lambda that captures", u"auto f = [x](int a) mutable -> Handling {\n    co_return a;\n};"_s, u"captures"_s);
}

void TestCoroutines::checkerFindsBreaches()
{
    QFETCH(QString, text);
    QFETCH(QString, breach);

    const QString found = describe(check(text), u"sample"_s);
    QVERIFY2(found.contains(breach), qPrintable(u"found: "_s + found));
}

void TestCoroutines::checkerNamesTheLine()
{
    const Breaches breaches = check(u"/* a\n */ \"\\\"\"; R\"(\n\n)\";\n\nif (\n    co_await f())\n    g();"_s);
    QCOMPARE(breaches.size(), std::size_t(1));
    QCOMPARE(breaches.front().line, 7);
}

void TestCoroutines::strategiesAreThere()
{
    const QStringList paths = sourcesBelow(u"app/strategies"_s);
    const bool any = std::any_of(paths.begin(), paths.end(), [](const QString &path) {
        const auto text = textOf(path);
        return text && holdsCoroutine(Scanner(*text).scan());
    });
    QVERIFY2(any, "no coroutine in app/strategies: is this test looking in the right place?");
}

void TestCoroutines::sourcesKeepTheRule_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : sourcesBelow(u"app"_s) + sourcesBelow(u"tests"_s))
        QTest::newRow(qPrintable(path)) << path;
}

void TestCoroutines::sourcesKeepTheRule()
{
    QFETCH(QString, path);

    const auto text = textOf(path);
    QVERIFY(text);
    const QString found = describe(check(*text), path);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

QTEST_GUILESS_MAIN(TestCoroutines)
#include "tst_coroutines.moc"
