import assert from 'node:assert/strict';
import { asAdmin, bookingIdOf } from './given.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

interface Look {
  entity: string;
  entity_id: string;
  label: string;
  before: unknown;
  after: unknown;
}

const looks = (world: World) =>
  world.sql<Look>(
    `select entity, entity_id, label, before, after from private.audit_log
     where action = 'read' and actor_id = $1 order by id`,
    [world.userId('admin')],
  );

const bookingsOf = (world: World) =>
  Promise.all([
    bookingIdOf(world, world.referenceOf('owner A', 'ended')),
    bookingIdOf(world, world.referenceOf('owner A', 'coming')),
  ]);

function everyLook(
  world: World,
  [booking, another]: readonly [string, string],
): [name: string, args: object, look: object][] {
  const hotel_id = world.hotelOf('owner A').hotel;
  const property_id = world.propertyId('owner A', 'approved');
  const list = (entity: string, after: object | null) => ({ entity, entity_id: 'list', after });
  const one = (entity: string, entity_id: string, seen: string) => ({ entity, entity_id, after: { seen } });
  const filter = { status: 'active', hotel_id, arrival_from: dayFromToday(0) };
  return [
    ['admin_bookings', {}, list('bookings', null)],
    ['admin_bookings', { search: ' asha ', ...filter }, list('bookings', { search: 'asha', ...filter })],
    ['desk_booking', { booking_id: booking }, one('bookings', booking, 'the booking with its guest')],
    ['desk_booking', { booking_id: another }, one('bookings', another, 'the booking with its guest')],
    ['admin_users', { search: 'canary', role: 'owner' }, list('profiles', { search: 'canary', role: 'owner' })],
    ['admin_properties', { status: 'waiting' }, list('properties', { status: 'waiting' })],
    ['admin_property', { property_id }, one('properties', property_id, 'the listing with its owner')],
    ['admin_mails', {}, list('outbox', null)],
  ];
}

test('notes once what an admin looked at, without the data of a guest', async (world) => {
  const calls = everyLook(world, await bookingsOf(world));
  for (const _time of [1, 2]) {
    for (const [name, args] of calls) await asAdmin(world, name, args);
    await asAdmin(world, 'admin_bookings', { page: 2, sort: 'guest' });
    await asAdmin(world, 'admin_users', { search: 'canary', role: 'owner', page: 3 });
    await asAdmin(world, 'admin_users', { search: 'x'.repeat(300) });
  }
  const noted = await looks(world);
  assert.deepEqual(
    noted.map(({ entity, entity_id, after }) => ({ entity, entity_id, after })),
    [...calls.map(([, , look]) => look), { entity: 'profiles', entity_id: 'list', after: { search: 'x'.repeat(200) } }],
  );
  assert.ok(noted.every(({ before }) => before === null));
  assert.ok(!JSON.stringify(noted.map(({ label, after }) => [label, after])).includes('CANARY_GUEST'));
  assert.equal(noted[2]?.label, world.referenceOf('owner A', 'ended'));
});

test('notes the same look again after an hour, and once of several at the same time', async (world) => {
  const passes = (minutes: number) =>
    world.sql('update private.audit_log set at = at - make_interval(mins => $1)', [minutes]);
  await Promise.all([1, 2, 3].map(() => asAdmin(world, 'admin_users')));
  assert.equal((await looks(world)).length, 1);
  await passes(59);
  await asAdmin(world, 'admin_users');
  assert.equal((await looks(world)).length, 1);
  await passes(2);
  await asAdmin(world, 'admin_users');
  assert.equal((await looks(world)).length, 2);
});

test('lists looks in the log, but not in the history of a listing', async (world) => {
  const [booking_id] = await bookingsOf(world);
  const property_id = world.propertyId('owner A', 'approved');
  const isNoLook = ({ action }: { action: string }) => action !== 'read';
  for (const _time of [1, 2]) {
    await asAdmin(world, 'desk_booking', { booking_id });
    const { history } = await asAdmin(world, 'admin_property', { property_id });
    assert.ok(history.every(isNoLook));
  }
  assert.equal((await asAdmin(world, 'admin_audit', { action: 'read' })).rows.length, 2);
  const [all, changes] = [
    await asAdmin(world, 'admin_audit'),
    await asAdmin(world, 'admin_audit', { action: 'change' }),
  ];
  assert.equal(changes.total, all.total - 2);
  assert.ok(changes.rows.every(isNoLook));
});
