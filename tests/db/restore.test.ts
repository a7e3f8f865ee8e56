import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectPath } from '../../supabase/local/paths.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { addRoom, book, expectSound } from './stage.ts';

/** The restore drill of docs/operate.md on two servers: one with data to copy, the other like a new project. */
let live: TestPostgres;
let fresh: TestPostgres;
let from: pg.Pool;
let to: pg.Pool;
let script: string;
beforeAll(async () => {
  live = await startPostgres({ seed: true });
  fresh = await startPostgres();
  from = live.pool(1);
  to = fresh.pool(1);
  script = await readFile(projectPath('supabase/restore.sql'), 'utf8');
});
afterAll(async () => {
  await live.close();
  await fresh.close();
});

/** Tables in `db dump --data-only`, without those that docs/operate.md excludes. The vault is in no copy. */
async function tablesOf(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') and format('%I.%I', schemaname, tablename) <> 'storage.objects' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function rowsOf(db: pg.Pool): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const name of await tablesOf(db)) {
    const { rows } = await db.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as sum from ${name} as t`,
    );
    sums[name] = rows[0].sum;
  }
  return sums;
}

const filled = async (db: pg.Pool) =>
  Object.entries(await rowsOf(db)).flatMap(([name, sum]) =>
    /^(public|private)\.|^storage\.buckets/.test(name) && !sum.startsWith('0 ') ? name : [],
  );

/**
 * Copies the data like `--use-copy`: rows and sequences only. It does not run pg_dump, which may be older than the server. Returns the statements
 * that restore the copy.
 */
async function copyOf(db: pg.Pool, folder: string): Promise<string> {
  const statements = ['set session_replication_role = replica'];
  for (const [at, name] of (await tablesOf(db)).entries()) {
    const { rows } = await db.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const file = join(folder, `copy-${at}`);
    await db.query(`copy ${name} (${rows[0]?.columns}) to '${file}'`);
    statements.push(`copy ${name} (${rows[0]?.columns}) from '${file}'`);
  }
  const { rows } = await db.query<{ set: string }>(
    `select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as set from pg_sequences
     where schemaname in ('public', 'private', 'auth') and last_value is not null`,
  );
  return [...statements, ...rows.map(({ set }) => set)].join(';\n');
}

test('a project with accounts is not emptied', async () => {
  const before = await rowsOf(from);
  await expect(from.query(script)).rejects.toThrow('This project has accounts');
  expect(await rowsOf(from)).toEqual(before);
});

test('a new one holds after the drill what the copy held, and goes on from there', async () => {
  const bank = { account: '000111222333' };
  const [{ id: owner }] = (
    await from.query(
      'select user_id as id from public.profiles where user_id not in (select user_id from private.compliance_drafts) limit 1',
    )
  ).rows;
  await from.query('insert into private.compliance_drafts (user_id, sealed) values ($1, private.seal($1, $2))', [
    owner,
    bank,
  ]);
  const room = await addRoom(from, 2);
  expect(await book(from, { room, from: 3, nights: 2 })).toMatchObject({ ok: true });
  const keyQuery = `select decrypted_secret as key from vault.decrypted_secrets where name = 'compliance_key'`;
  const { key } = (await from.query(keyQuery)).rows[0];
  const folder = new URL(live.connectionString).searchParams.get('host') ?? '';
  const copy = await copyOf(from, folder);
  const held = await rowsOf(from);
  expect(Number(held['private.audit_log']?.split(' ')[0])).toBeGreaterThan(0);

  expect(await filled(to)).toEqual(expect.arrayContaining(['private.jobs', 'private.settings', 'storage.buckets']));
  await to.query('begin');
  await to.query(script);
  expect(await filled(to)).toEqual([]);
  await to.query(copy);
  await to.query('commit');
  await to.query('set session_replication_role = origin');

  expect(await rowsOf(to)).toEqual(held);
  await expectSound(to);
  const open = () =>
    to.query('select private.unseal(user_id, sealed) as value from private.compliance_drafts where user_id = $1', [
      owner,
    ]);
  await expect(open()).rejects.toThrow('Wrong key');
  await to.query(`select vault.update_secret((select id from vault.secrets where name = 'compliance_key'), $1)`, [key]);
  expect((await open()).rows).toEqual([{ value: bank }]);

  // One room was left on these nights. New rows must get ids after the restored ones.
  expect(await book(to, { room, from: 3, nights: 2 })).toMatchObject({ ok: true });
  expect(await book(to, { room, from: 3, nights: 2 })).toMatchObject({ ok: false, code: 'sold_out' });
  await to.query('update public.hotels set name = $2 where id = $1', [room.hotel_id, 'Another name']);
  await expectSound(to);
});
