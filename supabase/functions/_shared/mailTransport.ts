import { brand } from './brand.ts';
import type { Env } from './http.ts';

/** A file that comes with a mail: text, in UTF-8. */
export interface MailFile {
  name: string;
  /** With what belongs to it: `text/calendar; method=PUBLISH`. */
  type: string;
  text: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer; the brand when left out. */
  reply_to?: string | undefined;
  /** What a mail program posts to when its reader wants no more such mails (RFC 8058). */
  stop_url?: string | undefined;
  files?: readonly MailFile[] | undefined;
}

export interface MailTransport {
  /** Resolves when the mail was taken. `MailNotSent` means that it certainly was not; after any other error nobody knows. */
  deliver(mail: Mail): Promise<unknown>;
  close?(): void;
}

/** The mail certainly did not go out. */
export class MailNotSent extends Error {
  /** Trying again is of no use: the address or the mail itself was refused. */
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailNotSent';
    this.isFinal = isFinal;
  }
}

/** By its name: this module may be there once for each language. */
export const isNotSent = (error: unknown): error is MailNotSent =>
  error instanceof Error && error.name === 'MailNotSent';

// Kept outside this module, because a local server may load a function's modules anew when they are edited.
const holder = globalThis as { [key: symbol]: MailTransport | undefined };
const key = Symbol.for('susegad.mailTransport');

/** Says who takes the mails where no SMTP server is set: the mailbox of the local server. */
export function setMailTransport(transport: MailTransport | undefined): void {
  holder[key] = transport;
}

/**
 * The way mails go out: the SMTP server of SMTP_URL (`smtps://user:password@host:465`; hosted functions cannot reach ports 25
 * and 587), or what `setMailTransport` named, or null. Throws when the SMTP server cannot be reached or refuses the sign-in,
 * so that no mail is begun that cannot be sent.
 */
export async function openMailTransport(env: Env): Promise<MailTransport | null> {
  return env.SMTP_URL ? openSmtp(env.SMTP_URL, env.SMTP_FROM || brand.email) : (holder[key] ?? null);
}

/** Whether there is a way for mails to go out, as far as the settings tell. */
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
          // As an object, so that a comma in it cannot make two addresses of one.
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

/** A server that answered with a number has not taken the mail; a connection that broke may have carried it all the same. */
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
