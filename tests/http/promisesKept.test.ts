import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { ask, bookAsGuest, change, type Made, open } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const night = worldPrice['owner A'];
const from = 60;
const long = { tags: 'long' };

/** A booking of two nights, paid at the hotel, that its guest has shortened to one: a night is to be refunded. */
async function givenShortened(world: World) {
  const stay = await bookAsGuest(world, from);
  await change(world, stay.id, `cancellation_policy = 'flexible'`);
  const { payment_id: came } = await note(world, stay, 'received', 2 * night);
  const party = { num_rooms: 1, num_adults: 2, num_children: 0 };
  const fewer = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(from + 1), ...party };
  const changed = { token: stay.token, seen: {}, ...fewer, total_amount: night };
  assert.deepEqual(await ask(world, 'change_by_guest', changed), { ok: true });
  assert.deepEqual(await told(world, stay), [night, 2 * night, night]);
  const whole = { ...fewer, check_out_date: dayFromToday(from + 2) };
  return { ...stay, came, fewer, whole };
}
async function note(world: World, { id }: Made, kind: string, amount: number) {
  const entry = { booking_id: id, kind, amount, method: 'cash', idempotency_key: randomUUID() };
  const answer = await ask(world, 'note_payment', entry, 'owner A');
  assert.equal(answer.ok, true, JSON.stringify(answer));
  return answer;
}
/** Returns what the guest reads: the price, the amount paid and the refund due. */
async function told(world: World, { token }: Made) {
  const { total_amount, paid_amount, refund_due } = (await open(world, token)).stay;
  return [total_amount, paid_amount, refund_due];
}
const back = (world: World, payment_id: unknown, actor: Actor = 'owner A') =>
  ask(world, 'reverse_payment', { payment_id, note: 'A mistake' }, actor);
/** Returns the refund that is due, and whether the hotel must keep it. */
async function promise(world: World, { id }: Made, who: Actor = 'owner A') {
  const { booking } = await ask(world, 'desk_booking', { booking_id: id }, who);
  const entries: { id: string; kind: string; open: number; is_kept: boolean }[] = booking.payments.entries;
  return entries.find(({ kind, open: part }) => kind === 'refund_owed' && part > 0);
}
/** Changes nights and price as the hotel. */
async function byHouse(world: World, { id }: Made, nights: object, total_amount: number): Promise<void> {
  const { room } = world.hotelOf('owner A');
  const args = { booking_id: id, seen: {}, room_category_id: room, ...nights, total_amount, pricing: 'kept' };
  assert.deepEqual(await ask(world, 'change_stay', args, 'owner A'), { ok: true });
}

test('a hotel does not reverse a refund it owes, nor the money it rests on', async (world) => {
  const stay = await givenShortened(world);
  const owed = await promise(world, stay);
  assert.equal(owed?.is_kept, true, 'nor is it offered');
  assert.deepEqual(await back(world, owed?.id), { ok: false, code: 'promised' });
  assert.equal((await back(world, stay.came)).code, 'refund_rests_on_it');
  assert.deepEqual(await told(world, stay), [night, 2 * night, night]);
  // Refunded in part the rest stays due, and all of it once that part is reversed.
  const { payment_id: part } = await note(world, stay, 'refunded', night / 2);
  assert.equal((await back(world, owed?.id)).code, 'promised');
  assert.equal((await back(world, part)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, night]);
});

test('an admin reverses any refund that is due, and it is not due again', async (world) => {
  const stay = await givenShortened(world);
  const owed = await promise(world, stay, 'admin');
  assert.equal(owed?.is_kept, false);
  assert.equal((await back(world, owed?.id, 'admin')).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, 0]);
  // A refund that was not made is due for its own amount.
  const { payment_id: less } = await note(world, stay, 'refunded', 1000);
  assert.equal((await back(world, less)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, 1000]);
  assert.equal((await back(world, (await promise(world, stay))?.id, 'admin')).ok, true);
  assert.equal((await back(world, stay.came)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 0, 0]);
});

test('a hotel reverses a refund once the booking costs that money again', long, async (world) => {
  const stay = await givenShortened(world);
  const owed = await promise(world, stay);
  await byHouse(world, stay, stay.whole, 2 * night);
  assert.deepEqual(await told(world, stay), [2 * night, 2 * night, night]);
  assert.equal((await promise(world, stay))?.is_kept, false);
  assert.equal((await back(world, owed?.id)).ok, true);
  assert.deepEqual(await told(world, stay), [2 * night, 2 * night, 0]);
  // A lower price owes no more than was refunded, until that refund is reversed.
  const { payment_id: gone } = await note(world, stay, 'refunded', night);
  await byHouse(world, stay, stay.fewer, night);
  assert.deepEqual(await told(world, stay), [night, night, 0]);
  assert.equal((await back(world, gone)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, night]);
});

test('a refund is due again if the hotel records it, reverses its promise, then reverses it', long, async (world) => {
  const stay = await givenShortened(world);
  const owed = await promise(world, stay);
  const { payment_id: sent } = await note(world, stay, 'refunded', night);
  assert.equal((await back(world, owed?.id)).ok, true);
  assert.equal((await back(world, sent)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, night]);
});

test('a reversed refund of money that the booking costs is not due', long, async (world) => {
  const stay = await givenShortened(world);
  await byHouse(world, stay, stay.whole, 2 * night);
  assert.equal((await back(world, (await promise(world, stay))?.id)).ok, true);
  const { payment_id: kind } = await note(world, stay, 'refunded', 1000);
  assert.equal((await back(world, kind)).ok, true);
  assert.deepEqual(await told(world, stay), [2 * night, 2 * night, 0]);
});
