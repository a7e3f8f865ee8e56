import type { LetterSample } from '#src/domain/office/letters.ts';
import { brand } from '../../supabase/functions/_shared/brand.ts';
import { writeMail } from '../../supabase/functions/send-mails/letters.ts';
import { sampleMails } from '../../supabase/functions/send-mails/samples.ts';

/** One letter of each kind, as the function writes it. */
export const sampleLetters = (): LetterSample[] =>
  Object.entries(sampleMails).map(([kind, data]) => {
    const { subject, text, html, files = [] } = writeMail(kind, data, brand.url);
    // Typed text is escaped in a letter, so that this stands on elements alone.
    return {
      kind,
      subject,
      text,
      html: html.replaceAll(' style="', ' data-style="'),
      files: files.map(({ name }) => name),
    };
  });
