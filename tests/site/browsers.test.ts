import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lackingInScript, lackingInStyles } from '../support/lacking.ts';

/** Features that pages use, checked against the supported browsers in `src/build/browsers.ts`. */

const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'));
const inPages = (pattern: RegExp) =>
  new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text)));

describe('scripts', () => {
  // The content editor in `edit/` needs newer browsers, and so does the HEIC decoder.
  const ofFiles = globSync('dist/_astro/*.js', { exclude: ['dist/_astro/heic-worker*', 'dist/_astro/edit.*'] }).map(
    (file) => readFileSync(file, 'utf8'),
  );
  const inline = inPages(/<script(?![^>]*\b(?:src=|type="application))[^>]*>(.*?)<\/script>/gs);
  const found = new Set([...ofFiles, ...inline].flatMap(lackingInScript));

  /** Names that newer browsers also have, and the file that defines its own. */
  const others = {
    // In PDF invoices: methods of pdf-lib, fontkit and ours, and features that fflate checks before use.
    '.draw': 'pdfWorker',
    '.image': 'pdfWorker',
    '.lines': 'pdfWorker',
    '.toArray': 'pdfWorker',
    '.writeBuffer': 'pdfWorker',
    'Error.captureStackTrace': 'pdfWorker',
    '.drop': 'features/listing/keep/outbox.ts',
    '.lock': 'supabase-js',
    '.retry': 'lib/useRemote.ts: asks again',
    '.skipTransition': 'react, of a transition that a browser gave it',
    '.startViewTransition': 'react, for a component we do not use',
    '.use': 'swiper, react',
  };

  test('call nothing that a browser of the list lacks', () => {
    expect([...found].filter((what) => !(what.replace(/ .*/, '') in others))).toEqual([]);
  });

  test.each([
    ['fetch("/", { signal: AbortSignal.any([one, AbortSignal.timeout(9)]) })', ['AbortSignal.any (safari, ios)']],
    ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers (safari, ios)']],
    ['Map.groupBy(rows, keyOf)', ['Map.groupBy (safari, ios)']],
    ['new CloseWatcher()', ['CloseWatcher (safari, ios, firefox)']],
    ['navigation.addEventListener("navigate", go)', ['navigation (safari, ios, firefox)']],
    ['if (box.checkVisibility()) go()', ['.checkVisibility (safari, ios)']],
    ['requestIdleCallback(go)', ['requestIdleCallback (safari, ios)']],
    ['typeof requestIdleCallback === "function" && requestIdleCallback(go)', []],
    ['box.checkVisibility?.()', []],
    ['rows.toSorted().at(-1); structuredClone(rows); URL.canParse(text); new OffscreenCanvas(1, 1)', []],
  ])('%s', (script, expected) => {
    expect(lackingInScript(script)).toEqual(expected);
  });
});

describe('styles', () => {
  const found = new Set([...inPages(/<style>(.*?)<\/style>/gs)].flatMap(lackingInStyles));

  /** Without these a page is plainer, but works. */
  const adornments = [
    /^:-?(moz|webkit)-|^-webkit-/, // prefixed parts of one engine, next to those of the others
    /^:view-transition|^@view-transition/,
    /^(accent-color|contain|content-visibility|forced-color-adjust|overscroll-behavior|scrollbar-(color|width))\b/,
    /^(text-wrap|text-size-adjust|font-family: ui-monospace)\b/,
    /^(cursor|resize|:selection)\b.*\(ios\)$/, // phones have no pointer
    /^@page |^print-color-adjust\b/, // paper
    /^user-select \(/, // next to -webkit-user-select
    /^type\(\)/, // the colour of a photo that is still loading
  ];

  test('ask for nothing that a browser of the list lacks', () => {
    expect([...found].filter((what) => !adornments.some((adornment) => adornment.test(what)))).toEqual([]);
  });

  test.each([
    [
      '.a{field-sizing:content}',
      ['field-sizing (safari, ios, firefox)', 'field-sizing: content (safari, ios, firefox)'],
    ],
    ['.a{color:light-dark(red,blue)}', ['light-dark() (safari, ios)']],
    ['@scope (.a){p{color:red}}', ['@scope (safari, ios, firefox)']],
    ['@starting-style{.a{opacity:0}}', ['@starting-style (safari, ios)']],
    ['.a{position-anchor:--a}', ['position-anchor (safari, ios, firefox, chrome)']],
    ['.a:has(b){height:100dvh;inset:0;color:color-mix(in srgb,red,blue)}', []],
  ])('%s', (css, expected) => {
    expect(lackingInStyles(css)).toEqual(expected);
  });
});
