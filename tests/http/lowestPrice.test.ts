import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { calls } from './desk.ts';
import { asOwner } from './given.ts';
import { ask } from './stayLinks.ts';
import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const hotel_id = (world: World) => world.hotelOf('owner A').hotel;
const setLowest = (world: World, percent: unknown, actor: Actor = 'owner A') =>
  ask(world, 'set_lowest_price', { hotel_id: hotel_id(world), percent }, actor);
/** Requests a stay at this price per night before tax. Holds or books it at the total quoted to the owner. */
async function priced(
  world: World,
  name: 'desk_quote' | 'hold_rooms' | 'book_at_desk',
  night_price: number,
  actor: Actor,
  change: object = {},
) {
  const { total_amount } = await asOwner(world, 'desk_quote', calls(world).desk_quote ?? {}, {
    night_price,
    ...change,
  });
  const stay = { ...calls(world)[name], night_price, ...change };
  const told = name !== 'desk_quote' && { total_amount, price_reason: 'A friend' };
  return ask(
    world,
    name,
    { ...stay, ...told, ...(name === 'book_at_desk' && { idempotency_key: randomUUID() }) },
    actor,
  );
}
const nets = Math.round(worldPrice['owner A'] / 1.05);
/** 80 % of the rate before tax, rounded up to a rupee. */
const lowest = Math.ceil((nets * 0.8) / 100) * 100;
const tooLow = { ok: false, code: 'price_too_low', lowest, percent: 80 };

test('owner and manager set the lowest price, and the front desk does not', async (world) => {
  assert.deepEqual(await setLowest(world, 10, 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  for (const percent of [null, -1, 101]) assert.equal((await setLowest(world, percent)).code, 'invalid_percent');
  const { room } = world.hotelOf('owner A');
  for (const [actor, percent] of [
    ['owner A', 90],
    ['manager', 70],
    ['admin', 60],
  ] as const) {
    assert.deepEqual(await setLowest(world, percent, actor), { ok: true, percent });
    assert.equal((await ask(world, 'desk_rates', { room_category_id: room }, 'manager')).lowest_percent, percent);
  }
});

test('the front desk holds and books nothing below the lowest price, and owner and manager do', async (world) => {
  for (const name of ['desk_quote', 'hold_rooms', 'book_at_desk'] as const) {
    assert.deepEqual(await priced(world, name, lowest - 100, 'desk'), tooLow, name);
    for (const actor of ['owner A', 'manager', 'admin'] as const)
      assert.equal((await priced(world, name, lowest - 100, actor)).ok, true, `${name} by ${actor}`);
    await world.sql('delete from private.holds');
    await world.sql('delete from public.bookings where booked_by is not null');
    assert.equal((await priced(world, name, lowest, 'desk')).ok, true, name);
    await world.sql('delete from private.holds');
    await world.sql('delete from public.bookings where booked_by is not null');
  }
});

test('the lowest price follows what the property has set', async (world) => {
  await setLowest(world, 0);
  assert.equal((await priced(world, 'book_at_desk', 100, 'desk')).ok, true);
  await setLowest(world, 100);
  assert.equal((await priced(world, 'book_at_desk', lowest, 'desk')).percent, 100);
});

test('the front desk books a hold at the low price that the owner told, and no other stay with it', async (world) => {
  await priced(world, 'hold_rooms', 200_000, 'owner A');
  const hold_id = await world.value('select id from private.holds');
  const later = { check_in_date: dayFromToday(31), check_out_date: dayFromToday(33) };
  assert.equal((await priced(world, 'book_at_desk', 200_000, 'desk', { ...later, hold_id })).code, 'price_too_low');
  assert.partialDeepStrictEqual(await priced(world, 'book_at_desk', 200_000, 'desk', { hold_id }), { ok: true });
});

test('the front desk changes no booking to a price below the lowest one', async (world) => {
  const id = await book(world, 20);
  const stay = await read(world, id);
  const { room_category_id, check_in_date, check_out_date, num_rooms, num_adults, num_children } = stay;
  const same = { booking_id: id, room_category_id, check_in_date, check_out_date, num_rooms, num_adults, num_children };
  const changed = async (change: object, actor: Actor = 'desk') => {
    const { total_amount } = await asOwner(world, 'desk_change_quote', { ...same, ...change });
    const quoted = await ask(world, 'desk_change_quote', { ...same, ...change }, actor);
    const done = await ask(
      world,
      'change_stay',
      { ...same, seen: {}, total_amount, price_reason: 'A friend', ...change },
      actor,
    );
    assert.deepEqual([quoted.ok, quoted.code], [done.ok, done.code]);
    return done;
  };
  assert.deepEqual(await changed({ night_price: lowest - 100 }), tooLow);
  assert.equal((await changed({ night_price: lowest })).ok, true);
  await world.rpc('owner A', 'set_nights', {
    room_category_ids: [room_category_id],
    first_night: dayFromToday(40),
    end_date: dayFromToday(42),
    weekdays: null,
    change: { price_change: 'fixed', value: 900_000 },
  });
  const dear = { check_in_date: dayFromToday(40), check_out_date: dayFromToday(42), pricing: 'booked' };
  assert.partialDeepStrictEqual(await changed(dear), { code: 'price_too_low', lowest: 720_000 });
  assert.equal((await changed({ night_price: 100_000 }, 'owner A')).ok, true);
  assert.equal((await changed({ night_price: 100_000, num_adults: 1 })).ok, true);
  assert.equal((await changed(dear, 'manager')).ok, true);
});

test('the front desk moves a guest to a better room type at the booked price, and says why', async (world) => {
  const id = await book(world, 20);
  const { check_in_date, check_out_date, num_rooms, num_adults, num_children, total_amount } = await read(world, id);
  const suite = await world.value(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price) values ($1, 'Suite', 6, 1, 9000000) returning id`,
    [hotel_id(world)],
  );
  const same = { booking_id: id, check_in_date, check_out_date, num_rooms, num_adults, num_children };
  const upgrade = { ...same, room_category_id: suite, pricing: 'booked' };
  const quoted = async (change: object, actor: Actor = 'desk') =>
    ask(world, 'desk_change_quote', { ...upgrade, ...change }, actor);
  assert.equal(
    (await quoted({ check_in_date: dayFromToday(21), check_out_date: dayFromToday(23) })).code,
    'price_too_low',
  );
  assert.equal((await quoted({ num_adults: Number(num_adults) + 1 })).code, 'price_too_low');
  assert.partialDeepStrictEqual(await quoted({}), { ok: true, asks_reason: true, difference: 0 });
  assert.equal((await quoted({}, 'owner A')).asks_reason, false);
  const change = (price_reason: string | null) =>
    ask(world, 'change_stay', { ...upgrade, seen: {}, total_amount, price_reason }, 'desk');
  for (const reason of [null, ' ', 'x'.repeat(301)]) assert.equal((await change(reason)).code, 'no_reason');
  assert.deepEqual(await change('The shower of room 3 is broken'), { ok: true });
  const changed = await read(world, id);
  assert.deepEqual([changed.room_category_id, changed.total_amount], [suite, total_amount]);
  assert.equal((changed.history as { note: string }[])[0]?.note, 'The shower of room 3 is broken');
});
