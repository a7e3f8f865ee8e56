import type { APIRoute } from 'astro';
import { sampleLetters } from '#src/build/sampleLetters.ts';

export const GET: APIRoute = () => Response.json(sampleLetters());
