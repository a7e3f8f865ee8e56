import assert from 'node:assert/strict';
import { proveAdminOnly } from './adminCalls.ts';
import { asAdmin } from './given.ts';
import { advance, type Booking, givenBooking, givenReport } from './givenMoney.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

interface Row {
  booking_id: string;
  [fact: string]: unknown;
}
const awaited = async (world: World, args: object = {}): Promise<Row[]> =>
  (await asAdmin(world, 'admin_awaited', args)).rows.filter(({ guest_name }: Row) => guest_name !== 'Asha CANARY');
const idsOf = async (world: World, args: object = {}) =>
  (await awaited(world, args)).map(({ booking_id }) => booking_id);

const act = (deed: string, ...bookings: readonly { id: string; world: World }[]) => {
  const [first] = bookings;
  assert.ok(first);
  return asAdmin(first.world, 'admin_act_on_awaited', { booking_ids: bookings.map(({ id }) => id), deed });
};
const skipped = ({ skipped }: { skipped: { booking_reference: string; code: string }[] }) =>
  Object.fromEntries(skipped.map(({ booking_reference, code }) => [booking_reference, code]));
const reminders = async (booking: Booking) => (await booking.mails('advance_reminder')).length;
const ageReminders = (world: World, days: number) =>
  world.sql(
    `update private.outbox set created_at = created_at - make_interval(days => $1),
       dedupe_key = replace(dedupe_key, private.today()::text, (private.today() - $1)::text)
     where kind = 'advance_reminder'`,
    [days],
  );

test('admins alone read and act on awaited advances', async (world) => {
  for (const name of ['admin_awaited', 'admin_find_payable', 'admin_act_on_awaited']) await proveAdminOnly(world, name);
});

test('admins find awaited advances by name, phone, reference and hotel, and sort them', async (world) => {
  const [first, second] = [await givenBooking(world), await givenBooking(world)];
  await first.set(`guest_name = 'Zélia Pinto', guest_phone = '+91 98220 11223', advance_amount = advance_amount + 500`);
  await second.set(`advance_due_at = now() + interval '1 hour'`);
  const of = async (args: object) =>
    (await idsOf(world, args)).flatMap((id) => (id === first.id ? ['first'] : id === second.id ? ['second'] : []));
  for (const search of ['zelia', '98220 11223', '2011223', first.booking_reference, 'pinto zél'])
    assert.deepEqual(await of({ search }), ['first'], search);
  for (const search of ['%', '_', '0000', '98220 99999', "' or 1=1 --", 'x'.repeat(10_000)])
    assert.deepEqual(await of({ search }), [], search.slice(0, 20));
  for (const [sort, order] of [
    ['deadline', ['second', 'first']],
    ['-deadline', ['first', 'second']],
    ['arrival', ['first', 'second']],
    ['-arrival', ['second', 'first']],
    ['amount', ['second', 'first']],
    ['-amount', ['first', 'second']],
    ['name', ['second', 'first']],
    ['-name', ['first', 'second']],
    ['due; drop table public.bookings', ['second', 'first']],
  ] as const)
    assert.deepEqual(await of({ sort }), order, sort);
  const [row] = await awaited(world, { search: 'zelia' });
  assert.partialDeepStrictEqual(row, {
    due: advance + 500,
    has_email: true,
    reminded_at: null,
    hotel_name: 'House of owner A',
  });
  assert.deepEqual(await of({ hotel_id: world.hotelOf('owner A').hotel }), ['second', 'first']);
  assert.deepEqual(await of({ hotel_id: world.hotelOf('owner B').hotel }), []);
});

test('the overview counts the advances that the payments list, and none that a guest has reported', async (world) => {
  const count = async () => (await asAdmin(world, 'admin_overview')).advances_due;
  const before = await count();
  await givenBooking(world);
  await givenReport(world);
  assert.deepEqual([await count(), (await asAdmin(world, 'admin_awaited')).total], [before + 1, before + 1]);
});

test('awaited advances have pages of 50, with the count and the sum of all', async (world) => {
  const stay = await givenBooking(world);
  await world.sql(
    `insert into public.bookings (hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_adults, num_rooms,
       base_price, total_amount, tax_rate, tax_amount, advance_percent, advance_amount, booking_status, payment_status)
     select hotel_id, room_category_id, 'Many', 'many@guest.example', check_in_date + 7 * n, check_in_date + 7 * n + 1, 1, 1, base_price, total_amount,
       tax_rate, tax_amount, advance_percent, advance_amount, 'confirmed', 'pending'
     from public.bookings cross join generate_series(1, 60) as n where id = $1`,
    [stay.id],
  );
  const read = (page: number) => asAdmin(world, 'admin_awaited', { search: 'many', page });
  const [one, two, three] = [await read(1), await read(2), await read(3)];
  assert.deepEqual(
    [one.total, one.due, one.rows.length, two.rows.length, three.rows.length],
    [60, 60 * advance, 50, 10, 0],
  );
  assert.equal((await asAdmin(world, 'admin_awaited', { search: 'many', size: 10 })).rows.length, 10);
  assert.equal(new Set([...one.rows, ...two.rows].map(({ booking_id }: Row) => booking_id)).size, 60);
});

test('guests are reminded at most once a day for each booking, and who is skipped is named with the reason', async (world) => {
  const [due, reported, mute, part] = [
    await givenBooking(world),
    await givenReport(world),
    await givenBooking(world),
    await givenBooking(world),
  ];
  await mute.set(`guest_email = null, guest_phone = '+91 98220 11223'`);
  await part.receive({ amount: 1000 });
  const answer = await act('remind', due, reported, mute, part, due, { id: world.userId('admin'), world });
  assert.equal(answer.done, 2);
  assert.deepEqual(skipped(answer), {
    [reported.booking_reference]: 'reported',
    [mute.booking_reference]: 'no_email',
    null: 'not_found',
  });
  await due.emailToGuest('advance_reminder');
  assert.ok((await awaited(world, { search: due.booking_reference }))[0]?.reminded_at);

  assert.deepEqual(skipped(await act('remind', due)), { [due.booking_reference]: 'reminded' });
  await due.set(`advance_due_at = now() + interval '2 hours'`);
  await asAdmin(world, 'run_job', { job: 'cancel_unpaid' });
  assert.equal(await reminders(due), 1);
  await ageReminders(world, 1);
  const { done } = await act('remind', due);
  assert.deepEqual([done, await reminders(due)], [1, 2]);
});

test('the reminder of the job counts as the one of the day', async (world) => {
  const due = await givenBooking(world);
  await due.set(`advance_due_at = now() + interval '2 hours'`);
  await asAdmin(world, 'run_job', { job: 'cancel_unpaid' });
  assert.deepEqual(skipped(await act('remind', due)), { [due.booking_reference]: 'reminded' });
});

test('of two admins who remind at once, one sends the email', async (world) => {
  const due = await givenBooking(world);
  const answers = await Promise.all([act('remind', due), act('remind', due)]);
  assert.equal(
    answers.reduce((sum, { done }) => sum + done, 0),
    1,
  );
  assert.equal(await reminders(due), 1);
});

test('unpaid bookings expire together; those with money or a report stay, and are named', async (world) => {
  const [first, second, paid, part, reported] = [
    await givenBooking(world),
    await givenBooking(world),
    await givenBooking(world),
    await givenBooking(world),
    await givenReport(world),
  ];
  await paid.receive();
  await part.receive({ amount: 1000 });
  for (const stay of [first, second]) await stay.set(`advance_due_at = now() - interval '1 minute'`);
  const answer = await act('expire', first, paid, part, reported, second);
  assert.equal(answer.done, 2);
  assert.deepEqual(skipped(answer), {
    [paid.booking_reference]: 'paid',
    [part.booking_reference]: 'part_paid',
    [reported.booking_reference]: 'reported',
  });
  const facts = async (stay: Booking) =>
    await world.row('select booking_status::text, is_expired from private.booking_facts where id = $1', [stay.id]);
  for (const stay of [first, second]) {
    assert.deepEqual(await facts(stay), { booking_status: 'cancelled', is_expired: true });
    await stay.emailToGuest('cancelled_guest');
  }
  for (const stay of [paid, part, reported]) assert.equal((await facts(stay))?.booking_status, 'confirmed');
  assert.deepEqual(skipped(await act('expire', first)), { [first.booking_reference]: 'cancelled' });
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);
});

test('before its deadline a booking takes a reason, which its guest and property read, and does not expire', async (world) => {
  const stay = await givenBooking(world);
  assert.deepEqual(skipped(await act('expire', stay)), { [stay.booking_reference]: 'not_due' });
  const reason = 'A test booking';
  const expire = (reason: string) =>
    asAdmin(world, 'admin_act_on_awaited', { booking_ids: [stay.id], deed: 'expire', reason });
  assert.equal((await expire('x'.repeat(301))).code, 'no_reason');
  assert.equal((await expire(reason)).done, 1);
  for (const kind of ['cancelled_guest', 'cancelled_hotel'])
    assert.partialDeepStrictEqual(
      (await stay.mails(kind)).map(({ facts }) => facts),
      [{ is_expired: false, cancel_reason: reason }],
    );
});

test('refuses another deed, nothing and more than 100 bookings', async (world) => {
  const stay = await givenBooking(world);
  const code = async (booking_ids: unknown, deed: unknown) =>
    (await asAdmin(world, 'admin_act_on_awaited', { booking_ids, deed })).code;
  assert.equal(await code([stay.id], 'cancel'), 'invalid_deed');
  assert.equal(await code([stay.id], null), 'invalid_deed');
  assert.equal(await code([], 'remind'), 'none_chosen');
  assert.equal(await code(null, 'expire'), 'none_chosen');
  assert.equal(await code(Array(101).fill(stay.id), 'expire'), 'too_many');
  assert.equal((await world.rpc('admin', 'admin_act_on_awaited', { booking_ids: ['x'], deed: 'expire' })).status, 400);
});

test('a line of the statement finds its booking: the same amount first, then by name, phone, reference and amount', async (world) => {
  const [same, other, reported] = [await givenBooking(world), await givenBooking(world), await givenReport(world)];
  await other.set(`guest_name = 'Zélia Pinto', guest_phone = '+91 98220 11223', advance_amount = advance_amount + 500`);
  const find = async (args: object): Promise<Row[]> => (await asAdmin(world, 'admin_find_payable', args)).rows;
  const ids = async (args: object) => (await find(args)).map(({ booking_id }) => booking_id);
  const alike = await ids({ amount: advance });
  assert.deepEqual(alike.slice(0, 1), [reported.id], 'a report first');
  assert.ok(alike.includes(same.id) && !alike.includes(other.id), 'two of one amount are both offered');
  for (const search of ['zelia', '98220 11223', other.booking_reference, String((advance + 500) / 100)])
    assert.deepEqual(await ids({ search, amount: advance }), [other.id], search);
  assert.deepEqual((await ids({ search: 'guest.example', amount: advance + 500 }))[0], other.id);
  assert.partialDeepStrictEqual((await find({ search: reported.booking_reference }))[0], {
    booking_status: 'confirmed',
    due: advance,
    report: { amount: advance, reference: reported.utr, method: 'upi' },
    is_same: false,
  });
  for (const search of ['As%t', 'K_mat', '\\', '9'.repeat(40), 'x'.repeat(10_000)])
    assert.deepEqual(await ids({ search }), [], search.slice(0, 20));
  for (const search of ['₹', '0', '₹0.00'])
    assert.equal((await world.rpc('admin', 'admin_find_payable', { search })).status, 200, search);
  assert.deepEqual(await ids({}), []);
  assert.ok((await ids({ search: 'example' })).length <= 20);
  await other.cancel();
  assert.partialDeepStrictEqual((await find({ search: 'zelia' }))[0], { booking_status: 'cancelled' });
});

test('the numbers of the last payments are read with the advances, so that a statement read again names none twice', async (world) => {
  const stay = await givenReport(world);
  assert.deepEqual((await asAdmin(world, 'admin_advances')).recorded_utrs, []);
  await stay.confirm();
  assert.deepEqual((await asAdmin(world, 'admin_advances')).recorded_utrs, [stay.utr]);
});
