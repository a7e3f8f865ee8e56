import type { APIRoute } from 'astro';
import { siteFacts } from '#src/lib/site.ts';

/** A booking and its ticket are for the guest alone; everything else may be found. */
export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /booking',
      'Disallow: /booking-confirmation',
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', siteFacts.url).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
