import { GoTrueClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { backendUrl, publishableKey } from './backend.ts';
import { forgetPerson } from './forgetPerson.ts';
import { sessionKey } from './sessionKey.ts';

let client: GoTrueClient | undefined;

/**
 * The client of the auth service: the session is kept in this browser and renews itself. `createClient` would bring 25 kB more
 * into every first load.
 */
export function auth(): GoTrueClient {
  client ??= new GoTrueClient({
    url: `${backendUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey,
    // An address is what anybody can send: /auth reads what this browser asked for, and nothing else is taken from one.
    detectSessionInUrl: false,
    flowType: 'pkce',
  });
  return client;
}

/** The token of whoever is signed in, null for nobody. Throws while a session cannot be renewed: that is no sign-out. */
export async function readToken(): Promise<string | null> {
  const { data, error } = await auth().getSession();
  if (error && isAuthRetryableFetchError(error)) throw error;
  return data.session?.access_token ?? null;
}

/** Forgets the session and the person in this browser, reachable server or not, and has the session revoked. */
export async function leave(): Promise<void> {
  const { error } = await auth().signOut({ scope: 'local' });
  if (error) console.error(error);
  forgetPerson();
}
