import type { APIRoute } from 'astro';
import { drawFavicon } from '#src/build/brandIcons.ts';

/** Asked for unnamed, by what does not read the page's own icon: feed readers, bookmarks, results pages. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawFavicon()), { headers: { 'content-type': 'image/x-icon' } });
