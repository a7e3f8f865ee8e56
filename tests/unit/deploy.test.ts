import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../supabase/doctor/commands.ts';

/** docs/deploy.md and the workflow must call the Supabase CLI in the same way. */
const files = globSync([
  'README.md',
  'docs/*.md',
  'supabase/doctor/**/*.ts',
  'supabase/local/*.ts',
  'supabase/operate/*.ts',
  '.github/workflows/backup.yml',
  'src/domain/office/*.ts',
]);
const called = async (pattern: RegExp, among: readonly string[]) =>
  (await Promise.all(among.map((file) => readFile(file, 'utf8')))).flatMap((text) =>
    [...text.matchAll(pattern)].map(([, command = '']) => command.trim()),
  );

test('with npx it is of one major version, and in the workflows of one version', async () => {
  const versions = new Set((await called(/(?:npx (?:--yes )?|cliPackage = ')(supabase[\w@.]*)/g, files)).sort());
  const { jobs } = parse(await readFile('.github/workflows/test.yml', 'utf8'));
  const { version } = jobs.deploy.steps.flatMap((step: { with?: object }) => step.with ?? [])[0];
  expect([...versions]).toEqual([`supabase@${version.split('.')[0]}`, `supabase@${version}`]);
});

test('of its commands those work on this machine by default that are told to go elsewhere, and no others', async () => {
  const told = [
    ...(await called(/supabase@3(?:\.1\.0)? ([a-z][^`\n$;…]*)/g, files)),
    ...(await called(/run: supabase (.*)/g, ['.github/workflows/test.yml'])),
    ...Object.values(commands).map((command) => command.replace('npx supabase@3 ', '')),
  ];
  const isHere = /^(db|storage|migration|logs) /;
  expect(told.filter((command) => isHere.test(command)).length).toBeGreaterThan(4);
  expect(told.filter((command) => isHere.test(command) !== command.includes('--remote'))).toEqual([]);
});

test('what the doctor says is what docs/deploy.md says', async () => {
  const text = await readFile('docs/deploy.md', 'utf8');
  for (const command of Object.values(commands)) expect(text).toContain(`    ${command}\n`);
});

test('the workflow starts the build of the site last', async () => {
  const { jobs } = parse(await readFile('.github/workflows/test.yml', 'utf8'));
  const commands: string[] = jobs.deploy.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands.map((command) => /^(curl|supabase \w+( \w+)?)/.exec(command)?.[0])).toEqual([
    'supabase link',
    'supabase db push',
    'supabase functions deploy',
    'supabase config push',
    'curl',
  ]);
  expect(jobs.deploy.needs).toEqual(['test', 'backup']);
  expect(jobs.report.needs).toEqual(['test', 'backup', 'deploy']);
});

test('only released migrations are deployed, and only after tests that ended well', async () => {
  const { jobs } = parse(await readFile('.github/workflows/test.yml', 'utf8'));
  expect(jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain('npm run release -- --check');
  expect(jobs.deploy.if).toContain("needs.test.result == 'success'");
  for (const name of ['test', 'everything'])
    expect(jobs[name].steps[0].with, `${name} needs the code of the last release`).toEqual({ 'fetch-depth': 0 });
});

test('a backup counts as good once its copies are stored', async () => {
  const { jobs } = parse(await readFile('.github/workflows/backup.yml', 'utf8'));
  const steps: { run?: string; uses?: string; if?: string }[] = jobs.backup.steps;
  const last = steps.slice(-5).map(({ run, uses, if: only }) => [run ?? uses?.split('@')[0], only]);
  expect(last).toEqual([
    [expect.stringContaining('npm run backup -- backup'), undefined],
    ['actions/upload-artifact', undefined],
    ['actions/upload-artifact', expect.stringContaining('!inputs.database_only')],
    ['npm run report -- backup good', undefined],
    ['npm run report -- backup failed', 'failure()'],
  ]);
});

test('a person is live after eight steps and half an hour', async () => {
  const text = await readFile('docs/deploy.md', 'utf8');
  const minutes = [...text.matchAll(/^## (\d+)\. .*\((\d+) minutes/gm)].map(([, step, time]) => [
    Number(step),
    Number(time),
  ]);
  expect(minutes.map(([step]) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(text).toContain('After the first eight, 25 minutes');
  expect(minutes.slice(0, 8).reduce((sum, [, time = 0]) => sum + time, 0)).toBe(25);
});

test('the button of README asks Netlify for what a build needs, of one repository named in one place', async () => {
  const text = await readFile('README.md', 'utf8');
  const [, address = ''] =
    /^\[!\[Deploy to Netlify\]\(https:\S+\.svg\)\]\[deploy\]$.*?^\[deploy\]: (\S+)$/ms.exec(text) ?? [];
  expect(address).toMatch(
    /^https:\/\/app\.netlify\.com\/start\/deploy\?repository=https:\/\/github\.com\/[^/]+\/[^/]+$/,
  );
  expect(await called(/(app\.netlify\.com\/start)/g, files)).toHaveLength(1);
  const { template } = parseToml(await readFile('netlify.toml', 'utf8')) as unknown as {
    template: { environment: object };
  };
  expect(Object.keys(template.environment)).toEqual(['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_KEY']);
});

test('no migration asks for a right that hosted projects do not give', async () => {
  const refused =
    /(\balter system\b|\bsuperuser\b|\bcreate role\b|\bevent trigger\b|\bgrant pg_\w+|\b(?:to|from) program\b)/gi;
  expect(await called(refused, globSync('supabase/migrations/*.sql'))).toEqual([]);
});

test('another person’s action is of one commit and gets no secret of the job', async () => {
  for (const file of globSync('.github/workflows/*.yml')) {
    const text = await readFile(file, 'utf8');
    const actions = [...text.matchAll(/uses: (?!\.)(\S+)/g)].map(([, action]) => action);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
    for (const { env } of Object.values<{ env?: object }>(parse(text).jobs))
      expect(JSON.stringify(env ?? {})).not.toContain('secrets.');
  }
});
