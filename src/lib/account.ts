import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendUrl, publishableKey } from './backend.ts';
import { sessionKey } from './sessionKey.ts';

let client: SupabaseClient | undefined;

/** The client for screens with an account: its session is kept in this browser and renews itself. */
export function supabase(): SupabaseClient {
  client ??= createClient(backendUrl, publishableKey, { auth: { storageKey: sessionKey } });
  return client;
}
