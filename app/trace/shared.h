// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

/// Containers that are cheap to copy, however long they are: copies share their pieces, and who changes one makes a piece
/// its own first. For states that are kept by the hundred and differ in little.
namespace trace {

inline constexpr std::size_t pieceSize = 64;

/// The piece, for nobody else to see.
template<typename Piece>
Piece &owned(std::shared_ptr<Piece> &piece)
{
    if (piece.use_count() > 1)
        piece = std::make_shared<Piece>(*piece);
    return *piece;
}

/// A list that grows at its end.
template<typename T>
class SharedList
{
public:
    class Iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T *;
        using reference = const T &;

        Iterator() = default;
        Iterator(const SharedList &list, std::size_t index)
            : m_list(&list)
            , m_index(index)
        {
        }

        reference operator*() const { return (*m_list)[m_index]; }
        pointer operator->() const { return &(*m_list)[m_index]; }
        Iterator &operator++()
        {
            ++m_index;
            return *this;
        }
        Iterator operator++(int) { return { *m_list, m_index++ }; }
        bool operator==(const Iterator &) const = default;

    private:
        const SharedList *m_list = nullptr;
        std::size_t m_index = 0;
    };

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T &operator[](std::size_t index) const { return (*m_pieces[index / pieceSize])[index % pieceSize]; }
    const T &back() const { return (*this)[m_size - 1]; }
    Iterator begin() const { return { *this, 0 }; }
    Iterator end() const { return { *this, m_size }; }

    /// The element, to be changed.
    T &change(std::size_t index) { return owned(m_pieces[index / pieceSize])[index % pieceSize]; }

    void push_back(T value)
    {
        if (m_size % pieceSize == 0)
            m_pieces.push_back(std::make_shared<Piece>());
        owned(m_pieces.back()).push_back(std::move(value));
        ++m_size;
    }

private:
    using Piece = std::vector<T>;

    std::vector<std::shared_ptr<Piece>> m_pieces;
    std::size_t m_size = 0;
};

/// Values in the order of their keys.
template<typename Key, typename Value>
class SharedMap
{
public:
    using Entry = std::pair<Key, Value>;

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }

    const Value *find(const Key &key) const
    {
        const std::size_t index = pieceFor(key);
        if (index == m_pieces.size())
            return nullptr;
        const auto it = placeIn(*m_pieces[index], key);
        return it != m_pieces[index]->end() && it->first == key ? &it->second : nullptr;
    }

    /// The value of the key, to be changed; a new one where there is none.
    Value &operator[](const Key &key)
    {
        std::size_t index = pieceFor(key);
        if (index == m_pieces.size())
            m_pieces.push_back(std::make_shared<Piece>());
        else if (m_pieces[index]->size() == pieceSize && !find(key))
            index = split(index, key);
        Piece &piece = owned(m_pieces[index]);
        auto it = placeIn(piece, key);
        if (it == piece.end() || it->first != key) {
            it = piece.insert(it, { key, Value() });
            ++m_size;
        }
        return it->second;
    }

    void erase(const Key &key)
    {
        if (!find(key))
            return;
        const std::size_t index = pieceFor(key);
        Piece &piece = owned(m_pieces[index]);
        piece.erase(placeIn(piece, key));
        if (piece.empty())
            m_pieces.erase(m_pieces.begin() + static_cast<std::ptrdiff_t>(index));
        --m_size;
    }

    /// The first of them, so many at most.
    std::vector<Entry> first(std::size_t count) const
    {
        std::vector<Entry> entries;
        for (const std::shared_ptr<Piece> &piece : m_pieces) {
            const std::size_t taken = std::min(count - entries.size(), piece->size());
            entries.insert(entries.end(), piece->begin(), piece->begin() + static_cast<std::ptrdiff_t>(taken));
            if (entries.size() == count)
                break;
        }
        return entries;
    }

private:
    using Piece = std::vector<Entry>;

    /// The only one in which the key can be; one past the last where there is none at all.
    std::size_t pieceFor(const Key &key) const
    {
        const auto after =
            std::partition_point(m_pieces.begin(), m_pieces.end(),
                                 [&](const std::shared_ptr<Piece> &piece) { return !(key < piece->front().first); });
        return static_cast<std::size_t>(after == m_pieces.begin() ? 0 : after - m_pieces.begin() - 1);
    }

    template<typename PieceType>
    static auto placeIn(PieceType &piece, const Key &key)
    {
        return std::partition_point(piece.begin(), piece.end(), [&](const Entry &entry) { return entry.first < key; });
    }

    /// Makes room in a full piece and returns the one that the key belongs to. What only grows at its end leaves full pieces
    /// behind.
    std::size_t split(std::size_t index, const Key &key)
    {
        Piece &piece = owned(m_pieces[index]);
        const auto place = placeIn(piece, key);
        const auto cut = place == piece.end() ? place : piece.begin() + pieceSize / 2;
        auto rest = std::make_shared<Piece>(cut, piece.end());
        piece.erase(cut, piece.end());
        const bool toRest = rest->empty() || !(key < rest->front().first);
        m_pieces.insert(m_pieces.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(rest));
        return toRest ? index + 1 : index;
    }

    std::vector<std::shared_ptr<Piece>> m_pieces;
    std::size_t m_size = 0;
};

/// Keys in their order.
template<typename Key>
using SharedSet = SharedMap<Key, std::monostate>;

} // namespace trace
