import { readFileSync } from 'node:fs';

const shells = [...readFileSync('netlify.toml', 'utf8').matchAll(/^\s*to = "(\/[\w-]+)\.html"$/gm)].map(
  ([, path]) => path,
);

/** Whether the sitemap names a built page: not when it asks not to be found, nor when it is a shell for addresses with an id. */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  if (shells.includes(pathname)) return false;
  const html = readFileSync(`dist${pathname === '/' ? '/index' : pathname}.html`, 'utf8');
  return !html.includes('<meta name="robots" content="noindex">');
}
