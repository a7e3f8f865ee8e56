import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../../supabase/local/paths.ts';
import { keepRows } from '../http/snapshot.ts';
import { createWorld, type World } from '../http/world.ts';
import { collectProofs, type Proof } from '../http/worldTest.ts';

export interface Coverage {
  seconds: number;
  functions: readonly string[];
  tables: readonly string[];
}

export const keyOf = ({ file, name }: Proof) => `${file} ${name}`;

export function loadProofs(): Promise<readonly Proof[]> {
  const files = import.meta.glob<unknown>('../http/*.test.ts');
  const texts = import.meta.glob<string>('../http/*.test.ts', { query: '?raw', import: 'default', eager: true });
  return collectProofs(
    Object.fromEntries(
      Object.entries(files).filter(([file]) => /from '\.\/(worldTest|givenGateway)\.ts'/.test(texts[file] ?? '')),
    ),
  );
}

/** The cache file of coverage. Its name depends on migrations, functions and tests. */
async function cacheFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['supabase/migrations', 'supabase/functions', 'tests/http', 'tests/support']) {
    const found = await readdir(projectPath(folder), { recursive: true, withFileTypes: true });
    const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  }
  return projectPath(`.cache/mutants/coverage-${hash.digest('hex').slice(0, 24)}.json`);
}

export async function readCoverage(): Promise<Record<string, Coverage>> {
  const file = await cacheFile();
  if (!existsSync(file)) throw new Error('No coverage is measured yet: run `npm run test:mutants`.');
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, Coverage>;
}

/** Runs each proof once against the healthy database, unless the result is cached. */
export async function measureCoverage(): Promise<void> {
  const file = await cacheFile();
  if (existsSync(file)) return;
  const proofs = await loadProofs();
  const world = await createWorld();
  const measured: Record<string, Coverage> = {};
  try {
    await world.sql(`set track_functions = 'all'`);
    const restoreRows = await keepRows(world.sql);
    for (const proof of proofs) {
      await restoreRows();
      const before = await counts(world);
      const start = performance.now();
      await proof.prove(world);
      const seconds = (performance.now() - start) / 1000;
      const after = await counts(world);
      const changed = (kind: string) =>
        [...after].flatMap(([key, count]) =>
          key.startsWith(`${kind} `) && count !== before.get(key) ? [key.slice(kind.length + 1)] : [],
        );
      measured[keyOf(proof)] = { seconds, functions: changed('function'), tables: changed('table') };
    }
  } finally {
    await world.close();
  }
  await mkdir(projectPath('.cache/mutants'), { recursive: true });
  await writeFile(file, JSON.stringify(measured));
}

async function counts({ sql }: World): Promise<Map<string, string>> {
  await sql('select pg_stat_force_next_flush()');
  const rows = await sql<{ key: string; count: string }>(
    `select 'function ' || funcname as key, sum(calls)::text as count from pg_stat_user_functions
     where schemaname = 'private' group by funcname
     union all
     select 'table ' || relid::regclass, concat_ws(' ', seq_scan, idx_scan, n_tup_ins, n_tup_upd, n_tup_del)
     from pg_stat_user_tables where schemaname <> 'kept'`,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}
