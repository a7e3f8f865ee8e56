import type { APIRoute } from 'astro';
import { manifestIcons } from '#src/build/brandIcons.ts';
import { themeColour } from '#src/build/themeColour.ts';
import { siteFacts } from '#src/content/site.ts';
import { stayPath } from '#src/lib/paths.ts';
import * as say from '#src/words/en/guestStay.ts';
import { tag } from '#src/words/en/language.ts';

/** Form: https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = () => {
  const page = stayPath();
  const manifest = {
    id: page,
    name: `${say.yourStay} · ${siteFacts.name}`,
    short_name: say.yourStay,
    description: say.alsoOffline,
    lang: tag,
    dir: 'ltr',
    start_url: page,
    scope: page,
    display: 'standalone',
    theme_color: themeColour('shell'),
    background_color: themeColour('shell'),
    categories: ['travel'],
    icons: manifestIcons,
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
};
