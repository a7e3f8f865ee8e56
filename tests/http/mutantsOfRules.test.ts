import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cells } from './matrix.ts';
import { makeMutants, type Suspect } from './mutants.ts';
import { proveCell } from './probes.ts';
import { type RuleName, rules } from './rules.ts';
import { keepRows } from './snapshot.ts';
import { createWorld } from './world.ts';

const world = await createWorld();
const mutants = await makeMutants(world.sql);
const restoreRows = await keepRows(world.sql);
const healthy = await fingerprint();
afterAll(() => world.close());

/** Everything that decides about rights, in one value. */
async function fingerprint(): Promise<unknown> {
  return world.sql(`
    select (select md5(string_agg(p::text, '|' order by p::text)) from pg_policies as p) as policies,
      (select md5(string_agg(pg_get_functiondef(oid), '|' order by oid)) from pg_proc where pronamespace = 'private'::regnamespace) as functions,
      (select md5(string_agg(tgname || tgenabled::text, '|' order by tgname, tgrelid)) from pg_trigger where not tgisinternal) as triggers,
      (select md5(string_agg(conname || pg_get_constraintdef(oid), '|' order by conname)) from pg_constraint
        where connamespace in ('public'::regnamespace, 'private'::regnamespace)) as constraints,
      (select md5(string_agg(relname || relrowsecurity, '|' order by relname)) from pg_class where relnamespace = 'public'::regnamespace) as tables`);
}

/** Runs these suspects' checks and answers the first failure. */
async function firstFailure(suspects: readonly Suspect[]): Promise<unknown> {
  for (const check of suspects.flatMap(checksOf)) {
    try {
      await restoreRows();
      await check();
    } catch (error) {
      return error;
    }
  }
  return undefined;
}

function checksOf(suspect: Suspect): (() => Promise<void>)[] {
  if (suspect in rules) return [() => rules[suspect as RuleName](world)];
  return cells.filter(({ table, verb }) => suspect === `${table} ${verb}`).map((cell) => () => proveCell(world, cell));
}

test.each(Object.keys(rules))('undamaged, the rule %s holds', async (name) => {
  expect(await firstFailure([name as RuleName])).toBeUndefined();
});

test('there are mutants of every kind', () => expect(mutants.length).toBeGreaterThan(220));

describe('is noticed', () => {
  beforeEach(() => restoreRows());
  afterEach(async () => {
    await restoreRows();
    expect(await fingerprint(), 'the damage is repaired').toEqual(healthy);
  });

  test.each(mutants)('$name', async ({ damage, repair, suspects }) => {
    await world.sql(`do $damage$ begin execute $text$${damage}$text$; end $damage$`);
    try {
      expect(await firstFailure(suspects), 'no check noticed').toBeInstanceOf(Error);
    } finally {
      await restoreRows();
      await world.sql(`do $repair$ begin execute $text$${repair}$text$; end $repair$`);
    }
  });
});
