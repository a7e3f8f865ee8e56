import { brand } from './brand.ts';
import type { Env } from './http.ts';

export interface MailFile {
  name: string;
  type: string;
  text: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  reply_to?: string | undefined;
  /** The address for one-click unsubscribing (RFC 8058). */
  stop_url?: string | undefined;
  files?: readonly MailFile[] | undefined;
}

export interface MailTransport {
  /** Resolves when the server accepted the email. After any error but `MailNotSent` it may have been sent. */
  deliver(mail: Mail): Promise<unknown>;
  close?(): void;
}

export class MailNotSent extends Error {
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailNotSent';
    this.isFinal = isFinal;
  }
}

/** Compares names, because this module may be loaded once per language. */
export const isNotSent = (error: unknown): error is MailNotSent =>
  error instanceof Error && error.name === 'MailNotSent';

// Global, because a local server may reload this module when it is edited.
const holder = globalThis as { [key: symbol]: MailTransport | undefined };
const key = Symbol.for('susegad.mailTransport');

/** Used without SMTP: the mailbox of the local server. */
export function setMailTransport(transport: MailTransport | undefined): void {
  holder[key] = transport;
}

/** Hosted functions cannot use ports 25 and 587. Throws if the SMTP server of SMTP_URL cannot be reached or refuses the sign-in. */
export async function openMailTransport(env: Env): Promise<MailTransport | null> {
  return env.SMTP_URL ? openSmtp(env.SMTP_URL, env.SMTP_FROM || brand.email) : (holder[key] ?? null);
}

export const canSendMails = (env: Env) => Boolean(env.SMTP_URL || holder[key]);

async function openSmtp(url: string, sender: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const smtp = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  await smtp.verify();
  return {
    async deliver({ to, subject, text, html, reply_to, stop_url, files = [] }) {
      try {
        await smtp.sendMail({
          from: { name: brand.name, address: sender },
          // An object, so that a comma cannot make two addresses.
          to: { name: '', address: to },
          replyTo: { name: '', address: reply_to || brand.email },
          subject,
          text,
          html,
          attachments: files.map(({ name, type, text }) => ({ filename: name, contentType: type, content: text })),
          headers: {
            'auto-submitted': 'auto-generated',
            ...(stop_url && {
              'list-unsubscribe': `<${stop_url}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw readFailure(error);
      }
    },
    close: () => smtp.close(),
  };
}

/** A numbered reply means the email was refused; after a broken connection it may have been sent. */
export function readFailure(error: unknown): unknown {
  const { responseCode, code, command, message } = error as {
    responseCode?: number;
    code?: string;
    command?: string;
    message: string;
  };
  const isAboutMail = /^(MAIL|RCPT|DATA)/.test(command ?? '') || code === 'EENVELOPE';
  if (responseCode) return new MailNotSent(message, isAboutMail && responseCode >= 500);
  if (code === 'EENVELOPE') return new MailNotSent(message, true);
  if (code === 'EDNS' || code === 'EAUTH') return new MailNotSent(message, false);
  return error;
}
