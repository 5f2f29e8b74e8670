// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include "exporting/progress.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>

#include <chrono>

using namespace lab;
using window::ExportDialog;
using window::Notice;

namespace {

/// A writer that nobody waits for to the end: it comes to one only by being cancelled.
void writeForEver(const trace::Recording &, QIODevice &device, const exporting::Options &options)
{
    exporting::Progress progress(options);
    device.write("something");
    for (std::size_t done = 0;; done = std::min<std::size_t>(done + 1, 99)) {
        progress.tell(done, 100);
        QThread::msleep(2);
    }
}

void writeAndFail(const trace::Recording &, QIODevice &, const exporting::Options &)
{
    throw scenario::Problem(QStringLiteral("the disk is full"));
}

constexpr exporting::Format unusual[] = {
    { QLatin1StringView(".ever"), "For ever", "never comes to an end", writeForEver },
    { QLatin1StringView(".full"), "Full", "fails", writeAndFail },
};

} // namespace

/// Taking a run out of the window, and bringing one in.
class TestTaking : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString put(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(content);
        return path(name);
    }

    /// The lines of a trace, header first.
    static QList<QByteArray> linesOf(const trace::Recording &recording)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        trace::write(recording, buffer);
        return buffer.data().trimmed().split('\n');
    }
    static QByteArray joined(const QList<QByteArray> &lines) { return lines.join('\n') + '\n'; }
    /// The line of the n-th event.
    static qsizetype lineOfEvent(const QList<QByteArray> &lines, std::size_t event)
    {
        std::size_t count = 0;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            if (lines[line].contains("\"event\":") && count++ == event)
                return line;
        }
        return -1;
    }

    static ExportDialog *openDialog(Lab &it)
    {
        it.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        ExportDialog *dialog = it.window.takeaway().dialog();
        return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    template<typename T>
    static T *in(QWidget *dialog, const QString &name)
    {
        return dialog->findChild<T *>(name);
    }
    static void write(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    static void verify(Lab &it)
    {
        QSignalSpy finished(&it.window.verification(), &window::Verification::finished);
        it.key(Qt::Key_V);
        QVERIFY(finished.wait(10'000));
    }
    static Notice notice(Lab &it) { return it.window.banner().notice(); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    // Export

    /// With the arrow keys to each format, and Enter.
    void everyFormatIsExported_data()
    {
        QTest::addColumn<int>("row");
        const auto formats = exporting::formats();
        for (std::size_t row = 0; row < formats.size(); ++row)
            QTest::newRow(formats[row].extension.data()) << static_cast<int>(row);
    }
    void everyFormatIsExported()
    {
        QFETCH(int, row);
        const exporting::Format &format = exporting::formats()[static_cast<std::size_t>(row)];
        QSettings settings(path(u"export.ini"_s), QSettings::IniFormat);
        settings.setValue(u"exportFolder"_s, m_folder.path());
        settings.setValue(u"exportFormat"_s, u".jsonl"_s);
        Lab it(u"lost-ack"_s, {}, {}, &settings);
        it.goAfter(Kind::Delivered);
        ExportDialog *dialog = openDialog(it);
        QVERIFY(dialog);
        auto *list = in<QListWidget>(dialog, u"exportFormats"_s);
        QCOMPARE(list->count(), static_cast<int>(exporting::formats().size()));
        QTRY_VERIFY(list->hasFocus());
        QCOMPARE(list->currentItem()->text(), exporting::formatFor(u"a.jsonl"_s)->name());
        QTest::keyClick(list, Qt::Key_Home);
        for (int step = 0; step < row; ++step)
            QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentItem()->text(), format.name());
        const QString file = path(u"lost-ack"_s + format.extension);
        QCOMPARE(dialog->path(), file);
        QSignalSpy exported(dialog, &ExportDialog::exported);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(exported.wait(60'000));
        QTRY_VERIFY(!it.window.takeaway().dialog());
        QVERIFY(QFileInfo(file).size() > 0);
        QCOMPARE(notice(it).kind, Notice::Kind::Success);
        QVERIFY(notice(it).text.contains(QFileInfo(file).fileName()));
        QCOMPARE(settings.value(u"exportFormat"_s).toString(), QString(format.extension));
        if (format.kind == exporting::Format::Kind::Text) {
            exporting::Options options;
            options.appearance = exporting::Appearance::Light;
            if (format.extension == ".html"_L1)
                options.events = it.run().events();
            QBuffer expected;
            expected.open(QIODevice::WriteOnly);
            QVERIFY(format.write(it.run().recording(), expected, options));
            QCOMPARE(contentOf(file), expected.data());
        }
    }

    /// A file in another language, from a window that goes on in its own.
    void theLanguageOfTheFileIsChosen()
    {
        Lab it(u"lost-ack"_s);
        ExportDialog *dialog = openDialog(it);
        QVERIFY(dialog);
        auto *list = in<QListWidget>(dialog, u"exportFormats"_s);
        list->setCurrentItem(list->findItems(exporting::formatFor(u"a.csv"_s)->name(), Qt::MatchExactly).value(0));
        QTest::mouseClick(in<QWidget>(dialog, u"exportLanguage-tr"_s), Qt::LeftButton);
        write(in<QLineEdit>(dialog, u"exportFolder"_s), m_folder.path());
        write(in<QLineEdit>(dialog, u"exportName"_s), u"turkish"_s);
        QSignalSpy exported(dialog, &ExportDialog::exported);
        QTest::mouseClick(in<QPushButton>(dialog, u"exportStart"_s), Qt::LeftButton);
        QVERIFY(exported.wait(10'000));
        exporting::Options options;
        options.language = scenario::Language::Turkish;
        QBuffer expected;
        expected.open(QIODevice::WriteOnly);
        exporting::formatFor(u"a.csv"_s)->write(it.run().recording(), expected, options);
        QCOMPARE(contentOf(path(u"turkish.csv"_s)), expected.data());
        QCOMPARE(scenario::language(), scenario::Language::English);
    }

    void whatIsThereIsReplacedOnlyByAWholeFile()
    {
        Lab it(u"lost-ack"_s);
        const QString old = put(u"old.ever"_s, "old");
        auto *dialog = new ExportDialog({ it.run().sharedBranch(), 0, u"old"_s }, { u".ever"_s, m_folder.path() },
                                        it.window.appearance(), &it.window, unusual);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto *start = in<QPushButton>(dialog, u"exportStart"_s);
        QCOMPARE(start->text(), u"Replace it"_s);
        auto *progress = in<QProgressBar>(dialog, u"exportProgress"_s);
        QVERIFY(!progress->isVisible());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY(progress->isVisible() && progress->value() > 3);
        QVERIFY(!start->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!progress->isVisible());
        QVERIFY(dialog->isVisible());
        QVERIFY(in<QLabel>(dialog, u"exportState"_s)->text().startsWith(u"Cancelled"));
        QCOMPARE(contentOf(old), QByteArray("old"));
        QCOMPARE(QDir(m_folder.path()).entryList({ u"old*"_s }), QStringList{ u"old.ever"_s });
        // One that fails says why, and the dialog stays for another attempt.
        in<QListWidget>(dialog, u"exportFormats"_s)->setCurrentRow(1);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE(in<QLabel>(dialog, u"exportState"_s)->text(), u"✕ the disk is full"_s);
        QVERIFY(!QFile::exists(path(u"old.full"_s)));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    /// Closed while it writes, it waits for nobody.
    void aDialogMayGoWhileItWrites()
    {
        Lab it(u"lost-ack"_s);
        auto *dialog = new ExportDialog({ it.run().sharedBranch(), 0, u"gone"_s }, { u".ever"_s, m_folder.path() },
                                        it.window.appearance(), &it.window, unusual);
        dialog->open();
        QTest::mouseClick(in<QPushButton>(dialog, u"exportStart"_s), Qt::LeftButton);
        QTest::qWait(30);
        delete dialog;
        QVERIFY(!QFile::exists(path(u"gone.ever"_s)));
    }

    void aFolderThatCannotBeWrittenGivesOneLine()
    {
        Lab it(u"lost-ack"_s);
        ExportDialog *dialog = openDialog(it);
        QVERIFY(dialog);
        auto *start = in<QPushButton>(dialog, u"exportStart"_s);
        auto *state = in<QLabel>(dialog, u"exportState"_s);
        write(in<QLineEdit>(dialog, u"exportFolder"_s), path(u"nowhere"_s));
        QVERIFY(!start->isEnabled());
        QCOMPARE(state->text(), u"✕ There is no such folder."_s);
        // A folder in which nobody may create a file, the superuser neither.
        write(in<QLineEdit>(dialog, u"exportFolder"_s), u"/proc/self"_s);
        QVERIFY(start->isEnabled());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY(state->text().startsWith(u"✕ /proc/self/lost-ack.html: cannot be written"));
        QVERIFY(!state->text().contains(u'\n'));
        QVERIFY(start->isEnabled());
        write(in<QLineEdit>(dialog, u"exportName"_s), u"a/b"_s);
        QVERIFY(!start->isEnabled());
        write(in<QLineEdit>(dialog, u"exportName"_s), u" "_s);
        QVERIFY(!start->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!it.window.takeaway().dialog());
    }

    // Pictures and scenarios

    void ctrlCCopiesThePicture()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Delivered);
        window::StageView &stage = it.window.stagePanel().stage();
        it.key(Qt::Key_C, Qt::ControlModifier);
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        const auto image = data->imageData().value<QImage>();
        QVERIFY(image.width() > 2 * stage.width());
        // Something is on it.
        QVERIFY(image.pixelColor(3, 3) == it.window.appearance().theme().panel);
        QVERIFY(image != QImage(image.size(), image.format()));
        QCOMPARE(QImage::fromData(data->data(u"image/png"_s)).size(), image.size());
        QVERIFY(QSvgRenderer(data->data(u"image/svg+xml"_s)).isValid());
        QVERIFY(!data->hasText());
        QCOMPARE(notice(it).kind, Notice::Kind::Success);
        // The key crashes nobody: that is C alone.
        QCOMPARE(it.run().branches().size(), 1U);
        // A click on the handle does the same.
        QGuiApplication::clipboard()->clear();
        it.click(u"pictureHandle"_s);
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
    }

    void rowsOfALogAreCopiedAsText()
    {
        Lab it(u"lost-ack"_s);
        it.run().toEnd();
        it.window.sidePanel().showPage(u"event-log"_s);
        auto *table = it.widget<QTableView>(u"eventLog"_s);
        QVERIFY(table);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasText());
        QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasImage());
    }

    void aScenarioIsCopiedAndPasted()
    {
        Lab it(u"lost-ack"_s, {}, u"check-then-process"_s);
        it.goToStep(0, engine::Step::Record);
        it.key(Qt::Key_C);
        const qint64 reserved = it.reserved();
        it.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"redelivery-scenario"));
        Lab other(u"ack-first"_s);
        other.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.reserved(), reserved);
        QCOMPARE(other.count(Kind::Crashed), 1U);
        // A picture is no scenario: one line, and nothing changes.
        it.key(Qt::Key_C, Qt::ControlModifier);
        other.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(notice(other).kind, Notice::Kind::Problem);
        QCOMPARE(other.reserved(), reserved);
    }

    void aDragCarriesPictureFileAndWords()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Delivered);
        const auto data = it.window.takeaway().dragData();
        QVERIFY(data);
        QCOMPARE(data->text(), it.run().sentence().what + u' ' + it.run().sentence().why);
        const QImage image = data->imageData().value<QImage>();
        QCOMPARE(data->urls().size(), 1);
        const QString file = data->urls().constFirst().toLocalFile();
        QVERIFY(file.endsWith(u"lost-ack-event-%1.png"_s.arg(it.run().events())));
        QCOMPARE(QImage(file).size(), image.size());
        QVERIFY(data->hasFormat(u"image/svg+xml"_s));
    }

    /// The ground can be dragged out; a click on it, or a drag of an envelope, is none of that.
    void theGroundIsDragged()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Published);
        window::StageView &stage = it.window.stagePanel().stage();
        // What would start the drag, which lasts until the mouse is let go, is not what is tested.
        QVERIFY(QObject::disconnect(&stage, &window::StageView::dragOutWanted, &it.window, nullptr));
        QSignalSpy wanted(&stage, &window::StageView::dragOutWanted);
        const QPointF ground(4, 4);
        QVERIFY(!stage.itemAt(ground));
        lab::click(&stage, ground);
        QCOMPARE(wanted.size(), 0);
        const QRectF envelope = partAt(stage, stage::Item::Kind::Entry, 1);
        QVERIFY(!envelope.isEmpty());
        drag(&stage, envelope.center(), ground);
        QCOMPARE(wanted.size(), 0);
        drag(&stage, ground, ground + QPointF(60, 60));
        QCOMPARE(wanted.size(), 1);
        window::PictureHandle &handle = it.window.stagePanel().picture();
        QVERIFY(QObject::disconnect(&handle, &window::PictureHandle::dragWanted, &it.window, nullptr));
        QSignalSpy handed(&handle, &window::PictureHandle::dragWanted);
        QGuiApplication::clipboard()->clear();
        drag(&handle, handle.rect().center(), QPointF(handle.rect().center()) - QPointF(60, 0));
        QCOMPARE(handed.size(), 1);
        const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(!copied || !copied->hasImage());
    }

    // Damaged traces

    void damagedTracesSayWhatIsMissing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("opens");
        QTest::addColumn<int>("events");
        QTest::addColumn<QString>("line");
        Lab it(u"the-arbiter"_s);
        const QList<QByteArray> lines = linesOf(it.run().recording());
        const int all = static_cast<int>(it.events().size());
        const QByteArray whole = joined(lines);
        QTest::newRow("whole") << whole << true << all << u"A trace of %1 events, recorded on SQLite."_s.arg(all);

        QTest::newRow("cut in a line") << whole.first(whole.indexOf(lines[lineOfEvent(lines, 5)]) + 12) << true << 5
                                       << u"x.jsonl breaks off in the middle of line %1;"_s.arg(lineOfEvent(lines, 5)
                                                                                                + 1);
        QTest::newRow("last line missing")
            << joined(lines.first(lines.size() - 1)) << true << all
            << u"x.jsonl breaks off after line %1; the last line, with the verdict, is missing. Events shown: %2."_s
                   .arg(lines.size() - 1)
                   .arg(all);

        QList<QByteArray> edited = lines;
        edited[lineOfEvent(lines, 1)].replace("\"lockedUntil\":", "\"lockedUntil\":9");
        QVERIFY(edited != lines);
        QTest::newRow("another number") << joined(edited) << true << all << QString();
        edited = lines;
        edited.removeAt(lineOfEvent(lines, 0));
        QTest::newRow("event removed") << joined(edited) << true << 0 << u"x.jsonl is no good from line 3 on."_s;
        edited = lines;
        edited.removeAt(lineOfEvent(lines, 2));
        QTest::newRow("event removed further on")
            << joined(edited) << true << 2 << u"x.jsonl is no good from line 7 on."_s;
        edited = lines;
        edited.removeAt(lineOfEvent(lines, 2) - 1);
        QTest::newRow("action removed") << joined(edited) << true << all << QString();
        edited = lines;
        edited.last().replace("effectively-once", "lost");
        QVERIFY(edited != lines);
        QTest::newRow("another verdict") << joined(
            edited) << true << all << u"The last line of x.jsonl says something else than its %1 events"_s.arg(all);
        edited = lines;
        edited[0].replace("\"database\":\"sqlite\"", "\"database\":\"postgresql\"");
        QTest::newRow("another database")
            << joined(edited) << true << all << u"A trace of %1 events, recorded on PostgreSQL."_s.arg(all);
        edited = lines;
        edited[0].replace("\"lesson\":\"the-arbiter\"", "\"lesson\":\"long-gone\"");
        QTest::newRow("a lesson that is gone") << joined(edited) << true << all << u"A trace of %1 events"_s.arg(all);
        edited = lines;
        edited[0].replace("\"lesson\":", "\"variant\":\"long-gone\",\"lesson\":");
        QTest::newRow("a variant that is gone") << joined(edited) << true << all << QString();
        edited = lines;
        edited[0].replace("\"version\":1", "\"version\":2");
        QTest::newRow("newer") << joined(edited) << false << 0
                               << u":1: made by a newer program: trace version 2, this one reads 1"_s;
        QTest::newRow("only the header") << joined(lines.first(1)) << true << 0
                                         << u"x.jsonl breaks off after line 1;"_s;
    }
    void damagedTracesSayWhatIsMissing()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, opens);
        QFETCH(int, events);
        QFETCH(QString, line);
        Lab it(u"lost-ack"_s);
        const std::size_t before = it.events().size();
        QCOMPARE(it.window.openFile(put(u"x.jsonl"_s, bytes)), opens);
        QCOMPARE(it.events().size(), opens ? static_cast<std::size_t>(events) : before);
        const Notice said = notice(it);
        QVERIFY(it.window.banner().isVisible());
        QVERIFY2(said.text.contains(line), qPrintable(said.text));
        QVERIFY(!said.text.contains(u'\n'));
        if (!opens)
            return;
        const bool flawed = line.startsWith(u"x.jsonl") || line.startsWith(u"The last line");
        QCOMPARE(said.kind, flawed ? Notice::Kind::Problem : Notice::Kind::Remark);
        if (qstrcmp(QTest::currentDataTag(), "a lesson that is gone") == 0)
            QVERIFY(said.details.front().second.contains(u"long-gone"));
        // What is there can be travelled.
        it.run().toEnd();
        QCOMPARE(it.run().events(), it.events().size());
        it.run().toStart();
        // Without a mouse or with one, it can be verified from here.
        QTest::mouseClick(it.widget<QPushButton>(u"bannerAction"_s), Qt::LeftButton);
        QTRY_VERIFY(it.window.verification().last().has_value());
    }

    /// Whatever a line of a trace has become: the window opens it or says why not.
    void anyLineMayBeWrong()
    {
        Lab it(u"the-arbiter"_s);
        const QList<QByteArray> lines = linesOf(it.run().recording());
        for (qsizetype line = 0; line < lines.size(); ++line) {
            for (const char *wrong : { "", "{}", "[", "\"event\"", "{\"verdict\":1}" }) {
                QList<QByteArray> edited = lines;
                edited[line] = wrong;
                it.window.openFile(put(u"wrong.jsonl"_s, joined(edited)));
                QVERIFY(!it.window.banner().text().contains(u'\n'));
                it.run().toEnd();
            }
        }
    }

    // Verifying

    void aRunIsVerified()
    {
        Lab it(u"the-arbiter"_s);
        const int events = static_cast<int>(it.events().size());
        verify(it);
        QCOMPARE(notice(it).kind, Notice::Kind::Success);
        QVERIFY(notice(it).text.contains(u"all %1 events"_s.arg(events)));
        QVERIFY(!it.window.timelinePanel().strip().divergence());
        // One in which somebody has acted, too.
        it.goAfter(Kind::Delivered);
        it.key(Qt::Key_D);
        QCOMPARE(it.run().branches().size(), 2U);
        verify(it);
        QCOMPARE(notice(it).kind, Notice::Kind::Success);
    }

    void aDifferenceIsMarkedWhereItIs()
    {
        Lab it(u"the-arbiter"_s);
        QList<QByteArray> lines = linesOf(it.run().recording());
        const std::size_t event = it.find(Kind::Performed);
        const engine::Time at = it.events()[event].at;
        lines[lineOfEvent(lines, event)].replace("\"at\":" + QByteArray::number(qint64(at.count())),
                                                 "\"at\":" + QByteArray::number(qint64(at.count()) + 1));
        QVERIFY(it.window.openFile(put(u"edited.jsonl"_s, joined(lines))));
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        const QImage before = strip.grab().toImage();
        verify(it);
        QCOMPARE(strip.divergence(), std::optional(event));
        QCOMPARE(it.run().events(), event + 1);
        QVERIFY(strip.accessibleDescription().contains(QString::number(event + 1)));
        const Notice said = notice(it);
        QCOMPARE(said.kind, Notice::Kind::Problem);
        QVERIFY(said.text.contains(u"event %1 of %2"_s.arg(event + 1).arg(it.events().size())));
        QCOMPARE(said.details.size(), 3U);
        QVERIFY(said.details[0].second.contains(u"inventory"));
        QCOMPARE(said.details[1].second, said.details[0].second);
        QVERIFY2(said.details[2].second.startsWith(u"at: "), qPrintable(said.details[2].second));
        QVERIFY(strip.grab().toImage() != before);
        // The mark stays with its run, and the button leads back to it.
        it.run().toStart();
        QTest::mouseClick(it.widget<QPushButton>(u"bannerAction"_s), Qt::LeftButton);
        QCOMPARE(it.run().events(), event + 1);
        it.key(Qt::Key_D);
        QVERIFY(it.run().branches().size() == 1 || !strip.divergence());
        it.window.openLesson(u"lost-ack"_s);
        QVERIFY(!strip.divergence());
        QVERIFY(!it.window.banner().isVisible());
    }

    /// The mark is red and stands over the event, all the way down.
    void theMarkIsSeen()
    {
        Lab it(u"the-arbiter"_s);
        window::TimelineStrip &strip = it.window.timelinePanel().strip();
        const std::size_t event = it.find(Kind::Committed);
        strip.setDivergence(event);
        it.run().toEnd();
        const stage::Theme &theme = it.window.appearance().theme();
        const QImage image = strip.grab().toImage();
        const double ratio = strip.devicePixelRatioF();
        const int x = static_cast<int>(std::lround(strip.xAt(it.run().pacing().startOf(event)) * ratio));
        int red = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int near = -2; near <= 2; ++near) {
                if (image.pixelColor(x + near, y) == theme.fault.line) {
                    ++red;
                    break;
                }
            }
        }
        QVERIFY2(red > image.height() / 3, qPrintable(QString::number(red)));
    }

    void whatIsMissingAtTheEndIsFound()
    {
        Lab it(u"the-arbiter"_s);
        QList<QByteArray> lines = linesOf(it.run().recording());
        // The last action goes with its events; the verdict stays.
        const std::size_t events = it.run().recording().actions.back().firstEvent;
        const qsizetype action = lineOfEvent(lines, events) - 1;
        lines.remove(action, lines.size() - 1 - action);
        QVERIFY(it.window.openFile(put(u"shorter.jsonl"_s, joined(lines))));
        QCOMPARE(it.events().size(), events);
        verify(it);
        QCOMPARE(it.window.timelinePanel().strip().divergence(), std::optional(events));
        QVERIFY(notice(it).text.contains(u"goes on after the last event"));
    }

    void aTraceOfAnotherDatabaseCannotBeVerified()
    {
        Lab it(u"the-arbiter"_s);
        QList<QByteArray> lines = linesOf(it.run().recording());
        lines[0].replace("\"database\":\"sqlite\"", "\"database\":\"mariadb\"");
        QVERIFY(it.window.openFile(put(u"mariadb.jsonl"_s, joined(lines))));
        verify(it);
        QCOMPARE(notice(it).text, u"It was recorded on MariaDB, and here is only SQLite: it cannot be verified."_s);
        QVERIFY(!it.window.timelinePanel().strip().divergence());
    }

    /// What is verified belongs to the run that was shown; another run is not marked with it.
    void anotherRunIsNotMarked()
    {
        Lab it(u"the-arbiter"_s);
        it.key(Qt::Key_V);
        it.window.openLesson(u"lost-ack"_s);
        QTest::qWait(200);
        QVERIFY(!it.window.timelinePanel().strip().divergence());
        QVERIFY(!it.window.verification().isRunning());
    }
};

QTEST_MAIN(TestTaking)
#include "tst_taking.moc"
