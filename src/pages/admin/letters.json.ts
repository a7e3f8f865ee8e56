import type { APIRoute } from 'astro';
import { sampleLetters } from '#src/build/sampleLetters.ts';

/** The letters with sample data, which the page that shows them fetches. */
export const GET: APIRoute = () => Response.json(sampleLetters());
