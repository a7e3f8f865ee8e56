import assert from 'node:assert/strict';
import { asOwner, countersAgree } from './given.ts';
import { dayFromToday, roomCount, type World } from './world.ts';
import { test } from './worldTest.ts';

const stay = (world: World, change: object = {}) => ({
  ...{ reference: 'HMABC123', guest_name: 'Asha Kamat', guest_phone: '+91 98765 43210', num_rooms: 1, num_adults: 2 },
  ...{
    check_in_date: dayFromToday(20),
    check_out_date: dayFromToday(23),
    room_category_id: world.hotelOf('owner A').room,
  },
  ...{ total_amount: 1_020_000, note: 'Late arrival' },
  ...change,
});
const bring = async (world: World, rows: unknown[], more: object = {}) =>
  asOwner(world, 'import_bookings', {
    hotel_id: world.hotelOf('owner A').hotel,
    source: 'airbnb',
    rows,
    is_preview: false,
    ...more,
  });
const wordsOf = ({ rows }: { rows: { outcome: string; reason?: string }[] }) =>
  rows.map(({ outcome, reason }) => (reason ? `${outcome}: ${reason}` : outcome));
const bookings = (world: World) =>
  world.sql<Record<string, unknown>>(
    `select guest_name, guest_email, guest_phone, source, external_reference, total_amount::integer, tax_amount::integer, advance_amount::integer,
       payment_status, special_requests, (private.money_of(id)).received::integer from public.bookings where source = 'channel' order by external_reference`,
  );

test('a preview says what would become of each row and keeps nothing; the import does it, and again imports nothing new', async (world) => {
  const rows = [
    stay(world),
    stay(world, { reference: 'HMOVER', check_in_date: dayFromToday(-9), check_out_date: dayFromToday(-6) }),
    stay(world, { reference: 'HMGONE', is_cancelled: true }),
    stay(world, { reference: 'HMODD', check_in_date: 'soon' }),
    stay(world, { reference: 'HMROOM', room_category_id: null }),
    stay(world, { reference: 'HMMORE', num_rooms: roomCount }),
    'nonsense',
    stay(world, {
      reference: 'HMLAST',
      guest_name: 'Ravi Naik',
      guest_phone: '',
      check_in_date: dayFromToday(30),
      check_out_date: dayFromToday(31),
      total_amount: null,
    }),
  ];
  const expected = [
    'imported',
    'skipped: past',
    'skipped: cancelled',
    'invalid: invalid_row',
    'invalid: no_room',
    'conflict: sold_out',
    'invalid: invalid_row',
    'imported',
  ];
  const seen = await bring(world, rows, { is_preview: true });
  assert.deepEqual(wordsOf(seen), expected);
  assert.deepEqual(seen.rows[5].nights, [20, 21, 22].map(dayFromToday));
  assert.deepEqual(await bookings(world), []);
  await world.sql('delete from private.outbox');

  assert.deepEqual(wordsOf(await bring(world, rows)), expected);
  const [first, last] = await bookings(world);
  assert.partialDeepStrictEqual(first, {
    ...{ guest_name: 'Asha Kamat', guest_email: null, guest_phone: '+91 98765 43210', source: 'channel' },
    ...{
      external_reference: 'Airbnb HMABC123',
      total_amount: 1_020_000,
      advance_amount: 0,
      received: 0,
      special_requests: 'Late arrival',
    },
  });
  assert.partialDeepStrictEqual(last, { external_reference: 'Airbnb HMLAST', guest_phone: null, received: 0 });
  assert.deepEqual(await world.sql('select kind from private.outbox'), [], 'nobody is emailed');
  await countersAgree(world);

  const again = wordsOf(await bring(world, rows));
  assert.deepEqual([again[0], again[7]], Array(2).fill('duplicate: already_imported'));
  assert.equal((await bookings(world)).length, 2);
});

test('a stay takes its nights from guests, and a full night is a conflict that stops no other row', async (world) => {
  const row = (reference: string, change: object = {}) =>
    stay(world, { reference, guest_name: `Guest ${reference}`, ...change });
  const full = Array.from({ length: roomCount + 1 }, (_, n) => row(`HM${n}`));
  const answer = wordsOf(
    await bring(world, [...full, row('HMNEXT', { check_in_date: dayFromToday(40), check_out_date: dayFromToday(42) })]),
  );
  assert.deepEqual(answer, [...Array(roomCount).fill('imported'), 'conflict: sold_out', 'imported']);
  await countersAgree(world);
});

test('what was changed or cancelled there is told, and never done here by itself', async (world) => {
  await bring(world, [stay(world)]);
  const later = stay(world, { check_in_date: dayFromToday(21) });
  assert.deepEqual(wordsOf(await bring(world, [later])), ['conflict: changed']);
  assert.deepEqual(wordsOf(await bring(world, [stay(world, { is_cancelled: true })])), ['conflict: cancelled_there']);
  const booked = { reference: null, guest_name: 'ASHA kamat' };
  assert.deepEqual(wordsOf(await bring(world, [stay(world, booked)], { source: 'file' })), [
    'duplicate: already_booked',
  ]);
});

test('more guests than the rooms sleep are imported once the owner confirms the row', async (world) => {
  const row = stay(world, { num_adults: 99 });
  assert.deepEqual(wordsOf(await bring(world, [row, { ...row, is_confirmed: true }])), [
    'invalid: too_many_guests',
    'imported',
  ]);
  assert.deepEqual(
    wordsOf(await bring(world, [stay(world, { reference: 'HM2', num_adults: -1, is_confirmed: true })])),
    ['invalid: invalid_guests'],
  );
});

test('a stay that has begun is imported, and one without a reference once', async (world) => {
  const here = stay(world, { reference: null, check_in_date: dayFromToday(-2), check_out_date: dayFromToday(2) });
  assert.deepEqual(wordsOf(await bring(world, [here, here], { source: 'file' })), [
    'imported',
    'duplicate: already_booked',
  ]);
});

test('the price is the one of the file to the paisa, with the tax that is in it', async (world) => {
  await bring(world, [stay(world, { total_amount: 1_000_001, num_rooms: 2 })]);
  const [booking] = await bookings(world);
  assert.equal(booking?.total_amount, 1_000_001);
  assert.ok(Number(booking?.tax_amount) > 0);
  const [sum] = await world.sql(
    `select sum((l ->> 'price')::bigint * (l ->> 'nights')::integer * (l ->> 'num_rooms')::integer)::integer as lines
     from public.bookings, jsonb_array_elements(price_lines) as l where source = 'channel'`,
  );
  assert.deepEqual(sum, { lines: 1_000_001 });
});

test('no bad row answers with an error of the server', async (world) => {
  const odd = [
    null,
    1,
    [],
    {},
    { guest_name: 'A' },
    stay(world, { check_in_date: 'infinity' }),
    stay(world, { num_rooms: 1e12 }),
    stay(world, { total_amount: -5 }),
    stay(world, { guest_name: '<>\u200b' }),
    stay(world, { note: 'x'.repeat(5000), reference: '\u202e' }),
  ];
  const { rows } = await bring(world, odd, { is_preview: true });
  assert.equal(rows.length, odd.length);
  for (const rows of [null, {}, [], Array(101).fill({})])
    assert.equal((await bring(world, rows as unknown[])).code, 'invalid_file');
  assert.equal((await bring(world, [stay(world)], { source: 'expedia' })).code, 'invalid_file');
});
