// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/code_view.h"
#include "window/comparison.h"
#include "window/log_view.h"

class QListView;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace window {

/// The code of the strategy that runs; where several run at once, of one of them.
class CodePage : public QWidget
{
    Q_OBJECT

public:
    CodePage(RunController &controller, const Appearance &appearance, ListingKind kind, QWidget *parent = nullptr);

    CodeView &code() { return *m_code; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showRun();
    void showMoment();
    void showStrategies(const QStringList &ids);
    /// The strategies that instances run now, or would run next.
    QStringList strategiesNow() const;

    RunController &m_controller;
    const Appearance &m_appearance;
    QWidget *m_chips;
    QLabel *m_hint;
    QStringList m_shown;
    CodeView *m_code;
};

/// What happens inside: code, statements, events; and the same faults under every strategy. A page is made when it is
/// first looked at.
class SidePanel : public QFrame
{
    Q_OBJECT

public:
    SidePanel(RunController &controller, Comparison &comparison, const Appearance &appearance,
              QWidget *parent = nullptr);

    CodeView &code() { return static_cast<CodePage *>(page(0))->code(); }
    SqlLogPage &sqlLog() { return *static_cast<SqlLogPage *>(page(3)); }
    EventLogPage &eventLog() { return *static_cast<EventLogPage *>(page(4)); }
    QTabBar &tabs() { return *m_tabs; }
    /// The ids of the pages: "code", "csharp", "sql", "sql-log", "event-log". False for any other.
    bool showPage(const QString &id);
    static QStringList pages();
    QListView &comparisonList() { return *m_list; }
    /// Hides what other strategies would do, with a word on why.
    void concealComparison(bool concealed);
    /// How much of the panel the comparison gets.
    void setComparisonHeight(int height);
    QByteArray saveSplit() const;
    void restoreSplit(const QByteArray &split);

Q_SIGNALS:
    /// A row of the comparison: the run under that strategy.
    void runWanted(int row);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeComparison();
    void buildTabs();
    QWidget *page(int index);
    QWidget *makePage(int index);

    RunController &m_controller;
    Comparison &m_comparison;
    const Appearance &m_appearance;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    QSplitter *m_splitter;
    QLabel *m_concealed = nullptr;
    QListView *m_list = nullptr;
};

} // namespace window
