import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../supabase/local/paths.ts';

/** Variables of a deployment must have the same names in the example, the docs and the code. */

async function textOf(folder: string, ending: RegExp): Promise<string> {
  const files = (await readdir(projectPath(folder), { recursive: true })).filter((file) => ending.test(file));
  return (await Promise.all(files.map((file) => readFile(projectPath(join(folder, file)), 'utf8')))).join('\n');
}
const read = (file: string) => readFile(projectPath(file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];
const named = (example: string) => namesIn(example, /^(?:# )?([A-Z_]+)=/gm).sort();

const site = await textOf('src', /\.(?:ts|tsx|astro)$/);
const settings = await read('supabase/config.toml');
const doctor = await textOf('supabase/doctor', /\.ts$/);
const operate = await textOf('supabase/operate', /\.ts$/);
const functions = await textOf('supabase/functions', /\.ts$/);
const examples = {
  deployment: named(await read('.env.example')),
  functions: named(await read('supabase/functions/.env.example')),
};

test('.env.example names what the build, the host and the settings of the project read', async () => {
  const wanted = new Set([
    ...namesIn(site, /\b(PUBLIC_[A-Z_]+)\b/g),
    // Also interfaces of what the build reads. The host sets names with one word (`CONTEXT`).
    ...namesIn(site, /^ {2}(?:readonly )?([A-Z]+(?:_[A-Z]+)+)\??: string;/gm),
    ...namesIn(await read('netlify.toml'), /\$([A-Z_]+)/g),
    ...namesIn(doctor, /process\.env\.([A-Z_]+)/g),
    ...namesIn(operate, /(?:take\(\s*'|(?<!process\.)\benv\.)([A-Z_]+)\b/g),
    ...namesIn(settings, /"env\(([A-Z_]+)\)"/g),
  ]);
  expect(examples.deployment).toEqual([...wanted].sort());
});

test('the example of the functions names what they read, but for what every project gives them', () => {
  const wanted = namesIn(functions, /\benv\.([A-Z_]+)\b/g).filter((name) => !name.startsWith('SUPABASE_'));
  expect(examples.functions).toEqual(wanted.sort());
  // No other way of reading a variable, which this test would miss.
  expect(functions).not.toMatch(/\benv\[|process\.env|Deno\.env\.get/);
});

test('docs/configuration.md explains each of them, and no others', async () => {
  const docs = await read('docs/configuration.md');
  const all = [...examples.deployment, ...examples.functions];
  expect(all.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  const rows = docs
    .split('\n')
    .flatMap((line) => namesIn(/^\| ([^|]*)\|/.exec(line)?.[1] ?? '', /`([A-Z]+(?:_[A-Z]+)+)`/g));
  expect(rows.filter((name) => !all.includes(name))).toEqual([]);
});
