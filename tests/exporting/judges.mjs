// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// Each judge: the extension that it judges, by which tool, and open(), which gives judge(file), throwing what is wrong,
// and perhaps close(). Of a file it gets the name, the path, the text, and the trace that it was made from. Further options
// of the command may go with a name, and takes(name) may leave one out.
import Ajv from 'ajv/dist/2020.js';
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import { stringify as stringifyCsv } from 'csv-stringify/sync';
import { chromium } from 'playwright-core';
import { demand, linesOf } from './rules.mjs';

export const jsonLines = {
    extension: '.jsonl',
    by: 'ajv, against resources/schema/trace.schema.json',
    async open({ source }) {
        const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
        const schema = (name) => JSON.parse(readFileSync(join(source, 'resources/schema', name)));
        ajv.addSchema(schema('scenario.schema.json'));
        const line = ajv.compile(schema('trace.schema.json'));
        const part = Object.fromEntries(['header', 'action', 'event', 'report'].map((name) =>
            [name, ajv.getSchema(`urn:redelivery-lab:trace:1#/$defs/${name}`)]));
        return {
            judge({ text }) {
                const lines = linesOf(text);
                demand(part.header(lines.at(0)), `line 1: ${ajv.errorsText(part.header.errors)}`);
                demand(part.report(lines.at(-1)), `last line: ${ajv.errorsText(part.report.errors)}`);
                lines.forEach((value, index) => {
                    if (line(value))
                        return;
                    const of = 'event' in value ? part.event : part.action;
                    of(value);
                    throw new Error(`line ${index + 1}: ${ajv.errorsText(of.errors)}`);
                });
                demand(!line({ ...lines[2], surprise: 1 }), 'the schema lets an unknown key pass');
            },
        };
    },
};

/// The tables at the end of a trace, told from its durable rows alone: { table: [[first columns], …] }.
function tablesOf(lines) {
    const key = { stock: ['book'], inbox: ['message', 'consumer'], stock_reservations: ['order', 'book'] };
    const tables = Object.fromEntries(Object.keys(key).map((name) => [name, new Map()]));
    const put = (table, row, now) => tables[table].set(JSON.stringify(key[table].map((column) => row[column])), now);
    for (const row of lines[0].scenario.stock)
        put('stock', row, row);
    for (const { table, durable, before, after } of lines.flatMap((line) => line.rows ?? []))
        durable && put(table, after ?? before, after);
    const shown = {
        stock: (row) => [row.book, row.onHand ?? 0, row.reserved ?? 0],
        inbox: (row) => [row.message, row.consumer],
        stock_reservations: (row) => [row.order, row.book, row.quantity ?? 0],
    };
    const rowsOf = (name) => [...tables[name].values()].filter(Boolean).map((row) => shown[name](row).map(String));
    return Object.fromEntries(Object.keys(key).map((name) => [name, rowsOf(name).map(String).sort()]));
}

/// Plays one page as a person at a keyboard would.
async function playThrough(page, lines) {
    const events = lines.filter((line) => 'event' in line).length;
    const moment = () => page.locator('#scrubber').inputValue().then(Number);
    const text = (id) => page.locator(id).innerText();
    demand(await moment() === 0, 'it does not open at the beginning');
    const beginning = await page.locator('main').innerText();
    await page.keyboard.press('ArrowRight');
    const first = await page.locator('main').innerText();
    demand(await moment() === 1 && first !== beginning, 'it does not step');
    await page.keyboard.press('End');
    demand(await moment() === events, 'it does not go to the end');
    demand((await text('#verdict')).includes('\u2713') === (lines.at(-1).verdict === 'effectively-once'), 'another verdict');
    const wanted = tablesOf(lines);
    const tables = await page.locator('#database table').evaluateAll((all) => all.map((table) =>
        [table.dataset.table, [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent))]));
    for (const [name, rows] of tables) {
        const columns = name === 'inbox' ? 2 : 3;
        const shown = rows.filter((row) => row.length > 1).map((row) => String(row.slice(0, columns))).sort();
        demand(String(shown) === String(wanted[name]), `${name} at the end: ${shown} instead of ${wanted[name]}`);
    }
    const missing = Object.keys(wanted).filter((name) => wanted[name].length && !tables.some(([shown]) => shown === name));
    demand(missing.length === 0, `no table ${missing}`);
    for (let count = events; count > 1; --count)
        await page.keyboard.press('ArrowLeft');
    demand(await page.locator('main').innerText() === first, 'stepped back, it is not as it was');
    await page.keyboard.press('Home');
    await page.locator('#play').click();
    await page.clock.runFor(1200 * (events + 1));
    demand(await moment() === events, 'played, it does not reach the end');
    const line = page.locator('#log tbody tr').first();
    await line.locator('button').focus();
    await page.keyboard.press('Enter');
    demand(await moment() === Number(await line.getAttribute('data-count')), 'the event log does not answer to the keyboard');
}

/// What a screen reader needs: every control has a name, every section a heading, every table a caption.
async function readThrough(page) {
    const nameless = await page.evaluate(() => [...document.querySelectorAll('button, input, main section')]
        .filter((it) => !it.ariaLabel && !it.textContent.trim() && !document.getElementById(it.getAttribute('aria-labelledby')))
        .map((it) => it.id));
    demand(nameless.length === 0, `without a name: ${nameless}`);
    demand(await page.locator('#database table:not(:has(caption))').count() === 0, 'a table without a caption');
    demand(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it scrolls sideways');
}

export const html = {
    extension: '.html',
    by: 'headless Chromium: it plays, steps back, and its final tables equal the trace',
    options: (name) => name.length % 2 ? ['--language', 'tr'] : [],
    async open({ out }) {
        const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
        return {
            async judge({ path, name, trace }) {
                const dark = name.length % 3 === 0;
                const context = await browser.newContext({ colorScheme: dark ? 'dark' : 'light', viewport: { width: 1360, height: 900 } });
                const page = await context.newPage();
                const complaints = [];
                page.on('console', (message) => complaints.push(message.text()));
                page.on('pageerror', (error) => complaints.push(String(error)));
                page.on('dialog', (dialog) => complaints.push(`a dialog: ${dialog.message()}`) && dialog.dismiss());
                page.on('request', (request) => request.url().startsWith('file:') || complaints.push(`asks for ${request.url()}`));
                await page.clock.install();
                await page.goto(pathToFileURL(resolve(path)).href);
                await playThrough(page, linesOf(trace));
                await readThrough(page);
                await page.screenshot({ path: join(out, `${name}.html.png`), fullPage: true });
                await page.setViewportSize({ width: 390, height: 800 });
                await readThrough(page);
                demand(complaints.length === 0, complaints.join('; '));
                await context.close();
            },
            close: () => browser.close(),
        };
    },
};

/// Every name of a trace's messages and consumers is to be seen in a picture's text, whatever it is made of.
function demandNames(lines, shown) {
    const plain = (text) => text.replace(/[\s\u00a0\u200d\u202a-\u202e]+/g, '');
    const all = plain(shown);
    const names = [...lines[0].scenario.consumers.map((it) => it.name),
        ...lines.filter((it) => it.event === 'published').map((it) => it.message)];
    for (const name of names)
        demand(all.includes(plain(name)), `the picture does not show ${name}`);
}

export const mermaid = {
    extension: '.mmd',
    by: "mermaid's own parser and painter",
    async open() {
        const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
        const page = await browser.newPage();
        await page.addScriptTag({ path: 'node_modules/mermaid/dist/mermaid.min.js' });
        await page.evaluate(() => globalThis.mermaid.initialize({ startOnLoad: false }));
        return {
            async judge({ text, trace, name, path }) {
                const picture = await page.evaluate(async (source) => {
                    await globalThis.mermaid.parse(source);
                    const { svg } = await globalThis.mermaid.render('picture', source);
                    document.body.innerHTML = svg;
                    const count = (selector) => document.querySelectorAll(selector).length;
                    return { shown: document.querySelector('svg').textContent, scripts: count('svg script, svg img'), notes: count('.noteText'), bands: count('rect.rect') };
                }, text);
                const lines = linesOf(trace);
                demandNames(lines, picture.shown);
                demand(picture.scripts === 0, 'a name became an element');
                const lost = lines.filter((it) => it.event === 'ack-lost').length;
                demand((text.match(/-xB: ack/g) ?? []).length === lost, 'a lost ack is not shown as lost');
                const restarts = lines.filter((it) => it.event === 'restarted').length;
                demand((text.match(/^ +create participant/gm) ?? []).length === restarts, 'a restart is not shown');
                demand(picture.bands > 0 || !lines.some((it) => it.call === 'begin'), 'a transaction is not shown');
                await page.locator('svg').first().screenshot({ path: `${path}.png` });
            },
            close: () => browser.close(),
        };
    },
};

export const plantUml = {
    extension: '.puml',
    by: "plantuml's syntax check and painter, xmllint",
    async open({ out, files }) {
        const env = { ...process.env, PLANTUML_LIMIT_SIZE: '32768', JAVA_TOOL_OPTIONS: '-Djava.awt.headless=true' };
        const options = ['-charset', 'UTF-8', '-nometadata'];
        execFileSync('plantuml', [...options, '-tsvg', ...files.map((it) => it.path)], { env, stdio: 'ignore' });
        return {
            judge({ name, text, trace }) {
                const verdict = execFileSync('plantuml', [...options, '-syntax'], { input: text, env, stdio: ['pipe', 'pipe', 'ignore'] });
                demand(String(verdict).startsWith('SEQUENCE'), `plantuml says ${String(verdict)}`);
                const path = join(out, `${name}.svg`);
                demand(existsSync(path), 'plantuml paints nothing');
                execFileSync('xmllint', ['--noout', '--huge', path]);
                const shown = execFileSync('xmllint', ['--huge', '--xpath', 'string(/)', path], { encoding: 'utf8', maxBuffer: 1 << 26 });
                demandNames(linesOf(trace), shown);
            },
        };
    },
};

export const csv = {
    extension: '.csv',
    by: 'csv-parse, which is strict, and csv-stringify, which writes the same bytes again',
    async open() {
        return {
            judge({ text, trace }) {
                const [heads, ...records] = parseCsv(text, { recordDelimiter: '\r\n' });
                const again = stringifyCsv([heads, ...records], { recordDelimiter: '\r\n', quoted_match: /[\r\n]/ });
                demand(again === text, 'written again, it is not the same');
                const events = linesOf(trace).filter((it) => 'event' in it);
                demand(records.length === events.length, 'not one record per event');
                records.forEach((record, index) => {
                    const shown = Object.fromEntries(heads.map((head, column) => [head, record[column]]));
                    const { at = 0, event, instance = '', message = '' } = events[index];
                    demand(record.length === heads.length, `record ${index + 1} has another number of fields`);
                    demand(shown.time_ms === String(at) && shown.kind === event && shown.instance === instance && shown.message === message, `record ${index + 1} is not event ${index + 1}`);
                });
            },
        };
    },
};

/// On each thread slices lie within one another; each arrow leads from a slice to a later one. As readers do, it takes
/// the events by time, those of one time as they come; only beginnings and ends have to come in the order of time.
function demandNesting(events) {
    const threads = new Map();
    const arrows = new Map();
    const latest = new Map();
    for (const { tid, ts } of events.filter((it) => 'BE'.includes(it.ph))) {
        demand(ts >= (latest.get(tid) ?? 0), `thread ${tid} goes back in time at ${ts}`);
        latest.set(tid, ts);
    }
    for (const { ph, tid, ts, dur, id } of events.filter((it) => it.ph !== 'M').sort((a, b) => a.ts - b.ts)) {
        // When each of the open slices ends, the outermost first; Infinity until an E says so.
        const open = threads.get(tid) ?? [];
        threads.set(tid, open);
        while (open.at(-1) <= ts)
            open.pop();
        if (ph === 'B')
            open.push(Infinity);
        if (ph === 'X') {
            demand(open.every((end) => end >= ts + dur), `a slice at ${ts} outlasts the one around it`);
            open.push(ts + dur);
        }
        if (ph === 'E')
            demand(open.pop() === Infinity, `what ends at ${ts} did not begin, or holds a slice that lasts longer`);
        if (ph === 's') {
            demand(!arrows.has(id), `two arrows ${id}`);
            arrows.set(id, ts);
        }
        if (ph === 'f') {
            demand(arrows.get(id) <= ts, `arrow ${id} comes from nowhere, or from the future`);
            arrows.delete(id);
        }
        demand(!'sf'.includes(ph) || open.length, `an arrow at ${ts} outside any slice`);
    }
    demand([...threads.values()].every((open) => !open.includes(Infinity)), 'a slice that does not end');
    demand(arrows.size === 0, `arrows that go nowhere: ${[...arrows.keys()]}`);
}

export const chromeTrace = {
    extension: '.trace.json',
    by: "ajv, against the Trace Event Format's own fields",
    async open() {
        const whole = { type: 'integer', minimum: 0 };
        const phase = (ph, properties) => ({
            type: 'object',
            required: ['ph', 'pid', 'tid', ...Object.keys(properties).filter((it) => it !== 'args')],
            additionalProperties: false,
            properties: { ph: { const: ph }, pid: whole, tid: whole, ...properties },
        });
        const text = { type: 'string' };
        const args = { type: 'object' };
        const valid = new Ajv({ strict: true, strictTypes: false }).compile({
            type: 'object',
            required: ['traceEvents', 'displayTimeUnit'],
            properties: {
                displayTimeUnit: { enum: ['ms', 'ns'] },
                traceEvents: {
                    type: 'array',
                    items: {
                        oneOf: [
                            phase('M', { name: { enum: ['process_name', 'thread_name'] }, args }),
                            phase('B', { name: text, cat: text, ts: whole, args }),
                            phase('E', { ts: whole }),
                            phase('X', { name: text, cat: text, ts: whole, dur: whole }),
                            phase('i', { name: text, cat: text, ts: whole, s: { enum: ['t', 'p', 'g'] }, args }),
                            phase('s', { name: text, cat: text, ts: whole, id: whole }),
                            phase('f', { name: text, cat: text, ts: whole, id: whole, bp: { const: 'e' } }),
                        ],
                    },
                },
            },
        });
        return {
            judge({ text: source, trace }) {
                const json = JSON.parse(source);
                demand(valid(json), JSON.stringify(valid.errors?.[0]));
                const of = (ph) => json.traceEvents.filter((it) => it.ph === ph);
                demandNesting(json.traceEvents);
                const delivered = linesOf(trace).filter((it) => it.event === 'delivered');
                const shown = new Set(of('B').map((it) => it.name));
                demand(delivered.every((it) => shown.has(`${it.message}, tag ${it.tag}`)), 'a delivery is missing');
            },
        };
    },
};

const protocol = createRequire(import.meta.url)('@opentelemetry/otlp-transformer/build/src/generated/root.js').opentelemetry.proto;

/// Through the protocol's binary form and back, nothing is lost: no field has a name or a type that it does not know.
function demandWholeInProtobuf(json) {
    const Request = protocol.collector.trace.v1.ExportTraceServiceRequest;
    const converted = (value, from, to) => JSON.parse(JSON.stringify(value, (key, it) =>
        /^(traceId|spanId|parentSpanId)$/.test(key) ? Buffer.from(it, from).toString(to) : it));
    const binary = Request.encode(Request.fromObject(converted(json, 'hex', 'base64'))).finish();
    const read = Request.toObject(Request.decode(binary), { longs: String, bytes: String, enums: Number });
    // What is left out where it has its default value: not what a value's kind says.
    const sorted = (value) => JSON.stringify(value, (key, it) => it?.constructor === Object
        ? Object.fromEntries(Object.entries(it).filter(([name, part]) => name.endsWith('Value') || (part !== '' && part !== 0 && String(part) !== ''))
            .sort(([a], [b]) => (a < b ? -1 : 1))) : it);
    demand(sorted(converted(read, 'base64', 'hex')) === sorted(json), 'another one after the binary form');
}

export const otlp = {
    extension: '.otlp.json',
    by: "ajv, against the rules of the protocol's JSON mapping, and OpenTelemetry's own messages",
    async open() {
        const object = (required, optional = {}) =>
            ({ type: 'object', required: Object.keys(required), additionalProperties: false, properties: { ...required, ...optional } });
        const list = (items) => ({ type: 'array', items });
        const text = { type: 'string' };
        // Ids in lower-case hexadecimal and never all zeros; 64-bit numbers as strings; enumerations as integers.
        const traceId = { type: 'string', pattern: '^(?!0+$)[0-9a-f]{32}$' };
        const spanId = { type: 'string', pattern: '^(?!0+$)[0-9a-f]{16}$' };
        const nanoseconds = { type: 'string', pattern: '^[1-9][0-9]{0,18}$' };
        const value = { oneOf: [object({ stringValue: text }), object({ boolValue: { type: 'boolean' } }), object({ intValue: { type: 'string', pattern: '^-?[0-9]+$' } })] };
        const attributes = list(object({ key: { type: 'string', minLength: 1 }, value }));
        const span = object({ traceId, spanId, name: { type: 'string', minLength: 1 }, kind: { type: 'integer', minimum: 1, maximum: 5 }, startTimeUnixNano: nanoseconds, endTimeUnixNano: nanoseconds }, {
            parentSpanId: spanId, attributes,
            events: list(object({ timeUnixNano: nanoseconds, name: text }, { attributes })),
            links: list(object({ traceId, spanId }, { attributes })),
            status: object({ code: { enum: [0, 1, 2] } }, { message: text }),
        });
        const valid = new Ajv({ strict: true }).compile(object({
            resourceSpans: list(object({
                resource: object({ attributes }),
                scopeSpans: list(object({ scope: object({ name: text, version: text }), spans: list(span) })),
            })),
        }));
        return {
            judge({ text: source, trace }) {
                const json = JSON.parse(source);
                demand(valid(json), JSON.stringify(valid.errors?.[0]));
                demandWholeInProtobuf(json);
                const spans = json.resourceSpans.flatMap((it) => it.scopeSpans.flatMap((scope) => scope.spans));
                const ids = new Set(spans.map((it) => it.spanId));
                demand(ids.size === spans.length, 'two spans with one id');
                for (const { parentSpanId, links = [] } of spans)
                    demand([parentSpanId, ...links.map((it) => it.spanId)].every((id) => !id || ids.has(id)), 'a span hangs from nothing');
                const redelivered = linesOf(trace).filter((it) => it.redelivered).length;
                demand(spans.filter((it) => it.links).length >= redelivered, 'a redelivery without a link');
            },
        };
    },
};

/// A PostgreSQL of our own, which goes when it is closed; null where none is installed. It refuses to run as root.
function startPostgres() {
    const root = '/usr/lib/postgresql';
    const versions = existsSync(root) ? readdirSync(root).sort((a, b) => a - b) : [];
    const bin = versions.length && join(root, versions.at(-1), 'bin');
    const tester = versions.length && join(root, versions.at(-1), 'lib/pgxs/src/test/isolation/isolationtester');
    if (!tester || !existsSync(tester) || !existsSync(join(bin, 'initdb')))
        return null;
    const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres']));
    const who = process.getuid() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
    const folder = mkdtempSync(join(tmpdir(), 'redelivery-postgres-'));
    if (who.uid)
        chownSync(folder, who.uid, who.gid);
    const data = join(folder, 'data');
    const run = (tool, args) => execFileSync(join(bin, tool), args, { ...who, cwd: folder, stdio: 'ignore' });
    run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N']);
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', `-k ${folder} -h '' -F`, 'start']);
    const connection = `host=${folder} user=postgres dbname=postgres`;
    return {
        isolationTester: (spec) => execFileSync(tester, [connection], { input: spec, encoding: 'utf8', timeout: 120_000, stdio: ['pipe', 'pipe', 'pipe'] }),
        close() {
            run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
            rmSync(folder, { recursive: true });
        },
    };
}

/// The rows that a step of isolationtester printed, without the padding of its columns.
function rowsAfter(output, step) {
    const block = output.slice(output.indexOf(`\nstep ${step}:`)).split('\n').slice(2);
    const end = block.findIndex((line) => /^\(\d+ rows?\)$/.test(line));
    return block.slice(2, end).map((line) => line.split('|').map((cell) => cell.trim()));
}

export const isolationSpec = {
    extension: '.spec',
    by: "PostgreSQL's isolationtester, which ends with the tables of the trace",
    async open() {
        const server = startPostgres();
        if (!server)
            console.log('.spec: no PostgreSQL is installed, so nothing runs them here');
        return {
            judge({ name, text, trace }) {
                const lines = linesOf(trace);
                demand(text.includes('\npermutation\n'), 'no permutation');
                if (!server)
                    return;
                const output = server.isolationTester(text);
                // The one strategy whose end differs from engine to engine: PostgreSQL has aborted the transaction.
                if (lines.at(-1).strategy === 'inbox-swallowed-error')
                    return;
                const wanted = tablesOf(lines);
                ['stock', 'inbox', 'stock_reservations'].forEach((table, index) => {
                    const shown = rowsAfter(output, `r${index + 1}`).map(String).sort();
                    demand(String(shown) === String(wanted[table]), `${table}: ${shown} instead of ${wanted[table]}`);
                });
                const waits = lines.filter((it) => it.event === 'waiting').length;
                demand(waits > 0 || !output.includes('<waiting'), 'a wait that the trace does not have');
            },
            close: () => server?.close(),
        };
    },
};

export const cppTest = {
    extension: '.cpp',
    by: 'g++ with warnings as errors; what comes out runs',
    options: (name) => name.length % 2 ? ['--language', 'tr'] : [],
    async open({ out }) {
        const program = join(out, 'regression_test');
        return {
            judge({ path }) {
                execFileSync('g++', ['-std=c++20', '-Wall', '-Wextra', '-Werror', '-o', program, path], { stdio: ['ignore', 'pipe', 'pipe'] });
                const { status, stdout } = spawnSync(program, { encoding: 'utf8' });
                // What it holds before a consumer is put in reserves at each delivery: that is right, or it says what is not.
                demand(status === 0 ? stdout === '' : status === 1 && stdout !== '', `it ends with ${status}`);
            },
        };
    },
};

export const xunitTest = {
    extension: '.cs',
    by: "Mono's compiler with warnings as errors, against the declarations of xUnit and EF Core",
    async open({ source, out, files }) {
        // All at once, since a compiler takes its time to start; a namespace of its own for each.
        const names = new Map(files.map(({ name, text }, index) => {
            const path = join(out, `test_${index}.cs`);
            const usings = text.match(/^using .*;$/gm).at(-1);
            writeFileSync(path, text.replace(usings, () => `${usings}\nnamespace Test${index} {`) + '}\n');
            return [name, path];
        }));
        const { status, stdout, stderr } = spawnSync('mcs', ['-target:library', '-langversion:7', '-warn:4', '-warnaserror+', `-out:${join(out, 'tests.dll')}`,
            join(source, 'tests/exporting/used_by_the_test.cs'), ...names.values()], { encoding: 'utf8' });
        const complaints = `${stdout}${stderr}`.split('\n').filter((line) => /: (error|warning) /.test(line));
        return {
            judge({ name }) {
                const own = complaints.find((line) => line.startsWith(`${names.get(name)}(`));
                demand(!own, own);
                demand(status === 0, complaints[0] ?? stderr);
            },
        };
    },
};

export const shiviz = {
    extension: '.shiviz.log',
    by: "ShiViz's default parser expression and its rules for clocks",
    async open() {
        return {
            judge({ text, trace }) {
                const entries = [...text.matchAll(/(?<host>\S*) (?<clock>{.*})\n(?<event>.*)\n/g)].map(({ groups }) =>
                    ({ ...groups, clock: new Map(Object.entries(JSON.parse(groups.clock))) }));
                demand(entries.length * 2 === text.split('\n').length - 1, 'a line that the expression does not take');
                // Each host counts its own events from 1 without a gap, and nobody knows more of it than has happened.
                const happened = new Map();
                for (const { host, clock } of entries) {
                    const count = (happened.get(host)?.clock.get(host) ?? 0) + 1;
                    demand(clock.get(host) === count, `${host} counts ${clock.get(host)} instead of ${count}`);
                    for (const [other, known] of happened.get(host)?.clock ?? [])
                        demand(clock.get(other) >= known, `${host} forgets ${other}`);
                    happened.set(host, { clock });
                    for (const [other, known] of clock)
                        demand(known <= (happened.get(other)?.clock.get(other) ?? 0), `${host} knows the future of ${other}`);
                }
                const told = linesOf(trace).filter((it) => 'event' in it).length;
                demand(entries.length >= told, 'an event is missing');
            },
        };
    },
};
