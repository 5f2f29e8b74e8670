// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// The judges of what is drawn; see judges.mjs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
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
    by: 'xmllint, rsvg-convert and headless Chromium',
    options: looks,
    async open() {
        const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
        const page = await browser.newPage();
        return {
            async judge({ path, name, trace }) {
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
                await page.goto(pathToFileURL(resolve(path)).href);
                const outside = await page.evaluate(([right, bottom]) => [...document.querySelectorAll('text')].filter((it) => {
                    const box = it.getBoundingClientRect();
                    return box.left < -0.5 || box.top < -0.5 || box.right > right + 0.5 || box.bottom > bottom + 0.5;
                }).map((it) => it.textContent), [width, height]);
                demand(outside.length === 0, `text leaves the picture: ${outside}`);
            },
            close: () => browser.close(),
        };
    },
};

export const pdf = {
    extension: '.pdf',
    by: "qpdf --check, and poppler's pdftotext and pdffonts",
    options: (name) => name.length % 2 ? ['--language', 'tr'] : ['--theme', 'dark'],
    async open() {
        return {
            judge({ path, name, trace }) {
                demand(told('qpdf', '--check', path).includes('No syntax or stream encoding errors'), 'qpdf finds something');
                demand(Number(told('qpdf', '--show-npages', path)) <= 2, 'more than two pages');
                const { databaseVersion, scenario } = linesOf(trace)[0];
                const shown = told('pdftotext', path, '-');
                demand(shown.includes(`SQLite ${databaseVersion}`), 'its text is no text');
                demand(name === 'hostile' || shown.includes(scenario.consumers[0].name), 'it does not show the consumer');
                const fonts = told('pdffonts', path).split('\n').slice(2, -1).map((line) => line.trim().split(/ +/));
                demand(fonts.length > 0 && fonts.every((it) => it.at(-5) === 'yes'), 'a font that it does not bring along');
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
    // One takes some seconds: no variants.
    takes: (name) => !name.includes('--'),
    options: (name) => name.length % 2 ? ['--theme', 'dark'] : [],
    async open() {
        return {
            judge({ path, name, trace }) {
                demand(told('webpinfo', '-summary', path).includes('No error detected'), 'webpinfo finds something');
                const shown = told('webpmux', '-info', path);
                const frames = Number(/Number of frames: (\d+)/.exec(shown)?.[1]);
                const events = linesOf(trace).filter((it) => 'event' in it).length;
                demand(frames > events, `${frames} frames for ${events} events`);
                demand(/Loop Count : 0\b/.test(shown), 'it does not begin again');
                demand(readFileSync(path).length < (name === 'hostile' ? 20e6 : 3e6), `it takes ${readFileSync(path).length} bytes`);
            },
        };
    },
};
