import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '../../supabase/local/config.ts';
import { projectPath } from '../../supabase/local/paths.ts';

/** How this project's functions run on Deno here: with what `supabase/config.toml` names, and nothing that Deno would find by itself. */

/** The import map of all functions, below the project's folder. */
const importMap = 'supabase/functions/deno.json';

// The packages that npm installed serve, so nothing is downloaded. A function that reached beyond this machine would fail.
export const denoPackages = [
  ...['--no-config', `--import-map=${importMap}`],
  ...['--node-modules-dir=manual', '--lock=supabase/functions/deno.lock', '--frozen'],
];
export const denoRights = [
  '--allow-read',
  '--allow-env',
  '--allow-sys',
  '--allow-ffi',
  '--allow-net=127.0.0.1,localhost',
  '--no-prompt',
];
// As the command line of Supabase bundles a function that has an import map: the site's packages are not the functions'.
export const denoEnvironment = { DENO_DIR: '.cache/deno', DENO_NO_UPDATE_CHECK: '1', DENO_NO_PACKAGE_JSON: '1' };

// As Biome writes them, each at the beginning of a line or as a call.
const importedName = /(?:^(?:import|export|\})[^'\n]*\bfrom |^import |\bimport\()'([^'\n]+)'/gm;

/**
 * Copies the files of each function to a folder of its own, as `supabase functions deploy` sends them: what its `index.ts` imports by a
 * relative path, and what that imports. Such a path is read from the text of a file, so one that is put together is not seen. Answers
 * the entry of each, by name. Throws for a package that the import map does not lead to: Deno would find it here, where npm has
 * installed it, but not there.
 */
export async function bundleFunctions(folder = '.cache/functions'): Promise<Record<string, string>> {
  await rm(projectPath(folder), { recursive: true, force: true });
  const packages = Object.keys(JSON.parse(await readFile(projectPath(importMap), 'utf8')).imports);
  const isMapped = (name: string) =>
    name.startsWith('node:') || packages.some((one) => one === name || (one.endsWith('/') && name.startsWith(one)));
  const entries: Record<string, string> = {};
  for (const [name, { import_map }] of Object.entries(config.functions)) {
    // One call of Deno has one map.
    if (join('supabase', import_map) !== importMap) throw new Error(`${name} has an import map of its own.`);
    entries[name] = await bundle(`supabase/functions/${name}/index.ts`, join(folder, name), isMapped);
  }
  return entries;
}

async function bundle(entry: string, folder: string, isMapped: (name: string) => boolean): Promise<string> {
  const files = new Set([entry]);
  for (const file of files) {
    const copy = projectPath(join(folder, file));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(projectPath(file), copy);
    const text = await readFile(copy, 'utf8');
    for (const [, name = ''] of text.matchAll(importedName)) {
      if (/^\.{1,2}\//.test(name)) files.add(join(dirname(file), name));
      else if (!isMapped(name)) throw new Error(`${file} imports ${name}, which ${importMap} does not know.`);
    }
  }
  return join(folder, entry);
}
