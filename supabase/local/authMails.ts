import { randomBytes } from 'node:crypto';
import { AuthError, type JsonRecord } from './authErrors.ts';
import type { Fetch, Sql } from './authTokens.ts';
import { config } from './config.ts';
import type { Mailbox } from './mailbox.ts';

const { max_frequency: pause, otp_expiry: lifetime } = config.auth.email;

export function createAuthMails(lite: Fetch, sql: Sql, mailbox: Mailbox) {
  async function deliverAgain(token: string, change: { token: string; to?: string }): Promise<boolean> {
    const mail = (await mailbox.list()).find(({ html }) => html.includes(token));
    if (!mail) return false;
    const renewed = (words: string) => words.replaceAll(token, change.token);
    const { subject, text, html } = mail;
    await mailbox.deliver({ to: change.to ?? mail.to, subject, text: renewed(text), html: renewed(html) });
    return true;
  }

  /** True if a link was sent within the pause. Sign-in and password links count together. */
  async function wroteJustNow({ email }: JsonRecord): Promise<boolean> {
    if (typeof email !== 'string') return false;
    const rows = await sql(
      `select 1 from auth.users where email = lower($1) and recovery_sent_at > now() - make_interval(secs => ${pause})`,
      [email],
    );
    return rows.length > 0;
  }

  async function refuseHaste(userId: string): Promise<void> {
    const rows = await sql(
      `select 1 from auth.users where id = $1 and email_change_sent_at > now() - make_interval(secs => ${pause})`,
      [userId],
    );
    if (rows.length === 0) return;
    const words = `For security purposes, you can only request this after ${pause} seconds.`;
    throw new AuthError(429, 'over_email_send_rate_limit', words);
  }

  async function resend(request: Request, { type, email }: JsonRecord): Promise<Response> {
    if (type !== 'signup' || typeof email !== 'string') return lite(request);
    const token = randomBytes(32).toString('hex');
    const [user] = await sql<{ id: string; before: string }>(
      `select id, confirmation_token as before from auth.users
       where email = lower($1) and email_confirmed_at is null and confirmation_token <> ''
         and confirmation_sent_at < now() - make_interval(secs => ${pause})`,
      [email],
    );
    if (!user || !(await deliverAgain(user.before, { token }))) return lite(request);
    await sql('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [
      user.id,
      token,
    ]);
    return Response.json({});
  }

  /** Lite writes only to the old address. */
  async function writeToNewAddress(userId: string): Promise<void> {
    const [asked] = await sql<{ old_token: string; new_token: string; new_email: string }>(
      `update auth.users set email_change_confirm_status = 0
       where id = $1 and email_change_token_current <> '' and email_change_token_new <> ''
       returning email_change_token_current as old_token, email_change_token_new as new_token, email_change as new_email`,
      [userId],
    );
    if (asked) await deliverAgain(asked.old_token, { token: asked.new_token, to: asked.new_email });
  }

  /** The first link of an address change is recorded; the second changes the address. */
  async function confirmChange(request: Request, { token_hash }: JsonRecord): Promise<Response> {
    const [asked] = await sql<{ id: string; is_second: boolean; is_taken: boolean }>(
      `select u.id, u.email_change_confirm_status = 1 as is_second,
         exists (select 1 from auth.users as o where o.email = u.email_change and o.id <> u.id) as is_taken
       from auth.users as u
       where $1 <> '' and $1 in (u.email_change_token_current, u.email_change_token_new)
         and u.email_change_sent_at > now() - make_interval(secs => ${lifetime})`,
      [typeof token_hash === 'string' ? token_hash : ''],
    );
    if (!asked) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
    if (asked.is_taken) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    if (!asked.is_second) {
      await sql(
        `update auth.users set email_change_confirm_status = 1,
           email_change_token_current = nullif(email_change_token_current, $2),
           email_change_token_new = nullif(email_change_token_new, $2)
         where id = $1`,
        [asked.id, token_hash],
      );
      return Response.json({
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      });
    }
    // Lite changes the address for the token of the old one.
    await sql('update auth.users set email_change_token_current = $2, email_change_token_new = null where id = $1', [
      asked.id,
      token_hash,
    ]);
    const answer = await lite(request);
    if (answer.ok) await sql('update auth.users set email_change_confirm_status = 0 where id = $1', [asked.id]);
    return answer;
  }

  return { resend, wroteJustNow, refuseHaste, writeToNewAddress, confirmChange };
}
