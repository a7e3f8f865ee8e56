import { PostgrestClient } from '@supabase/postgrest-js';
import { GoTrueClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { backendUrl, publishableKey } from './backend.ts';
import { sessionKey } from './sessionKey.ts';

interface AccountClient {
  auth: GoTrueClient;
  /** The token of whoever is signed in, null for nobody. Throws while a session cannot be renewed: that is no sign-out. */
  token: () => Promise<string | null>;
  from: PostgrestClient['from'];
  rpc: PostgrestClient['rpc'];
  /** A call of an edge function, by its name, as whoever is signed in. */
  call: (name: string, init: RequestInit) => Promise<Response>;
}

/** In milliseconds. */
const longestWait = 20_000;

let client: AccountClient | undefined;

/**
 * The client for screens with an account: its session is kept in this browser, renews itself and goes with every call.
 * Put together from the parts that screens use: `createClient` would bring 25 kB more into every first load.
 */
export function supabase(): AccountClient {
  client ??= createClient();
  return client;
}

function createClient(): AccountClient {
  const auth = new GoTrueClient({
    url: `${backendUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey,
    // An address is what anybody can send: /auth reads what this browser asked for, and nothing else is taken from one.
    detectSessionInUrl: false,
    flowType: 'pkce',
  });
  const readToken = async () => {
    const { data, error } = await auth.getSession();
    if (error && isAuthRetryableFetchError(error)) throw error;
    return data.session?.access_token ?? null;
  };
  const fetchAsMember: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', publishableKey);
    const token = await readToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  // Calls of the database are short: one without an answer is given up, so that no screen waits for ever.
  const fetchInTime: typeof fetch = (input, init) =>
    fetchAsMember(input, {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(longestWait), ...(init?.signal ? [init.signal] : [])]),
    });
  const data = new PostgrestClient(`${backendUrl}/rest/v1`, { fetch: fetchInTime });
  return {
    auth,
    token: readToken,
    from: data.from.bind(data),
    rpc: data.rpc.bind(data),
    call: (name, init) => fetchAsMember(`${backendUrl}/functions/v1/${name}`, { method: 'POST', ...init }),
  };
}
