import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries, initialise, type Owner, prepare, processOwner, untilReady } from '../../support/postgres.ts';
import { type Pooler, startPooler } from './pooler.ts';

export interface Ground {
  start(isSynchronous: boolean): Promise<Cluster>;
  close(): Promise<void>;
}

export interface Server {
  port: number;
  connectionString: string;
  kill(): Promise<void>;
}

export interface Cluster {
  primary: Server;
  standby: Server;
  pooler: Pooler;
  close(): Promise<void>;
}

const settings = {
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  hot_standby_feedback: 'on',
};

export async function makeGround(fill: (db: pg.PoolClient) => Promise<void>): Promise<Ground> {
  const runAs = processOwner();
  const folder = await mkdtemp(join(tmpdir(), 'susegad-cluster-'));
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
  const running = new Set<ChildProcess>();
  const cleanUp = () => {
    for (const child of running) child.kill('SIGQUIT');
    // Processes that are ending may still write files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.once('exit', cleanUp);
  const place = { folder, runAs, binaries: await findBinaries(folder, runAs), running };

  const data = join(folder, 'ground');
  try {
    initialise(place.binaries, folder, data, runAs);
    const server = await launch(place, 'ground', 5400);
    const pool = new pg.Pool({ connectionString: server.connectionString, max: 1 });
    await prepare(pool, {});
    const db = await pool.connect();
    await fill(db);
    db.release();
    await pool.end();
    await server.stop();
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    start: (isSynchronous) => startCluster(place, isSynchronous),
    async close() {
      process.off('exit', cleanUp);
      const ends = [...running].map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGINT');
      await Promise.all(ends);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  folder: string;
  runAs: Owner | undefined;
  binaries: string;
  running: Set<ChildProcess>;
}

let turn = 0;

async function startCluster(place: Place, isSynchronous: boolean): Promise<Cluster> {
  const { folder, runAs } = place;
  turn += 1;
  const names = { primary: `primary${turn}`, standby: `standby${turn}` };
  const ports = { primary: 5500 + turn, standby: 5600 + turn };
  // The server that wrote the data has shut down, so a copy is a base backup.
  for (const name of Object.values(names)) {
    const copied = spawn('cp', ['-a', '--reflink=auto', join(folder, 'ground'), join(folder, name)]);
    if ((await once(copied, 'exit'))[0] !== 0) throw new Error(`No copy of the data could be made in ${folder}.`);
  }
  await writeFile(join(folder, names.standby, 'standby.signal'), '');
  const primary = await launch(place, names.primary, ports.primary, {
    wal_keep_size: '1GB',
    synchronous_standby_names: isSynchronous ? 'standby' : '',
  });
  const standby = await launch(place, names.standby, ports.standby, {
    primary_conninfo: `host=${folder} port=${ports.primary} user=postgres application_name=standby`,
  });
  const db = new pg.Client(primary.connectionString);
  await db.connect();
  const wanted = isSynchronous ? 'sync' : 'async';
  for (;;) {
    const { rows } = await db.query(`select 1 from pg_stat_replication where state = 'streaming' and sync_state = $1`, [
      wanted,
    ]);
    if (rows.length > 0) break;
  }
  await db.end();
  const pooler = await startPooler(folder, runAs, ports.primary);
  return {
    primary,
    standby,
    pooler,
    async close() {
      await pooler.stop();
      await Promise.all([standby.stop(), primary.stop()]);
      for (const name of Object.values(names)) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}

async function launch(
  { folder, runAs, binaries, running }: Place,
  name: string,
  port: number,
  more: Record<string, string> = {},
) {
  const words = Object.entries({ ...settings, ...more, port: String(port), unix_socket_directories: folder });
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, name), ...words.flatMap(([setting, value]) => ['-c', `${setting}=${value}`])],
    { ...runAs, cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  const gone = once(child, 'exit').then(() => void running.delete(child));
  await untilReady(child);
  return {
    port,
    connectionString: `postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    async kill() {
      const all = [child.pid as number, ...childrenOf(child.pid as number)];
      // All are stopped first, so that none of them notices that another one dies.
      for (const signal of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of all) signalTo(pid, signal);
      await gone;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await gone;
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
