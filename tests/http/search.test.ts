import assert from 'node:assert/strict';
import { patch } from './given.ts';
import { type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const search = async (world: World, filters: object) => (await world.rpc('anon', 'search_hotels', filters)).json;

const cardIn = async (world: World, destination: string) => {
  const { radius_km, hotels } = await search(world, { destination });
  return radius_km === null && hotels.find(({ id }: { id: string }) => id === world.hotelOf('owner A').hotel);
};
const changeHotel = (world: World, change: object) =>
  patch(world, 'admin', `hotels?id=eq.${world.hotelOf('owner A').hotel}`, change);

test('a hotel that moves is found in its new city alone', async (world) => {
  assert.equal((await changeHotel(world, { city: 'Anjuna' })).status, 204);
  assert.ok(await cardIn(world, 'anjuna'));
  assert.ok(!(await cardIn(world, 'calangute')));
});

test('a new price is shown in the search at once', async (world) => {
  const base_price = worldPrice['owner A'] - 100;
  await world.sql('update public.room_categories set base_price = $1 where id = $2', [
    base_price,
    world.hotelOf('owner A').room,
  ]);
  assert.equal((await cardIn(world, 'calangute')).base_price, base_price);
});

test('an inactive hotel is not found', async (world) => {
  await changeHotel(world, { is_active: false });
  assert.ok(!(await cardIn(world, 'calangute')));
});

test('a search finds a hotel by its new type, and no longer by a policy that refunds nothing', async (world) => {
  const isFound = async (filters: object) =>
    (await search(world, { destination: 'calangute', ...filters })).hotels.some(
      ({ id }: { id: string }) => id === world.hotelOf('owner A').hotel,
    );
  await world.sql(
    `update public.hotels set property_type = 'villa', policies = '{"cancellation_policy":"flexible"}' where id = $1`,
    [world.hotelOf('owner A').hotel],
  );
  assert.deepEqual(
    [
      await isFound({ types: ['villa'] }),
      await isFound({ types: ['hotel'] }),
      await isFound({ free_cancellation: true }),
    ],
    [true, false, true],
  );
  await changeHotel(world, { policies: { cancellation_policy: 'non_refundable' } });
  assert.equal(await isFound({ free_cancellation: true }), false);
});

test('a search takes 60 amenities, five classes and six known types at most', async (world) => {
  const amenities = (count: number) => ({ amenities: Array(count).fill('Free WiFi') });
  for (const filters of [amenities(60), { stars: [1, 2, 3, 4, 5] }])
    assert.equal((await search(world, filters)).ok, true);
  for (const filters of [amenities(61), amenities(80_000), { stars: [1, 2, 3, 4, 5, 5] }, { types: ['castle'] }])
    assert.deepEqual(await search(world, filters), { ok: false, code: 'invalid_filters' });
});
