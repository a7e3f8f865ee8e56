import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { localKey } from '#src/build/backend.ts';
import type { BuildProgress } from '#src/build/buildProgress.ts';
import { answerBuild } from './answerBuild.ts';
import type { Backend } from './backend.ts';
import { projectDir, projectPath } from './paths.ts';
import { withoutStacks } from './terminal.ts';

/** What the browser code is built with here: the backend on the same origin. */
export const localEnvironment = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_KEY: localKey };

export interface Build {
  /** Where it is written, in the project's folder. */
  folder: string;
  environment: typeof localEnvironment & Partial<Record<`PUBLIC_${string}`, string>>;
  /** What is done to the demo data of the backend at this address before the build asks it. */
  prepare?: (backend: string) => Promise<void>;
}
const here: Build = { folder: 'dist', environment: localEnvironment };

/**
 * The one thing else in which a build for this machine differs from the CDN's: it encodes no photo, and draws no hotel's picture for
 * links, but says how each is made (`src/pages/photos/[file].ts`, `src/pages/og/[...file].ts`), and `site.ts` makes those that somebody
 * asks for. They are kept in `.cache`.
 */
const quick = { PHOTOS_ON_DEMAND: '1' };

const inputs = [
  ...[
    'src',
    'public',
    'content',
    'astro.config.mjs',
    'tsconfig.json',
    'package-lock.json',
    '.env',
    'docs/check-reviews.mjs',
  ],
  // The mails that the back office shows.
  'supabase/functions',
  // The hotels that have pages.
  ...['supabase/migrations', 'supabase/seed.sql', 'supabase/local/demoReviews.yaml'],
];

/**
 * Builds the site for this machine, unless its folder already holds that build of these inputs. backend: who is asked for the hotels;
 * left out, one with the demo data in memory.
 */
export async function buildSite(
  log: (line: string) => void,
  signal?: AbortSignal,
  build = here,
  backend?: Promise<Backend>,
): Promise<void> {
  const { folder } = build;
  const stamp = projectPath(`.cache/build-stamp-${basename(folder)}`);
  const before = `${JSON.stringify(build.environment)}${build.prepare ?? ''}${await describeInputs()}`;
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await describeBuild(before, folder))) return;
  log('Building the site…');
  const asked = backend ?? import('./backend.ts').then(({ createBackend }) => createBackend());
  const door = await answerBuild(asked);
  try {
    if (build.prepare) {
      // Where functions ask for it.
      (await asked).setSiteUrl(door.url);
      await build.prepare(door.url);
    }
    await run(build, { LOCAL_BACKEND_URL: door.url }, log, signal);
  } finally {
    door.close();
    if (!backend) await (await asked).close();
  }
  await mkdir(projectPath('.cache'), { recursive: true });
  await writeFile(stamp, await describeBuild(before, folder));
}

async function run(
  { folder, environment }: Build,
  variables: Record<string, string>,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
    cwd: projectDir,
    env: { ...process.env, ...environment, ...quick, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(signal ? { signal } : {}),
  });
  child.on('message', ({ done, total }: BuildProgress) => {
    // A line for each quarter.
    if (Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total)) log(`  ${done} of ${total} files`);
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => output.push(part));
  child.stderr?.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`The build failed.\n${withoutStacks(text)}`);
  // What is still made up (src/build/placeholders.ts); of the rest of a build that went well there is nothing to tell.
  for (const [, line = ''] of text.matchAll(/\[placeholders\]\S* (.*)/g)) log(`  ${line}`);
}

/** Size and time of every input: cheap, and it notices deleted files too. */
async function describeInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = projectPath(input);
    const about = await stat(path).catch(() => undefined);
    if (!about) continue;
    const files = about.isDirectory() ? await listFiles(path) : [path];
    for (const file of files.sort()) {
      const { mtimeMs, size } = await stat(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function describeBuild(inputsDescription: string, folder: string): Promise<string> {
  const page = await stat(projectPath(`${folder}/index.html`)).catch(() => undefined);
  return `${inputsDescription} ${page?.mtimeMs ?? 'none'}`;
}
