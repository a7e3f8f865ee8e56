import { expect, test } from 'vitest';
import { withScriptHints } from '#src/build/scriptHints.ts';

const files: Record<string, string> = {
  '/_astro/menu.js': 'import{t}from"./shared.js";import`./more.js`;import("./later.js")',
  '/_astro/shared.js': 'import{u}from"./more.js"',
  '/_astro/more.js': '',
  '/_astro/Search.js': 'import"./framework.js";import"./shared.js";import("./later.js")',
  '/_astro/client.js': 'import"./framework.js"',
  '/_astro/framework.js': '',
};
const read = async (address: string) => files[address] ?? `missing ${address}`;
const page = '<script type="module" src="/_astro/menu.js"></script></body>';

test('scripts of a page that reads without them come at low priority, with what they import and not what they may need', async () => {
  expect(await withScriptHints(page, read)).toBe(
    '<script type="module" src="/_astro/menu.js" fetchpriority="low"></script>' +
      '<link rel="modulepreload" href="/_astro/shared.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/_astro/more.js" fetchpriority="low"></body>',
  );
});

test('an island that waits to be touched is no reason to hurry', async () => {
  const waiting = `<astro-island uid="1" client="interaction"></astro-island>${page}`;
  expect(await withScriptHints(waiting, read)).toContain('fetchpriority="low"');
});

test('a screen has all files it needs named in the head, those of the page’s own script first', async () => {
  const island =
    '<astro-island component-url="/_astro/Search.js" renderer-url="/_astro/client.js" client="only"></astro-island>';
  const names = [
    ...(await withScriptHints(`<head></head>${page}${island}`, read)).matchAll(/preload" href="([^"]+)"/g),
  ];
  expect(names.map(([, address]) => address)).toEqual([
    '/_astro/shared.js',
    '/_astro/more.js',
    '/_astro/framework.js',
    '/_astro/Search.js',
    '/_astro/client.js',
  ]);
});

test('a screen’s script in the head asks the server at once; those of the body wait for the page', async () => {
  const island = '<astro-island client="only"></astro-island>';
  const script = '<script type="module" src="/_astro/more.js"></script>';
  expect(await withScriptHints(`<head>${script}</head>${island}${script}`, read)).toBe(
    `<head><script type="module" src="/_astro/more.js" async></script></head>${island}${script}`,
  );
});

test('a page that is drawn already keeps the scripts that take it over until its island asks for them', async () => {
  const island =
    '<astro-island component-url="/_astro/Search.js" renderer-url="/_astro/client.js" client="pictured"></astro-island>';
  const drawn = await withScriptHints(`${island}<script type="application/json"></script>${page}`, read);
  const [before = '', late = ''] = drawn.split('<template data-scripts>');
  expect(before).toContain('<link rel="modulepreload" href="/_astro/shared.js">');
  expect(before).not.toContain('framework.js">');
  expect(late).toBe(
    `${['framework', 'Search', 'client']
      .map((name) => `<link rel="modulepreload" href="/_astro/${name}.js" fetchpriority="low">`)
      .join('')}</template></body>`,
  );
});

test('a screen whose script shows the answer keeps the framework until that has been seen', async () => {
  const island =
    '<astro-island component-url="/_astro/Search.js" renderer-url="/_astro/client.js" client="visible"></astro-island>';
  const shown = await withScriptHints(
    `<head><script type="module" src="/_astro/menu.js"></script></head>${island}</body>`,
    read,
  );
  const [before = '', late = ''] = shown.split('<template data-scripts>');
  expect(before).toMatch(/src="\/_astro\/menu.js" async><\/script>.*href="\/_astro\/shared.js">.*<\/head>/);
  expect(before).not.toContain('framework.js">');
  expect(late).toContain('<link rel="modulepreload" href="/_astro/framework.js" fetchpriority="low">');
});
