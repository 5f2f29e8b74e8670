// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lesson_dialog.h"

#include "scenario/scenario.h"
#include "scenario/wording.h"
#include "window/widgets.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyle>
#include <QVBoxLayout>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

LessonDialog::LessonDialog(const QString &title, const QString &name, const QString &place, Save save, QWidget *parent)
    : QDialog(parent)
    , m_save(std::move(save))
{
    setObjectName(u"lessonDialog"_s);
    setWindowTitle(tr("Save as lesson"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(560);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(22, 20, 22, 16);
    rows->setSpacing(6);
    rows->addWidget(makeLabel(tr("Save as lesson"), Theme::ui(20, QFont::DemiBold), TextTone::Plain, this));
    QLabel *about =
        makeLabel(tr("A folder with this experiment, and a text in English and in Turkish to be filled in."),
                  Theme::ui(13), TextTone::Muted, this);
    about->setWordWrap(true);
    rows->addWidget(about);
    rows->addSpacing(8);
    m_title = addLine(tr("Title"), title, u"lessonTitle"_s);
    m_name = addLine(tr("Name of the folder: a number and an id"), name, u"lessonName"_s);
    addPlace(place);
    m_replace = new QCheckBox(tr("Replace the lesson that is there, its texts too"), this);
    m_replace->setObjectName(u"lessonReplace"_s);
    m_replace->setFont(Theme::ui(13));
    rows->addSpacing(4);
    rows->addWidget(m_replace);
    rows->addSpacing(8);
    addFoot();
    connect(m_replace, &QCheckBox::toggled, this, &LessonDialog::check);
    for (QLineEdit *line : { m_title, m_name, m_place })
        connect(line, &QLineEdit::textChanged, this, &LessonDialog::check);
    check();
    m_title->selectAll();
}

QLineEdit *LessonDialog::addLine(const QString &label, const QString &text, const QString &name)
{
    auto *line = new QLineEdit(text, this);
    line->setObjectName(name);
    line->setAccessibleName(label);
    line->setFont(Theme::ui(13));
    line->setMinimumHeight(34);
    QLabel *title = makeLabel(label, Theme::ui(12), TextTone::Muted, this);
    title->setBuddy(line);
    layout()->addWidget(title);
    layout()->addWidget(line);
    return line;
}

void LessonDialog::addPlace(const QString &place)
{
    m_place = addLine(tr("In the folder"), place, u"lessonPlace"_s);
    auto *row = new QHBoxLayout;
    layout()->removeWidget(m_place);
    row->addWidget(m_place, 1);
    auto *choose = new QPushButton(tr("Choose…"), this);
    choose->setObjectName(u"lessonChoose"_s);
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &LessonDialog::choosePlace);
    row->addWidget(choose);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void LessonDialog::addFoot()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    m_state = makeLabel({}, Theme::ui(13), TextTone::Plain, this);
    m_state->setObjectName(u"lessonState"_s);
    m_state->setWordWrap(true);
    row->addWidget(m_state, 1);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_saveButton = new QPushButton(tr("Save"), this);
    m_saveButton->setObjectName(u"lessonSave"_s);
    m_saveButton->setProperty("primary", true);
    m_saveButton->setDefault(true);
    connect(m_saveButton, &QPushButton::clicked, this, &LessonDialog::save);
    row->addWidget(cancel);
    row->addWidget(m_saveButton);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void LessonDialog::choosePlace()
{
    const QString place = QFileDialog::getExistingDirectory(this, tr("In the folder"), m_place->text());
    if (!place.isEmpty())
        m_place->setText(place);
}

QString LessonDialog::folder() const
{
    return QDir(m_place->text()).absoluteFilePath(m_name->text());
}

QString LessonDialog::problem() const
{
    static const QRegularExpression form(u"\\A[0-9]{2}-(.+)\\z"_s);
    const QString id = form.match(m_name->text()).captured(1);
    const bool isNumber = id.toInt() > 0;
    if (m_title->text().trimmed().isEmpty())
        return tr("A lesson has a title.");
    if (!scenario::isPlainId(id) || isNumber)
        return tr("The name is two digits and an id, such as 25-my-lesson.");
    if (m_place->text().isEmpty() || !QFileInfo(m_place->text()).isDir())
        return tr("There is no folder “%1”.").arg(m_place->text());
    const scenario::Document *known = scenario::findLesson(id);
    if (known && known->folder != folder())
        return tr("There is a lesson “%1” already.").arg(id);
    const QFileInfo there(folder());
    const bool isLesson = QFileInfo::exists(folder() + u"/scenario.json"_s);
    if (there.exists() && !isLesson)
        return tr("There is something else of that name.");
    if (isLesson && !m_replace->isChecked())
        return tr("There is a lesson in that folder.");
    return {};
}

void LessonDialog::check()
{
    m_replace->setVisible(QFileInfo::exists(folder() + u"/scenario.json"_s));
    const QString why = problem();
    say(why.isEmpty() ? QDir::toNativeSeparators(folder()) : why, why.isEmpty());
    m_saveButton->setEnabled(why.isEmpty());
}

void LessonDialog::say(const QString &text, bool good)
{
    m_state->setText(text);
    m_state->setAccessibleName(text);
    m_state->setProperty("tone", good ? u"muted"_s : u"bad"_s);
    m_state->style()->unpolish(m_state);
    m_state->style()->polish(m_state);
}

void LessonDialog::save()
{
    try {
        m_save(m_title->text().trimmed(), folder());
        accept();
    } catch (const std::exception &why) {
        say(QString::fromUtf8(why.what()), false);
    }
}

} // namespace window
