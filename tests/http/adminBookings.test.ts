import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, bookingIdOf, change } from './given.ts';
import { advance, givenBooking } from './givenMoney.ts';
import { afterMinutes, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function givenTwo(world: World) {
  const coming = world.referenceOf('owner A', 'coming');
  const { hotel } = world.hotelOf('owner A');
  return { hotel, coming, ended: world.referenceOf('owner A', 'ended'), id: await bookingIdOf(world, coming) };
}

const referencesOf = async (world: World, args: object): Promise<string[]> =>
  (await asAdmin(world, 'admin_bookings', args)).rows.map(
    ({ booking_reference }: { booking_reference: string }) => booking_reference,
  );

const set = (world: World, booking_id: string, before: object | null, after: object | null) =>
  asAdmin(world, 'admin_change_booking', { booking_id, before, after, reason: 'The guest called' });

const setAdvance = (world: World, id: string, amount: number) =>
  world.sql('update public.bookings set advance_amount = $1 where id = $2', [amount, id]);

test('finds bookings by reference, guest and email, without wildcards', async (world) => {
  const { coming } = await givenTwo(world);
  assert.equal((await asAdmin(world, 'admin_bookings')).total, 4);
  assert.deepEqual(await asAdmin(world, 'admin_bookings', { page: 2 }), { total: 4, rows: [] });
  for (const search of [
    coming,
    coming.replaceAll('-', '').toLowerCase(),
    `${coming.slice(5, 14)} asha`,
    world.emailOf('owner A', 'coming'),
  ])
    assert.deepEqual(await referencesOf(world, { search }), [coming], search);
  // References have no O, so this search cannot match one by chance.
  for (const search of ['100%', 'a_ha', 'nobody', `${coming} oo`])
    assert.deepEqual(await referencesOf(world, { search }), [], search);
});

test('finds a guest by a name with another apostrophe or none', async (world) => {
  const { id, coming } = await givenTwo(world);
  const names = [
    ['Maria D’Souza', "d'souza", 'DSouza', 'D´Souza'],
    ["Maria D'Souza", 'D’Souza', 'dsouza'],
    ['Sean OʼNeil', "O'Neil", 'ONeil'],
    ['അനില്\u200d', 'അനിൽ'],
  ] as const;
  for (const [name, ...searches] of names) {
    await world.sql('update public.bookings set guest_name = $2 where id = $1', [id, name]);
    for (const search of searches) assert.deepEqual(await referencesOf(world, { search }), [coming], search);
  }
});

test('lists bookings by hotel and by days of arrival and departure', async (world) => {
  const { hotel, coming, ended } = await givenTwo(world);
  const of = (args: object) => referencesOf(world, { hotel_id: hotel, ...args });
  assert.deepEqual(await of({ search: 'asha', arrival_from: dayFromToday(0) }), [coming]);
  assert.deepEqual(await of({ arrival_to: dayFromToday(0) }), [ended]);
  assert.deepEqual(await of({ departure_from: dayFromToday(102), departure_to: dayFromToday(102) }), [coming]);
  assert.deepEqual(await of({ departure_from: dayFromToday(103) }), []);
});

test('lists bookings by status and payment', async (world) => {
  const { hotel, coming, ended, id } = await givenTwo(world);
  const of = (args: object) => referencesOf(world, { hotel_id: hotel, ...args });
  await changeBookingAsAdmin(world, id, { payment_status: 'failed' });
  assert.deepEqual(await of({ payment: 'failed' }), [coming]);
  assert.equal((await of({ payment: 'unpaid' })).length, 2);
  await setAdvance(world, id, 0);
  assert.deepEqual(await of({ payment: 'unpaid' }), [ended], 'one asks for no advance');
  await setAdvance(world, id, 1);
  await changeBookingAsAdmin(world, id, { payment_status: 'paid' });
  assert.deepEqual(await of({ payment: 'unpaid' }), [ended]);
  assert.equal((await changeBookingAsAdmin(world, id, { booking_status: 'cancelled' })).ok, true);
  assert.deepEqual(await of({ status: 'cancelled' }), [coming]);
  assert.deepEqual(await of({ status: 'active' }), [ended]);
});

test('tells the second of two admins that the booking has changed', async (world) => {
  const { id } = await givenTwo(world);
  const both = await Promise.all(
    ['cancelled', 'completed'].map((booking_status) =>
      set(world, id, { booking_status: 'confirmed' }, { booking_status }),
    ),
  );
  assert.deepEqual(both.map(({ code }) => code ?? 'ok').sort(), ['changed', 'ok']);
  assert.deepEqual(both[0].booking, both[1].booking, 'both see it as it is now');
  const unseen = await set(world, id, { payment_status: 'pending' }, { booking_status: 'pending' });
  assert.equal(unseen.code, 'changed', 'its status was not seen');
});

test('refuses changes of a booking that cannot be', async (world) => {
  const { hotel, id } = await givenTwo(world);
  const before = (await changeBookingAsAdmin(world, id, {})).booking;
  for (const after of [
    { total_amount: 1 },
    { booking_status: 'maybe' },
    { payment_status: null },
    { payment_status: 'paid' },
    [],
    null,
  ])
    assert.equal((await set(world, id, before, after)).code, 'invalid_booking', JSON.stringify(after));
  assert.equal((await set(world, id, null, {})).code, 'invalid_booking');
  const confirmed = { booking_status: 'confirmed' };
  assert.equal((await set(world, hotel, confirmed, confirmed)).code, 'not_found');
});

test('exports bookings part by part, and notes each export once', async (world) => {
  const { hotel } = await givenTwo(world);
  const take = (args: object) => asAdmin(world, 'admin_export_bookings', args);
  const notes = async () =>
    (await world.sql("select after from private.audit_log where entity_id = 'export' order by id")).map(
      ({ after }) => after,
    );
  const { total, rows } = await take({ hotel_id: hotel });
  assert.equal(total, 2);
  const after = { after_at: rows[0].created_at, after_id: rows[0].id };
  assert.deepEqual((await take({ hotel_id: hotel, ...after })).rows, rows.slice(1));
  assert.deepEqual(await notes(), [{ hotel_id: hotel }]);
  await take({ hotel_id: hotel });
  assert.equal((await notes()).length, 2);
  await take({ ...after, after_at: '9999-01-01' });
  assert.deepEqual((await notes()).at(-1), null, 'one that begins in the middle is noted as well');
});

test('an export asks for the password first', async (world) => {
  const colleague = await signUpPerson(world, 'Another Admin');
  await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [colleague.userId]);
  const search = { search: 'nobody' };
  assert.equal((await colleague.rpc('admin_export_bookings', search)).total, 0);
  const left = await afterMinutes(world, colleague, 11);
  assert.deepEqual(await left.rpc('admin_export_bookings', search), {
    ok: false,
    code: 'fresh_proof_needed',
    proof: 'password',
  });
  assert.equal((await left.rpc('admin_bookings', search)).total, 0);
});

test('a status that contradicts the dates takes a reason, which the history and the log keep', async (world) => {
  const { id, ended } = await givenTwo(world);
  const move = async (booking: string, booking_status: string, reason: string | null) =>
    (await changeBookingAsAdmin(world, booking, { booking_status }, { reason })).code ?? 'ok';
  for (const reason of [null, ' ', 'x'.repeat(301)]) assert.equal(await move(id, 'completed', reason), 'no_reason');
  assert.equal(await move(id, 'cancelled', null), 'no_reason');
  assert.equal(await move(id, 'completed', 'The guest left early'), 'ok');
  assert.deepEqual(
    await world.sql(`select after from private.audit_log where entity_id = $1 order by id desc limit 2`, [id]),
    [
      { after: { booking_status: 'completed', stay_state: 'completed' } },
      { after: { reason: 'The guest left early' } },
    ],
  );
  const desk = await world.rpc('owner A', 'desk_booking', { booking_id: id });
  assert.equal(desk.json.booking.history[0].note, 'The guest left early');
  assert.equal(await move(id, 'confirmed', null), 'ok', 'the stay is yet to come');
  const past = await bookingIdOf(world, ended);
  await change(world, past, `booking_status = 'completed'`);
  assert.equal(await move(past, 'confirmed', null), 'no_reason');
  assert.equal(await move(past, 'confirmed', 'It is not over'), 'ok');
});

test('a cancellation refunds by the policy or more, and its email tells how much', async (world) => {
  const stay = await givenBooking(world, 30, 'strict');
  await stay.receive();
  const cancel = (asked: object) => changeBookingAsAdmin(world, stay.id, { booking_status: 'cancelled' }, asked);
  const half = Math.round(advance / 2);
  for (const refund of [half - 1, advance + 1])
    assert.deepEqual(await cancel({ refund }), { ok: false, code: 'wrong_refund', least: half, most: advance });
  assert.equal((await cancel({ refund: half, by_house: true })).code, 'wrong_refund', 'a property refunds everything');
  assert.equal((await cancel({ refund: half + 500, reason: 'The roof leaks' })).ok, true);
  assert.deepEqual(await stay.states('refunds'), [['due', half + 500, 'site']]);
  assert.partialDeepStrictEqual(await stay.emailToGuest('cancelled_guest'), {
    refund_amount: half + 500,
    cancel_reason: 'The roof leaks',
    cancel_answer_by: null,
  });
});
