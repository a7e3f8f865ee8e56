import { expect, test } from 'vitest';
import { neededAtOnce, pageScripts, textOfScripts } from '#src/build/builtScripts.ts';

const files: Record<string, string> = {
  '/_astro/menu.js': 'import{t}from"./shared.js";import`./more.js`;load(()=>import(`./later.js`))',
  '/_astro/shared.js': 'import{u}from"./more.js"',
  '/_astro/more.js': 'more',
  '/_astro/later.js': 'later',
  '/_astro/Search.js': 'import("./Calendar.js")',
  '/_astro/Calendar.js': 'calendar',
  '/_astro/client.js': 'client',
};
const read = async (address: string) => files[address] ?? `missing ${address}`;
const page = '<script type="module" src="/_astro/menu.js"></script>';
const island = '<astro-island component-url="/_astro/Search.js" renderer-url="/_astro/client.js"></astro-island>';

test('a page needs at once what its scripts import, and not what they may import later', async () => {
  expect(await neededAtOnce(pageScripts(page), read)).toEqual(['/_astro/shared.js', '/_astro/more.js']);
});

test('what may run on a page is all its scripts, whenever they come', async () => {
  expect((await textOfScripts(page, read)).split('\n').map((text) => text.split(';').at(-1))).toEqual([
    'load(()=>import(`./later.js`))',
    'import{u}from"./more.js"',
    'more',
    'later',
  ]);
});

test('an island runs all that it may import', async () => {
  const text = await textOfScripts(page + island, read);
  for (const word of ['calendar', 'client', 'later']) expect(text).toContain(word);
});
