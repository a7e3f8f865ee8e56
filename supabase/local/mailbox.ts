import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { MailFile } from '../functions/_shared/mailTransport.ts';

export interface CaughtMail {
  id: string;
  caught_at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  files: readonly MailFile[];
}
export interface Mailbox {
  deliver(mail: {
    to: string;
    subject: string;
    text?: string | undefined;
    html?: string | undefined;
    files?: readonly MailFile[] | undefined;
  }): Promise<void>;
  list(): Promise<CaughtMail[]>;
}

export function createMailbox(folder?: string, onMail?: (mail: CaughtMail) => void): Mailbox {
  const kept: CaughtMail[] = [];
  let last = 0;
  return {
    async deliver({ to, subject, text = '', html = '', files = [] }) {
      // Two emails of one millisecond keep their order.
      last = Math.max(Date.now(), last + 1);
      const mail = {
        id: `${last}-${randomUUID().slice(0, 8)}`,
        caught_at: new Date(last).toISOString(),
        to,
        subject,
        text,
        html,
        files,
      };
      if (folder) {
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
      } else kept.push(mail);
      onMail?.(mail);
    },
    async list() {
      if (!folder) return kept.toReversed();
      const files = (await readdir(folder).catch(() => []))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .reverse();
      return Promise.all(
        files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as CaughtMail),
      );
    },
  };
}
