import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { shells } from './shells.ts';

interface Item {
  url: string;
  lastmod?: string | undefined;
}

/** Reads the built pages from where they were written, because `--outDir` can change the folder. */
export function sitemapOfPages() {
  let folder: URL;
  const pageAt = (address: string) => {
    const { pathname } = new URL(address);
    return readFileSync(new URL(`.${pathname === '/' ? '/index' : pathname}.html`, folder), 'utf8');
  };
  return {
    /** Finds the folder. It must run before the sitemap integration. */
    learn: {
      name: 'sitemap-of-pages',
      hooks: {
        'astro:build:done': ({ dir }) => {
          folder = dir;
        },
      },
    } satisfies AstroIntegration,

    /** Leaves out pages marked noindex, and shells for addresses with an id. */
    filter(address: string): boolean {
      const { pathname } = new URL(address);
      if (shells.some(({ to }) => to === pathname)) return false;
      return !pageAt(address).includes('<meta name="robots" content="noindex">');
    },

    /** Adds the date of the last change, if the page has one. */
    serialize<One extends Item>(item: One): One {
      const lastmod = /"dateModified":"([^"]+)"/.exec(pageAt(item.url))?.[1];
      return lastmod ? { ...item, lastmod } : item;
    },
  };
}
