import { PostgrestClient } from '@supabase/postgrest-js';
import { GoTrueClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { backendUrl, publishableKey } from './backend.ts';
import { unreachable } from './result.ts';
import { sessionKey } from './sessionKey.ts';

interface AccountClient {
  auth: GoTrueClient;
  /** The token of whoever is signed in, null for nobody. Throws while a session cannot be renewed: that is no sign-out. */
  token: () => Promise<string | null>;
  from: PostgrestClient['from'];
  rpc: PostgrestClient['rpc'];
  /** A call of an edge function, by its name, as whoever is signed in. */
  call: (name: string, init: RequestInit) => Promise<Response>;
  /** A link to a private file, good for a minute and saved under `file_name`; null when there is none to be had. */
  linkToFile: (bucket: string, path: string, file_name: string) => Promise<string | null>;
  /** Stores a file in a bucket that the caller may write to; null when that worked, else why not. */
  storeFile: (bucket: string, path: string, file: Blob) => Promise<string | null>;
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
    linkToFile: async (bucket, path, file_name) => {
      const response = await fetchInTime(`${backendUrl}/storage/v1/object/sign/${bucket}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: 60 }),
      }).catch(() => null);
      if (!response?.ok) return null;
      // The hosted service calls it `signedURL` and starts below `/storage/v1`; the embedded one does neither.
      const { signedURL, signedUrl = `/storage/v1${signedURL}` } = await response.json();
      return `${backendUrl}${signedUrl}&${new URLSearchParams({ download: file_name })}`;
    },
    storeFile: async (bucket, path, file) => {
      const response = await fetchAsMember(`${backendUrl}/storage/v1/object/${bucket}/${path}`, {
        method: 'POST',
        headers: { 'content-type': file.type },
        body: file,
      }).catch(() => null);
      if (!response) return unreachable;
      if (response.ok) return null;
      const said = await response.json().catch(() => null);
      return said?.message || 'The file could not be stored.';
    },
  };
}
