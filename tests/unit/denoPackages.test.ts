import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projectPath } from '../../supabase/local/paths.ts';

const read = async (file: string) => JSON.parse(await readFile(projectPath(file), 'utf8'));
const wanted: Record<string, string> = (await read('supabase/functions/deno.json')).imports;
const locked: { specifiers: Record<string, string>; npm: Record<string, { integrity: string }> } =
  await read('supabase/functions/deno.lock');
const site = await read('package.json');
const installed: Record<string, { version: string; integrity: string }> = (await read('package-lock.json')).packages;

test.each(Object.entries(wanted))('functions use the %s that the site uses, locked', (key, specifier) => {
  const name = key.replace(/\/$/, '');
  const version = `${name}@${site.dependencies[name]}`;
  // A file of a package is found in an import map only by a line that ends in a slash.
  expect(specifier).toBe(key === name ? `npm:${version}` : `npm:/${version}/`);
  expect(Object.keys(locked.specifiers)).toContain(`npm:${version}`);
});

test.each(Object.entries(locked.npm))('%s is byte for byte what npm installs', (key, { integrity }) => {
  const at = key.lastIndexOf('@');
  const twins = Object.entries(installed).filter(
    ([path, { version }]) => path.endsWith(`node_modules/${key.slice(0, at)}`) && version === key.slice(at + 1),
  );
  expect(twins.map(([, twin]) => twin.integrity)).toContain(integrity);
});
