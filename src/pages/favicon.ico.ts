import type { APIRoute } from 'astro';
import { drawFavicon } from '#src/build/brandIcons.ts';

/** For clients that do not read the page's own icon: feed readers, bookmarks, search results. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawFavicon()), { headers: { 'content-type': 'image/x-icon' } });
