import { randomBytes } from 'node:crypto';
import type { Mailbox } from './mailbox.ts';

type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
type Fetch = (request: Request) => Promise<Response>;

/**
 * Sends the mail that confirms an address again, a minute after the last one and with a new link, as a hosted project does;
 * Supabase Lite refuses it for ever. All other answers are Lite's. `sql` runs as the database's owner.
 */
export function withResend(lite: Fetch, sql: Sql, mailbox: Mailbox): Fetch {
  return async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/resend') return lite(request);
    const body: { type?: unknown; email?: unknown } | null = await request
      .clone()
      .json()
      .catch(() => null);
    if (body?.type !== 'signup' || typeof body.email !== 'string') return lite(request);
    const [user] = await sql<{ id: string; email: string; confirmation_token: string }>(
      `select id, email, confirmation_token from auth.users
       where email = lower($1) and email_confirmed_at is null and confirmation_token <> ''
         and confirmation_sent_at::timestamptz < now() - interval '60 seconds'`,
      [body.email],
    );
    const { id, email, confirmation_token: before } = user ?? { id: '', email: '', confirmation_token: '' };
    const mail = (await mailbox.list()).find(({ to, html }) => user && to === email && html.includes(before));
    if (!mail) return lite(request);
    const token = randomBytes(32).toString('hex');
    const changed = await sql(
      `update auth.users set confirmation_token = $3, confirmation_sent_at = now()
       where id = $1 and confirmation_token = $2 returning id`,
      [id, before, token],
    );
    if (changed.length === 0) return lite(request);
    const renewed = (words: string) => words.replaceAll(before, token);
    await mailbox.deliver({ to: email, subject: mail.subject, text: renewed(mail.text), html: renewed(mail.html) });
    return Response.json({});
  };
}
