/*
 * A deployment may show streets on its maps: `PUBLIC_MAP_STYLE_URL`, a MapLibre style, and `PUBLIC_MAP_STYLE_ORIGINS`, from where its
 * tiles, glyphs and pictures come when that is elsewhere. Nobody is asked for them before a visitor presses the button.
 */

interface Variables {
  PUBLIC_MAP_STYLE_URL?: string;
  PUBLIC_MAP_STYLE_ORIGINS?: string;
}

/** A host that a policy can name; `*.` stands for all below it. */
const origin = /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/;

/**
 * The origins that the map of streets may ask, the style's own first; none when no style is set.
 * @throws when an address cannot be used, with a sentence that names it.
 */
export function originsOfStreets({
  PUBLIC_MAP_STYLE_URL: style = '',
  PUBLIC_MAP_STYLE_ORIGINS = '',
}: Variables): string[] {
  const others = PUBLIC_MAP_STYLE_ORIGINS.split(/\s+/).filter(Boolean);
  if (!style) {
    if (others.length > 0) throw new Error('PUBLIC_MAP_STYLE_ORIGINS is set without PUBLIC_MAP_STYLE_URL.');
    return [];
  }
  const own = URL.canParse(style) ? new URL(style).origin : '';
  if (!origin.test(own) || own.includes('*')) {
    throw new Error(
      `PUBLIC_MAP_STYLE_URL must be the https address of a map style, such as https://tiles.example.org/style.json, not "${style}".`,
    );
  }
  const wrong = others.find((other) => !origin.test(other));
  if (wrong !== undefined) {
    throw new Error(
      `PUBLIC_MAP_STYLE_ORIGINS must be https origins separated by spaces, such as https://a.example.org https://*.example.net, not "${wrong}".`,
    );
  }
  return [...new Set([own, ...others])];
}

/** What the map's worker may do. It is a file of ours, and has the policy it is sent with, not that of the page. */
export const policyOfWorker = (origins: readonly string[]) =>
  `default-src 'none'; connect-src ${origins.join(' ')}; base-uri 'none'; form-action 'none'; object-src 'none'`;
