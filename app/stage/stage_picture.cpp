// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/stage_picture.h"

#include "stage/painters.h"
#include "stage/words.h"

#include <algorithm>
#include <numeric>

namespace stage {

namespace {

class ItemMaker
{
public:
    ItemMaker(const Scene &scene, const Layout &layout)
        : m_scene(scene)
        , m_layout(layout)
    {
    }

    std::vector<Item> make()
    {
        const auto toCome = std::count(m_scene.state->published.begin(), m_scene.state->published.end(), false);
        add(Item::Kind::Producer, 0, m_layout.producer, words::producerSentence(static_cast<int>(toCome)));
        addBroker();
        for (const InstanceView &view : m_scene.instances)
            add(Item::Kind::Instance, view.index, m_layout.instances[static_cast<std::size_t>(view.index)], view.text);
        addDatabase();
        add(Item::Kind::Mail, 0, m_layout.mail,
            words::mailSentence(static_cast<int>(m_scene.shown().mails.size()), m_scene.mailsRefused));
        add(Item::Kind::Cache, 0, m_layout.cache,
            words::cacheSentence(static_cast<int>(m_scene.cacheKeys.size()), m_scene.cacheOut));
        return std::move(m_items);
    }

private:
    void add(Item::Kind kind, int index, const QRectF &rect, const QString &text)
    {
        if (!rect.isEmpty())
            m_items.push_back({ kind, index, rect, text });
    }

    void addBroker()
    {
        int ready = std::accumulate(m_scene.moreReady.begin(), m_scene.moreReady.end(), 0);
        int inFlight = 0;
        for (const EntryView &entry : m_scene.entries) {
            ready += entry.nearest() == Zone::Ready ? 1 : 0;
            inFlight += entry.nearest() == Zone::InFlight && entry.to != Zone::None ? 1 : 0;
        }
        add(Item::Kind::Broker, 0, m_layout.broker, words::brokerSentence(ready, inFlight));
        add(Item::Kind::DeadLetters, 0, m_layout.deadLetters, words::deadLettersSentence(m_scene.deadLetters));
        for (std::size_t index = 0; index < m_scene.entries.size(); ++index)
            add(Item::Kind::Entry, m_scene.entries[index].id, m_layout.entries[index].place,
                m_scene.entries[index].text);
    }

    void addDatabase()
    {
        for (std::size_t table = 0; table < m_scene.tables.size(); ++table) {
            const TableView &view = m_scene.tables[table];
            for (std::size_t row = 0; row < view.rows.size(); ++row) {
                if (view.rows[row].index >= 0)
                    add(view.kind, view.rows[row].index, m_layout.tables[table].rows[row], view.rows[row].text);
            }
        }
        for (std::size_t index = 0; index < m_scene.locks.size() && index < m_layout.locks.size(); ++index)
            add(Item::Kind::Lock, m_scene.locks[index].instance, m_layout.locks[index], m_scene.locks[index].text);
    }

    const Scene &m_scene;
    const Layout &m_layout;
    std::vector<Item> m_items;
};

} // namespace

struct StagePicture::Parts {
    Parts(const Moment &moment, QSizeF size, const Theme &wanted, StageOptions options)
        : theme(wanted)
        , scene(sceneOf(moment, options))
        , layout(layoutOf(scene, size))
        , items(ItemMaker(scene, layout).make())
    {
    }

    const Theme &theme;
    Scene scene;
    Layout layout;
    std::vector<Item> items;
};

StagePicture::StagePicture(const Moment &moment, QSizeF size, const Theme &theme, StageOptions options)
    : m_parts(std::make_unique<const Parts>(moment, size, theme, options))
{
}

StagePicture::StagePicture(StagePicture &&other) noexcept = default;
StagePicture &StagePicture::operator=(StagePicture &&other) noexcept = default;
StagePicture::~StagePicture() = default;

void StagePicture::paint(QPainter &painter) const
{
    painter.save();
    Canvas canvas(painter, m_parts->theme, m_parts->layout.scale);
    const Scene &scene = m_parts->scene;
    const Layout &layout = m_parts->layout;
    paintProducer(canvas, scene, layout);
    paintBroker(canvas, scene, layout);
    paintDatabase(canvas, scene, layout);
    paintServices(canvas, scene, layout);
    paintInstances(canvas, scene, layout);
    paintArrows(canvas, scene, layout);
    paintEntries(canvas, scene, layout);
    paintFlights(canvas, scene, layout);
    painter.restore();
}

const std::vector<Item> &StagePicture::items() const
{
    return m_parts->items;
}

} // namespace stage
