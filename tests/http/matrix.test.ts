import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actors } from './actors.ts';
import { cells, reaches, verbs } from './matrix.ts';
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

test('the matrix names every table, verb and actor once, and all 200 cells were proven', async () => {
  const tables = await world.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`,
  );
  const named = tables.map(({ name }) => name).filter((name) => name !== 'exchange_rates');
  const every = named.flatMap((name) => verbs.flatMap((verb) => actors.map((actor) => `${name} ${verb} ${actor}`)));
  expect(cells.map(({ table, verb, actor }) => `${table} ${verb} ${actor}`).sort()).toEqual(every.sort());
  expect(cells.every(({ reach }) => reaches.includes(reach))).toBe(true);
  expect(proven).toBe(200);
});

test('exchange rates: everybody reads, admins alone change, nobody adds or removes', async () => {
  const path = '/rest/v1/exchange_rates?currency=eq.USD';
  for (const actor of actors) {
    expect((await world.call(actor, 'GET', path)).json).toHaveLength(1);
    await world.call(actor, 'PATCH', path, { body: { inr_per_unit: 91 } });
    const [rate] = await world.sql<{ inr_per_unit: string }>('select inr_per_unit from public.exchange_rates');
    expect(Number(rate?.inr_per_unit) === 91).toBe(actor === 'admin');
    const refused = actor === 'anon' ? 401 : 403;
    expect((await world.call(actor, 'DELETE', path)).status).toBe(refused);
    const row = { currency: 'EUR', inr_per_unit: 100 };
    expect((await world.call(actor, 'POST', '/rest/v1/exchange_rates', { body: row })).status).toBe(refused);
  }
});
