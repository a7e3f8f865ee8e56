import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../_shared/brand.ts';
import { writeMail } from './letters.ts';
import { sampleMails } from './samples.ts';

// node supabase/functions/send-mails/preview.ts [folder]: one mail of each kind, to look at in a browser.
const folder = process.argv[2] ?? '.cache/mails';
await mkdir(folder, { recursive: true });
for (const [kind, data] of Object.entries(sampleMails)) {
  const { subject, html, text } = writeMail(kind, data, brand.url);
  await writeFile(join(folder, `${kind}.html`), html);
  await writeFile(join(folder, `${kind}.txt`), `Subject: ${subject}\n\n${text}`);
  console.log(join(folder, `${kind}.html`));
}
