export type Read = (address: string) => Promise<string>;

/** True if scripts draw the page. */
export const isScreen = (html: string) => /<astro-island\b(?![^>]*\bclient="interaction")/.test(html);

/** True if the page already shows a screen's answer, which its scripts then take over. */
export const isDrawn = (html: string) => html.includes('<script type="application/json"');

/** True if the page's own script shows the answer first, and an island below it starts when visible. */
export const isShownFirst = (html: string) => /<astro-island\b[^>]*\bclient="visible"/.test(html);

const atOnce = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;
const everImported = /\b(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+)["'`]/g;

const addressesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);

export const pageScripts = (html: string) => addressesIn(html, /<script type="module" src="([^"]+)"/g);

export const islandScripts = (html: string) => [
  ...new Set(addressesIn(html, /\b(?:component|renderer)-url="([^"]+)"/g)),
];

type IsWanted = (address: string) => boolean;

/** Adds all imports of a script, and their imports. `isWanted` limits them. */
async function follow(address: string, imports: RegExp, read: Read, found: Set<string>, isWanted?: IsWanted) {
  for (const name of addressesIn(await read(address), imports)) {
    const { pathname } = new URL(name, `https://site${address}`);
    if (found.has(pathname) || isWanted?.(pathname) === false) continue;
    found.add(pathname);
    await follow(pathname, imports, read, found, isWanted);
  }
}

/** Returns the files that these scripts need before they run, without the scripts. */
export async function neededAtOnce(scripts: readonly string[], read: Read): Promise<string[]> {
  const found = new Set<string>();
  for (const address of scripts) await follow(address, atOnce, read, found);
  return [...found].filter((address) => !scripts.includes(address));
}

/** Returns the scripts and everything they may ever import. */
export async function reachable(scripts: readonly string[], read: Read, isWanted?: IsWanted): Promise<string[]> {
  const found = new Set(scripts);
  for (const address of scripts) await follow(address, everImported, read, found, isWanted);
  return [...found];
}

export async function textOfScripts(html: string, read: Read): Promise<string> {
  const found = await reachable([...pageScripts(html), ...islandScripts(html)], read);
  return (await Promise.all(found.map(read))).join('\n');
}
