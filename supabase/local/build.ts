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

export const localEnvironment = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_KEY: localKey };

export interface Build {
  folder: string;
  environment: typeof localEnvironment & Partial<Record<`PUBLIC_${string}`, string>>;
  prepare?: (backend: string) => Promise<void>;
}
const here: Build = { folder: 'dist', environment: localEnvironment };

/** The only difference to the CDN's build: photos and hotel pictures become recipes, which `site.ts` draws on request and keeps in `.cache`. */
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
  'supabase/functions',
  ...['supabase/migrations', 'supabase/seed.sql', 'supabase/local/demoReviews.yaml'],
];

/** Builds the site for this machine, unless the folder has that build. Without `backend` it uses demo data in memory. */
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
  // Content that is still a placeholder, or an outdated translation (src/build/placeholders.ts and outdatedTexts.ts).
  for (const [, line = ''] of text.matchAll(/\[(?:placeholders|outdated-texts)\]\S* (.*)/g)) log(`  ${line}`);
}

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
