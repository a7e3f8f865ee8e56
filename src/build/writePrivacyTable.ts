import { readFile, writeFile } from 'node:fs/promises';
import { keptTable } from '#src/domain/privacy/kept.ts';

// node src/build/writePrivacyTable.ts writes the table of docs/privacy.md.
const file = new URL('../../docs/privacy.md', import.meta.url);
const text = await readFile(file, 'utf8');
await writeFile(
  file,
  text.replace(/(?<=<!-- kept -->\n)[\s\S]*?(?=<!-- \/kept -->)/, () => `${keptTable()}\n`),
);
