// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/json.h"

#include "scenario/limits.h"
#include "strategies/registry.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

namespace trace {

using namespace Qt::Literals::StringLiterals;
using engine::Action;
using engine::Bound;
using engine::Event;
using engine::InboxRow;
using engine::ReservationRow;
using engine::Row;
using engine::RowChange;
using engine::StockRow;
using engine::Time;

namespace {

// Each kind of value lists its fields once (fieldsOf); a Writer and a Reader visit the list. An index into the roster or
// the consumers is wrapped, so that it is written as a name. What most lines have comes first: a Reader that has found all
// that is there looks for nothing more.

struct InstanceIndex {
    int &value;
};

struct ConsumerIndex {
    int &value;
};

struct StrategyPointer {
    const engine::Strategy *&value;
};

template<typename V>
void fieldsOf(StockRow &row, V &visit)
{
    visit("book"_L1, row.book);
    visit("onHand"_L1, row.onHand);
    visit("reserved"_L1, row.reserved);
    visit("version"_L1, row.version);
}

template<typename V>
void fieldsOf(InboxRow &row, V &visit)
{
    visit("message"_L1, row.message);
    visit("consumer"_L1, row.consumer);
    visit("receivedAt"_L1, row.receivedAt);
    visit("completedAt"_L1, row.completedAt);
    visit("fingerprint"_L1, row.fingerprint);
}

template<typename V>
void fieldsOf(ReservationRow &row, V &visit)
{
    visit("order"_L1, row.order);
    visit("book"_L1, row.book);
    visit("quantity"_L1, row.quantity);
}

template<typename V>
void fieldsOf(Action &action, V &visit)
{
    visit("action"_L1, action.kind);
    visit("at"_L1, action.at);
    visit("instance"_L1, InstanceIndex{ action.instance });
    visit("consumer"_L1, ConsumerIndex{ action.consumer });
    visit("entry"_L1, action.entry);
    visit.from("message"_L1, action.message, -1);
    visit("duration"_L1, action.duration);
    visit("newId"_L1, action.newId);
    visit("strategy"_L1, StrategyPointer{ action.strategy });
}

template<typename V>
void fieldsOf(Event &event, V &visit)
{
    visit("event"_L1, event.kind);
    visit("at"_L1, event.at);
    visit("instance"_L1, InstanceIndex{ event.instance });
    visit("message"_L1, event.message);
    visit("entry"_L1, event.entry);
    visit("tag"_L1, event.tag);
    visit("since"_L1, event.since);
    visit("step"_L1, event.step);
    visit("line"_L1, event.line);
    visit("next"_L1, event.next);
    visit("nextLine"_L1, event.nextLine);
    visit("answer"_L1, event.answer);
    visit("call"_L1, event.call);
    visit.from("connection"_L1, event.connection, -1);
    visit("sql"_L1, event.sql);
    visit("bound"_L1, event.bound);
    visit("rowCount"_L1, event.rowCount);
    visit("rows"_L1, event.rows);
    visit("delivery"_L1, event.delivery);
    visit("redelivered"_L1, event.redelivered);
    visit("outcome"_L1, event.outcome);
    visit("consumer"_L1, ConsumerIndex{ event.consumer });
    visit("lockedUntil"_L1, event.lockedUntil);
    visit("strategy"_L1, event.strategy);
    visit("reason"_L1, event.reason);
    visit("error"_L1, event.error);
    visit("nativeError"_L1, event.nativeError);
    visit("holder"_L1, InstanceIndex{ event.holder });
    visit("lasts"_L1, event.lasts);
    visit("key"_L1, event.key);
    visit("expires"_L1, event.expires);
    visit.from("messageIndex"_L1, event.messageIndex, -1);
    visit("retryOf"_L1, event.retryOf);
    visit.from("retryOfIndex"_L1, event.retryOfIndex, -1);
    visit("replayOf"_L1, event.replayOf);
}

constexpr std::array tableNames{ "stock"_L1, "inbox"_L1, "stock_reservations"_L1 };
static_assert(tableNames.size() == std::variant_size_v<Row>);

template<typename E>
concept Enumeration = std::is_enum_v<E>;

void appendByNumber(QByteArray &json, char16_t unit)
{
    json += "\\u" + QByteArray::number(uint(unit), 16).rightJustified(4, '0');
}

/// A string as QJsonDocument writes it.
void appendText(QByteArray &json, QStringView text)
{
    json += '"';
    for (qsizetype index = 0; index < text.size(); ++index) {
        const char16_t unit = text[index].unicode();
        switch (unit) {
        case u'"': json += "\\\""; continue;
        case u'\\': json += "\\\\"; continue;
        case u'\b': json += "\\b"; continue;
        case u'\f': json += "\\f"; continue;
        case u'\n': json += "\\n"; continue;
        case u'\r': json += "\\r"; continue;
        case u'\t': json += "\\t"; continue;
        default: break;
        }
        const bool pair = QChar::isHighSurrogate(unit) && index + 1 < text.size() && text[index + 1].isLowSurrogate();
        if (unit < 0x20 || (QChar::isSurrogate(unit) && !pair))
            appendByNumber(json, unit);
        else if (unit < 0x80)
            json += static_cast<char>(unit);
        else
            json += text.mid(index, pair ? 2 : 1).toUtf8();
        index += pair ? 1 : 0;
    }
    json += '"';
}

/// Writes text at once: to build a QJsonObject first takes as long again as writing it. The bytes are those that
/// QJsonDocument would write, keys in their order included.
class Writer
{
public:
    explicit Writer(const Names &names)
        : m_names(names)
    {
    }

    template<typename T>
    void operator()(QLatin1StringView key, const T &value)
    {
        const qsizetype from = m_values.size();
        write(value);
        if (m_values.size() > from)
            add(key, from);
    }
    void from(QLatin1StringView key, int value, int none)
    {
        if (value == none)
            return;
        const qsizetype from = m_values.size();
        m_values += QByteArray::number(value);
        add(key, from);
    }

    QByteArray take()
    {
        std::sort(m_members.begin(), m_members.end(),
                  [](const Member &left, const Member &right) { return left.key < right.key; });
        QByteArray json;
        json.reserve(m_values.size() + 24 * static_cast<qsizetype>(m_members.size()));
        json += '{';
        for (const Member &member : m_members) {
            if (json.size() > 1)
                json += ',';
            json += '"';
            json.append(member.key.data(), static_cast<qsizetype>(member.key.size()));
            json += "\":";
            json.append(m_values.constData() + member.from, member.to - member.from);
        }
        json += '}';
        return json;
    }

private:
    /// Of m_values.
    struct Member {
        std::string_view key;
        qsizetype from = 0;
        qsizetype to = 0;
    };

    void add(QLatin1StringView key, qsizetype from)
    {
        m_members.push_back({ { key.data(), static_cast<std::size_t>(key.size()) }, from, m_values.size() });
    }

    // What is at its default writes nothing.

    void write(const QString &value)
    {
        if (!value.isEmpty())
            appendText(m_values, value);
    }
    void write(Time value) { write(static_cast<qint64>(value.count())); }
    void write(int value) { write(static_cast<qint64>(value)); }
    void write(qint64 value)
    {
        if (value != 0)
            m_values += QByteArray::number(value);
    }
    void write(bool value)
    {
        if (value)
            m_values += "true";
    }
    void write(const std::optional<qint64> &value)
    {
        if (value)
            m_values += QByteArray::number(*value);
    }
    /// A name of our own, which needs no escape.
    void write(QLatin1StringView name)
    {
        if (!name.isEmpty())
            m_values.append('"').append(name.data(), name.size()).append('"');
    }
    template<Enumeration E>
    void write(E value)
    {
        write(engine::nameOf(value));
    }
    void write(InstanceIndex index)
    {
        if (index.value >= 0)
            write(m_names.roster[static_cast<std::size_t>(index.value)].name);
    }
    void write(ConsumerIndex index)
    {
        if (index.value >= 0)
            write(m_names.consumers[static_cast<std::size_t>(index.value)].name);
    }
    void write(StrategyPointer strategy)
    {
        if (strategy.value)
            write(strategy.value->id);
    }
    void write(const std::vector<Bound> &values)
    {
        for (const Bound &value : values) {
            m_values += &value == &values.front() ? '[' : ',';
            if (const auto *number = std::get_if<qint64>(&value))
                m_values += QByteArray::number(*number);
            else if (const auto *text = std::get_if<QString>(&value))
                appendText(m_values, *text);
            else
                m_values += "null";
        }
        if (!values.empty())
            m_values += ']';
    }
    void write(const std::vector<RowChange> &rows)
    {
        for (const RowChange &change : rows) {
            m_values += &change == &rows.front() ? "[{" : ",{";
            if (change.after)
                m_values += "\"after\":" + rowJson(*change.after) + ',';
            if (change.before)
                m_values += "\"before\":" + rowJson(*change.before) + ',';
            m_values += change.durable ? "\"durable\":true,\"table\":" : "\"durable\":false,\"table\":";
            write(tableNames[change.row().index()]);
            m_values += '}';
        }
        if (!rows.empty())
            m_values += ']';
    }
    QByteArray rowJson(const Row &row) const
    {
        Writer writer(m_names);
        std::visit([&](const auto &it) { fieldsOf(const_cast<std::remove_cvref_t<decltype(it)> &>(it), writer); }, row);
        return writer.take();
    }

    const Names &m_names;
    QByteArray m_values;
    std::vector<Member> m_members;
};

class Reader
{
public:
    Reader(const JsonMembers &members, const Names &names)
        : m_members(members)
        , m_names(names)
    {
    }

    template<typename T>
    void operator()(QLatin1StringView key, T &&value)
    {
        if (m_read == m_members.size() || !contains(m_members, key))
            return;
        ++m_read;
        read(key, valueOf(m_members, key), value);
    }
    void from(QLatin1StringView key, int &value, int none)
    {
        value = none;
        (*this)(key, value);
    }

    /// Refuses what no field has asked for.
    void finish() const
    {
        if (m_read != m_members.size())
            throw BadValue(u"it has a key that is not known"_s);
    }

private:
    [[noreturn]] static void refuse(QLatin1StringView key, const QString &wanted)
    {
        throw BadValue(u"\"%1\" is not %2"_s.arg(key, wanted));
    }
    static qint64 number(QLatin1StringView key, const JsonValue &json, qint64 least, qint64 most)
    {
        constexpr double largest = 9e15;
        qint64 whole = 0;
        const char *end = json.written.end();
        const auto [rest, error] = std::from_chars(json.written.begin(), end, whole);
        double value = static_cast<double>(whole);
        if (rest != end || error != std::errc()) {
            value = json.written.toDouble();
            whole = std::abs(value) <= largest ? static_cast<qint64>(value) : 0;
        }
        if (json.kind != JsonValue::Kind::Number || value != std::floor(value) || std::abs(value) > largest
            || whole < least || whole > most)
            refuse(key, u"a whole number in range"_s);
        return whole;
    }
    static QString text(QLatin1StringView key, const JsonValue &json)
    {
        if (json.kind != JsonValue::Kind::Text)
            refuse(key, u"a text"_s);
        return json.text();
    }

    static void read(QLatin1StringView key, const JsonValue &json, QString &value) { value = text(key, json); }
    static void read(QLatin1StringView key, const JsonValue &json, Time &value)
    {
        value = Time(number(key, json, 0, 1'000'000'000'000'000));
    }
    static void read(QLatin1StringView key, const JsonValue &json, int &value)
    {
        value = static_cast<int>(number(key, json, 0, 1'000'000'000));
    }
    static void read(QLatin1StringView key, const JsonValue &json, qint64 &value)
    {
        value = number(key, json, -1'000'000'000'000'000, 1'000'000'000'000'000);
    }
    static void read(QLatin1StringView key, const JsonValue &json, bool &value)
    {
        value = json.kind == JsonValue::Kind::True;
        if (!value && json.kind != JsonValue::Kind::False)
            refuse(key, u"true or false"_s);
    }
    static void read(QLatin1StringView key, const JsonValue &json, std::optional<qint64> &value)
    {
        qint64 present = 0;
        read(key, json, present);
        value = present;
    }
    template<Enumeration E>
    static void read(QLatin1StringView key, const JsonValue &json, E &value)
    {
        const auto named = engine::fromName<E>(text(key, json));
        if (!named)
            refuse(key, u"a word that is known here"_s);
        value = *named;
    }
    template<typename List>
    static int indexOf(QLatin1StringView key, const JsonValue &json, const List &list)
    {
        const QString name = text(key, json);
        const auto it = std::find_if(list.begin(), list.end(), [&](const auto &each) { return each.name == name; });
        if (it == list.end())
            refuse(key, u"a name of this scenario"_s);
        return static_cast<int>(it - list.begin());
    }
    void read(QLatin1StringView key, const JsonValue &json, InstanceIndex &index) const
    {
        index.value = indexOf(key, json, m_names.roster);
    }
    void read(QLatin1StringView key, const JsonValue &json, ConsumerIndex &index) const
    {
        index.value = indexOf(key, json, m_names.consumers);
    }
    static void read(QLatin1StringView key, const JsonValue &json, StrategyPointer &strategy)
    {
        strategy.value = strategies::find(text(key, json));
        if (!strategy.value)
            refuse(key, u"a strategy"_s);
    }
    static JsonItems items(QLatin1StringView key, const JsonValue &json)
    {
        if (json.kind != JsonValue::Kind::Array)
            refuse(key, u"a list"_s);
        return itemsOf(json);
    }
    static void read(QLatin1StringView key, const JsonValue &json, std::vector<Bound> &values)
    {
        for (const JsonValue &item : items(key, json)) {
            if (item.kind == JsonValue::Kind::Null)
                values.emplace_back();
            else if (item.kind == JsonValue::Kind::Text)
                values.emplace_back(item.text());
            else
                values.emplace_back(
                    number(key, item, std::numeric_limits<qint64>::min(), std::numeric_limits<qint64>::max()));
        }
    }
    void read(QLatin1StringView key, const JsonValue &json, std::vector<RowChange> &rows) const
    {
        for (const JsonValue &item : items(key, json)) {
            const JsonMembers members = membersOf(item.written).value_or(JsonMembers());
            RowChange change;
            const auto table = std::find(tableNames.begin(), tableNames.end(), valueOf(members, "table"_L1).text());
            if (table == tableNames.end())
                refuse(key, u"a list of changes to tables of the lab"_s);
            const auto index = static_cast<std::size_t>(table - tableNames.begin());
            change.before = row(valueOf(members, "before"_L1), index);
            change.after = row(valueOf(members, "after"_L1), index);
            change.durable = valueOf(members, "durable"_L1).kind == JsonValue::Kind::True;
            if (!change.before && !change.after)
                refuse(key, u"a list of changes with a row before or after"_s);
            rows.push_back(std::move(change));
        }
    }
    std::optional<Row> row(const JsonValue &json, std::size_t table) const
    {
        const auto members = json.kind == JsonValue::Kind::Object ? membersOf(json.written) : std::nullopt;
        if (!members)
            return std::nullopt;
        Row row = table == 0 ? Row(StockRow()) : table == 1 ? Row(InboxRow()) : Row(ReservationRow());
        Reader reader(*members, m_names);
        std::visit([&](auto &it) { fieldsOf(it, reader); }, row);
        reader.finish();
        return row;
    }

    const JsonMembers &m_members;
    const Names &m_names;
    qsizetype m_read = 0;
};

template<typename T>
QByteArray written(const T &value, const Names &names)
{
    Writer writer(names);
    // The list of fields is for both; a Writer only reads them.
    fieldsOf(const_cast<T &>(value), writer);
    return writer.take();
}

template<typename T>
T readFrom(const JsonMembers &json, const Names &names)
{
    T value;
    Reader reader(json, names);
    fieldsOf(value, reader);
    reader.finish();
    return value;
}

} // namespace

QByteArray toJson(const Event &event, const Names &names)
{
    return written(event, names);
}

QByteArray toJson(const Action &action, const Names &names)
{
    return written(action, names);
}

Event eventFrom(const JsonMembers &json, const Names &names)
{
    return readFrom<Event>(json, names);
}

Action actionFrom(const JsonMembers &json, const Names &names)
{
    const auto action = readFrom<Action>(json, names);
    // A replay adds them up.
    if (action.duration > scenario::limits::duration)
        throw BadValue(u"\"duration\" is longer than ten years"_s);
    if (action.kind == Action::Kind::SwitchStrategy && !action.strategy)
        throw BadValue(u"it switches to no strategy"_s);
    return action;
}

} // namespace trace
