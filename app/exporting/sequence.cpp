// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/sequence.h"

#include "exporting/player_words.h"
#include "exporting/walk.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Arrow = SequenceNotation::Arrow;
using Kind = Event::Kind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Sequence)
};

class Teller
{
public:
    Teller(const trace::Recording &recording, SequenceNotation &notation, const Options &options)
        : m_recording(recording)
        , m_notation(notation)
        , m_progress(options)
        , m_parties(Cast(recording).parties)
        , m_lines(recording.roster.size())
    {
    }

    void tell()
    {
        m_notation.begin(titleOf(m_recording));
        for (const Party &party : m_parties)
            m_notation.participant(idOf(party), titleOf(party, m_recording));
        const trace::State last = walk(m_recording, m_progress, [&](const Moment &moment) { tell(moment); });
        finish(last);
        m_notation.end();
    }

private:
    /// The lifeline of an instance.
    struct Line {
        int restarts = 0;
        bool active = false;
        bool inTransaction = false;
    };

    Line &lineOf(int instance) { return m_lines[static_cast<std::size_t>(instance)]; }

    QString idOf(const Party &party) const
    {
        switch (party.kind) {
        case Party::Kind::Producer: return u"P"_s;
        case Party::Kind::Broker: return u"B"_s;
        case Party::Kind::Database: return u"D"_s;
        case Party::Kind::Mail: return u"M"_s;
        case Party::Kind::Cache: return u"C"_s;
        case Party::Kind::Instance: break;
        }
        // What restarts is another process: it gets a lifeline of its own.
        const int restarts = m_lines[static_cast<std::size_t>(party.instance)].restarts;
        const QString id = u'I' + QString::number(party.instance + 1);
        return restarts == 0 ? id : id + u'R' + QString::number(restarts);
    }
    QString idOf(int instance) const { return idOf({ Party::Kind::Instance, instance }); }

    void tell(const Moment &moment)
    {
        const Event &event = moment.event;
        if (event.kind == Kind::AckSent)
            return; // drawn where it arrives, or does not
        chooseBand(moment);
        if (event.kind == Kind::Crashed)
            crash(moment);
        else if (event.kind == Kind::Restarted)
            restart(moment);
        else if (const Route route = routeOf(event); route.crosses())
            send(moment, route);
        else
            m_notation.note(idOf(route.to), moment.sentence.what);
        rest(moment);
    }

    /// Opens and closes the bands, so that each covers what one instance does in its transaction without a break.
    void chooseBand(const Moment &moment)
    {
        const int instance = routeOf(moment.event).from.instance;
        int band = -1;
        if (instance >= 0) {
            const bool after = moment.after.instances[static_cast<std::size_t>(instance)].inTransaction;
            if ((after || lineOf(instance).inTransaction) && moment.event.kind != Kind::Crashed)
                band = instance;
            lineOf(instance).inTransaction = after;
        }
        if (band == m_band)
            return;
        closeBand();
        m_band = band;
        if (band >= 0)
            m_notation.openBand(
                band, Words::tr("transaction of %1").arg(titleOf({ Party::Kind::Instance, instance }, m_recording)));
    }

    void closeBand()
    {
        if (m_band >= 0)
            m_notation.closeBand();
        m_band = -1;
    }

    void send(const Moment &moment, const Route &route)
    {
        const Event &event = moment.event;
        m_notation.message(idOf(route.from), idOf(route.to), route.lost ? Arrow::Lost : Arrow::Call, labelOf(event));
        if (event.kind == Kind::Delivered) {
            m_notation.activate(idOf(route.to));
            lineOf(event.instance).active = true;
        } else if (event.kind == Kind::Performed) {
            answer(event, route);
        } else if (event.kind == Kind::Waiting) {
            m_notation.note(idOf(route.from), moment.sentence.what);
        } else if (event.kind == Kind::AckRejected || event.kind == Kind::PublishDropped
                   || event.reason == engine::Reason::StaleTag) {
            m_notation.note(idOf(route.to), moment.sentence.what);
        }
    }

    /// What came back, where it is more than "done".
    void answer(const Event &event, const Route &route)
    {
        QString mark = player::stepMark({ event.step, event.line, event.answer, event.error });
        if (mark == u"✓"_s)
            return;
        if (!event.nativeError.isEmpty())
            mark += u", "_s + event.nativeError;
        m_notation.message(idOf(route.to), idOf(route.from), Arrow::Reply, mark);
    }

    void crash(const Moment &moment)
    {
        const int instance = moment.event.instance;
        deactivate(instance);
        m_notation.destroy(idOf(instance), idOf(Party{ Party::Kind::Broker }), moment.sentence.what);
        if (!moment.event.rows.empty())
            m_notation.note(idOf(Party{ Party::Kind::Database }), moment.sentence.why);
    }

    void restart(const Moment &moment)
    {
        const Party party{ Party::Kind::Instance, moment.event.instance };
        ++lineOf(party.instance).restarts;
        m_notation.create(idOf(party), titleOf(party, m_recording), idOf(Party{ Party::Kind::Broker }),
                          moment.sentence.what);
    }

    /// Whoever has nothing more in hand is no longer active.
    void rest(const Moment &moment)
    {
        const int instance = moment.event.instance;
        if (instance >= 0
            && moment.after.instances[static_cast<std::size_t>(instance)].doing == trace::InstanceState::Doing::Idle)
            deactivate(instance);
    }

    void deactivate(int instance)
    {
        if (lineOf(instance).active)
            m_notation.deactivate(idOf(instance));
        lineOf(instance).active = false;
    }

    void finish(const trace::State &last)
    {
        closeBand();
        for (int instance = 0; instance < static_cast<int>(m_lines.size()); ++instance)
            deactivate(instance);
        if (!m_recording.complete)
            return;
        const trace::Judgement judgement = trace::judge(last, m_recording);
        m_notation.noteAcross(idOf(Party{ Party::Kind::Producer }), idOf(Party{ Party::Kind::Database }),
                              trace::verdictText(judgement) + u". "_s
                                  + trace::verdictSentence(judgement, last, m_recording));
    }

    const trace::Recording &m_recording;
    SequenceNotation &m_notation;
    Progress m_progress;
    std::vector<Party> m_parties;
    std::vector<Line> m_lines;
    int m_band = -1;
};

} // namespace

void tellSequence(const trace::Recording &recording, SequenceNotation &notation, const Options &options)
{
    Teller(recording, notation, options).tell();
}

} // namespace exporting
