import assert from 'node:assert/strict';
import { houseActors } from './actors.ts';
import { asAdmin } from './given.ts';
import { advance, bookNext, claimed, deskClaim, givenClaim, note, refuse } from './givenClaims.ts';
import { change, type Made } from './stayLinks.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

interface Advances {
  claims: { booking_id: string; [fact: string]: unknown }[];
  awaited: { booking_id: string; [fact: string]: unknown }[];
  owed: { booking_id: string; open: number; due_on: string; [fact: string]: unknown }[];
}
const read = (world: World): Promise<Advances> => asAdmin(world, 'admin_advances');

/** Returns the bookings with a claim to find, and those whose advance is awaited, of guests booked by the test. */
async function listed(world: World) {
  const { claims, awaited } = await read(world);
  const ids = (list: Advances['claims']) =>
    list.filter(({ guest_name }) => guest_name === 'Asha Maria Kamat').map(({ booking_id }) => booking_id);
  return [ids(claims), ids(awaited)];
}

test('only admins read the advances, and each look is in the audit log', async (world) => {
  for (const actor of ['user', 'owner A', 'owner B', ...houseActors] as const)
    assert.equal((await world.rpc(actor, 'admin_advances', {})).status, 403, actor);
  assert.equal((await world.rpc('anon', 'admin_advances', {})).status, 401);
  const looks = async () =>
    (await world.sql(`select from private.audit_log where entity = 'bookings' and entity_id = 'advances'`)).length;
  const before = await looks();
  assert.equal((await asAdmin(world, 'admin_advances')).today, dayFromToday(0));
  assert.equal(await looks(), before + 1);
});

test('admins read the oldest claim first, and the advance that is due first', async (world) => {
  const [first, second, third] = [await bookNext(world), await bookNext(world), await bookNext(world)];
  await change(world, third.id, `advance_due_at = now() + interval '1 hour'`);
  assert.deepEqual(await listed(world), [[], [third.id, first.id, second.id]]);
  const reference = await claimed(world, second);
  await claimed(world, first);
  assert.deepEqual(await listed(world), [[second.id, first.id], [third.id]]);
  assert.equal((await asAdmin(world, 'admin_overview')).claimed_advances, 2);
  const { claims } = await read(world);
  assert.deepEqual(
    [claims[0]?.booking_reference, claims[0]?.reference, claims[0]?.open, claims[0]?.hotel_name],
    [second.booking_reference, reference, advance, 'House of owner A'],
  );
  await claimed(world, second);
  assert.deepEqual((await listed(world))[0], [first.id, second.id], 'a corrected claim is the newest');
  await note(world, first);
  await refuse(world, second);
  assert.deepEqual(await listed(world), [[], [third.id, second.id]]);
});

test('a claim of a desk is listed only if the site is to find it', { tags: 'long' }, async (world) => {
  const stay = await bookNext(world);
  await note(world, stay, { amount: 1000, method: 'cash' }, 'owner A');
  const part = (await read(world)).awaited.find(({ booking_id }) => booking_id === stay.id);
  assert.deepEqual([part?.open, part?.advance_due_at], [advance - 1000, null]);
  await deskClaim(world, stay, { amount: 5, method: 'cash' });
  assert.deepEqual(await listed(world), [[], [stay.id]]);
  await deskClaim(world, stay, { amount: 5 });
  assert.deepEqual(await listed(world), [[stay.id], []]);
  await refuse(world, stay);
  await note(world, stay, { amount: advance - 1000 });
  assert.deepEqual(await listed(world), [[], []]);
});

test('the claim of a cancelled booking is listed until its guest is erased', { tags: 'long' }, async (world) => {
  const stay = await givenClaim(world);
  await change(world, stay.id, `booking_status = 'cancelled'`);
  assert.deepEqual(await listed(world), [[stay.id], []]);
  await change(world, stay.id, 'erased_at = now()');
  assert.deepEqual((await read(world)).claims, []);
});

test('no advance is awaited of a booking that has begun, is cancelled, erased or pays at the hotel', async (world) => {
  for (const set of [
    'erased_at = now()',
    'advance_amount = 0, advance_percent = 0',
    'check_in_date = private.today() - 1, check_out_date = private.today() + 1',
    `booking_status = 'cancelled'`,
    `payment_status = 'failed'`,
  ]) {
    const stay = await bookNext(world);
    await change(world, stay.id, set);
    assert.ok(!(await read(world)).awaited.some(({ booking_id }) => booking_id === stay.id), set);
  }
});

test('the claim of a guest is read beside 500 of a desk', { tags: 'long' }, async (world) => {
  const noted = await bookNext(world);
  await world.sql('alter table private.payments disable trigger user');
  await world.sql(
    `insert into private.payments (booking_id, hotel_id, kind, amount, method, actor_id)
     select b.id, b.hotel_id, 'claimed', 1, 'site', $2 from public.bookings as b cross join generate_series(1, 500) where b.id = $1`,
    [noted.id, world.userId('owner A')],
  );
  await world.sql('alter table private.payments enable trigger user');
  const stay = await givenClaim(world);
  assert.equal((await read(world)).claims.at(-1)?.booking_id, stay.id);
});

async function enter(world: World, { id }: Made, kind: string, amount: number, more: object = {}): Promise<string> {
  const { due_on, settles, reverses } = { due_on: null, settles: null, reverses: null, ...more };
  const [entry] = await world.sql<{ id: string }>(
    `insert into private.payments (booking_id, kind, amount, method, due_on, settles, reverses)
     values ($1, $2::private.payment_kind, $3, $4::private.payment_method, $5, $6, $7) returning id`,
    [id, kind, amount, due_on || reverses ? null : 'cash', due_on, settles, reverses],
  );
  return entry?.id ?? '';
}
/** Receives an amount and owes it as a refund, due in so many days. */
async function owe(world: World, stay: Made, amount: number, days: number): Promise<string> {
  await enter(world, stay, 'received', amount);
  return enter(world, stay, 'refund_owed', amount, { due_on: dayFromToday(days) });
}

test('admins read the rest of each refund, the first due first, and none that is refunded or reversed', async (world) => {
  const [later, reversed, settled, cancelled] = [
    await bookNext(world),
    await bookNext(world),
    await bookNext(world),
    await bookNext(world),
  ];
  await givenClaim(world);
  await change(world, cancelled.id, `booking_status = 'cancelled'`);
  assert.deepEqual((await read(world)).owed, [], 'a claim is refunded to nobody');
  await owe(world, later, 5000, 9);
  await enter(world, reversed, 'reversed', 800, { reverses: await owe(world, reversed, 800, 1) });
  await enter(world, settled, 'refunded', 700, { settles: await owe(world, settled, 700, 2) });
  const soon = await owe(world, cancelled, 3000, 3);
  await enter(world, cancelled, 'refunded', 1000, { settles: soon });
  const { owed } = await read(world);
  assert.deepEqual(
    owed.map(({ booking_id, open, due_on }) => [booking_id, open, due_on]),
    [
      [cancelled.id, 2000, dayFromToday(3)],
      [later.id, 5000, dayFromToday(9)],
    ],
  );
  assert.partialDeepStrictEqual(owed[0], {
    id: soon,
    booking_reference: cancelled.booking_reference,
    guest_name: 'Asha Maria Kamat',
    hotel_name: 'House of owner A',
    is_underway: false,
  });
});

test('admins refund no more of a cancelled booking than admins have received', async (world) => {
  const stay = await bookNext(world);
  await change(world, stay.id, `booking_status = 'cancelled'`);
  await owe(world, stay, 2000, 3);
  for (const by_site of [0, 1500, 2000]) {
    assert.equal((await read(world)).owed[0]?.by_site, by_site);
    await world.sql(
      `insert into private.payments (booking_id, kind, amount, method, by_admin) values ($1, 'received', 1500, 'site', true)`,
      [stay.id],
    );
  }
});
