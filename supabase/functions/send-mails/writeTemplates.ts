import { writeFile } from 'node:fs/promises';
import { authTemplates } from './authTemplates.ts';

// node supabase/functions/send-mails/writeTemplates.ts: the templates of a hosted project's auth service, and their subjects.
for (const [name, { subject, html }] of Object.entries(authTemplates)) {
  const file = new URL(`../../templates/${name}.html`, import.meta.url);
  await writeFile(file, html);
  console.log(`supabase/templates/${name}.html: ${subject}`);
}
