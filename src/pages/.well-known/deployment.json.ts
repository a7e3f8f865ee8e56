import type { APIRoute } from 'astro';
import { siteFacts } from '#src/content/site.ts';
import { publishableKey } from '#src/server/backend.ts';

/**
 * What this build was made with, for `npm run doctor`, which is told nothing but the site's address: all of it is public, and in the
 * scripts too. `backend`: its address, empty where it shares the site's.
 */
export const GET: APIRoute = () => {
  const { url, phone, email, pictures_are_impressions } = siteFacts;
  const backend = import.meta.env.PUBLIC_SUPABASE_URL ?? '';
  return Response.json({ backend, key: publishableKey, facts: { url, phone, email, pictures_are_impressions } });
};
