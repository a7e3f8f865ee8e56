/** What the scripts of a built page import, read from the files themselves. */

/** Gives the text of a built file by its address on the site. */
export type Read = (address: string) => Promise<string>;

/** Whether the page is a screen that its scripts draw, not one that reads without them. */
export const isScreen = (html: string) => /<astro-island\b(?![^>]*\bclient="interaction")/.test(html);

/** Whether a screen's answer stands in the page: it reads before its scripts, which take it over. */
export const isDrawn = (html: string) => html.includes('<script type="application/json"');

/** Whether a screen has its answer shown by the page's own script, and comes into view after that. */
export const isShownFirst = (html: string) => /<astro-island\b[^>]*\bclient="visible"/.test(html);

const atOnce = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;
const everImported = /\b(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+)["'`]/g;

const addressesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);

/** The page's own scripts. */
export const pageScripts = (html: string) => addressesIn(html, /<script type="module" src="([^"]+)"/g);

/** The scripts of its islands, and of the framework that draws them. */
export const islandScripts = (html: string) => [
  ...new Set(addressesIn(html, /\b(?:component|renderer)-url="([^"]+)"/g)),
];

type IsWanted = (address: string) => boolean;

/** Adds the addresses that a script imports, and what those import; with `isWanted` only such. */
async function follow(address: string, imports: RegExp, read: Read, found: Set<string>, isWanted?: IsWanted) {
  for (const name of addressesIn(await read(address), imports)) {
    const { pathname } = new URL(name, `https://site${address}`);
    if (found.has(pathname) || isWanted?.(pathname) === false) continue;
    found.add(pathname);
    await follow(pathname, imports, read, found, isWanted);
  }
}

/** The files that these scripts need before they run; not the scripts themselves. */
export async function neededAtOnce(scripts: readonly string[], read: Read): Promise<string[]> {
  const found = new Set<string>();
  for (const address of scripts) await follow(address, atOnce, read, found);
  return [...found].filter((address) => !scripts.includes(address));
}

/** The scripts themselves with all that they may ever import. */
export async function reachable(scripts: readonly string[], read: Read, isWanted?: IsWanted): Promise<string[]> {
  const found = new Set(scripts);
  for (const address of scripts) await follow(address, everImported, read, found, isWanted);
  return [...found];
}

/** The text of all scripts that may ever run on the page. */
export async function textOfScripts(html: string, read: Read): Promise<string> {
  const found = await reachable([...pageScripts(html), ...islandScripts(html)], read);
  return (await Promise.all(found.map(read))).join('\n');
}
