// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// Each judge: the extension that it judges, by which tool, and open(), which gives judge(file), throwing what is wrong,
// and perhaps close(). Of a file it gets the name, the path, the text, and the trace that it was made from.
import Ajv from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function demand(condition, what) {
    if (!condition)
        throw new Error(what);
}

/// The values of a trace, line by line.
function linesOf(text) {
    return text.trimEnd().split('\n').map((line) => JSON.parse(line));
}

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
