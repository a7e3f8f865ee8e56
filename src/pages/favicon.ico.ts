import type { APIRoute } from 'astro';
import { drawFavicon } from '#src/build/brandIcons.ts';

/** For clients that ignore the page's own icon, such as feed readers. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawFavicon()), { headers: { 'content-type': 'image/x-icon' } });
