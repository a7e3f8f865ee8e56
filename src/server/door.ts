import * as v from 'valibot';
import { type Failure, failure, type Result, success } from '#src/lib/result.ts';
import { signInAgain, tooLarge, unexpected } from '#src/words/en/common.ts';
import { backendUrl, publishableKey } from './backend.ts';

/** A call of the server, as the tables in `calls/` have it: once, with all that may come of it. */
export interface Call {
  /** Where it is asked, below the address of the backend. */
  readonly path: string;
  /** POST unless said. */
  readonly method?: 'GET' | 'PATCH' | 'DELETE';
  /** For how long an answer is waited for, where that is not `patience`. */
  readonly seconds?: number;
  readonly answer: v.GenericSchema;
  /** What a refusal tells beside its code. */
  readonly facts?: v.GenericSchema;
  /** Sentences for the codes it refuses with. */
  readonly refusals?: Readonly<Record<string, string>> | ((refusal: Refusal) => string | undefined);
  /** Said of a refusal without a sentence of its own, where that is not `failed`. */
  readonly refused?: string;
  /** Said when the server does not answer, or not in a way that can be understood. */
  readonly failed: string;
  /** Whether what the database raises is told in its own words: to admins. */
  readonly isFrank?: true;
}

/** The answer to what only has to be done. */
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

/** Who asks. */
export interface Caller {
  /** What is sent along to say so; null for somebody who is signed out. Throws while that cannot be found out. */
  sign(): Promise<Record<string, string> | null>;
  /** Which failure an answer means that is about who asks; undefined for any other. */
  judge(status: number, code: string): 'signed_out' | 'not_allowed' | undefined;
  /** Hears that a second factor has to be shown first. */
  renew(): Promise<void>;
}

/** How long an answer is waited for, in seconds: then it counts as lost, so that no screen waits for ever. */
export const patience = 15;

const general: Readonly<Record<string, string>> = {
  signed_out: signInAgain,
  second_factor_needed: signInAgain,
  too_large: tooLarge,
};

export const addressOf = ({ path }: Call, query: Readonly<Record<string, string>> = {}) => {
  const text = String(new URLSearchParams(query));
  return `${backendUrl}/${path}${text && `?${text}`}`;
};

/** Makes `call` for whoever asks; for guests, who say nothing of themselves, without a caller. */
export function openDoor(caller?: Caller) {
  /** Asks the server. `args` is what is sent: arguments as JSON, or a form with a file. */
  return async function call<C extends Call>(
    entry: C,
    args: object = {},
    query?: Readonly<Record<string, string>>,
  ): Promise<ResultOf<C>> {
    const { method = 'POST', seconds = patience } = entry;
    try {
      const signature = caller ? await caller.sign() : {};
      if (!signature) return refuse(entry, { code: 'signed_out' });
      const headers: Record<string, string> = { apikey: publishableKey, ...signature };
      if (!(args instanceof FormData)) headers['content-type'] = 'application/json';
      // Rows that are changed are answered.
      if (method === 'PATCH' || method === 'DELETE') headers.prefer = 'return=representation';
      const response = await fetch(addressOf(entry, query), {
        method,
        headers,
        ...(method !== 'GET' && { body: args instanceof FormData ? args : JSON.stringify(args) }),
        signal: AbortSignal.timeout(seconds * 1000),
      });
      return await understand(entry, response.status, await response.text(), caller);
    } catch {
      return lose(entry);
    }
  };
}

/** No answer came. */
export const lose = <C extends Call>({ failed }: C): ResultOf<C> => failure('lost', failed) as ResultOf<C>;

/** What an answer says. Functions of the database refuse with `ok: false`, edge functions with `success: false` and a sentence. */
export async function understand<C extends Call>(
  entry: C,
  status: number,
  text: string,
  caller?: Caller,
): Promise<ResultOf<C>> {
  const body = parse(text);
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const code = typeof said.code === 'string' ? said.code : '';
  if (said.ok === false || said.success === false) {
    if (code === 'second_factor_needed') await caller?.renew();
    return refuse(entry, { ...said, code: code || 'refused' });
  }
  if (status >= 300) {
    const about = caller?.judge(status, code);
    if (about === 'signed_out') return refuse(entry, { code: about });
    // Said by what stands in front of the functions too, which has no words for it; sent again, it would be as large.
    if (status === 413) return refuse(entry, { code: 'too_large' });
    const raised = entry.isFrank && code && typeof said.message === 'string' && said.message;
    return failure(about ?? 'failed', raised || entry.failed) as ResultOf<C>;
  }
  const answer = v.safeParse(entry.answer, body);
  if (answer.success) return success(answer.output);
  console.error(`${entry.path}:`, v.flatten(answer.issues));
  return failure('failed', unexpected) as ResultOf<C>;
}

/** A refusal in the words of the table, or else in those that came with it. */
export function refuse<C extends Call>(entry: C, refusal: Refusal): ResultOf<C> {
  const { refusals, facts, refused, failed } = entry;
  const { code, error } = refusal;
  const own = typeof refusals === 'function' ? refusals(refusal) : refusals?.[code];
  const message = own ?? (typeof error === 'string' && error ? error : (general[code] ?? refused ?? failed));
  const told = facts && v.safeParse(facts, refusal);
  return failure(code, message, told?.success ? told.output : undefined) as ResultOf<C>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
