import { PostgrestClient } from '@supabase/postgrest-js';

/** Where the backend is. Without an address it is the site's own origin: locally one server answers for both. */
export const backendUrl = import.meta.env.PUBLIC_SUPABASE_URL || globalThis.location?.origin || 'http://localhost';
export const publishableKey = import.meta.env.PUBLIC_SUPABASE_KEY || 'sb_publishable_local';

/**
 * The data API for public pages: no session, no auth code (5 kB instead of 60).
 * A call that gets no answer within 15 seconds fails like any other lost call, so no screen waits for ever.
 */
export const api = new PostgrestClient(`${backendUrl}/rest/v1`, {
  headers: { apikey: publishableKey },
  fetch: (input, init) =>
    fetch(input, {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(15_000), ...(init?.signal ? [init.signal] : [])]),
    }),
});
