import assert from 'node:assert/strict';
import { book, changeRow, lookUp, setPaymentStatus } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenBooking(world: World) {
  const { booking_reference } = await book(world);
  return {
    booking_reference,
    change: (set: string) => changeRow(world, booking_reference, set),
    look: () => lookUp(world, booking_reference),
  };
}

test('a booking keeps the cancellation policy it was made under', async (world) => {
  const setPolicy = (policy: string) =>
    world.sql(`update public.hotels set policies = jsonb_build_object('cancellation_policy', $2::text) where id = $1`, [
      world.hotelOf('owner A').hotel,
      policy,
    ]);
  await setPolicy('flexible');
  const { look } = await givenBooking(world);
  await setPolicy('strict');
  const { cancellation_policy, cancelled_at, is_expired } = await look();
  assert.deepEqual([cancellation_policy, cancelled_at, is_expired], ['flexible', null, false]);
});

test('a cancelled booking says when it was cancelled, until it is confirmed again', async (world) => {
  const { change, look } = await givenBooking(world);
  await change(`booking_status = 'cancelled'`);
  const cancelled = await look();
  assert.ok(Math.abs(Date.parse(cancelled.cancelled_at.replace(' ', 'T')) - Date.now()) < 60_000);
  assert.equal(cancelled.is_expired, false, 'cancelled before its deadline');
  await change(`booking_status = 'confirmed'`);
  assert.equal((await look()).cancelled_at, null);
});

test('a booking cancelled after its deadline is expired, unless it is paid', async (world) => {
  const { booking_reference, change, look } = await givenBooking(world);
  await change(`advance_due_at = now() - interval '1 hour'`);
  await change(`booking_status = 'cancelled'`);
  assert.equal((await look()).is_expired, true);
  await setPaymentStatus(world, booking_reference, 'paid');
  assert.equal((await look()).is_expired, false);
});
