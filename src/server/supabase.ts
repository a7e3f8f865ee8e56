import { PostgrestClient } from '@supabase/postgrest-js';
import { backendUrl, publishableKey } from './backend.ts';

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
