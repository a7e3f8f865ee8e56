import type { APIRoute, GetStaticPaths } from 'astro';
import { hotelRedirects } from '#src/build/hotelRedirects.ts';
import { publishedHotels } from '#src/server/published.ts';

/** Where addresses lead that are no page's any more, for the host and the local server. A file of that name would be no route. */
export const getStaticPaths = (() => [{ params: { redirects: '_redirects' } }]) satisfies GetStaticPaths;

export const GET: APIRoute = async () => new Response(hotelRedirects((await publishedHotels()) ?? []));
