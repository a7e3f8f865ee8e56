import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { atNight } from './atNight.ts';
import { givenBooking } from './givenMoney.ts';
import { ask, bookAsGuest, change, nights, open } from './stayLinks.ts';
import { read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const one = { num_rooms: 1, num_adults: 2, num_children: 0 };
const price = 2 * worldPrice['owner A'];
/** Check-in time (12:00) of that day in India, in milliseconds. */
const noonOf = (from: number) => new Date(`${dayFromToday(from)}T12:00:00+05:30`).getTime();

const checkInAt = (world: World, time: string) =>
  world.sql('update public.hotels set check_in_time = $2 where id = $1', [world.hotelOf('owner A').hotel, time]);

async function booked(world: World, from = 30) {
  const made = await givenBooking(world, from, 'flexible');
  assert.equal((await made.record({ amount: price })).ok, true);
  return made;
}

async function byHouse(world: World, id: string, from: number): Promise<void> {
  const { room } = world.hotelOf('owner A');
  const to = { room_category_id: room, ...nights(from, from + 2), ...one };
  const args = { booking_id: id, seen: {}, ...to, total_amount: price, pricing: 'booked' };
  assert.deepEqual(await ask(world, 'change_stay', args, 'owner A'), { ok: true });
}
const byGuest = (world: World, token: string, stay: object, total_amount = price) =>
  ask(world, 'change_by_guest', {
    token,
    seen: {},
    ...one,
    ...stay,
    total_amount,
  });

const untilOf = async (world: World, token: string) => {
  const { until } = (await open(world, token)).stay.terms;
  return until && new Date(until).getTime();
};

const noShow = (world: World, id: string, actor: Actor = 'owner A') =>
  atNight(world, () => ask(world, 'move_stay', { booking_id: id, seen: {}, state: 'no_show' }, actor));
const letIn = (world: World, booking_id: string, actor: Actor = 'owner A') =>
  ask(world, 'move_stay', { booking_id, seen: {}, state: 'checked_in' }, actor);
const cancelAsAsked = (world: World, id: string, refund: number) =>
  ask(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'The guest asked', refund }, 'owner A');

test('a hotel that moves a booking to an earlier day leaves its guest the cancellation policy', {
  tags: 'long',
}, async (world) => {
  await checkInAt(world, '00:00');
  const until = new Date(`${dayFromToday(29)}T00:00:00+05:30`).getTime();
  const stay = await booked(world);
  assert.equal(await untilOf(world, stay.token), until);
  await byHouse(world, stay.id, 0);
  const moved = (await open(world, stay.token)).stay;
  assert.deepEqual(
    [moved.check_in_date, moved.cancelling.refund, moved.terms.percent, moved.may_change],
    [dayFromToday(0), price, 100, true],
  );
  assert.equal(await untilOf(world, stay.token), until);
  const [mail] = await world.sql<{ recipient: string; before: object; terms: { percent: number; until: string } }>(
    `select o.recipient, o.data -> 'before' as before, private.mail_facts(o.kind, o.data, o.recipient) -> 'terms' as terms
     from private.outbox as o where o.kind = 'changed_guest' and o.data ->> 'booking_id' = $1`,
    [stay.id],
  );
  assert.deepEqual(mail?.before, { check_in_date: dayFromToday(30), check_out_date: dayFromToday(32) });
  assert.deepEqual(
    [mail?.recipient, mail?.terms.percent, new Date(mail?.terms.until ?? '').getTime()],
    [moved.guest_email, 100, until],
  );
  const { code, error } = await noShow(world, stay.id);
  assert.equal(code, 'not_today');
  assert.match(error, /^The guest agreed to arrive on .+ and can cancel under that policy until /);
  const desk = await read(world, stay.id);
  assert.deepEqual(
    [desk.moves, desk.refund_by_policy, (desk.terms as { percent: number }).percent],
    [['cancelled'], price, 100],
  );
  assert.deepEqual(desk.cancel, { least: price, most: price, by_site: 0 });
  assert.deepEqual(await cancelAsAsked(world, stay.id, 0), {
    ...{ ok: false, code: 'wrong_refund', least: price, most: price },
  });
  assert.deepEqual(await ask(world, 'cancel_by_guest', { token: stay.token, refund: price }), {
    ok: true,
    refund: price,
  });
  assert.equal((await read(world, stay.id)).refund_due, price);

  const tomorrow = await booked(world);
  await byHouse(world, tomorrow.id, 1);
  assert.equal((await cancelAsAsked(world, tomorrow.id, price - 1)).code, 'wrong_refund');
  assert.deepEqual(await cancelAsAsked(world, tomorrow.id, price), { ok: true, refund: price, answer_by: null });

  const inside = await booked(world);
  await byHouse(world, inside.id, 0);
  assert.equal((await letIn(world, inside.id, 'admin')).ok, true);
  assert.equal((await ask(world, 'cancel_by_guest', { token: inside.token, refund: price })).code, 'not_changeable');
});

test('a guest whom the hotel has moved to an earlier day is checked in once they accept it', async (world) => {
  const stay = await givenBooking(world, 30, 'flexible');
  await stay.receive();
  await byHouse(world, stay.id, 0);
  const early = await letIn(world, stay.id);
  assert.equal(early.code, 'not_today');
  assert.match(early.error, /^The guest agreed to arrive on .+ Ask them to accept the earlier day/);
  const unaccepted = { total_amount: price, check_in_date: dayFromToday(30) };
  assert.deepEqual((await stay.read()).unaccepted, unaccepted);
  assert.deepEqual((await read(world, stay.id)).unaccepted, unaccepted);
  const isDue = async () =>
    (
      await world.sql(`select is_due from private.unpaid_shares(array[$1::uuid]) where booking_id = $2`, [
        world.hotelOf('owner A').hotel,
        stay.id,
      ])
    )[0];
  assert.deepEqual(await isDue(), { is_due: false }, 'nor is the advance paid out');
  assert.deepEqual(await byGuest(world, stay.token, nights(0, 2)), { ok: true });
  assert.equal((await stay.read()).unaccepted, null);
  assert.deepEqual(await isDue(), { is_due: true });
  assert.deepEqual(await letIn(world, stay.id), { ok: true, stay_state: 'checked_in' });
});

test('a booking of the desk without an advance is moved to today and checked in', async (world) => {
  const stay = await givenBooking(world, 30);
  await stay.set(`source = 'phone', legal_versions = null, advance_amount = 0, advance_agreed = 0`);
  await byHouse(world, stay.id, 0);
  assert.equal((await letIn(world, stay.id)).ok, true);
});

for (const policy of ['non_refundable', 'We are kind, and decide as it comes.'])
  test(`a moved booking (${policy}) is a no-show from the agreed day on, or by an admin`, {
    tags: 'long',
  }, async (world) => {
    await checkInAt(world, '00:00');
    const bound = await booked(world);
    await bound.setPolicy(policy);
    await byHouse(world, bound.id, 0);
    assert.equal((await open(world, bound.token)).stay.may_change, false, policy);
    const early = await noShow(world, bound.id);
    assert.equal(early.code, 'not_today', policy);
    assert.match(early.error, /^The guest agreed to arrive on .+ write to us\.$/);
    assert.doesNotMatch(String((await read(world, bound.id)).moves), /no_show/, policy);
    assert.equal((await noShow(world, bound.id, 'admin')).ok, true, policy);
    const came = await booked(world);
    await came.setPolicy(policy);
    await byHouse(world, came.id, 0);
    await change(world, came.id, 'terms_date = private.today()');
    assert.equal((await noShow(world, came.id)).ok, true, policy);
  });

test('a booking moved to a day before its deadline has none, until it is moved back', {
  tags: 'long',
}, async (world) => {
  const stay = await bookAsGuest(world);
  const told = async () => {
    const [mail] = await world.sql<{ due: string | null }>(
      `select private.mail_facts(o.kind, o.data, o.recipient) ->> 'advance_due_at' as due
       from private.outbox as o where o.kind in ('booking_guest', 'changed_guest') and o.data ->> 'booking_id' = $1 order by o.id desc limit 1`,
      [stay.id],
    );
    const { awaited } = await ask(world, 'admin_advances', {}, 'admin');
    const { todo } = await ask(world, 'desk_home', {}, 'owner A');
    return {
      guest: Boolean((await open(world, stay.token)).stay.advance_due_at),
      mail: Boolean(mail?.due),
      admins: awaited
        .filter(({ booking_id }: { booking_id: string }) => booking_id === stay.id)
        .map(({ advance_due_at }: { advance_due_at: string | null }) => Boolean(advance_due_at)),
      desk: todo.filter(
        ({ kind, booking }: { kind: string; booking?: { id: string } }) =>
          kind === 'advance' && booking?.id === stay.id,
      ).length,
    };
  };
  // Later than the expiry of any booking for today, so that the front desk has most of a day to react.
  const [due] = await world.sql<{ soon: number }>(
    `update public.bookings set advance_due_at = greatest(now() + interval '20 hours', private.deadlines_end(private.today()) + interval '1 hour')
     where id = $1 returning (advance_due_at < now() + interval '23 hours 50 minutes')::integer as soon`,
    [stay.id],
  );
  const desk = due?.soon ?? 0;
  assert.deepEqual(await told(), { guest: true, mail: true, admins: [true], desk });
  await byHouse(world, stay.id, 0);
  assert.deepEqual(await told(), { guest: false, mail: false, admins: [false], desk: 0 });
  await change(world, stay.id, 'check_in_date = private.today() + 20, check_out_date = private.today() + 22');
  assert.deepEqual(await told(), { guest: true, mail: true, admins: [true], desk });
});

test('a guest reads the deadline that a change of an unpaid booking gives it', async (world) => {
  await checkInAt(world, '00:00');
  const told = async ({ token }: { token: string }, from: number) => {
    const quote = await ask(world, 'guest_change_quote', { token, ...one, ...nights(from, from + 2) });
    assert.equal(quote.ok, true, JSON.stringify(quote));
    return quote.advance_due_at as string | null;
  };
  const limitOf = async ({ token }: { token: string }) =>
    (await open(world, token)).stay.advance_due_at as string | null;
  const begun = (from: number) => givenBooking(world, from, 'flexible');

  const stay = await begun(30);
  const limit = await limitOf(stay);
  assert.equal(typeof limit, 'string');
  assert.deepEqual([await told(stay, 31), await told(stay, 0)], [limit, null]);
  await byHouse(world, stay.id, 0);
  assert.deepEqual([await limitOf(stay), await told(stay, 30)], [null, limit]);
  assert.deepEqual(await byGuest(world, stay.token, nights(30, 32)), { ok: true });
  assert.equal(await limitOf(stay), limit);

  await checkInAt(world, '23:59:59');
  const today = await begun(0);
  await today.set('advance_due_at = null');
  await world.sql('update private.settings set advance_percent = 0');
  assert.equal(await told(today, 40), null, 'without an advance there is none');
  await world.sql('update private.settings set advance_percent = 30');
  const anew = new Date((await told(today, 40)) ?? '').getTime();
  assert.deepEqual(await byGuest(world, today.token, nights(40, 42)), { ok: true });
  const had = new Date((await limitOf(today)) ?? '').getTime();
  assert.ok(Math.abs(had - anew) < 60_000, `${had} is ${anew}`);

  const part = await begun(50);
  await part.receive({ amount: 500 });
  const failed = await begun(60);
  await change(world, failed.id, `payment_status = 'failed'`);
  for (const made of [part, failed]) assert.deepEqual([await limitOf(made), await told(made, 51)], [null, null]);
  const [was] = await world.sql<{ hours: number }>('select cancel_unpaid_after_hours as hours from private.settings');
  await world.sql('update private.settings set cancel_unpaid_after_hours = null');
  assert.deepEqual([await limitOf(stay), await told(stay, 31)], [null, null]);
  await world.sql('update private.settings set cancel_unpaid_after_hours = $1', [was?.hours]);
});

test('the cancellation policy counts from the day that guest and hotel last agreed to, or a later one', async (world) => {
  const stay = await booked(world);
  for (const [from, until] of [
    [20, 29],
    [40, 39],
    [35, 39],
  ] as const) {
    await byHouse(world, stay.id, from);
    assert.equal(await untilOf(world, stay.token), noonOf(until), `moved to day ${from}`);
  }
  for (const [stayAs, until] of [
    [{ ...nights(35, 37), num_adults: 1 }, 39],
    [{ ...nights(34, 36), num_adults: 2 }, 33],
  ] as const) {
    const { terms } = await ask(world, 'guest_change_quote', { token: stay.token, ...one, ...stayAs });
    assert.equal(new Date(terms.until).getTime(), noonOf(until));
    assert.deepEqual(await byGuest(world, stay.token, stayAs), { ok: true });
    assert.equal(await untilOf(world, stay.token), noonOf(until));
  }

  await checkInAt(world, '00:00');
  const back = await booked(world);
  const sooner = await ask(world, 'guest_change_quote', { token: back.token, ...one, ...nights(0, 2) });
  assert.deepEqual([sooner.terms, sooner.may_change], [{ percent: 0, until: null }, false], 'its guest is told before');
  await byHouse(world, back.id, 0);
  assert.deepEqual(await byGuest(world, back.token, nights(30, 32)), { ok: true });
  assert.equal((await open(world, back.token)).stay.check_in_date, dayFromToday(30));
});

test('a later check-in hour moves neither the deadline of a refund nor the beginning', async (world) => {
  const stay = await booked(world);
  await checkInAt(world, '23:59:59');
  const today = await booked(world, 0);
  await checkInAt(world, '00:00');
  assert.equal(await untilOf(world, stay.token), noonOf(29));
  assert.equal((await open(world, today.token)).stay.may_change, true);
  assert.equal((await ask(world, 'cancel_by_guest', { token: today.token, refund: 0 })).ok, true);

  assert.deepEqual(await byGuest(world, stay.token, { ...nights(30, 32), num_adults: 1 }), { ok: true });
  assert.equal(await untilOf(world, stay.token), noonOf(29));
  assert.deepEqual(await byGuest(world, stay.token, nights(31, 33)), { ok: true });
  assert.equal(await untilOf(world, stay.token), noonOf(30) - 12 * 3_600_000);
});

test('a guest who is a no-show is emailed, and the hotel is not', async (world) => {
  await checkInAt(world, '00:00');
  const told = async (id: string) =>
    (
      await world.sql<{ kind: string; state: string }>(
        `select o.kind, private.mail_facts(o.kind, o.data, o.recipient) ->> 'stay_state' as state from private.outbox as o
         where o.data ->> 'booking_id' = $1`,
        [id],
      )
    ).map(({ kind, state }) => `${kind} ${state}`);
  for (const set of [
    'num_adults = num_adults',
    'check_in_date = private.today() - 2, check_out_date = private.today(), terms_date = private.today() - 2',
    `booking_status = 'completed'`,
  ]) {
    const stay = await bookAsGuest(world, 0);
    await change(world, stay.id, set);
    await world.sql('delete from private.outbox');
    assert.deepEqual(await noShow(world, stay.id), { ok: true, stay_state: 'no_show' }, set);
    assert.deepEqual(await told(stay.id), ['cancelled_guest no_show'], set);
  }
});

test('guest and hotel are emailed that a booking is confirmed again, and how it had ended', async (world) => {
  await checkInAt(world, '00:00');
  const stay = await bookAsGuest(world, 0);
  const told = async () => {
    const mails = await world.sql<{ kind: string; again: string | null }>(
      `select distinct kind, private.mail_facts(kind, data, recipient) ->> 'again' as again from private.outbox
       where data ->> 'booking_id' = $1 and kind in ('booking_guest', 'booking_hotel') order by kind`,
      [stay.id],
    );
    await world.sql('delete from private.outbox');
    return mails.map(({ kind, again }) => `${kind} ${again}`);
  };
  assert.deepEqual(await told(), ['booking_guest null', 'booking_hotel null'], 'booked');

  assert.equal((await noShow(world, stay.id)).ok, true);
  const back = await ask(world, 'move_stay', { booking_id: stay.id, seen: {}, state: 'confirmed' }, 'owner A');
  assert.deepEqual(back, { ok: true, stay_state: 'confirmed' });
  assert.deepEqual(await told(), ['booking_guest no_show', 'booking_hotel no_show']);

  for (const booking_status of ['cancelled', 'confirmed'])
    assert.equal((await changeBookingAsAdmin(world, stay.id, { booking_status })).ok, true);
  assert.deepEqual(await told(), ['booking_guest cancelled', 'booking_hotel cancelled']);

  for (const booking_status of ['pending', 'confirmed'])
    assert.equal((await changeBookingAsAdmin(world, stay.id, { booking_status })).ok, true);
  assert.deepEqual(await told(), ['booking_guest null', 'booking_hotel null'], 'accepted');
});
