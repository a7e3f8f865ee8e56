import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import type { CallOptions } from './client.ts';
import { book, giveFactor, isLimited, refuses, request, setLimits, setSettings } from './given.ts';
import { type Person, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const tryToBook = async (
  world: World,
  change: object,
  options: Omit<CallOptions, 'body'> = {},
  actor: Actor = 'anon',
) => (await world.rpc(actor, 'create_booking_tx', request(world, { ...change }), options)).json.code ?? 'ok';

test('counts refused bookings of a client', async (world) => {
  const bad = (index: number) => request(world, { guest_email: `${index}@guest.example`, guest_name: '' });
  await isLimited(world, 'bookings_per_client_an_hour', 'create_booking_tx', bad);
});

test('counts bookings of one mailbox, and none that is refused', async (world) => {
  await setLimits(world, { bookings_per_contact_a_day: 1 });
  for (const index of [0, 1, 2, 3]) assert.equal((await book(world, { total_amount: index })).code, 'price_changed');
  const same = (index: number) => request(world, { guest_email: `a.sha+${index}@gmail.com` });
  await isLimited(world, 'bookings_per_contact_a_day', 'create_booking_tx', same);
});

async function givenAddressOfStrangers(world: World) {
  await setLimits(world, { bookings_per_contact_a_day: 1 });
  const person = await signUpPerson(world);
  const bookAs = (caller: Person | null, network: number, guest_email = person.email) => {
    const headers: Record<string, string> = caller ? { authorization: `Bearer ${caller.token}` } : {};
    return tryToBook(world, { guest_email }, { from: `127.0.${network}.2`, headers });
  };
  // Enough rooms, so that only the limits refuse a booking.
  await world.sql('update public.room_categories set total_rooms = 1000');
  const strangers = [];
  for (const network of [7, 7, 8, 9, 10]) strangers.push(await bookAs(null, network));
  return { person, bookAs, strangers };
}

test('one address is limited for a network, and whoever books for it elsewhere refuses it nothing', async (world) => {
  const { strangers } = await givenAddressOfStrangers(world);
  assert.deepEqual(strangers, ['ok', 'rate_limited', 'ok', 'ok', 'ok']);
});

test('an account that has proven its address books whatever strangers booked for it', async (world) => {
  const { person, bookAs } = await givenAddressOfStrangers(world);
  assert.deepEqual([await bookAs(person, 7), await bookAs(person, 7)], ['ok', 'rate_limited']);
  assert.equal(await bookAs(person, 16, 'a.friend@guest.example'), 'ok');
});

for (const [who, change] of [
  [
    'an account that has not proven its address',
    (world: World, { userId }: Person) =>
      world.sql('update auth.users set email_confirmed_at = null where id = $1', [userId]),
  ],
  ['a session without its second factor', (world: World, { userId }: Person) => giveFactor(world, userId)],
] as const)
  test(`${who} is limited like a stranger`, async (world) => {
    const { person, bookAs } = await givenAddressOfStrangers(world);
    await change(world, person);
    assert.equal(await bookAs(person, 7), 'rate_limited');
  });

test('counts the room nights of each client', async (world) => {
  await setLimits(world, { room_nights_per_client_a_day: 10 });
  const take = (num_rooms: number, nights: number, from?: string) =>
    tryToBook(world, { num_rooms, check_out_date: dayFromToday(10 + nights) }, from ? { from } : {});
  const answers = [];
  for (const [rooms, nights] of [
    [3, 4],
    [2, 4],
    [1, 3],
    [1, 2],
    [1, 1],
  ] as const)
    answers.push(await take(rooms, nights));
  assert.deepEqual(answers, ['rate_limited', 'ok', 'rate_limited', 'ok', 'rate_limited']);
  await world.sql(`update public.bookings set payment_status = 'paid'`);
  assert.equal(await take(1, 1, '127.0.1.2'), 'ok');
});

test('limits what would be booked on the whole site, and tells admins once', async (world) => {
  await setLimits(world, { bookings_a_minute: 16 });
  await world.sql('update public.room_categories set total_rooms = 1000');
  const change = (index: number) => ({ guest_email: `${index}@guest.example` });
  // The ceiling has sixteen shares of one booking each, chosen at random.
  for (let index = 0; index < 17; index++)
    assert.equal(await tryToBook(world, { ...change(index), guest_name: '' }), 'invalid_guest');
  const answers = [];
  for (let index = 0; index < 17; index++) answers.push(await tryToBook(world, change(index)));
  assert.ok(answers.includes('rate_limited'));
  const told = await world.sql(
    `select recipient from private.outbox where kind = 'trouble' and data #>> '{trouble,facts,limit}' = 'bookings_a_minute'`,
  );
  assert.deepEqual(told, [{ recipient: 'canary_mail_admin@people.example' }]);
});

test('asks everybody but admins for a proof that a person books, where the site wants it', async (world) => {
  await setSettings(world, { guests_prove_human: true });
  const [mine, other, old] = [randomUUID(), randomUUID(), randomUUID()];
  await world.sql(`insert into private.human_proofs (key, expires_at) values ($1, now() - interval '1 second')`, [old]);
  await world.sql('select private.note_human($1)', [mine]);
  for (const idempotency_key of [undefined, other, old]) await refuses(world, { idempotency_key }, 'human_needed');
  assert.equal((await book(world, { idempotency_key: mine })).ok, true);
  const bookAs = (actor: Actor) => tryToBook(world, { idempotency_key: randomUUID() }, {}, actor);
  assert.deepEqual(
    [await bookAs('owner A'), await bookAs('user'), await bookAs('admin')],
    ['human_needed', 'human_needed', 'ok'],
  );
});

test('limits how often one client asks Cloudflare', async (world) => {
  await setLimits(world, { lookups_per_client_a_minute: 1 });
  const ask = async (address: string) => {
    const answer = await world.value('select private.count_human_check($1) as answer', [
      JSON.stringify({ 'cf-connecting-ip': address }),
    ]);
    return answer.code ?? 'ok';
  };
  const answers = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')];
  assert.deepEqual(answers, ['ok', 'rate_limited', 'ok']);
});

test('limits how often a client looks up a reference', (world) =>
  isLimited(world, 'lookups_per_client_a_minute', 'booking_by_reference', () => ({
    booking_reference: 'AAAA-AAAA-AAAA-AAAA',
  })));
