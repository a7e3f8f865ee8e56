import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, bookingIdOf } from './given.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

/** The two bookings of owner A: one to come, one that has ended. */
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
  asAdmin(world, 'admin_change_booking', { booking_id, before, after });

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
  // No reference has an O: letters that it could have would be found in one of many runs.
  for (const search of ['100%', 'a_ha', 'nobody', `${coming} oo`])
    assert.deepEqual(await referencesOf(world, { search }), [], search);
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
  assert.equal((await changeBookingAsAdmin(world, id, { booking_status: 'cancelled' })).ok, true);
  assert.deepEqual(await of({ status: 'cancelled' }), [coming]);
  assert.deepEqual(await of({ status: 'active' }), [ended]);
  await changeBookingAsAdmin(world, id, { payment_status: 'failed' });
  assert.deepEqual(await of({ payment: 'failed' }), [coming]);
  assert.equal((await of({ payment: 'unpaid' })).length, 2);
  await setAdvance(world, id, 0);
  assert.deepEqual(await of({ payment: 'unpaid' }), [ended], 'one asks for no advance');
  await setAdvance(world, id, 1);
  await changeBookingAsAdmin(world, id, { payment_status: 'paid' });
  assert.deepEqual(await of({ payment: 'unpaid' }), [ended]);
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
  for (const after of [{ total_amount: 1 }, { booking_status: 'maybe' }, { payment_status: null }, [], null])
    assert.equal((await set(world, id, before, after)).code, 'invalid_booking', JSON.stringify(after));
  assert.equal((await set(world, id, null, {})).code, 'invalid_booking');
  const confirmed = { booking_status: 'confirmed' };
  assert.equal((await set(world, hotel, confirmed, confirmed)).code, 'not_found');
});

test('shows who changed what of a booking, the newest first', async (world) => {
  const { hotel, ended, id } = await givenTwo(world);
  await changeBookingAsAdmin(world, id, { payment_status: 'failed' });
  await setAdvance(world, id, 0);
  await setAdvance(world, id, 1);
  await changeBookingAsAdmin(world, id, { payment_status: 'paid' });
  for (const payment_status of ['paid', 'refunded']) await changeBookingAsAdmin(world, ended, { payment_status });
  const { booking } = await asAdmin(world, 'admin_booking', { booking_id: id });
  assert.deepEqual(
    booking.history.map(({ actor, after }: { actor: string | null; after: object }) => [actor, after]).slice(0, 4),
    [
      [null, { payment_status: 'paid' }],
      ['database: postgres', { advance_amount: 1 }],
      ['database: postgres', { advance_amount: 0 }],
      [null, { payment_status: 'failed' }],
    ],
  );
  assert.equal(booking.search_text, undefined);
  assert.equal((await asAdmin(world, 'admin_booking', { booking_id: hotel })).code, 'not_found');
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
