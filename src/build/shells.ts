import { readFileSync } from 'node:fs';
import { languages, pathIn } from '../words/languages.ts';

const hosting = readFileSync('netlify.toml', 'utf8');
const others = languages.filter((language) => language !== 'en');

const inEnglish = [...hosting.matchAll(/from = "([^"]+)"\s+to = "(\/[\w-]+)\.html"\s+status = (\d+)/g)].map(
  ([, from = '', to = '', status]) => ({ from, to, status: Number(status) }),
);
const shellsIn = (language: (typeof languages)[number]) =>
  inEnglish.map(({ from, to, status }) => ({ from: pathIn(language, from), to: pathIn(language, to), status }));

/** Pages that serve more than their own address, by the redirects of `netlify.toml`: `/hotel` for `/hotel/*`. */
export const shells = languages.flatMap(shellsIn);

/** Returns the same redirects for other languages. Each has its own page for unknown addresses. */
export const redirectsOfOthers = others.flatMap((language) => [
  ...shellsIn(language).map(({ from, to, status }) => `${from} ${to}.html ${status}`),
  `${pathIn(language, '/*')} ${pathIn(language, '/404')}.html 404`,
]);
