import type { APIRoute } from 'astro';
import { siteFacts } from '#src/content/site.ts';

/** Nothing is forbidden: pages that are not to be found say so themselves, and a robot that may not read them would not learn it. */
export const GET: APIRoute = () =>
  new Response(
    ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap-index.xml', siteFacts.url).href}`, ''].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
