import assert from 'node:assert/strict';
import { asAdmin } from './given.ts';
import { advance, type Booking, givenBooking, paidToSite } from './givenMoney.ts';
import { ask } from './stayLinks.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenStrict(world: World): Promise<Booking> {
  const stay = await givenBooking(world, 40);
  await stay.setPolicy('strict');
  return stay;
}
async function givenCancelled(world: World): Promise<Booking> {
  const stay = await givenStrict(world);
  await paidToSite(world, stay.id, 100_000);
  assert.equal((await cancel(world, stay)).refund, 50_000);
  return stay;
}
const cancel = (world: World, { id }: Booking, args: object = {}, actor: 'owner A' | 'desk' | 'admin' = 'owner A') =>
  ask(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'The guest called', ...args }, actor);
const answer = (world: World, { token }: Booking, is_mine: boolean | null) =>
  ask(world, 'answer_cancellation', { token, is_mine });
const due = async (stay: Booking) => (await stay.read()).refund_due;

test('a guest who confirms that they cancelled gets the refund of the policy', async (world) => {
  const stay = await givenCancelled(world);
  assert.notEqual((await stay.read()).cancel_answer_by, null);
  assert.deepEqual(await answer(world, stay, true), { ok: true });
  assert.deepEqual(await answer(world, stay, true), { ok: true });
  assert.equal((await answer(world, stay, false)).code, 'not_changeable');
  assert.equal(await due(stay), 50_000);
});

test('a guest who did not cancel gets everything back', async (world) => {
  const stay = await givenCancelled(world);
  assert.equal((await answer(world, stay, null)).code, 'not_changeable');
  assert.deepEqual(await answer(world, stay, false), { ok: true });
  assert.equal(await due(stay), 100_000);
  assert.equal((await stay.read()).cancel_answer_by, null);
  const { cancellations } = await asAdmin(world, 'admin_advances');
  assert.partialDeepStrictEqual(cancellations, [{ booking_id: stay.id, answer: 'denied' }]);
  const { booking } = await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A');
  assert.deepEqual(booking.history[0].after, { cancelled_by: 'house', cancel_answer: 'denied' });
  const toOwner = (await stay.mails('cancelled_hotel')).map(({ facts }) => facts?.cancel_answer ?? null);
  assert.deepEqual([...new Set(toOwner)].sort(), ['denied', null]);
});

test('a cancellation that nobody confirms in three days counts as one of the property', async (world) => {
  const stay = await givenCancelled(world);
  await asAdmin(world, 'run_job', { job: 'cancel_unpaid' });
  assert.equal(await due(stay), 50_000);
  await stay.set(`cancel_answer_by = now() - interval '1 second'`);
  await asAdmin(world, 'run_job', { job: 'cancel_unpaid' });
  assert.equal(await due(stay), 100_000);
  assert.equal((await stay.mails('cancelled_guest')).length, 2);
});

test('role desk cancels for a guest only with a full refund', async (world) => {
  const stay = await givenStrict(world);
  await paidToSite(world, stay.id, 100_000);
  assert.deepEqual(await cancel(world, stay, {}, 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  assert.equal((await cancel(world, stay, { refund: 100_000 }, 'desk')).ok, true);
  assert.equal((await stay.read()).cancel_answer_by, null);
});

test('a reported advance counts as paid: the desk keeps nothing of it without the guest', async (world) => {
  const stay = await givenStrict(world);
  await stay.reported();
  assert.deepEqual(await cancel(world, stay, {}, 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  assert.notEqual((await cancel(world, stay)).answer_by, null);
  assert.equal((await stay.confirm()).ok, true);
  assert.equal(await due(stay), advance / 2, 'by the policy until the guest answers');
  assert.deepEqual(await answer(world, stay, false), { ok: true });
  assert.equal(await due(stay), advance);
});

test('a payment found after an admin cancelled for the guest is refunded by the policy', async (world) => {
  const stay = await givenStrict(world);
  await stay.reported();
  assert.deepEqual(await cancel(world, stay, { by_house: null }, 'admin'), { ok: true, refund: 0, answer_by: null });
  const listed = async () => (await asAdmin(world, 'admin_advances')).cancellations as object[];
  assert.partialDeepStrictEqual(await listed(), [{ booking_id: stay.id, reported: advance, answer: null }]);
  assert.deepEqual(await answer(world, stay, false), { ok: false, code: 'not_changeable' });
  assert.equal((await stay.confirm()).ok, true);
  assert.equal(await due(stay), advance / 2);
});

test('without an email the guest cannot confirm, so only a full refund cancels', async (world) => {
  const stay = await givenStrict(world);
  await paidToSite(world, stay.id, 100_000);
  await stay.set('guest_email = null');
  assert.equal((await cancel(world, stay)).code, 'no_confirmation');
  assert.equal((await cancel(world, stay, { by_house: true })).refund, 100_000);
});

test('admins see which cancellations a desk ascribed to the guest', async (world) => {
  const stay = await givenCancelled(world);
  const { cancellations } = await asAdmin(world, 'admin_advances');
  const [listed] = cancellations as { booking_id: string; refund: number; received: number; confirmed_at: null }[];
  assert.deepEqual(
    [listed?.booking_id, listed?.refund, listed?.received, listed?.confirmed_at],
    [stay.id, 50_000, 100_000, null],
  );
});

test('a guest who has not answered is not erased: a refund could not reach them', async (world) => {
  const stay = await givenStrict(world);
  await stay.setPolicy('non_refundable');
  await paidToSite(world, stay.id, 100_000);
  assert.equal((await cancel(world, stay)).refund, 0);
  const email = await world.value('select guest_email as email from public.bookings where id = $1', [stay.id]);
  const erase = () => asAdmin(world, 'admin_erase_person', { email, known_by: 'mail' });
  const { booking_reference } = stay;
  assert.deepEqual(await erase(), { ok: false, code: 'cancellation_open', booking_reference });
  assert.deepEqual(await answer(world, stay, true), { ok: true });
  assert.equal((await erase()).ok, true);
});
