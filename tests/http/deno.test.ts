import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { projectDir, projectPath } from '../../supabase/local/paths.ts';
import { denoEnvironment, denoPackages, denoRights, functionsDir } from '../support/deno.ts';
import { startTestBackend } from '../support/testBackend.ts';

const backend = await startTestBackend();
// As a project's functions are served: each by its `index.ts`, with its keys from the environment.
const served = spawn(
  process.execPath,
  [
    projectPath('node_modules/deno/bin.cjs'),
    ...['run', '--no-check', ...denoPackages, ...denoRights],
    `${functionsDir}/import-csv/index.ts`,
  ],
  {
    cwd: projectDir,
    // A group of its own: the package's command starts the real one.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...denoEnvironment,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    },
  },
);
const output: string[] = [];
const address = await new Promise<string>((resolve, reject) => {
  for (const stream of [served.stdout, served.stderr]) {
    createInterface(stream).on('line', (line) => {
      output.push(line);
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (url) resolve(url);
    });
  }
  served.once('exit', () => reject(new Error(`Deno served nothing.\n${output.join('\n')}`)));
});
afterAll(async () => {
  const gone = once(served, 'exit');
  if (served.pid) process.kill(-served.pid);
  await gone;
  await backend.close();
});

async function importCsv(token: string, csv: string) {
  const body = new FormData();
  body.set('file', new File([csv], 'house.csv'));
  const response = await fetch(address, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, json: await response.json() };
}

test('on Deno a served function asks who calls, reads the file and answers', async () => {
  const csv = `${csvColumns.join(',')}\n"Casa, Azul",homestay,By the river,12 River Road,Panjim,goa,403001,2,1,1,3500.50,13:00,10:00,Parking\n`;
  expect(await importCsv('not.a.token', csv)).toMatchObject({ status: 401, json: { code: 'signed_out' } });
  const token = await backend.signIn('owner@susegad.example');
  expect(await importCsv(token, csv)).toMatchObject({
    status: 200,
    json: { success: true, propertyData: { name: 'Casa, Azul' } },
  });
  expect(await importCsv(token, 'nothing')).toMatchObject({ status: 422, json: { code: 'invalid_csv' } });
});
