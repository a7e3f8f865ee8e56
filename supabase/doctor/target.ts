import * as v from 'valibot';

/** The deployment that is looked at, and how it is asked. */

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body, or undefined when it is no JSON. */
  json: unknown;
}

export type Fetch = typeof fetch;

export interface Keys {
  /** Reads all tables; sent to the backend that `url` names, and to no other. */
  secret?: string | undefined;
  /** The backend's address in the words of whoever holds the secret key. */
  url?: string | undefined;
  /** A personal token for the project's settings, which are asked of api.supabase.com. */
  accessToken?: string | undefined;
}

const DeploymentSchema = v.object({
  backend: v.string(),
  key: v.string(),
  facts: v.object({ url: v.string(), phone: v.string(), email: v.string(), pictures_are_impressions: v.boolean() }),
});
export type Deployment = v.InferOutput<typeof DeploymentSchema>;

export interface Target {
  /** Origin of the site. */
  site: string;
  /** What the build says of itself; null when it does not. */
  deployment: Deployment | null;
  keys: Keys;
  /** Asks an address; redirects are not followed. Throws when nobody answers. */
  ask(address: string, ask?: Ask): Promise<Answer>;
  /** Asks the backend at a path, as the site does: with the publishable key, from the site's origin. */
  asStranger(path: string, ask?: Ask): Promise<Answer>;
  /** Asks the backend at a path with the secret key. */
  asService(path: string, ask?: Ask): Promise<Answer>;
}

/** Why a question could not be put, or its answer not be understood. */
export class NotAnswered extends Error {}

const patience = 20_000;

export const isHere = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** Learns from the site where its backend is. Never throws: a site that does not answer is a finding. */
export async function meet(site: string, keys: Keys, fetcher: Fetch): Promise<Target> {
  const origin = new URL(site).origin;
  const ask: Target['ask'] = async (address, { method = 'GET', headers = {}, body } = {}) => {
    const send = () =>
      fetcher(address, {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
    const response = await send()
      .catch((error: unknown) => {
        if (wasClosed(error)) return send();
        throw error;
      })
      .catch((error: unknown) => {
        throw new NotAnswered(`${new URL(address).host} does not answer: ${reasonOf(error)}.`);
      });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };
  const about = await ask(`${origin}/.well-known/deployment.json`).catch(() => null);
  const read = v.safeParse(DeploymentSchema, about?.status === 200 ? about.json : null);
  const deployment = read.success ? read.output : null;
  const backend = deployment ? deployment.backend.replace(/\/+$/, '') || origin : null;
  const reach = (path: string, { headers, ...rest }: Ask, key: string) => {
    if (!backend) throw new NotAnswered('The site does not name its backend.');
    return ask(`${backend}${path}`, { ...rest, headers: { apikey: key, ...headers } });
  };
  return {
    site: origin,
    deployment,
    keys,
    ask,
    asStranger: async (path, more = {}) =>
      reach(path, { ...more, headers: { origin, ...more.headers } }, deployment?.key ?? ''),
    // A site that is not what it seems could name a backend of its own, and be given the key.
    asService: async (path, more = {}) => {
      if (backend !== keys.url?.replace(/\/+$/, '')) {
        throw new NotAnswered(
          `The site’s backend is ${backend}, but PROJECT_URL is ${keys.url}. The key was not sent.`,
        );
      }
      if (!/^https:/.test(backend ?? '') && !isHere(backend ?? ''))
        throw new NotAnswered('The key is sent only over https.');
      return reach(path, more, keys.secret ?? '');
    },
  };
}

/** What the backend's address is. */
export const backendOf = ({ site, deployment }: Pick<Target, 'site' | 'deployment'>) =>
  deployment?.backend.replace(/\/+$/, '') || site;

/** The code and the words of a refusal by the API. */
export function refusalIn({ json }: Answer): { code: string; message: string } {
  const { code, message } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}

/** The body in a shape; throws NotAnswered where it has another, or came with another status than 200. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  { status, json }: Answer,
  what: string,
): v.InferOutput<Schema> {
  if (status !== 200) throw new NotAnswered(`${what} answered ${status}.`);
  const read = v.safeParse(schema, json);
  if (!read.success) throw new NotAnswered(`${what} answered in an unknown format.`);
  return read.output;
}

/** Whether a kept connection was closed by the other end just as it was used again: no sign that anything is wrong there. */
const wasClosed = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(error.cause.code));

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
