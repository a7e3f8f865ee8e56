import * as v from 'valibot';
import { type Failure, failure, type Result, success } from '#src/lib/result.ts';
import { signInAgain, tooLarge, unexpected } from '#src/words/en/common.ts';
import { backendUrl, publishableKey } from './backend.ts';

export interface Call {
  readonly path: string;
  /** POST if absent. */
  readonly method?: 'GET' | 'PATCH' | 'DELETE';
  /** Timeout in seconds; `patience` if absent. */
  readonly seconds?: number;
  readonly answer: v.GenericSchema;
  readonly facts?: v.GenericSchema;
  readonly refusals?: Readonly<Record<string, string>> | ((refusal: Refusal) => string | undefined);
  /** Message for a refusal without its own; `failed` if absent. */
  readonly refused?: string;
  readonly failed: string;
  /** True to show the database's own errors: for admins. */
  readonly isFrank?: true;
}

export const done = v.pipe(
  v.object({ ok: v.literal(true) }),
  v.transform(() => null),
);

interface Refusal {
  code: string;
  [fact: string]: unknown;
}

export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>;
export type FailureOf<C extends Call> = Failure &
  (C extends { facts: infer Facts extends v.GenericSchema } ? Partial<v.InferOutput<Facts>> : unknown);
export type ResultOf<C extends Call> = Result<AnswerOf<C>, FailureOf<C>>;

export interface Identity {
  /** Returns the headers that identify the caller; null if signed out. Throws while that is unknown. */
  sign(): Promise<Record<string, string> | null>;
  /** Says if an answer is an error of identity; undefined for all others. */
  judge(status: number, code: string): 'signed_out' | 'not_allowed' | undefined;
  renew(): Promise<void>;
}

/** Timeout in seconds; then the answer counts as lost. */
export const timeoutSeconds = 15;

const general: Readonly<Record<string, string>> = {
  signed_out: signInAgain,
  second_factor_needed: signInAgain,
  too_large: tooLarge,
};

export const callAddress = ({ path }: Call, query: Readonly<Record<string, string>> = {}) => {
  const text = String(new URLSearchParams(query));
  return `${backendUrl}/${path}${text && `?${text}`}`;
};

export function createClient(caller?: Identity) {
  return async function call<C extends Call>(
    entry: C,
    args: object = {},
    query?: Readonly<Record<string, string>>,
  ): Promise<ResultOf<C>> {
    const { method = 'POST', seconds = timeoutSeconds } = entry;
    try {
      const signature = caller ? await caller.sign() : {};
      if (!signature) return makeRefusal(entry, { code: 'signed_out' });
      const headers: Record<string, string> = { apikey: publishableKey, ...signature };
      if (!(args instanceof FormData)) headers['content-type'] = 'application/json';
      // Makes the server return the changed rows.
      if (method === 'PATCH' || method === 'DELETE') headers.prefer = 'return=representation';
      const response = await fetch(callAddress(entry, query), {
        method,
        headers,
        ...(method !== 'GET' && { body: args instanceof FormData ? args : JSON.stringify(args) }),
        signal: AbortSignal.timeout(seconds * 1000),
      });
      return await parseAnswer(entry, response.status, await response.text(), caller);
    } catch {
      return failUnanswered(entry);
    }
  };
}

export const failUnanswered = <C extends Call>({ failed }: C): ResultOf<C> => failure('lost', failed) as ResultOf<C>;

/** Reads an answer. Database functions refuse with `ok: false`, edge functions with `success: false` and a sentence. */
export async function parseAnswer<C extends Call>(
  entry: C,
  status: number,
  text: string,
  caller?: Identity,
): Promise<ResultOf<C>> {
  const body = parse(text);
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const code = typeof said.code === 'string' ? said.code : '';
  if (said.ok === false || said.success === false) {
    if (code === 'second_factor_needed') await caller?.renew();
    return makeRefusal(entry, { ...said, code: code || 'refused' });
  }
  if (status >= 300) {
    const about = caller?.judge(status, code);
    if (about === 'signed_out') return makeRefusal(entry, { code: about });
    // Proxies in front of the functions also answer 413, without a message. A retry would be as large.
    if (status === 413) return makeRefusal(entry, { code: 'too_large' });
    const raised = entry.isFrank && code && typeof said.message === 'string' && said.message;
    return failure(about ?? 'failed', raised || entry.failed) as ResultOf<C>;
  }
  const answer = v.safeParse(entry.answer, body);
  if (answer.success) return success(answer.output);
  console.error(`${entry.path}:`, v.flatten(answer.issues));
  return failure('failed', unexpected) as ResultOf<C>;
}

export function makeRefusal<C extends Call>(entry: C, refusal: Refusal): ResultOf<C> {
  const { refusals, facts, refused, failed } = entry;
  const { code, error } = refusal;
  const own = typeof refusals === 'function' ? refusals(refusal) : refusals?.[code];
  const message = own ?? (typeof error === 'string' && error ? error : (general[code] ?? refused ?? failed));
  const ownFacts = facts && v.safeParse(facts, refusal);
  return failure(code, message, ownFacts?.success ? ownFacts.output : undefined) as ResultOf<C>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
