import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '#src/words/languages.ts';
import { config } from '../../supabase/local/config.ts';
import { projectPath } from '../../supabase/local/paths.ts';

const read = async (file: string) => JSON.parse(await readFile(projectPath(file), 'utf8'));
const wanted: Record<string, string> = (await read('supabase/functions/deno.json')).imports;
const locked: { specifiers: Record<string, string>; npm: Record<string, { integrity: string }> } =
  await read('supabase/functions/deno.lock');
const { dependencies, devDependencies } = await read('package.json');
// Packages that only functions import are not the site's dependencies.
const named: Record<string, string> = { ...devDependencies, ...dependencies };
const installed: Record<string, { version: string; integrity: string }> = (await read('package-lock.json')).packages;

test.each(Object.entries(wanted))('functions use the %s that the site uses, locked', (key, specifier) => {
  const name = key.replace(/\/$/, '');
  const version = `${name}@${named[name]}`;
  // An import map finds a file of a package only by a line with a trailing slash.
  expect(specifier).toBe(key === name ? `npm:${version}` : `npm:/${version}/`);
  expect(Object.keys(locked.specifiers)).toContain(`npm:${version}`);
});

test.each(languages.filter((language) => language !== 'en'))(
  'the mails in %s are made of the same, but for the words: all of them are sent',
  async (language) => {
    const { imports } = await read(`supabase/functions/send-mails-${language}/deno.json`);
    expect(imports).toEqual({ ...wanted, '../../../src/words/en/': `../../../src/words/${language}/` });
    expect(config.functions[`send-mails-${language}`]?.static_files).toEqual([`../src/words/${language}/*.ts`]);
  },
);

test.each(Object.entries(locked.npm))('%s is byte for byte what npm installs', (key, { integrity }) => {
  // Peer dependencies follow an underscore.
  const [, name, version] = /^(@?[^@]+)@([^@_]+)/.exec(key) ?? [];
  const twins = Object.entries(installed).filter(
    ([path, { version: installedAs }]) => path.endsWith(`node_modules/${name}`) && installedAs === version,
  );
  expect(twins.map(([, twin]) => twin.integrity)).toContain(integrity);
});
