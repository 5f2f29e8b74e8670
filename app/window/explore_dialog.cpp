// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/explore_dialog.h"

#include "explorer/wording.h"
#include "scenario/lesson_text.h"
#include "strategies/registry.h"
#include "window/explore_matrix.h"
#include "window/graph_view.h"
#include "window/outcome_list.h"
#include "window/run_controller.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QStringListModel>
#include <QStyle>
#include <QTabBar>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using explorer::FaultType;
using stage::Theme;

namespace {

/// More of one type than that and a lesson's exploration takes longer than anybody waits.
constexpr int mostOfAType = 3;
constexpr int mostInAll = 4;
constexpr int pulseInterval = 100; // ms

constexpr int resultPage = 0;
constexpr int matrixPage = 1;
constexpr int graphPage = 2;

QLabel *heading(const QString &text, QWidget *parent)
{
    return makeLabel(text, Theme::ui(13, QFont::DemiBold), TextTone::Plain, parent);
}

/// The headline in the tone of what it says.
void setTone(QLabel &label, const char *tone)
{
    label.setProperty("tone", QString::fromLatin1(tone));
    label.style()->unpolish(&label);
    label.style()->polish(&label);
}

} // namespace

ExploreDialog::ExploreDialog(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_strategies(new Picker(appearance, Picker::Look::Field, tr("Strategy"), this))
{
    setObjectName(u"exploreDialog"_s);
    setWindowTitle(tr("Explore all"));
    resize(1140, 720);
    setMinimumSize(820, 560);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(14);
    m_card = buildBudget();
    layout->addWidget(m_card);
    auto *right = new QVBoxLayout;
    right->setSpacing(8);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(u"exploreTabs"_s);
    m_tabs->setAccessibleName(tr("What was found"));
    m_tabs->setFont(Theme::ui(13, QFont::Medium));
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Result"));
    m_tabs->addTab(tr("Every strategy"));
    m_tabs->addTab(tr("Graph"));
    right->addWidget(m_tabs);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(buildAnswer());
    m_pages->addWidget(buildMatrix());
    m_pages->addWidget(buildGraph());
    right->addWidget(m_pages, 1);
    layout->addLayout(right, 1);

    connect(m_tabs, &QTabBar::currentChanged, this, &ExploreDialog::showPage);
    connect(&m_exploring, &Exploring::explored, this, &ExploreDialog::showExplored);
    connect(&m_exploring, &Exploring::failed, this, [this](const QString &why) {
        showRunning();
        m_statement->setText(why);
        setTone(*m_statement, "bad");
    });
    connect(&m_exploring, &Exploring::rowFilled, m_matrix, &ExploreMatrix::setCells);
    m_pulse.setInterval(pulseInterval);
    connect(&m_pulse, &QTimer::timeout, this, &ExploreDialog::showPulse);
    connect(&controller, &RunController::runChanged, this, [this](RunChange change) {
        if (change == RunChange::Opened && isVisible())
            takeScenario();
        markRun();
    });
    showRunning();
}

ExploreDialog::~ExploreDialog() = default;

// The budget

QWidget *ExploreDialog::buildBudget()
{
    QFrame *card = makeCard(this);
    card->setFixedWidth(292);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(18, 16, 18, 16);
    rows->setSpacing(7);
    rows->addWidget(makeLabel(tr("Explore all"), Theme::ui(20, QFont::DemiBold), TextTone::Plain, card));
    QLabel *what = makeLabel(tr("Every order in which things can happen, and every place at which faults can fall."),
                             Theme::ui(13), TextTone::Muted, card);
    what->setWordWrap(true);
    rows->addWidget(what);
    rows->addSpacing(6);
    rows->addWidget(heading(tr("Strategy"), card));
    m_strategies->setObjectName(u"exploreStrategy"_s);
    rows->addWidget(m_strategies);
    connect(m_strategies, &Picker::picked, this, [this](const QString &id) {
        m_strategies->setCurrent(id, strategies::find(id)->title);
        start();
    });
    rows->addSpacing(6);
    rows->addWidget(heading(tr("At most so many faults"), card));
    for (const FaultType type : explorer::allFaultTypes)
        m_sliders[static_cast<std::size_t>(type)] =
            addSlider(*rows, explorer::nameOf(type), engine::nameOf(type), type == FaultType::NewIdRetry ? 0 : 2);
    m_inAll = addSlider(*rows, tr("in all"), u"inAll"_s, 2);
    m_inAll.slider->setMaximum(mostInAll);
    buildQuestion(*rows);
    rows->addSpacing(4);
    auto *buttons = new QHBoxLayout;
    m_start = new QPushButton(tr("Explore"), card);
    m_start->setObjectName(u"exploreStart"_s);
    m_start->setProperty("primary", true);
    m_start->setFont(Theme::ui(13, QFont::DemiBold));
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, &ExploreDialog::start);
    m_cancel = new QPushButton(tr("Cancel"), card);
    m_cancel->setObjectName(u"exploreCancel"_s);
    m_cancel->setFont(Theme::ui(13));
    m_cancel->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, &m_exploring, &Exploring::cancel);
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    rows->addLayout(buttons);
    m_counters = makeLabel({}, Theme::mono(12), TextTone::Muted, card);
    m_counters->setObjectName(u"exploreCounters"_s);
    m_counters->setTextFormat(Qt::PlainText);
    m_counters->setMinimumHeight(QFontMetrics(m_counters->font()).lineSpacing() * 4);
    m_counters->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    rows->addWidget(m_counters);
    rows->addStretch(1);
    return card;
}

ExploreDialog::Slider ExploreDialog::addSlider(QBoxLayout &rows, const QString &name, const QString &id, int value)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    QLabel *label = makeLabel(name, Theme::ui(13), TextTone::Plain, this);
    label->setFixedWidth(128);
    Slider row;
    row.slider = new QSlider(Qt::Horizontal, this);
    row.slider->setObjectName(u"budget-"_s + id);
    row.slider->setAccessibleName(name);
    row.slider->setRange(0, mostOfAType);
    row.slider->setPageStep(1);
    row.value = makeLabel(QString::number(value), Theme::mono(13), TextTone::Plain, this);
    row.value->setFixedWidth(16);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.value->setFixedHeight(row.slider->sizeHint().height());
    line->addWidget(label);
    line->addWidget(row.slider, 1);
    line->addWidget(row.value);
    rows.addLayout(line);
    connect(row.slider, &QSlider::valueChanged, row.value, qOverload<int>(&QLabel::setNum));
    row.slider->setValue(value);
    return row;
}

explorer::Budget ExploreDialog::budget() const
{
    explorer::Budget budget;
    for (const FaultType type : explorer::allFaultTypes)
        budget.most.set(type, m_sliders[static_cast<std::size_t>(type)].slider->value());
    budget.faults = std::min(m_inAll.slider->value(), budget.most.total());
    return budget;
}

// The prediction

void ExploreDialog::buildQuestion(QBoxLayout &rows)
{
    rows.addSpacing(6);
    rows.addWidget(heading(tr("Can it break?"), this));
    m_guess = new ChipRow(m_appearance, this);
    m_guess->setObjectName(u"exploreGuess"_s);
    m_guess->add(u"breaks"_s, tr("It breaks"));
    m_guess->add(u"holds"_s, tr("It holds"));
    connect(m_guess, &ChipRow::picked, this, [this](const QString &id) { m_guess->setCurrent(id); });
    rows.addWidget(m_guess);
}

void ExploreDialog::showGuess()
{
    const auto guess = m_guess->current();
    m_guessed->setVisible(guess && m_explored->result.complete());
    if (!guess)
        return;
    const bool right = (*guess == "breaks"_L1) == m_explored->result.violated();
    m_guessed->setText(right ? tr("✓ As you predicted.") : tr("✕ You predicted otherwise."));
    setTone(*m_guessed, right ? "good" : "bad");
    // The next one is another question.
    m_guess->setCurrent({});
}

// The answer

QWidget *ExploreDialog::buildAnswer()
{
    QFrame *card = makeCard(this);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(18, 16, 18, 16);
    rows->setSpacing(8);
    m_statement = makeLabel({}, Theme::ui(17, QFont::DemiBold), TextTone::Plain, card);
    m_statement->setObjectName(u"exploreStatement"_s);
    m_statement->setTextFormat(Qt::PlainText);
    m_statement->setWordWrap(true);
    rows->addWidget(m_statement);
    m_guessed = makeLabel({}, Theme::ui(13, QFont::Medium), TextTone::Plain, card);
    m_guessed->setObjectName(u"exploreGuessed"_s);
    m_guessed->hide();
    rows->addWidget(m_guessed);
    m_bound = makeLabel({}, Theme::ui(12.5), TextTone::Muted, card);
    m_bound->setTextFormat(Qt::PlainText);
    m_bound->setWordWrap(true);
    rows->addWidget(m_bound);
    rows->addSpacing(6);
    rows->addWidget(heading(tr("What runs come to"), card));
    m_outcomes = new OutcomeList(m_appearance, card);
    m_outcomes->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(m_outcomes, &OutcomeList::playWanted, this, [this](int way) {
        const ExploredWay &it = m_explored->ways[static_cast<std::size_t>(way)];
        play(it.recording, it.verdict);
    });
    rows->addWidget(m_outcomes);
    rows->addSpacing(6);
    auto *head = new QHBoxLayout;
    m_cheapest = heading({}, card);
    m_cheapest->setTextFormat(Qt::PlainText);
    m_cheapest->setWordWrap(true);
    head->addWidget(m_cheapest, 1);
    m_play = new QPushButton(tr("Play it"), card);
    m_play->setObjectName(u"explorePlay"_s);
    m_play->setProperty("primary", true);
    m_play->setFont(Theme::ui(13, QFont::DemiBold));
    m_play->setAutoDefault(false);
    connect(m_play, &QPushButton::clicked, this, [this] {
        const ExploredWay &way = m_explored->ways[*m_explored->counterexample];
        play(way.recording, way.verdict);
    });
    head->addWidget(m_play);
    rows->addLayout(head);
    m_sentences = new QListView(card);
    m_sentences->setObjectName(u"exploreSentences"_s);
    m_sentences->setAccessibleName(tr("The cheapest way to break it"));
    m_sentences->setModel(new QStringListModel(m_sentences));
    m_sentences->setFont(Theme::ui(13));
    m_sentences->setFrameShape(QFrame::NoFrame);
    m_sentences->setWordWrap(true);
    m_sentences->setResizeMode(QListView::Adjust);
    m_sentences->setSpacing(2);
    m_sentences->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_sentences->setSelectionMode(QAbstractItemView::NoSelection);
    m_sentences->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    rows->addWidget(m_sentences, 1);
    // Where nothing breaks, there are no sentences to fill the card.
    rows->addStretch(0);
    return card;
}

void ExploreDialog::showExplored(const std::shared_ptr<const Explored> &explored)
{
    m_explored = explored;
    showRunning();
    const explorer::Result &result = explored->result;
    const bool violated = result.violated();
    m_statement->setText((violated ? u"✕ "_s : result.complete() ? u"✓ "_s : QString()) + explored->statement);
    setTone(*m_statement, violated ? "bad" : result.complete() ? "good" : "plain");
    m_bound->setText(explored->bound);
    showGuess();
    m_outcomes->showExplored(explored);
    QStringList sentences;
    if (explored->counterexample) {
        const ExploredWay &way = explored->ways[*explored->counterexample];
        m_cheapest->setText(tr("The cheapest way to break it: %1").arg(way.cost));
        sentences = way.sentences;
    } else {
        m_cheapest->setText({});
    }
    m_play->setVisible(explored->counterexample.has_value());
    static_cast<QStringListModel *>(m_sentences->model())->setStringList(sentences);
    m_sentences->setVisible(!sentences.isEmpty());
    showPage(m_tabs->currentIndex());
}

void ExploreDialog::showPulse()
{
    const explorer::Progress &progress = m_exploring.progress();
    const QLocale locale;
    const quint64 transitions = progress.transitions;
    QStringList lines{ tr("%1 states").arg(locale.toString(progress.states.load())),
                       tr("%1 transitions").arg(locale.toString(transitions)) };
    if (m_exploring.isExploring()) {
        const double seconds = static_cast<double>(std::max<qint64>(m_since.elapsed(), 1)) / 1000;
        lines.append(tr("%1 a second").arg(locale.toString(static_cast<double>(transitions) / seconds, 'f', 0)));
        lines.append(tr("%1 waiting, %2 faults")
                         .arg(locale.toString(progress.frontier.load()), QString::number(progress.faults.load())));
    }
    m_counters->setText(lines.join(u'\n'));
}

void ExploreDialog::showRunning()
{
    const bool running = m_exploring.isExploring();
    m_cancel->setVisible(running);
    m_start->setEnabled(!running && m_document.scenario.contains(u"consumers"_s));
    if (running) {
        m_since.start();
        m_pulse.start();
    } else {
        m_pulse.stop();
        if (m_since.isValid())
            showPulse();
    }
}

// What is explored

void ExploreDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    takeScenario();
}

void ExploreDialog::takeScenario()
{
    if (!m_controller.hasRun())
        return;
    const bool same = m_document == m_controller.document() && m_variant == m_controller.variant();
    m_document = m_controller.document();
    // A trace brings its scenario with the variant in it.
    m_variant = m_document.id.isEmpty() || m_document.variants.empty() ? QString() : m_controller.variant();
    const QString title = scenario::textOf(m_document, scenario::language()).title;
    setWindowTitle(title.isEmpty() ? tr("Explore all") : tr("Explore all · %1").arg(title));
    std::vector<PickerItem> items;
    for (const engine::Strategy *strategy : scenario::applicableStrategies(m_document))
        items.push_back({ strategy->id, strategy->title, {}, {} });
    m_strategies->setItems(std::move(items));
    // What was found stays as long as it is about what the window shows.
    const QString current = m_controller.state().strategies.front();
    if (same && m_explored && m_strategies->current() == current)
        return;
    m_strategies->setCurrent(current, strategies::find(current)->title);
    m_explored.reset();
    m_outcomes->showExplored({});
    m_statement->setText(tr("Nothing explored yet."));
    setTone(*m_statement, "muted");
    m_bound->setText(tr("The scenario's own faults are left out: the budget takes their place."));
    m_guessed->hide();
    m_cheapest->setText({});
    m_play->hide();
    m_sentences->hide();
    m_matrixOf.clear();
    m_matrix->setRows({});
    m_graphOf.reset();
    m_graph->setGraph(nullptr);
    showRunning();
    showPage(m_tabs->currentIndex());
}

trace::Header ExploreDialog::headerFor(const QString &strategy) const
{
    trace::Header header;
    header.lesson = m_document.id;
    header.variant = m_variant;
    header.scenario = scenario::effective(m_document, m_variant, strategy);
    return header;
}

void ExploreDialog::explore(const explorer::Budget &budget)
{
    takeScenario();
    for (const FaultType type : explorer::allFaultTypes)
        m_sliders[static_cast<std::size_t>(type)].slider->setValue(budget.most.of(type));
    m_inAll.slider->setValue(budget.faults);
    start();
}

void ExploreDialog::start()
{
    m_tabs->setCurrentIndex(resultPage);
    m_exploring.explore(headerFor(m_strategies->current()), budget());
    showRunning();
    m_statement->setText(tr("Exploring …"));
    setTone(*m_statement, "muted");
}

// The matrix

QWidget *ExploreDialog::buildMatrix()
{
    QFrame *card = makeCard(this);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(18, 16, 18, 16);
    rows->setSpacing(8);
    rows->addWidget(
        makeLabel(tr("Every strategy, under every budget"), Theme::ui(17, QFont::DemiBold), TextTone::Plain, card));
    QLabel *what = makeLabel(tr("“Safe” means: no order of events and no placement of these faults breaks it. "
                                "Any other cell plays the cheapest way to break it."),
                             Theme::ui(12.5), TextTone::Muted, card);
    what->setWordWrap(true);
    rows->addWidget(what);
    m_matrix = new ExploreMatrix(m_appearance, card);
    connect(m_matrix, &ExploreMatrix::playWanted, this, [this](int row, int column) {
        const MatrixCell &cell = *m_matrix->cell(row, column);
        play(*cell.recording, tr("%1: %2").arg(m_matrix->titles()[row], cell.text));
    });
    rows->addWidget(m_matrix, 1);
    return card;
}

QWidget *ExploreDialog::buildGraph()
{
    QFrame *card = makeCard(this);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(10, 10, 10, 10);
    m_graph = new GraphView(m_appearance, card);
    rows->addWidget(m_graph);
    connect(&m_exploring, &Exploring::graphMade, this, [this](const std::shared_ptr<const explorer::Graph> &graph) {
        m_graphOf = m_explored;
        m_graph->setGraph(graph);
        markRun();
    });
    connect(m_graph, &GraphView::runWanted, &m_exploring, &Exploring::record);
    connect(&m_exploring, &Exploring::recorded, this, [this](const std::shared_ptr<const trace::Recording> &recording) {
        play(*recording, tr("From the graph"));
    });
    return card;
}

/// The run that the window shows, where it is one of those that were explored.
void ExploreDialog::markRun()
{
    // A graph has room for the way of a lesson, and not for that of a benchmark.
    constexpr std::size_t longest = 2000;
    if (m_graph->graph() && m_controller.hasRun() && m_controller.recording().events.size() <= longest)
        m_graph->setRun(m_graph->graph()->pathOf(m_controller.recording()));
}

void ExploreDialog::showPage(int page)
{
    m_pages->setCurrentIndex(page);
    // Matrix and graph need the room; the matrix has budgets of its own.
    m_card->setVisible(page == resultPage);
    if (m_exploring.isExploring())
        return;
    if (page == matrixPage)
        fillMatrix();
    else if (page == graphPage && m_graphOf != m_explored)
        m_exploring.makeGraph();
}

void ExploreDialog::fillMatrix()
{
    const QString of = m_document.name + u'\n' + m_document.id + u'\n' + m_variant;
    if (!m_controller.hasRun() || (m_matrixOf == of && m_matrix->isFilled()))
        return;
    m_matrixOf = of;
    QStringList titles;
    std::vector<trace::Header> rows;
    for (const engine::Strategy *strategy : scenario::applicableStrategies(m_document)) {
        titles.append(strategy->title);
        rows.push_back(headerFor(strategy->id));
    }
    m_matrix->setRows(titles);
    m_exploring.fillRows(rows);
}

void ExploreDialog::play(const trace::Recording &recording, const QString &title)
{
    m_controller.addBranch({ .recording = recording, .title = title });
    if (m_controller.isHeld())
        return;
    m_controller.toStart();
    m_controller.playback().play();
    if (parentWidget())
        parentWidget()->window()->activateWindow();
}

} // namespace window
