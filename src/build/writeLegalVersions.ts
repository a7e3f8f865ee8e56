// `npm run legal` stores each new version of content/legal and writes a migration for it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileOfVersion, legalVersions, readLegalTexts } from '../content/legalVersions.ts';
import { todayInKolkata } from '../domain/stay.ts';
import { knownVersions, legalRows } from './legalRows.ts';

const texts = readLegalTexts();
try {
  legalVersions(texts, todayInKolkata());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
let isChanged = false;
for (const text of texts) {
  const file = fileOfVersion(text);
  if (!existsSync(file)) {
    writeFileSync(file, text.words);
    isChanged = true;
    console.log(`Wrote ${file}`);
  } else if (readFileSync(file, 'utf8') !== text.words) {
    console.error(`content/legal/${text.name}.md differs from ${file}. Set "updated" to the day of the change.`);
    process.exitCode = 1;
  }
}
const known = knownVersions();
const unknown = texts.filter(({ name, version }) => !known.some((row) => row.name === name && row.version === version));
if (unknown.length > 0) {
  isChanged = true;
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = `supabase/migrations/${now}_legal_rows.sql`;
  writeFileSync(file, legalRows(unknown));
  console.log(`Wrote ${file}`);
}
if (!isChanged && !process.exitCode) console.log('Nothing changed: no file was written.');
