export type Env = Record<string, string | undefined>;

/** A project may set new keys, legacy keys or both: https://supabase.com/docs/guides/functions/secrets */
export interface Keys {
  publishable: string | undefined;
  /** All are accepted as the service role. The first one is for our own calls. */
  secrets: readonly string[];
}

export function keys(env: Env): Keys {
  const publishable = [...named(env.SUPABASE_PUBLISHABLE_KEYS), env.SUPABASE_ANON_KEY];
  const secrets = [...named(env.SUPABASE_SECRET_KEYS), env.SUPABASE_SERVICE_ROLE_KEY];
  return { publishable: publishable.find(isKey), secrets: secrets.filter(isKey) };
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '';

function named(variable: string | undefined): unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(variable ?? '');
  } catch {
    return [];
  }
  // Each letter of a text would count as a key.
  if (typeof read !== 'object' || read === null) return [];
  const { default: first, ...others } = read as Record<string, unknown>;
  return [first, ...Object.values(others)];
}

/** Returns headers with this key alone. A new key is not a token, and the gateway refuses it as a bearer. Throws if there is none. */
export function keyHeaders(key: string | undefined): Record<string, string> {
  if (!key)
    throw new Error('The function was given no keys: SUPABASE_PUBLISHABLE_KEYS or SUPABASE_SECRET_KEYS is missing.');
  return { apikey: key, ...(isToken(key) && { authorization: `Bearer ${key}` }) };
}

export function callerHeaders(env: Env, authorization: string | null): Record<string, string> {
  return { ...keyHeaders(keys(env).publishable), ...(authorization && { authorization }) };
}

const isToken = (key: string) => key.split('.').length === 3;
