// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/takeaway.h"

#include <QClipboard>
#include <QDir>
#include <QDrag>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How wide the picture is that hangs on the mouse.
constexpr int dragWidth = 240;

QString usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

} // namespace

Takeaway::Takeaway(RunController &controller, const Appearance &appearance, QSettings *settings, QWidget &window)
    : QObject(&window)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_window(window)
    , m_choice{ u".html"_s, usualFolder() }
{
    if (!settings)
        return;
    m_choice.format = settings->value(u"exportFormat"_s, m_choice.format).toString();
    const QString folder = settings->value(u"exportFolder"_s).toString();
    if (QFileInfo(folder).isDir())
        m_choice.folder = folder;
}

Takeaway::~Takeaway() = default;

ExportDialog *Takeaway::dialog() const
{
    return m_dialog;
}

QString Takeaway::nameOfRun() const
{
    const QString &id = m_controller.document().id;
    return id.isEmpty() ? u"experiment"_s : id;
}

void Takeaway::exportRun()
{
    if (!m_controller.hasRun() || m_dialog)
        return;
    m_controller.playback().pause();
    m_dialog = new ExportDialog({ m_controller.sharedBranch(), m_controller.events(), nameOfRun() }, m_choice,
                                m_appearance, &m_window);
    connect(m_dialog, &ExportDialog::exported, this, [this](const QString &path) {
        m_choice = m_dialog->choice();
        if (m_settings) {
            m_settings->setValue(u"exportFormat"_s, m_choice.format);
            m_settings->setValue(u"exportFolder"_s, m_choice.folder);
        }
        Q_EMIT told(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    });
    m_dialog->open();
}

// The picture

Snapshot Takeaway::snapshot() const
{
    return snapshotOf(m_controller, m_appearance, m_stage->size());
}

void Takeaway::copyPicture()
{
    if (!m_controller.hasRun() || !m_stage)
        return;
    QGuiApplication::clipboard()->setMimeData(forClipboard(snapshot()).release());
    Q_EMIT told(tr("The picture of this moment is on the clipboard."));
}

std::unique_ptr<QMimeData> Takeaway::dragData()
{
    const Snapshot picture = snapshot();
    if (!m_dragged)
        m_dragged.emplace();
    const QString path = m_dragged->filePath(picture.name + u".png"_s);
    if (picture.image.save(path))
        return forDrag(picture, path);
    Q_EMIT refused(tr("%1 cannot be written.").arg(path));
    return nullptr;
}

void Takeaway::dragPicture(QWidget &source)
{
    if (!m_controller.hasRun() || !m_stage)
        return;
    // What is dragged is what was there when the drag began.
    m_controller.playback().pause();
    auto data = dragData();
    if (!data)
        return;
    const auto image = data->imageData().value<QImage>();
    auto *drag = new QDrag(&source);
    drag->setMimeData(data.release());
    const double ratio = source.devicePixelRatioF();
    QPixmap small =
        QPixmap::fromImage(image.scaledToWidth(static_cast<int>(dragWidth * ratio), Qt::SmoothTransformation));
    small.setDevicePixelRatio(ratio);
    drag->setPixmap(small);
    drag->setHotSpot({ dragWidth / 2, 20 });
    drag->exec(Qt::CopyAction);
}

} // namespace window
