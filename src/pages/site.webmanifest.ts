import type { APIRoute } from 'astro';
import { manifestIcons } from '#src/build/brandIcons.ts';
import { themeColour } from '#src/build/themeColour.ts';
import { pageWords } from '#src/content/content.ts';
import { siteFacts } from '#src/content/site.ts';
import { paths } from '#src/lib/paths.ts';

/** Form: https://www.w3.org/TR/appmanifest/ `minimal-ui`: the pages have no Back button. */
export const GET: APIRoute = async () => {
  const { name } = siteFacts;
  const manifest = {
    id: paths.home,
    name,
    short_name: name,
    description: (await pageWords('home')).description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColour('shell'),
    background_color: themeColour('shell'),
    categories: ['travel'],
    icons: manifestIcons,
    shortcuts: [
      { name: 'Search hotels', url: paths.search() },
      { name: 'My bookings', url: paths.myStays },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
};
