import assert from 'node:assert/strict';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const describeHotel = `update public.hotels set description = 'By the river.' where id = $1`;
const raisePrice = 'update public.room_categories set base_price = base_price + 100 where id = $1';
const addPlan = 'insert into private.rate_plans (room_category_id) values ($1)';
const removeReviews = 'delete from public.reviews where hotel_id = $1';

const changesOf = (world: World) => {
  const { hotel, room } = world.hotelOf('owner A');
  return [
    [describeHotel, hotel],
    [raisePrice, room],
    [removeReviews, hotel],
    [addPlan, room],
  ] as const;
};

const publishedHotel = async (world: World) =>
  (await world.rpc('anon', 'published_hotels', {})).json.hotels.find(
    ({ id }: { id: string }) => id === world.hotelOf('owner A').hotel,
  );

test('a change that guests see asks for a new build, the same text and inactive hotels do not', async (world) => {
  const asks = async (statement: string, id: string) => {
    await world.sql('delete from private.unbuilt_changes where true');
    await world.sql(statement, [id]);
    return (await world.sql('select 1 from private.unbuilt_changes')).length > 0;
  };
  for (const [statement, id] of changesOf(world)) assert.equal(await asks(statement, id), true, statement);
  const { hotel, inactiveHotel, roomOfInactiveHotel } = world.hotelOf('owner A');
  assert.equal(await asks(describeHotel, hotel), false);
  assert.equal(await asks(describeHotel, inactiveHotel), false);
  assert.equal(await asks(addPlan, roomOfInactiveHotel), false);
});

test('a change that guests see dates the page of the hotel anew', async (world) => {
  for (const [statement, id] of changesOf(world)) {
    await world.sql(`update private.hotel_changes set changed_at = now() - interval '1 day' where true`);
    const before = (await publishedHotel(world))?.changed_at;
    assert.ok(before);
    await world.sql(statement, [id]);
    assert.notEqual((await publishedHotel(world)).changed_at, before, statement);
  }
});

test('a renamed hotel tells the build its earlier name', async (world) => {
  await world.sql(`update public.hotels set name = 'Casa Renamed' where id = $1`, [world.hotelOf('owner A').hotel]);
  assert.deepEqual((await publishedHotel(world)).earlier_names, ['House of owner A']);
});
