import { siteUrl } from '../_shared/brand.ts';
import { answer, type Env, posted, refuse } from '../_shared/http.ts';
import { MailNotSent, type MailTransport, openMailTransport } from '../_shared/mailTransport.ts';
import { callService } from '../_shared/service.ts';
import { MailOutdated, writeMail } from './letters.ts';

interface ClaimedMail {
  id: number;
  kind: string;
  recipient: string;
  data: unknown;
}
type Outcome = 'sent' | 'retry' | 'failed' | 'uncertain';

/** A call ends before the platform would end it; what is left is for the next one. */
const mostMails = 100;
const mostMilliseconds = 45_000;

/**
 * Sends the mails that are due. For the service role alone: a schedule calls it every minute, the local server after writes.
 * Any number of calls may run at once. Answers `{success: true, sent, retry, failed, uncertain, more}`.
 */
export default posted(async (request, env) => {
  if (!(await isService(request, env))) return refuse(401, 'not_allowed', 'This is not for browsers.');
  let transport: MailTransport | null;
  try {
    transport = await openMailTransport(env);
  } catch (error) {
    console.error('The mail server does not take mails:', messageOf(error));
    return refuse(503, 'mail_server', 'The mail server does not take mails now.');
  }
  if (!transport) return refuse(503, 'no_mail_server', 'No mail server is set: SMTP_URL is missing.');

  const counts: Record<Outcome, number> = { sent: 0, retry: 0, failed: 0, uncertain: 0 };
  const end = Date.now() + mostMilliseconds;
  try {
    for (let done = 0; done < mostMails && Date.now() < end; done++) {
      // One at a time, so that a crash leaves one mail uncertain and not a batch.
      const { mails } = await callService<{ mails: ClaimedMail[] }>(env, 'claim_mails', { mail_limit: 1 });
      const [mail] = mails;
      if (!mail) return answer(200, { success: true, ...counts, more: false });
      const { outcome, error } = await send(mail, transport, siteUrl(env));
      counts[outcome]++;
      await callService(env, 'finish_mail', { id: mail.id, outcome, error });
    }
  } finally {
    transport.close?.();
  }
  return answer(200, { success: true, ...counts, more: true });
});

async function send(mail: ClaimedMail, transport: MailTransport, site: string) {
  let outcome: Outcome = 'failed';
  try {
    const written = writeMail(mail.kind, mail.data, site);
    outcome = 'uncertain';
    await transport.deliver({ to: mail.recipient, ...written });
    return { outcome: 'sent', error: null } as const;
  } catch (error) {
    if (error instanceof MailNotSent) outcome = error.isFinal ? 'failed' : 'retry';
    // A mail holds names and addresses: what is printed is its number and what went wrong.
    if (!(error instanceof MailOutdated))
      console.error(`Mail ${mail.id} (${mail.kind}), ${outcome}:`, messageOf(error));
    return { outcome, error: messageOf(error).slice(0, 500) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the call carries the secret key. Digests are compared, so that the time taken tells nothing of the key. */
async function isService(request: Request, env: Env): Promise<boolean> {
  const secret = env.SUPABASE_SERVICE_ROLE_KEY;
  if (!secret) return false;
  const bearer = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const digests = await Promise.all([secret, bearer, request.headers.get('apikey') ?? ''].map(digest));
  const [wanted = '', ...given] = digests;
  return given.includes(wanted);
}

async function digest(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
}
