import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { type Rule, rules } from './rules.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let restoreRows: () => Promise<void>;
beforeAll(async () => {
  world = await createWorld();
  restoreRows = await keepRows(world.sql);
});
beforeEach(() => restoreRows());
afterAll(() => world.close());

test.each(Object.entries<Rule>(rules))('the rule %s holds', (_name, rule) => rule(world));
