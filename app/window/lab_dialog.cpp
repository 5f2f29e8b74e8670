// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab_dialog.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStyle>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

bool hasItems(Section section)
{
    return section == Section::Consumers || section == Section::Messages || section == Section::Stock
        || section == Section::Faults;
}

/// Gives the widget another look in the style sheet.
void setLook(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

QPushButton *makeButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setFont(Theme::ui(13));
    // Enter in a field is no wish to run it.
    button->setAutoDefault(false);
    return button;
}

} // namespace

LabDialog::LabDialog(const QJsonObject &scenario, const Appearance &appearance, Run run, QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_before(scenario)
    , m_show(std::move(run))
    , m_draft(scenario)
    , m_sections(new QListWidget(this))
{
    setObjectName(u"labDialog"_s);
    setWindowTitle(tr("Experiment"));
    setAttribute(Qt::WA_DeleteOnClose);
    buildSections();
    auto *columns = new QHBoxLayout;
    columns->setSpacing(18);
    columns->addWidget(m_sections);
    columns->addWidget(buildForm(), 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(18, 18, 18, 14);
    rows->setSpacing(14);
    rows->addLayout(columns, 1);
    rows->addWidget(buildFoot());
    connect(&m_draft, &Draft::changed, this, &LabDialog::renew);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this), &QShortcut::activated, this, &LabDialog::run);
    const QSize room = parent->screen()->availableSize();
    setMinimumSize(std::min(600, room.width()), std::min(380, room.height()));
    resize(QSize(980, 700).boundedTo(room * 0.94));
    showSection(Section::Consumers);
    renew();
    m_sections->setFocus();
}

void LabDialog::buildSections()
{
    m_sections->setObjectName(u"labSections"_s);
    m_sections->setAccessibleName(tr("Parts of the experiment"));
    m_sections->setFont(Theme::ui(13.5, QFont::Medium));
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Section section : allSections)
        m_sections->addItem(titleOf(section));
    int widest = 0;
    for (const Section section : allSections)
        widest = std::max(widest, QFontMetrics(m_sections->font()).horizontalAdvance(titleOf(section)));
    m_sections->setFixedWidth(widest + 78);
    m_sections->setCurrentRow(0);
    connect(m_sections, &QListWidget::currentRowChanged, this,
            [this](int row) { showSection(allSections[static_cast<std::size_t>(row)]); });
}

QWidget *LabDialog::buildForm()
{
    auto *form = new QWidget(this);
    auto *rows = new QVBoxLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    m_title = makeLabel({}, Theme::ui(20, QFont::DemiBold), TextTone::Plain, form);
    m_introduction = makeLabel({}, Theme::ui(13), TextTone::Muted, form);
    m_introduction->setWordWrap(true);
    m_scroll = new QScrollArea(form);
    m_scroll->setObjectName(u"labForm"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    rows->addWidget(m_title);
    rows->addWidget(m_introduction);
    rows->addSpacing(10);
    rows->addWidget(m_scroll, 1);
    return form;
}

QWidget *LabDialog::buildFoot()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_state = makeLabel({}, Theme::ui(13), TextTone::Plain, foot);
    m_state->setObjectName(u"labState"_s);
    m_state->setWordWrap(true);
    m_goToFlaw = makeButton(tr("Show it"), u"labGoToFlaw"_s, foot);
    m_goToFlaw->setProperty("flat", true);
    m_cancel = makeButton(tr("Cancel"), u"labCancel"_s, foot);
    m_run = makeButton(tr("Run it"), u"labRun"_s, foot);
    m_run->setProperty("primary", true);
    m_run->setToolTip(tr("Ctrl+Enter"));
    row->addWidget(m_state, 1);
    for (QPushButton *button : { m_goToFlaw, m_cancel, m_run })
        row->addWidget(button);
    connect(m_goToFlaw, &QPushButton::clicked, this, &LabDialog::goToFlaw);
    connect(m_cancel, &QPushButton::clicked, this, &LabDialog::reject);
    connect(m_run, &QPushButton::clicked, this, &LabDialog::run);
    return foot;
}

void LabDialog::run()
{
    if (m_flaw)
        return;
    try {
        m_show(m_draft.scenario());
        accept();
    } catch (const std::exception &problem) {
        say(u"✕ "_s + QString::fromUtf8(problem.what()), u"bad"_s);
    }
}

void LabDialog::reject()
{
    if (m_draft.scenario() != m_before && !m_askedToDiscard) {
        m_askedToDiscard = true;
        showState();
        m_cancel->setFocus();
        return;
    }
    QDialog::reject();
}

void LabDialog::renew()
{
    m_flaw = m_draft.flaw();
    m_askedToDiscard = false;
    showState();
}

// The page

void LabDialog::showSection(Section section)
{
    const bool other = section != m_section || !m_page;
    m_section = section;
    m_sections->setCurrentRow(static_cast<int>(section));
    m_title->setText(titleOf(section));
    m_introduction->setText(introductionOf(section));
    if (!other)
        return;
    makePage();
    m_scroll->verticalScrollBar()->setValue(0);
}

void LabDialog::makePage()
{
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    const bool inPage = m_page && focusWidget() && m_page->isAncestorOf(focusWidget());
    const int place = m_scroll->verticalScrollBar()->value();
    m_scroll->takeWidget();
    retire(m_page);
    m_page = new LabPage(m_draft, m_section, m_appearance, m_scroll);
    m_scroll->setWidget(m_page);
    connect(m_page, &LabPage::outdated, this, &LabDialog::makePage);
    orderTabs();
    markFlaw();
    m_scroll->verticalScrollBar()->setValue(place);
    auto *again = m_page->findChild<QWidget *>(focused);
    if (inPage && again)
        again->setFocus();
    else if (inPage)
        m_sections->setFocus();
}

void LabDialog::orderTabs()
{
    QWidget *last = m_sections;
    const QList<QWidget *> inside = m_page->findChildren<QWidget *>();
    for (QWidget *widget : inside) {
        // A field's own parts get the focus with it.
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy())
            continue;
        setTabOrder(last, widget);
        last = widget;
    }
    for (QPushButton *button : { m_goToFlaw, m_cancel, m_run }) {
        setTabOrder(last, button);
        last = button;
    }
}

// What is wrong

void LabDialog::showState()
{
    for (std::size_t index = 0; index < allSections.size(); ++index) {
        const Section section = allSections[index];
        const auto count = m_draft.items(keyOf(section)).size();
        QString text = titleOf(section);
        if (hasItems(section))
            text += u"  "_s + QString::number(count);
        if (m_flaw && sectionOf(m_flaw->path) == section)
            text += u"  ✕"_s;
        m_sections->item(static_cast<int>(index))->setText(text);
    }
    if (m_askedToDiscard)
        say(tr("What you changed would be lost."), u"plain"_s);
    else if (m_flaw)
        say(u"✕ "_s + flawText(*m_flaw), u"bad"_s);
    else
        say(u"✓ "_s + tr("It fits together, and can be run."), u"good"_s);
    m_cancel->setText(m_askedToDiscard ? tr("Discard it") : tr("Cancel"));
    m_goToFlaw->setVisible(m_flaw.has_value());
    m_run->setEnabled(!m_flaw);
    markFlaw();
}

void LabDialog::say(const QString &state, const QString &tone)
{
    m_state->setText(state);
    m_state->setAccessibleName(state);
    setLook(m_state, "tone", tone);
}

void LabDialog::markFlaw()
{
    const QString wrong = m_flaw ? m_flaw->path.join(u'-') : QString();
    const QList<QWidget *> fields = m_page ? m_page->findChildren<QWidget *>() : QList<QWidget *>();
    for (QWidget *field : fields) {
        if (!field->objectName().isEmpty())
            setLook(field, "wrong", !wrong.isEmpty() && field->objectName() == wrong);
    }
}

void LabDialog::goToFlaw()
{
    if (!m_flaw)
        return;
    showSection(sectionOf(m_flaw->path));
    if (auto *field = m_page->findChild<QWidget *>(m_flaw->path.join(u'-'))) {
        m_scroll->ensureWidgetVisible(field, 20, 60);
        field->setFocus();
    }
}

} // namespace window
