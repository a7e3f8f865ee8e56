// `npm test` runs the daily suite. `npm run test:all` runs everything, with `-- --shard=2/6` the second of six parts. `npm run test:e2e -- booking`
// runs one kind, in files with these words in their names. `npm run check` runs format, lint and types.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { type Build, buildSite, localEnvironment } from '../supabase/local/build.ts';
import { projectDir, projectPath } from '../supabase/local/paths.ts';
import { engines } from './engines/engines.ts';
import { apart } from './support/apart.ts';
import { ensureChromium } from './support/chromium.ts';
import { bundleFunctions, denoEnvironment, denoPackages, denoRights } from './support/deno.ts';

interface Outcome {
  passed: number;
  failed: number;
  note?: string;
  failures?: Failure[];
  tests?: TestTime[];
  notRun?: string[];
}

interface Failure {
  test: string;
  message: string;
  command?: string;
  isFlaky?: boolean;
}

interface TestTime {
  test: string;
  seconds: number;
}

type Run = (tool: string, args: string[], env?: Record<string, string>) => Promise<number>;

interface Stage {
  name: string;
  run(command: Run): Promise<Outcome>;
}

const toolStage = (name: string, tool: string, ...args: string[]): Stage => ({
  name,
  run: (command) => check(command(tool, args)),
});
const lint = toolStage('Format and lint', '@biomejs/biome/bin/biome', 'ci', '.');
// Separate from the types, because the build in parallel writes files that these import.
const content = toolStage('Content', 'astro/bin/astro.mjs', 'sync');
// Astro components need their own slow checker. The native compiler reads the rest.
const types: Stage = {
  name: 'Types',
  async run(command) {
    const modules = await check(command('ts7/bin/tsc', ['--noEmit']));
    // It prints hints as warnings, but does not count them.
    const args = ['check', '--noSync', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning'];
    const components = await check(command('astro/bin/astro.mjs', args));
    return { passed: modules.passed + components.passed, failed: modules.failed + components.failed };
  },
};
const functionsOnDeno: Stage = { name: 'Functions on Deno', run: deno };
const site: Stage = { name: 'Build', run: () => build() };
const siteApart: Stage = { name: 'Build for two origins', run: () => build(apart) };
const vitestStage = (name: string, ...args: string[]): Stage => ({
  name,
  run: (command) => vitest(command, name, args),
});
const otherEngines = (...args: string[]): Stage => ({
  name: 'Other engines',
  run: (command) => journeys(command, args),
});
// Runs every benchmark with tiny data, so that none is found broken when needed.
const benchmarks = toolStage('Benchmarks, smoke run', '../tests/bench/bench.ts', '--smoke');
const browser = (...args: string[]): Stage => ({ name: 'Browser', run: (command) => playwright(command, args) });

/** Pairs of lists of stages. The two lists of a pair run in parallel. */
type Plan = readonly (readonly (readonly Stage[])[])[];

const [kind, ...words] = process.argv.slice(2);
const isDaily = kind === undefined;
// Read by `rounds` in tests/support/rounds.ts.
if (!isDaily) process.env.TEST_ALL = '1';
const daily = ['--tags-filter=!long'];
const shard = words.filter((word) => word.startsWith('--shard='));
const vitestKind = (project: string, name: string): Plan => [[[vitestStage(name, `--project=${project}`, ...words)]]];
const plans: Record<string, Plan> = {
  check: [[[lint, content, types]]],
  unit: vitestKind('unit', 'Unit'),
  db: vitestKind('db', 'Database'),
  http: vitestKind('http', 'HTTP'),
  mutants: [
    [[vitestStage('Coverage of mutants', '--project=mutants-coverage')]],
    [[vitestStage('Mutants', '--project=mutants', ...words)]],
  ],
  site: [[[site]], ...vitestKind('site', 'Built pages')],
  e2e: [[[site, siteApart]], [[browser(...words)]]],
  build: vitestKind('build', 'Builds'),
  engines: [[[site]], [[otherEngines(...words)]]],
  all: everything(shard),
};

const everyDay: Plan = [
  [[lint], [content]],
  [[functionsOnDeno], [site]],
  [
    [vitestStage('HTTP', '--project=http', ...daily)],
    // Real PostgreSQL mostly waits, so other stages use the idle time.
    [vitestStage('Database', '--project=db', ...daily), vitestStage('Unit', '--project=unit', ...daily)],
    [types, vitestStage('Built pages', '--project=site', ...daily)],
  ],
  [[browser('--grep=@journey')]],
];

/** Every test. Stages that cannot be divided run in the first shard. */
function everything(shard: readonly string[]): Plan {
  const once = (...stages: Stage[]) => (shard.every((word) => word.startsWith('--shard=1/')) ? stages : []);
  return [
    [once(lint), [content]],
    [once(functionsOnDeno), [site]],
    [
      [vitestStage('HTTP', '--project=http', ...shard)],
      // Builds run one after the other, because they share a cache.
      [
        ...once(types, vitestStage('Mutants of rights', '--project=mutants', 'tests/mutants/rights.test.ts')),
        siteApart,
        ...once(vitestStage('Builds', '--project=build'), benchmarks),
        vitestStage('Database', '--project=db', ...shard),
        vitestStage('Unit', '--project=unit', ...shard),
      ],
      [...once(otherEngines()), vitestStage('Built pages', '--project=site', ...shard)],
    ],
    [[browser(...shard)]],
  ];
}

async function check(code: Promise<number>): Promise<Outcome> {
  return (await code) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build(what?: Build): Promise<Outcome> {
  await buildSite(what ? () => {} : console.log, undefined, what);
  return { passed: 1, failed: 0 };
}

/** Bundles each function from the files that are deployed, and tests the guards of imports and calendars, which depend on the runtime's `fetch`. */
async function deno(command: Run): Promise<Outcome> {
  const checks: Outcome[] = [];
  const bundles = await bundleFunctions();
  // The stage "Types" has checked these files. Deno's compiler is slow, but knows Deno's own types.
  for (const { importMap, entries } of isDaily ? [] : bundles) {
    const args = ['check', ...denoPackages(importMap), ...Object.values(entries)];
    checks.push(await check(command('deno/bin.cjs', args, denoEnvironment)));
  }
  const report = projectPath('.cache/deno.xml');
  await rm(report, { force: true });
  const run = ['test', '--no-check', ...denoPackages(), ...denoRights, `--junit-path=${report}`];
  const code = await command(
    'deno/bin.cjs',
    [...run, 'tests/functions/importGuard.test.ts', 'tests/functions/calendarGuard.test.ts'],
    denoEnvironment,
  );
  if (!existsSync(report)) throw new Error('Deno wrote no report.');
  const xml = await readFile(report, 'utf8');
  const sum = (name: string) =>
    [...xml.matchAll(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'g'))].reduce(
      (all, [, n]) => all + Number(n),
      0,
    );
  const [tests, failed, skipped] = [sum('tests'), sum('failures') + sum('errors'), sum('disabled')];
  const { passed, ...rest } = settle(code, tests - failed - skipped, failed, skipped);
  const sumOf = (outcome: 'passed' | 'failed') => checks.reduce((all, one) => all + one[outcome], 0);
  return { ...rest, passed: passed + sumOf('passed'), failed: rest.failed + sumOf('failed') };
}

async function vitest(command: Run, name: string, args: readonly string[], maySkip = false): Promise<Outcome> {
  const report = projectPath(`.cache/vitest ${name}.json`);
  const run = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  // `SUSEGAD_CLOCK=2026-12-31T18:20:00Z npm run test:http` starts the clock at that time.
  const clock: Record<string, string> = process.env.SUSEGAD_CLOCK
    ? { NODE_OPTIONS: `--import=${projectPath('tests/support/clock.js')}` }
    : {};
  const { code, json } = await reporting<JsonTestResults>(command, report, 'vitest/vitest.mjs', run, clock);
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const project = args.find((word) => word.startsWith('--project='))?.slice('--project='.length) ?? '';
  const alone = (file: string, title = '') =>
    `npm run test:${project} -- ${file}${title && ` -t ${quoted(title.replace(/[.*+?^$()[\]{}|\\]/g, '.'))}`}`;
  const tests = json.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${relative(projectDir, file)} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const failures = json.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(projectDir, path);
    return [
      ...assertionResults
        .filter((result) => result.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          ...{ test: `${file} ${fullName}`, command: alone(file, fullName) },
          message: failureMessages?.join('\n') ?? '',
        })),
      ...(status === 'failed' && message ? [{ test: file, message, command: alone(file) }] : []),
    ];
  });
  // Vitest counts filtered tests as pending. The linter forbids tests that a file skips.
  const isFiltered = args.some((word) => word === '-t' || word.startsWith('--tags-filter'));
  const skipped = maySkip || isFiltered ? 0 : json.numPendingTests + json.numTodoTests;
  return { ...settle(code, json.numPassedTests, json.numFailedTests + broken.length, skipped), tests, failures };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", '.')}'`;
}

async function journeys(command: Run, args: readonly string[]): Promise<Outcome> {
  const outcome = await vitest(command, 'Other engines', ['--project=engines', ...args], true);
  const missing = Object.entries(engines).filter(([, { isThere }]) => !isThere());
  return { ...outcome, notRun: missing.map(([name, { packages }]) => `${name} (install ${packages.join(' ')})`) };
}

async function playwright(command: Run, args: readonly string[]): Promise<Outcome> {
  ensureChromium();
  const report = projectPath('.cache/playwright.json');
  const run = ['test', '--reporter=list,json', ...args];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, json } = await reporting<JSONReport>(command, report, 'playwright/cli.js', run, env);
  const tests = json.suites.flatMap(testsOf);
  const { expected, unexpected, flaky, skipped } = json.stats;
  return {
    ...settle(code, expected + flaky, unexpected, skipped),
    failures: tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ test, message, status, command }) => ({ test, message, command, isFlaky: status === 'flaky' })),
    tests,
  };
}

interface BrowserTest extends TestTime, Failure {
  command: string;
  status: string;
}

function testsOf({ file, suites = [], specs }: JSONReportSuite): BrowserTest[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      ...{ test: `${projectName} tests/e2e/${file}:${line} ${title}`, status },
      command: `npm run test:e2e -- ${file}:${line} --project=${projectName}`,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      message: results.find(({ error }) => error)?.error?.message ?? '',
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Counts skipped tests and errors outside of tests as failures. */
function settle(code: number, passed: number, failed: number, skipped: number): Outcome {
  const unexplained = code !== 0 && failed + skipped === 0 ? 1 : 0;
  return {
    passed,
    failed: failed + skipped + unexplained,
    ...(skipped > 0 ? { note: `${skipped} skipped` } : unexplained ? { note: 'an error outside of the tests' } : {}),
  };
}

async function reporting<Report>(
  command: Run,
  file: string,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
) {
  await rm(file, { force: true });
  const code = await command(tool, args, env);
  if (!existsSync(file)) throw new Error(`${tool} wrote no report.`);
  return { code, json: JSON.parse(await readFile(file, 'utf8')) as Report };
}

/** Runs a tool. Its output is shown at once, or kept in `output` while another tool's is shown. */
function commandTo(output?: Buffer[]): Run {
  return (tool, args, env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [projectPath(`node_modules/${tool}`), ...args], {
        cwd: projectDir,
        stdio: ['ignore', output ? 'pipe' : 'inherit', output ? 'pipe' : 'inherit'],
        env: { ...process.env, ...localEnvironment, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output?.push(part));
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
}

await mkdir(projectPath('.cache'), { recursive: true });
const lines: string[] = [];
const failures: Failure[] = [];
const notRun: string[] = [];
const total = { passed: 0, failed: 0 };

async function runStage({ name, run }: Stage, isAlone: boolean): Promise<void> {
  const heading = `\n── ${name}`;
  if (isAlone) console.log(heading);
  const output: Buffer[] = [];
  const start = performance.now();
  const outcome = await run(commandTo(isAlone ? undefined : output)).catch((error: unknown): Outcome => {
    output.push(Buffer.from(`${error instanceof Error ? error.message : error}\n`));
    return { passed: 0, failed: 1, note: 'did not finish' };
  });
  if (!isAlone) console.log(heading);
  process.stdout.write(Buffer.concat(output));
  const { passed, failed, note } = outcome;
  total.passed += passed;
  total.failed += failed;
  const told = outcome.failures ?? [];
  if (failed > 0 && told.length === 0) {
    told.push({ test: name, message: Buffer.concat(output).toString().trim().split('\n').slice(-12).join('\n') });
  }
  failures.push(...told);
  notRun.push(...(outcome.notRun ?? []));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} took ${seconds} s.`);
  const slowest = (outcome.tests ?? []).sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { test, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${test}`);
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`,
  );
}

const plan = isDaily ? everyDay : plans[kind];
if (!plan) throw new Error(`There is no ${kind}: ${Object.keys(plans).join(', ')}.`);
const start = performance.now();
for (const lists of plan) {
  const runList = async (stages: readonly Stage[]) => {
    for (const stage of stages) await runStage(stage, lists.length === 1);
  };
  await Promise.all(lists.map(runList));
}
console.log(`\n${lines.join('\n')}\n`);
// Last, because a truncated log keeps its end.
for (const { test, message, command, isFlaky } of failures) {
  const [cause = '', ...more] = stripVTControlCharacters(message).trim().split('\n');
  const difference = more.filter((line) => /^[+-] /.test(line) && !/^[+-] (actual|expected|received)/i.test(line));
  console.log(
    `${isFlaky ? 'flaky ' : 'not ok'} ${test}\n    ${[cause, ...difference].join(' ').slice(0, 300)}\n    ${command ?? ''}`.trimEnd(),
  );
}
if (notRun.length > 0) console.log(`not run: ${notRun.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
// For `npm run figures` and `tests/faults.ts`.
if (isDaily || (kind === 'all' && shard.length === 0)) {
  const minutes = Math.round((performance.now() - start) / 6000) / 10;
  await writeFile(
    projectPath(`.cache/run ${isDaily ? 'daily' : 'all'}.json`),
    JSON.stringify({ ...total, minutes, failures: failures.map(({ test }) => test) }),
  );
}
