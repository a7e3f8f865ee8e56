import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { ask, bookAsGuest, change, type Made, open } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';

// What a guest was promised back of a stay that goes on, against what their house says of the ledger afterwards.

const night = worldPrice['owner A'];
let start = 60;

/** Two nights of a guest who pays them at the house and then stays one: the price of the other is promised back. */
async function shortened(world: World) {
  start += 3;
  const from = start;
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
/** What its guest reads of its price, of what they paid, and of what comes back. */
async function told(world: World, { token }: Made) {
  const { total_amount, paid_amount, owed_amount } = (await open(world, token)).stay;
  return [total_amount, paid_amount, owed_amount];
}
const back = (world: World, payment_id: unknown, actor: Actor = 'owner A') =>
  ask(world, 'reverse_payment', { payment_id, note: 'A mistake' }, actor);
/** The promise that is open, and whether it is offered to be taken back. */
async function promise(world: World, { id }: Made, who: Actor = 'owner A') {
  const { booking } = await ask(world, 'desk_booking', { booking_id: id }, who);
  const entries: { id: string; kind: string; open: number; is_kept: boolean }[] = booking.payments.entries;
  return entries.find(({ kind, open: part }) => kind === 'refund_owed' && part > 0);
}
/** Brings it to these nights at this price, as its house does. */
async function byHouse(world: World, { id }: Made, nights: object, total_amount: number): Promise<void> {
  const { room } = world.hotelOf('owner A');
  const args = { booking_id: id, seen: {}, room_category_id: room, ...nights, total_amount, pricing: 'kept' };
  assert.deepEqual(await ask(world, 'change_stay', args, 'owner A'), { ok: true });
}

/** A house takes a promise back only where the stay needs the money, in whatever order it says so; an admin takes back any. */
export async function promisesKept(world: World): Promise<void> {
  const stay = await shortened(world);
  const owed = await promise(world, stay);
  assert.equal(owed?.is_kept, true, 'nor is it offered');
  assert.deepEqual(await back(world, owed?.id), { ok: false, code: 'promised' });
  assert.equal((await back(world, stay.came)).code, 'refund_rests_on_it');
  assert.deepEqual(await told(world, stay), [night, 2 * night, night]);
  // Kept in part, the rest stands; and once that part has not gone, all of it.
  const { payment_id: part } = await note(world, stay, 'refunded', night / 2);
  assert.equal((await back(world, owed?.id)).code, 'promised');
  assert.equal((await back(world, part)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, night], 'and once');
  assert.equal((await promise(world, stay, 'admin'))?.is_kept, false);
  assert.equal((await back(world, owed?.id, 'admin')).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, 0]);
  // What an admin has looked into stays so: no more is owed again than was said to be given back, and its own money the desk mends.
  const { payment_id: less } = await note(world, stay, 'refunded', 1000);
  assert.equal((await back(world, less)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 2 * night, 1000]);
  assert.equal((await back(world, (await promise(world, stay))?.id, 'admin')).ok, true);
  assert.equal((await back(world, stay.came)).ok, true);
  assert.deepEqual(await told(world, stay), [night, 0, 0]);

  // Shortened by mistake, and made as it was: then the money is needed.
  const mistaken = await shortened(world);
  const given = await promise(world, mistaken);
  await byHouse(world, mistaken, mistaken.whole, 2 * night);
  assert.deepEqual(await told(world, mistaken), [2 * night, 2 * night, night]);
  assert.equal((await promise(world, mistaken))?.is_kept, false);
  assert.equal((await back(world, given?.id)).ok, true);
  assert.deepEqual(await told(world, mistaken), [2 * night, 2 * night, 0]);
  // What is said to be given back is not promised by a lower price besides: once it has not gone, it is.
  const { payment_id: gone } = await note(world, mistaken, 'refunded', night);
  await byHouse(world, mistaken, mistaken.fewer, night);
  assert.deepEqual(await told(world, mistaken), [night, night, 0]);
  assert.equal((await back(world, gone)).ok, true);
  assert.deepEqual(await told(world, mistaken), [night, 2 * night, night]);

  // Nor by saying that it is kept, taking it back, and then that it was not.
  const settled = await shortened(world);
  const kept = await promise(world, settled);
  const { payment_id: sent } = await note(world, settled, 'refunded', night);
  assert.equal((await back(world, kept?.id)).ok, true);
  assert.equal((await back(world, sent)).ok, true);
  assert.deepEqual(await told(world, settled), [night, 2 * night, night]);

  // Money that is taken back brings no promise, nor a refund of what the stay costs.
  const dearer = await shortened(world);
  await byHouse(world, dearer, dearer.whole, 2 * night);
  assert.equal((await back(world, (await promise(world, dearer))?.id)).ok, true);
  const { payment_id: kind } = await note(world, dearer, 'refunded', 1000);
  assert.equal((await back(world, kind)).ok, true);
  assert.deepEqual(await told(world, dearer), [2 * night, 2 * night, 0]);
}
