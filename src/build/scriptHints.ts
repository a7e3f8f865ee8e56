import {
  isDrawn,
  islandScripts,
  isScreen,
  isShownFirst,
  neededAtOnce,
  pageScripts,
  type Read,
} from './builtScripts.ts';

/** Preloads imports. Static pages: scripts have low priority. Screens: scripts that call the server first, then scripts that draw. */

const entry = /<script type="module" src="[^"]+"/g;

/** The scripts that start islands. Astro writes them before the first island. */
const starter = /((?:<script>(?:(?!<\/script>).)+<\/script>)+)(<astro-island.*?<\/astro-island>)/s;

export async function withScriptHints(html: string, read: Read): Promise<string> {
  const link = (hint: string) => (address: string) => `<link rel="modulepreload" href="${address}"${hint}>`;
  if (isScreen(html)) {
    const asking = await neededAtOnce(pageScripts(html), read);
    const scripts = islandScripts(html);
    const drawing = [...(await neededAtOnce(scripts, read)), ...scripts].filter((address) => !asking.includes(address));
    const asked = asking.map(link('')).join('');
    const drawn = drawing.map(link(' fetchpriority="low"')).join('');
    const late = `<template data-scripts>${drawn}</template>`;
    // Visible content does not wait for the scripts that take it over. `client:pictured` lets its photo load first.
    if (isDrawn(html)) {
      // The starter moves behind the content: before it, it would take 1.5 kB of the first packets.
      return html
        .replace(starter, '$2$1')
        .replace(entry, '$& async')
        .replace('</body>', () => `${asked}${late}</body>`);
    }
    const [head = '', ...body] = html.split('</head>');
    // Scripts in the head only call the server and need nothing of the page.
    const asks = head.replace(entry, '$& async') + asked;
    // The answer that a page's script shows does not wait for the framework.
    if (isShownFirst(html)) return [asks, ...body].join('</head>').replace('</body>', () => `${late}</body>`);
    return [asks + drawn, ...body].join('</head>');
  }
  const links = (await neededAtOnce(pageScripts(html), read)).map(link(' fetchpriority="low"'));
  return html.replace(entry, '$& fetchpriority="low"').replace('</body>', () => `${links.join('')}</body>`);
}
