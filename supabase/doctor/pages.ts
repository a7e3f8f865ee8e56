import { globSync } from 'node:fs';
import { checker } from '../../src/build/securityPolicy.ts';
import { shells } from '../../src/build/shells.ts';
import { isInAll, languages, pathIn } from '../../src/words/languages.ts';
import { projectPath } from '../local/paths.ts';
import { present } from './finding.ts';
import { NotAnswered, type Target } from './target.ts';

export interface Sitemap {
  paths: string[];
  changedAt: ReadonlyMap<string, Date>;
}

export async function readSitemap({ site, ask }: Target): Promise<Sitemap> {
  const index = await ask(`${site}/sitemap-index.xml`);
  if (index.status !== 200) throw new NotAnswered(`/sitemap-index.xml answered ${index.status}.`);
  const parts = await Promise.all(
    locationsIn(index.text).map(async ({ pathname }) => {
      const part = await ask(site + pathname);
      if (part.status !== 200) throw new NotAnswered(`${pathname} answered ${part.status}.`);
      return part.text.split('</url>');
    }),
  );
  const entries = parts
    .flat()
    .flatMap((entry) =>
      locationsIn(entry).map((address) => ({ address, lastmod: /<lastmod>([^<]+)/.exec(entry)?.[1] })),
    );
  return {
    paths: entries.map(({ address }) => address.pathname),
    changedAt: new Map(
      entries.flatMap(({ address, lastmod }) => (lastmod ? [[address.pathname, new Date(lastmod)]] : [])),
    ),
  };
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.trim().replaceAll('&amp;', '&'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));

export const missingPage = '/no-such-page';

/** Returns the path that a page calls its own, or null. */
export function canonicalOf(html: string): string | null {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.canParse(address) ? new URL(address).pathname : null;
}

/** Returns one path in each language for each file of `src/pages`: from the sitemap for a file of many pages, from its redirect for a shell. */
export function kindsOfPages(listed: readonly string[]): string[] {
  const kinds = globSync('**/*.astro', { cwd: projectPath('src/pages') }).map((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/\.astro$/, '')}`
      .replace(/(?<=\/)index$/, '')
      .replace(/(?<=.)\/$/, '');
    if (path === '/404') return missingPage;
    const shell = shells.find(({ to }) => to === path);
    if (shell) return shell.from.replace('*', 'made-up');
    if (!path.includes('[')) return path;
    const pattern = new RegExp(`^${path.replace(/\[\.{3}\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`);
    return listed.find((one) => pattern.test(one) && !isOfItsOwn(one));
  });
  const has = (path: string, inOther: string) =>
    inOther === path || (isInAll(path) && (!listed.includes(path) || listed.includes(inOther)));
  const inEach = present(kinds).flatMap((path) =>
    languages.map((language) => pathIn(language, path)).filter((inOther) => has(path, inOther)),
  );
  return [...new Set(inEach)].sort();
}

/** How the content type of a file begins, by the end of its name. A browser uses no file of another type. */
export const fileTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff: /font|^application\/octet-stream/,
  woff2: /font|^application\/octet-stream/,
  wasm: /^application\/(wasm|octet-stream)/,
  ...Object.fromEntries(['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg', 'ico'].map((ending) => [ending, /^image\//])),
};

export const endingOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? '';

const named = new RegExp(
  `(?<=["'\`(\\s,;=])((?:https?://[\\w.:-]+)?/(?!/)|\\.{1,2}/|_astro/)([\\w./@~+%-]+\\.(?:${Object.keys(fileTypes).join('|')}))(?=["'\`)\\s,&?#])`,
  'g',
);

/**
 * Returns the addresses of the scripts, styles, fonts and pictures that a page, style or script names: in attributes, sets of sources, properties of
 * islands, `url(…)`, imports and lists of preloads. `address` is its own.
 */
export const filesIn = (text: string, address: string): string[] =>
  [...text.matchAll(named)].map(([, start = '', rest = '']) =>
    // Lists of preloads begin at the root without a slash.
    start === '_astro/' ? new URL(`/${start}${rest}`, address).href : new URL(start + rest, address).href,
  );

export async function hasCheck({ site, ask }: Target, path: string): Promise<boolean> {
  const { status, headers } = await ask(site + path);
  if (status !== 200) throw new NotAnswered(`${path} answered ${status}.`);
  return headers.get('content-security-policy')?.includes(checker) ?? false;
}

const isOfItsOwn = (path: string) =>
  path === '/' || globSync(projectPath(`src/pages${path}{.astro,/index.astro}`)).length > 0;
