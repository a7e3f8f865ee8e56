import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { checkIn } from './formC.ts';
import { asAdmin, asOwner } from './given.ts';
import { add, guest, turnOn } from './register.ts';
import { change } from './stayLinks.ts';
import { book } from './stays.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const register = (world: World, booking_id: string) => asOwner(world, 'desk_register', { booking_id });
const row = async (world: World, id: string) => {
  const { rows } = await asOwner(world, 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel });
  return rows.find((one: { id: string }) => one.id === id);
};

test('a property that turned the register on notes its Indian guests, and changes and removes them', async (world) => {
  const booking_id = await book(world, 0);
  assert.equal((await add(world, booking_id)).code, 'not_changeable');
  assert.equal((await row(world, booking_id)).has_register, false);
  await turnOn(world);
  assert.equal((await row(world, booking_id)).has_register, true);
  const guest_id = randomUUID();
  for (const last4 of ['12a9', '४३२१'])
    assert.deepEqual(await add(world, booking_id, { guest_id, last4, name: ' Asha Kamat ' }, 'desk'), { ok: true });
  const { people, most, may_change } = await register(world, booking_id);
  assert.deepEqual([people, most, may_change], [[{ id: guest_id, ...guest }], 2, true]);
  const data = `select private.personal_data(null, lower(guest_email), false) -> 'stays' -> 0 -> 'register' as data from public.bookings where id = $1`;
  assert.deepEqual(await world.value(data, [booking_id]), [guest]);
  assert.equal((await asOwner(world, 'register_guest', { booking_id, guest_id })).ok, true);
  assert.deepEqual((await register(world, booking_id)).people, []);
});

test('no full number, no unknown document, and no more guests than the booking has', async (world) => {
  await turnOn(world);
  const booking_id = await book(world, 0);
  const long = '9'.repeat(1_000_000);
  for (const [field, value] of [
    ...['1234 5678 9012', '123', '12-4', '', long, null].map((last4) => ['last4', last4]),
    ...['pan', '', long, null].map((document) => ['document', document]),
    ...[
      'Asha 123456789012',
      'Asha १२३४',
      'Asha １２３４',
      'Asha ๑๒๓๔',
      'Asha 𝟏𝟐',
      'Asha ①②',
      'Asha Ⅻ',
      'Asha ㍙',
      '<b>Asha',
      '',
      'x'.repeat(121),
      long,
    ].map((name) => ['name', name]),
  ] as const) {
    const refused = { ok: false, code: 'invalid_register' };
    assert.deepEqual(await add(world, booking_id, { [String(field)]: value }), refused, String(value).slice(0, 20));
  }
  assert.equal((await add(world, booking_id, { guest_id: null })).code, 'invalid_register');
  const { hotel: hotel_id } = world.hotelOf('owner A');
  assert.equal((await asOwner(world, 'set_guest_register', { hotel_id, is_on: null })).code, 'invalid_register');
  for (const name of ['Asha', 'Ravi']) assert.equal((await add(world, booking_id, { name })).ok, true);
  assert.deepEqual(await add(world, booking_id), { ok: false, code: 'too_many', most: 2 });
  const [{ id: guest_id }] = (await register(world, booking_id)).people;
  assert.equal((await add(world, await book(world, 1), { guest_id })).code, 'not_found', 'of another booking');
  for (const column of ['last4', 'name'])
    await assert.rejects(world.sql(`update private.register_guests set ${column} = '123456789012'`), /check/);
});

test('the register is shortened with the contact, and deleted with the booking or its guest', async (world) => {
  await turnOn(world);
  const [old, cancelled, erased] = [await book(world, 0), await book(world, 1), await book(world, 2)];
  for (const id of [old, cancelled, erased]) assert.equal((await add(world, id)).ok, true);
  await change(world, old, 'check_in_date = private.today() - 33, check_out_date = private.today() - 31');
  const { people, may_change } = await register(world, old);
  assert.deepEqual([people[0].name, people[0].last4, may_change], ['Asha K.', null, false]);
  assert.equal((await add(world, old)).code, 'not_changeable');
  for (const _ of [1, 2]) assert.equal((await asAdmin(world, 'desk_register', { booking_id: old })).people.length, 1);
  await change(world, cancelled, `booking_status = 'cancelled'`);
  await world.sql(`select set_config('private.erasing', 'on', true), private.erase_guests(array[$1::uuid])`, [erased]);
  assert.deepEqual(await world.column('select booking_id from private.register_guests'), [old]);
  const looks = await world.sql(`select entity, after from private.audit_log where entity = 'register_guests'`);
  assert.doesNotMatch(JSON.stringify(looks), /Asha|4321|aadhaar/);
  assert.ok(looks.length > 0, 'an admin looked');
});

test('the guests who arrived in a month are Indian or foreign, as counted for Form C', async (world) => {
  const { hotel } = world.hotelOf('owner A');
  const [arrived, later, old] = [await book(world, 0), await book(world, 1), await book(world, 0)];
  for (const id of [arrived, old]) assert.equal((await checkIn(world, id)).ok, true);
  for (const id of [arrived, later])
    assert.equal((await asOwner(world, 'set_form_c_guests', { booking_id: id, guests: 1 })).ok, true);
  await change(world, old, `check_in_date = private.today() - 400, check_out_date = private.today() - 399`);
  const months = async (first_month: string) =>
    (await asOwner(world, 'desk_guest_counts', { hotel_id: hotel, first_month, months: 1 })).months;
  const month = (day: number) => `${dayFromToday(day).slice(0, 7)}-01`;
  assert.deepEqual(await months(month(0)), [{ month: month(0), guests: 2, foreign: 1 }]);
  assert.deepEqual(await months(month(-400)), [{ month: month(-400), guests: 2, foreign: null }]);
  for (const first_month of ['0001-01-01', '9999-12-31', 'infinity']) assert.deepEqual(await months(first_month), []);
});
