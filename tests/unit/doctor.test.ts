import { expect, test } from 'vitest';
import { compareObjects } from '../../supabase/doctor/objects.ts';
import { filesIn } from '../../supabase/doctor/pages.ts';

const site = 'https://stays.test';

test.each([
  ['<img srcset="/photos/a-400.avif 400w, /photos/a-800.avif 800w">', '/photos/a-400.avif', '/photos/a-800.avif'],
  [
    '<astro-island component-url="/_astro/A.x1.js" props="{&quot;photo&quot;:&quot;/photos/b.webp&quot;}">',
    '/_astro/A.x1.js',
    '/photos/b.webp',
  ],
  ['@font-face{src:url(noto.woff2) format("woff2"),url("/fonts/noto.woff")}', '/fonts/noto.woff'],
  ['@font-face{src:url(./noto.woff2)}', '/_astro/noto.woff2'],
  [
    'import{a}from"./B.x2.js";import("./C.x3.js");m.f=["_astro/D.x4.js"]',
    '/_astro/B.x2.js',
    '/_astro/C.x3.js',
    '/_astro/D.x4.js',
  ],
  [`<a href="//other.test/e.js"><img src="${site}/f.png?v=2">`, '/f.png'],
  ['<a href="/blog">a.js</a>'],
])('the files that %s names', (text, ...files) => {
  expect(filesIn(text, `${site}/_astro/at.js`)).toEqual(files.map((file) => site + file));
});

test('overloaded functions are told apart by their arguments, and parts of a missing one are not listed', () => {
  const meant = {
    'function private.a(integer)': '1',
    'function private.a(text)': '1',
    'function private.b(integer)': '1',
    'grant execute on function private.b(integer) to service_role': '1',
    'table public.c': '1',
    'column public.c.id': '1',
    'column public.cc.id': '1',
  };
  const found = { 'function private.a(integer)': '2', 'function private.a(text)': '1' };
  expect(compareObjects(meant, found)).toEqual([
    'missing: column public.cc.id',
    'changed: function private.a(integer)',
    'missing: function private.b',
    'missing: table public.c',
  ]);
});
