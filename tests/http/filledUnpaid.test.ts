import assert from 'node:assert/strict';
import { asAdmin } from './given.ts';
import { book } from './stays.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function filled(world: World) {
  const { room } = world.hotelOf('owner A');
  await world.sql('update public.room_categories set total_rooms = 4 where id = $1', [room]);
  const ids = [];
  for (const nights of [1, 2])
    ids.push(await book(world, 5, nights, { num_rooms: 2, total_amount: nights * 2 * 345_000 }));
  await world.sql(
    `update public.bookings set advance_percent = 30, advance_amount = total_amount / 10, payment_status = 'pending' where id = any ($1)`,
    [ids],
  );
  return ids;
}
const watch = (world: World) => world.sql('select private.job_watch()');
const mails = async (world: World, kind: string) => {
  const sent = await world.sql<{ data: Record<string, unknown> }>(
    `select data from private.outbox where kind = $1 and not data ? 'subscription_id'
       and coalesce(data #>> '{trouble,kind}', 'nights_unpaid') = 'nights_unpaid'`,
    [kind],
  );
  return sent.map(({ data }) => data);
};
const shown = async (world: World) => {
  const home = (await world.rpc('owner A', 'desk_home', {})).json;
  const { troubles } = await asAdmin(world, 'admin_overview', {});
  return [
    home.todo.filter(({ kind }: { kind: string }) => kind === 'filled'),
    troubles.filter(({ kind }: { kind: string }) => kind === 'nights_unpaid'),
  ];
};

test('owner and admins get one email a day while unpaid bookings fill a room type', async (world) => {
  const ids = await filled(world);
  const references = await world.column(
    'select booking_reference as r from public.bookings where id = any ($1) order by 1',
    [ids],
  );
  await watch(world);
  await watch(world);
  const [mail, ...more] = await mails(world, 'filled_hotel');
  assert.deepEqual([mail?.nights, more], [[dayFromToday(5)], []]);
  const named = ((mail?.bookings ?? []) as { booking_reference: string }[]).map((one) => one.booking_reference);
  assert.deepEqual(named.sort(), references);
  const [trouble, ...others] = await mails(world, 'trouble');
  assert.partialDeepStrictEqual(trouble, { trouble: { kind: 'nights_unpaid', facts: { bookings: [{}, {}] } } });
  assert.deepEqual(others, []);
  const [todo, troubles] = await shown(world);
  assert.partialDeepStrictEqual(todo, [{ nights: [dayFromToday(5)], room_name: 'Garden Room' }]);
  assert.partialDeepStrictEqual(troubles, [{ facts: { nights: [dayFromToday(5)], room_name: 'Garden Room' } }]);
  const [kept] = await world.sql(
    `select facts ? 'bookings' as names from private.trouble_notes where kind = 'nights_unpaid'`,
  );
  assert.equal(kept?.names, false, 'no note keeps the references');

  await world.sql(`update private.trouble_notes set told_at = told_at - interval '25 hours'`);
  await watch(world);
  assert.deepEqual([(await mails(world, 'filled_hotel')).length, (await mails(world, 'trouble')).length], [2, 2]);
});

test('nobody is told of bookings that are paid, pay at the property, or leave a room', async (world) => {
  const [one, two] = await filled(world);
  for (const [change, back] of [
    [`advance_amount = 0`, `advance_amount = total_amount / 10`],
    [`payment_status = 'paid'`, `payment_status = 'pending'`],
    [`booking_status = 'cancelled'`, `booking_status = 'confirmed'`],
    [`num_rooms = 1`, `num_rooms = 2`],
  ]) {
    for (const id of [one, two]) await world.sql(`update public.bookings set ${change} where id = $1`, [id]);
    assert.deepEqual(await shown(world), [[], []], change);
    for (const id of [one, two]) await world.sql(`update public.bookings set ${back} where id = $1`, [id]);
  }
  assert.equal((await shown(world))[0].length, 1);
});

test('anybody who asks for the health of the site learns nothing of unpaid bookings', async (world) => {
  await filled(world);
  const kinds = await world.value('select private.health() as kinds');
  assert.ok(!kinds.includes('nights_unpaid'));
});
