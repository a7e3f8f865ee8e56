import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { islandScripts, isScreen, neededAtOnce, pageScripts } from '#src/build/builtScripts.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { budgets } from '../budgets.ts';

const answer = await createSite('dist', await readHostingRules('dist'));
const read = async (address: string) => readFileSync(`dist${address}`, 'utf8');
const kilobytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

test.each(budgets)('$path asks for no more than its budget', async ({ path, script, style, font, react }) => {
  const html = String(answer(path, '', {}).body);
  const entries = [...pageScripts(html), ...(isScreen(html) ? islandScripts(html) : [])];
  const scripts = await Promise.all([...new Set([...entries, ...(await neededAtOnce(entries, read))])].map(read));
  expect(scripts.length).toBeGreaterThan(0);
  expect(kilobytes(scripts)).toBeLessThanOrEqual(script);
  expect(scripts.some((text) => text.includes('react.transitional.element'))).toBe(react);

  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
  // Styles in the page: what they would weigh as a file of their own.
  const inPage = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
  expect(kilobytes([inPage, ...(await Promise.all(sheets.map(read)))])).toBeLessThanOrEqual(style);

  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address]) => address);
  expect(fonts).toHaveLength(2);
  const weight = fonts.reduce((sum, address) => sum + readFileSync(`dist${address}`).length, 0);
  expect(weight / 1000).toBeLessThanOrEqual(font);
});
