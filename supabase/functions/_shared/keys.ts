/** The variables a function is given: SUPABASE_URL, the project's keys and its own. */
export type Env = Record<string, string | undefined>;

/**
 * The project's keys, as a function finds them: those of today as JSON objects from a name to a key (`SUPABASE_PUBLISHABLE_KEYS`,
 * `SUPABASE_SECRET_KEYS`), and the legacy ones, which are tokens (`SUPABASE_ANON_KEY`, `SUPABASE_SERVICE_ROLE_KEY`). A hosted project
 * sets both kinds until its legacy keys are switched off; one that somebody hosts may have either.
 * https://supabase.com/docs/guides/functions/secrets
 */
export interface Keys {
  /** For calls with a browser's rights; undefined where there is none. */
  publishable: string | undefined;
  /** Each passes for the service role. The first one is for our own calls. */
  secrets: readonly string[];
}

export function keys(env: Env): Keys {
  const publishable = [...named(env.SUPABASE_PUBLISHABLE_KEYS), env.SUPABASE_ANON_KEY];
  const secrets = [...named(env.SUPABASE_SECRET_KEYS), env.SUPABASE_SERVICE_ROLE_KEY];
  return { publishable: publishable.find(isKey), secrets: secrets.filter(isKey) };
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The keys of one variable, the one named `default` first; none where it is missing or is no such object. */
function named(variable: string | undefined): unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(variable ?? '');
  } catch {
    return [];
  }
  // The letters of a text would each pass for a key.
  if (typeof read !== 'object' || read === null) return [];
  const { default: first, ...others } = read as Record<string, unknown>;
  return [first, ...Object.values(others)];
}

/** The headers of a call with this key alone. One of today is no token, and the gateway refuses it as a bearer. */
export function keyHeaders(key: string | undefined): Record<string, string> {
  if (!key)
    throw new Error('The function was given no keys: SUPABASE_PUBLISHABLE_KEYS or SUPABASE_SECRET_KEYS is missing.');
  return { apikey: key, ...(isToken(key) && { authorization: `Bearer ${key}` }) };
}

/** The headers of a call in the name of the person whose token this is. */
export function callerHeaders(env: Env, authorization: string | null): Record<string, string> {
  return { ...keyHeaders(keys(env).publishable), ...(authorization && { authorization }) };
}

const isToken = (key: string) => key.split('.').length === 3;
