import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectPath } from '../../supabase/local/paths.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let server: TestPostgres;
let db: pg.Pool;
let script: string;
beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(1);
  script = await readFile(projectPath('supabase/restore.sql'), 'utf8');
});
afterAll(() => server.close());

/** Tables that hold rows, of those that a copy of the data brings. */
async function filled(): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')
     union all select 'storage.buckets' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) if ((await db.query(`select 1 from ${name} limit 1`)).rows.length > 0) found.push(name);
  return found;
}

test('a new project is emptied for a copy, and one with accounts is not', async () => {
  expect(await filled()).toEqual(expect.arrayContaining(['private.jobs', 'private.settings', 'storage.buckets']));
  await db.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'somebody@people.example')`);
  const before = await filled();
  await expect(db.query(script)).rejects.toThrow('This project has accounts');
  expect(await filled()).toEqual(before);

  await db.query('delete from auth.users');
  await db.query(script);
  expect(await filled()).toEqual([]);
});
