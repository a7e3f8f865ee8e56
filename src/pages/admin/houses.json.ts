import type { APIRoute } from 'astro';
import { houseListings } from '#src/content/content.ts';

/** Our own hotels as listings: 25 kB that the admin page fetches on request. */
export const GET: APIRoute = async () => Response.json(await houseListings());
