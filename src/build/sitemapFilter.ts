import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { shells } from './shells.ts';

interface Item {
  url: string;
  lastmod?: string | undefined;
}

/** What the sitemap says of the built pages, wherever they are written to: `--outDir` names another folder than the configuration. */
export function sitemapOfPages() {
  let folder: URL;
  const pageAt = (address: string) => {
    const { pathname } = new URL(address);
    return readFileSync(new URL(`.${pathname === '/' ? '/index' : pathname}.html`, folder), 'utf8');
  };
  return {
    /** Learns where the pages are; before the sitemap among the integrations. */
    learn: {
      name: 'sitemap-of-pages',
      hooks: {
        'astro:build:done': ({ dir }) => {
          folder = dir;
        },
      },
    } satisfies AstroIntegration,

    /** Whether it names a page: not when that asks not to be found, nor when it is a shell for addresses with an id. */
    filter(address: string): boolean {
      const { pathname } = new URL(address);
      if (shells.some(({ to }) => to === pathname)) return false;
      return !pageAt(address).includes('<meta name="robots" content="noindex">');
    },

    /** When a page changed, where it says so to search engines. */
    serialize<One extends Item>(item: One): One {
      const lastmod = /"dateModified":"([^"]+)"/.exec(pageAt(item.url))?.[1];
      return lastmod ? { ...item, lastmod } : item;
    },
  };
}
