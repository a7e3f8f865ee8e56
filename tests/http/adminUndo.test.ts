import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { changeBookingAsAdmin, endUndo } from './asAdmin.ts';
import { asAdmin, countersAgree } from './given.ts';
import { advance, type Booking, givenBooking, givenReport } from './givenMoney.ts';
import { signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

type States = Parameters<typeof changeBookingAsAdmin>[2];

const undo = (world: World, change_id: unknown) => asAdmin(world, 'admin_undo_booking_change', { change_id });

async function changed(stay: Booking, after: States): Promise<string> {
  const answer = await changeBookingAsAdmin(stay.world, stay.id, after);
  assert.equal(answer.ok, true, answer.code);
  return answer.undo;
}

async function told({ world, id }: Booking) {
  const [row] = await world.sql(
    `select to_jsonb(b) as booking, to_jsonb(m) as money from public.bookings as b cross join lateral private.money_of(b.id) as m where b.id = $1`,
    [id],
  );
  return row;
}

async function sentNow({ world, booking_reference }: Booking): Promise<string[]> {
  return await world.column(
    `select m ->> 'kind' from jsonb_array_elements(private.claim_mails(100) -> 'mails') as m where m -> 'data' ->> 'booking_reference' = $1`,
    [booking_reference],
  );
}

const given: Record<string, (world: World) => Promise<Booking>> = {
  'a booking with nothing paid': (world) => givenBooking(world, 30, 'strict'),
  'a reported payment': (world) => givenReport(world),
  'a paid booking': async (world) => {
    const stay = await givenBooking(world, 30, 'strict');
    await stay.receive();
    await stay.record({ amount: 5000 });
    return stay;
  },
  'a cancelled booking with a refund due': async (world) => {
    const stay = await givenBooking(world, 30, 'flexible');
    await stay.receive();
    await stay.cancel(advance);
    return stay;
  },
  'a booking that was refunded': async (world) => {
    const stay = await givenBooking(world, 30, 'flexible');
    await stay.receive();
    await stay.refundBySite({ amount: 5000 });
    return stay;
  },
  'a completed booking': async (world) => {
    const stay = await givenBooking(world);
    await stay.set(`checked_in_at = now()`);
    await stay.set(`booking_status = 'completed', checked_out_at = now()`);
    return stay;
  },
};
for (const [what, after] of [
  ['a booking with nothing paid', { payment_status: 'failed' }],
  ['a booking with nothing paid', { booking_status: 'cancelled' }],
  ['a booking with nothing paid', { booking_status: 'pending' }],
  ['a reported payment', { booking_status: 'cancelled', payment_status: 'failed' }],
  ['a paid booking', { payment_status: 'pending' }],
  ['a paid booking', { booking_status: 'cancelled' }],
  ['a cancelled booking with a refund due', { booking_status: 'confirmed' }],
  ['a booking that was refunded', { payment_status: 'pending' }],
  ['a completed booking', { booking_status: 'cancelled' }],
  ['a completed booking', { booking_status: 'confirmed' }],
] as const)
  test(`undo: ${what} is as it was before ${Object.values(after).join(' and ')}`, async (world) => {
    const stay = await (given[what] as (world: World) => Promise<Booking>)(world);
    const before = await told(stay);
    const entries = [...(await stay.entries()), ...(await stay.entries('refunds'))].map(({ id }) => id);
    await sentNow(stay);
    const change = await changed(stay, after);
    assert.notDeepEqual(await told(stay), before);
    const { ok, code } = await undo(world, change);
    assert.deepEqual([ok, code], [true, undefined]);
    assert.deepEqual(await told(stay), before);
    assert.equal((await undo(world, change)).ok, true, 'once more');
    assert.deepEqual(await told(stay), before);
    const kept = [...(await stay.entries()), ...(await stay.entries('refunds'))].map(({ id }) => id);
    assert.deepEqual(
      entries.filter((id) => !kept.includes(id)),
      [],
      'no entry is deleted',
    );
    await endUndo(world);
    assert.deepEqual(await sentNow(stay), [], 'nobody is emailed');
    await countersAgree(world);
  });

test('the emails of a change wait until it can no longer be undone', async (world) => {
  const stay = await givenBooking(world);
  await sentNow(stay);
  const change = await changed(stay, { booking_status: 'cancelled' });
  assert.deepEqual(await sentNow(stay), []);
  const [{ seconds } = {}] = await world.sql(
    `select extract(epoch from min(next_attempt_at) - now())::integer as seconds from private.outbox where status = 'pending'`,
  );
  assert.ok(Number(seconds) > 60 && Number(seconds) <= 65, String(seconds));
  await endUndo(world);
  assert.equal((await undo(world, change)).code, 'too_late');
  assert.deepEqual([...new Set(await sentNow(stay))].sort(), ['cancelled_guest', 'cancelled_hotel']);
  assert.equal((await stay.facts('booking_status'))?.booking_status, 'cancelled');
});

test('only the admin who made a change undoes it, and only while nobody changed the booking since', async (world) => {
  const stay = await givenBooking(world);
  const colleague = await signUpPerson(world, 'Another Admin');
  await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [colleague.userId]);
  const failed = await changed(stay, { payment_status: 'failed' });
  assert.equal((await colleague.rpc('admin_undo_booking_change', { change_id: failed })).code, 'not_yours');
  await stay.record({ amount: 100 });
  const refused = await undo(world, failed);
  assert.deepEqual([refused.code, refused.booking.payment_status], ['changed', 'pending']);
  const cancelled = await changed(stay, { booking_status: 'cancelled' });
  assert.equal((await undo(world, failed)).code, 'not_found', 'only the last change can be undone');
  assert.equal((await undo(world, cancelled)).ok, true);
  assert.equal((await stay.facts('booking_status'))?.booking_status, 'confirmed');
});

test('a cancellation is not undone once its rooms are sold', async (world) => {
  const stay = await givenBooking(world);
  const change = await changed(stay, { booking_status: 'cancelled' });
  await world.sql(
    `update public.room_categories set total_rooms = 1 where id = (select room_category_id from public.bookings where id = $1)`,
    [stay.id],
  );
  await world.sql(
    `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
     select room_category_id, check_in_date, check_out_date, 1, now() + interval '1 day' from public.bookings where id = $1`,
    [stay.id],
  );
  assert.equal((await undo(world, change)).code, 'sold_out');
  assert.equal((await stay.facts('booking_status'))?.booking_status, 'cancelled');
});

test('one change sent twice is made once', async (world) => {
  const stay = await givenBooking(world, 30, 'strict');
  await stay.receive();
  const before = await told(stay);
  const change_id = randomUUID();
  const send = () => changeBookingAsAdmin(world, stay.id, { booking_status: 'completed' }, { change_id });
  const noted = async () => {
    const row = await world.row(
      `select (select count(*)::integer from private.audit_log where entity = 'bookings' and entity_id = $1 and after ? 'booking_status') as rows,
         (select count(*)::integer from private.admin_changes where booking_id = $1::uuid) as changes`,
      [stay.id],
    );
    return row ?? { rows: 0, changes: 0 };
  };
  const first = await noted();
  assert.deepEqual([(await send()).undo, (await send()).undo], [change_id, change_id]);
  assert.deepEqual(await noted(), { rows: first.rows + 1, changes: 1 });
  assert.equal((await undo(world, change_id)).ok, true);
  assert.deepEqual(await told(stay), before);
});
