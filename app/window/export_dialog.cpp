// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/export_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using exporting::Format;
using stage::Theme;

namespace {

enum Role : int { PurposeRole = Qt::UserRole, ExtensionRole };

constexpr int rowHeight = 46;
constexpr int optionsWidth = 244;

/// A format: its name and, smaller, what one does with it; at the right how its files end.
class FormatDelegate : public QStyledItemDelegate
{
public:
    FormatDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return { 300, rowHeight }; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_appearance.theme();
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const bool focused = chosen && option.state.testFlag(QStyle::State_HasFocus);
        const QRectF ground = QRectF(option.rect).adjusted(4.5, 1.5, -4.5, -1.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(chosen ? QPen(theme.accent, focused ? 2 : 1) : QPen(Qt::NoPen));
            painter->setBrush(chosen ? theme.accentFill : theme.raised);
            painter->drawRoundedRect(ground, 7, 7);
        }
        const QString extension = index.data(ExtensionRole).toString();
        const double wide = QFontMetricsF(Theme::mono(12)).horizontalAdvance(extension);
        const QRectF text = ground.adjusted(11, 4, -11, -4);
        write(*painter, text, Theme::mono(12), theme.muted, extension, Qt::AlignRight | Qt::AlignVCenter);
        const QRectF left = text.adjusted(0, 0, -wide - 12, 0);
        write(*painter, left, Theme::ui(13.5, QFont::DemiBold), theme.text, index.data().toString(),
              Qt::AlignLeft | Qt::AlignTop);
        write(*painter, left, Theme::ui(12), theme.muted, index.data(PurposeRole).toString(),
              Qt::AlignLeft | Qt::AlignBottom);
        painter->restore();
    }

private:
    static void write(QPainter &painter, const QRectF &where, const QFont &font, const QColor &colour,
                      const QString &text, Qt::Alignment alignment)
    {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(where, static_cast<int>(alignment),
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, where.width()));
    }

    const Appearance &m_appearance;
};

/// Which of the formats has that extension; the first where none has.
int rowOf(std::span<const Format> formats, const QString &extension)
{
    const auto it = std::find_if(formats.begin(), formats.end(),
                                 [&](const Format &format) { return format.extension == extension; });
    return it == formats.end() ? 0 : static_cast<int>(it - formats.begin());
}

/// A page that plays: it looks like something, and opens at a moment.
bool isPage(const Format &format)
{
    return format.extension == ".html"_L1;
}

exporting::Appearance lookFrom(const QString &id)
{
    return id == u"dark"_s ? exporting::Appearance::Dark
        : id == u"light"_s ? exporting::Appearance::Light
                           : exporting::Appearance::System;
}

exporting::View viewFrom(const QString &id)
{
    return id == u"timeline"_s  ? exporting::View::Timeline
        : id == u"storyboard"_s ? exporting::View::Storyboard
                                : exporting::View::Stage;
}

} // namespace

ExportDialog::ExportDialog(Subject subject, Choice choice, const Appearance &appearance, QWidget *parent,
                           std::span<const Format> formats)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_choice(std::move(choice))
    , m_appearance(appearance)
    , m_formats(formats)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(22, 20, 22, 16);
    rows->setSpacing(6);
    buildHead(*rows);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(22);
    middle->addWidget(buildFormats(), 1);
    middle->addWidget(buildOptions());
    rows->addLayout(middle, 1);
    rows->addSpacing(4);
    buildPlace(*rows);
    rows->addSpacing(6);
    buildFoot(*rows);
    resize(760, 660);
    connect(m_list, &QListWidget::currentRowChanged, this, &ExportDialog::showFormat);
    m_list->setCurrentRow(rowOf(m_formats, m_choice.format));
    showFormat();
    m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
    m_list->setFocus();
}

// Building

void ExportDialog::buildHead(QVBoxLayout &rows)
{
    rows.addWidget(makeLabel(tr("Export"), Theme::ui(20, QFont::DemiBold), TextTone::Plain, this));
    QLabel *about =
        makeLabel(tr("The run that is shown, as a file for somewhere else."), Theme::ui(13), TextTone::Muted, this);
    about->setWordWrap(true);
    rows.addWidget(about);
    rows.addSpacing(8);
}

QWidget *ExportDialog::buildFormats()
{
    m_list = new QListWidget(this);
    m_list->setObjectName(u"exportFormats"_s);
    m_list->setAccessibleName(tr("Formats"));
    m_list->setItemDelegate(new FormatDelegate(m_appearance, m_list));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Format &format : m_formats) {
        auto *item = new QListWidgetItem(format.name(), m_list);
        item->setData(PurposeRole, format.purpose());
        item->setData(ExtensionRole, QString(format.extension));
        item->setData(Qt::AccessibleTextRole, u"%1, %2"_s.arg(format.name(), format.purpose()));
    }
    return m_list;
}

QWidget *ExportDialog::buildOptions()
{
    m_options = new QWidget(this);
    m_options->setFixedWidth(optionsWidth);
    auto *rows = new QVBoxLayout(m_options);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    std::vector<std::pair<QString, QString>> languages;
    for (const auto &each : engine::namesOf<scenario::Language>)
        languages.emplace_back(each.name, scenario::ownName(each.value));
    m_language =
        addOption(*rows, tr("Language"), u"exportLanguage"_s, languages, QString(engine::nameOf(scenario::language())));
    const bool dark = m_appearance.theme().kind == stage::ThemeKind::Dark;
    m_look = addOption(*rows, tr("Look"), u"exportLook"_s,
                       { { u"light"_s, tr("Light") }, { u"dark"_s, tr("Dark") }, { u"system"_s, tr("The reader's") } },
                       dark ? u"dark"_s : u"light"_s);
    m_view = addOption(*rows, tr("Picture of"), u"exportView"_s,
                       { { u"stage"_s, tr("the stage") },
                         { u"timeline"_s, tr("the timeline") },
                         { u"storyboard"_s, tr("all key moments") } },
                       u"stage"_s);
    const QString here =
        tr("event %1 of %2")
            .arg(QString::number(m_subject.events), QString::number(m_subject.run->recording.events.size()));
    m_moment =
        addOption(*rows, tr("Moment"), u"exportMoment"_s,
                  { { u"here"_s, here }, { u"start"_s, tr("the start") }, { u"end"_s, tr("the end") } }, u"here"_s);
    rows->addStretch(1);
    connect(m_view, &ChipRow::picked, this, &ExportDialog::showOptions);
    return m_options;
}

ChipRow *ExportDialog::addOption(QVBoxLayout &rows, const QString &label, const QString &name,
                                 const std::vector<std::pair<QString, QString>> &chips, const QString &current)
{
    auto *option = new QWidget(m_options);
    auto *inside = new QVBoxLayout(option);
    inside->setContentsMargins(0, 0, 0, 8);
    inside->setSpacing(6);
    inside->addWidget(makeLabel(label, Theme::ui(12), TextTone::Muted, option));
    auto *row = new ChipRow(m_appearance, option);
    row->setObjectName(name);
    row->setAccessibleName(label);
    for (const auto &[id, text] : chips) {
        Chip *chip = row->add(id, text);
        chip->setObjectName(name + u'-' + id);
        chip->setAccessibleName(u"%1: %2"_s.arg(label, text));
    }
    row->setCurrent(current);
    inside->addWidget(row);
    rows.addWidget(option);
    return row;
}

QLineEdit *ExportDialog::addLine(QVBoxLayout &rows, const QString &label, const QString &text, const QString &name)
{
    auto *line = new QLineEdit(text, this);
    line->setObjectName(name);
    line->setAccessibleName(label);
    line->setFont(Theme::ui(13));
    line->setMinimumHeight(34);
    rows.addWidget(makeLabel(label, Theme::ui(12), TextTone::Muted, this));
    connect(line, &QLineEdit::textChanged, this, &ExportDialog::check);
    return line;
}

void ExportDialog::buildPlace(QVBoxLayout &rows)
{
    m_name = addLine(rows, tr("Name of the file"), m_subject.name, u"exportName"_s);
    rows.addWidget(m_name);
    m_folder = addLine(rows, tr("In the folder"), QDir::toNativeSeparators(m_choice.folder), u"exportFolder"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_folder, 1);
    m_choose = new QPushButton(tr("Choose…"), this);
    m_choose->setObjectName(u"exportChoose"_s);
    m_choose->setAutoDefault(false);
    connect(m_choose, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    row->addWidget(m_choose);
    rows.addLayout(row);
}

void ExportDialog::buildFoot(QVBoxLayout &rows)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    m_state = makeLabel({}, Theme::ui(13), TextTone::Plain, this);
    m_state->setObjectName(u"exportState"_s);
    m_state->setWordWrap(true);
    // Room for two lines, so that nothing moves when it has something to say.
    m_state->setMinimumHeight(2 * m_state->fontMetrics().lineSpacing());
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(u"exportProgress"_s);
    m_progress->setAccessibleName(tr("How much is written"));
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    m_progress->hide();
    row->addWidget(m_state, 2);
    row->addWidget(m_progress, 1);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(u"exportCancel"_s);
    m_cancel->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, &ExportDialog::reject);
    m_export = new QPushButton(tr("Export"), this);
    m_export->setObjectName(u"exportStart"_s);
    m_export->setProperty("primary", true);
    m_export->setDefault(true);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::start);
    row->addWidget(m_cancel);
    row->addWidget(m_export);
    rows.addLayout(row);
}

// What is chosen

const Format &ExportDialog::format() const
{
    return m_formats[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

exporting::Options ExportDialog::options() const
{
    exporting::Options options;
    options.language =
        engine::fromName<scenario::Language>(m_language->current().value_or(QString())).value_or(scenario::language());
    options.appearance = lookFrom(m_look->current().value_or(QString()));
    if (format().kind == Format::Kind::Picture)
        options.view = viewFrom(m_view->current().value_or(QString()));
    const QString moment = m_moment->current().value_or(QString());
    if (!m_moment->parentWidget()->isHidden())
        options.events = moment == u"start"_s ? 0
            : moment == u"end"_s              ? m_subject.run->recording.events.size()
                                              : m_subject.events;
    return options;
}

void ExportDialog::showFormat()
{
    const QString extension(format().extension);
    QString name = m_name->text();
    if (!m_extension.isEmpty() && name.endsWith(m_extension, Qt::CaseInsensitive))
        name.chop(m_extension.size());
    m_extension = extension;
    m_name->setText(name + extension);
    showOptions();
    check();
}

void ExportDialog::showOptions()
{
    const bool picture = format().kind == Format::Kind::Picture;
    const bool several = picture && viewFrom(m_view->current().value_or(QString())) == exporting::View::Storyboard;
    m_look->parentWidget()->setVisible(format().isPicture() || isPage(format()));
    m_view->parentWidget()->setVisible(picture);
    m_moment->parentWidget()->setVisible((picture && !several) || isPage(format()));
}

void ExportDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("In the folder"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

QString ExportDialog::path() const
{
    QString name = m_name->text().trimmed();
    if (!name.endsWith(format().extension, Qt::CaseInsensitive))
        name += format().extension;
    return QDir(QDir::fromNativeSeparators(m_folder->text())).absoluteFilePath(name);
}

QString ExportDialog::problem() const
{
    const QString name = m_name->text().trimmed();
    const QString bare =
        name.endsWith(format().extension, Qt::CaseInsensitive) ? name.chopped(format().extension.size()) : name;
    if (bare.isEmpty())
        return tr("The file needs a name.");
    if (name.contains(u'/') || name.contains(QDir::separator()))
        return tr("A name has no folders in it.");
    if (m_folder->text().isEmpty() || !QFileInfo(QDir::fromNativeSeparators(m_folder->text())).isDir())
        return tr("There is no such folder.");
    if (QFileInfo(path()).isDir())
        return tr("There is a folder of that name.");
    return {};
}

void ExportDialog::check()
{
    // Before everything is there, nothing is to be said of it.
    if (!m_export || m_extension.isEmpty())
        return;
    const QString why = problem();
    const bool replaces = why.isEmpty() && QFileInfo::exists(path());
    m_export->setEnabled(why.isEmpty());
    m_export->setText(replaces ? tr("Replace it") : tr("Export"));
    if (!why.isEmpty())
        say(u"✕ "_s + why, u"bad"_s);
    else
        say(replaces ? tr("There is a file of that name.") : QString(), u"muted"_s);
}

void ExportDialog::say(const QString &text, const QString &tone)
{
    m_state->setText(text);
    m_state->setAccessibleName(text);
    m_state->setProperty("tone", tone);
    m_state->style()->unpolish(m_state);
    m_state->style()->polish(m_state);
}

// Writing

void ExportDialog::start()
{
    if (m_job || !problem().isEmpty())
        return;
    m_choice = { QString(format().extension), QDir::fromNativeSeparators(m_folder->text()) };
    setBusy(true);
    m_job = std::make_unique<ExportJob>(ExportJob::Task{ m_subject.run, &format(), path(), options() });
    connect(m_job.get(), &ExportJob::progressed, m_progress, &QProgressBar::setValue);
    connect(m_job.get(), &ExportJob::finished, this, &ExportDialog::end);
}

void ExportDialog::end(ExportJob::End end, const QString &problem)
{
    // It is the one that calls.
    m_job.release()->deleteLater();
    setBusy(false);
    switch (end) {
    case ExportJob::End::Written:
        Q_EMIT exported(path());
        accept();
        break;
    case ExportJob::End::Cancelled: say(tr("Cancelled. Nothing was written."), u"muted"_s); break;
    case ExportJob::End::Failed: say(u"✕ "_s + problem, u"bad"_s); break;
    }
}

void ExportDialog::setBusy(bool busy)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{ m_list, m_options, m_name, m_folder, m_choose, m_export })
        widget->setEnabled(!busy);
    m_progress->setValue(0);
    m_progress->setVisible(busy);
    if (busy) {
        say(tr("Writing %1…").arg(QFileInfo(path()).fileName()), u"plain"_s);
        m_cancel->setFocus();
    } else {
        check();
        m_list->setFocus();
    }
}

void ExportDialog::reject()
{
    if (m_job) {
        m_job->cancel();
        say(tr("Cancelling…"), u"muted"_s);
        return;
    }
    QDialog::reject();
}

} // namespace window
