import { readFileSync } from 'node:fs';
import { shells } from './shells.ts';

/** Whether the sitemap names a built page: not when it asks not to be found, nor when it is a shell for addresses with an id. */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  if (shells.some(({ to }) => to === pathname)) return false;
  const html = readFileSync(`dist${pathname === '/' ? '/index' : pathname}.html`, 'utf8');
  return !html.includes('<meta name="robots" content="noindex">');
}
