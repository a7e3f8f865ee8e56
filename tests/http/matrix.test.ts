import { expect, test } from 'vitest';
import { cells, tables, verbs } from '../../supabase/rights.ts';
import { actors } from './actors.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { proveCell } from './probes.ts';

let proven = 0;

const world = await createWorldOfFile();
await restoreEach(world);

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
