import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cells, expectedRights, readRights } from '../../supabase/rights.ts';
import { proveAdminOnly } from '../http/adminCalls.ts';
import { proveCell } from '../http/probes.ts';
import { keepRows } from '../http/snapshot.ts';
import { createWorld, type World } from '../http/world.ts';
import { keyOf, loadProofs, readCoverage } from './coverage.ts';
import { changedFunctions, type Mutant, mutantsOfRules, type Suspects } from './mutants.ts';

interface Check {
  name: string;
  seconds: number;
  prove(world: World): Promise<void>;
}
type FindChecks = (suspects: Suspects) => readonly Check[];

interface Survivors {
  survivors: Record<string, Record<string, string>>;
  /** Functions and tables that no proof reaches, and where they are tested. */
  unreached: Record<string, string>;
}

/** Seconds that the checks of one mutant may take together. The fastest are tried. */
const patience = 60;
const partCount = 4;

const list = new URL('./survivors.yaml', import.meta.url);
const readSurvivors = async () => parse(await readFile(list, 'utf8')) as Survivors;

/** Defines one test per mutant: a check must notice it, unless the list of survivors has a reason. */
export async function proveMutants(
  world: World,
  mutants: readonly Mutant[],
  checksOf: FindChecks = checksOfRights,
): Promise<void> {
  const { survivors } = await readSurvivors();
  const restoreRows = await keepRows(world.sql);
  const healthy = await fingerprint(world);
  /** Checks that noticed another mutant of the same function are tried first. */
  const noticed = new Map<string, Set<string>>();

  async function firstFailure({ of, suspects }: Mutant): Promise<unknown> {
    const known = noticed.get(of) ?? new Set();
    noticed.set(of, known);
    const checks = suspects.flatMap(checksOf);
    for (const { name, prove } of checks.toSorted((a, b) => Number(known.has(b.name)) - Number(known.has(a.name)))) {
      try {
        await prove(world);
      } catch (error) {
        known.add(name);
        return error;
      } finally {
        await restoreRows();
      }
    }
    return undefined;
  }

  test.each(mutants)('$of: $name', async (mutant) => {
    const { of, name, damage, repair } = mutant;
    await world.sql(`do $damage$ begin execute $text$${damage}$text$; end $damage$`);
    try {
      const failure = await firstFailure(mutant);
      if (survivors[of]?.[name]) expect(failure, 'a check notices it: remove it from survivors.yaml').toBeUndefined();
      else expect(failure, 'no check noticed').toBeInstanceOf(Error);
    } finally {
      await world.sql(`do $repair$ begin execute $text$${repair}$text$; end $repair$`);
    }
  });

  test('every damage was repaired', async () => expect(await fingerprint(world)).toEqual(healthy));
  afterAll(() => world.close());
}

/** Tries every fourth mutant of the rules, in a file for each part to use all cores. */
export async function provePart(part: number): Promise<void> {
  const world = await createWorld();
  const { survivors, unreached } = await readSurvivors();
  const checksOf = await checksByCoverage(world);
  const isReached = ({ suspects }: Mutant) => suspects.flatMap(checksOf).length > 0;
  const all = await mutantsOfRules(world.sql);
  const tried = all.filter(isReached).filter((_, at) => at % partCount === part - 1);
  if (part === 1) {
    test('a proof reaches every function and table, except the listed ones', () => {
      const missed = new Set(all.filter((mutant) => !isReached(mutant)).map(({ of }) => of));
      expect([...missed].sort()).toEqual(Object.keys(unreached).sort());
    });
    test('every listed survivor is still a mutant', async () => {
      const names = new Set([...all, ...(await changedFunctions(world.sql))].map(({ of, name }) => `${of}: ${name}`));
      const listed = Object.entries(survivors).flatMap(([of, by]) => Object.keys(by).map((name) => `${of}: ${name}`));
      expect(listed.filter((name) => !names.has(name))).toEqual([]);
    });
  }
  await proveMutants(world, tried, checksOf);
}

const checksOfRights: FindChecks = (suspects) => {
  if ('rights' in suspects) return [{ name: 'rights', seconds: 0, prove: proveRights }];
  if ('adminsOnly' in suspects) {
    return [{ name: 'admins only', seconds: 0, prove: (world) => proveAdminOnly(world, suspects.adminsOnly) }];
  }
  if (!('cells' in suspects)) return [];
  const { table, verb } = suspects.cells;
  return cells
    .filter((cell) => cell.table === table && cell.verb === verb)
    .map((cell) => ({ name: cell.actor, seconds: 0, prove: (world) => proveCell(world, cell) }));
};

async function proveRights({ sql }: World): Promise<void> {
  assert.deepEqual(await readRights(sql), expectedRights);
}

/** Finds proofs that reach a function or table, fastest first. */
async function checksByCoverage({ sql }: World): Promise<FindChecks> {
  const coverage = await readCoverage();
  const checks = (await loadProofs())
    .map((proof) => ({ name: keyOf(proof), prove: proof.prove, ...coverage[keyOf(proof)] }))
    .map(({ seconds = 0, functions = [], tables = [], ...rest }) => ({ ...rest, seconds, functions, tables }))
    .sort((one, other) => one.seconds - other.seconds);
  const callers = await readCallers(sql);
  const counted = new Set(checks.flatMap(({ functions }) => functions));
  /** PostgreSQL does not count inlined functions and those that raise an error, so their callers count. */
  const standIns = (name: string) => (counted.has(name) ? [name] : (callers.get(name) ?? []));

  return (suspects) => {
    if (!('reached' in suspects)) return checksOfRights(suspects);
    const { function: called, table } = suspects.reached;
    const names = called === undefined ? [] : standIns(called);
    const reaching = checks.filter(
      ({ functions, tables }) =>
        (called === undefined || (names.length === 0 && table) || names.some((name) => functions.includes(name))) &&
        (table === undefined || tables.includes(table)),
    );
    let sum = 0;
    return reaching.filter(({ seconds }, at) => {
      sum += seconds;
      return at === 0 || sum <= patience;
    });
  };
}

/** Returns the functions that call each function, directly or by a trigger. */
async function readCallers(sql: World['sql']): Promise<Map<string, string[]>> {
  const rows = await sql<{ name: string; callers: string[] }>(
    `select c.proname as name, array_agg(distinct f.proname::text) as callers
     from pg_proc as c join pg_proc as f on f.oid <> c.oid and f.prosrc like '%private.' || c.proname || '(%'
     where c.pronamespace = 'private'::regnamespace and f.pronamespace = 'private'::regnamespace group by 1`,
  );
  return new Map(rows.map(({ name, callers }) => [name, callers]));
}

/** Everything that decides about rights, as one value. */
async function fingerprint({ sql }: World): Promise<unknown> {
  return sql(`
    select (select md5(string_agg(p::text, '|' order by p::text)) from pg_policies as p) as policies,
      (select md5(string_agg(pg_get_functiondef(oid), '|' order by oid)) from pg_proc where prokind <> 'a' and pronamespace = 'private'::regnamespace) as functions,
      (select md5(string_agg(concat(proname, proacl), '|' order by oid)) from pg_proc where pronamespace = 'private'::regnamespace) as calls,
      (select md5(string_agg(tgname || tgenabled::text, '|' order by tgname, tgrelid)) from pg_trigger where not tgisinternal) as triggers,
      (select md5(string_agg(conname || pg_get_constraintdef(oid), '|' order by conname)) from pg_constraint
        where connamespace in ('public'::regnamespace, 'private'::regnamespace)) as constraints,
      (select md5(string_agg(indexdef, '|' order by indexdef)) from pg_indexes where schemaname in ('public', 'private')) as indexes,
      (select md5(string_agg(relname || relrowsecurity, '|' order by relname)) from pg_class where relnamespace = 'public'::regnamespace) as tables`);
}
