import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { signUpPerson } from './listings.ts';
import { change } from './stayLinks.ts';
import { sellOut } from './waits.ts';
import { dayFromToday, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const party = { adults: 2, children: 0, rooms: 1 };

test('a person saves up to 200 hotels', { tags: 'long' }, async (world) => {
  const [person, stranger] = [await signUpPerson(world), await signUpPerson(world)];
  const [a, b] = [world.hotelOf('owner A'), world.hotelOf('owner B')];
  const dated = { hotel_id: a.hotel, check_in_date: dayFromToday(10), check_out_date: dayFromToday(12), ...party };
  const undated = { hotel_id: b.hotel, check_in_date: null, check_out_date: null, adults: 3, children: 1, rooms: 2 };
  assert.equal((await world.rpc('anon', 'saved_stays', {})).status, 401);
  assert.deepEqual(await person.rpc('saved_stays'), { ok: true, is_full: false, stays: [] });
  assert.deepEqual((await person.rpc('saved_stays', { add: [undated] })).stays, [undated]);
  assert.deepEqual((await person.rpc('saved_stays', { add: [dated] })).stays, [dated, undated], 'the newest first');
  const later = { ...dated, check_in_date: dayFromToday(20), check_out_date: dayFromToday(21) };
  const none = [a.inactiveHotel, randomUUID(), null].map((hotel_id) => ({ ...undated, hotel_id }));
  assert.deepEqual((await person.rpc('saved_stays', { add: [...none, dated, later] })).stays, [later, undated]);
  assert.deepEqual((await stranger.rpc('saved_stays')).stays, [], 'of another nothing is told');
  const both = (await stranger.rpc('saved_stays', { add: [undated, dated] })).stays;
  assert.deepEqual(both, [dated, undated], 'saved together, the last is the newest');
  await stranger.rpc('saved_stays', { remove: [a.hotel, b.hotel] });
  assert.equal((await person.rpc('saved_stays')).stays.length, 2, 'and nothing taken out');
  await world.sql('update public.hotels set is_active = false where id = $1', [b.hotel]);
  assert.equal((await person.rpc('saved_stays')).stays.length, 2);
  assert.equal((await person.rpc('my_data')).data.saved.length, 2);
  assert.deepEqual((await person.rpc('saved_stays', { remove: [b.hotel, b.hotel, randomUUID()] })).stays, [later]);
  const past = { ...dated, check_in_date: dayFromToday(-3), check_out_date: dayFromToday(-1) };
  assert.deepEqual((await person.rpc('saved_stays', { add: [past] })).stays, [
    { ...undated, ...party, hotel_id: a.hotel },
  ]);
  for (const add of [
    { hotel_id: a.hotel },
    [{ hotel_id: 'x' }],
    [{ ...dated, check_in_date: 'soon' }],
    [{ ...dated, adults: 'two' }],
    [{ ...dated, adults: 1e12 }],
    Array.from({ length: 201 }, () => dated),
  ])
    assert.equal((await person.rpc('saved_stays', { add })).code, 'invalid_stays', JSON.stringify(add).slice(0, 60));
  assert.equal((await person.rpc('saved_stays', { add: null, remove: null })).stays.length, 1);

  const many = await world.sql<{ id: string }>(
    `insert into public.hotels (name, description, address, city, country) select 'Casa ' || n, '', 'Lane', 'Panjim', 'India' from generate_series(1, 230) as n returning id`,
  );
  const wanted = many.map(({ id }) => ({ ...undated, hotel_id: id }));
  const answers = await Promise.all(
    [0, 46, 92, 138, 184].map((from) => person.rpc('saved_stays', { add: wanted.slice(from, from + 46) })),
  );
  assert.ok(answers.every(({ ok }) => ok));
  assert.equal((await person.rpc('saved_stays')).stays.length, 200);
  assert.deepEqual(answers.filter(({ is_full }) => is_full).length, 1);
  assert.equal(
    (await person.rpc('saved_stays', { add: [{ ...wanted[0], rooms: 2 }] })).is_full,
    false,
    'one that is there',
  );
  const count = await world.value('select count(*)::integer as count from private.saved_stays');
  assert.equal(count, 200);
  let isLimited = false;
  // The minute may end during this test.
  for (let n = 0; n < 3; n += 1) {
    await person.rpc('saved_stays');
    await world.sql('update private.rate_hits set hits = 120 where bucket = $1', [`saved:${person.userId}`]);
    isLimited ||= (await person.rpc('saved_stays')).code === 'rate_limited';
  }
  assert.ok(isLimited, 'nobody asks without end');
  await world.sql('delete from private.rate_hits');
  assert.equal((await person.rpc('delete_account')).ok, true);
  assert.deepEqual(await world.sql('select user_id from private.saved_stays'), []);
});

test('saved hotels show the price and rooms of now', async (world) => {
  const { hotel, inactiveHotel } = world.hotelOf('owner A');
  const ask = async (...stays: object[]) => (await world.rpc('anon', 'saved_hotels', { stays })).json;
  const dated = { hotel_id: hotel, check_in_date: dayFromToday(30), check_out_date: dayFromToday(32), ...party };
  const price = worldPrice['owner A'];
  const brief = ({ hotels }: { hotels: (Record<string, unknown> | null)[] }) =>
    hotels.map((one) => one && [one.check_in_date, one.availability, one.price]);
  const there = await ask({ hotel_id: inactiveHotel }, dated, { hotel_id: randomUUID() }, { hotel_id: hotel });
  assert.deepEqual(brief(there), [null, [dayFromToday(30), 'free', 2 * price], null, [null, null, price]]);
  assert.equal(there.hotels[1].id, hotel);
  assert.deepEqual(brief(await ask({ ...dated, rooms: 2, adults: 6 })), [[dayFromToday(30), 'free', 4 * price]]);
  assert.deepEqual(
    brief(await ask({ ...dated, adults: 4 })),
    [[dayFromToday(30), null, null]],
    'the party does not fit',
  );
  assert.deepEqual(brief(await ask({ ...dated, check_in_date: dayFromToday(-1) })), [[null, null, price]]);
  const taken = await sellOut(world, 30);
  assert.deepEqual(brief(await ask(dated)), [[dayFromToday(30), 'taken', null]]);
  await change(world, taken.id, 'num_rooms = num_rooms - 1');
  assert.deepEqual(brief(await ask(dated, { ...dated, rooms: 2 })), [
    [dayFromToday(30), 'free', 2 * price],
    [dayFromToday(30), 'taken', null],
  ]);
  assert.deepEqual(await ask(), { ok: true, hotels: [] });
  for (const stays of [
    null,
    {},
    [{ hotel_id: 'x' }],
    [{ ...dated, check_in_date: '2027-02-30' }],
    Array.from({ length: 21 }, () => dated),
  ]) {
    const { status, json } = await world.rpc('anon', 'saved_hotels', { stays });
    assert.deepEqual([status, json], [200, { ok: false, code: 'invalid_stays' }], JSON.stringify(stays)?.slice(0, 60));
  }
});
