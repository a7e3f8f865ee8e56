import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import { type Backend, createBackend, DataFolderInUse } from '../../supabase/local/backend.ts';

let folder: string;
let open: Backend[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'susegad-backend-'));
});
beforeEach(async () => {
  await rm(folder, { recursive: true });
  await mkdir(join(folder, 'migrations'), { recursive: true });
  await writeFile(
    join(folder, 'migrations/20260101000000_first.sql'),
    `create table public.notes (note text);
     create schema private;
     create function private.judge_password(event jsonb) returns jsonb return jsonb_build_object('decision', 'continue');`,
  );
  await writeFile(
    join(folder, 'seed.sql'),
    `do $$ begin
       if current_setting('susegad.local', true) is distinct from 'on' then raise exception 'local only'; end if;
     end $$;
     insert into public.notes select email from auth.users;`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function start(log: (line: string) => void = () => {}): Promise<Backend> {
  const backend = await createBackend({
    dataDir: join(folder, 'data'),
    migrationsDir: join(folder, 'migrations'),
    seedFile: join(folder, 'seed.sql'),
    log,
  });
  open.push(backend);
  return backend;
}

async function stop(): Promise<void> {
  for (const backend of open) await backend.close();
  open = [];
}

const notes = async (backend: Backend) =>
  (await backend.sql<{ note: string }>('select note from notes order by 1')).map((row) => row.note);

test('migrations, accounts and seed are applied once; data and sessions outlive a restart, the secret key does not', {
  tags: 'long',
}, async () => {
  const first = await start();
  expect(await notes(first)).toEqual(demoAccounts.map(({ email }) => email).toSorted());
  await first.sql("insert into notes values ('mine')");
  const signIn = await first.fetch(
    new Request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: first.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoAccounts[2].email, password: demoPassword }),
    }),
  );
  const { access_token, user } = await signIn.json();
  expect(user.user_metadata.full_name).toBe(demoAccounts[2].full_name);
  await expect(start()).rejects.toThrow(DataFolderInUse);
  await stop();
  await writeFile(join(folder, 'data/lock'), '999999999');

  const second = await start();
  expect(await notes(second)).toContain('mine');
  expect(await second.sql('select version, name from supabase_migrations.schema_migrations')).toEqual([
    { version: '20260101000000', name: 'first' },
  ]);
  const again = await second.fetch(
    new Request('http://localhost/auth/v1/user', {
      headers: { apikey: second.publishableKey, authorization: `Bearer ${access_token}` },
    }),
  );
  expect(again.status).toBe(200);
  expect(second.secretKey).not.toBe(first.secretKey);
  await stop();
});

test('an argument that PGlite cannot write harms no later request', { tags: 'long' }, async () => {
  const backend = await createBackend();
  const ask = (name: string, body: object) =>
    backend.fetch(
      new Request(`http://localhost/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  for (const amenities of [{}, { a: 1 }, [{}], [null], [[], {}]]) {
    expect((await ask('search_hotels', { amenities })).status).toBeLessThan(500);
    expect((await ask('destinations', {})).status).toBe(200);
  }
  await backend.close();
});

test('a new migration changes the data that are there', { tags: 'long' }, async () => {
  await (await start()).sql("insert into notes values ('mine')");
  await stop();
  await writeFile(join(folder, 'migrations/20260102000000_second.sql'), 'alter table public.notes add extra integer;');
  const backend = await start();
  expect(await backend.sql("select note, extra from notes where note = 'mine'")).toEqual([
    { note: 'mine', extra: null },
  ]);
  await stop();
  await start();
  await stop();
});

test('a changed migration makes the data anew, and keeps what was there', { tags: 'long' }, async () => {
  const keys = () => readFile(join(folder, 'data/keys.json'), 'utf8');
  await start();
  await stop();
  const before = await keys();
  const first = join(folder, 'migrations/20260101000000_first.sql');
  await writeFile(first, `${await readFile(first, 'utf8')}\nalter table public.notes add extra integer;`);
  const lines: string[] = [];
  const backend = await start((line) => lines.push(line));
  expect(await backend.sql('select note, extra from notes')).toHaveLength(3);
  const [, kept = ''] = /The old data is in (\S+);/.exec(lines.join('\n')) ?? [];
  expect(await readFile(join(kept, 'keys.json'), 'utf8')).toBe(before);
  expect(await readdir(kept)).toEqual(expect.arrayContaining(['database', 'fingerprint']));
  expect(await keys()).not.toBe(before);
  await stop();
});

test('a failing migration names its file and leaves nothing that the next start would trust', {
  tags: 'long',
}, async () => {
  const file = join(folder, 'migrations/20260102000000_second.sql');
  await writeFile(file, 'create table public.half (id integer);\nselect * from nowhere;');
  await expect(start()).rejects.toThrow(/20260102000000_second\.sql failed: relation "nowhere" does not exist/);
  await writeFile(file, 'create table public.half (id integer);');
  expect(await (await start()).sql('select * from half')).toEqual([]);
  await stop();
});
