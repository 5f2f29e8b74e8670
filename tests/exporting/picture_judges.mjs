// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// The judges of what is drawn; see judges.mjs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { demand, linesOf } from './rules.mjs';

/// What a tool prints. It fails with what it had to say.
function told(tool, ...args) {
    try {
        return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });
    } catch (error) {
        throw new Error(`${tool}: ${error.stdout ?? ''}${error.stderr ?? error.message}`.trim());
    }
}

/// By turns the looks, the languages and the views that there are.
function looks(name) {
    const view = ['stage', 'timeline', 'storyboard'][name.length % 3];
    return ['--view', view, '--theme', name.length % 2 ? 'dark' : 'light'];
}

/// Width and height from the head of a PNG.
function sizeOf(path) {
    const head = readFileSync(path).subarray(16, 24);
    return [head.readUInt32BE(0), head.readUInt32BE(4)];
}

export const svg = {
    extension: '.svg',
    by: 'xmllint and rsvg-convert',
    options: looks,
    async open() {
        return {
            judge({ path, name, trace }) {
                told('xmllint', '--noout', path);
                const attribute = (it) => Number(told('xmllint', '--xpath', `string(/*/@${it})`, path));
                told('rsvg-convert', '-o', `${path}.png`, path);
                const [width, height] = sizeOf(`${path}.png`);
                demand(width === attribute('width') && height === attribute('height'), `painted ${width} × ${height}`);
                const shown = told('xmllint', '--xpath', 'string(/)', path);
                const events = linesOf(trace).filter((it) => 'event' in it).length;
                const last = name.length % 3 === 2 ? String(events) : `step ${events} of ${events}`;
                demand(shown.includes(last), 'it does not show the end');
                const elements = told('xmllint', '--xpath', 'count(//*[local-name() = "script" or local-name() = "image"])', path);
                demand(Number(elements) === 0, 'a name became an element');
            },
        };
    },
};

export const pdf = {
    extension: '.pdf',
    by: 'qpdf --check',
    options: (name) => name.length % 2 ? ['--language', 'tr'] : ['--theme', 'dark'],
    async open() {
        return {
            judge({ path }) {
                demand(told('qpdf', '--check', path).includes('No syntax or stream encoding errors'), 'qpdf finds something');
                demand(Number(told('qpdf', '--show-npages', path)) <= 2, 'more than two pages');
            },
        };
    },
};

export const png = {
    extension: '.png',
    by: 'pngcheck',
    options: looks,
    async open() {
        return {
            judge({ path }) {
                demand(told('pngcheck', path).startsWith('OK:'), 'pngcheck finds something');
                demand(sizeOf(path)[0] === 2560, `${sizeOf(path)} pixels`);
            },
        };
    },
};

export const webp = {
    extension: '.webp',
    by: 'webpinfo and webpmux',
    // One takes some seconds: no variants. And nobody would watch the hostile one to its end.
    takes: (name) => !name.includes('--') && name !== 'hostile',
    options: (name) => name.length % 2 ? ['--theme', 'dark'] : [],
    async open() {
        return {
            judge({ path, trace }) {
                demand(told('webpinfo', '-summary', path).includes('No error detected'), 'webpinfo finds something');
                const shown = told('webpmux', '-info', path);
                const frames = Number(/Number of frames: (\d+)/.exec(shown)?.[1]);
                const events = linesOf(trace).filter((it) => 'event' in it).length;
                demand(frames > events, `${frames} frames for ${events} events`);
                demand(/Loop Count : 0\b/.test(shown), 'it does not begin again');
                demand(readFileSync(path).length < 3e6, 'it takes more than 3 MB');
            },
        };
    },
};
