// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/code_view.h"

#include "window/summary.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace window {

using namespace Qt::Literals::StringLiterals;
using engine::Answer;
using engine::Step;
using stage::Theme;

namespace {

constexpr double marginWidth = 30;
constexpr double numberWidth = 20;
constexpr double textLeft = marginWidth + numberWidth + 9;
constexpr double lineSpace = 8;
constexpr double answerGap = 12;

QString resultOf(const trace::StepState &step)
{
    if (step.error != engine::ErrorKind::None && step.answer == Answer::None)
        return QString(engine::nameOf(step.error));
    return step.answer == Answer::None ? u"✓"_s : QString(engine::nameOf(step.answer));
}

double codeSize(double width)
{
    // Grows a little with the panel, and stays readable where that is narrow.
    return std::clamp(11.0 + (width - 330) / 110, 10.0, 14.0);
}

} // namespace

CodeView::CodeView(RunController &controller, const Appearance &appearance, ListingKind kind, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_kind(kind)
{
    switch (kind) {
    case ListingKind::Running: setObjectName(u"code"_s); break;
    case ListingKind::CSharp: setObjectName(u"codeCSharp"_s); break;
    case ListingKind::Sql: setObjectName(u"codeSql"_s); break;
    }
    setAccessibleName(tr("Code of the handler"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    new KeepsKeys(*this, { Qt::Key_Up, Qt::Key_Down, Qt::Key_Return, Qt::Key_Enter });
    connect(&controller, &RunController::runChanged, this, &CodeView::arrange);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            showMoment();
    });
    connect(&appearance, &Appearance::changed, this, &CodeView::load);
}

void CodeView::setStrategy(const engine::Strategy *strategy)
{
    if (strategy == m_strategy)
        return;
    m_strategy = strategy;
    m_current = 0;
    load();
}

void CodeView::load()
{
    m_lines.clear();
    if (!m_strategy)
        return;
    CodeListing listing = codeListingOf(*m_strategy, m_kind);
    m_language = listing.language;
    m_firstLine = listing.firstLine;
    QStringList texts;
    for (CodeLine &it : listing.lines) {
        texts.append(it.text);
        static_cast<CodeLine &>(m_lines.emplace_back()) = std::move(it);
    }
    setAccessibleDescription(texts.join(u'\n'));
    arrange();
}

void CodeView::layOut(Line &line, double width) const
{
    const QFont font = Theme::mono(codeSize(viewport()->width()));
    line.layout = std::make_unique<QTextLayout>(line.text, font);
    line.layout->setFormats(formatsOf(tokensOf(line.text, m_language), m_appearance.theme()));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    line.layout->setTextOption(option);
    breakText(line, width, 0, width);
    if (line.answerWidth > 0)
        placeAnswer(line, width);
}

void CodeView::placeAnswer(Line &line, double width) const
{
    const double room = width - line.answerWidth - answerGap;
    const auto last = [&] { return line.layout->lineAt(line.layout->lineCount() - 1); };
    const auto fits = [&] { return last().x() + last().naturalTextWidth() <= room; };
    const auto breaksWord = [&] {
        const int start = last().textStart();
        return start > 0 && !line.text[start - 1].isSpace();
    };
    if (!fits())
        breakText(line, width, line.layout->lineCount() - 1, room);
    if (fits() && !breaksWord()) {
        line.answerAt = last().position() + QPointF(last().naturalTextWidth() + answerGap, 0);
        return;
    }
    // No room beside the code: below it.
    breakText(line, width, 0, width);
    line.answerAt = QPointF(last().x(), last().y() + last().height());
    line.height += last().height();
}

void CodeView::breakText(Line &line, double width, int from, double widthFrom) const
{
    const qsizetype indent =
        std::find_if(line.text.begin(), line.text.end(), [](QChar c) { return c != u' '; }) - line.text.begin();
    const double unit = QFontMetricsF(line.layout->font()).horizontalAdvance(u' ');
    line.layout->beginLayout();
    double y = 0;
    for (int part = 0;; ++part) {
        QTextLine text = line.layout->createLine();
        if (!text.isValid())
            break;
        // What goes on in the next line stands further in than what it belongs to.
        const double left = part == 0 ? 0 : (static_cast<double>(indent) + 2) * unit;
        text.setLineWidth(std::max(60.0, (part < from ? width : widthFrom) - left));
        text.setPosition(QPointF(left, y));
        y += text.height();
    }
    line.layout->endLayout();
    line.height = y + lineSpace;
}

void CodeView::measureAnswers()
{
    for (Line &line : m_lines)
        line.answerWidth = 0;
    if (!m_controller.hasRun() || !m_strategy)
        return;
    const trace::Recording &recording = m_controller.recording();
    using Key = std::tuple<Step, int, Answer, engine::ErrorKind>;
    std::set<Key> answers;
    for (const engine::Event &event : recording.events) {
        if (event.step != Step::None && event.kind != engine::Event::Kind::Waiting)
            answers.insert({ event.step, event.line, event.answer, event.error });
    }
    const QFontMetricsF metrics(Theme::mono(codeSize(viewport()->width()) - 1, QFont::Medium));
    const auto roster = static_cast<int>(recording.roster.size());
    for (const auto &[step, line, answer, error] : answers) {
        const QString text = answerText({ step, line, answer, error }, roster > 1 ? roster - 1 : -1);
        for (int index = 0; index < lineCount(); ++index) {
            Line &it = m_lines[static_cast<std::size_t>(index)];
            if (isHere(index, step, line))
                it.answerWidth = std::max(it.answerWidth, metrics.horizontalAdvance(text));
        }
    }
}

void CodeView::arrange()
{
    const double width = viewport()->width() - textLeft - 6;
    measureAnswers();
    double y = 4;
    for (Line &line : m_lines) {
        layOut(line, width);
        line.top = y;
        y += line.height;
    }
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(y)) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(20);
    m_followed = -1;
    showMoment();
}

void CodeView::resizeEvent(QResizeEvent *)
{
    arrange();
}

void CodeView::showMoment()
{
    followActor();
    viewport()->update();
}

void CodeView::followActor()
{
    const int actor = m_controller.hasRun() ? m_controller.situation().actor() : -1;
    for (int index = 0; actor >= 0 && index < lineCount(); ++index) {
        const trace::InstanceState &it = m_controller.state().instances[static_cast<std::size_t>(actor)];
        const bool stands = m_strategy && it.strategy == m_strategy->id && isHere(index, it.standsAt, it.line);
        if (!stands || index == m_followed)
            continue;
        m_followed = index;
        const Line &line = m_lines[static_cast<std::size_t>(index)];
        const int lowest = static_cast<int>(std::ceil(line.top + line.height)) + 4 - viewport()->height();
        const int highest = static_cast<int>(line.top) - 4;
        QScrollBar *bar = verticalScrollBar();
        bar->setValue(std::min(std::max(bar->value(), lowest), highest));
        return;
    }
}

QString CodeView::answerText(const trace::StepState &step, int instance) const
{
    if (instance < 0)
        return resultOf(step);
    const int number = m_controller.recording().roster[static_cast<std::size_t>(instance)].number;
    return tr("#%1 %2").arg(number).arg(resultOf(step));
}

double CodeView::offset() const
{
    return -verticalScrollBar()->value();
}

bool CodeView::isHere(int line, Step step, int sourceLine) const
{
    if (m_firstLine > 0)
        return sourceLine > 0 && sourceLine == m_firstLine + line;
    return step != Step::None && step == stepAt(line);
}

std::vector<CodeView::Standing> CodeView::standingAt(int line) const
{
    std::vector<Standing> found;
    if (!m_controller.hasRun() || !m_strategy)
        return found;
    const std::vector<trace::InstanceState> &instances = m_controller.state().instances;
    for (std::size_t index = 0; index < instances.size(); ++index) {
        const trace::InstanceState &it = instances[index];
        if (it.strategy == m_strategy->id && isHere(line, it.standsAt, it.line))
            found.push_back({ static_cast<int>(index), &it });
    }
    return found;
}

QString CodeView::answerAt(int line) const
{
    if (!m_controller.hasRun() || !m_strategy || stepAt(line) == Step::None)
        return {};
    const std::vector<trace::InstanceState> &instances = m_controller.state().instances;
    QString answer;
    int latest = 0;
    const auto others = std::count_if(instances.begin(), instances.end(), [&](const trace::InstanceState &it) {
        return it.strategy == m_strategy->id && !it.done.empty();
    });
    for (std::size_t index = 0; index < instances.size(); ++index) {
        const trace::InstanceState &it = instances[index];
        if (it.strategy != m_strategy->id || it.tag < latest)
            continue;
        for (const trace::StepState &step : it.done) {
            if (!isHere(line, step.step, step.line))
                continue;
            answer = answerText(step, others > 1 ? static_cast<int>(index) : -1);
            latest = it.tag;
        }
    }
    return answer;
}

std::optional<std::size_t> CodeView::armedAt(int line) const
{
    const Step step = stepAt(line);
    if (!m_controller.hasRun() || step == Step::None)
        return std::nullopt;
    const Branch &branch = m_controller.branch();
    for (std::size_t index = 0; index < branch.armed.size(); ++index) {
        const ArmedFault &it = branch.armed[index];
        const bool here = it.fault.kind == engine::FaultKind::Crash && it.fault.place
            && it.fault.place->step == std::variant<engine::Role, Step>(step);
        if (here && branch.waits(it, m_controller.events()))
            return index;
    }
    return std::nullopt;
}

void CodeView::crashAt(int line)
{
    if (!m_controller.hasRun() || !m_strategy || line < 0 || line >= lineCount())
        return;
    if (const auto armed = armedAt(line)) {
        m_controller.disarm(*armed);
        return;
    }
    const std::vector<Standing> standing = standingAt(line);
    if (!standing.empty())
        m_controller.interfere(m_controller.situation().crash(standing.front().instance));
    else if (const Step step = stepAt(line); step != Step::None)
        m_controller.interfere(m_controller.situation().armCrash(*m_strategy, step));
}

QString CodeView::marginText(int line) const
{
    if (line < 0 || !m_controller.hasRun() || stepAt(line) == Step::None)
        return {};
    if (armedAt(line))
        return tr("A crash is armed here. Click to take it back.");
    const std::vector<Standing> standing = standingAt(line);
    const Situation situation = m_controller.situation();
    const Offer offer =
        standing.empty() ? situation.armCrash(*m_strategy, stepAt(line)) : situation.crash(standing.front().instance);
    return offer.title + u'\n' + offer.effect;
}

int CodeView::lineAt(double y) const
{
    for (int index = 0; index < lineCount(); ++index) {
        const Line &line = m_lines[static_cast<std::size_t>(index)];
        if (y - offset() >= line.top && y - offset() < line.top + line.height)
            return index;
    }
    return -1;
}

QRect CodeView::marginRect(int line) const
{
    const Line &it = m_lines[static_cast<std::size_t>(line)];
    return QRectF(0, it.top + offset(), marginWidth + numberWidth, it.height).toAlignedRect();
}

// Painting

void CodeView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, offset());
    for (int index = 0; index < lineCount(); ++index)
        paintLine(painter, index);
}

void CodeView::paintLine(QPainter &painter, int index)
{
    const Theme &theme = m_appearance.theme();
    const Line &line = m_lines[static_cast<std::size_t>(index)];
    const std::vector<Standing> standing = standingAt(index);
    if (!standing.empty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(toneOf(*standing.front().state, theme).fill);
        painter.drawRoundedRect(
            QRectF(textLeft - 8 - numberWidth, line.top + 1, viewport()->width() - 30, line.height - 2), 4, 4);
    }
    paintMargin(painter, index, standing);
    painter.setFont(Theme::mono(codeSize(viewport()->width())));
    painter.setPen(theme.faint);
    painter.drawText(QRectF(marginWidth, line.top, numberWidth, line.height - lineSpace).translated(0, lineSpace / 2),
                     Qt::AlignRight | Qt::AlignTop, QString::number(index + 1));
    painter.setPen(theme.text);
    line.layout->draw(&painter, QPointF(textLeft, line.top + lineSpace / 2));

    const QString answer = answerAt(index);
    if (answer.isEmpty())
        return;
    painter.setFont(Theme::mono(codeSize(viewport()->width()) - 1, QFont::Medium));
    painter.setPen(theme.committed.text);
    painter.drawText(QRectF(QPointF(textLeft, line.top + lineSpace / 2) + line.answerAt,
                            QSizeF(line.answerWidth + 2, line.layout->lineAt(0).height())),
                     Qt::AlignVCenter, answer);
}

void CodeView::paintMargin(QPainter &painter, int index, const std::vector<Standing> &standing)
{
    const Theme &theme = m_appearance.theme();
    const Line &line = m_lines[static_cast<std::size_t>(index)];
    const double y = line.top + std::min(line.height, 24.0) / 2;
    const bool focused = hasFocus() && index == m_current;
    if (focused) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(2, line.top + 1, marginWidth + numberWidth, line.height - 2), 4, 4);
    }
    for (std::size_t place = standing.size(); place > 0; --place)
        paintBadge(painter, QPointF(15 + 7.0 * static_cast<double>(place - 1), y), standing[place - 1]);
    const bool offers = (index == m_hovered || focused) && line.step != Step::None;
    if (armedAt(index)) {
        painter.setPen(QPen(theme.fault.line, 1.5));
        painter.setBrush(theme.fault.line);
        painter.drawEllipse(QPointF(standing.empty() ? 15 : 5, y), 5, 5);
    } else if (offers && standing.empty()) {
        painter.setPen(QPen(theme.fault.line, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(15, y), 5, 5);
    }
}

void CodeView::paintBadge(QPainter &painter, QPointF centre, const Standing &standing) const
{
    const Theme &theme = m_appearance.theme();
    const Theme::Tone &tone = toneOf(*standing.state, theme);
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(tone.line);
    painter.drawEllipse(centre, 9, 9);
    painter.setFont(Theme::ui(11, QFont::Bold));
    painter.setPen(theme.panel);
    const int number = m_controller.recording().roster[static_cast<std::size_t>(standing.instance)].number;
    painter.drawText(QRectF(centre.x() - 9, centre.y() - 9, 18, 18), Qt::AlignCenter, QString::number(number));
}

// Mouse and keyboard

void CodeView::mouseMoveEvent(QMouseEvent *event)
{
    const int line = event->position().x() < marginWidth + numberWidth ? lineAt(event->position().y()) : -1;
    if (line == m_hovered)
        return;
    m_hovered = line;
    const bool offers = line >= 0 && stepAt(line) != Step::None;
    viewport()->setCursor(offers ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void CodeView::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    viewport()->update();
    QAbstractScrollArea::leaveEvent(event);
}

void CodeView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && event->position().x() < marginWidth + numberWidth)
        crashAt(lineAt(event->position().y()));
}

void CodeView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up: m_current = std::max(0, m_current - 1); break;
    case Qt::Key_Down: m_current = std::min(lineCount() - 1, m_current + 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: crashAt(m_current); break;
    default: QAbstractScrollArea::keyPressEvent(event); return;
    }
    viewport()->update();
}

bool CodeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const bool inMargin = help->pos().x() < marginWidth + numberWidth;
        const QString text = inMargin ? marginText(lineAt(help->pos().y())) : QString();
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace window
