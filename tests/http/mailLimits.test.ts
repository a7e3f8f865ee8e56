import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import type { Actor } from './actors.ts';
import { asAdmin, book, bookingIdOf, isLimited, request, setLimits, setPaymentStatus } from './given.ts';
import { signUpPerson } from './listings.ts';
import { sellOut } from './waits.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const subscription = (index: number) => ({ email: `${index}@guest.example` });

test('limits subscriptions of one client', (world) =>
  isLimited(world, 'subscriptions_per_client_an_hour', 'subscribe_to_newsletter', subscription));

test('limits subscriptions of the site, without known addresses', async (world) => {
  assert.equal((await world.rpc('anon', 'subscribe_to_newsletter', subscription(9))).json.ok, true);
  await world.sql('delete from private.rate_hits');
  await setLimits(world, { subscriptions_an_hour: 1 });
  assert.equal((await world.rpc('anon', 'subscribe_to_newsletter', subscription(9))).json.ok, true);
  await isLimited(world, 'subscriptions_an_hour', 'subscribe_to_newsletter', subscription);
});

test('sends one mailbox ten emails a day at most, however its address is written', async (world) => {
  await setLimits(world, { subscriptions_per_client_an_hour: 1000, subscriptions_an_hour: 1000 });
  const subscribe = async (email: string) =>
    assert.equal((await world.rpc('anon', 'subscribe_to_newsletter', { email })).json.ok, true);
  for (let index = 0; index < 12; index++) await subscribe('asha@gmail.com');
  for (let index = 0; index < 12; index++) await subscribe(`a.sha+${index}@googlemail.com`);
  const emails = await world.sql(
    `select from private.outbox where kind = 'newsletter_confirm' and recipient ~ '^a.?sha'`,
  );
  assert.equal(emails.length, 10);
});

for (const name of ['confirm_letters', 'stop_letters'])
  test(`limits how often a client tries ${name}`, (world) =>
    isLimited(world, 'lookups_per_client_a_minute', name, () => ({ token: randomUUID() })));

const addAddress = async (world: World, actor: Actor, email: string) => {
  const args = { property_id: world.propertyId('owner A', 'approved'), email };
  return (await world.rpc(actor, 'add_notice_email', args)).json.code ?? 'ok';
};

const addOften = async (world: World, actor: Actor, times: number) => {
  const answers = new Set<string>();
  for (let index = 0; index < times; index++) answers.add(await addAddress(world, actor, 'keys@house.example'));
  return [...answers];
};

test('an owner adds an address for notices, which gets none before it is confirmed', async (world) => {
  const addresses = () => world.sql('select email from private.notice_addresses($1)', [world.hotelOf('owner A').hotel]);
  const before = await addresses();
  assert.equal(await addAddress(world, 'owner B', 'x@evil.example'), 'not_found');
  assert.equal(await addAddress(world, 'owner A', 'desk@house.example'), 'ok');
  assert.deepEqual(await addresses(), before);
});

test('does not ask an address again that has stopped notices', async (world) => {
  await addAddress(world, 'owner A', 'desk@house.example');
  await world.sql(`update private.subscriptions set stopped_at = now() where email = 'desk@house.example'`);
  assert.equal(await addAddress(world, 'owner A', 'desk@house.example'), 'stopped');
});

test('limits how often one address is asked to confirm notices', async (world) => {
  assert.ok((await addOften(world, 'admin', 11)).includes('asked_often'));
});

test('limits how often one person adds addresses for notices', { tags: 'long' }, async (world) => {
  assert.ok((await addOften(world, 'owner A', 61)).includes('rate_limited'));
});

/** Strangers on many networks request 36 emails of three kinds to one mailbox. Each answer must look as if it was sent. */
async function floodMailbox(world: World, spelled: (index: number) => string, { from = 30, atOnce = false } = {}) {
  await setLimits(world, { subscriptions_an_hour: 1000 });
  await world.sql('update public.room_categories set total_rooms = 1000 where id = $1', [
    world.hotelOf('owner B').room,
  ]);
  await sellOut(world, from);
  const { hotel } = world.hotelOf('owner A');
  const nights = { hotel_id: hotel, check_in: dayFromToday(from), check_out: dayFromToday(from + 2) };
  const kinds = [
    (email: string) => ['create_booking_tx', request(world, { guest_email: email }, 'owner B')] as const,
    (email: string) => ['subscribe_to_newsletter', { email }] as const,
    (email: string) => ['join_waitlist', { ...nights, email }] as const,
  ];
  const ask = async (index: number) => {
    const [name, args] = kinds[index % kinds.length]?.(spelled(index)) ?? assert.fail();
    assert.equal((await world.rpc('anon', name, args, { from: `127.0.${index}.2` })).json.ok, true);
  };
  if (atOnce) await Promise.all(Array.from({ length: 36 }, (_, index) => ask(index)));
  else for (let index = 0; index < 36; index++) await ask(index);
}

const queuedTo = async (world: World, pattern: string) =>
  await world.column(`select kind || ' ' || status as line from private.outbox where recipient ~ $1 order by id`, [
    pattern,
  ]);

test('strangers cause 10 emails an hour and 20 a day to a mailbox that nobody has proven, whatever they ask for', async (world) => {
  await floodMailbox(world, (index) => `r.avi+${index}@gmail.com`);
  const sent = (await queuedTo(world, '^r.avi')).filter((line) => line.endsWith(' pending'));
  assert.deepEqual(sent.slice(0, 3), ['booking_guest pending', 'newsletter_confirm pending', 'wait_confirm pending']);
  assert.equal(sent.length, 10);
  await world.sql(`update private.outbox set created_at = created_at - interval '2 hours'`);
  await floodMailbox(world, (index) => `ravi+again${index}@gmail.com`, { from: 40, atOnce: true });
  const all = (await queuedTo(world, '^r.?avi')).filter((line) => line.endsWith(' pending'));
  assert.equal(all.length, 20);
});

test('admins are told of emails that were kept back, and can send them', async (world) => {
  await floodMailbox(world, (index) => `ravi+${index}@guest.example`);
  const told = await world.sql(
    `select recipient from private.outbox where kind = 'trouble' and data #>> '{trouble,facts,limit}' = 'emails_to_unproven'`,
  );
  assert.deepEqual(told, [{ recipient: 'canary_mail_admin@people.example' }]);
  const [kept] = await asAdmin(world, 'admin_mails');
  assert.equal(kept?.last_error, 'Too many emails to an unconfirmed address.');
  assert.deepEqual(await asAdmin(world, 'send_mail_again', { mail_id: kept?.id }), { ok: true });
});

test('an address that its account has proven gets every email that strangers cause', async (world) => {
  const { email } = await signUpPerson(world);
  await floodMailbox(world, () => email);
  const emails = (await queuedTo(world, email)).filter((line) => line.startsWith('booking_guest '));
  assert.deepEqual(emails, Array(12).fill('booking_guest pending'));
});

test('emails about received money and by the property reach a mailbox that strangers have filled', async (world) => {
  const { booking_reference } = await book(world, { guest_email: 'ravi@guest.example' });
  const booking_id = await bookingIdOf(world, booking_reference);
  await floodMailbox(world, (index) => `ravi+${index}@guest.example`);
  const emails = async () => (await queuedTo(world, '^ravi@')).filter((line) => line.endsWith(' pending'));
  assert.deepEqual(await emails(), ['booking_guest pending']);
  await world.rpc('anon', 'subscribe_to_newsletter', { email: 'ravi@guest.example' });
  assert.equal((await world.rpc('owner A', 'send_stay_again', { booking_id })).json.ok, true);
  await setPaymentStatus(world, booking_id, 'paid');
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [booking_id]);
  assert.deepEqual((await emails()).sort(), [
    'booking_guest pending',
    'booking_guest pending',
    'cancelled_guest pending',
    'payment_received pending',
  ]);
});

const signUpWith = (world: World, email: string) =>
  world.call('anon', 'POST', '/auth/v1/signup', {
    body: { email, password: 'long enough', data: { full_name: 'Asha' } },
  });

test('one mailbox gets four emails a day to confirm accounts, however its address is written', async (world) => {
  const answers = [];
  for (let index = 0; index < 5; index++) answers.push(await signUpWith(world, `ta.rget+${index}@gmail.com`));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 429, 429],
  );
  assert.equal(answers[4]?.json.msg, 'Too many sign-ups for this mailbox. Try again tomorrow.');
  assert.equal((await signUpWith(world, 'Target@gmail.com')).status, 200, 'strangers keep nobody out');
  assert.equal((await signUpWith(world, 'ta.rget@people.example')).status, 200);
  const sent = (await world.backend.mailbox.list()).filter(({ to }) => /^ta\.?rget.*@gmail/.test(to));
  assert.equal(sent.length, 4);
});

test('the form for accounts tells by no limit whether a mailbox has an account', async (world) => {
  const known = 'asha+0@guest.example';
  for (let index = 0; index < 3; index++) await signUpWith(world, `asha+${index}@guest.example`);
  const form = {
    password: 'long enough',
    full_name: 'Asha',
    phone: '+91 98220 00000',
    legal_versions: termsAndPrivacy,
  };
  for (const email of [known, 'asha+new@guest.example']) {
    const { status, json } = await world.call('anon', 'POST', '/functions/v1/sign-up', { body: { ...form, email } });
    assert.deepEqual([status, json.code], [429, 'mailbox_limited']);
  }
});

test('a guest whose mailbox strangers have filled proves it by a link, and then gets what was kept back', async (world) => {
  await floodMailbox(world, (index) => `ravi+${index}@guest.example`);
  const { booking_reference } = await book(world, { guest_email: 'ravi@guest.example' });
  const mails = () => queuedTo(world, '^ravi@');
  assert.deepEqual(await mails(), ['booking_guest failed']);
  const asked = { booking_reference, guest_email: 'ravi@guest.example' };
  assert.equal((await world.rpc('anon', 'send_stay_link', asked)).json.ok, true);
  assert.deepEqual(await mails(), ['booking_guest failed', 'stay_link pending']);
  const link = await world.value(
    `select private.mail_facts(kind, data, recipient) ->> 'stay_link' as token from private.outbox where kind = 'stay_link'`,
  );
  for (let times = 0; times < 2; times++)
    assert.equal((await world.rpc('anon', 'open_stay', { token: link })).json.ok, true);
  assert.deepEqual(await mails(), ['booking_guest pending', 'stay_link pending']);
});

test('an email that was kept back is not sent once it is no longer true', async (world) => {
  await floodMailbox(world, (index) => `ravi+${index}@guest.example`);
  const { booking_reference } = await book(world, { guest_email: 'ravi@guest.example' });
  const booking_id = await bookingIdOf(world, booking_reference);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [booking_id]);
  const link = await world.value('select private.stay_link($1, p_is_mailed => true) as token', [booking_id]);
  assert.equal((await world.rpc('anon', 'open_stay', { token: link })).json.ok, true);
  assert.deepEqual(await queuedTo(world, '^ravi@'), ['booking_guest failed', 'cancelled_guest pending']);
});

test('strangers cause six new links an hour to a mailbox that nobody has proven', async (world) => {
  for (let index = 0; index < 3; index++) {
    const guest_email = `ravi+${index}@guest.example`;
    const { booking_reference } = await book(world, { guest_email });
    for (let times = 0; times < 3; times++)
      assert.deepEqual((await world.rpc('anon', 'send_stay_link', { booking_reference, guest_email })).json, {
        ok: true,
      });
  }
  assert.equal((await queuedTo(world, '^ravi')).filter((line) => line === 'stay_link pending').length, 6);
});
