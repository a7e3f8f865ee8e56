import { randomUUID } from 'node:crypto';
import { isCommonPassword } from '../../src/domain/account/password.ts';
import { isEmail } from '../../src/domain/text.ts';
import { AuthError, type JsonRecord, readAnswer, readBody, withBody } from './authErrors.ts';
import type { createAuthMails } from './authMails.ts';
import type { Fetch, Sql, Tokens } from './authTokens.ts';
import { config } from './config.ts';

const wrongPasswords = 10;
const wrongPasswordsWindow = 10 * 60_000;
/** Lite reads the same variable for its own hashes. */
const passwordCost = (process.env.LITE_AUTH_BCRYPT_COST ?? '10').padStart(2, '0');
const reuseInterval = config.auth.refresh_token_reuse_interval;

interface Parts {
  lite: Fetch;
  sql: Sql;
  tokens: Tokens;
  mails: ReturnType<typeof createAuthMails>;
  closed: () => readonly string[];
}

export function createAuthRules({ lite, sql, tokens, mails, closed }: Parts) {
  /** Times of wrong passwords in milliseconds, by account and address. */
  const wrong = new Map<string, number[]>();

  function refuseCommon({ password }: JsonRecord): void {
    if (typeof password === 'string' && isCommonPassword(password)) {
      throw new AuthError(
        422,
        'weak_password',
        'Password is known to be weak and easy to guess, please choose a different one.',
        {
          weak_password: { reasons: ['pwned'] },
        },
      );
    }
  }

  async function signUp(request: Request): Promise<Response> {
    const body = await readBody(request);
    refuseCommon(body);
    await judgeSignUp(body.email);
    const again = request.clone();
    const answer = await lite(request);
    if ((await readAnswer(answer))?.error_code !== 'over_email_send_rate_limit') return answer;
    await takeTime(body.password);
    await mails.resend(again, { type: 'signup', email: body.email });
    const email = String(body.email).toLowerCase();
    const id = randomUUID();
    const now = new Date().toISOString();
    const data = { ...(body.data as object | undefined), email, email_verified: false, phone_verified: false, sub: id };
    const identity = { identity_id: randomUUID(), id, user_id: id, identity_data: data, provider: 'email' };
    return Response.json({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      identities: [{ ...identity, last_sign_in_at: now, created_at: now, updated_at: now, email }],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
      confirmation_sent_at: now,
    });
  }

  /** Asks the database's hook before an account is created; not for an existing one, like a hosted project. */
  async function judgeSignUp(email: unknown): Promise<void> {
    if (typeof email !== 'string' || !isEmail(email)) return;
    const event = JSON.stringify({
      metadata: { name: 'before-user-created' },
      user: { email: email.toLowerCase(), app_metadata: { provider: 'email', providers: ['email'] } },
    });
    const [row] = await sql<{ verdict: { error?: { http_code: number; message: string } } }>(
      `select private.judge_sign_up($1::jsonb) as verdict where not exists (select from auth.users where email = lower($2))`,
      [event, email],
    );
    if (row?.verdict.error) throw new AuthError(row.verdict.error.http_code, 'unknown', row.verdict.error.message);
  }

  async function signIn(request: Request): Promise<Response> {
    const { email, password } = await readBody(request);
    const account = String(email ?? '').toLowerCase();
    if (closed().includes(account)) {
      throw new AuthError(403, 'user_banned', 'The demo accounts are closed where others can reach this address.');
    }
    const [known] = await sql<{ id: string }>('select id from auth.users where email = $1', [account]);
    const key = `${account} ${request.headers.get('x-forwarded-for') ?? ''}`;
    const since = Date.now() - wrongPasswordsWindow;
    const recent = (wrong.get(key) ?? []).filter((moment) => moment > since);
    if (recent.length >= wrongPasswords) {
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
    // Counted before the check, so that parallel tries stay within the limit.
    const moment = Date.now();
    wrong.set(key, [...recent, moment]);
    const answer = await lite(request);
    const refusal = answer.ok ? null : await readAnswer(answer);
    // Lite answers this without checking the password.
    const isWrong =
      refusal?.error_code === 'email_not_confirmed' && !(await isPassword(account, String(password ?? '')));
    if (refusal?.error_code === 'invalid_credentials' && !known) await takeTime(password);
    // A right password that the hook refuses does not count as wrong.
    if (answer.ok) wrong.set(key, recent);
    if (known && (answer.ok || isWrong || refusal?.error_code === 'invalid_credentials'))
      await judge(known.id, answer.ok ? await readAnswer(answer) : null);
    if (isWrong) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    if (answer.ok || refusal?.error_code === 'email_not_confirmed') {
      const others = (wrong.get(key) ?? []).filter((one) => one !== moment);
      if (others.length > 0) wrong.set(key, others);
      else wrong.delete(key);
    }
    if (wrong.size > 10_000) wrong.clear();
    return answer;
  }

  /** Asks the database's hook before a session starts, like a hosted project. */
  async function judge(user_id: string, session: JsonRecord | null): Promise<void> {
    const event = JSON.stringify({ user_id, valid: session !== null });
    const [row] = await sql<{ verdict: { decision: string; message: string } }>(
      'select private.judge_password($1::jsonb) as verdict',
      [event],
    );
    if (row?.verdict.decision !== 'reject') return;
    await sql('delete from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1)', [
      session?.refresh_token ?? '',
    ]);
    throw new AuthError(400, 'invalid_credentials', row.verdict.message);
  }

  /** Takes the time of a password check, so that timing does not reveal accounts. */
  const takeTime = (password: unknown) =>
    sql('select extensions.crypt($1, $2)', [String(password ?? ''), `$2a$${passwordCost}$abcdefghijklmnopqrstuu`]);

  async function isPassword(email: string, password: string): Promise<boolean> {
    const [row] = await sql<{ is_right: boolean }>(
      `select extensions.crypt($2, h.hash) = h.hash as is_right
       from (select regexp_replace(encrypted_password, '^\\$2b', '$2a') as hash from auth.users where email = $1) as h`,
      [email, password],
    );
    return row?.is_right ?? false;
  }

  /** A used token that returns later was copied: ends the session. */
  async function refresh(request: Request): Promise<Response> {
    const { refresh_token } = await readBody(request);
    const [copied] = await sql<{ session_id: string }>(
      `select t.session_id from auth.refresh_tokens as t
       where t.token = $1 and t.revoked and t.updated_at < now() - make_interval(secs => ${reuseInterval})
         -- The one before the living one is what a page has that did not hear of the new one.
         and not exists (
           select 1 from auth.refresh_tokens as n where n.session_id = t.session_id and not n.revoked and n.parent = t.token
         )`,
      [typeof refresh_token === 'string' ? refresh_token : ''],
    );
    if (!copied) return lite(request);
    await sql('update auth.refresh_tokens set revoked = true where session_id = $1', [copied.session_id]);
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  async function changeUser(asked: Request): Promise<Response> {
    const body = readChange(await readBody(asked));
    const request = withBody(asked, body);
    const isPasswordNew = typeof body.password === 'string' && body.password !== '';
    const isEmailNew = typeof body.email === 'string' && body.email !== '';
    if (!isPasswordNew && !isEmailNew) return lite(request);
    const claims = await tokens.authenticate(request);
    const isProtected = (await tokens.factorsOf(claims.sub)).some(({ status }) => status === 'verified');
    if (isProtected && claims.aal !== 'aal2') {
      throw new AuthError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    }
    refuseCommon(body);
    if (isEmailNew) await mails.refuseHaste(claims.sub);
    const answer = await lite(request);
    if (!answer.ok) return answer;
    if (isPasswordNew) {
      await sql('delete from auth.sessions where user_id = $1 and id <> $2', [claims.sub, claims.session_id]);
    }
    if (isEmailNew) await mails.writeToNewAddress(claims.sub);
    return answer;
  }

  return { signUp, signIn, refresh, changeUser };
}

/** Ignores null and an empty address, like the hosted service. */
const readChange = (body: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null && !(name === 'email' && value === '')),
  );
