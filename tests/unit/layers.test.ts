import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Allowed imports between parts of `src`, so that layers cannot be bypassed. */

const root = resolve(import.meta.dirname, '../..');
const outer = ['pages', 'layouts', 'features', 'build'];
/** Folders, and the folders that their files must not import. */
const closed: Record<string, readonly string[]> = {
  domain: [...outer, 'ui', 'server', 'lib', 'content'],
  lib: [...outer, 'ui', 'server'],
  content: [...outer, 'ui', 'server'],
  server: [...outer, 'ui'],
  ui: [...outer, 'server'],
  layouts: ['pages', 'features', 'build'],
  features: ['pages', 'layouts', 'build'],
  build: ['pages', 'layouts', 'features', 'ui', 'server'],
};
/** Shared by several features. Features link to each other by `lib/paths.ts`, and these import none. */
const shared = ['desk', 'nights', 'signin', 'stay'];
/** Deno runs the domain too, so it imports only itself, words and these packages. */
const packagesOfDomain = /^(valibot|date-fns\/\w+|ical\.js)$/;
const isOpen = (path: string) => path === 'src/server/assistants.ts';

function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const sources = /^(?:import|export)\b[^;'"]*\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...code.matchAll(sources)].map(([, ...source]) => source.find(Boolean) ?? '');
}

function wrongIn(file: string): string[] {
  const [, folder = '', feature = ''] = file.split('/');
  return importsOf(file).filter((source) => {
    if (!/^(#src|\.)/.test(source)) return folder === 'domain' && !packagesOfDomain.test(source);
    const path = source.startsWith('#') ? source.slice(1) : relative(root, join(root, dirname(file), source));
    const [top, other = '', one = ''] = path.split('/');
    if (isOpen(path)) return false;
    if (top === 'src' && closed[folder]?.includes(other)) return true;
    if (folder !== 'features') return false;
    if (source.startsWith('../')) return true;
    const open = shared.includes(feature) ? [] : shared;
    return other === 'features' && one !== feature && !open.includes(one);
  });
}

const files = globSync('src/{domain,lib,content,server,ui,layouts,features,build}/**/*.{ts,tsx,astro}', { cwd: root });

test('each folder of src imports only what is open to it', () => {
  expect(files.length).toBeGreaterThan(800);
  expect(files.flatMap((file) => wrongIn(file).map((source) => `${file} imports ${source}`))).toEqual([]);
});
