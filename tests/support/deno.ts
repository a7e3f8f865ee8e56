import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { config } from '../../supabase/local/config.ts';
import { projectDir, projectPath } from '../../supabase/local/paths.ts';

/** How this project's functions run on Deno here: with what `supabase/config.toml` names, and nothing that Deno would find by itself. */

/** The import map of all functions but those in another language, below the project's folder. */
const sharedMap = 'supabase/functions/deno.json';

// The packages that npm installed serve, so nothing is downloaded. A function that reached beyond this machine would fail.
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
// As the command line of Supabase bundles a function that has an import map: the site's packages are not the functions'.
export const denoEnvironment = { DENO_DIR: '.cache/deno', DENO_NO_UPDATE_CHECK: '1', DENO_NO_PACKAGE_JSON: '1' };

// As Biome writes them, each at the beginning of a line or as a call.
const importedName = /(?:^(?:import|export|\})[^'\n]*\bfrom |^import |\bimport\()'([^'\n]+)'/gm;

/** Functions that one call of Deno can run: it has one import map. */
export interface Bundle {
  importMap: string;
  /** The entry of each, by name. */
  entries: Record<string, string>;
}

/**
 * Copies the files of each function to a folder of its own, as `supabase functions deploy` sends them: what its `index.ts` imports by a
 * relative path, and what that imports. Such a path is read from the text of a file, so one that is put together is not seen. Throws for
 * a package that the import map does not lead to: Deno would find it here, where npm has installed it, but not there.
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
    // Its folders stand relative to it.
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
      // The command line compares letters, where Deno compares addresses: a file that it misses so comes by `static_files`.
      if (folderInMap) files.add(join(dirname(map), folderInMap[1], name.slice(folderInMap[0].length)));
      else if (isOwn) files.add(join(dirname(file), name));
      else if (!isMapped(name)) throw new Error(`${file} imports ${name}, which ${map} does not know.`);
    }
  }
  return join(folder, entry);
}
