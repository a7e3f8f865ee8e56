import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { projectPath } from '../../../supabase/local/paths.ts';
import { run } from '../../support/install.ts';
import type { Owner } from '../../support/postgres.ts';

export interface Pooler {
  connectionString: string;
  command(text: string): Promise<void>;
  pointTo(port: number): Promise<void>;
  stop(): Promise<void>;
}

export const poolSize = 8;
const port = 6432;

/** Starts PgBouncer in transaction mode with prepared statements, like the dedicated pooler of a hosted project. */
export async function startPooler(folder: string, runAs: Owner | undefined, server: number): Promise<Pooler> {
  const settings = join(folder, 'pgbouncer.ini');
  const write = (to: number) =>
    writeFile(
      settings,
      `[databases]
postgres = host=${folder} port=${to}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = trust
auth_file = ${join(folder, 'users')}
admin_users = postgres
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
max_prepared_statements = 200
# How long it waits before it tries a server again that did not answer: 15 seconds by default.
server_login_retry = 1
`,
    );
  await write(server);
  await writeFile(join(folder, 'users'), '"authenticator" ""\n"postgres" ""\n');
  const [command = '', ...words] = await findProgram(folder);
  const child = spawn(command, [...words, settings], {
    ...runAs,
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (part: Buffer) => {
    log = (log + part).slice(-20_000);
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  while (!existsSync(join(folder, `.s.PGSQL.${port}`))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer stopped at start:\n${log}`);
    await setTimeout(10);
  }

  const address = `localhost:${port}`;
  const host = encodeURIComponent(folder);
  const order = async (text: string) => {
    const console = new pg.Client(`postgresql://postgres@${address}/pgbouncer?host=${host}`);
    await console.connect();
    await console.query(text);
    await console.end();
  };
  return {
    connectionString: `postgresql://authenticator@${address}/postgres?host=${host}`,
    command: order,
    async pointTo(to) {
      await write(to);
      await order('RELOAD');
    },
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(join(folder, `.s.PGSQL.${port}`), { force: true });
    },
  };
}

/** PgBouncer 1.24 and its libraries from Debian 13: the machine's own version may not support prepared statements. */
const packages = [
  'pgbouncer',
  'libc6',
  'libgcc-s1',
  'libcares2',
  'libevent-2.1-7t64',
  'libssl3t64',
  'libpam0g',
  'libsystemd0',
  'libaudit1',
  'libcap2',
  'libcap-ng0',
  'libzstd1',
  'zlib1g',
]; // prettier-ignore

async function findProgram(folder: string): Promise<string[]> {
  const kept = projectPath('.cache/pgbouncer');
  if (!existsSync(kept)) await fetchProgram(kept);
  const root = join(folder, 'pooler');
  if (!existsSync(root)) await cp(kept, root, { recursive: true, verbatimSymlinks: true });
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  return [join(libraries, 'ld-linux-x86-64.so.2'), '--library-path', libraries, join(root, 'usr/sbin/pgbouncer')];
}

async function fetchProgram(to: string): Promise<void> {
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  if (!existsSync('/usr/bin/apt-get') || !existsSync(keys))
    throw new Error('PgBouncer is taken from Debian: there is no apt here.');
  const work = `${to}.work`;
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, 'lists/partial'), { recursive: true });
  await mkdir(join(work, 'root'));
  await chmod(work, 0o777);
  await writeFile(join(work, 'status'), '');
  await writeFile(join(work, 'sources.list'), `deb [signed-by=${keys}] http://deb.debian.org/debian trixie main\n`);
  const options = [
    `Dir::Etc::sourcelist=${work}/sources.list`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${work}/lists`,
    `Dir::State::status=${work}/status`,
    `Dir::Cache=${work}`,
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]); // prettier-ignore
  const fetched =
    run('apt-get', [...options, '-qq', 'update']) &&
    spawnSync('apt-get', [...options, '-qq', 'download', ...packages], { cwd: work, stdio: 'ignore' }).status === 0;
  if (!fetched) throw new Error('The packages of PgBouncer could not be fetched from deb.debian.org.');
  for (const file of (await readdir(work)).filter((name) => name.endsWith('.deb'))) {
    if (!run('dpkg-deb', ['-x', join(work, file), join(work, 'root')])) throw new Error(`${file} cannot be unpacked.`);
  }
  await rm(to, { recursive: true, force: true });
  await rename(join(work, 'root'), to);
  await rm(work, { recursive: true, force: true });
}
