import { readFileSync } from 'node:fs';
import { shells } from './shells.ts';

const pageAt = (address: string) => {
  const { pathname } = new URL(address);
  return readFileSync(`dist${pathname === '/' ? '/index' : pathname}.html`, 'utf8');
};

/** The day a page of the sitemap changed, where it says so to search engines. */
export function withDay<Item extends { url: string; lastmod?: string | undefined }>(item: Item): Item {
  const day = /"dateModified":"(\d{4}-\d\d-\d\d)"/.exec(pageAt(item.url))?.[1];
  return day ? { ...item, lastmod: day } : item;
}

/** Whether the sitemap names a built page: not when it asks not to be found, nor when it is a shell for addresses with an id. */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  if (shells.some(({ to }) => to === pathname)) return false;
  return !pageAt(address).includes('<meta name="robots" content="noindex">');
}
