import type { APIRoute } from 'astro';
import { houseListings } from '#src/content/content.ts';

/** Our own hotels as listings, fetched on request: 25 kB. */
export const GET: APIRoute = async () => Response.json(await houseListings());
