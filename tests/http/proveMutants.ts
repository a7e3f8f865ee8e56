import { afterAll, expect, test } from 'vitest';
import { cells } from '../../supabase/rights.ts';
import { proveAdminOnly } from './adminCalls.ts';
import type { Mutant, Suspect } from './mutants.ts';
import { proveCell } from './probes.ts';
import { type RuleName, rules } from './rules.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

/**
 * One test a mutant, in a world of their own: done to a healthy database, each must be noticed by a suspect of its own. `half` is every
 * second of them, from the first or from the second on: a file for each half keeps both cores at work.
 */
export async function proveMutants(
  makeMutants: (sql: World['sql']) => Promise<Mutant[]>,
  half?: 'first' | 'second',
): Promise<void> {
  const world = await createWorld();
  const all = await makeMutants(world.sql);
  const mutants = half ? all.filter((_, at) => (at % 2 === 0) === (half === 'first')) : all;
  const restoreRows = await keepRows(world.sql);
  const healthy = await fingerprint(world);

  /** The first failure of these suspects' checks. Each leaves the rows as they were. */
  async function firstFailure(suspects: readonly Suspect[]): Promise<unknown> {
    for (const check of suspects.flatMap(checksOf)) {
      try {
        await check(world);
      } catch (error) {
        return error;
      } finally {
        await restoreRows();
      }
    }
    return undefined;
  }

  test.each(mutants)('$name', async ({ damage, repair, suspects }) => {
    await world.sql(`do $damage$ begin execute $text$${damage}$text$; end $damage$`);
    try {
      expect(await firstFailure(suspects), 'no check noticed').toBeInstanceOf(Error);
    } finally {
      await world.sql(`do $repair$ begin execute $text$${repair}$text$; end $repair$`);
    }
  });

  test('every damage was repaired', async () => expect(await fingerprint(world)).toEqual(healthy));
  afterAll(() => world.close());
}

function checksOf(suspect: Suspect): ((world: World) => Promise<void>)[] {
  if (suspect in rules) return [rules[suspect as RuleName]];
  const [, call] = /^admins only: (.*)$/.exec(suspect) ?? [];
  if (call) return [(world) => proveAdminOnly(world, call)];
  return cells
    .filter(({ table, verb }) => suspect === `${table} ${verb}`)
    .map((cell) => (world) => proveCell(world, cell));
}

/** Everything that decides about rights, in one value. */
async function fingerprint({ sql }: World): Promise<unknown> {
  return sql(`
    select (select md5(string_agg(p::text, '|' order by p::text)) from pg_policies as p) as policies,
      (select md5(string_agg(pg_get_functiondef(oid), '|' order by oid)) from pg_proc where prokind <> 'a' and pronamespace = 'private'::regnamespace) as functions,
      (select md5(string_agg(concat(proname, proacl), '|' order by oid)) from pg_proc where pronamespace = 'private'::regnamespace) as calls,
      (select md5(string_agg(tgname || tgenabled::text, '|' order by tgname, tgrelid)) from pg_trigger where not tgisinternal) as triggers,
      (select md5(string_agg(conname || pg_get_constraintdef(oid), '|' order by conname)) from pg_constraint
        where connamespace in ('public'::regnamespace, 'private'::regnamespace)) as constraints,
      (select md5(string_agg(relname || relrowsecurity, '|' order by relname)) from pg_class where relnamespace = 'public'::regnamespace) as tables`);
}
