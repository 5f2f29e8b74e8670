// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/format.h"

#include "exporting/progress.h"
#include "exporting/writers.h"
#include "scenario/scenario.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QStringList>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

void require(bool good, const QSaveFile &file)
{
    if (!good)
        throw scenario::Problem(Words::tr("%1: cannot be written: %2").arg(file.fileName(), file.errorString()));
}

} // namespace

std::optional<std::size_t> Options::eventsAt(const trace::Recording &recording) const
{
    if (events)
        return std::min(*events, recording.events.size());
    if (!at)
        return std::nullopt;
    const auto happened = std::count_if(recording.events.begin(), recording.events.end(),
                                        [&](const engine::Event &event) { return event.at <= *at; });
    return static_cast<std::size_t>(happened);
}

std::span<const Format> formats()
{
    static constexpr Format all[] = {
        { ".jsonl"_L1, QT_TRANSLATE_NOOP("Formats", "Trace"),
          QT_TRANSLATE_NOOP("Formats", "everything; opens here again"), writeJsonLines },
        { ".html"_L1, QT_TRANSLATE_NOOP("Formats", "Web page"),
          QT_TRANSLATE_NOOP("Formats", "plays in any browser, without a network"), writeHtml },
        { ".mmd"_L1, QT_TRANSLATE_NOOP("Formats", "Mermaid sequence diagram"),
          QT_TRANSLATE_NOOP("Formats", "for READMEs and wikis"), writeMermaid },
        { ".puml"_L1, QT_TRANSLATE_NOOP("Formats", "PlantUML sequence diagram"),
          QT_TRANSLATE_NOOP("Formats", "for design documents"), writePlantUml },
        { ".csv"_L1, QT_TRANSLATE_NOOP("Formats", "Event log, CSV"), QT_TRANSLATE_NOOP("Formats", "for spreadsheets"),
          writeCsv },
        { ".trace.json"_L1, QT_TRANSLATE_NOOP("Formats", "Chrome trace events"),
          QT_TRANSLATE_NOOP("Formats", "for Perfetto and other profilers"), writeChromeTrace },
        { ".otlp.json"_L1, QT_TRANSLATE_NOOP("Formats", "OpenTelemetry, OTLP/JSON"),
          QT_TRANSLATE_NOOP("Formats", "for Jaeger and Tempo"), writeOtlp },
        { ".spec"_L1, QT_TRANSLATE_NOOP("Formats", "PostgreSQL isolation test"),
          QT_TRANSLATE_NOOP("Formats", "runs the same statements in the same order"), writeIsolationSpec },
        { ".sql"_L1, QT_TRANSLATE_NOOP("Formats", "SQL for two terminals"),
          QT_TRANSLATE_NOOP("Formats", "to repeat it by hand on a database of your own"), writeSqlScript },
        { ".cs"_L1, QT_TRANSLATE_NOOP("Formats", "Regression test, C#"),
          QT_TRANSLATE_NOOP("Formats", "a skeleton for xUnit and EF Core"), writeXunitTest },
        { ".cpp"_L1, QT_TRANSLATE_NOOP("Formats", "Regression test, C++"),
          QT_TRANSLATE_NOOP("Formats", "a skeleton without a framework"), writeCppTest },
        { ".shiviz.log"_L1, QT_TRANSLATE_NOOP("Formats", "ShiViz log"),
          QT_TRANSLATE_NOOP("Formats", "what happened before what, by vector clocks"), writeShiviz },
        { ".svg"_L1, QT_TRANSLATE_NOOP("Formats", "Picture, SVG"),
          QT_TRANSLATE_NOOP("Formats", "sharp at any size, with text that can be searched"), writeSvg,
          Format::Kind::Picture },
        { ".pdf"_L1, QT_TRANSLATE_NOOP("Formats", "Storyboard, PDF"),
          QT_TRANSLATE_NOOP("Formats", "the key moments on paper"), writePdf, Format::Kind::Picture },
        { ".png"_L1, QT_TRANSLATE_NOOP("Formats", "Picture, PNG"), QT_TRANSLATE_NOOP("Formats", "for slides and chats"),
          writePng, Format::Kind::Picture },
        { ".webp"_L1, QT_TRANSLATE_NOOP("Formats", "Animation, WebP"),
          QT_TRANSLATE_NOOP("Formats", "plays by itself, in browsers and READMEs"), writeWebp,
          Format::Kind::Animation },
    };
    return all;
}

QString Format::name() const
{
    return Words::tr(englishName);
}

QString Format::purpose() const
{
    return Words::tr(englishPurpose);
}

bool Format::write(const trace::Recording &recording, QIODevice &device, const Options &options) const
{
    const scenario::Speaking speaking(options.language);
    try {
        writer(recording, device, options);
        return true;
    } catch (const Cancelled &) {
        return false;
    }
}

const Format *formatFor(const QString &path)
{
    const Format *best = nullptr;
    for (const Format &format : formats()) {
        const bool fits = path.endsWith(format.extension, Qt::CaseInsensitive);
        if (fits && (!best || format.extension.size() > best->extension.size()))
            best = &format;
    }
    return best;
}

QString knownExtensions()
{
    QStringList extensions;
    for (const Format &format : formats())
        extensions.append(format.extension);
    return extensions.join(u", "_s);
}

bool save(const trace::Recording &recording, const Format &format, const QString &path, const Options &options)
{
    QSaveFile file(path);
    require(file.open(QIODevice::WriteOnly), file);
    if (!format.write(recording, file, options))
        return false; // what is written so far goes with the QSaveFile
    require(file.commit(), file);
    return true;
}

void demandWritable(const QString &path)
{
    QSaveFile file(path);
    require(file.open(QIODevice::WriteOnly), file);
}

} // namespace exporting
