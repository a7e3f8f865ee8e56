import { readFileSync } from 'node:fs';
import { isInAll, languages, pathIn } from '../words/languages.ts';

/** What `netlify.toml` says of English pages, for the pages of all languages. For the build, and for the doctor. */

const hosting = readFileSync('netlify.toml', 'utf8');
const others = languages.filter((language) => language !== 'en');

const inEnglish = [...hosting.matchAll(/from = "([^"]+)"\s+to = "(\/[\w-]+)\.html"\s+status = (\d+)/g)].map(
  ([, from = '', to = '', status]) => ({ from, to, status: Number(status) }),
);
const shellsIn = (language: (typeof languages)[number]) =>
  inEnglish.map(({ from, to, status }) => ({ from: pathIn(language, from), to: pathIn(language, to), status }));

/** Pages that serve more than their own address, from its redirects: `/hotel` for `/hotel/*`. */
export const shells = languages.flatMap(shellsIn);

/** Lines of `_redirects`: the same for the pages in other languages, of which each has its own page for what is not there. */
export const redirectsOfOthers = others.flatMap((language) => [
  ...shellsIn(language).map(({ from, to, status }) => `${from} ${to}.html ${status}`),
  `${pathIn(language, '/*')} ${pathIn(language, '/404')}.html 404`,
]);

/** What it sends with a page that is in all languages, or with the worker of one. */
const sent = [...hosting.matchAll(/for = "([^"]+)"\s+\[headers\.values\]\n((?: +[\w-]+ = ".*"\n?)+)/g)]
  .map(([, path = '', values = '']) => ({
    path,
    lines: [...values.matchAll(/([\w-]+) = "(.*)"/g)].map(([, name, value]) => `${name}: ${value}`),
  }))
  .filter(({ path }) => isInAll(path.replace('*', 'x').replace('-worker.js', '')));

/** Blocks of `_headers`: the same for the pages in other languages. */
export const headersOfOthers = others.flatMap((language) =>
  sent.map(({ path, lines }) => [pathIn(language, path), ...lines]),
);
