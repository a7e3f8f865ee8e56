import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectDir } from '../../supabase/local/paths.ts';

const run = (part: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runParts } from './tests/bench/runParts.ts';
       import { createServer } from 'node:net';
       await runParts({ async part() { createServer().listen(0); ${part} } }, [], {});`,
    ],
    { cwd: projectDir, encoding: 'utf8', timeout: 20_000 },
  );

test('a benchmark that fails ends the process with its message and code 1, although a server is open', () => {
  const { status, stderr } = run(`throw new Error('A column is missing.');`);
  expect(status).toBe(1);
  expect(stderr).toContain('A column is missing.');
});

test('a benchmark that finds a lost booking ends the process with code 1', () => {
  expect(run('process.exitCode = 1;').status).toBe(1);
});

test('a benchmark that ends well ends the process with code 0, although a server is open', () => {
  expect(run('').status).toBe(0);
});
