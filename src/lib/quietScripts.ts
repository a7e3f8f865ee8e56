import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * On a page that reads without them, scripts wait for words and pictures: they are asked for at low priority, and what they
 * import together with them, not a round trip later. Pages whose screen is a script keep Astro's order.
 */

const entry = /<script type="module" src="([^"]+)"/g;
const island = /<astro-island\b(?![^>]*\bclient="interaction")/;

/** What a built script imports before it runs, as addresses; `read` gives the text of an address. */
async function importsOf(address: string, read: (address: string) => Promise<string>, found: Set<string>) {
  for (const [, name = ''] of (await read(address)).matchAll(/\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
    const { pathname } = new URL(name, `https://site${address}`);
    if (found.has(pathname)) continue;
    found.add(pathname);
    await importsOf(pathname, read, found);
  }
}

/** The page with its scripts in the background; as it is when a screen of it is a script. */
export async function withQuietScripts(html: string, read: (address: string) => Promise<string>): Promise<string> {
  if (island.test(html)) return html;
  const imports = new Set<string>();
  for (const [, address = ''] of html.matchAll(entry)) await importsOf(address, read, imports);
  const links = [...imports].map((address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`);
  return html.replace(entry, '$& fetchpriority="low"').replace('</body>', () => `${links.join('')}</body>`);
}

export function quietScripts(): AstroIntegration {
  return {
    name: 'quiet-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (address: string) => readFile(new URL(`.${address}`, dir), 'utf8');
        const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const file of files) {
          const page = new URL(file, dir);
          await writeFile(page, await withQuietScripts(await readFile(page, 'utf8'), read));
        }
      },
    },
  };
}
