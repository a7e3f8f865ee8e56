import { globSync } from 'node:fs';
import { checker } from '../../src/build/securityPolicy.ts';
import { shells } from '../../src/build/shells.ts';
import { projectPath } from '../local/paths.ts';
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

/** Returns one path for each file of `src/pages`: from the sitemap for a file of many pages, from its redirect for a shell. */
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

export const filesIn = (html: string): string[] =>
  [
    ...html.matchAll(
      /\b(?:src|srcset|href|component-url|renderer-url)="(\/[^/"\s][^"\s]*\.(?:js|css|woff2|avif|webp|jpg|png|svg|ico))["\s]/g,
    ),
  ].map(([, path = '']) => path);

export async function hasCheck({ site, ask }: Target, path: string): Promise<boolean> {
  const { status, headers } = await ask(site + path);
  if (status !== 200) throw new NotAnswered(`${path} answered ${status}.`);
  return headers.get('content-security-policy')?.includes(checker) ?? false;
}

const isOfItsOwn = (path: string) =>
  path === '/' || globSync(projectPath(`src/pages${path}{.astro,/index.astro}`)).length > 0;
