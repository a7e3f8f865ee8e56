import * as v from 'valibot';

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export type DoctorFetch = typeof fetch;

export interface DoctorKeys {
  /** Reads all tables; sent only to the backend at `url`. */
  secret?: string | undefined;
  url?: string | undefined;
  accessToken?: string | undefined;
}

const DeploymentSchema = v.object({
  backend: v.string(),
  key: v.string(),
  facts: v.object({ url: v.string(), phone: v.string(), email: v.string(), pictures_are_impressions: v.boolean() }),
});
export type Deployment = v.InferOutput<typeof DeploymentSchema>;

export interface Target {
  site: string;
  deployment: Deployment | null;
  keys: DoctorKeys;
  /** Does not follow redirects. Throws without an answer. */
  ask(address: string, ask?: Ask): Promise<Answer>;
  asStranger(path: string, ask?: Ask): Promise<Answer>;
  asService(path: string, ask?: Ask): Promise<Answer>;
}

export class NotAnswered extends Error {}

const timeoutMilliseconds = 20_000;

export const isHere = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** Reads the backend's address from the site. Never throws: a silent site is a finding. */
export async function connectTarget(site: string, keys: DoctorKeys, fetcher: DoctorFetch): Promise<Target> {
  const origin = new URL(site).origin;
  const ask: Target['ask'] = async (address, { method = 'GET', headers = {}, body } = {}) => {
    const send = () =>
      fetcher(address, {
        method,
        redirect: 'manual',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
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
    // Protects the secret key: a false site could name a backend of its own.
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

export const backendOf = ({ site, deployment }: Pick<Target, 'site' | 'deployment'>) =>
  deployment?.backend.replace(/\/+$/, '') || site;

export function refusalIn({ json }: Answer): { code: string; message: string } {
  const { code, message } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}

/** Returns the body in this shape; throws NotAnswered for another shape or status. */
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

/** True if the server closed an idle connection just before its reuse, which is no fault. */
const wasClosed = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(error.cause.code));

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMilliseconds / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
