import type { APIRoute } from 'astro';
import { manifestIcons } from '#src/build/brandIcons.ts';
import { themeColour } from '#src/build/themeColour.ts';
import { siteFacts } from '#src/content/site.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import * as say from '#src/words/staff/desk.ts';

/** The front desk as an app. Form: https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = () => {
  const manifest = {
    id: paths.owner,
    name: `${say.frontDesk} · ${siteFacts.name}`,
    short_name: say.frontDesk,
    description: say.deskApp,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: paths.owner,
    scope: paths.owner,
    display: 'standalone',
    theme_color: themeColour('shell'),
    background_color: themeColour('shell'),
    categories: ['business', 'travel'],
    icons: manifestIcons,
    shortcuts: [
      { name: say.bookings, url: ownerPaths.bookings() },
      { name: say.calendar, url: ownerPaths.calendar() },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
};
