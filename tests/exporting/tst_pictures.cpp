// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/film.h"
#include "exporting/picture.h"
#include "long_recording.h"
#include "runs.h"

#include "trace/verdict_words.h"

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <webp/demux.h>

using namespace Qt::Literals::StringLiterals;
using exporting::Appearance;
using exporting::Options;
using exporting::View;
using runs::bytesOf;
using runs::written;

/// The formats that are drawn, over all lessons and a scenario whose names try to break out of each format.
class TestPictures : public QObject
{
    Q_OBJECT

private:
    runs::Runs m_runs;

    /// A text of an SVG, where it stands.
    struct Text {
        QString text;
        double left = 0;
        double right = 0;
        double y = 0;
        QString families;
    };

    struct Svg {
        QString problem;
        QSizeF size;
        std::set<QString> elements;
        std::vector<Text> texts;

        /// All of it, from text to text, so that wrapped sentences are whole again.
        QString all() const
        {
            QStringList parts;
            for (const Text &text : texts)
                parts.append(text.text.trimmed());
            return parts.join(u' ');
        }
    };

    static QTransform transformOf(const QXmlStreamAttributes &attributes)
    {
        const QString matrix = attributes.value("transform"_L1).toString();
        const QStringList parts = matrix.mid(7, matrix.size() - 8).split(u',');
        if (parts.size() != 6)
            return {};
        return { parts[0].toDouble(), parts[1].toDouble(), parts[2].toDouble(),
                 parts[3].toDouble(), parts[4].toDouble(), parts[5].toDouble() };
    }

    static Svg parsed(const QByteArray &bytes)
    {
        Svg svg;
        QXmlStreamReader reader(bytes);
        std::vector<QTransform> transforms{ QTransform() };
        while (!reader.atEnd()) {
            const auto token = reader.readNext();
            if (token == QXmlStreamReader::EndElement)
                transforms.pop_back();
            if (token != QXmlStreamReader::StartElement)
                continue;
            const QXmlStreamAttributes attributes = reader.attributes();
            svg.elements.insert(reader.name().toString());
            if (reader.name() == u"svg")
                svg.size = QSizeF(attributes.value("width"_L1).toDouble(), attributes.value("height"_L1).toDouble());
            const QTransform transform = transformOf(attributes) * transforms.back();
            if (reader.name() != u"text") {
                transforms.push_back(transform);
                continue;
            }
            const double x = attributes.value("x"_L1).toDouble();
            const double y = attributes.value("y"_L1).toDouble();
            const double length = attributes.value("textLength"_L1).toDouble();
            const QString families = attributes.value("font-family"_L1).toString();
            svg.texts.push_back({ reader.readElementText(), transform.map(QPointF(x, y)).x(),
                                  transform.map(QPointF(x + length, y)).x(), transform.map(QPointF(x, y)).y(),
                                  families });
        }
        svg.problem = reader.errorString();
        return svg;
    }

    /// A WebP animation as a player sees it.
    struct Animation {
        WebPAnimInfo info{};
        QImage last;
        int milliseconds = 0;
    };

    static Animation decoded(const QByteArray &bytes)
    {
        Animation animation;
        WebPAnimDecoderOptions options;
        WebPAnimDecoderOptionsInit(&options);
        options.color_mode = MODE_BGRA;
        const WebPData data{ reinterpret_cast<const uint8_t *>(bytes.constData()),
                             static_cast<std::size_t>(bytes.size()) };
        WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
        if (!decoder)
            return animation;
        WebPAnimDecoderGetInfo(decoder, &animation.info);
        const QSize size(static_cast<int>(animation.info.canvas_width), static_cast<int>(animation.info.canvas_height));
        uint8_t *pixels = nullptr;
        while (WebPAnimDecoderHasMoreFrames(decoder)) {
            if (!WebPAnimDecoderGetNext(decoder, &pixels, &animation.milliseconds))
                break;
        }
        animation.last = QImage(pixels, size.width(), size.height(), QImage::Format_RGB32).copy();
        WebPAnimDecoderDelete(decoder);
        return animation;
    }

    /// What a film shows, without its words.
    static QImage stageOf(exporting::Film &film, double seconds)
    {
        QImage image(exporting::Film::size().toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        film.paint(painter, seconds);
        const exporting::Slide slide(exporting::themeOf({}), exporting::Film::size());
        return image.copy(slide.body().toAlignedRect());
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const scenario::Document &lesson : scenario::lessons())
            m_runs.add(lesson);
        m_runs.add(runs::hostile());
        m_runs.add(u"unreadable"_s, runs::unreadable());
    }

    void sameTraceSameBytes_data() { m_runs.addRows(); }
    void sameTraceSameBytes()
    {
        QFETCH(const trace::Recording *, recording);
        const std::size_t index = recording->events.size();
        const Options options{ .language = index % 2 == 0 ? scenario::Language::English : scenario::Language::Turkish,
                               .appearance = index % 3 == 0 ? Appearance::Dark : Appearance::Light };
        for (const exporting::Format &format : exporting::formats()) {
            if (format.kind != exporting::Format::Kind::Picture)
                continue;
            const QByteArray first = written(*recording, format.extension, options);
            QVERIFY2(!first.isEmpty(), format.extension.data());
            // As another process would have it.
            QHashSeed::resetRandomGlobalSeed();
            QVERIFY2(first == written(*recording, format.extension, options), format.extension.data());
        }
        QCOMPARE(scenario::language(), scenario::Language::English);
    }

    void svgKeepsTextAsTextAndWithinThePicture_data() { m_runs.addRows(); }
    void svgKeepsTextAsTextAndWithinThePicture()
    {
        QFETCH(const trace::Recording *, recording);
        static const std::set<QString> drawn{ u"svg"_s,  u"title"_s, u"desc"_s,     u"defs"_s, u"g"_s,
                                              u"text"_s, u"path"_s,  u"polyline"_s, u"rect"_s, u"circle"_s };
        for (const View view : { View::Stage, View::Timeline, View::Storyboard }) {
            const Svg svg = parsed(written(*recording, u".svg"_s, { .view = view }));
            QVERIFY2(svg.problem.isEmpty(), qPrintable(svg.problem));
            QVERIFY(std::includes(drawn.begin(), drawn.end(), svg.elements.begin(), svg.elements.end()));
            for (const Text &text : svg.texts) {
                QVERIFY2(text.families.endsWith(u", sans-serif"_s) || text.families.endsWith(u", monospace"_s),
                         qPrintable(text.families));
                QVERIFY2(text.left >= 0 && text.right <= svg.size.width() && text.y >= 0 && text.y <= svg.size.height(),
                         qPrintable(text.text));
            }
        }
    }

    void svgIsWholeAtEveryMoment()
    {
        for (const QStringView name : { u"hostile", u"unreadable" }) {
            const trace::Recording &recording = m_runs[name];
            for (std::size_t events = 0; events <= recording.events.size(); ++events) {
                const Svg svg = parsed(written(recording, u".svg"_s, { .events = events }));
                QVERIFY2(svg.problem.isEmpty(), qPrintable(svg.problem));
            }
        }
    }

    /// What the last row of a lecture hall has to know.
    void picturesAreUnderstoodOnTheirOwn_data() { m_runs.addRows({ u"hostile"_s, u"unreadable"_s }); }
    void picturesAreUnderstoodOnTheirOwn()
    {
        QFETCH(const trace::Recording *, recording);
        trace::State state(recording->setup);
        QStringList sentences;
        for (std::size_t index = 0; index < recording->events.size(); ++index) {
            sentences.append(trace::narrate(*recording, index, state).what);
            state.apply(recording->events[index]);
        }
        const trace::Judgement verdict = trace::judge(state, *recording);
        const exporting::Caption caption = exporting::captionOf(*recording);
        const std::size_t middle = recording->events.size() / 2;
        const QString half = parsed(written(*recording, u".svg"_s, { .events = middle })).all();
        QVERIFY2(half.contains(sentences[static_cast<qsizetype>(middle) - 1]), qPrintable(half));
        const QString end = parsed(written(*recording, u".svg"_s)).all();
        const QString board = parsed(written(*recording, u".svg"_s, { .view = View::Storyboard })).all();
        for (const QString &text : { end, board }) {
            QVERIFY2(text.contains(caption.title), qPrintable(text));
            QVERIFY2(text.contains(caption.handling), qPrintable(text));
            QVERIFY2(text.contains(sentences.last()), qPrintable(text));
            QVERIFY2(text.contains(trace::verdictText(verdict)), qPrintable(text));
        }
        QVERIFY2(board.contains(trace::verdictSentence(verdict, state, *recording)), qPrintable(board));
        QVERIFY2(board.contains(caption.question), qPrintable(board));
    }

    void theMomentAndTheViewAreChosen()
    {
        const trace::Recording &recording = m_runs[u"the-arbiter"];
        const auto shown = [&](const Options &options) { return parsed(written(recording, u".svg"_s, options)).all(); };
        QVERIFY(shown({ .events = 0 }).contains(u"Nothing has happened yet."_s));
        QVERIFY(shown({ .events = 11 }).contains(u"step 11 of 20"_s));
        QVERIFY(shown({ .events = 1000 }).contains(u"step 20 of 20"_s));
        QVERIFY(shown({ .at = engine::Time(90) }).contains(u"t = "_s + trace::timeText(engine::Time(90))));
        QVERIFY(shown({ .view = View::Timeline }).contains(u"Database"_s));
        QVERIFY(!shown({}).contains(u"step 11 of 20"_s));
        QVERIFY(shown({ .language = scenario::Language::Turkish, .events = 11 }).contains(u"adım 11 / 20"_s));
    }

    void pngHasTheSizeAndTheTheme()
    {
        const trace::Recording &recording = m_runs[u"the-arbiter"];
        for (const Appearance appearance : { Appearance::Light, Appearance::Dark }) {
            const Options options{ .appearance = appearance };
            const QImage image = QImage::fromData(written(recording, u".png"_s, options), "PNG");
            QCOMPARE(image.size(), QSize(2560, 1600));
            QCOMPARE(image.pixelColor(3, 3), exporting::themeOf(options).panel);
        }
    }

    void pdfIsWhole()
    {
        for (const QStringView name : { u"the-arbiter", u"lost-ack", u"hostile" }) {
            const QByteArray bytes = written(m_runs[name], u".pdf"_s);
            QVERIFY(bytes.startsWith("%PDF-1."));
            QVERIFY(bytes.trimmed().endsWith("%%EOF"));
            QVERIFY(bytes.contains("/FontFile2"));
            QVERIFY(!bytes.contains("CreationDate"));
            const qsizetype table = bytes.lastIndexOf("\nxref\n") + 1;
            QVERIFY(bytes.contains("startxref\n" + QByteArray::number(table) + '\n'));
            const QList<QByteArray> lines = bytes.mid(table, bytes.indexOf("trailer", table) - table).split('\n');
            for (qsizetype object = 1; object + 2 < lines.size() - 1; ++object) {
                const qsizetype offset = lines[object + 2].left(10).toLongLong();
                QVERIFY2(bytes.mid(offset).startsWith(QByteArray::number(object) + " 0 obj"), lines[object + 2]);
            }
        }
    }

    void webpPlaysAsTheWindowDoes()
    {
        const trace::Recording &recording = m_runs[u"lost-ack"];
        const QByteArray bytes = written(recording, u".webp"_s);
        QVERIFY(bytes.size() < 3'000'000);
        QCOMPARE(written(recording, u".webp"_s), bytes);
        const Animation animation = decoded(bytes);
        exporting::Film film(recording, {});
        QCOMPARE(QSizeF(animation.info.canvas_width, animation.info.canvas_height), exporting::Film::size());
        QCOMPARE(int(animation.info.loop_count), 0);
        QVERIFY(animation.info.frame_count > 3 * recording.events.size());
        const double seconds = film.duration() + 3;
        QVERIFY2(std::abs(animation.milliseconds / 1000.0 - seconds) < 0.2,
                 qPrintable(QString::number(animation.milliseconds)));
        // Without loss: the last frame is what is painted.
        QImage painted(exporting::Film::size().toSize(), QImage::Format_RGB32);
        QPainter painter(&painted);
        film.paint(painter, film.duration());
        painter.end();
        QCOMPARE(animation.last, painted);
    }

    void webpOfAnotherLookAndLanguage()
    {
        const trace::Recording &recording = m_runs[u"failure-window"];
        const Animation animation = decoded(written(
            recording, u".webp"_s, { .language = scenario::Language::Turkish, .appearance = Appearance::Dark }));
        QVERIFY(animation.info.frame_count > recording.events.size());
        QCOMPARE(animation.last.pixelColor(3, 3), stage::Theme::of(stage::ThemeKind::Dark).panel);
    }

    void filmsOfLongRunsPlayQuicker()
    {
        const trace::Recording recording = support::longRecording(400);
        const stage::Pacing pacing(recording);
        QVERIFY(pacing.duration() > 1.2 * exporting::Film::longest);
        exporting::Film film(recording, {});
        QCOMPARE(film.duration(), exporting::Film::longest);
        // In a rest about halfway it shows what a run shows at its end that ends there.
        std::size_t events = pacing.eventsAt(pacing.duration() / 2);
        while (pacing.startOf(events) - pacing.endOf(events - 1) < 0.05)
            ++events;
        const double rest = (pacing.endOf(events - 1) + pacing.startOf(events)) / 2;
        trace::Recording half = recording;
        half.events.resize(events);
        exporting::Film other(half, {});
        QCOMPARE(stageOf(film, rest / pacing.duration() * film.duration()), stageOf(other, other.duration()));
    }

    void picturesOfLongRunsHaveAnEnd()
    {
        const trace::Recording recording = support::longRecording(3000);
        for (const View view : { View::Stage, View::Timeline, View::Storyboard })
            QVERIFY(parsed(written(recording, u".svg"_s, { .view = view })).problem.isEmpty());
        QString problem;
        try {
            written(recording, u".webp"_s);
        } catch (const scenario::Problem &caught) {
            problem = caught.text();
        }
        QVERIFY2(problem.contains(u"an animation has room for 15"_s), qPrintable(problem));
    }

    void whatBreaksOffIsDrawnToo()
    {
        const trace::Recording &whole = m_runs[u"the-arbiter"];
        for (std::size_t actions = 0; actions < whole.actions.size(); ++actions) {
            trace::Recording cut = whole;
            cut.complete = false;
            cut.actions.resize(actions);
            cut.events.resize(whole.actions[actions].firstEvent);
            for (const View view : { View::Stage, View::Timeline, View::Storyboard }) {
                const Svg svg = parsed(written(cut, u".svg"_s, { .view = view }));
                QVERIFY2(svg.problem.isEmpty(), qPrintable(svg.problem));
                QVERIFY(!svg.texts.empty());
            }
        }
    }

    void writersTellHowFarTheyHaveComeAndCanBeStopped()
    {
        const trace::Recording &recording = m_runs[u"lost-ack"];
        const QTemporaryDir folder;
        for (const exporting::Format &format : exporting::formats()) {
            if (!format.isPicture())
                continue;
            const QString path = folder.filePath(u"x"_s + format.extension);
            std::vector<double> told;
            Options options{ .progress = [&](double done) {
                told.push_back(done);
                return true;
            } };
            QVERIFY(exporting::save(recording, format, path, options));
            QVERIFY2(!told.empty() && std::is_sorted(told.begin(), told.end()), format.extension.data());
            QVERIFY2(told.front() >= 0 && told.back() < 1, format.extension.data());
            const QByteArray before = bytesOf(path);
            QVERIFY(!before.isEmpty());
            options.progress = [limit = told[told.size() / 2]](double done) { return done < limit; };
            QVERIFY2(!exporting::save(recording, format, path, options), format.extension.data());
            QCOMPARE(bytesOf(path), before);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{ u"x"_s + format.extension });
            QFile::remove(path);
        }
    }
};

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
