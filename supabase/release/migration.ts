// `npm run migration -- name [function …]` writes a new migration with the current text of these functions, to change there.
// `npm run function -- create_booking` prints the current text of functions whose name begins with these words.
import { writeFileSync } from 'node:fs';
import { readMigrations } from '../local/migrations.ts';
import { projectPath } from '../local/paths.ts';
import { type FunctionText, functionTexts } from './functionTexts.ts';

const [command = '', name = '', ...words] = process.argv.slice(2);
const migrations = await readMigrations(projectPath('supabase/migrations'));
const all = functionTexts(migrations);
const isNamed = (word: string) => (one: FunctionText) => one.name === word || one.name === `private.${word}`;

if (command === 'show') {
  const begins = new RegExp(`^(?:private\\.|public\\.)?${name.replace(/\W/g, '\\$&')}`);
  const exact = all.filter(isNamed(name));
  const found = exact.length > 0 ? exact : all.filter((one) => begins.test(one.name));
  if (name && found.length > 0) console.log(found.map(({ file, text }) => `-- ${file}\n${text}\n`).join('\n'));
  else fail(name ? `No function begins with ${name}.` : 'Name a function: npm run function -- create_booking_tx.');
} else {
  const unknown = words.filter((word) => !all.some(isNamed(word)));
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    fail('Name it in small letters: npm run migration -- bookings_breakfast create_booking_tx.');
  else if (unknown.length > 0) fail(`No migration makes ${unknown.join(', ')}.`);
  else {
    const bodies = words.flatMap((word) => all.filter(isNamed(word))).map(({ text }) => asReplacement(text));
    const file = `supabase/migrations/${versionAfter(migrations.at(-1)?.version ?? '')}_${name}.sql`;
    writeFileSync(
      projectPath(file),
      [
        `-- What changes, and why.\n\n-- Without the lock, nothing changes and the release is repeated.\nset local lock_timeout = '2s';`,
        ...bodies,
      ]
        .join('\n\n')
        .concat('\n'),
    );
    console.log(`Wrote ${file}`);
  }
}

function asReplacement(text: string): string {
  return text.replace(/^create function /m, 'create or replace function ');
}

/** Now as a version, in UTC, or one more than the newest if that is later. */
function versionAfter(newest: string): string {
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  return now > newest ? now : String(BigInt(newest) + 1n);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
