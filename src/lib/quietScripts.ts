import { neededAtOnce, type Read } from './builtScripts.ts';

/**
 * On a page that reads without them, scripts wait for words and pictures: they are asked for at low priority, and what they
 * import together with them, not a round trip later. Pages whose screen is a script keep Astro's order.
 */

const entry = /<script type="module" src="[^"]+"/g;
const island = /<astro-island\b(?![^>]*\bclient="interaction")/;

/** The page with its scripts in the background; as it is when a screen of it is a script. */
export async function withQuietScripts(html: string, read: Read): Promise<string> {
  if (island.test(html)) return html;
  const imports = await neededAtOnce(html, read);
  const links = imports.map((address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`);
  return html.replace(entry, '$& fetchpriority="low"').replace('</body>', () => `${links.join('')}</body>`);
}
