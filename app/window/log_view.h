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
    /// Makes the column as wide as the texts need.
    void fitColumn(int column, const QStringList &texts);
    void copy() const;

Q_SIGNALS:
    /// A row was clicked, or chosen with Enter.
    void rowChosen(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitRows();

    int m_textColumn = 0;
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

/// Everything that happened, in words.
class EventLogPage : public QWidget
{
    Q_OBJECT

public:
    EventLogPage(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    LogTable &table() { return *m_table; }
    QLineEdit &search() { return *m_search; }
    LogFilter &filter() { return *m_filter; }

private:
    void showRun();
    void fillFilters();

    RunController &m_controller;
    EventLogModel *m_model;
    LogFilter *m_filter;
    QLineEdit *m_search;
    QPushButton *m_actorButton;
    QPushButton *m_messageButton;
    LogTable *m_table;
};

/// Every statement, and what the database said.
class SqlLogPage : public QWidget
{
    Q_OBJECT

public:
    SqlLogPage(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    LogTable &table() { return *m_table; }

private:
    void showDetails(const QModelIndex &index);

    RunController &m_controller;
    SqlLogModel *m_model;
    LogTable *m_table;
    QLabel *m_statement;
    QLabel *m_elsewhere;
};

} // namespace window
