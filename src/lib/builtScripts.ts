/** What the scripts of a built page import, read from the files themselves. */

/** Gives the text of a built file by its address on the site. */
export type Read = (address: string) => Promise<string>;

const entry = /<script type="module" src="([^"]+)"/g;
const islandScript = /\b(?:component|renderer)-url="([^"]+)"/g;
const atOnce = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;
const everImported = /\b(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+)["'`]/g;
/** The files of React and of the screens, as `astro.config.mjs` names them. */
const ofScreens = /\/(?:react|screens)\.[^/]+$/;

const addressesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);

/** Adds the addresses that a script imports, and what those import. */
async function follow(address: string, imports: RegExp, read: Read, found: Set<string>) {
  for (const name of addressesIn(await read(address), imports)) {
    const { pathname } = new URL(name, `https://site${address}`);
    if (found.has(pathname)) continue;
    found.add(pathname);
    await follow(pathname, imports, read, found);
  }
}

/** The files that the page's scripts need before they run; not the scripts themselves. */
export async function neededAtOnce(html: string, read: Read): Promise<string[]> {
  const found = new Set<string>();
  for (const address of addressesIn(html, entry)) await follow(address, atOnce, read, found);
  return [...found];
}

/** The text of all that may ever draw on the page: without an island, what belongs to screens draws nothing. */
export async function textOfScripts(html: string, read: Read): Promise<string> {
  const isScreen = html.includes('<astro-island');
  const found = new Set([...addressesIn(html, entry), ...addressesIn(html, islandScript)]);
  for (const address of [...found]) await follow(address, everImported, read, found);
  const drawing = [...found].filter((address) => isScreen || !ofScreens.test(address));
  return (await Promise.all(drawing.map(read))).join('\n');
}
