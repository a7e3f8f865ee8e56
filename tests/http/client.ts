import { Agent, request } from 'node:http';
import { buffer as readBytes } from 'node:stream/consumers';
import { privacyAlone, termsAndPrivacy } from '../support/legalVersions.ts';
import type { Actor } from './actors.ts';
import { type Canary, refuseCanaries } from './canaries.ts';

export interface CallOptions {
  /** Sent as JSON, except text and bytes, which are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address. Every address in 127.0.0.0/8 reaches this machine. */
  from?: string;
  /** A status of 500 or more that is a valid answer here. */
  mayAnswer?: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with toEqual and toMatchObject, which check the shape.
  json: any;
}

export interface ClientOptions {
  url: string;
  apikey: string;
  canaries: readonly Canary[];
  tokenOf(actor: Actor): Promise<string | undefined>;
}

export interface Client {
  call(actor: Actor, method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Calls a database function with these arguments, and with the versions of legal texts that our page sends. */
  rpc(actor: Actor, name: string, args: unknown, options?: Omit<CallOptions, 'body'>): Promise<Answer>;
  close(): void;
}

/** The only client of these tests. Throws if an answer holds a canary that the caller may not see, a server error, or invalid JSON. */
export function createHttpClient({ url, apikey, canaries, tokenOf }: ClientOptions): Client {
  const agents = new Map<string, Agent>();

  async function call(actor: Actor, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const token = await tokenOf(actor);
    const body = bodyOf(options.body);
    const headers = {
      apikey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    };
    const answer = await send(method, path, headers, body, options.from ?? '127.0.0.1');
    const sent = [path, String(body), JSON.stringify(options.headers ?? {}), token].join('\n');
    refuseCanaries(canaries, actor, sent, `${answer.status} ${JSON.stringify(answer.headers)}\n${answer.text}`);
    if (answer.status >= 500 && answer.status !== options.mayAnswer)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    if (answer.text && String(answer.headers['content-type']).includes('json') && answer.json === undefined) {
      throw new Error(`${method} ${path} answered no JSON: ${answer.text.slice(0, 200)}`);
    }
    return answer;
  }

  function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | Uint8Array | undefined,
    from: string,
  ): Promise<Answer> {
    // A connection for each call, because a server may close an idle one just as the next call is sent.
    const agent = agents.get(from) ?? new Agent({ keepAlive: false, maxSockets: 50, localAddress: from });
    agents.set(from, agent);
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, url), { method, headers, agent }, async (response) => {
        try {
          const bytes = await readBytes(response);
          const text = bytes.toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text, json: parse(text) });
        } catch (error) {
          reject(error);
        }
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  return {
    call,
    rpc: (actor, name, args, options) =>
      call(actor, 'POST', `/rest/v1/rpc/${name}`, { ...options, body: besides(name, args) }),
    close: () => {
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

const standing: Readonly<Record<string, object>> = {
  create_booking_tx: termsAndPrivacy,
  review_by_link: privacyAlone,
  subscribe_to_newsletter: privacyAlone,
  confirm_letters: privacyAlone,
  join_waitlist: privacyAlone,
};

function besides(name: string, args: unknown): unknown {
  const legal_versions = standing[name];
  const isForm = typeof args === 'object' && args !== null && !Array.isArray(args) && !(args instanceof Uint8Array);
  return legal_versions && isForm ? { legal_versions, ...args } : args;
}

function bodyOf(body: unknown): string | Uint8Array | undefined {
  const isSentAsItIs = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  return isSentAsItIs ? body : JSON.stringify(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
