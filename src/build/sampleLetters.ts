import type { LetterSample } from '#src/domain/office/letters.ts';
import { brand } from '../../supabase/functions/_shared/brand.ts';
import { writeMail } from '../../supabase/functions/send-mails/letters.ts';
import { sampleMails, sampleVersions } from '../../supabase/functions/send-mails/samples.ts';

/** Returns a sample of each email: the usual one, then those for other causes. */
export const sampleLetters = (): LetterSample[] =>
  (Object.keys(sampleMails) as (keyof typeof sampleMails)[]).flatMap((kind) =>
    Object.entries({ '': {}, ...sampleVersions[kind] }).map(([cause, change]) => {
      const { subject, text, html, files = [] } = writeMail(kind, { ...sampleMails[kind], ...change }, brand.url);
      return {
        kind,
        cause,
        subject,
        text,
        // Typed text is escaped in emails, so this matches only attributes.
        html: html.replaceAll(' style="', ' data-style="'),
        files: files.map(({ name }) => name),
      };
    }),
  );
