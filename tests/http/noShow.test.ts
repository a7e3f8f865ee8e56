import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import { atNight } from './atNight.ts';
import { asAdmin } from './given.ts';
import { Booking, paidToSite, price } from './givenMoney.ts';
import { ask, bookAsGuest } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function givenMissing(world: World, daysAgo = 1): Promise<Booking> {
  const stay = new Booking(world, await bookAsGuest(world, 20));
  await stay.set(`check_in_date = private.today() - ${daysAgo}, check_out_date = private.today() - ${daysAgo} + 3, terms_date = private.today() - ${daysAgo},
     created_at = now() - interval '9 days', advance_due_at = null`);
  return stay;
}
const noShow = (world: World, { id }: Booking) =>
  ask(world, 'move_stay', { booking_id: id, seen: {}, state: 'no_show' }, 'owner A');
const freeFrom = async (world: World, from: number) =>
  (
    await world.sql<{ free: number }>(
      `select private.rooms_free($1, (select total_rooms from public.room_categories where id = $1), $2, $3) as free`,
      [world.hotelOf('owner A').room, dayFromToday(from), dayFromToday(from + 1)],
    )
  )[0]?.free ?? 0;

test('a booking can be a no-show from 22:00 of the arrival day, and six hours after it was made', async (world) => {
  const stay = await givenMissing(world, 0);
  const from = async () =>
    (
      await world.sql<{ at: string }>(
        `select to_char(private.no_show_from(b) at time zone 'Asia/Kolkata', 'HH24:MI') as at from public.bookings as b where id = $1`,
        [stay.id],
      )
    )[0]?.at;
  assert.equal(await from(), '22:00');
  await stay.set(`arrival_time = '23:15'`);
  assert.equal(await from(), '23:15', 'as the guest said');
  await stay.set('created_at = now()');
  const late = await noShow(world, stay);
  assert.equal(late.code, 'not_today');
  assert.match(late.error, /^You can mark this booking as a no-show from \d+:\d\d [AP]M on /);
});

test('the nights of a no-show go on sale the next morning, and a guest who arrives after all has them again', (world) =>
  atNight(world, async () => {
    const stay = await givenMissing(world, 0);
    const before = await freeFrom(world, 0);
    assert.equal((await noShow(world, stay)).ok, true);
    assert.equal(await freeFrom(world, 0), before, 'kept until the morning');
    const back = await ask(world, 'move_stay', { booking_id: stay.id, seen: {}, state: 'confirmed' }, 'owner A');
    assert.equal(back.ok, true);
    assert.equal(await freeFrom(world, 0), before);
    assert.deepEqual(await world.sql('select from private.holds where booking_id = $1', [stay.id]), []);
    await noShow(world, stay);
    await world.sql('update private.holds set ends_at = now() where booking_id = $1', [stay.id]);
    await world.sql('update private.held_nights set ends_at = now()');
    assert.equal(await freeFrom(world, 0), before + 1);
  }));

test('a guest disputes a no-show once: the property and admins are emailed', async (world) => {
  const stay = await givenMissing(world);
  const dispute = () => ask(world, 'dispute_no_show', { token: stay.token });
  assert.equal((await dispute()).code, 'not_changeable');
  assert.equal((await noShow(world, stay)).ok, true);
  assert.deepEqual(await dispute(), { ok: true });
  assert.deepEqual(await dispute(), { ok: true });
  assert.notEqual((await stay.read()).no_show_disputed_at, null);
  const told = await stay.mails('no_show_disputed');
  assert.equal(new Set(told.map(({ recipient }) => recipient)).size, told.length);
  assert.ok(told.length >= 2, 'an admin and the owner');
  const { disputes } = await asAdmin(world, 'admin_advances');
  assert.deepEqual(
    disputes.map(({ booking_id, paid, fee }: Record<string, unknown>) => [booking_id, paid, fee]),
    [[stay.id, 0, null]],
  );
  assert.equal((await asAdmin(world, 'admin_overview')).disputed_no_shows, 1);
  const { todo } = await ask(world, 'desk_home', {}, 'owner A');
  assert.partialDeepStrictEqual(
    todo.filter(({ kind }: { kind: string }) => kind === 'disputed'),
    [{ booking: { id: stay.id } }],
  );
  const { booking } = await asAdmin(world, 'desk_booking', { booking_id: stay.id });
  assert.deepEqual(booking.history.map(({ after }: { after: object }) => after).slice(0, 2), [
    { no_show_disputed: true },
    { stay_state: 'no_show' },
  ]);
});

test('the desk cannot take a dispute back, and a later no-show can be disputed and is emailed', (world) =>
  atNight(world, async () => {
    const stay = await givenMissing(world);
    const dispute = () => ask(world, 'dispute_no_show', { token: stay.token });
    const stand = (actor: Actor) =>
      ask(world, 'move_stay', { booking_id: stay.id, seen: {}, state: 'confirmed' }, actor);
    await noShow(world, stay);
    await dispute();
    const told = (await stay.mails('no_show_disputed')).length;
    assert.equal((await stand('owner A')).ok, true);
    const again = await noShow(world, stay);
    assert.deepEqual([again.code, /^The guest says that they were there\./.test(again.error)], ['not_today', true]);
    for (const state of ['no_show', 'confirmed'])
      assert.equal((await ask(world, 'move_stay', { booking_id: stay.id, seen: {}, state }, 'admin')).ok, true);
    assert.equal((await noShow(world, stay)).ok, true);
    assert.deepEqual(await dispute(), { ok: true });
    assert.equal((await stay.mails('no_show_disputed')).length, 2 * told);
  }));

test('a no-show is refunded by the policy, and a booking that stands again is not', async (world) => {
  const stay = await givenMissing(world);
  await stay.set(`refund_percent = 50, refund_hours = 0, terms_time = '23:59', terms_date = private.today() - 2`);
  await paidToSite(world, stay.id, 100_000);
  assert.equal((await noShow(world, stay)).ok, true);
  assert.equal((await stay.read()).refund_due, 0, 'its time is over');
  assert.equal((await stay.refundBySite({ amount: 1 })).ok, true);
});

const chargeFee = (world: World, { id }: Booking, fee: object, actor: Actor = 'owner A') =>
  ask(world, 'set_no_show_fee', { booking_id: id, seen: {}, reason: 'The room was kept free', ...fee }, actor);

test('the desk charges a no-show fee, the guest pays it at the desk, and everyone reads one balance', async (world) => {
  const stay = await givenMissing(world);
  await stay.setPolicy('flexible');
  await paidToSite(world, stay.id, 100_000);
  assert.equal((await chargeFee(world, stay, { amount: 200_000 })).code, 'illegal_move', 'it is no no-show');
  await noShow(world, stay);
  const desk = async () => (await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A')).booking;
  const first = await desk();
  assert.deepEqual(
    [first.no_show_default, first.balance, first.charge],
    [price / 2, 0, 100_000],
    'its first night of two',
  );
  assert.deepEqual(await chargeFee(world, stay, { amount: 400_000 }), { ok: true, balance: 300_000 });
  assert.deepEqual(await chargeFee(world, stay, { amount: 400_000 }), { ok: true, balance: 300_000 }, 'sent twice');
  const guest = await stay.read();
  assert.deepEqual(
    [(await desk()).balance, (await stay.ledger()).balance, guest.balance_due, guest.no_show_fee],
    [300_000, 300_000, 300_000, 400_000],
  );
  const mail = await stay.emailToGuest('no_show_fee');
  assert.deepEqual([mail?.fee, mail?.fee_reason, mail?.balance_due], [400_000, 'The room was kept free', 300_000]);
  assert.deepEqual(
    [
      (await stay.record({ amount: 300_001 })).code,
      (await stay.record({ amount: 300_000 })).ok,
      (await desk()).balance,
    ],
    ['too_much', true, 0],
  );
  const events = (await desk()).history.map(({ after, note }: Record<string, unknown>) => [after, note]);
  assert.deepEqual(events[1], [{ no_show_fee: 400_000 }, 'The room was kept free']);
});

test('a no-show fee has a reason, and is at most the price, in whole rupees', async (world) => {
  const stay = await givenMissing(world);
  await noShow(world, stay);
  for (const amount of [price + 100, 99, 0, -100, 150_050])
    assert.deepEqual(await chargeFee(world, stay, { amount }), { ok: false, code: 'invalid_fee', most: price });
  for (const reason of [null, ' ', 'x'.repeat(201)])
    assert.equal((await chargeFee(world, stay, { amount: 100, reason })).code, 'no_reason');
  assert.equal((await chargeFee(world, stay, { amount: null })).code, 'no_fee');
  assert.equal((await chargeFee(world, stay, { amount: 100 }, 'owner B')).code, 'not_found');
  await ask(world, 'dispute_no_show', { token: stay.token });
  assert.equal((await chargeFee(world, stay, { amount: 100 })).code, 'disputed');
  assert.equal((await chargeFee(world, stay, { amount: 100 }, 'admin')).ok, true);
  await stay.set('check_in_date = private.today() - 34, check_out_date = private.today() - 31');
  assert.equal((await chargeFee(world, stay, { amount: null }, 'admin')).code, 'too_late');
});

test('a fee that is waived or lowered refunds what the guest paid beyond it', async (world) => {
  const stay = await givenMissing(world);
  await paidToSite(world, stay.id, 100_000);
  await noShow(world, stay);
  await chargeFee(world, stay, { amount: 300_000 });
  await stay.record({ amount: 200_000 });
  assert.deepEqual(await chargeFee(world, stay, { amount: 250_000 }), { ok: true, balance: 0 });
  assert.deepEqual(await stay.states('refunds'), [['due', 50_000, 'site']]);
  const { booking } = await ask(world, 'desk_booking', { booking_id: stay.id }, 'owner A');
  assert.equal(booking.waive_refund, 150_000, 'as the desk is told before it waives the fee');
  assert.deepEqual(await chargeFee(world, stay, { amount: null, reason: 'The flight was cancelled' }), {
    ok: true,
    balance: 0,
  });
  const { refund_due, no_show_fee, paid_amount } = await stay.read();
  assert.deepEqual([refund_due, no_show_fee, paid_amount], [200_000, null, 300_000], 'the advance stays kept');
  assert.deepEqual(
    (await stay.mails('no_show_fee')).map(({ facts }) => facts?.fee),
    [300_000, 250_000, null],
  );
});

test('the front desk charges no fee below what is kept, and the owner does', async (world) => {
  const stay = await givenMissing(world);
  await stay.setPolicy('non_refundable');
  await paidToSite(world, stay.id, 100_000);
  await noShow(world, stay);
  const low = await chargeFee(world, stay, { amount: 100 }, 'desk');
  assert.deepEqual(low, { ok: false, code: 'below_kept', least: 100_000 });
  assert.equal((await chargeFee(world, stay, { amount: 100_000 }, 'desk')).ok, true);
  assert.equal((await chargeFee(world, stay, { amount: 100 })).ok, true);
});

test('a guest who arrives after all owes the price, and no fee', async (world) => {
  const stay = await givenMissing(world);
  await noShow(world, stay);
  await chargeFee(world, stay, { amount: 300_000 });
  await ask(world, 'move_stay', { booking_id: stay.id, seen: {}, state: 'confirmed' }, 'owner A');
  const { balance_due, no_show_fee } = await stay.read();
  assert.deepEqual([balance_due, no_show_fee], [price, null]);
});
