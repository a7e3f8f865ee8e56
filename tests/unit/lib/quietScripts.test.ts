import { expect, test } from 'vitest';
import { withQuietScripts } from '#src/lib/quietScripts.ts';

const files: Record<string, string> = {
  '/_astro/menu.js': 'import{t}from"./shared.js";import`./more.js`;import("./later.js")',
  '/_astro/shared.js': 'import{u}from"./more.js"',
  '/_astro/more.js': '',
};
const read = async (address: string) => files[address] ?? `missing ${address}`;
const page = '<script type="module" src="/_astro/menu.js"></script></body>';

test('scripts of a page that reads without them come at low priority, with what they import and not what they may need', async () => {
  expect(await withQuietScripts(page, read)).toBe(
    '<script type="module" src="/_astro/menu.js" fetchpriority="low"></script>' +
      '<link rel="modulepreload" href="/_astro/shared.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/_astro/more.js" fetchpriority="low"></body>',
  );
});

test('an island that waits to be touched is no reason to hurry, a screen is', async () => {
  const waiting = `<astro-island uid="1" client="interaction"></astro-island>${page}`;
  expect(await withQuietScripts(waiting, read)).toContain('fetchpriority="low"');
  const screen = `<astro-island uid="1" client="only"></astro-island>${page}`;
  expect(await withQuietScripts(screen, read)).toBe(screen);
});
