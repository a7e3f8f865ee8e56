import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cells, tables, verbs } from '../../supabase/rights.ts';
import { actors } from './actors.ts';
import { proveCell } from './probes.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let restoreRows: () => Promise<void>;
let proven = 0;

beforeAll(async () => {
  world = await createWorld();
  restoreRows = await keepRows(world.sql);
});
beforeEach(() => restoreRows());
afterAll(() => world.close());

test.each(cells)('$table $verb as $actor: $reach', async (cell) => {
  await proveCell(world, cell);
  proven++;
});

test('the matrix names every table, and every cell was proven', async () => {
  const existing = await world.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`,
  );
  expect(Object.keys(tables).sort()).toEqual(existing.map(({ name }) => name).sort());
  expect(proven).toBe(existing.length * verbs.length * actors.length);
});
