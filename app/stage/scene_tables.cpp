// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/scene_parts.h"
#include "stage/words.h"
#include "strategies/registry.h"

#include <algorithm>

namespace stage {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using engine::RowChange;

namespace {

/// For how many further events a row that was committed keeps some of its green.
constexpr int calmAfter = 3;
/// A statement's row appears when the statement has reached the database and is half way back.
constexpr double rowAppears = 0.45;

struct Usage {
    bool stock = false;
    bool inbox = false;
    bool reservations = false;
    bool progress = false;
    bool versions = false;
    bool locks = false;
};

void use(Usage &usage, QStringView id)
{
    const engine::Strategy *strategy = strategies::find(id);
    if (!strategy)
        return;
    const bool cache = id.startsWith("cache-"_L1);
    const bool naturalKey = id == "natural-key"_L1;
    const bool keeps = strategy->hasStep(engine::Step::Check) || strategy->hasStep(engine::Step::Claim)
        || strategy->hasStep(engine::Step::Record);
    usage.stock = usage.stock || strategy->subject == engine::Subject::Inventory;
    usage.inbox = usage.inbox || (keeps && !cache && !naturalKey);
    usage.reservations = usage.reservations || naturalKey;
    usage.progress = usage.progress || strategy->hasStep(engine::Step::Complete);
    usage.versions = usage.versions || id == "natural-versioned"_L1;
    usage.locks = usage.locks || strategy->hasStep(engine::Step::Begin);
}

Usage usageOf(const Moment &moment)
{
    Usage usage;
    for (const engine::Consumer &consumer : moment.recording.setup.consumers)
        use(usage, QString(consumer.strategy->id));
    for (const QString &strategy : moment.state.strategies)
        use(usage, strategy);
    for (const trace::InstanceState &instance : moment.state.instances) {
        use(usage, instance.strategy);
        usage.locks = usage.locks || instance.holdsLock || instance.waitsFor >= 0;
    }
    const engine::Tables &committed = moment.state.committed;
    usage.inbox = usage.inbox || !committed.inbox.empty();
    usage.reservations = usage.reservations || !committed.reservations.empty();
    usage.stock = usage.stock || !(usage.inbox || usage.reservations);
    return usage;
}

const engine::StockRow *stockBefore(const RowChange &change)
{
    return change.before ? std::get_if<engine::StockRow>(&*change.before) : nullptr;
}

/// Orders rows of one table by their keys.
auto keyOf(const engine::Row &row)
{
    struct Key {
        std::pair<QString, QString> operator()(const engine::StockRow &it) const { return { it.book, {} }; }
        std::pair<QString, QString> operator()(const engine::InboxRow &it) const { return { it.message, it.consumer }; }
        std::pair<QString, QString> operator()(const engine::ReservationRow &it) const { return { it.order, it.book }; }
    };
    return std::visit(Key{}, row);
}

/// `RowType`: what the rows of the table are.
template<typename RowType>
class TableMaker
{
public:
    TableMaker(const Scene &scene, const Moment &moment, TableView &table)
        : m_scene(scene)
        , m_moment(moment)
        , m_table(table)
    {
    }

    void addCommitted(engine::Row row)
    {
        RowView view;
        view.row = std::move(row);
        m_rows.insert_or_assign(keyOf(view.row), std::move(view));
    }

    void make()
    {
        addPending();
        addRecent();
        addLast();
        addNext();
        finish();
    }

private:
    static bool isMine(const engine::Row &row) { return std::holds_alternative<RowType>(row); }

    RowView &rowFor(const engine::Row &row)
    {
        const auto [it, isNew] = m_rows.try_emplace(keyOf(row));
        if (isNew) {
            it->second.row = row;
            it->second.strength = 0;
        }
        return it->second;
    }

    static void showChange(RowView &view, const RowChange &change)
    {
        view.row = change.row();
        const engine::StockRow *before = stockBefore(change);
        const auto *after = std::get_if<engine::StockRow>(&view.row);
        if (!before || !after || before->reserved == after->reserved)
            return;
        view.changedCell = 0;
        view.before = QString::number(before->reserved);
    }

    void addPending()
    {
        for (std::size_t index = 0; index < m_moment.state.instances.size(); ++index) {
            for (const RowChange &change : m_moment.state.instances[index].pending) {
                if (!isMine(change.row()))
                    continue;
                RowView &view = rowFor(change.row());
                showChange(view, change);
                view.tint = Tint::of(Look::Pending);
                view.strength = 1;
                view.writer = static_cast<int>(index);
                ++m_pending;
            }
        }
    }

    /// What was committed a moment ago is still green, less and less.
    void addRecent()
    {
        const std::size_t events = m_moment.events;
        for (std::size_t age = std::min<std::size_t>(calmAfter, events); age-- > 0;) {
            const Event &event = m_moment.recording.events[events - 1 - age];
            for (const RowChange &change : event.rows) {
                const bool undone = event.kind == Event::Kind::RolledBack || event.kind == Event::Kind::Crashed;
                if (!isMine(change.row()) || !change.durable || undone || !change.after)
                    continue;
                const auto found = m_rows.find(keyOf(change.row()));
                if (found == m_rows.end() || found->second.writer >= 0)
                    continue;
                found->second.tint = Tint::of(Look::Committed);
                found->second.strength = 1 - (static_cast<double>(age) + m_scene.t) / calmAfter;
                if (age == 0) {
                    m_justCommitted = true;
                    showChange(found->second, change);
                    found->second.changed = m_scene.afterglow;
                }
            }
        }
    }

    /// What the last event took back lies there struck through, and falls while the next thing happens.
    void addLast()
    {
        const Event *event = m_scene.last;
        const bool takesBack = event
            && (event->kind == Event::Kind::RolledBack || event->kind == Event::Kind::Crashed
                || event->kind == Event::Kind::InboxPurged);
        if (!takesBack || m_scene.afterglow <= 0)
            return;
        for (const RowChange &change : event->rows) {
            if (!isMine(change.row()))
                continue;
            const auto found = m_rows.find(keyOf(change.row()));
            if (found != m_rows.end() && found->second.writer >= 0)
                continue;
            RowView &view = rowFor(change.row());
            strike(view, change, event->kind == Event::Kind::InboxPurged);
            view.strength = m_scene.afterglow;
            view.struck = 1;
            if (!change.after) {
                view.fallen = 1 - m_scene.afterglow;
                view.presence = m_scene.afterglow;
            }
            (event->kind == Event::Kind::InboxPurged ? m_justPurged : m_justRolledBack) = true;
        }
    }

    static void strike(RowView &view, const RowChange &change, bool purge)
    {
        view.tint = Tint::of(purge ? Look::Waiting : Look::RolledBack);
        // Undone: before is what was pending, after what is committed.
        const engine::StockRow *undone = stockBefore(change);
        const auto *back = change.after ? std::get_if<engine::StockRow>(&*change.after) : nullptr;
        if (!undone || !back)
            return;
        view.row = *back;
        view.changedCell = 0;
        view.before = QString::number(undone->reserved);
    }

    void addNext()
    {
        const Event *event = m_scene.next;
        if (!event)
            return;
        for (const RowChange &change : event->rows) {
            if (isMine(change.row()))
                addNext(*event, change);
        }
    }

    void addNext(const Event &event, const RowChange &change)
    {
        const double t = m_scene.t;
        switch (event.kind) {
        case Event::Kind::Committed: {
            RowView &view = rowFor(change.row());
            view.tint = { Look::Pending, Look::Committed, eased(between(t, 0.35, 0.75)) };
            break;
        }
        case Event::Kind::RolledBack:
        case Event::Kind::Crashed: {
            RowView &view = rowFor(change.row());
            view.tint = { Look::Pending, Look::RolledBack, eased(between(t, 0.2, 0.5)) };
            view.struck = eased(between(t, 0.35, 0.9));
            break;
        }
        case Event::Kind::InboxPurged: {
            RowView &view = rowFor(change.row());
            view.tint = { Look::Neutral, Look::Waiting, eased(between(t, 0.2, 0.5)) };
            view.strength = 1;
            view.struck = eased(between(t, 0.35, 0.9));
            break;
        }
        default: appear(change, eased(between(t, rowAppears, 0.95))); break;
        }
    }

    void appear(const RowChange &change, double part)
    {
        if (!change.after)
            return;
        const bool isNew = !m_rows.contains(keyOf(change.row()));
        RowView &view = rowFor(change.row());
        const Tint tint = Tint::of(change.durable ? Look::Committed : Look::Pending);
        if (isNew)
            view.presence = part;
        view.strength = std::max(view.tint.nearest() == tint.to ? view.strength : 0, part);
        view.tint = tint;
        if (part > 0)
            showChange(view, change);
        view.changed = part;
    }

    void finish()
    {
        int index = 0;
        for (auto &[key, view] : m_rows) {
            const bool exists = isThere(view);
            view.index = exists ? index++ : -1;
            fillCells(view);
            const QString writer = view.writer >= 0 ? words::instanceTitle(m_moment.recording, view.writer) : QString();
            view.text = words::rowSentence(view.row, view.strength > 0 ? view.tint : Tint{}, writer);
            m_table.rows.push_back(std::move(view));
        }
        fillNote();
    }

    bool isThere(const RowView &view) const
    {
        const bool takenBack = view.struck > 0.5 && view.changedCell < 0;
        return !takenBack && view.presence > 0.5;
    }

    void fillNote()
    {
        const Event *next = m_scene.t >= 0.5 ? m_scene.next : nullptr;
        const bool ends = next && m_pending > 0 && !next->rows.empty();
        const bool commits = ends && next->kind == Event::Kind::Committed;
        const bool undoes = ends && (next->kind == Event::Kind::RolledBack || next->kind == Event::Kind::Crashed);
        if (m_pending > 0 && !commits && !undoes) {
            m_table.note =
                m_table.kind == Item::Kind::StockRow ? words::pendingChanges(m_pending) : words::pendingRows(m_pending);
            m_table.shortNotes = { words::pendingShort(m_pending), words::pendingAlone() };
            m_table.noteLook = Look::Pending;
        } else if (m_justPurged) {
            m_table.note = words::purged();
        } else if (m_justRolledBack || undoes) {
            m_table.note = words::rolledBack();
            m_table.noteLook = Look::RolledBack;
        } else if (m_justCommitted || commits) {
            m_table.note = words::committed();
            m_table.noteLook = Look::Committed;
        }
    }

    void fillCells(RowView &view) const
    {
        std::visit([&](const auto &row) { fill(view, row); }, view.row);
    }
    void fill(RowView &view, const engine::StockRow &row) const
    {
        view.cells = { row.book, QString::number(row.onHand), QString::number(row.reserved) };
        if (m_table.columns.size() > view.cells.size())
            view.cells.insert(2, QString::number(row.version));
        if (view.changedCell >= 0)
            view.changedCell = static_cast<int>(view.cells.size()) - 1;
    }
    void fill(RowView &view, const engine::InboxRow &row) const
    {
        view.cells = { row.message, row.consumer };
        if (m_table.columns.size() > view.cells.size())
            view.cells.append(row.completedAt ? words::done() : words::inProgress());
    }
    void fill(RowView &view, const engine::ReservationRow &row) const
    {
        view.cells = { row.order, row.book, QString::number(row.quantity) };
    }

    const Scene &m_scene;
    const Moment &m_moment;
    TableView &m_table;
    std::map<std::pair<QString, QString>, RowView> m_rows;
    int m_pending = 0;
    bool m_justCommitted = false;
    bool m_justRolledBack = false;
    bool m_justPurged = false;
};

template<typename Rows>
void addTable(Scene &scene, const Moment &moment, TableView table, const Rows &rows)
{
    scene.tables.push_back(std::move(table));
    TableMaker<typename Rows::mapped_type> maker(scene, moment, scene.tables.back());
    for (const auto &[key, row] : rows)
        maker.addCommitted(row);
    maker.make();
}

LockView lockView(const Moment &moment, int index, bool holds)
{
    const QString title = words::instanceTitle(moment.recording, index);
    LockView view{ index, holds, holds ? words::holdsLock(title) : words::waitsForLock(title), {} };
    // Where all are of one name, the number says who it is.
    const QString number = u'#' + QString::number(moment.recording.roster[static_cast<std::size_t>(index)].number);
    const bool alone = moment.recording.setup.consumers.size() == 1;
    if (holds && alone)
        view.shortTexts = { words::holdsLock(number), words::holdsLockShort(number) };
    else if (holds)
        view.shortTexts = { words::holdsLockShort(title) };
    else if (alone)
        view.shortTexts = { words::waitsForLock(number) };
    return view;
}

void addLocks(Scene &scene, const Moment &moment)
{
    const auto &instances = scene.shown().instances;
    for (const bool holds : { true, false }) {
        for (int index = 0; index < static_cast<int>(instances.size()); ++index) {
            const trace::InstanceState &instance = instances[static_cast<std::size_t>(index)];
            if (holds ? instance.holdsLock : instance.waitsFor >= 0)
                scene.locks.push_back(lockView(moment, index, holds));
        }
    }
}

/// The latest statement. Looks back a little only: what is long past is of no interest.
void addStatement(Scene &scene, const Moment &moment)
{
    constexpr std::size_t farthest = 40;
    const Event *event = scene.next && !scene.next->sql.isEmpty() ? scene.next : nullptr;
    for (std::size_t back = 1; !event && back <= std::min(moment.events, farthest); ++back) {
        const Event &candidate = moment.recording.events[moment.events - back];
        if (!candidate.sql.isEmpty())
            event = &candidate;
    }
    if (!event)
        return;
    scene.statement = words::statementOf(*event);
    scene.shortStatements = words::shortStatementsOf(*event);
    if (event == scene.next && scene.t < rowAppears)
        return;
    scene.result = words::resultOf(*event);
    const bool failed = event->error != engine::ErrorKind::None;
    scene.resultLook = failed                    ? Look::Fault
        : event->kind == Event::Kind::Waiting    ? Look::Waiting
        : event->kind == Event::Kind::Committed  ? Look::Committed
        : event->kind == Event::Kind::RolledBack ? Look::RolledBack
                                                 : Look::Neutral;
}

// Columns that can best be spared.
constexpr int onHand = 1;
constexpr int book = 1;

/// The consumer, where it is always the same one; or how far it has come.
int spareInboxColumn(const engine::Setup &setup, bool hasProgress)
{
    if (setup.consumers.size() == 1)
        return 1;
    return hasProgress ? 2 : -1;
}

} // namespace

QString LockView::with(const QString &name) const
{
    return holds ? words::holdsLock(name) : words::waitsForLock(name);
}

void addTables(Scene &scene, const Moment &moment)
{
    const Usage usage = usageOf(moment);
    const auto &setup = moment.recording.setup;
    const auto keys = static_cast<int>(setup.messages.size() * (setup.inbox.perConsumer ? setup.consumers.size() : 1));
    scene.database = words::databaseTitle(moment.recording.header.database);
    if (usage.stock)
        addTable(scene, moment,
                 { Item::Kind::StockRow,
                   words::stock(),
                   words::stockColumns(usage.versions),
                   words::stockColumns(usage.versions),
                   onHand,
                   {},
                   static_cast<int>(setup.stock.size()) },
                 moment.state.committed.stock);
    if (usage.inbox)
        addTable(scene, moment,
                 { Item::Kind::InboxRow,
                   words::inbox(),
                   words::inboxColumns(usage.progress),
                   words::shortInboxColumns(usage.progress),
                   spareInboxColumn(setup, usage.progress),
                   {},
                   keys },
                 moment.state.committed.inbox);
    if (usage.reservations)
        addTable(scene, moment,
                 { Item::Kind::ReservationRow,
                   words::reservations(),
                   words::reservationColumns(),
                   words::reservationColumns(),
                   book,
                   {},
                   static_cast<int>(setup.messages.size()) },
                 moment.state.committed.reservations);
    scene.hasLocks = usage.locks;
    addLocks(scene, moment);
    addStatement(scene, moment);
}

} // namespace stage
