import type { APIRoute } from 'astro';
import { houseListings } from '#src/content/content.ts';

/** The brand's own houses, as an admin takes them over: 25 kB that the page of the listings fetches when asked to. */
export const GET: APIRoute = async () => Response.json(await houseListings());
