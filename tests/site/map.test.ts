import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { islandScripts, neededAtOnce, pageScripts } from '#src/build/builtScripts.ts';
import { drawGoa } from '#src/build/goaMap.ts';
import { languages } from '#src/words/languages.ts';
import { sentPolicies } from '../support/sentPolicy.ts';

const holders = globSync('dist/_astro/*.js').filter((file) => readFileSync(file, 'utf8').includes('goa-land'));

test('the drawn map is one file of script for a language, as it was drawn, and asks nobody else', () => {
  expect(holders).toHaveLength(languages.length);
  expect(Buffer.byteLength(drawGoa())).toBeLessThanOrEqual(25_000);
  for (const holder of holders) {
    const text = readFileSync(holder, 'utf8');
    expect(text).toContain(drawGoa().slice(0, 2000));
    expect(text).not.toMatch(/https?:\/\//);
  }
});

test.each(globSync('dist/*.html'))('%s does not load it before anyone asks for it', async (page) => {
  const html = readFileSync(page, 'utf8');
  const entries = [...pageScripts(html), ...islandScripts(html)];
  const needed = [
    ...entries,
    ...(await neededAtOnce(entries, async (address) => readFileSync(`dist${address}`, 'utf8'))),
  ];
  for (const file of holders) expect(needed).not.toContain(file.replace('dist', ''));
});

test('no page may ask a map service', async () => {
  const policy = await sentPolicies('dist');
  for (const page of globSync('dist/**/*.html'))
    expect(
      policy(page.slice('dist/'.length))
        .match(/(img|connect|worker|child)-src [^;]*/g)
        ?.join(),
    ).not.toMatch(/https?:/);
  expect(readFileSync('dist/_headers', 'utf8')).not.toMatch(/https?:/);
});

test.each(globSync('dist/_astro/*.css'))('%s leaves the order of layers as it is, wherever it is put', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^@layer theme,base[,;]/);
});
