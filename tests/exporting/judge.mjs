// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// judge.mjs REDELIVERY SOURCE [EXTENSION…]: see the script `judge` beside it.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as textJudges from './judges.mjs';
import * as pictureJudges from './picture_judges.mjs';

const [redelivery, source, ...wanted] = process.argv.slice(2);
const out = 'out';

/// What is exported: [name of the file, arguments of the command].
function runs() {
    const lessons = JSON.parse(execFileSync(redelivery, ['list', '--json']));
    const all = [['hostile', [join(source, 'tests/exporting/hostile.json')]]];
    for (const lesson of lessons) {
        all.push([lesson.id, [lesson.id]]);
        for (const variant of lesson.variants)
            all.push([`${lesson.id}--${variant.id}`, [lesson.id, '--variant', variant.id]]);
    }
    return all;
}

const execute = promisify(execFile);

async function exported(name, operands, extension, options = []) {
    const path = join(out, name + extension);
    await execute(redelivery, ['export', ...operands, path, ...options]);
    return path;
}

/// Calls `work` with each of them, as many at once as there are processors.
async function each(all, work) {
    const rest = all.values();
    const worker = async () => {
        for (const it of rest)
            await work(it);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
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
    const began = performance.now();
    const files = [];
    await each(all.filter(([name]) => judge.takes?.(name) ?? true), async ([name, operands]) => {
        try {
            const path = await exported(name, operands, judge.extension, judge.options?.(name));
            files.push({ name, path, text: readFileSync(path, 'utf8'), trace: readFileSync(join(out, `${name}.jsonl`), 'utf8') });
        } catch (error) {
            count(`${judge.extension} ${name}`, String(error.message));
        }
    });
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
    console.log(`${judge.extension}: ${files.length} files, ${failed - before} failed in ${Math.round((performance.now() - began) / 1000)} s, by ${judge.by}`);
}

const judges = [...Object.values(textJudges), ...Object.values(pictureJudges)];
const unknown = wanted.filter((it) => !judges.some(({ extension }) => extension === it));
if (unknown.length) {
    console.error(`judge: nobody judges ${unknown}; there are ${judges.map(({ extension }) => extension)}`);
    process.exit(2);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const all = runs();
await each(all, ([name, operands]) => exported(name, operands, '.jsonl'));
for (const judge of judges) {
    if (wanted.length === 0 || wanted.includes(judge.extension))
        await judgeFormat(judge, all);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
