import type { APIRoute } from 'astro';
import { siteFacts } from '#src/content/site.ts';
import { publishableKey } from '#src/server/backend.ts';

/** Public facts of this build for `npm run doctor`. `backend`: its address, '' if it shares the site's. */
export const GET: APIRoute = () => {
  const { url, phone, email, pictures_are_impressions } = siteFacts;
  const backend = import.meta.env.PUBLIC_SUPABASE_URL ?? '';
  return Response.json({ backend, key: publishableKey, facts: { url, phone, email, pictures_are_impressions } });
};
