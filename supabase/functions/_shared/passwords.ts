import * as v from 'valibot';
import { isStrongPassword } from '../../../src/domain/account/password.ts';
import type { Env } from './http.ts';
import { callerHeaders } from './keys.ts';
import { callService, messageOf } from './service.ts';

const RefusalSchema = v.object({ error_code: v.string(), msg: v.string() });

export type AuthReply =
  | { ok: true; body: unknown }
  /** Code and sentence are the auth service's. */
  | { ok: false; status: number; code: string; sentence: string };

const unanswered: AuthReply = {
  ok: false,
  status: 502,
  code: 'failed',
  sentence: 'We could not reach the server. Check your connection and try again.',
};

export async function callAuth(
  env: Env,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  token?: string,
): Promise<AuthReply> {
  const response = await fetch(`${env.SUPABASE_URL}/auth/v1/${path}`, {
    method,
    headers: { ...callerHeaders(env, token ? `Bearer ${token}` : null), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!response) return unanswered;
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, body: said };
  const refusal = v.safeParse(RefusalSchema, said);
  if (response.status >= 500 || !refusal.success) return unanswered;
  return { ok: false, status: response.status, code: refusal.output.error_code, sentence: refusal.output.msg };
}

type Noted = { ok: true; is_strong: boolean; stronger_needed: boolean } | { ok: false; code: string };

/** Records if an account's password is strong. The database compares the password first. */
export function notePassword(env: Env, user_id: string, password: string): Promise<Noted> {
  return callService<Noted>(env, 'note_password', { user_id, password, is_strong: isStrongPassword(password) });
}

export async function tryToNotePassword(env: Env, user_id: string, password: string): Promise<void> {
  await notePassword(env, user_id, password).catch((error: unknown) => {
    console.error('The password could not be noted:', messageOf(error));
  });
}
