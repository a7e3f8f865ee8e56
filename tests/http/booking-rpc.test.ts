import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { request as requestOf } from './given.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { dayFromToday, worldPrice } from './world.ts';

const world = await createWorldOfFile();
const restoreRows = await restoreEach(world);
afterEach(async () => expect(await world.sql('select * from private.night_drift')).toEqual([]));

const request = (change: Record<string, unknown> = {}): Record<string, unknown> => requestOf(world, change);
const bookingIds = () => world.sql('select id from public.bookings order by 1');
const rightTotal = 2 * worldPrice['owner A'];

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s makes no booking', async (method) => {
  const before = await bookingIds();
  const query = new URLSearchParams(request() as Record<string, string>);
  const { status } = await world.call('anon', method, `/rest/v1/rpc/create_booking_tx?${query}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await bookingIds()).toEqual(before);
});

/** Values that break naive code, tried for each argument of each function. */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1.5,
  2_147_483_648,
  -2_147_483_649,
  1e30,
  true,
  'NaN',
  'infinity',
  '9999-12-31',
  '0001-01-01 BC',
  '%',
  '_%\\',
  "' or 1=1 --",
  '\u202e😀\ud83d',
  '__proto__',
  [],
  {},
  [null],
  [[['a']]],
  { __proto: 1, $ne: null },
  ['x', -1, null],
  '{a,b',
  '{{1},{2}}',
  'x'.repeat(10_000),
  Array.from({ length: 2000 }, (_, index) => `amenity ${index}`),
];

describe('hostile arguments', { tags: 'long' }, () => {
  const dates = () => ({ check_in: dayFromToday(10), check_out: dayFromToday(12) });
  const calls: Record<string, () => Record<string, unknown>> = {
    search_hotels: () => ({
      destination: 'goa',
      ...dates(),
      adults: 2,
      children: 0,
      rooms: 1,
      min_price: 0,
      max_price: 10_000_000,
      stars: [4],
      amenities: ['Free WiFi'],
      types: ['hotel'],
      min_rating: 4,
      free_cancellation: true,
      sort: 'price',
      page: 1,
    }),
    nearest_stays: () => ({ destination: 'goa', ...dates(), adults: 2, children: 0, rooms: 1 }),
    hotel_details: () => ({ hotel_id: world.hotelOf('owner A').hotel, ...dates(), adults: 2, children: 0, rooms: 1 }),
    hotel_reviews: () => ({
      hotel_id: world.hotelOf('owner A').hotel,
      sort: 'lowest',
      party: 'solo',
      words: 'a%_ (b)',
      after: 0,
    }),
    booking_quote: () => ({ room_category_id: world.hotelOf('owner A').room, ...dates(), num_rooms: 1 }),
    day_prices: () => ({
      hotel_id: world.hotelOf('owner A').hotel,
      first_day: dayFromToday(0),
      days: 62,
      room_category_id: world.hotelOf('owner A').room,
      adults: 2,
      children: 0,
      rooms: 1,
    }),
    booking_by_reference: () => ({ booking_reference: 'AAAA-AAAA-AAAA-AAAA' }),
    open_review: () => ({ token: '0'.repeat(64) }),
    review_by_link: () => ({
      token: '0'.repeat(64),
      rating: 5,
      aspects: { clean: 5, place: 5, people: 5, value: 5 },
      title: 'Good',
      comment: 'Very good',
    }),
    create_booking_tx: () =>
      request({
        total_amount: rightTotal,
        guest_phone: '+91 98765 43210',
        num_adults: 1,
        num_children: 0,
        num_rooms: 1,
        special_requests: '',
        idempotency_key: randomUUID(),
      }),
  };
  test.each(['search_hotels', 'nearest_stays'])('%s says which dates cannot be', async (name) => {
    for (const [check_in, check_out, code] of [
      ['infinity', 'infinity', 'invalid_dates'],
      [dayFromToday(10), 'infinity', 'invalid_dates'],
      ['-infinity', dayFromToday(10), 'invalid_dates'],
      ['0001-01-01', '5874897-12-31', 'past_dates'],
    ]) {
      const { json } = await world.rpc('anon', name, { ...calls[name]?.(), check_in, check_out, rooms: 1000 });
      expect(json, `${check_in} ${check_out}`).toMatchObject({ ok: false, code });
    }
  });

  test.each(Object.keys(calls))('%s with a hostile argument answers clearly', async (name) => {
    const [declared] = await world.sql<{ names: string[] }>(
      `select proargnames as names from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
      [name],
    );
    const cases = (declared?.names ?? []).flatMap((argument) => hostile.map((value) => ({ argument, value })));
    expect(cases.length).toBeGreaterThanOrEqual(hostile.length);
    const reviewsBefore = await world.sql('select id from public.reviews order by 1');
    const before = (await bookingIds()).length;
    for (const { argument, value } of cases) {
      const shown = `${name} ${argument} ${JSON.stringify(value)?.slice(0, 60)}`;
      const answer = await world.rpc('anon', name, { ...calls[name]?.(), [argument]: value });
      expect(answer.json, shown).toBeTypeOf('object');
      if (answer.status === 200) expect(typeof answer.json.ok, shown).toBe('boolean');
      else expect(answer.json, shown).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      if (answer.status === 200 && !answer.json.ok) expect(answer.json.code, shown).toMatch(/^[a-z_]+$/);

      const made = name === 'create_booking_tx' && answer.json.ok === true;
      expect((await bookingIds()).length, shown).toBe(before + (made ? 1 : 0));
      if (made) expect(answer.json.total_amount % worldPrice['owner A'], shown).toBe(0);
      expect(await world.sql('select id from public.reviews order by 1')).toEqual(reviewsBefore);
      if (made) await restoreRows();
    }
  });

  test.each(['search_hotels', 'nearest_stays'])('%s looks near no spot that there is not', async (name) => {
    for (const [near_lat, near_lng] of [
      ...['Infinity', '-Infinity', 'NaN', 1e308, 90.1, null].map((lat) => [lat, 73.8]),
      ...['Infinity', '-Infinity', 'NaN', -1e308, -180.1, null].map((lng) => [15.5, lng]),
    ]) {
      const { status, json } = await world.rpc('anon', name, { ...calls[name]?.(), near_lat, near_lng });
      expect([status, json], `${near_lat}, ${near_lng}`).toEqual([200, { ok: false, code: 'invalid_filters' }]);
    }
    expect((await world.rpc('anon', name, { ...calls[name]?.(), near_lat: 15.5, near_lng: 73.8 })).json.ok).toBe(true);
  });

  test('an argument that breaks off in the middle harms nobody else', async () => {
    for (const amenities of [{}, { a: 1 }, [{}], [null], [[], {}]]) {
      await world.rpc('anon', 'search_hotels', { amenities });
      expect((await world.rpc('anon', 'destinations', {})).json.ok).toBe(true);
    }
  });

  test.each(Object.keys(calls))('%s refuses unknown arguments and odd bodies', async (name) => {
    for (const body of [{ ...calls[name]?.(), extra: 1 }, '', '[', '7', '"x"', 'null', '{"a":'.repeat(10_000)]) {
      const { status, json } = await world.rpc('anon', name, body);
      if (status === 200) expect(json.ok ?? json[0]).toBeDefined();
      else expect(status).toBeLessThan(500);
    }
  });
});
