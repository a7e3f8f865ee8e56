import { language } from '../../../src/words/en/language.ts';
import type { Language } from '../../../src/words/languages.ts';
import { siteUrl } from '../_shared/brand.ts';
import type { Env } from '../_shared/http.ts';
import { isNotSent, type MailTransport } from '../_shared/mailTransport.ts';
import { callFunction, callService, messageOf } from '../_shared/service.ts';
import { writeMail } from './letters.ts';
import { MailOutdated, stopAddress } from './mailWords.ts';

interface ClaimedMail {
  id: number;
  kind: string;
  recipient: string;
  data: unknown;
}
interface Claimed {
  mails: ClaimedMail[];
  others: Language[];
}
const outcomes = ['sent', 'retry', 'failed', 'uncertain', 'outdated'] as const;
type Outcome = (typeof outcomes)[number];
export type MailCounts = Record<Outcome, number> & {
  more: boolean;
  waiting?: Language[];
};

/** A call ends before the platform's limit; the next call sends the rest. */
const mostMails = 100;
const mostMilliseconds = 45_000;

/** Sends due emails of this language and closes the transport. Parallel calls are safe. The English one calls the functions of other languages. */
export async function sendDueMails(env: Env, transport: MailTransport): Promise<MailCounts> {
  const others = new Map<Language, Promise<MailCounts | null>>();
  const counts = await sendDue(env, transport, (due) => {
    if (language === 'en' && !others.has(due)) others.set(due, askOther(env, due));
  });
  const waiting: Language[] = [];
  for (const [other, answer] of others) {
    const theirs = await answer;
    if (theirs) {
      for (const outcome of outcomes) counts[outcome] += theirs[outcome];
      counts.more ||= theirs.more;
    } else waiting.push(other);
  }
  return waiting.length > 0 ? { ...counts, waiting } : counts;
}

async function sendDue(env: Env, transport: MailTransport, onOther: (language: Language) => void): Promise<MailCounts> {
  const counts: MailCounts = { sent: 0, retry: 0, failed: 0, uncertain: 0, outdated: 0, more: true };
  const end = Date.now() + mostMilliseconds;
  try {
    for (let done = 0; done < mostMails && Date.now() < end; done++) {
      // One at a time, so that a crash leaves one email uncertain and not a batch.
      const { mails, others } = await callService<Claimed>(env, 'claim_mails', { mail_limit: 1, language });
      others.forEach(onOther);
      const [mail] = mails;
      if (!mail) return { ...counts, more: false };
      const { outcome, error } = await send(mail, transport, env);
      counts[outcome]++;
      await callService(env, 'finish_mail', { id: mail.id, outcome, error });
    }
  } finally {
    transport.close?.();
  }
  return counts;
}

async function askOther(env: Env, other: Language): Promise<MailCounts | null> {
  try {
    return await callFunction<MailCounts>(env, `send-mails-${other}`, mostMilliseconds + 10_000);
  } catch (error) {
    console.error(`Emails in ${other} wait:`, messageOf(error));
    return null;
  }
}

async function send(mail: ClaimedMail, transport: MailTransport, env: Env) {
  let outcome: Outcome = 'failed';
  try {
    const { stop, ...written } = writeMail(mail.kind, mail.data, siteUrl(env));
    const stop_url = stop && stopAddress(stop, env);
    outcome = 'uncertain';
    await transport.deliver({ to: mail.recipient, ...written, stop_url });
    return { outcome: 'sent', error: null } as const;
  } catch (error) {
    if (error instanceof MailOutdated) outcome = 'outdated';
    if (isNotSent(error)) outcome = error.isFinal ? 'failed' : 'retry';
    // Logs no personal data: only the email's number and the error.
    if (outcome !== 'outdated') console.error(`Mail ${mail.id} (${mail.kind}), ${outcome}:`, messageOf(error));
    return { outcome, error: messageOf(error).slice(0, 500) };
  }
}
