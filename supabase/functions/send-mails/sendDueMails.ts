import { siteUrl } from '../_shared/brand.ts';
import type { Env } from '../_shared/http.ts';
import { MailNotSent, type MailTransport } from '../_shared/mailTransport.ts';
import { callService, messageOf } from '../_shared/service.ts';
import { writeMail } from './letters.ts';
import { MailOutdated } from './mailWords.ts';

interface ClaimedMail {
  id: number;
  kind: string;
  recipient: string;
  data: unknown;
}
type Outcome = 'sent' | 'retry' | 'failed' | 'uncertain' | 'outdated';
export type MailCounts = Record<Outcome, number> & { more: boolean };

/** A call ends before the platform would end it; what is left is for the next one. */
const mostMails = 100;
const mostMilliseconds = 45_000;

/** Sends the mails that are due, and closes the transport. Any number of calls may be at it at once. */
export async function sendDueMails(env: Env, transport: MailTransport): Promise<MailCounts> {
  const counts = { sent: 0, retry: 0, failed: 0, uncertain: 0, outdated: 0 };
  const end = Date.now() + mostMilliseconds;
  try {
    for (let done = 0; done < mostMails && Date.now() < end; done++) {
      // One at a time, so that a crash leaves one mail uncertain and not a batch.
      const { mails } = await callService<{ mails: ClaimedMail[] }>(env, 'claim_mails', { mail_limit: 1 });
      const [mail] = mails;
      if (!mail) return { ...counts, more: false };
      const { outcome, error } = await send(mail, transport, env);
      counts[outcome]++;
      await callService(env, 'finish_mail', { id: mail.id, outcome, error });
    }
  } finally {
    transport.close?.();
  }
  return { ...counts, more: true };
}

async function send(mail: ClaimedMail, transport: MailTransport, env: Env) {
  let outcome: Outcome = 'failed';
  try {
    const { stop, ...written } = writeMail(mail.kind, mail.data, siteUrl(env));
    const stop_url = stop && `${env.SUPABASE_URL}/functions/v1/stop-letters?${new URLSearchParams({ ...stop })}`;
    outcome = 'uncertain';
    await transport.deliver({ to: mail.recipient, ...written, stop_url });
    return { outcome: 'sent', error: null } as const;
  } catch (error) {
    if (error instanceof MailOutdated) outcome = 'outdated';
    if (error instanceof MailNotSent) outcome = error.isFinal ? 'failed' : 'retry';
    // A mail holds names and addresses: what is printed is its number and what went wrong.
    if (outcome !== 'outdated') console.error(`Mail ${mail.id} (${mail.kind}), ${outcome}:`, messageOf(error));
    return { outcome, error: messageOf(error).slice(0, 500) };
  }
}
