import assert from 'node:assert/strict';
import { asOwner } from './given.ts';
import { Booking, givenBooking } from './givenMoney.ts';
import { aspects, leaveReview, reviewLinkOf } from './leaveReview.ts';
import { bookAsGuest, nights } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

async function endedStay(world: World) {
  const stay = await world.row('select id, hotel_id from public.bookings where booking_reference = $1', [
    world.referenceOf('owner A', 'ended'),
  ]);
  assert.ok(stay);
  return stay;
}

const open = async (world: World, token: unknown) => (await world.rpc('anon', 'open_review', { token })).json;

const send = async (world: World, token: unknown, change: object = {}) =>
  (await world.rpc('anon', 'review_by_link', { token, rating: 4, aspects, ...change })).json;

const codeOf = async (world: World, token: unknown) => [
  (await open(world, token)).code,
  (await send(world, token)).code,
];

const asked = async (world: World) =>
  (await world.sql(`select recipient from private.outbox where kind = 'stay_link'`)) as { recipient: string }[];

test('a review needs the mailbox of the booking or its proven account', async (world) => {
  const stay = await endedStay(world);
  await world.sql(
    'update public.bookings set check_in_date = private.today() - 3, check_out_date = private.today() - 1 where id = $1',
    [stay.id],
  );
  await reviewLinkOf(world, world.referenceOf('owner A', 'ended'));
  const link = async (how: string) =>
    (await world.value(`select private.stay_link($1${how}) as token`, [stay.id])) ?? '';
  const answered = await link('');
  assert.deepEqual(await codeOf(world, answered), ['not_mailed', 'not_mailed']);
  for (const token of [await link(', true'), await link(', true, false, true')])
    assert.deepEqual(await codeOf(world, token), ['shared_link', 'shared_link']);

  const ask = async (token: unknown) => (await world.rpc('anon', 'send_review_link', { token })).json;
  await world.sql('delete from private.outbox');
  for (const [token, code] of [
    ['', 'not_found'],
    [null, 'not_found'],
    ['0'.repeat(64), 'not_found'],
    [await link(', true'), 'shared_link'],
  ])
    assert.deepEqual(await ask(token), { ok: false, code });
  assert.deepEqual(await asked(world), []);
  for (let time = 0; time < 5; time += 1) assert.deepEqual(await ask(answered), { ok: true });
  const recipient = world.emailOf('owner A', 'ended');
  assert.deepEqual(await asked(world), [{ recipient }, { recipient }, { recipient }], 'three an hour');

  // Every link in the guest's emails opens a review. The reference with the address does not.
  const [{ facts } = { facts: { stay_link: '' } }] = await world.sql<{ facts: { stay_link: string } }>(
    `select private.mail_facts('stay_link', jsonb_build_object('booking_id', $1::text), $2) as facts`,
    [stay.id, recipient],
  );
  assert.equal((await open(world, facts.stay_link)).ok, true);
  const byReference = await world.rpc('anon', 'leave_review', {
    booking_reference: world.referenceOf('owner A', 'ended'),
    guest_email: recipient,
    rating: 5,
  });
  assert.equal(byReference.status, 404, 'no such call');

  const email = await world.value('select email from auth.users where id = $1', [world.userId('user')]);
  await world.sql('update public.bookings set guest_email = $2 where id = $1', [stay.id, email]);
  const given = await world.rpc('user', 'my_stay_link', { booking_reference: world.referenceOf('owner A', 'ended') });
  assert.equal((await open(world, given.json.token)).ok, true);
  const told = async () => {
    const booking_reference = world.referenceOf('owner A', 'ended');
    const shown = (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.booking;
    const own = await world.sql<{ may: boolean; why: string | null }>(
      `select (s.stay ->> 'may_review')::boolean as may, s.stay ->> 'no_review' as why from (select private.guest_stay($1) as stay) as s`,
      [stay.id],
    );
    return [shown.may_review, own[0]?.may, own[0]?.why];
  };
  assert.deepEqual(await told(), [true, true, null]);
  assert.equal((await send(world, given.json.token)).ok, true);
  assert.deepEqual(await told(), [false, false, 'already_reviewed'], 'once');
});

test('only a stay that took place is reviewed', async (world) => {
  const stay = await endedStay(world);
  const token = await reviewLinkOf(world, world.referenceOf('owner A', 'ended'));
  await world.sql('update public.bookings set checked_in_at = null where id = $1', [stay.id]);
  assert.deepEqual(await codeOf(world, token), ['not_seen', 'not_seen']);
  const [ended, other] = [new Booking(world, stay), await givenBooking(world)];
  await other.record({ amount: 100 });
  await ended.record({ amount: 100, is_reported: true });
  assert.deepEqual(await codeOf(world, token), ['not_seen', 'not_seen'], 'nothing of it was received');
  const { payment_id } = await ended.record({ amount: 100 });
  assert.equal((await open(world, token)).ok, true, 'a payment was received');
  assert.equal((await ended.reverse(payment_id)).ok, true);
  assert.equal((await send(world, token)).ok, true, 'also after it was reversed');
});

test('a longer stay is reviewed from its agreed end on', { tags: 'long' }, async (world) => {
  const made = await bookAsGuest(world, 30);
  const price = worldPrice['owner A'];
  const { room } = world.hotelOf('owner A');
  const as = { seen: {}, num_rooms: 1, num_adults: 2, num_children: 0 };
  const extend = async (from: number, until: number, total: number) =>
    asOwner(world, 'change_stay', {
      ...{ booking_id: made.id, room_category_id: room, ...as, ...nights(from, until), total_amount: total * price },
    });
  const begins = (day: number) =>
    world.sql(
      'update public.bookings set check_out_date = private.today() + $2::integer + nights, check_in_date = private.today() + $2::integer where id = $1',
      [made.id, day],
    );
  assert.equal((await extend(30, 33, 3)).ok, true);
  const token = await reviewLinkOf(world, made.booking_reference);
  await begins(-1);
  assert.equal((await open(world, token)).code, 'not_stayed_yet');
  await begins(-2);
  assert.equal((await extend(-2, 8, 10)).ok, true);
  assert.equal((await open(world, token)).ok, true, 'it was to have two nights');
  assert.equal((await extend(-2, 0, 2)).ok, true);
  await begins(-1);
  assert.equal((await open(world, token)).code, 'not_stayed_yet');

  await begins(30);
  await world.sql('update public.bookings set checked_in_at = null where id = $1', [made.id]);
  const grown = { token: made.token, ...as, ...nights(30, 33), total_amount: 3 * price };
  assert.equal((await world.rpc('anon', 'change_by_guest', grown)).json.ok, true);
  await world.sql('update public.bookings set checked_in_at = now() where id = $1', [made.id]);
  await begins(-2);
  assert.equal((await open(world, token)).code, 'not_stayed_yet');
  await begins(-3);
  assert.equal((await open(world, token)).ok, true);
});

test('nobody of a hotel reviews it', async (world) => {
  const stay = await endedStay(world);
  const token = await reviewLinkOf(world, world.referenceOf('owner A', 'ended'));
  const mine = world.emailOf('owner A', 'ended');
  const emailOf = async (member: 'owner A' | 'manager' | 'desk' | 'owner B') =>
    (await world.value('select email from auth.users where id = $1', [world.userId(member)])) ?? '';
  const become = async (email: string) => {
    await world.sql('update public.bookings set of_house = false, guest_email = $2 where id = $1', [stay.id, email]);
    await world.sql(
      'insert into private.review_links (hash, booking_id) values (private.token_hash($2), $1) on conflict do nothing',
      [stay.id, token],
    );
  };
  for (const member of ['owner A', 'manager', 'desk'] as const) {
    await become((await emailOf(member)).toUpperCase().replace('@', '+stay@'));
    assert.deepEqual(await codeOf(world, token), ['own_house', 'own_house'], member);
  }
  await become(await emailOf('owner B'));
  assert.equal((await open(world, token)).ok, true, 'of another house');

  await become(mine);
  assert.equal((await open(world, token)).ok, true);
  assert.equal((await world.rpc('desk', 'open_review', { token })).json.code, 'own_house');
  assert.equal((await world.rpc('desk', 'review_by_link', { token, rating: 5, aspects })).json.code, 'own_house');
  const of_house = await world.value('select of_house from public.bookings where id = $1', [stay.id]);
  assert.equal(of_house, false);
  const { hotel, room } = world.hotelOf('owner A');
  const made = await world.rpc('manager', 'create_booking_tx', {
    ...{ hotel_id: hotel, room_category_id: room, check_in_date: dayFromToday(30), check_out_date: dayFromToday(31) },
    ...{ guest_name: 'Asha Kamat', guest_email: 'other@guest.example', guest_phone: '+91 98200 12345' },
    ...{ num_adults: 1, num_children: 0, num_rooms: 1 },
  });
  assert.equal(made.json.ok, true);
  const noted = async (reference: string) =>
    await world.value('select of_house from public.bookings where booking_reference = $1', [reference]);
  assert.equal(await noted(made.json.booking_reference), true);

  // A person who worked at the hotel at booking, or works there now, may not review.
  await become(await emailOf('desk'));
  await world.sql('update public.bookings set of_house = true where id = $1', [stay.id]);
  await world.sql('delete from private.house_people where user_id = $1', [world.userId('desk')]);
  assert.equal((await open(world, token)).code, 'own_house', 'then');
  await become(await emailOf('desk'));
  assert.equal((await open(world, token)).ok, true);
  const property_id = await world.value('select property_id from public.hotels where id = $1', [hotel]);
  await world.sql('insert into private.house_people (property_id, email, role) values ($1, $2, $3)', [
    ...[property_id, await emailOf('desk'), 'desk'],
  ]);
  await world.sql('insert into private.subscriptions (property_id, email) values ($1, $2)', [
    property_id,
    await emailOf('desk'),
  ]);
  assert.equal((await open(world, token)).ok, true, 'invited');
  await world.sql('update private.subscriptions set confirmed_at = now() where property_id = $1', [property_id]);
  assert.equal((await open(world, token)).code, 'own_house', 'its notices');
  await world.sql('delete from private.subscriptions where property_id = $1', [property_id]);
  await world.sql(
    'update private.house_people set accepted_at = now(), user_id = $2 where property_id = $1 and email = $3',
    [...[property_id, world.userId('desk'), await emailOf('desk')]],
  );
  assert.equal((await open(world, token)).code, 'own_house', 'now');
});

/**
 * Until check-out a property may record a no-show or cancel. It may reverse a check-in on the same day. Later only an admin may, because that blocks
 * the guest's review.
 */

test('a check-in is reversed, and a no-show recorded, until check-out', async (world) => {
  const stay = await endedStay(world);
  const endOn = (day: number, status: string) =>
    world.sql(
      `update public.bookings set check_in_date = private.today() + $2::integer - 2, check_out_date = private.today() + $2::integer,
         booking_status = $3::public.booking_status, created_at = now() - interval '9 days' where id = $1`,
      [stay.id, day, status],
    );
  const move = async (actor: 'owner A' | 'admin') =>
    (await world.rpc(actor, 'move_stay', { booking_id: stay.id, seen: {}, state: 'no_show' })).json;
  const cancel = async (actor: 'owner A' | 'admin') =>
    (await world.rpc(actor, 'cancel_stay', { booking_id: stay.id, seen: {}, reason: 'Nobody came.' })).json;
  const moves = async (actor: 'owner A' | 'admin') =>
    (await world.rpc(actor, 'desk_booking', { booking_id: stay.id })).json.booking.moves;
  for (const status of ['confirmed', 'completed']) {
    await endOn(-1, status);
    const refused = await move('owner A');
    assert.equal(refused.code, 'not_today', status);
    assert.match(refused.error, /^Check-out was on .+ Write to us\.$/);
    assert.equal((await moves('owner A')).includes('no_show'), false);
    assert.equal((await moves('admin')).includes('no_show'), true);
  }
  await endOn(-1, 'confirmed');
  assert.equal((await cancel('owner A')).code, 'illegal_move');
  assert.equal((await moves('owner A')).includes('cancelled'), false);
  assert.equal((await cancel('admin')).ok, true);
  await world.sql(`update public.bookings set booking_status = 'confirmed' where id = $1`, [stay.id]);
  assert.equal((await move('admin')).ok, true);
  await world.sql(`update public.bookings set booking_status = 'confirmed' where id = $1`, [stay.id]);
  await endOn(0, 'confirmed');
  assert.equal((await move('owner A')).ok, true, 'on the last day');
  await world.sql(`update public.bookings set booking_status = 'confirmed' where id = $1`, [stay.id]);
  assert.equal((await cancel('owner A')).ok, true);

  // A check-in by mistake can be reversed on the same day only. Later only an admin may.
  for (const set of [`booking_status = 'confirmed'`, 'checked_in_at = now()'])
    await world.sql(`update public.bookings set ${set} where id = $1`, [stay.id]);
  const expect = async (actor: 'owner A' | 'admin') =>
    (await world.rpc(actor, 'move_stay', { booking_id: stay.id, seen: {}, state: 'confirmed' })).json;
  assert.equal((await expect('owner A')).ok, true, 'the same day');
  const undone = await move('owner A');
  assert.equal(undone.code, 'not_today');
  assert.match(undone.error, /^You checked this guest in on .+ and undid it\. .+ write to us\.$/);
  assert.deepEqual(
    [(await moves('owner A')).includes('no_show'), (await moves('admin')).includes('no_show')],
    [false, true],
  );
  await world.sql(
    `update public.bookings set checked_in_at = (private.today()::timestamp - interval '1 second') at time zone 'Asia/Kolkata' where id = $1`,
    [stay.id],
  );
  const late = await expect('owner A');
  assert.equal(late.code, 'not_today');
  assert.match(late.error, /^You checked this guest in on .+ Write to us\.$/);
  assert.deepEqual([await moves('owner A'), await moves('admin')], [['completed'], ['confirmed', 'completed']]);
  assert.equal((await expect('admin')).ok, true);
  assert.equal((await move('admin')).ok, true);
});

test('refuses reviews with piled-up marks or runs of empty lines', async (world) => {
  const reference = world.referenceOf('owner A', 'ended');
  const piled = `Qu${'\u0335\u0489\u0323\u0301\u0302'}iet`;
  for (const change of [
    { title: piled },
    { comment: piled },
    { comment: 'Quiet.\n\n\n\nGreen.' },
    { comment: 'Quiet.\n \n\u2003\n\u2800\nGreen.' },
  ])
    assert.equal((await leaveReview(world, reference, change)).code, 'odd_words', JSON.stringify(change));
  const comment = 'हम फ़िर आएँगे।\n\n\nआमी परत येतले। 👩🏽‍🍳❤️‍🔥\nമലയാളം എന്ന് പറഞ്ഞു. மிக்க நன்றி. بہت شکریہ، پھِر مِلیں گے۔';
  assert.equal((await leaveReview(world, reference, { comment })).ok, true);
  // An emoji is one of 2,000 characters.
  const kept = await world.row('select id, comment from public.reviews order by created_at desc limit 1');
  assert.equal(kept?.comment, comment);
  await world.sql('delete from public.reviews where id = $1', [kept?.id]);
  assert.equal((await leaveReview(world, reference, { comment: '🌴'.repeat(2001) })).code, 'invalid_review');
  assert.equal((await leaveReview(world, reference, { comment: '🌴'.repeat(2000) })).ok, true);

  const id = await world.value('select id from public.reviews order by created_at desc limit 1');
  const reply = async (words: string) =>
    (await world.rpc('owner A', 'reply_review', { review_id: id, reply: words })).json;
  assert.equal((await reply(piled)).code, 'odd_words');
  assert.equal((await reply('Thanks.\n\n\n\n\nAsha')).code, 'odd_words');
  assert.equal((await reply('धन्यवाद! 🌴\n\n\nआशा')).ok, true);
  await assert.rejects(
    world.sql('update public.reviews set reply = $2 where id = $1', [id, piled]),
    /reviews_reply_check/,
  );
});

test('emails the guest whose review is hidden', async (world) => {
  assert.equal((await leaveReview(world, world.referenceOf('owner A', 'ended'))).ok, true);
  const id = await world.value('select review_id as id from private.review_stays');
  const act = (name: string, args: object = {}) => world.rpc('admin', name, { review_id: id, ...args });
  const mails = () =>
    world.sql<{ recipient: string; facts: { review: Record<string, unknown> } | null }>(
      `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox where kind = 'review_hidden' order by id`,
    );
  await act('hide_review', { reason: 'Names the cook, Zeldaword.', kind: 'personal' });
  const [mail] = await mails();
  assert.deepEqual([mail?.recipient, mail?.facts?.review.hidden_kind], [world.emailOf('owner A', 'ended'), 'personal']);
  assert.doesNotMatch(JSON.stringify(mail), /Zeldaword/);
  await act('show_review');
  assert.equal((await mails())[0]?.facts, null);
  await act('hide_review', { reason: 'Names the cook.', kind: 'insult' });
  assert.equal((await mails()).length, 2, 'each time');
});
