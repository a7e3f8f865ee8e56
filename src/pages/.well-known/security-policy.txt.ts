import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';

/** Without links, which lead nowhere here. */
export const GET: APIRoute = async () => {
  const policy = await readFile(join(process.cwd(), '.github/SECURITY.md'), 'utf8');
  return new Response(policy.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
