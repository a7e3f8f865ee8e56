import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Highlights, HighlightsSchema } from '#src/domain/hotel/highlights.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { worldPrice } from './world.ts';

const world = await createWorldOfFile();
await restoreEach(world);

async function highlights(): Promise<Highlights> {
  const { status, json } = await world.call('anon', 'GET', '/rest/v1/rpc/highlights');
  expect(status).toBe(200);
  expect(json.ok).toBe(true);
  return v.parse(HighlightsSchema, json);
}
const cheapRoom = '00000000-0000-4000-8000-0000000000aa';

describe("the brand's houses", () => {
  const house = async () => (await highlights()).houses[0];
  const addRoom = (price: number) =>
    world.sql(
      `insert into public.room_categories (id, hotel_id, name, max_occupancy, total_rooms, base_price)
       values ($1, $2, 'Attic', 2, 1, $3)`,
      [cheapRoom, world.hotelOf('owner A').hotel, price],
    );
  const block = (from: number, to: number) =>
    world.sql(
      `select private.move_nights(
         'blocked', null, row($1::uuid, private.today() + $2::integer, private.today() + $3::integer, 1)::private.hold
       )`,
      [cheapRoom, from, to],
    );
  beforeEach(async () => {
    const { hotel, inactiveHotel } = world.hotelOf('owner A');
    await world.sql("update public.hotels set showcase_id = 'hotel-lotus' where id = $1", [hotel]);
    await world.sql("update public.hotels set showcase_id = 'casa-de-patio' where id = $1", [inactiveHotel]);
  });

  test('are told with rating, reviews and prices, and only while they are on the site', async () => {
    const { hotel, room } = world.hotelOf('owner A');
    expect((await highlights()).inr_per_dollar).toMatch(/^\d+\.\d+$/);
    expect((await highlights()).houses).toEqual([
      {
        hotel_id: hotel,
        showcase_id: 'hotel-lotus',
        rating: 4,
        review_count: 1,
        from_price: worldPrice['owner A'],
        rooms: [{ id: room, name: 'Garden Room', from_price: worldPrice['owner A'] }],
      },
    ]);
  });

  test('cost from what their cheapest room costs that is free on a night of the coming year', async () => {
    await addRoom(100_000);
    expect((await house())?.from_price).toBe(100_000);
    await block(0, 364);
    expect((await house())?.from_price).toBe(100_000);
    await block(364, 365);
    const full = await house();
    expect(full?.from_price).toBe(worldPrice['owner A']);
    expect(full?.rooms.map(({ from_price }) => from_price)).toEqual([null, worldPrice['owner A']]);
  });

  test('cost what the cheapest of their coming nights does, by their rules, wherever that is told', async () => {
    await addRoom(300_000);
    await world.sql('update public.room_categories set is_active = id = $1 where hotel_id = $2', [
      cheapRoom,
      world.hotelOf('owner A').hotel,
    ]);
    await world.sql('insert into private.rate_plans (room_category_id, lead_days) values ($1, 2)', [cheapRoom]);
    const fix = (day: number, paise: number) =>
      world.sql(
        `insert into private.rate_rules (room_category_id, kind, first_night, end_date, price_change, value)
         values ($1, 'nights', private.today() + $2::integer, private.today() + $2::integer + 1, 'fixed', $3)`,
        [cheapRoom, day, paise],
      );
    const told = async () => {
      const { hotel } = world.hotelOf('owner A');
      const found = (await world.rpc('anon', 'search_hotels', { max_price: 2_000_000 })).json;
      const page = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json;
      const prices = [
        (await house())?.from_price,
        found.hotels.find(({ id }: { id: string }) => id === hotel)?.base_price,
        page.rooms[0].base_price,
      ];
      expect(new Set(prices).size, String(prices)).toBe(1);
      return prices[0];
    };
    expect(await told()).toBe(300_000);
    await world.sql(
      `insert into private.rate_rules (room_category_id, kind, weekdays, price_change, value) values ($1, 'weekdays', 127, 'fixed', 500000)`,
      [cheapRoom],
    );
    expect(await told()).toBe(525_000);
    await fix(1, 100_000);
    expect(await told(), 'a night that nobody can book any more').toBe(525_000);
    await fix(540, 200_000);
    expect(await told()).toBe(210_000);
    await fix(2, 190_000);
    expect(await told()).toBe(199_500);
    await world.sql('update private.rate_plans set horizon_days = 1, lead_days = 0 where room_category_id = $1', [
      cheapRoom,
    ]);
    expect(await told(), 'as far ahead as it can be booked').toBe(105_000);
    await world.sql('delete from private.rate_plans');
    expect(await told()).toBe(300_000);
  });

  test('have no price while no room is offered', async () => {
    await world.sql('update public.room_categories set is_active = false where hotel_id = $1', [
      world.hotelOf('owner A').hotel,
    ]);
    expect(await house()).toMatchObject({ from_price: null, rooms: [] });
  });
});

describe('featured stays', () => {
  const idOf = (place: number) => `00000000-0000-4000-8000-00000000f00${place}`;
  const feature = (place: number) =>
    world.sql(
      `with made as (
         insert into public.hotels (id, name, city, is_featured, main_image_url, photos)
         values ($1, 'Stay ' || $2, 'Anjuna', true, '/photos/casa-patio.webp', '[{"url": "/photos/casa-patio.webp", "alt": "A patio"}]')
         returning id
       )
       insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
       select id, 'Room', 2, 1, 250000 from made`,
      [idOf(place), String(place)],
    );
  const names = async () => (await highlights()).featured.map(({ name }) => name);

  test('are none until one is featured', async () => expect(await names()).toEqual([]));

  test('are at most three, best rated first, each with what its card shows', async () => {
    for (const place of [1, 2, 3, 4]) await feature(place);
    await world.sql(
      `insert into public.reviews (hotel_id, reviewer_name, rating, title, comment)
       values ($1, 'Ravi', 5, 'Good', 'Very good')`,
      [idOf(4)],
    );
    expect(await names()).toEqual(['Stay 4', 'Stay 1', 'Stay 2']);
    expect((await highlights()).featured[0]).toEqual({
      hotel_id: idOf(4),
      name: 'Stay 4',
      city: 'Anjuna',
      is_demo: false,
      photo: { url: '/photos/casa-patio.webp', alt: 'A patio' },
      rating: 5,
      review_count: 1,
      from_price: 250_000,
    });
  });

  test.each([
    ["the brand's own house", "update public.hotels set showcase_id = 'hotel-lotus' where id = $1"],
    ['one that is off the site', 'update public.hotels set is_active = false where id = $1'],
    ['one without a photo', 'update public.hotels set main_image_url = null where id = $1'],
    ['one that offers no room', 'update public.room_categories set is_active = false where hotel_id = $1'],
  ])('leave out %s', async (_, change) => {
    await feature(1);
    await world.sql(change, [idOf(1)]);
    expect(await names()).toEqual([]);
  });
});
