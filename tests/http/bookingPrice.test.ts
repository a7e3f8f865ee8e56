import assert from 'node:assert/strict';
import { book, changeRow, lookUp, refuses, request, setPaymentStatus, setSettings } from './given.ts';
import { dayFromToday, roomCount, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const total_amount = 2 * worldPrice['owner A'];
const tax_amount = 2 * Math.round((total_amount * 5) / 105 / 2);
const advance_amount = Math.round(total_amount * 0.3);

test('rejects a total that differs from the quote', (world) =>
  refuses(world, { total_amount: total_amount - 1 }, 'price_changed'));

test('a booking at the quoted total is confirmed and unpaid', async (world) => {
  const answer = await book(world, { total_amount, num_rooms: 1 });
  assert.deepEqual([answer.ok, answer.total_amount, answer.currency], [true, total_amount, 'INR']);
  const [row] = await world.sql(
    `select total_amount::integer, tax_amount::integer, advance_amount::integer, booking_status::text, payment_status::text
     from public.bookings where booking_reference = $1`,
    [answer.booking_reference],
  );
  const states = { booking_status: 'confirmed', payment_status: 'pending' };
  assert.deepEqual(row, { total_amount, tax_amount, advance_amount, ...states });
});

test('a quote shows total, tax, advance and available rooms', async (world) => {
  await book(world, { num_rooms: 3 });
  const { room_category_id, check_in_date: check_in, check_out_date: check_out } = request(world);
  const { quote } = (await world.rpc('anon', 'booking_quote', { room_category_id, check_in, check_out })).json;
  assert.deepEqual(
    [quote.total_amount, quote.tax_amount, quote.advance_amount, quote.rooms_free],
    [total_amount, tax_amount, advance_amount, roomCount - 3],
  );
});

async function hoursForAdvance(world: World, change: Record<string, unknown> = {}): Promise<number | null> {
  const { room_category_id, check_in_date: check_in, check_out_date: check_out } = request(world, change);
  const { quote } = (await world.rpc('anon', 'booking_quote', { room_category_id, check_in, check_out })).json;
  const { advance_due_at } = await lookUp(world, (await book(world, change)).booking_reference);
  const hours = advance_due_at && Math.round((Date.parse(advance_due_at.replace(' ', 'T')) - Date.now()) / 3.6e6);
  assert.equal(quote.advance_hours, hours);
  return hours;
}

test('a guest has 48 hours to pay the advance', async (world) => {
  assert.equal(await hoursForAdvance(world), 48);
});

test('the site sets the hours a guest has to pay the advance', async (world) => {
  await setSettings(world, { cancel_unpaid_after_hours: 3 });
  assert.equal(await hoursForAdvance(world), 3);
});

test('a guest who arrives tomorrow has until 10:00 of that day, and reads whole hours', async (world) => {
  const near = { check_in_date: dayFromToday(1), check_out_date: dayFromToday(2) };
  const { room_category_id, check_in_date: check_in, check_out_date: check_out } = request(world, near);
  const { quote } = (await world.rpc('anon', 'booking_quote', { room_category_id, check_in, check_out })).json;
  const { advance_due_at } = await lookUp(world, (await book(world, near)).booking_reference);
  const due = Date.parse(advance_due_at.replace(' ', 'T'));
  const left = (due - Date.now()) / 3.6e6;
  assert.ok(quote.advance_hours < left + 0.1 && quote.advance_hours > left - 1.1, `${quote.advance_hours} of ${left}`);
  assert.ok(due >= Date.parse(`${near.check_in_date}T10:00+05:30`));
});

test('a booking without an advance has no deadline', async (world) => {
  await setSettings(world, { advance_percent: 0 });
  assert.equal(await hoursForAdvance(world), null);
});

test('a booking keeps its deadline when the site sets other hours', async (world) => {
  const { booking_reference } = await book(world);
  const due = async () => (await lookUp(world, booking_reference)).advance_due_at;
  const before = await due();
  await setSettings(world, { cancel_unpaid_after_hours: 5 });
  assert.equal(await due(), before);
});

test('a booking keeps its deadline while the site cancels unpaid bookings', async (world) => {
  const { booking_reference } = await book(world);
  const due = async () => (await lookUp(world, booking_reference)).advance_due_at;
  await setSettings(world, { cancel_unpaid_after_hours: null });
  assert.equal(await due(), null);
  await setSettings(world, { cancel_unpaid_after_hours: 3 });
  assert.ok(await due());
});

for (const state of ['paid', 'cancelled', 'completed'])
  test(`a ${state} booking shows no deadline for the advance`, async (world) => {
    const { booking_reference } = await book(world);
    assert.ok((await lookUp(world, booking_reference)).advance_due_at);
    if (state === 'paid') await setPaymentStatus(world, booking_reference, state);
    else await changeRow(world, booking_reference, `booking_status = '${state}'`);
    assert.equal((await lookUp(world, booking_reference)).advance_due_at, null);
  });

test('a group pays the advance of groups', async (world) => {
  await setSettings(world, { group_advance_percent: 50 });
  const booking = await lookUp(world, (await book(world, { num_rooms: 3, num_adults: 3 })).booking_reference);
  assert.deepEqual([booking.advance_percent, booking.advance_reason], [50, { rooms: 3 }]);
  assert.equal(booking.advance_amount, Math.round(booking.total_amount / 2));
  await setSettings(world, { group_advance_percent: 10, group_rooms: 7 });
  assert.equal((await lookUp(world, booking.booking_reference)).advance_percent, 50, 'a later rule changes no booking');
});

const ruleOf = async (world: World, ...stay: [check_in: string, check_out: string, rooms: number]) =>
  await world.row('select * from private.advance_rule($1::date, $2::date, $3)', stay);
const season = { from: '12-20', to: '01-05' };

for (const [check_in, check_out, rooms, percent, reason] of [
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
] as const)
  test(`the advance from ${check_in} to ${check_out} in ${rooms} rooms is ${percent} %`, async (world) => {
    await world.sql('update private.settings set group_advance_percent = default, peak_advance_percent = default');
    assert.deepEqual(await ruleOf(world, check_in, check_out, rooms), { percent, reason });
  });

test('the largest advance that holds is asked for, and a season can lie within a year', async (world) => {
  const march = { peak_from: '03-01', peak_to: '03-31', peak_advance_percent: 50 };
  await setSettings(world, { group_advance_percent: 40, group_rooms: 5, ...march });
  const reason = { from: '03-01', to: '03-31' };
  assert.deepEqual(await ruleOf(world, '2027-03-31', '2027-04-02', 5), { percent: 50, reason });
  assert.deepEqual(await ruleOf(world, '2027-04-01', '2027-04-02', 5), { percent: 40, reason: { rooms: 5 } });
  assert.deepEqual(await ruleOf(world, '2027-02-27', '2027-03-01', 4), { percent: 30, reason: null });
  await setSettings(world, { advance_percent: 60 });
  assert.deepEqual(await ruleOf(world, '2027-03-31', '2027-04-02', 5), { percent: 60, reason: null });
});
