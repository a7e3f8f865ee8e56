import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const outside = (pattern: RegExp) =>
  globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !file.startsWith('src/server/'))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));

test.each([
  ['the packages of the backend', /['"]@supabase\//],
  ['its addresses', /\b(rest|functions|auth)\/v1\b/],
  ['calls past the door', /\.rpc\(/],
])('%s are in src/server alone', (_, pattern) => {
  expect(outside(pattern)).toEqual([]);
});

test('every call stands once in the tables', () => {
  const names = globSync('src/server/calls/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/path: 'rest\/v1\/rpc\/(\w+)'/g)].map(([, name = '']) => name),
  );
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice.sort()).toEqual([]);
});
