import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';

/** The host installs no dev dependencies (`--omit=dev` in `netlify.toml`), so imports of the build must be dependencies. */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const files = [
  'astro.config.mjs',
  ...globSync('src/**/*.{ts,tsx,astro,css}').filter((file) => !file.endsWith('.d.ts')),
];

/** Imports at run time, without types. */
const imports =
  /(?:^|[;>])\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|@(?:import|plugin)\s+['"]([^'"]+)['"]/gm;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, plain, later, sheet]) => plain ?? later ?? sheet ?? '');

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
/** True for npm packages, and not for our files, Node's modules and virtual modules. */
const isPackage = (name: string) => !/^[./#]|^(node|astro|virtual):/.test(name) && !builtinModules.includes(name);

/** Returns the path of an imported file of ours, or null. */
const placeOf = (file: string, name: string) =>
  name.startsWith('.') ? new URL(name, `file:///${file}`).pathname.slice(1) : null;
/** Emails, which admin pages preview with the code of the function. */
const isOfMails = (place: string) => /^supabase\/functions\/(?:send-mails|_shared)\//.test(place);

for (const file of files) {
  for (const place of importsOf(file).map((name) => placeOf(file, name)))
    if (place && isOfMails(place) && !files.includes(place)) files.push(place);
}
const found = files.flatMap((file) => importsOf(file).map((name) => ({ file, name })));

test('every package that the build imports is installed for it', () => {
  const named = new Map(found.filter(({ name }) => isPackage(name)).map(({ file, name }) => [packageOf(name), file]));
  expect([...named].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([]);
  // One known example of each way to import proves the pattern.
  expect([...named.keys()]).toEqual(
    expect.arrayContaining(['astro', 'sharp', 'react', 'papaparse', 'tailwindcss', 'valibot']),
  );
});

test('what it imports of ours lies in src or content, but for the mails', () => {
  const outside = found.filter(({ file, name }) => {
    const place = placeOf(file, name);
    return place !== null && !/^(src|content)\//.test(place) && !isOfMails(place);
  });
  expect(outside).toEqual([]);
  expect(files).toContain('supabase/functions/send-mails/bookingLetters.ts');
});
