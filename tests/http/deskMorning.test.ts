import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { conflicting } from './channels.ts';
import { calls } from './desk.ts';
import { canary, isSilent } from './formC.ts';
import { asOwner, change } from './given.ts';
import { addNumbers } from './numbered.ts';
import { book, read } from './stays.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const price = worldPrice['owner A'];
type Row = Record<string, unknown>;

const homeOfDesk = async (world: World) => (await world.rpc('desk', 'desk_home', {})).json;
const alerts = async (world: World, booking_id: string) =>
  (await world.rpc('desk', 'stay_alerts', { booking_id })).json as { conflicts: Row[]; visa_until: string | null };

test('a room sold twice is first for the front desk too, and on the booking', async (world) => {
  await book(world, -1, 3);
  const { reference, conflict } = await conflicting(world);
  const [first] = (await homeOfDesk(world)).todo;
  assert.deepEqual([first.kind, first.stays[0].booking_reference, first.stays.length], ['conflict', reference, 1]);
  const id = first.stays[0].id;
  const [sold] = (await alerts(world, id)).conflicts;
  assert.deepEqual([sold?.channel, sold?.first_night], ['Airbnb', dayFromToday(51)]);
  assert.deepEqual((await alerts(world, await book(world, 60))).conflicts, []);
  assert.equal(first.is_free, false);
  await asOwner(world, 'cancel_stay', { booking_id: id, seen: {}, reason: 'Moved away' });
  assert.equal((await homeOfDesk(world)).todo[0].is_free, true);
  await asOwner(world, 'settle_conflict', { conflict_id: conflict, note: 'They go to the neighbours' });
  assert.deepEqual((await alerts(world, id)).conflicts, []);
});

test('a visa that ends before check-out is a task and a warning, with nothing else of the form', async (world) => {
  const booking_id = await book(world, 0, 4);
  const form = (visa_until: string) => ({ ...canary, visa_until });
  const form_id = randomUUID();
  const fill = async (visa_until: string) =>
    assert.equal((await asOwner(world, 'fill_form_c', { booking_id, form_id, form: form(visa_until) })).ok, true);
  await fill(dayFromToday(4));
  assert.deepEqual([(await homeOfDesk(world)).visas, (await alerts(world, booking_id)).visa_until], [[], null]);
  await fill(dayFromToday(3));
  const { visas } = await homeOfDesk(world);
  assert.deepEqual(
    visas.map(({ kind, visa_until, booking }: Row & { booking: Row }) => [kind, visa_until, booking.id]),
    [['visa', dayFromToday(3), booking_id]],
  );
  assert.equal((await alerts(world, booking_id)).visa_until, dayFromToday(3));
  isSilent(visas);
  const { json } = await world.rpc('admin', 'stay_alerts', { booking_id });
  assert.equal(json.visa_until, null, 'an admin opens the form, which is logged');
});

test('home lists the guests in house', async (world) => {
  const booking_id = await book(world, -1, 3);
  await asOwner(world, 'move_stay', { booking_id, seen: {}, state: 'checked_in' });
  const { staying, arriving, leaving } = await homeOfDesk(world);
  assert.deepEqual([staying.map(({ id }: Row) => id), arriving, leaving], [[booking_id], [], []]);
});

const walkIn = (world: World, ...change: object[]) =>
  asOwner(world, 'walk_in', calls(world).walk_in ?? {}, { amount: price, method: 'cash' }, ...change);

test('a walk-in is booked, paid and checked in by one call, which counts once', async (world) => {
  const same = { idempotency_key: randomUUID() };
  const made = await walkIn(world, same);
  assert.equal(made.ok, true, JSON.stringify(made));
  const again = await walkIn(world, same);
  assert.deepEqual([again.booking_id, again.replayed], [made.booking_id, true]);
  for (const other of [
    { amount: price - 100 },
    { amount: null },
    { guest_name: 'Ravi Naik' },
    { is_here: false },
    { room_ids: null },
  ])
    assert.equal((await walkIn(world, same, other)).code, 'key_reused', JSON.stringify(other));
  const walkedIn = `select stay_state::text, payment_status::text from public.bookings where source = 'walk_in'`;
  assert.deepEqual(await world.sql(walkedIn), [{ stay_state: 'checked_in', payment_status: 'paid' }]);
  assert.equal(
    Number(
      await world.value('select sum(amount) as amount from private.payments where booking_id = $1', [made.booking_id]),
    ),
    price,
  );
  const later = await walkIn(world, { amount: null, is_here: false });
  assert.equal(
    await world.value('select stay_state::text from public.bookings where id = $1', [later.booking_id]),
    'confirmed',
  );
});

test('a walk-in that is refused leaves nothing', async (world) => {
  const refused: [object, string][] = [
    [{ amount: price + 100 }, 'too_much'],
    [{ amount: 0 }, 'invalid_payment'],
    [{ method: 'barter' }, 'invalid_payment'],
    [{ method: 'upi', reference: '123' }, 'invalid_utr'],
    [{ reference: 'x'.repeat(1_000_000) }, 'invalid_payment'],
    [{ guest_phone: null }, 'invalid_guest'],
    [{ total_amount: 1 }, 'price_changed'],
    [{ check_out_date: '9999-12-31' }, 'too_many_nights'],
    [{ check_out_date: '0001-01-01' }, 'invalid_dates'],
    [{ check_out_date: null }, 'invalid_dates'],
    [{ idempotency_key: null }, 'invalid_change'],
    [{ room_category_id: randomUUID() }, 'not_found'],
  ];
  const rows = () =>
    world.row(`select (select count(*) from public.bookings) as bookings, (select count(*) from private.payments) as payments,
      (select count(*) from private.idempotency_keys) as keys`);
  const before = await rows();
  for (const [change, code] of refused)
    assert.equal((await walkIn(world, change)).code, code, JSON.stringify(change).slice(0, 80));
  assert.deepEqual(await rows(), before);
  assert.equal((await walkIn(world)).ok, true);
});

test('a walk-in gets its room by the same call, and none if the room is taken', async (world) => {
  const ids = await addNumbers(world, '1', '2');
  const { room: room_category_id } = world.hotelOf('owner A');
  const choice = await asOwner(world, 'stay_rooms', {
    room_category_id,
    check_out_date: dayFromToday(1),
    num_rooms: 1,
  });
  const suggested = choice.rooms.filter(({ is_suggested }: Row) => is_suggested).map(({ id }: Row) => id);
  assert.deepEqual(suggested, [ids['1']]);
  for (const hostile of [{ check_out_date: '9999-12-31' }, { check_out_date: 'infinity', num_rooms: 2147483647 }, {}])
    assert.equal((await asOwner(world, 'stay_rooms', { room_category_id, ...hostile })).ok, true);
  assert.equal((await asOwner(world, 'stay_rooms', {})).code, 'not_found');
  const same = { idempotency_key: randomUUID(), room_ids: suggested };
  for (const made of [await walkIn(world, same), await walkIn(world, same)])
    assert.deepEqual(
      made.rooms?.map(({ name }: Row) => name),
      ['1'],
      JSON.stringify(made),
    );
  const before = await world.value('select count(*) from public.bookings');
  assert.equal((await walkIn(world, { room_ids: suggested })).code, 'room_taken');
  assert.equal(await world.value('select count(*) from public.bookings'), before);
  const { hotel } = world.hotelOf('owner A');
  const found = async (search: string) => (await asOwner(world, 'desk_bookings', { hotel_id: hotel, search })).total;
  assert.deepEqual([await found('Room 1'), await found('1'), await found('room 2')], [1, 1, 0]);
});

test('guests in house without a room are a task until they have one, and no room is plainly free', async (world) => {
  const booking_id = await book(world, 0, 3);
  const leaving = await book(world, 0, 2);
  const { hotel } = world.hotelOf('owner A');
  await change(world, leaving, 'check_in_date = private.today() - 2, check_out_date = private.today()');
  for (const id of [booking_id, leaving]) await change(world, id, 'checked_in_at = now()');
  const ids = await addNumbers(world, '1', '2', '3');
  const seen = async () => {
    const { rows, without_room } = await asOwner(world, 'desk_housekeeping', { hotel_id: hotel });
    const { visas } = await homeOfDesk(world);
    return [
      visas.map(({ kind, count, booking }: Row & { booking: Row }) => [kind, count, booking.id]),
      without_room,
      rows.filter(({ is_unsure }: Row) => is_unsure).map(({ name }: Row) => name),
    ];
  };
  const give = (booking: string, room: string) =>
    asOwner(world, 'give_rooms', { booking_id: booking, room_ids: [ids[room]] });
  assert.deepEqual(await seen(), [[['roomless', 2, leaving]], 2, ['1', '2', '3']]);
  const arriving = await book(world, 0, 1);
  const choice = await asOwner(world, 'stay_rooms', { booking_id: arriving });
  assert.equal(choice.without_room, 2);
  assert.equal((await give(leaving, '1')).ok, true, 'also on the day of check-out');
  assert.deepEqual(await seen(), [[['roomless', 1, booking_id]], 1, ['2', '3']]);
  assert.equal((await give(booking_id, '2')).ok, true);
  assert.deepEqual(await seen(), [[], 0, []]);

  const out = { seen: {}, state: 'completed', reason: 'The company pays' };
  const states = async () =>
    (await asOwner(world, 'desk_housekeeping', { hotel_id: hotel })).rows.map(({ state }: Row) => state);
  assert.equal((await asOwner(world, 'move_stay', { booking_id: leaving, ...out })).ok, true);
  assert.deepEqual(await states(), ['dirty', 'clean', 'clean']);
  await change(world, booking_id, 'check_in_date = private.today() - 1');
  assert.equal((await asOwner(world, 'move_stay', { booking_id, ...out })).ok, true);
  assert.deepEqual(await states(), ['dirty', 'dirty', 'clean']);
  assert.equal((await give(arriving, '2')).ok, true, 'an early check-out leaves tonight to others');
  assert.equal(((await read(world, arriving)).rooms as Row[])[0]?.name, '2');
});

test('a room with a problem is a task, with the guests who have it within a week, until it is out of order', async (world) => {
  const ids = await addNumbers(world, '1', '2');
  const [later, stay] = [await book(world, 9, 2), await book(world, 3, 2)];
  const give = (booking_id: string, room: string) =>
    asOwner(world, 'give_rooms', { booking_id, room_ids: [ids[room]] });
  const tasks = async () =>
    (await homeOfDesk(world)).visas.map(({ kind, room, broken, night, booking }: Row & { booking?: Row }) => [
      ...[kind, room, broken, night, booking?.id],
    ]);
  for (const booking of [later, stay]) await give(booking, '1');
  const report = (broken: string) => asOwner(world, 'set_room_state', { room_id: ids['1'], broken });
  assert.deepEqual(await tasks(), []);
  await report('The tap drips');
  const task = ['broken', '1', 'The tap drips', dayFromToday(3), stay];
  assert.deepEqual(await tasks(), [task]);
  await give(stay, '2');
  assert.deepEqual(await tasks(), [['problem', '1', 'The tap drips', undefined, undefined]]);
  const nights = { first_night: dayFromToday(0), end_date: dayFromToday(1) };
  const { block_id } = await asOwner(world, 'block_room', { room_id: ids['1'], ...nights });
  assert.deepEqual(await tasks(), []);
  await asOwner(world, 'lift_room', { block_id });
  await give(stay, '1');
  assert.deepEqual(await tasks(), [task]);
  await report('');
  assert.deepEqual(await tasks(), []);
});

test('a person at several properties reads their bookings in one list, and nobody else’s', async (world) => {
  await book(world, 0);
  const all = async (actor: Actor, hotel_id: string | null = null) =>
    (await world.rpc(actor, 'desk_bookings', { hotel_id })).json;
  const { hotel } = world.hotelOf('owner A');
  const own = await all('desk', hotel);
  assert.ok(own.total > 0);
  assert.deepEqual(await all('desk'), { ...own, hotel: null });
  assert.deepEqual(await all('user'), { ok: false, code: 'not_found' });
  const others = (await all('owner B')).rows.map(({ hotel_id }: Row) => hotel_id);
  assert.ok(!others.includes(hotel));
});
