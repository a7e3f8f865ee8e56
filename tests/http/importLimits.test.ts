import assert from 'node:assert/strict';
import type { Owner } from './actors.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function begin(world: World, who: Owner = 'owner A') {
  return await world.value('select private.begin_import($1) as answer', [world.userId(who)]);
}
const end = (world: World, lease?: string) => world.sql('select private.end_import($1)', [lease]);

test('each owner imports 30 times an hour', async (world) => {
  const run = async (who?: Owner) => {
    const answer = await begin(world, who);
    await end(world, answer?.lease);
    return answer?.code ?? 'begun';
  };
  assert.equal(await run(), 'begun');
  await world.sql('update private.rate_hits set hits = 29');
  assert.deepEqual([await run(), await run(), await run('owner B')], ['begun', 'rate_limited', 'begun']);
  const windows = await world.sql('select distinct (expires_at - window_start)::text as window from private.rate_hits');
  assert.deepEqual(windows, [{ window: '01:00:00' }]);
});

test('each owner imports once at a time, and ends no import but their own', async (world) => {
  const first = await begin(world);
  assert.equal((await begin(world))?.code, 'busy');
  assert.equal((await begin(world, 'owner B'))?.ok, true);
  await world.sql(`update private.import_leases set leased_until = now() - interval '1 second' where id = $1`, [
    first?.lease,
  ]);
  const next = await begin(world);
  assert.equal(next?.ok, true, 'the first one is lost');
  await end(world, first?.lease);
  assert.equal((await begin(world))?.code, 'busy');
  await end(world, next?.lease);
  assert.equal((await begin(world))?.ok, true);
});
