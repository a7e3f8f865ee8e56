import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '../../supabase/local/config.ts';
import { projectDir, projectPath } from '../../supabase/local/paths.ts';

/** Runs the functions on Deno with the settings of `supabase/config.toml` only. */

/** The import map of all functions with English texts, relative to the project. */
const sharedMap = 'supabase/functions/deno.json';

// Uses npm's installed packages, so nothing is downloaded.
export const denoPackages = (importMap = sharedMap) => [
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
// The Supabase CLI bundles a function with an import map without the site's packages.
export const denoEnvironment = { DENO_DIR: '.cache/deno', DENO_NO_UPDATE_CHECK: '1', DENO_NO_PACKAGE_JSON: '1' };

// Imports as Biome formats them: at the start of a line, or a call.
const importedName = /(?:^(?:import|export|\})[^'\n]*\bfrom |^import |\bimport\()'([^'\n]+)'/gm;

/** Functions that share an import map, so that one Deno process can run them. */
export interface Bundle {
  importMap: string;
  entries: Record<string, string>;
}

/**
 * Copies each function's files to its own folder, like `supabase functions deploy`: `index.ts` and its relative imports. Computed paths are not
 * found. Throws for a package that is not in the import map.
 */
export async function bundleFunctions(folder = '.cache/functions'): Promise<Bundle[]> {
  await rm(projectPath(folder), { recursive: true, force: true });
  const shared: Bundle = { importMap: sharedMap, entries: {} };
  const bundles = [shared];
  for (const [name, { import_map, static_files = [] }] of Object.entries(config.functions)) {
    const map = join('supabase', import_map);
    const more = globSync(
      static_files.map((pattern) => join('supabase', pattern)),
      { cwd: projectDir },
    );
    const entry = await bundle(`supabase/functions/${name}/index.ts`, join(folder, name), map, more);
    if (map === sharedMap) shared.entries[name] = entry;
    else bundles.push({ importMap: join(folder, name, map), entries: { [name]: entry } });
  }
  return bundles;
}

async function bundle(entry: string, folder: string, map: string, more: readonly string[]): Promise<string> {
  const imports = Object.entries<string>(JSON.parse(await readFile(projectPath(map), 'utf8')).imports);
  const isMapped = (name: string) =>
    name.startsWith('node:') || imports.some(([one]) => one === name || (one.endsWith('/') && name.startsWith(one)));
  const copyOf = async (file: string) => {
    const copy = projectPath(join(folder, file));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(projectPath(file), copy);
    return copy;
  };
  await Promise.all([map, ...more].map(copyOf));
  const files = new Set([entry]);
  for (const file of files) {
    const text = await readFile(await copyOf(file), 'utf8');
    for (const [, name = ''] of text.matchAll(importedName)) {
      const isOwn = /^\.{1,2}\//.test(name);
      const folderInMap = isOwn && imports.find(([one]) => name.startsWith(one));
      // The CLI compares texts of paths and may miss a file, which then needs `static_files`.
      if (folderInMap) files.add(join(dirname(map), folderInMap[1], name.slice(folderInMap[0].length)));
      else if (isOwn) files.add(join(dirname(file), name));
      else if (!isMapped(name)) throw new Error(`${file} imports ${name}, which ${map} does not know.`);
    }
  }
  return join(folder, entry);
}
