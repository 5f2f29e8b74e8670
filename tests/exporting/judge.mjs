// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// judge.mjs REDELIVERY SOURCE [--few] [EXTENSION…]: see the script `judge` beside it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as textJudges from './judges.mjs';
import * as pictureJudges from './picture_judges.mjs';

const [redelivery, source, ...words] = process.argv.slice(2);
const few = words.includes('--few');
const wanted = words.filter((it) => it !== '--few');
const out = 'out';
/// With --few: beside the hostile one, a lesson with two consumers, a wait, a lost lock and a rollback.
const lessonOfFew = 'the-arbiter';

/// What is exported: [name of the file, arguments of the command].
function runs() {
    const lessons = JSON.parse(execFileSync(redelivery, ['list', '--json']));
    const all = [['hostile', [join(source, 'tests/exporting/hostile.json')]]];
    for (const lesson of lessons.filter((it) => !few || it.id === lessonOfFew)) {
        all.push([lesson.id, [lesson.id]]);
        if (few)
            continue;
        for (const variant of lesson.variants)
            all.push([`${lesson.id}--${variant.id}`, [lesson.id, '--variant', variant.id]]);
    }
    return all;
}

function exported(name, operands, extension, options = []) {
    const path = join(out, name + extension);
    execFileSync(redelivery, ['export', ...operands, path, ...options]);
    return path;
}

let passed = 0;
let failed = 0;

function count(what, problem) {
    if (problem === undefined) {
        ++passed;
        return;
    }
    ++failed;
    console.log(`FAILED ${what}: ${problem}`);
}

async function judgeFormat(judge, all) {
    const before = failed;
    const files = [];
    for (const [name, operands] of all.filter(([it]) => judge.takes?.(it) ?? true)) {
        try {
            const path = exported(name, operands, judge.extension, judge.options?.(name));
            const trace = exported(name, operands, '.jsonl');
            files.push({ name, path, text: readFileSync(path, 'utf8'), trace: readFileSync(trace, 'utf8') });
        } catch (error) {
            count(`${judge.extension} ${name}`, String(error.message));
        }
    }
    const court = await judge.open({ source, out, files });
    for (const file of files) {
        try {
            await court.judge(file);
            count();
        } catch (error) {
            count(`${judge.extension} ${file.name}`, String(error.message));
        }
    }
    await court.close?.();
    console.log(`${judge.extension}: ${files.length} files, ${failed - before} failed, by ${judge.by}`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const all = runs();
for (const judge of [...Object.values(textJudges), ...Object.values(pictureJudges)]) {
    if (wanted.length === 0 || wanted.includes(judge.extension))
        await judgeFormat(judge, all);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
