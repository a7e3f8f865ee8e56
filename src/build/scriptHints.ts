import {
  isDrawn,
  islandScripts,
  isScreen,
  isShownFirst,
  neededAtOnce,
  pageScripts,
  type Read,
} from './builtScripts.ts';

/**
 * What a script imports is asked for together with it, not a round trip later. On a page that reads without them, scripts wait
 * for words and pictures: they come at low priority. On a screen, what asks the server comes first, and what draws the
 * answer at low priority behind it.
 */

const entry = /<script type="module" src="[^"]+"/g;

/** What starts an island; Astro writes it before the first. */
const starter = /((?:<script>(?:(?!<\/script>).)+<\/script>)+)(<astro-island.*?<\/astro-island>)/s;

/** The page with its scripts' files named in it, in the order they are wanted. */
export async function withScriptHints(html: string, read: Read): Promise<string> {
  const link = (hint: string) => (address: string) => `<link rel="modulepreload" href="${address}"${hint}>`;
  if (isScreen(html)) {
    const asking = await neededAtOnce(pageScripts(html), read);
    const scripts = islandScripts(html);
    const drawing = [...(await neededAtOnce(scripts, read)), ...scripts].filter((address) => !asking.includes(address));
    const asked = asking.map(link('')).join('');
    const drawn = drawing.map(link(' fetchpriority="low"')).join('');
    const late = `<template data-scripts>${drawn}</template>`;
    // What can be read already does not wait for what takes it over, nor does its photo: `client:pictured` asks for that.
    if (isDrawn(html)) {
      // Nor does what starts it: before the words it would take 1.5 kB of the first packets.
      return html
        .replace(starter, '$2$1')
        .replace(entry, '$& async')
        .replace('</body>', () => `${asked}${late}</body>`);
    }
    const [head = '', ...body] = html.split('</head>');
    // What stands in the head asks the server and needs nothing of the page.
    const asks = head.replace(entry, '$& async') + asked;
    // Nor does what its script shows of the answer wait for the framework.
    if (isShownFirst(html)) return [asks, ...body].join('</head>').replace('</body>', () => `${late}</body>`);
    return [asks + drawn, ...body].join('</head>');
  }
  const links = (await neededAtOnce(pageScripts(html), read)).map(link(' fetchpriority="low"'));
  return html.replace(entry, '$& fetchpriority="low"').replace('</body>', () => `${links.join('')}</body>`);
}
