import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Database } from '../local/backend.ts';
import type { Migration } from '../local/migrations.ts';
import { projectPath } from '../local/paths.ts';

export interface Release {
  name: string;
  /** The version of its newest migration. */
  last: string;
  /** The lines of `readContract`, which pages of this release may use. */
  contract: string[];
}

/** supabase/release/history.json */
export interface History {
  /** SHA-256 of each released migration. A database takes each file once, so none of them may change. */
  hashes: Record<string, string>;
  /** The last two. */
  releases: Release[];
}

const file = 'supabase/release/history.json';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export const readHistory = (): History => JSON.parse(readFileSync(projectPath(file), 'utf8'));
export const writeHistory = (history: History): void =>
  writeFileSync(projectPath(file), `${JSON.stringify(history, null, 2)}\n`);

export const isReleased = ({ hashes }: History, migration: Migration): boolean => migration.file in hashes;

/** Returns a sentence for each migration that differs from history. */
export function faultsOfHistory({ hashes, releases }: History, migrations: readonly Migration[]): string[] {
  const here = new Map(migrations.map(({ file, text }) => [file, hashOf(text)]));
  const last = releases.at(-1)?.last ?? '';
  return [
    ...Object.entries(hashes).flatMap(([file, hash]) => {
      if (!here.has(file)) return `${file} is released and must stay.`;
      return here.get(file) === hash
        ? []
        : `${file} is released. Restore it, and change it in a new file: npm run migration -- name.`;
    }),
    ...migrations
      .filter(({ file, version }) => !(file in hashes) && version <= last)
      .map(({ file }) => `${file} is new, but older than ${last}, the last release. Give it a later version.`),
  ];
}

/** Returns the history with a release of all migrations. */
export function withRelease(
  history: History,
  name: string,
  migrations: readonly Migration[],
  contract: string[],
): History {
  const last = migrations.at(-1)?.version ?? '';
  return {
    hashes: Object.fromEntries(migrations.map(({ file, text }) => [file, hashOf(text)])),
    releases: [...history.releases.slice(-1), { name, last, contract }],
  };
}

/** Returns the release that is upgraded by the migrations after it: the newest that lacks one, else the newest. */
export function lastRelease({ releases }: History, migrations: readonly Migration[]): Release {
  const newest = migrations.at(-1)?.version ?? '';
  const release = releases.findLast(({ last }) => last < newest) ?? releases.at(-1);
  if (!release) throw new Error('There is no release: npm run release -- name.');
  return release;
}

/** Returns what browsers may use: rights in `public`, and each call with its arguments, where a question mark means that it may be left out. */
export async function readContract(query: Database['query']): Promise<string[]> {
  const rows = await query<{ line: string }>(
    `select line from private.browser_rights() as line where line like '% public.%' and line not like '% execute %'
     union
     select concat_ws(' ', role, 'calls', p.proname, (
       select string_agg(concat(a.name, case when a.n > p.pronargs - p.pronargdefaults then '?' end, ':', replace(format_type(a.type, null), ' ', '_')), ' ' order by a.n)
       from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as a (name, type, n) where a.type is not null
     ))
     from pg_proc as p cross join unnest(array['anon', 'authenticated', 'service_role']) as role
     where p.pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'execute')`,
  );
  return rows.map(({ line }) => line).sort();
}

/** Returns the lines of an older contract that a newer one breaks. */
export function brokenBy(newer: readonly string[], older: readonly string[]): string[] {
  const held = new Set(newer);
  const calls = newer.filter((line) => line.includes(' calls ')).map(readCall);
  return older.filter((line) => {
    if (held.has(line)) return false;
    if (!line.includes(' calls ')) return true;
    const { name, role, args } = readCall(line);
    return !calls.some((call) => call.name === name && call.role === role && accepts(call.args, args));
  });
}

interface Argument {
  type: string;
  isOptional: boolean;
}

function readCall(line: string) {
  const [role = '', , name = '', ...list] = line.split(' ');
  const args = list.map((one): [string, Argument] => {
    const [, arg = '', mark, type = ''] = /^(\w+)(\??):(.+)$/.exec(one) ?? [];
    return [arg, { type, isOptional: mark === '?' }];
  });
  return { role, name, args: new Map(args) };
}

/** True if a caller that sends the older arguments, or leaves out an optional one, is still understood. */
function accepts(newer: ReadonlyMap<string, Argument>, older: ReadonlyMap<string, Argument>): boolean {
  return (
    [...older].every(([name, { type }]) => newer.get(name)?.type === type) &&
    [...newer].every(([name, { isOptional }]) => isOptional || older.get(name)?.isOptional === false)
  );
}
