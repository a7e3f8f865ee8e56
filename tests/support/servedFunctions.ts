import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectDir, projectPath } from '../../supabase/local/paths.ts';
import { type Bundle, bundleFunctions, denoEnvironment, denoPackages, denoRights } from './deno.ts';
import type { TestBackend } from './testBackend.ts';

export interface ServedFunctions {
  addresses: Record<string, string>;
  /** The process of the English functions. It leads a process group. */
  process: ChildProcess;
  close(): Promise<void>;
}

/** Serves all functions on Deno like a project: from the deployed files, with keys in the environment, for a site at `site`. */
export async function serveFunctions(backend: TestBackend, site: string): Promise<ServedFunctions> {
  const bundles = await bundleFunctions('.cache/served');
  const [first, ...others] = await Promise.all(bundles.map((bundle) => serve(bundle, backend, site)));
  if (!first) throw new Error('There are no functions.');
  return {
    addresses: Object.assign({}, first.addresses, ...others.map(({ addresses }) => addresses)),
    process: first.process,
    close: async () => {
      await Promise.all([first, ...others].map(({ close }) => close()));
    },
  };
}

async function serve({ importMap, entries }: Bundle, backend: TestBackend, site: string): Promise<ServedFunctions> {
  const names = Object.keys(entries);
  const served = spawn(
    process.execPath,
    [
      projectPath('node_modules/deno/bin.cjs'),
      ...['run', '--no-check', ...denoPackages(importMap), ...denoRights],
      'tests/support/serveFunctions.js',
      ...Object.values(entries),
    ],
    {
      cwd: projectDir,
      // Its own process group, because the package's command starts the real program.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...denoEnvironment,
        SITE_URL: site,
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.publishableKey }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      },
    },
  );
  const output: string[] = [];
  const addresses = await new Promise<Record<string, string>>((resolve, reject) => {
    const found: string[] = [];
    for (const stream of [served.stdout, served.stderr]) {
      createInterface(stream).on('line', (line) => {
        output.push(line);
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
        if (url) found.push(url);
        if (found.length === names.length)
          resolve(Object.fromEntries(names.map((name, at) => [name, found[at] ?? ''])));
      });
    }
    served.once('exit', () => reject(new Error(`Deno served ${found.length} functions.\n${output.join('\n')}`)));
  });
  const close = async () => {
    const gone = once(served, 'exit');
    if (served.pid) process.kill(-served.pid);
    await gone;
  };
  return { addresses, process: served, close };
}
