import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that scripts load on demand. An inlined style sheet is not a file, so waiting for one would never end. */

const filesOf = (script: string) =>
  [...script.matchAll(/\bm\.f=\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/[^",]+/g) ?? []);

test('scripts ask for no file that is not there', () => {
  const asked = globSync('dist/_astro/*.js').flatMap((script) =>
    filesOf(readFileSync(script, 'utf8')).map((file) => [script, file] as const),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(([, file]) => !existsSync(`dist/${file}`))).toEqual([]);
});
