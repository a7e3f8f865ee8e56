import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Owner, owners } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { request as requestOf } from './given.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, dayFromToday, roomCount, roomOccupancy, roomTax, type World, worldPrice } from './world.ts';

let world: World;
let restoreRows: () => Promise<void>;
beforeAll(async () => {
  world = await createWorld();
  restoreRows = await keepRows(world.sql);
});
beforeEach(() => restoreRows());
afterEach(async () => expect(await world.sql('select * from private.night_drift')).toEqual([]));
afterAll(() => world.close());

const request = (change: Record<string, unknown> = {}, owner?: Owner): Record<string, unknown> =>
  requestOf(world, change, owner);
const book = (body: unknown, options: { from?: string } = {}) => world.rpc('anon', 'create_booking_tx', body, options);
/** Books every room of a night, from different networks. */
async function bookFullHouse(change: Record<string, unknown> = {}) {
  const answers = [];
  for (const [index, num_rooms] of [3, 3, 1].entries()) {
    answers.push((await book(request({ ...change, num_rooms }), { from: `127.0.${index + 1}.1` })).json);
    await world.sql(`update public.bookings set payment_status = 'paid'`);
  }
  return answers;
}
const bookingIds = () => world.sql('select id from public.bookings order by 1');
const rightTotal = 2 * worldPrice['owner A'];

async function expectNoRow(change: Record<string, unknown>, code?: string): Promise<Record<string, unknown>> {
  const before = await bookingIds();
  const { status, json } = await book(request(change));
  expect(await bookingIds()).toEqual(before);
  if (code) expect(json).toMatchObject({ ok: false, code });
  else expect(json.ok === false || (status >= 400 && status < 500)).toBe(true);
  return json;
}

describe('the price', () => {
  test.each([
    [840_000, 5, 40_000],
    [2_850_000, 18, 434_746],
    [105, 5, 6],
    [1, 5, 0],
    [0, 18, 0],
    [100, 0, 0],
  ] as const)('%i paise with %f%% tax contain %i', async (total, rate, tax) =>
    expect(await world.sql('select private.tax_contained($1, $2)::integer as tax', [total, rate])).toEqual([{ tax }]),
  );

  const stays = owners.flatMap((owner) =>
    [1, 2, 3, 7, 13, 30].flatMap((nights) => [1, 2, 3].map((rooms) => ({ owner, nights, rooms }))),
  );
  /** `db/rates` checks prices daily. Here only long stays in several rooms run daily. */
  const whenPriced = ({ nights, rooms }: (typeof stays)[number]) =>
    nights === 13 && rooms === 3 ? {} : { tags: 'long' };
  for (const stay of stays) {
    const { owner, nights, rooms } = stay;
    test(`${owner}, ${nights} nights, ${rooms} rooms: correct to the paisa`, whenPriced(stay), async () => {
      const total = BigInt(worldPrice[owner]) * BigInt(nights) * BigInt(rooms);
      const rate = BigInt(roomTax[owner]);
      // CGST and SGST are equal halves, each rounded half up: (2a + b) / 2b is a / b rounded.
      const tax = 2n * ((total * rate + 100n + rate) / (2n * (100n + rate)));
      // In whole rupees.
      const advance = ((total * 30n + 5_000n) / 10_000n) * 100n;
      const { json } = await book(
        request(
          {
            check_out_date: dayFromToday(10 + nights),
            num_rooms: rooms,
            num_adults: rooms,
            total_amount: Number(total),
          },
          owner,
        ),
      );
      expect(json).toMatchObject({ ok: true, total_amount: Number(total), currency: 'INR', replayed: false });
      const [row] = await world.sql(
        `select total_amount::text, tax_amount::text, advance_amount::text, base_price::integer, nights, num_rooms, currency,
         booking_status::text, payment_status::text
       from public.bookings where booking_reference = $1`,
        [json.booking_reference],
      );
      expect(row).toEqual({
        total_amount: String(total),
        tax_amount: String(tax),
        advance_amount: String(advance),
        base_price: worldPrice[owner],
        nights,
        num_rooms: rooms,
        currency: 'INR',
        booking_status: 'confirmed',
        payment_status: 'pending',
      });
      const quote = await world.rpc('anon', 'booking_quote', {
        room_category_id: world.hotelOf(owner).room,
        check_in: dayFromToday(10),
        check_out: dayFromToday(10 + nights),
        num_rooms: rooms,
      });
      expect(quote.json.quote).toMatchObject({
        total_amount: Number(total),
        tax_amount: Number(tax),
        advance_amount: Number(advance),
        rooms_free: roomCount - rooms,
      });
    });
  }

  test('the dearest stay there can be is booked', async () => {
    const { room } = world.hotelOf('owner A');
    await world.sql(
      'update public.room_categories set base_price = 100000000, total_rooms = 1000, max_occupancy = 1 where id = $1',
      [room],
    );
    const total_amount = 100_000_000 * 30 * 1000;
    const stay = request({ check_out_date: dayFromToday(40), num_rooms: 1000, num_adults: 1000, total_amount });
    // Booked inside the database, because the API limits how many rooms may be held unpaid.
    const names = Object.keys(stay).map((name, index) => `${name} => $${index + 1}`);
    const [row] = await world.sql<{ answer: object }>(
      `select public.create_booking_tx(${names}) as answer`,
      Object.values(stay),
    );
    expect(row?.answer).toMatchObject({ ok: true, total_amount });
  });

  test.each([
    rightTotal - 1,
    rightTotal + 1,
    rightTotal / 2,
    Math.trunc(rightTotal / 100),
    0,
    1,
    -1,
    -rightTotal,
    Number.MAX_SAFE_INTEGER,
    '9223372036854775807',
    '-9223372036854775808',
  ])('a total of %s is refused with the right one', async (total_amount) => {
    expect(await expectNoRow({ total_amount }, 'price_changed')).toEqual({
      ok: false,
      code: 'price_changed',
      total_amount: rightTotal,
      currency: 'INR',
    });
  });

  test.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e3',
    '0x10',
    '1,000',
    '9223372036854775808',
    '1e400',
    0.1,
    rightTotal + 0.4,
    1e30,
    -1e30,
    true,
    '',
    ' ',
    'null',
    [rightTotal - 1],
    { amount: rightTotal },
    'x'.repeat(10_000),
  ])('a total of %j makes no booking', async (total_amount) => {
    await expectNoRow({ total_amount });
  });

  test.each(['NaN', 'Infinity', '1e', '-', '01', '1e999999', `${'9'.repeat(5000)}`])(
    'a raw number %.20s in the body makes no booking',
    async (number) => {
      const before = await bookingIds();
      const body = JSON.stringify(request({ total_amount: 'RAW' })).replace('"RAW"', number);
      const { status } = await book(body);
      expect(status).toBeLessThan(500);
      expect(await bookingIds()).toEqual(before);
    },
  );
});

describe('the stay', () => {
  test.each([
    [-1, 1, 'past_dates'],
    [-400, -399, 'past_dates'],
    [5, 5, 'invalid_dates'],
    [6, 5, 'invalid_dates'],
    [5, 36, 'too_many_nights'],
    [5, 400, 'too_many_nights'],
    [540, 541, 'too_far_ahead'],
    [520, 541, 'too_far_ahead'],
  ])('from day %i to day %i is refused: %s', async (from, to, code) => {
    await expectNoRow({ check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }, code);
  });

  test.each([
    [0, 1],
    [5, 35],
    [510, 540],
    [539, 540],
  ])('from day %i to day %i is booked', async (from, to) => {
    const { json } = await book(request({ check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }));
    expect(json).toMatchObject({ ok: true });
  });

  const [first, last] = [dayFromToday(40), dayFromToday(41)];
  const [firstNumber, lastNumber] = [first, last].map((day) => Number(day.replaceAll('-', '')));
  test.each([
    ['9999-12-30', '9999-12-31'],
    ['infinity', 'infinity'],
    ['-infinity', 'infinity'],
    [first, 'infinity'],
    ['-infinity', last],
    ['0001-01-01', '0001-01-02'],
    ['2027-02-30', '2027-03-01'],
    ['5874897-12-30', '5874897-12-31'],
    ['4713-01-01 BC', last],
    ['', ''],
    [null, null],
    [first, null],
    ['today', 'not a date'],
    ['2027-13-01', '2027-13-02'],
    [firstNumber, lastNumber],
    [{}, []],
    [`${first}T00:00:00+99:99`, last],
    ['x'.repeat(10_000), last],
  ])('from %j to %j makes no booking', async (check_in_date, check_out_date) => {
    await expectNoRow({ check_in_date, check_out_date });
  });
});

describe('the party and the room', () => {
  test.each([
    [{ num_adults: 0 }, 'invalid_guests'],
    [{ num_adults: -1 }, 'invalid_guests'],
    [{ num_children: -1 }, 'invalid_guests'],
    [{ num_adults: 1001 }, 'invalid_guests'],
    [{ num_children: 2_147_483_647 }, 'invalid_guests'],
    [{ num_adults: 2_147_483_647, num_children: 2_147_483_647 }, 'invalid_guests'],
    [{ num_rooms: 0 }, 'invalid_guests'],
    [{ num_rooms: -3 }, 'invalid_guests'],
    [{ num_rooms: -2_147_483_648 }, 'invalid_guests'],
    [{ num_rooms: roomCount + 1 }, 'too_many_rooms'],
    [{ num_rooms: 2_147_483_647 }, 'too_many_rooms'],
    [{ num_adults: roomOccupancy + 1 }, 'too_many_guests'],
    [{ num_adults: roomOccupancy, num_children: 1 }, 'too_many_guests'],
    [{ num_adults: 1, num_children: roomOccupancy }, 'too_many_guests'],
    [{ num_adults: 2 * roomOccupancy + 1, num_rooms: 2 }, 'too_many_guests'],
  ])('%j: %s', async (change, code) => {
    await expectNoRow(change, code);
  });

  test('a full house is booked, and then sold out', async () => {
    for (const answer of await bookFullHouse({ num_adults: roomOccupancy })) expect(answer).toMatchObject({ ok: true });
    expect(await expectNoRow({ num_rooms: 1 }, 'sold_out')).toMatchObject({ rooms_free: 0 });
    const next = await bookFullHouse({ check_in_date: dayFromToday(12), check_out_date: dayFromToday(13) });
    for (const answer of next) expect(answer).toMatchObject({ ok: true });
  });

  test.each([
    ['a room of another hotel', () => ({ room_category_id: world.hotelOf('owner B').room })],
    ["another hotel than the room's", () => ({ hotel_id: world.hotelOf('owner B').hotel })],
    ['a room out of sale', () => ({ room_category_id: world.hotelOf('owner A').inactiveRoom })],
    [
      'a hotel out of sale',
      () => ({
        hotel_id: world.hotelOf('owner A').inactiveHotel,
        room_category_id: world.hotelOf('owner A').roomOfInactiveHotel,
      }),
    ],
    ['an unknown room', () => ({ room_category_id: randomUUID() })],
    ['an unknown hotel', () => ({ hotel_id: randomUUID() })],
    ['no room', () => ({ room_category_id: null })],
    ['no hotel', () => ({ hotel_id: null })],
  ])('%s cannot be booked', async (_, change) => {
    await expectNoRow(change(), 'room_not_found');
  });

  test('a cancelled booking gives its rooms back, and is not revived once they are sold', async () => {
    const [first] = (await bookFullHouse()).map(({ booking_reference }) => booking_reference);
    const setStatus = (booking_status: string) => changeBookingAsAdmin(world, first, { booking_status });
    await expectNoRow({}, 'sold_out');
    expect((await setStatus('cancelled')).ok).toBe(true);
    expect((await book(request({ num_rooms: 3 }))).json).toMatchObject({ ok: true });
    expect((await setStatus('confirmed')).code).toBe('sold_out');
    await expectNoRow({}, 'sold_out');
  });
});

describe('the guest', () => {
  test.each([
    ['guest_name', ''],
    ['guest_name', '   '],
    ['guest_name', null],
    ['guest_name', 'x'.repeat(121)],
    ['guest_name', 'x'.repeat(10_000)],
    ['guest_name', '<script>alert(1)</script>'],
    ['guest_name', 'Asha\u202ehsa'],
    ['guest_name', 'Asha\r\nBcc: other@c.example'],
    ['guest_name', 'As\u0007ha'],
    ['guest_name', 'As\u200bha'],
    ['guest_phone', '98200 00000 ext'],
    ['guest_email', 'asha@-guest.example'],
    ['guest_email', '<asha@guest.example>'],
    ['special_requests', 'Late\u0008arrival'],
    ['special_requests', 'Late\u2028arrival'],
    ['guest_email', ''],
    ['guest_email', null],
    ['guest_email', 'no at sign'],
    ['guest_email', 'a@b'],
    ['guest_email', 'a b@c.example'],
    ['guest_email', 'a@b@c.example'],
    ['guest_email', 'a@b.example\nbcc: other@c.example'],
    ['guest_email', `${'x'.repeat(10_000)}@b.example`],
    ['guest_phone', 'not a phone'],
    ['guest_phone', '123'],
    ['guest_phone', '1'.repeat(31)],
    ['guest_phone', '1'.repeat(10_000)],
    ['special_requests', 'x'.repeat(1001)],
    ['special_requests', '😀'.repeat(10_000)],
  ])('%s %.30j is refused by its name', async (field, value) => {
    expect(await expectNoRow({ [field]: value }, 'invalid_guest')).toMatchObject({ field });
  });

  test.each([
    '😀 Ünïcødé कामत',
    "Robert'); drop table bookings;--",
    '=HYPERLINK("http://evil.example")',
    '__proto__',
    'constructor',
    '%s %n {0} $1',
    'null',
    '\\',
    '"',
  ])('the name %j is kept as it was typed', async (guest_name) => {
    const { json } = await book(request({ guest_name, special_requests: guest_name }));
    expect(json).toMatchObject({ ok: true });
    const rows = await world.sql(
      'select guest_name, special_requests from public.bookings where booking_reference = $1',
      [json.booking_reference],
    );
    expect(rows).toEqual([{ guest_name, special_requests: guest_name }]);
  });
});

test('letters in two parts and blanks around are no reason to refuse, and are stored in one form', async () => {
  const { json } = await book(
    request({
      guest_name: ' Jose\u0301 \u3000',
      guest_email: ' jose@guest.example ',
      guest_phone: '\u00a0+91 98200 00000 ',
      special_requests: '\n One\n\tTwo \n',
    }),
  );
  const rows = await world.sql(
    'select guest_name, guest_email, guest_phone, special_requests from public.bookings where booking_reference = $1',
    [json.booking_reference],
  );
  expect(rows).toEqual([
    {
      guest_name: 'Jos\u00e9',
      guest_email: 'jose@guest.example',
      guest_phone: '+91 98200 00000',
      special_requests: 'One\n\tTwo',
    },
  ]);
});

describe('the part that is paid in advance', () => {
  const rule = async (check_in: string, check_out: string, rooms: number) =>
    (await world.sql('select * from private.advance_rule($1::date, $2::date, $3)', [check_in, check_out, rooms]))[0];
  const settings = (set: string) => world.sql(`update private.settings set ${set}`);
  const season = { from: '12-20', to: '01-05' };
  beforeEach(() => settings('group_advance_percent = default, peak_advance_percent = default'));

  test.each([
    ['2026-12-18', '2026-12-20', 1, 30, null],
    ['2026-12-19', '2026-12-21', 1, 50, season],
    ['2026-12-20', '2026-12-21', 1, 50, season],
    ['2026-12-31', '2027-01-01', 1, 50, season],
    ['2027-01-05', '2027-01-06', 1, 50, season],
    ['2027-01-06', '2027-01-08', 1, 30, null],
    ['2026-12-10', '2027-01-09', 1, 50, season],
    ['2027-03-01', '2027-03-03', 2, 30, null],
    ['2027-03-01', '2027-03-03', 3, 50, { rooms: 3 }],
    ['2026-12-24', '2026-12-26', 3, 50, { rooms: 3, ...season }],
  ])('from %s to %s in %i rooms is %i %%', async (check_in, check_out, rooms, percent, reason) =>
    expect(await rule(check_in, check_out, rooms)).toEqual({ percent, reason }),
  );

  test('is the largest that holds, and a season within a year is one', async () => {
    await settings(`group_advance_percent = 40, group_rooms = 5, peak_from = '03-01', peak_to = '03-31'`);
    const march = { from: '03-01', to: '03-31' };
    expect(await rule('2027-03-31', '2027-04-02', 5)).toEqual({ percent: 50, reason: march });
    expect(await rule('2027-04-01', '2027-04-02', 5)).toEqual({ percent: 40, reason: { rooms: 5 } });
    expect(await rule('2027-02-27', '2027-03-01', 4)).toEqual({ percent: 30, reason: null });
    await settings('advance_percent = 60');
    expect(await rule('2027-03-31', '2027-04-02', 5)).toEqual({ percent: 60, reason: null });
  });

  test('is quoted, booked and told alike, and a later rule changes no booking', async () => {
    const stay = { check_in_date: dayFromToday(10), check_out_date: dayFromToday(12), num_rooms: 3, num_adults: 3 };
    await settings('peak_advance_percent = 0');
    const { quote } = (
      await world.rpc('anon', 'booking_quote', {
        room_category_id: world.hotelOf('owner A').room,
        check_in: stay.check_in_date,
        check_out: stay.check_out_date,
        num_rooms: 3,
      })
    ).json;
    const { booking_reference } = (await book(request(stay))).json;
    await settings('group_advance_percent = 10, group_rooms = 7');
    const { booking } = (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json;
    for (const told of [quote, booking]) {
      expect(told).toMatchObject({
        advance_percent: 50,
        advance_amount: Math.round(told.total_amount / 2),
        advance_reason: { rooms: 3 },
      });
    }
  });
});

describe('the terms of cancellation', () => {
  const quoted = async (policy: string | null, from: number) => {
    const { hotel, room } = world.hotelOf('owner A');
    await world.sql(
      `update public.hotels set check_in_time = '23:59',
         policies = policies || jsonb_build_object('cancellation_policy', $2::text) where id = $1`,
      [hotel, policy],
    );
    const { quote } = (
      await world.rpc('anon', 'booking_quote', {
        room_category_id: room,
        check_in: dayFromToday(from),
        check_out: dayFromToday(from + 1),
      })
    ).json;
    const until = quote.terms.until && new Date(quote.terms.until).toISOString();
    return [quote.terms.percent, until];
  };
  const moment = (from: number, days: number) => new Date(`${dayFromToday(from - days)}T23:59:00+05:30`).toISOString();

  test('are told with the price, as they will be reckoned', async () => {
    expect(await quoted('flexible', 10)).toEqual([100, moment(10, 1)]);
    expect(await quoted('flexible', 0)).toEqual([0, null]);
    expect(await quoted('moderate', 10)).toEqual([100, moment(10, 7)]);
    expect(await quoted('moderate', 6)).toEqual([0, null]);
    expect(await quoted('strict', 10)).toEqual([50, moment(10, 7)]);
    expect((await quoted('non_refundable', 10))[0]).toBe(0);
    for (const own of ['We decide as it comes.', null]) expect(await quoted(own, 10)).toEqual([null, null]);
  });
});

describe('the call', () => {
  const required = ['hotel_id', 'room_category_id', 'check_in_date', 'check_out_date', 'guest_name', 'guest_email'];
  test.each(required)('without %s it makes no booking', async (missing) => {
    const before = await bookingIds();
    const { [missing]: _, ...rest } = request();
    const { status } = await book(rest);
    expect(status).toBe(404);
    expect(await bookingIds()).toEqual(before);
  });

  test.each([
    ['no body', undefined],
    ['an empty body', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text', '"book it"'],
    ['null', 'null'],
    ['a null character', () => JSON.stringify(request({ guest_name: 'A\u0000B' }))],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['__proto__', () => JSON.stringify(request()).replace('{', '{"__proto__":{"total_amount":1},')],
    ['constructor', () => JSON.stringify(request({ constructor: { prototype: {} } }))],
    ['two million bytes', () => JSON.stringify(request({ special_requests: 'x'.repeat(2_000_000) }))],
  ])('with %s makes no booking', async (_, body) => {
    const before = await bookingIds();
    const { status } = await book(typeof body === 'function' ? body() : body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await bookingIds()).toEqual(before);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s makes no booking', async (method) => {
    const before = await bookingIds();
    const query = new URLSearchParams(request() as Record<string, string>);
    const { status } = await world.call('anon', method, `/rest/v1/rpc/create_booking_tx?${query}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await bookingIds()).toEqual(before);
  });
});

describe('the key', () => {
  test('the same call again answers the same reference', async () => {
    const body = request({ idempotency_key: randomUUID(), total_amount: rightTotal });
    const first = (await book(body)).json;
    await world.sql('update public.room_categories set base_price = base_price + 100');
    const again = (await book(body)).json;
    expect(again).toEqual({ ...first, replayed: true, stay_token: again.stay_token });
    expect(await bookingIds()).toHaveLength(5);
  });

  test('forty calls at once make one booking', async () => {
    const body = request({ idempotency_key: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 40 }, () => book(body)));
    expect(new Set(answers.map(({ json }) => json.booking_reference)).size).toBe(1);
    expect(answers.filter(({ json }) => json.replayed === false)).toHaveLength(1);
    expect(await bookingIds()).toHaveLength(5);
  });

  test.each([
    { guest_name: 'Other Guest' },
    { guest_email: 'other@guest.example' },
    { guest_phone: '+91 98765 43210' },
    { num_rooms: 2 },
    { num_adults: 2 },
    { num_children: 1 },
    { special_requests: 'Late arrival' },
    { total_amount: rightTotal },
    { check_out_date: () => dayFromToday(13) },
    { room_category_id: () => world.hotelOf('owner B').room },
  ])('with another body (%j) it is refused', async (change) => {
    const idempotency_key = randomUUID();
    await book(request({ idempotency_key }));
    const [[name, value] = []] = Object.entries(change);
    const other = { [name as string]: typeof value === 'function' ? value() : value };
    await expectNoRow({ ...other, idempotency_key }, 'key_reused');
  });

  test('a refused call does not use it up', async () => {
    const idempotency_key = randomUUID();
    await expectNoRow({ idempotency_key, num_rooms: roomCount + 1 }, 'too_many_rooms');
    await bookFullHouse();
    await expectNoRow({ idempotency_key }, 'sold_out');
    expect(
      (await book(request({ idempotency_key, check_in_date: dayFromToday(20), check_out_date: dayFromToday(21) }))).json
        .ok,
    ).toBe(true);
  });

  test.each(['not-a-uuid', '', '1', {}, [], 0, true, 'x'.repeat(10_000)])(
    '%.30j is no key',
    async (idempotency_key) => {
      const before = await bookingIds();
      const { status, json } = await book(request({ idempotency_key }));
      expect(status).toBe(400);
      expect(json.code).toBe('22P02');
      expect(await bookingIds()).toEqual(before);
    },
  );
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
  const names = {
    search_hotels: [
      'destination',
      'check_in',
      'check_out',
      'adults',
      'children',
      'rooms',
      'min_price',
      'max_price',
      'stars',
      'amenities',
      'types',
      'min_rating',
      'free_cancellation',
      'sort',
      'page',
    ],
    nearest_stays: ['destination', 'check_in', 'check_out', 'adults', 'children', 'rooms'],
    hotel_details: ['hotel_id', 'check_in', 'check_out', 'adults', 'children', 'rooms'],
    hotel_reviews: ['hotel_id', 'sort', 'party', 'words', 'after'],
    booking_quote: ['room_category_id', 'check_in', 'check_out', 'num_rooms'],
    day_prices: ['hotel_id', 'first_day', 'days', 'room_category_id', 'adults', 'children', 'rooms'],
    booking_by_reference: ['booking_reference'],
    open_review: ['token'],
    review_by_link: ['token', 'rating', 'aspects', 'title', 'comment', 'legal_versions', 'photos'],
    create_booking_tx: [
      'hotel_id',
      'room_category_id',
      'check_in_date',
      'check_out_date',
      'guest_name',
      'guest_email',
      'total_amount',
      'guest_phone',
      'num_adults',
      'num_children',
      'num_rooms',
      'special_requests',
      'idempotency_key',
      'legal_versions',
    ],
  };
  const cases = Object.entries(names).flatMap(([name, args]) => args.map((argument) => ({ name, argument })));

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

  test('are many', () => expect(cases.length * hostile.length).toBeGreaterThan(1000));

  test.each(cases)('$name with a hostile $argument answers clearly', async ({ name, argument }) => {
    for (const value of hostile) {
      const before = (await bookingIds()).length;
      const reviewsBefore = await world.sql('select id from public.reviews order by 1');
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

  test.each(Object.keys(names))('%s refuses unknown arguments and odd bodies', async (name) => {
    for (const body of [{ ...calls[name]?.(), extra: 1 }, '', '[', '7', '"x"', 'null', '{"a":'.repeat(10_000)]) {
      const { status, json } = await world.rpc('anon', name, body);
      if (status === 200) expect(json.ok ?? json[0]).toBeDefined();
      else expect(status).toBeLessThan(500);
    }
  });
});
