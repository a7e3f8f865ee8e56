import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { readMigrations } from '../../supabase/local/migrations.ts';
import { projectDir, projectPath } from '../../supabase/local/paths.ts';
import { lastRelease, readHistory } from '../../supabase/release/history.ts';

/** Files of tests/http that prove what guests and the front desk need every day, with the functions that send emails and take payments. */
const everyDay =
  'search bookingForm booking-rpc stayMails paidChanges refunds reportsAnswered gatewayPayments checkOut deskBooking emailsQueued invoices adminOverview';

const migrations = await readMigrations(projectPath('supabase/migrations'));
const release = lastRelease(readHistory(), migrations);
const folder = mkdtempSync(join(tmpdir(), 'susegad-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));
const oldCode = join(folder, 'code');
const oldTables = join(folder, 'migrations');
mkdirSync(oldCode);
mkdirSync(oldTables);
for (const { file, version } of migrations)
  if (version <= release.last) cpSync(projectPath(`supabase/migrations/${file}`), join(oldTables, file));

/** The commit that made the release holds its pages and functions. */
function checkOut(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectDir, maxBuffer: 1e9 });
  if (git('rev-parse', '--is-shallow-repository').toString().trim() === 'true')
    throw new Error('This clone lacks the code of the last release. Fetch the whole history.');
  const commits = git('log', '--format=%H', `-S"name": "${release.name}"`, '--', 'supabase/release/history.json');
  const commit = commits.toString().trim().split('\n').at(-1);
  if (!commit) throw new Error(`Git does not know the release ${release.name}. Fetch the whole history.`);
  execFileSync('tar', ['-x', '-C', oldCode], { input: git('archive', commit) });
  symlinkSync(projectPath('node_modules'), join(oldCode, 'node_modules'));
}

/** Runs the tests in a folder of code, on these tables and this seed. Returns failed tests, and how many passed. */
function prove(code: string, tables: string, seed?: string) {
  const report = join(folder, 'report.json');
  const files = everyDay.split(' ').map((name) => `tests/http/${name}.test.ts`);
  const { stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--project=http',
      '--tags-filter=!long',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {
      cwd: code,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TEST_MIGRATIONS: tables,
        ...(seed && { TEST_SEED: seed }),
      },
      encoding: 'utf8',
    },
  );
  const { testResults, numPassedTests }: JsonTestResults = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(assertionResults.length === 0 ? [`${name}: ${message || stderr}`] : []),
    ...assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [`${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`] : [],
    ),
  ]);
  return { failed, numPassedTests };
}

beforeAll(checkOut);

test('pages and functions of the last release work with the new tables, so they can be rolled back alone', () => {
  const { failed, numPassedTests } = prove(oldCode, projectPath('supabase/migrations'));
  expect(failed).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(50);
});

test('new pages and functions work for a day with the tables of the last release', () => {
  const { failed, numPassedTests } = prove(projectDir, oldTables, join(oldCode, 'supabase/seed.sql'));
  expect(failed).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(50);
});
