// `npm test`: every check, a failure of one not hiding the next, and the sum of all of them as the last line.
// `npm run test:e2e -- booking`: the checks of one kind alone, in the files whose names hold the words that follow.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
  files?: FileTime[];
  /** What is not there to be tried, and neither passed nor failed. */
  notRun?: string[];
}

interface Failure {
  test: string;
  message: string;
  /** It passed when it was tried again. */
  isFlaky?: boolean;
}

interface FileTime {
  file: string;
  seconds: number;
}

/** What runs a tool of node_modules and answers its exit code. */
type Run = (tool: string, args: string[], env?: Record<string, string>) => Promise<number>;

interface Stage {
  name: string;
  run(command: Run): Promise<Outcome>;
}

const lint: Stage = {
  name: 'Format and lint',
  run: (command) => check(command('@biomejs/biome/bin/biome', ['ci', '.'])),
};
// Apart from the types, so that these are not read while the build beside them writes what it imports.
const content: Stage = { name: 'Content', run: (command) => check(command('astro/bin/astro.mjs', ['sync'])) };
const types: Stage = { name: 'Types', run: (command) => check(command('astro/bin/astro.mjs', ['check', '--noSync'])) };
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
const browser = (...args: string[]): Stage => ({ name: 'Browser', run: (command) => playwright(command, args) });

/** Lists of stages that run beside each other, one such pair after the other. */
type Plan = readonly (readonly (readonly Stage[])[])[];

const [kind, ...words] = process.argv.slice(2);
const plans: Record<string, Plan> = {
  unit: [[[vitestStage('Unit', '--project=unit', ...words)]]],
  db: [[[vitestStage('Database', '--project=db', ...words)]]],
  http: [[[vitestStage('HTTP', '--project=http', ...words)]]],
  mutants: [[[vitestStage('Mutants', '--project=mutants', ...words)]]],
  site: [[[site]], [[vitestStage('Built pages', '--project=site', ...words)]]],
  e2e: [[[site, siteApart]], [[browser(...words)]]],
  build: [[[vitestStage('Builds', '--project=build', ...words)]]],
  engines: [[[site]], [[otherEngines(...words)]]],
};
const everything: Plan = [
  [[lint], [content]],
  [[functionsOnDeno], [site]],
  // What real PostgreSQL is asked mostly waits, one file at a time: the others use what it leaves, as journeys in two browsers do.
  [
    [vitestStage('HTTP', '--project=http')],
    // Builds one after the other: they keep what they make for each other in one place.
    [
      types,
      siteApart,
      vitestStage('Builds', '--project=build'),
      vitestStage('Database', '--project=db'),
      vitestStage('Unit', '--project=unit'),
    ],
    [otherEngines(), vitestStage('Built pages', '--project=site')],
  ],
  [[browser('--retries=1')]],
];

async function check(code: Promise<number>): Promise<Outcome> {
  return (await code) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build(what?: Build): Promise<Outcome> {
  await buildSite(what ? () => {} : console.log, undefined, what);
  return { passed: 1, failed: 0 };
}

/**
 * The types of every function, from the files alone that would be sent to a project, and what guards the way out of imports and calendars, which
 * stands on the `fetch` of where it runs.
 */
async function deno(command: Run): Promise<Outcome> {
  const checks: Outcome[] = [];
  for (const { importMap, entries } of await bundleFunctions()) {
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

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

async function vitest(command: Run, name: string, args: readonly string[], maySkip = false): Promise<Outcome> {
  const report = projectPath(`.cache/vitest ${name}.json`);
  const run = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
  const { code, json } = await reporting<VitestReport>(command, report, 'vitest/vitest.mjs', run);
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const files = json.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(projectDir, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = json.testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => ({
        test: `${relative(projectDir, name)} ${result.fullName}`,
        message: result.failureMessages.join('\n'),
      })),
    ...(status === 'failed' && message ? [{ test: relative(projectDir, name), message }] : []),
  ]);
  const skipped = maySkip ? 0 : json.numPendingTests + json.numTodoTests;
  return { ...settle(code, json.numPassedTests, json.numFailedTests + broken.length, skipped), files, failures };
}

/** In Firefox and WebKit, where they are there or could be installed. */
async function journeys(command: Run, args: readonly string[]): Promise<Outcome> {
  const outcome = await vitest(command, 'Other engines', ['--project=engines', ...args], true);
  const missing = Object.entries(engines).filter(([, { isThere }]) => !isThere());
  return { ...outcome, notRun: missing.map(([name, { packages }]) => `${name} (install ${packages.join(' ')})`) };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    tests: { projectName: string; status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

async function playwright(command: Run, args: readonly string[]): Promise<Outcome> {
  ensureChromium();
  const report = projectPath('.cache/playwright.json');
  const run = ['test', '--reporter=list,json', ...args];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, json } = await reporting<PlaywrightReport>(command, report, 'playwright/cli.js', run, env);
  const tests = json.suites.flatMap(testsOf);
  const times = Map.groupBy(tests, ({ file }) => file);
  const { expected, unexpected, flaky, skipped } = json.stats;
  return {
    ...settle(code, expected + flaky, unexpected, skipped),
    failures: tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ test, message, status }) => ({ test, message, isFlaky: status === 'flaky' })),
    files: [...times].map(([file, ran]) => ({ file, seconds: ran.reduce((sum, { seconds }) => sum + seconds, 0) })),
  };
}

interface BrowserTest extends FileTime, Failure {
  status: string;
}

function testsOf({ file, suites = [], specs }: PlaywrightSuite): BrowserTest[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      ...{ file: `tests/e2e/${file}`, test: `${projectName} tests/e2e/${file}:${line} ${title}`, status },
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      message: results.find(({ error }) => error)?.error?.message ?? '',
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** A skipped test and an error outside of any test count as failures: nothing may look green that did not run. */
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

/** Runs a tool whose output is shown as it comes, or is kept in `output` while another tool's is. */
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
const files: FileTime[] = [];
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
  // What is no test, or tells none of its own, is known by the last of what it said.
  const told = outcome.failures ?? [];
  if (failed > 0 && told.length === 0) {
    told.push({ test: name, message: Buffer.concat(output).toString().trim().split('\n').slice(-12).join('\n') });
  }
  failures.push(...told);
  files.push(...(outcome.files ?? []));
  notRun.push(...(outcome.notRun ?? []));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`,
  );
}

const plan = kind === undefined ? everything : plans[kind];
if (!plan) throw new Error(`There is no ${kind}: ${Object.keys(plans).join(', ')}.`);
for (const lists of plan) {
  const runList = async (stages: readonly Stage[]) => {
    for (const stage of stages) await runStage(stage, lists.length === 1);
  };
  await Promise.all(lists.map(runList));
}
const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
if (slowest.length > 1) {
  console.log(
    `\nThe slowest files\n${slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n')}`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
// Last, where a log that was cut still has it.
const inShort = (message: string) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 12).join('\n    ').slice(0, 1200);
for (const { test, message, isFlaky } of failures) {
  console.log(`${isFlaky ? 'flaky ' : 'not ok'} ${test}\n    ${inShort(message)}`);
}
if (notRun.length > 0) console.log(`not run: ${notRun.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
