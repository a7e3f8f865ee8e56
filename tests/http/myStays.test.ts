import assert from 'node:assert/strict';
import { book } from './given.ts';
import { type Person, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function bookFor(world: World, guest_email: string, from: number): Promise<string> {
  const days = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(from + 1) };
  return (await book(world, { ...days, guest_email, guest_phone: '+91 98200 77777' })).booking_reference;
}

async function read(person: Person, page = 1) {
  const answer = await person.rpc('my_stays', { page });
  return { ...answer, rows: answer.rows?.map((row: { booking_reference: string }) => row.booking_reference) };
}

test('lists the bookings of an email, the next ones first', async (world) => {
  const guest = await signUpPerson(world);
  const change = (reference: string, set: string) =>
    world.sql(`update public.bookings set ${set} where booking_reference = $1`, [reference]);
  const later = await bookFor(world, guest.email.toUpperCase(), 20);
  const soon = await bookFor(world, guest.email, 10);
  const cancelled = await bookFor(world, guest.email, 15);
  const ended = await bookFor(world, guest.email, 5);
  await change(cancelled, `booking_status = 'cancelled'`);
  await change(ended, 'check_in_date = private.today() - 3, check_out_date = private.today() - 2');
  assert.deepEqual(await read(guest), { ok: true, total: 4, rows: [soon, later, cancelled, ended] });
  assert.deepEqual(await read(guest, 2), { ok: true, total: 4, rows: [] });
});

test('lists no bookings of another email, and nothing personal', async (world) => {
  const [guest, other] = [await signUpPerson(world), await signUpPerson(world)];
  const mine = await bookFor(world, guest.email, 10);
  const theirs = await bookFor(world, other.email, 10);
  await bookFor(world, `x${guest.email}`, 11);
  await bookFor(world, guest.email.replace('@', '+goa@'), 11);
  assert.equal((await world.rpc('anon', 'my_stays', {})).status, 401);
  assert.deepEqual(await read(guest), { ok: true, total: 1, rows: [mine] });
  assert.deepEqual(await read(other), { ok: true, total: 1, rows: [theirs] });
  const text = JSON.stringify(await guest.rpc('my_stays'));
  for (const personal of ['Asha', 'guest_name', guest.email, '77777', 'special_requests'])
    assert.ok(!text.includes(personal), personal);
});

test('goes by the confirmed email of the sign-in, not by the profile', async (world) => {
  const [guest, other] = [await signUpPerson(world), await signUpPerson(world)];
  await bookFor(world, guest.email, 10);
  const none = { ok: true, total: 0, rows: [] };
  await world.sql('update public.profiles set email = $2 where user_id = $1', [other.userId, guest.email]);
  assert.deepEqual(await read(other), none);
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [guest.userId]);
  assert.deepEqual(await read(guest), none);
  const email = `new-${guest.email}`;
  await world.sql('update auth.users set email_confirmed_at = now(), email = $2 where id = $1', [guest.userId, email]);
  assert.deepEqual(await read(guest), none, 'the old email is of somebody else now');
  const anew = await bookFor(world, email, 12);
  assert.deepEqual((await read(guest)).rows, [anew]);
});
