import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, databaseRefuses, setPaymentStatus, setSettings } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const run = (world: World, job: string) => asAdmin(world, 'run_job', { job });
const cancelUnpaid = async (world: World): Promise<number> => (await run(world, 'cancel_unpaid')).result.cancelled;

const setBooking = (world: World, set: string) =>
  world.sql(`update public.bookings set ${set} where booking_reference = $1`, [world.referenceOf('owner A', 'coming')]);
const dueIn = (world: World, hours: number) =>
  setBooking(world, `advance_due_at = now() + interval '1 hour' * ${hours}`);

async function givenOverdueBookings(world: World) {
  await setSettings(world, { cancel_unpaid_after_hours: 24 });
  await world.sql(`update public.bookings set advance_due_at = now() - interval '1 hour'`);
}

test('cancels no unpaid booking while the site does not cancel them', async (world) => {
  await givenOverdueBookings(world);
  await setSettings(world, { cancel_unpaid_after_hours: null });
  assert.equal((await run(world, 'cancel_unpaid')).result.off, true);
});

test('cancels a booking to come that is overdue, unless it is paid', async (world) => {
  await givenOverdueBookings(world);
  await setPaymentStatus(world, world.referenceOf('owner A', 'coming'), 'paid');
  assert.equal(await cancelUnpaid(world), 1);
  const cancelled = await world.sql(`select booking_reference from public.bookings where booking_status = 'cancelled'`);
  assert.deepEqual(cancelled, [{ booking_reference: world.referenceOf('owner B', 'coming') }]);
});

test('a booking that an admin confirms again has its time to pay again', async (world) => {
  await givenOverdueBookings(world);
  assert.equal(await cancelUnpaid(world), 2);
  await changeBookingAsAdmin(world, world.referenceOf('owner A', 'coming'), { booking_status: 'confirmed' });
  assert.equal(await cancelUnpaid(world), 0);
  await dueIn(world, -1);
  assert.equal(await cancelUnpaid(world), 1);
});

test('reminds an unpaid guest once, after half of the time to pay', async (world) => {
  await setSettings(world, { cancel_unpaid_after_hours: 24 });
  const reminders = async () => {
    await run(world, 'cancel_unpaid');
    return (await world.sql(`select 1 from private.outbox where kind = 'advance_reminder'`)).length;
  };
  await dueIn(world, 13);
  assert.equal(await reminders(), 0);
  await dueIn(world, 11);
  const coming = world.referenceOf('owner A', 'coming');
  await setPaymentStatus(world, coming, 'paid');
  assert.equal(await reminders(), 0, 'paid');
  await setPaymentStatus(world, coming, 'pending');
  await dueIn(world, 11);
  assert.equal(await reminders(), 1);
  assert.equal(await reminders(), 1);
});

test('completes stays that have ended once', async (world) => {
  assert.ok((await run(world, 'complete_stays')).result.completed >= 1);
  assert.equal((await run(world, 'complete_stays')).result.completed, 0);
});

test('the check of the counters fails once one is not what it counts', async (world) => {
  assert.equal((await run(world, 'verify_counters')).state, 'done');
  await world.sql('update private.nights set booked = booked + 1 where night > private.today() + 90');
  const { state, error, result } = await run(world, 'verify_counters');
  assert.equal(state, 'failed');
  assert.equal(error, `The counters of ${result.drift} nights differ from bookings, blocks and holds.`);
  assert.partialDeepStrictEqual(result.nights[0], { hotel: 'House of owner A', room: 'Garden Room' });
});

test('a job runs once at a time, and again when its run is lost', async (world) => {
  const begin = () => asAdmin(world, 'begin_job', { job: 'tidy_uploads' });
  assert.equal((await begin()).ok, true);
  assert.deepEqual(await begin(), { ok: false, code: 'already_running' });
  await world.sql(`update private.job_runs set lease_until = now() - interval '1 minute'`);
  assert.equal((await begin()).ok, true);
  await databaseRefuses(world, `insert into private.job_runs (job) values ('tidy_uploads')`);
});

for (const [outcome, rupees, days, expected] of [
  ['refuses a rate of exchange that is 21% higher', 121, 1, [false, undefined]],
  ['refuses a rate of exchange that is 21% lower', 79, 1, [false, undefined]],
  ['refuses a rate of exchange of a day to come', 110, 9, [false, undefined]],
  ['keeps the rate of exchange of the same day', 110, 0, [true, false]],
  ['takes a rate of exchange that is 19% higher', 119, 1, [true, true]],
] as const)
  test(outcome, async (world) => {
    await world.sql(`update public.exchange_rates set inr_per_unit = 100, as_of = private.today() - 3`);
    const answer = await world.value(
      `select private.apply_exchange_rate('USD', $1, private.today() - 3 + $2::integer) as answer`,
      [rupees, days],
    );
    assert.deepEqual([answer.ok, answer.changed], expected);
  });
