// `npm test`: every check in turn, a failure of one not hiding the next, and the sum of all of them as the last line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { buildSite, localEnvironment } from '../supabase/local/build.ts';
import { projectDir, projectPath } from '../supabase/local/paths.ts';
import { ensureChromium } from './support/chromium.ts';

interface Outcome {
  passed: number;
  failed: number;
  note?: string;
}

interface Stage {
  name: string;
  run(): Promise<Outcome>;
}

const stages: readonly Stage[] = [
  { name: 'Format and lint', run: () => check('@biomejs/biome/bin/biome', ['ci', '.']) },
  { name: 'Types', run: () => check('astro/bin/astro.mjs', ['check']) },
  { name: 'Functions on Deno', run: deno },
  { name: 'Build', run: build },
  { name: 'Unit, database, HTTP and built pages', run: vitest },
  { name: 'Browser', run: playwright },
];

async function check(tool: string, args: string[]): Promise<Outcome> {
  return (await command(tool, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build(): Promise<Outcome> {
  await buildSite(console.log);
  return { passed: 1, failed: 0 };
}

const functions = 'supabase/functions';
// The packages that npm installed serve, so nothing is downloaded. A function that reached beyond this machine would fail.
const denoPackages = ['--node-modules-dir=manual', `--config=${functions}/deno.json`];
const denoRights = [
  '--allow-read',
  '--allow-env',
  '--allow-sys',
  '--allow-ffi',
  '--allow-net=127.0.0.1,localhost',
  '--no-prompt',
];

async function deno(): Promise<Outcome> {
  const entries = (await readdir(projectPath(functions), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => `${functions}/${name}/index.ts`);
  const env = { DENO_DIR: projectPath('.cache/deno'), DENO_NO_UPDATE_CHECK: '1' };
  const types = await command('deno/bin.cjs', ['check', ...denoPackages, ...entries], env);
  const report = projectPath('.cache/deno.xml');
  await rm(report, { force: true });
  const run = ['test', '--no-check', ...denoPackages, ...denoRights, `--junit-path=${report}`, 'tests/functions/'];
  const code = await command('deno/bin.cjs', run, env);
  if (!existsSync(report)) throw new Error('Deno wrote no report.');
  const xml = await readFile(report, 'utf8');
  const sum = (name: string) =>
    [...xml.matchAll(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, 'g'))].reduce(
      (all, [, n]) => all + Number(n),
      0,
    );
  const [tests, failed, skipped] = [sum('tests'), sum('failures') + sum('errors'), sum('disabled')];
  const outcome = settle(code, tests - failed - skipped, failed, skipped);
  return types === 0 ? { ...outcome, passed: outcome.passed + 1 } : { ...outcome, failed: outcome.failed + 1 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; name: string; assertionResults: unknown[] }[];
}

async function vitest(): Promise<Outcome> {
  const report = projectPath('.cache/vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, json } = await reporting<VitestReport>(report, 'vitest/vitest.mjs', args);
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return settle(
    code,
    json.numPassedTests,
    json.numFailedTests + broken.length,
    json.numPendingTests + json.numTodoTests,
  );
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

async function playwright(): Promise<Outcome> {
  ensureChromium();
  const report = projectPath('.cache/playwright.json');
  const { code, json } = await reporting<PlaywrightReport>(
    report,
    'playwright/cli.js',
    ['test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { expected, unexpected, flaky, skipped } = json.stats;
  return settle(code, expected, unexpected + flaky, skipped);
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

async function reporting<Report>(file: string, tool: string, args: string[], env: Record<string, string> = {}) {
  await rm(file, { force: true });
  const code = await command(tool, args, env);
  if (!existsSync(file)) throw new Error(`${tool} wrote no report.`);
  return { code, json: JSON.parse(await readFile(file, 'utf8')) as Report };
}

function command(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [projectPath(`node_modules/${tool}`), ...args], {
      cwd: projectDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...localEnvironment, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

await mkdir(projectPath('.cache'), { recursive: true });
const lines: string[] = [];
const total = { passed: 0, failed: 0 };
for (const { name, run } of stages) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, note } = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, note: 'did not finish' };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
