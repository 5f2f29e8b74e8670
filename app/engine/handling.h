// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/session.h"

#include <coroutine>
#include <exception>
#include <source_location>
#include <stdexcept>
#include <utility>

/// Handlers are coroutines. Each awaited operation is one step: the world performs it, then lets the handler go on.
namespace engine {

/// What an awaited operation asks of the world.
enum class Call : quint8 { Begin, Commit, Execute, CacheGet, CacheSet, CacheSetIfAbsent, Send, Ack };

template<>
inline constexpr std::array namesOf<Call>{
    Named{ Call::Begin, "begin"_L1 },
    Named{ Call::Commit, "commit"_L1 },
    // Execute is what most operations are: it goes without saying.
    Named{ Call::CacheGet, "cache-get"_L1 },
    Named{ Call::CacheSet, "cache-set"_L1 },
    Named{ Call::CacheSetIfAbsent, "cache-set-if-absent"_L1 },
    Named{ Call::Send, "send"_L1 },
    Named{ Call::Ack, "ack"_L1 },
};

/// What an operation told its handler, for the trace and for the end of the line in the listing.
enum class Answer : quint8 { None, True, False, Unknown, Absent, InProgress, Completed };

template<>
inline constexpr std::array namesOf<Answer>{
    Named{ Answer::True, "true"_L1 },
    Named{ Answer::False, "false"_L1 },
    Named{ Answer::Unknown, "null"_L1 },
    Named{ Answer::Absent, "absent"_L1 },
    Named{ Answer::InProgress, "in-progress"_L1 },
    Named{ Answer::Completed, "completed"_L1 },
};

/// The database refused a statement in a way that the operation does not turn into an answer.
class DatabaseError : public std::runtime_error
{
public:
    DatabaseError(ErrorKind kind, const QString &native)
        : std::runtime_error(native.toStdString())
        , m_kind(kind)
    {
    }

    ErrorKind kind() const { return m_kind; }

private:
    ErrorKind m_kind;
};

/// A handler meets a duplicate and, wrongly, treats it as a failure.
class DuplicateMessage : public std::exception
{
};

/// The `fail` fault: the operation was not carried out.
class InjectedFailure : public std::exception
{
};

/// An awaited operation, from the moment a handler stands at it until the handler goes on. Lives in the
/// handler's coroutine frame.
class PendingOperation
{
public:
    /// `connection`: 0, the handler's own; 1, another connection of the same instance.
    PendingOperation(Step step, Call call, const std::source_location &where, Statement statement = {},
                     int connection = 0)
        : m_statement(std::move(statement))
        , m_step(step)
        , m_call(call)
        , m_connection(connection)
        , m_line(static_cast<int>(where.line()))
    {
    }
    PendingOperation(const PendingOperation &) = delete;
    PendingOperation &operator=(const PendingOperation &) = delete;

    Step step() const { return m_step; }
    Call call() const { return m_call; }
    /// The source line of the `co_await`, from 1.
    int line() const { return m_line; }
    int connection() const { return m_connection; }
    /// Execute: what to run. Cache and mail use only its `key` and `order`.
    const Statement &statement() const { return m_statement; }

    /// Set by the world before the handler goes on.
    Answer answer = Answer::None;
    QString text;
    std::exception_ptr error;

private:
    Statement m_statement;
    Step m_step;
    Call m_call;
    int m_connection;
    int m_line;
};

/// A running handler. Owns the coroutine frame; destroying it abandons the handler where it stands.
class Handling
{
public:
    struct promise_type {
        PendingOperation *pending = nullptr;
        Outcome outcome = Outcome::None;
        std::exception_ptr error;

        Handling get_return_object() { return Handling(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_value(Outcome how) { outcome = how; }
        void unhandled_exception() { error = std::current_exception(); }
    };

    Handling(Handling &&other) noexcept
        : m_handle(std::exchange(other.m_handle, nullptr))
    {
    }
    Handling &operator=(Handling &&other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Handling()
    {
        if (m_handle)
            m_handle.destroy();
    }

    /// Runs to the next awaited operation, or to the end.
    void resume()
    {
        m_handle.promise().pending = nullptr;
        m_handle.resume();
    }
    bool finished() const { return m_handle.done(); }
    /// The operation at which the handler stands; null once it is finished.
    PendingOperation *pending() const { return m_handle.promise().pending; }
    /// None when the handler threw.
    Outcome outcome() const { return m_handle.promise().outcome; }
    std::exception_ptr error() const { return m_handle.promise().error; }

private:
    explicit Handling(std::coroutine_handle<promise_type> handle)
        : m_handle(handle)
    {
    }

    std::coroutine_handle<promise_type> m_handle;
};

/// The awaitable side of an operation, with the type that the handler gets.
template<typename T>
class Operation : public PendingOperation
{
public:
    using PendingOperation::PendingOperation;

    bool await_ready() const noexcept { return false; }
    void await_suspend(std::coroutine_handle<Handling::promise_type> handler) noexcept
    {
        handler.promise().pending = this;
    }
    T await_resume()
    {
        if (error)
            std::rethrow_exception(error);
        return result();
    }

private:
    T result() const;
};

} // namespace engine
