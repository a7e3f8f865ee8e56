import { GoTrueClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { unsubscribe } from '#src/lib/pushSubscription.ts';
import { backendUrl, publishableKey } from './backend.ts';
import { forgetPerson } from './forgetPerson.ts';
import { sessionKey } from './sessionKey.ts';

let client: GoTrueClient | undefined;

/** The auth client; the session is in this browser and renews itself. `createClient` would add 25 kB to every first load. */
export function auth(): GoTrueClient {
  client ??= new GoTrueClient({
    url: `${backendUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey,
    // Anyone can send an address: /auth accepts only what this browser requested.
    detectSessionInUrl: false,
    flowType: 'pkce',
  });
  return client;
}

/** Returns the token of the signed-in person, null if signed out. Throws if the session cannot be renewed. */
export async function readToken(): Promise<string | null> {
  const { data, error } = await auth().getSession();
  if (error && isAuthRetryableFetchError(error)) throw error;
  return data.session?.access_token ?? null;
}

export async function leave(): Promise<void> {
  // Without its session, the server forgets the device too.
  await unsubscribe().catch(console.error);
  const { error } = await auth().signOut({ scope: 'local' });
  if (error) console.error(error);
  forgetPerson();
}
