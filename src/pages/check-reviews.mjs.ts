import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';

export const GET: APIRoute = async () =>
  new Response(await readFile('docs/check-reviews.mjs'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
