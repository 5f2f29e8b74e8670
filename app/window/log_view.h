// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/event_log_model.h"
#include "window/run_controller.h"
#include "window/sql_log_model.h"
#include "window/widgets.h"

#include <QSortFilterProxyModel>
#include <QTableView>

class QLineEdit;
class QPushButton;

namespace window {

/// A table of what happened: rows of a fixed height with wrapped text, the last one in sight as the run goes on.
class LogTable : public QTableView
{
    Q_OBJECT

public:
    explicit LogTable(const Appearance &appearance, QWidget *parent = nullptr);

    /// The selected rows, or all of them, as lines with tabs.
    QString asText() const;
    /// The column that takes the room that is left; the text in it is wrapped.
    void setTextColumn(int column);
    /// The column that is left out where the table is narrow.
    void setOptionalColumn(int column) { m_optionalColumn = column; }
    /// Makes the column as wide as the texts need.
    void fitColumn(int column, const QStringList &texts);
    void copy() const;

Q_SIGNALS:
    /// A row was clicked, or chosen with Enter.
    void rowChosen(const QModelIndex &index);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitRows();

    int m_textColumn = 0;
    int m_optionalColumn = -1;
};

/// Rows of an actor, of a message, with a word.
class LogFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setActor(const QString &actor);
    void setMessage(const QString &message);
    void setWord(const QString &word);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_actor;
    QString m_message;
    QString m_word;
};

/// A page with a log. It follows the run while it is in sight.
class LogPage : public QWidget
{
    Q_OBJECT

public:
    LogPage(RunController &controller, const Appearance &appearance);

    LogTable &table() { return *m_table; }

protected:
    void showEvent(QShowEvent *event) override;
    virtual void showRun() = 0;
    virtual void showEvents() = 0;
    /// Lets go of the run that was shown.
    virtual void forget() = 0;

    RunController &m_controller;
    LogTable *m_table;

private:
    void follow();

    /// The run is another one than when the page was in sight.
    bool m_stale = true;
};

/// Everything that happened, in words.
class EventLogPage : public LogPage
{
    Q_OBJECT

public:
    EventLogPage(RunController &controller, const Appearance &appearance);

    QLineEdit &search() { return *m_search; }
    LogFilter &filter() { return *m_filter; }

protected:
    void showRun() override;
    void showEvents() override;
    void forget() override { m_model->clear(); }

private:
    void fillFilters();

    EventLogModel *m_model;
    LogFilter *m_filter;
    QLineEdit *m_search;
    QPushButton *m_actorButton;
    QPushButton *m_messageButton;
};

/// Every statement, and what the database said.
class SqlLogPage : public LogPage
{
    Q_OBJECT

public:
    SqlLogPage(RunController &controller, const Appearance &appearance);

protected:
    void showRun() override;
    void showEvents() override;
    void forget() override { m_model->clear(); }

private:
    void showDetails(const QModelIndex &index);

    SqlLogModel *m_model;
    QLabel *m_statement;
    QLabel *m_elsewhere;
};

} // namespace window
