import assert from 'node:assert/strict';
import { houseActors } from './actors.ts';
import { asAdmin } from './given.ts';
import {
  advance,
  bookNext,
  cancelByGuest,
  confirm,
  givenReport,
  paidToSite,
  receive,
  record,
  refundBySite,
  reject,
  reported,
  reverse,
} from './givenMoney.ts';
import { ask, change, type Made } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

type Row = { booking_id: string; [fact: string]: unknown };
interface Advances {
  reported: Row[];
  awaited: Row[];
  refunds_due: (Row & { id: string; amount: number; due_on: string })[];
}
const read = (world: World): Promise<Advances> => asAdmin(world, 'admin_advances');

/** Returns the bookings with a report to find, and those whose advance is awaited, of guests booked by the test. */
async function listed(world: World) {
  const { reported, awaited } = await read(world);
  const ids = (list: Row[]) =>
    list.filter(({ guest_name }) => guest_name === 'Asha Maria Kamat').map(({ booking_id }) => booking_id);
  return [ids(reported), ids(awaited)];
}

test('only admins read the advances, and each look is in the audit log', async (world) => {
  for (const actor of ['user', 'owner A', 'owner B', ...houseActors] as const)
    assert.equal((await world.rpc(actor, 'admin_advances', {})).status, 403, actor);
  assert.equal((await world.rpc('anon', 'admin_advances', {})).status, 401);
  const looks = async () =>
    (await world.sql(`select from private.audit_log where entity = 'bookings' and entity_id = 'advances'`)).length;
  const before = await looks();
  assert.equal((await asAdmin(world, 'admin_advances')).today, dayFromToday(0));
  assert.equal(await looks(), before + 1);
});

test('admins read the oldest report first, and the advance that is due first', async (world) => {
  const [first, second, third] = [await bookNext(world), await bookNext(world), await bookNext(world)];
  await change(world, third.id, `advance_due_at = now() + interval '1 hour'`);
  assert.deepEqual(await listed(world), [[], [third.id, first.id, second.id]]);
  const reference = await reported(world, second);
  await reported(world, first);
  assert.deepEqual(await listed(world), [[second.id, first.id], [third.id]]);
  assert.equal((await asAdmin(world, 'admin_overview')).reported_payments, 2);
  assert.partialDeepStrictEqual((await read(world)).reported[0], {
    ...{ booking_reference: second.booking_reference, hotel_name: 'House of owner A' },
    ...{ reference, amount: advance, state: 'reported', by_guest: true, may: ['receive', 'reject'], utr_elsewhere: [] },
  });
  await reported(world, second);
  assert.deepEqual((await listed(world))[0], [first.id, second.id], 'a corrected report is the newest');
  await confirm(world, first);
  await reject(world, second);
  assert.deepEqual(await listed(world), [[], [third.id, second.id]]);
});

test('a payment that a desk expects is listed only if the site is to find it', async (world) => {
  const stay = await bookNext(world);
  await record(world, stay, { amount: 1000 });
  const part = (await read(world)).awaited.find(({ booking_id }) => booking_id === stay.id);
  assert.deepEqual([part?.due, part?.advance_due_at], [advance - 1000, null]);
  await record(world, stay, { amount: 5, is_reported: true });
  assert.deepEqual(await listed(world), [[], [stay.id]]);
  await receive(world, stay, { amount: 5, is_reported: true });
  assert.deepEqual(await listed(world), [[stay.id], []]);
  await reject(world, stay);
  await receive(world, stay, { amount: advance - 1000 });
  assert.deepEqual(await listed(world), [[], []]);
});

test('the report of a cancelled booking is listed until its guest is erased', async (world) => {
  const stay = await givenReport(world);
  await cancelByGuest(world, stay);
  assert.deepEqual(await listed(world), [[stay.id], []]);
  await change(world, stay.id, 'erased_at = now()');
  assert.deepEqual((await read(world)).reported, []);
});

test('no advance is awaited of a booking that has begun, is cancelled, erased or pays at the property', async (world) => {
  for (const set of [
    'erased_at = now()',
    'advance_amount = 0, advance_percent = 0',
    'check_in_date = private.today() - 1, check_out_date = private.today() + 1',
    `booking_status = 'cancelled'`,
    `payment_status = 'failed'`,
  ]) {
    const stay = await bookNext(world);
    await change(world, stay.id, set);
    assert.ok(!(await read(world)).awaited.some(({ booking_id }) => booking_id === stay.id), set);
  }
});

test('admins read each refund that is due, the first due first, and none that was refunded or cancelled', async (world) => {
  const due = async (stay: Made, amount: number, days: number) => {
    await paidToSite(world, stay.id, amount);
    await ask(world, 'cancel_stay', { booking_id: stay.id, seen: {}, reason: 'A pipe', by_house: true }, 'owner A');
    await world.sql('update private.refunds set due_on = private.today() + $2::integer where booking_id = $1', [
      stay.id,
      days,
    ]);
  };
  const [later, cancelled, refunded, soon] = [
    await bookNext(world),
    await bookNext(world),
    await bookNext(world),
    await bookNext(world),
  ];
  await givenReport(world);
  await world.sql('alter table private.refunds disable trigger keep_money');
  await due(later, 5000, 9);
  await due(cancelled, 800, 1);
  await due(refunded, 700, 2);
  await due(soon, 3000, 3);
  await world.sql('alter table private.refunds enable trigger keep_money');
  const [first] = (await read(world)).refunds_due;
  assert.equal((await reverse(world, first?.id, 'admin')).ok, true);
  await refundBySite(world, refunded, { amount: 700 });
  await refundBySite(world, soon, { amount: 1000 });
  const { refunds_due } = await read(world);
  assert.deepEqual(
    refunds_due.map(({ booking_id, amount, due_on }) => [booking_id, amount, due_on]),
    [
      [soon.id, 2000, dayFromToday(3)],
      [later.id, 5000, dayFromToday(9)],
    ],
  );
  assert.partialDeepStrictEqual(refunds_due[0], {
    ...{ booking_reference: soon.booking_reference, guest_name: 'Asha Maria Kamat', hotel_name: 'House of owner A' },
    ...{ holder: 'site', state: 'due', reason: 'cancelled', may: ['pay'] },
  });
});
