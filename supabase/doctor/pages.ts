import { globSync } from 'node:fs';
import { checker } from '../../src/build/securityPolicy.ts';
import { shells } from '../../src/build/shells.ts';
import { projectPath } from '../local/paths.ts';
import { NotAnswered, type Target } from './target.ts';

/** Addresses of the site, and one of every kind of page. */

export interface Sitemap {
  paths: string[];
  /** When the page at a path changed last, where that is said. */
  changedAt: ReadonlyMap<string, Date>;
}

/** What the sitemap names. */
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

/**
 * A path of each kind of page: of every file of `src/pages`, one that it serves. A file for many pages serves some that the sitemap
 * names, and a shell those of its redirect.
 */
export function kindsOfPages(listed: readonly string[]): string[] {
  const kinds = globSync('**/*.astro', { cwd: projectPath('src/pages') }).map((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/\.astro$/, '')}`
      .replace(/(?<=\/)index$/, '')
      .replace(/(?<=.)\/$/, '');
    if (path === '/404') return '/no-such-page';
    const shell = shells.find(({ to }) => to === path);
    if (shell) return shell.from.replace('*', 'made-up');
    if (!path.includes('[')) return path;
    const pattern = new RegExp(`^${path.replace(/\[\.{3}\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`);
    return listed.find((one) => pattern.test(one) && !isOfItsOwn(one));
  });
  return [...new Set(kinds)].filter((path) => path !== undefined).sort();
}

/** The site's own scripts, styles, fonts and pictures that a page names; of the sizes of a picture the first one. */
export const filesIn = (html: string): string[] =>
  [
    ...html.matchAll(
      /\b(?:src|srcset|href|component-url|renderer-url)="(\/[^/"\s][^"\s]*\.(?:js|css|woff2|avif|webp|jpg|png|svg|ico))["\s]/g,
    ),
  ].map(([, path = '']) => path);

/** Whether the forms of a page can check that a person sends them: its policy names who does. */
export async function hasCheck({ site, ask }: Target, path: string): Promise<boolean> {
  const { status, headers } = await ask(site + path);
  if (status !== 200) throw new NotAnswered(`${path} answered ${status}.`);
  return headers.get('content-security-policy')?.includes(checker) ?? false;
}

/** Whether a file of `src/pages` is this page alone. */
const isOfItsOwn = (path: string) =>
  path === '/' || globSync(projectPath(`src/pages${path}{.astro,/index.astro}`)).length > 0;
