import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';

/** The host installs no tools for tests (`--omit=dev` in `netlify.toml`): what the build imports must be a dependency. */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const files = [
  'astro.config.mjs',
  ...globSync('src/**/*.{ts,tsx,astro,css}').filter((file) => !file.endsWith('.d.ts')),
];

/** What a file imports when it runs: types are gone by then. */
const imports =
  /(?:^|[;>])\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|@(?:import|plugin)\s+['"]([^'"]+)['"]/gm;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, plain, later, sheet]) => plain ?? later ?? sheet ?? '');

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
/** Ours, Node's, and those of Astro and of our own plugins. */
const isPackage = (name: string) => !/^[./#]|^(node|astro|virtual):/.test(name) && !builtinModules.includes(name);

const found = files.flatMap((file) => importsOf(file).map((name) => ({ file, name })));

test('every package that the build imports is installed for it', () => {
  const named = new Map(found.filter(({ name }) => isPackage(name)).map(({ file, name }) => [packageOf(name), file]));
  expect([...named].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([]);
  // The pattern above finds what is there: of each way to write it, one that is known.
  expect([...named.keys()]).toEqual(
    expect.arrayContaining(['astro', 'sharp', 'react', 'papaparse', 'tailwindcss', 'valibot', 'maplibre-gl']),
  );
});

test('what it imports of ours lies in src or content', () => {
  const outside = found.filter(
    ({ file, name }) => name.startsWith('.') && !/^\/(src|content)\//.test(new URL(name, `file:///${file}`).pathname),
  );
  expect(outside).toEqual([]);
});
