import { readFile, writeFile } from 'node:fs/promises';
import { authTemplates } from './authTemplates.ts';

// node supabase/functions/send-mails/writeTemplates.ts writes the auth service's templates.
const settings = new URL('../../config.toml', import.meta.url);
let toml = await readFile(settings, 'utf8');
for (const [name, { subject, html }] of Object.entries(authTemplates)) {
  await writeFile(new URL(`../../templates/${name}.html`, import.meta.url), html);
  toml = toml.replace(
    new RegExp(`(?<=^\\[auth\\.email\\.template\\.${name}\\]\\nsubject = ).*`, 'm'),
    () => `'${subject}'`,
  );
  console.log(`supabase/templates/${name}.html: ${subject}`);
}
await writeFile(settings, toml);
