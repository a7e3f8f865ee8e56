import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';

/** The script that checks a hotel's rating, for who has no copy of this repository. */
export const GET: APIRoute = async () =>
  new Response(await readFile('docs/check-reviews.mjs'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
