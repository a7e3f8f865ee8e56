import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { payDue } from '../support/paymentSql.ts';
import { calls } from './desk.ts';
import { asAdmin, asOwner, book } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const guest = 'asha@guest.example';

async function givenBooking(world: World): Promise<void> {
  await world.sql('delete from private.outbox');
  await book(world);
}

async function givenClaimed(world: World): Promise<number> {
  await givenBooking(world);
  await world.sql('delete from private.outbox where recipient <> $1', [guest]);
  const [mail] = await claim(world);
  assert.equal(mail?.data.guest_name, 'Asha Kamat');
  return mail.id;
}

async function givenFailed(world: World): Promise<number> {
  const id = await givenClaimed(world);
  await world.sql('update private.outbox set attempts = 6');
  assert.deepEqual(await finish(world, id, 'retry'), { ok: true, status: 'failed' });
  return id;
}

async function queue(world: World): Promise<string[]> {
  return await world.column(`select kind || ' ' || recipient || ' ' || status as line from private.outbox order by id`);
}

type Claimed = { answer: { mails: { id: number; data: Record<string, unknown> }[] } };
const claim = async (world: World) =>
  (await world.sql<Claimed>('select private.claim_mails(10) as answer'))[0]?.answer.mails ?? [];
const finish = async (world: World, id: number, outcome: string) =>
  await world.value('select private.finish_mail($1, $2, null) as answer', [id, outcome]);
const sendAgain = (world: World, mail_id: number) => asAdmin(world, 'send_mail_again', { mail_id });

test('queues one email about a booking to the guest, the owner and the address of the listing', async (world) => {
  await givenBooking(world);
  await world.sql(`update public.bookings set booking_status = 'confirmed'`);
  // The owner and the addresses in the listing, but not the address that guests see.
  const toHotel = (kind: string) =>
    ['canary_mail_ownera@people.example', 'canary_notice_approved_ownera@hotel.example'].map(
      (address) => `${kind} ${address} pending`,
    );
  const lines = await queue(world);
  assert.deepEqual(lines.slice(0, 3), [`booking_guest ${guest} pending`, ...toHotel('booking_hotel')]);
  assert.equal(lines.filter((line) => line.includes('asha')).length, 1);
  const change = (set: string) => world.sql(`update public.bookings set ${set} where guest_email = $1`, [guest]);
  await world.sql(payDue('b.guest_email = $1'), [guest]);
  assert.deepEqual((await queue(world)).slice(-3).sort(), [
    ...toHotel('changed_hotel'),
    `payment_received ${guest} pending`,
  ]);
  await change(`booking_status = 'cancelled'`);
  assert.deepEqual((await queue(world)).slice(-3), [`cancelled_guest ${guest} pending`, ...toHotel('cancelled_hotel')]);
});

test('who books, changes or cancels at the desk gets one email a day about it, or each; others get theirs', async (world) => {
  const own = 'canary_mail_ownera@people.example';
  const mine = async () => (await queue(world)).filter((line) => line.includes(own));
  const deeds = async (own_deeds: string) => {
    await world.sql('delete from private.outbox');
    await world.sql('update public.profiles set own_deeds = $1::private.own_deed_emails', [own_deeds]);
    const stay = { ...calls(world).book_at_desk, idempotency_key: randomUUID() };
    const { booking_id } = await asOwner(world, 'book_at_desk', stay);
    await asOwner(world, 'cancel_stay', {
      booking_id,
      seen: {},
      reason: 'A test',
      refund: 0,
      by_house: true,
    });
    const others = (await queue(world)).filter((line) => line.includes('canary_notice'));
    assert.deepEqual(
      others.map((line) => line.split(' ')[0]),
      ['booking_hotel', 'cancelled_hotel'],
    );
    return mine();
  };
  assert.deepEqual(await deeds('each'), [`booking_hotel ${own} pending`, `cancelled_hotel ${own} pending`]);
  assert.deepEqual(await deeds('daily'), [`own_day ${own} pending`]);
  const setDeeds = (made: string) =>
    world.sql(`update private.outbox set data = jsonb_set(data, '{deeds}', ${made}) where kind = 'own_day'`);
  const [{ kept } = {}] = await world.sql(`select data -> 'deeds' as kept from private.outbox where kind = 'own_day'`);
  await setDeeds(`(select jsonb_agg(n) from generate_series(1, 200) as n)`);
  await asOwner(world, 'book_at_desk', { ...calls(world).book_at_desk, idempotency_key: randomUUID() });
  assert.ok(
    (await mine()).includes(`booking_hotel ${own} pending`),
    'at once what the email of the day has no place for',
  );
  await world.sql(`delete from private.outbox where kind = 'booking_hotel'`);
  await setDeeds(`'${JSON.stringify(kept)}'`);
  assert.equal(
    (await claim(world)).some(({ data }) => 'deeds' in data),
    false,
    'not before the next morning',
  );
  await world.sql(`update private.outbox set next_attempt_at = now() where kind = 'own_day'`);
  const [mail] = await claim(world);
  assert.partialDeepStrictEqual(mail?.data.deeds, [{ kind: 'booking_hotel' }, { kind: 'cancelled_hotel' }]);
  await deeds('daily');
  await world.sql(`update private.outbox set next_attempt_at = now() where kind = 'own_day'`);
  await world.sql(`update public.profiles set role = 'user' where email = $1`, [own]);
  assert.equal(
    (await claim(world)).some(({ data }) => data?.deeds),
    false,
    'nothing of guests to who works there no more',
  );
});

test('welcomes an account when its email is confirmed, and its profile follows the email', async (world) => {
  const email = `${randomUUID()}@people.example`;
  await world.sql('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]);
  assert.ok(!(await queue(world)).some((line) => line.includes(email)), 'not before');
  await world.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  assert.ok((await queue(world)).includes(`welcome ${email} pending`));
  await world.sql('update auth.users set email = $2 where email = $1', [email, `new-${email}`]);
  const profiles = await world.sql('select 1 from public.profiles where email = $1', [`new-${email}`]);
  assert.equal(profiles.length, 1);
});

test('hands out an email once, and again only when its next attempt is due', async (world) => {
  const id = await givenClaimed(world);
  assert.deepEqual(await claim(world), []);
  assert.deepEqual(await finish(world, id, 'perhaps'), { ok: false, code: 'invalid_outcome' });
  assert.deepEqual(await finish(world, id, 'retry'), { ok: true, status: 'pending' });
  assert.deepEqual(await finish(world, id, 'sent'), { ok: false, code: 'not_claimed' });
  assert.deepEqual(await claim(world), [], 'not before its time');
  await world.sql('update private.outbox set next_attempt_at = now()');
  assert.equal((await claim(world)).length, 1);
});

test('never sends an email again that may have been sent, not even for an admin', async (world) => {
  const id = await givenClaimed(world);
  await world.sql(`update private.outbox set lease_until = now() - interval '1 second'`);
  assert.deepEqual(await claim(world), []);
  assert.deepEqual(await queue(world), [`booking_guest ${guest} uncertain`]);
  assert.equal((await asAdmin(world, 'admin_mails'))[0]?.status, 'uncertain');
  assert.deepEqual(await sendAgain(world, id), { ok: false, code: 'not_failed' });
  await world.sql('update private.outbox set attempts = 6');
  assert.deepEqual(await finish(world, id, 'retry'), { ok: true, status: 'failed' });
});

test('shows admins an email that failed, and sends it again once', async (world) => {
  const id = await givenFailed(world);
  await claim(world);
  assert.equal((await queue(world)).length, 1);
  const about = await world.value('select booking_reference as about from public.bookings where guest_email = $1', [
    guest,
  ]);
  const [failed] = await asAdmin(world, 'admin_mails');
  assert.deepEqual([failed?.about, failed?.recipient], [about, guest]);
  assert.deepEqual(await sendAgain(world, id), { ok: true });
  assert.deepEqual(await sendAgain(world, id), { ok: false, code: 'not_failed' });
  assert.deepEqual(await asAdmin(world, 'admin_mails'), []);
  assert.equal((await claim(world)).length, 1);
  const notes = await world.sql(`select after from private.audit_log where entity = 'outbox' and action = 'update'`);
  assert.deepEqual(notes, [{ after: { status: 'pending' } }]);
});

test('counts an outdated email as finished, and deletes it after 31 days', async (world) => {
  const id = await givenClaimed(world);
  assert.deepEqual(await finish(world, id, 'outdated'), { ok: true, status: 'outdated' });
  assert.deepEqual(await asAdmin(world, 'admin_mails'), []);
  const jobs: { name: string; mails: object | null }[] = (await asAdmin(world, 'admin_jobs')).jobs;
  assert.deepEqual(
    jobs.filter(({ mails }) => mails).map(({ name, mails }) => ({ name, ...mails, last_finished_at: null })),
    [{ name: 'send_mails', last_finished_at: null, waiting: 0, held: 0, next_due_at: null, failed: 0 }],
  );
  await world.sql(`update private.outbox set finished_at = now() - interval '31 days'`);
  await claim(world);
  assert.deepEqual(await queue(world), []);
});
