import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages } from '../../../src/words/languages.ts';
import { importIn } from '../../local/inLanguage.ts';
import { brand } from '../_shared/brand.ts';
import { authTemplates, fillIn } from './authTemplates.ts';
import { escapeHtml, type LaidOutMail } from './layout.ts';
import { sampleMails } from './samples.ts';

// node supabase/functions/send-mails/preview.ts [folder] [language]: writes one email of each kind for a browser.
const [folder = '.cache/mails', asked = 'en'] = process.argv.slice(2);
const language = v.parse(v.picklist(languages), asked);
const { writeMail }: typeof import('./letters.ts') = await importIn(
  language,
  new URL('letters.ts', import.meta.url).href,
);
await mkdir(folder, { recursive: true });
const values = {
  SiteURL: brand.url,
  TokenHash: '0123456789abcdef',
  NewEmail: 'maria@casa.example',
  Data: { language },
};
const filled = ({ subject, html, text }: LaidOutMail): LaidOutMail => ({
  subject: fillIn(subject, values),
  html: fillIn(html, values, escapeHtml),
  text: fillIn(text, values),
});
const mails = [
  ...Object.entries(sampleMails).map(([kind, data]) => [kind, writeMail(kind, data, brand.url)] as const),
  ...Object.entries(authTemplates).map(([name, laid]) => [name, filled(laid)] as const),
];
for (const [kind, { subject, html, text }] of mails) {
  await writeFile(join(folder, `${kind}.html`), html);
  await writeFile(join(folder, `${kind}.txt`), `Subject: ${subject}\n\n${text}`);
  console.log(join(folder, `${kind}.html`));
}
