// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/trace_notice.h"

#include "scenario/scenario.h"
#include "trace/narration.h"
#include "trace/report.h"
#include "trace/verdict_words.h"
#include "window/verification.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace window {

using namespace Qt::Literals::StringLiterals;
using Flaw = trace::Opened::Flaw;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::TraceNotice)
};

QString flawText(const trace::Opened &opened, const QString &name)
{
    const QString line = QString::number(opened.line);
    const QString events = QString::number(opened.recording.events.size());
    switch (opened.flaw) {
    case Flaw::MidLine:
        return Words::tr("%1 breaks off in the middle of line %2; the rest is missing. Events shown: %3.")
            .arg(name, line, events);
    case Flaw::NoEnd:
        return Words::tr("%1 breaks off after line %2; the last line, with the verdict, is missing. Events shown: %3.")
            .arg(name, line, events);
    case Flaw::BadLine: return Words::tr("%1 is no good from line %2 on. Events shown: %3.").arg(name, line, events);
    case Flaw::OtherVerdict:
        return Words::tr("The last line of %1 says something else than its %2 events, which come to “%3”.")
            .arg(name, events, trace::verdictText(trace::judge(opened.recording)));
    case Flaw::None: break;
    }
    return {};
}

} // namespace

Notice noticeOf(const trace::Opened &opened, const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const trace::Header &header = opened.recording.header;
    Notice notice;
    if (opened.flaw == Flaw::None)
        notice.text = Words::tr("A trace of %1 events, recorded on %2.")
                          .arg(QString::number(opened.recording.events.size()), databaseTitle(header.database));
    else
        notice.text = flawText(opened, name);
    if (opened.flaw != Flaw::None)
        notice.kind = Notice::Kind::Problem;
    if (!opened.problem.isEmpty())
        notice.details.emplace_back(Words::tr("Wrong"), QString(opened.problem).replace(path, name));
    if (!header.lesson.isEmpty() && !scenario::findLesson(header.lesson))
        notice.details.emplace_back(
            Words::tr("Lesson"),
            Words::tr("There is no lesson “%1” here. The trace brings its own scenario.").arg(header.lesson));
    return notice;
}

} // namespace window
