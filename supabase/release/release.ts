// `npm run release -- 2026-12-01` makes the migrations history. `-- --check` fails if one is not, so that only released ones are deployed.
import { createBackend } from '../local/backend.ts';
import { readMigrations } from '../local/migrations.ts';
import { projectPath } from '../local/paths.ts';
import { faultsOfHistory, isReleased, readContract, readHistory, withRelease, writeHistory } from './history.ts';

const [name = ''] = process.argv.slice(2);
const history = readHistory();
const migrations = await readMigrations(projectPath('supabase/migrations'));
const open = migrations.filter((migration) => !isReleased(history, migration)).map(({ file }) => file);
const faults = faultsOfHistory(history, migrations);

if (faults.length > 0) fail(faults.join('\n'));
else if (name === '--check') {
  if (open.length > 0) fail(`Not released: ${open.join(', ')}. Run npm run release -- name, and commit.`);
} else if (!/^[\w.-]+$/.test(name)) fail('Name the release: npm run release -- 2026-12-01.');
else if (history.releases.some((release) => release.name === name)) fail(`There is a release ${name}.`);
else if (open.length === 0) console.log('No migration is new, so no release is needed. Nothing was written.');
else {
  const backend = await createBackend({ seedFile: 'none.sql' });
  writeHistory(withRelease(history, name, migrations, await readContract(backend.sql)));
  await backend.close();
  console.log(`Released ${open.length} migrations, ${open[0]} to ${open.at(-1)}.`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
