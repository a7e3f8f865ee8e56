import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lackingInScript, lackingInStyles } from '../support/lacking.ts';

/** What pages ask of a browser, held against the list of those that are served: `src/build/browsers.ts`. */

const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'));
const inPages = (pattern: RegExp) =>
  new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text)));

describe('scripts', () => {
  // The editor of the content is for newer browsers: its files are in `edit/`, but for the one that reads pictures of iPhones.
  const ofFiles = globSync('dist/_astro/*.js', { exclude: ['dist/_astro/heic-worker*'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const inline = inPages(/<script(?![^>]*\b(?:src=|type="application))[^>]*>(.*?)<\/script>/gs);
  const found = new Set([...ofFiles, ...inline].flatMap(lackingInScript));

  /** Names that a newer browser has, too, and what has them here. */
  const others = {
    // Of invoices as PDF: methods of pdf-lib, fontkit and ours, and what fflate asks for before it calls it.
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

  /** Without these a page looks plainer, and works as well. */
  const adornments = [
    /^:-?(moz|webkit)-|^-webkit-/, // one engine's own parts, beside those of the others
    /^:view-transition|^@view-transition/,
    /^(accent-color|contain|content-visibility|forced-color-adjust|overscroll-behavior|scrollbar-(color|width))\b/,
    /^(text-wrap|text-size-adjust|font-family: ui-monospace)\b/,
    /^(cursor|resize|:selection)\b.*\(ios\)$/, // nothing points at a phone
    /^@page |^print-color-adjust\b/, // paper
    /^user-select \(/, // stands beside -webkit-user-select
    /^type\(\)/, // the tone of a photo that is still to come
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
