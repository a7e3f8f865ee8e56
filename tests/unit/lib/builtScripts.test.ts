import { expect, test } from 'vitest';
import { neededAtOnce, textOfScripts } from '#src/lib/builtScripts.ts';

const files: Record<string, string> = {
  '/_astro/menu.js': 'import{t}from"./shared.js";import`./more.js`;load(()=>import(`./later.js`))',
  '/_astro/shared.js': 'import{u}from"./more.js"',
  '/_astro/more.js': 'more',
  '/_astro/later.js': 'import{c}from"./screens.aB1.js";later',
  '/_astro/screens.aB1.js': 'import"./react.cD2.js";screens',
  '/_astro/react.cD2.js': 'react',
  '/_astro/Search.js': 'import("./Calendar.js")',
  '/_astro/Calendar.js': 'calendar',
  '/_astro/client.js': 'client',
};
const read = async (address: string) => files[address] ?? `missing ${address}`;
const page = '<script type="module" src="/_astro/menu.js"></script>';
const island = '<astro-island component-url="/_astro/Search.js" renderer-url="/_astro/client.js"></astro-island>';

test('a page needs at once what its scripts import, and not what they may import later', async () => {
  expect(await neededAtOnce(page, read)).toEqual(['/_astro/shared.js', '/_astro/more.js']);
});

test('what may draw on a page is all its scripts, whenever they come, but no screens where there is no island', async () => {
  expect((await textOfScripts(page, read)).split('\n').map((text) => text.split(';').at(-1))).toEqual([
    'load(()=>import(`./later.js`))',
    'import{u}from"./more.js"',
    'more',
    'later',
  ]);
});

test('an island draws with all that it may import', async () => {
  const text = await textOfScripts(page + island, read);
  for (const word of ['calendar', 'client', 'screens', 'react', 'later']) expect(text).toContain(word);
});
