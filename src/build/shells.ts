import { readFileSync } from 'node:fs';
import { languages, pathIn } from '../words/languages.ts';

/** Where `netlify.toml` leads addresses of English pages, for the pages of all languages. For the build, and for the doctor. */

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
