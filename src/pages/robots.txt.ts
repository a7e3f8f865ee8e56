import type { APIRoute } from 'astro';
import { siteFacts } from '#src/content/site.ts';

/** Forbids nothing: a robot must read a page to find its `noindex`. */
export const GET: APIRoute = () =>
  new Response(
    ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap-index.xml', siteFacts.url).href}`, ''].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
