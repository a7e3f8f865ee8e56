import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectPath } from '../../supabase/local/paths.ts';
import { listen } from '../support/listen.ts';
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

/** Runs a command of `npm run` with a stand-in for the command line of Supabase, which asks the database by psql. */
async function command(folder: string, args: readonly string[], env: Record<string, string>, typed = '') {
  const standIn = `#!/bin/sh
    while [ $# -gt 1 ]; do case "$1" in -f) cp "$DUMP" "$2" && exit;; --file) exec psql -q -o /dev/null -f "$2";; esac; shift; done
    psql -qAtc "select coalesce(json_agg(r), '[]') from ($1) as r"`;
  await writeFile(join(folder, 'npx'), standIn, { mode: 0o755 });
  const child = spawn(process.execPath, [projectPath(`supabase/operate/${args[0]}.ts`), ...args.slice(1)], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, PGUSER: 'postgres', PGDATABASE: 'postgres', ...env },
  });
  child.stdin.end(typed);
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: `${said}${errors}` };
}

const lacksTools = ['psql', 'age'].some((tool) => spawnSync(tool, ['--version']).error);
test.skipIf(lacksTools && !process.env.CI)(
  'backup, restore and rotate do it by one command each',
  { tags: 'long' },
  async ({ onTestFinished }) => {
    const fresh = await startPostgres();
    const to = fresh.pool(1);
    onTestFinished(() => fresh.close());
    // A project's services: one photo in storage, and what accepts its key.
    const photos = new Map([['property-photos/a/b.webp', 'bytes of a photo']]);
    const project = await listen(async (request, response) => {
      const name = /\/storage\/v1\/object\/(?:list\/)?(.*)$/.exec(request.url ?? '')?.[1] ?? '';
      const body = await text(request);
      const say = (status: number, answer?: string) =>
        void response.writeHead(status, { 'content-type': 'image/webp' }).end(answer);
      if (request.headers.apikey !== 'sb_secret_one') return say(401);
      if (request.url?.includes('/list/')) {
        const path = `${name}/${JSON.parse(body).prefix ? `${JSON.parse(body).prefix}/` : ''}`;
        const below = [...photos.keys()].flatMap((key) =>
          key.startsWith(path) ? key.slice(path.length).split('/') : [],
        );
        return say(
          200,
          JSON.stringify(below.length > 0 ? [{ name: below[0], id: below.length > 1 ? null : '1' }] : []),
        );
      }
      if (request.method === 'POST' && name) photos.set(name, body);
      return say(200, photos.get(name));
    });
    onTestFinished(project.close);
    const folder = await mkdtemp(join(tmpdir(), 'drill-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const identity = join(folder, 'identity');
    const recipient = /age1\w+/.exec(spawnSync('age-keygen', ['-o', identity], { encoding: 'utf8' }).stderr)?.[0] ?? '';
    const copied = (await copyOf(from, new URL(live.connectionString).searchParams.get('host') ?? '')).replace(
      /^copy (\w+)\.(\w+) /gm,
      'COPY "$1"."$2" ',
    );
    await writeFile(join(folder, 'dump'), `${copied};\nRESET ALL;\n`);
    const keyOf = async (db: pg.Pool, name: string) =>
      (await db.query('select decrypted_secret as key from vault.decrypted_secrets where name = $1', [name])).rows[0]
        .key;
    const names = ['compliance_key', 'utr_key'];
    const kept = await Promise.all(names.map((name) => keyOf(from, name)));
    await writeFile(join(folder, 'keys'), names.map((name, at) => `${name}=${kept[at]}\n`).join(''));
    await writeFile(join(folder, '.env.example'), '');
    await writeFile(join(folder, '.env'), `PROJECT_URL=${project.url}\nPROJECT_SECRET_KEY=sb_secret_one\n`);

    const dump = { DUMP: join(folder, 'dump'), AGE_RECIPIENT: recipient, PGHOST: live.host };
    expect((await command(folder, ['backup', 'copy'], dump)).said).toContain(
      'The linked database is that of a project without an address',
    );
    await from.query(`select vault.create_secret($1, 'project_url')`, [project.url]);
    expect((await command(folder, ['backup', 'copy'], { ...dump, AGE_RECIPIENT: 'me' })).said).toContain(
      'Stopped: AGE_RECIPIENT',
    );
    expect((await command(folder, ['backup', 'copy'], { ...dump, DUMP: identity })).said).toContain(
      'has no "auth"."users"',
    );
    expect(await command(folder, ['backup', 'copy'], dump)).toMatchObject({
      code: 0,
      said: expect.stringContaining('and 1 files'),
    });
    for (const file of ['database.tar.gz.age', 'files.tar.gz.age'])
      expect(await readFile(join(folder, 'copy', file), 'latin1')).toMatch(/^age-encryption\.org/);

    photos.clear();
    const { 'private.outbox': mails, ...held } = await rowsOf(from);
    const isWaiting = `select count(*)::integer as n from private.outbox where status in ('pending', 'sending')`;
    expect((await from.query(isWaiting)).rows[0].n).toBeGreaterThan(0);
    let keys = join(folder, 'wrong');
    await writeFile(keys, names.map((name) => `${name}=${'x'.repeat(40)}\n`).join(''));
    const restore = () =>
      command(folder, ['restore', 'copy', '--identity', identity, '--keys', keys], {
        DATABASE_URL: fresh.connectionString,
      });
    expect((await restore()).said).toContain('Run npm run setup for the new project first.');
    await to.query(`select vault.create_secret($1, 'project_url')`, [project.url]);
    await to.query(`select vault.create_secret('sb_secret_one', 'secret_key')`);
    expect((await restore()).said).toContain('Wrong key');
    keys = join(folder, 'keys');
    expect(await restore()).toMatchObject({
      code: 0,
      said: expect.stringContaining('The room counters and the audit log are right.'),
    });
    expect(await rowsOf(to)).toMatchObject(held);
    expect([mails, (await to.query(isWaiting)).rows[0].n]).toEqual([expect.any(String), 0]);
    expect(await Promise.all(names.map((name) => keyOf(to, name)))).toEqual(kept);
    expect([...photos]).toEqual([['property-photos/a/b.webp', 'bytes of a photo']]);
    expect((await restore()).said).toContain('Stopped: This project has accounts');

    const host = { PGHOST: fresh.host };
    const opened = () =>
      to.query('select private.unseal(user_id, sealed) as value from private.compliance_drafts order by user_id');
    const before = (await opened()).rows;
    expect(await command(folder, ['rotate', 'sealing-key'], host)).toMatchObject({ code: 0 });
    expect(await readFile(join(folder, '.env.keys.project.old'), 'utf8')).toContain(kept[0]);
    expect(await readFile(join(folder, '.env.keys.project'), 'utf8')).toContain(await keyOf(to, 'compliance_key'));
    expect([await keyOf(to, 'compliance_key'), before.length]).not.toEqual([kept[0], 0]);
    expect((await opened()).rows).toEqual(before);

    expect((await command(folder, ['rotate', 'sealing-key'], host)).said).toContain('keys of an earlier change');

    expect((await command(folder, ['rotate', 'secret-key'], host, 'sb_secret_wrong\n')).said).toContain(
      'does not accept this secret key',
    );
    expect(await command(folder, ['rotate', 'secret-key'], host, 'sb_secret_one\n')).toMatchObject({ code: 0 });
    expect(await keyOf(to, 'secret_key')).toBe('sb_secret_one');
  },
);
