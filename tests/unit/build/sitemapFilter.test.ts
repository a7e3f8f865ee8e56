import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sitemapOfPages } from '#src/build/sitemapFilter.ts';

test('pages are read where this build wrote them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'susegad-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<script>{"dateModified":"2031-02-03T04:05:06.789Z"}</script>');
  writeFileSync(join(folder, 'blog.html'), '<meta name="robots" content="noindex">');
  const { learn, filter, serialize } = sitemapOfPages();
  type Done = Parameters<(typeof learn.hooks)['astro:build:done']>[0];
  learn.hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`) } as Done);
  const home = 'https://stays.example/';
  expect([filter(home), filter('https://stays.example/blog')]).toEqual([true, false]);
  expect(serialize({ url: home })).toEqual({ url: home, lastmod: '2031-02-03T04:05:06.789Z' });
});
