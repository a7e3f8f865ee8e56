import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What scripts fetch when it is wanted. A sheet that was put into a page is a file no more, and what waits for it never comes. */

const filesOf = (script: string) =>
  [...script.matchAll(/\bm\.f=\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/[^",]+/g) ?? []);

test('scripts ask for no file that is not there', () => {
  const asked = globSync('dist/_astro/*.js').flatMap((script) =>
    filesOf(readFileSync(script, 'utf8')).map((file) => [script, file] as const),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(([, file]) => !existsSync(`dist/${file}`))).toEqual([]);
});
