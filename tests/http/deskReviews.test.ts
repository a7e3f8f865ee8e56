import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { insertBookings } from '../support/bookings.ts';
import type { Actor } from './actors.ts';
import { reviewed } from './deskReviews.ts';
import { asAdmin, asOwner, hotelDetails } from './given.ts';
import { leaveReview } from './leaveReview.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

type Facts = Record<string, unknown>;

const mails = (world: World, kind: string) =>
  world.sql<{ recipient: string; facts: (Facts & { review?: Facts }) | null }>(
    `select recipient, private.mail_facts(kind, data) as facts from private.outbox where kind = $1 order by recipient`,
    [kind],
  );

const row = async (world: World, hotel: string, id: string, actor: Actor = 'owner A') =>
  (await world.rpc(actor, 'desk_reviews', { hotel_id: hotel })).json.rows.find((one: { id: string }) => one.id === id);

test('the people of a hotel read its reviews with their bookings', async (world) => {
  const { id, hotel, booking } = await reviewed(world);
  const read = async (args: object = {}, actor: Actor = 'owner A') =>
    (await world.rpc(actor, 'desk_reviews', { hotel_id: hotel, ...args })).json;
  const all = await read();
  assert.deepEqual([all.rating, all.stars, all.counts], [3, [0, 1, 0, 1, 0], { all: 2, unanswered: 2, reported: 0 }]);
  assert.deepEqual(all.rows.map((one: { id: string }) => one.id).indexOf(id), 0, 'the newest first');
  const { stay, ...told } = all.rows[0];
  assert.deepEqual(
    [stay.id, stay.booking_reference, stay.check_in_date, stay.check_out_date, stay.room_name],
    [booking, world.referenceOf('owner A', 'ended'), dayFromToday(-20), dayFromToday(-18), 'Garden Room'],
  );
  assert.deepEqual(
    [told.title, told.comment, told.rating, told.reply, told.report, told.is_hidden],
    ['Noisy', 'The road is near.', 2, null, null, false],
  );
  for (const [actor, may] of [
    ['owner A', true],
    ['manager', true],
    ['desk', false],
    ['admin', true],
  ] as const)
    assert.equal((await read({}, actor)).may_reply, may, actor);
  assert.deepEqual((await read({ page: 2 })).rows, []);
  assert.equal((await read({ list: 'reported' })).total, 0);

  await world.sql(`update public.reviews set hidden_at = now(), hidden_reason = 'Names a person.' where id = $1`, [id]);
  const after = await read();
  assert.deepEqual([after.rating, after.counts.unanswered, after.rows[0].is_hidden], [4, 1, true]);
  assert.ok(!JSON.stringify(after).includes('Names a person.'), 'that reason is for admins');
  assert.deepEqual(
    await world.sql(`select distinct label from private.audit_log where action = 'read' and entity = 'reviews'`),
    [{ label: 'Reviews of House of owner A' }],
  );
  assert.deepEqual(
    await world.sql(`select distinct actor_id from private.audit_log where action = 'read' and entity = 'reviews'`),
    [{ actor_id: world.userId('admin') }],
  );
});

const firstReply = 'The garden side is quiet.\nCome again.';

async function givenReview(world: World) {
  const review = await reviewed(world);
  const { id, hotel } = review;
  return {
    ...review,
    reply: async (words: unknown, actor: Actor = 'owner A') =>
      (await world.rpc(actor, 'reply_review', { review_id: id, reply: words })).json,
    report: async (args: object = {}, actor: Actor = 'owner A') => {
      const report = { review_id: id, kind: 'personal', note: 'It names our cook.', ...args };
      return (await world.rpc(actor, 'report_review', report)).json;
    },
    keep: (reason: unknown) => asAdmin(world, 'keep_review', { review_id: id, reason }),
    hide: (review_id = id) =>
      asAdmin(world, 'hide_review', { review_id, reason: 'Names a neighbour.', kind: 'personal' }),
    remove: (reason: unknown, review_id = id) => asAdmin(world, 'remove_reply', { review_id, reason }),
    async shownReply() {
      const details = await hotelDetails(world, hotel);
      const { json } = await world.call('anon', 'GET', `/rest/v1/reviews?id=eq.${id}`);
      const found = details.reviews.find((one: { id: string }) => one.id === id);
      assert.equal(json[0]?.reply, found?.reply);
      assert.doesNotMatch(JSON.stringify([details, json]), /replied_by/);
      return found?.reply;
    },
    reported: async () => {
      const { rows } = await asAdmin(world, 'admin_reviews', { state: 'reported' });
      const { reported_reviews } = await asAdmin(world, 'admin_overview');
      assert.equal(reported_reviews, rows.length);
      return rows.map((one: { id: string }) => one.id);
    },
  };
}

test('emails the hotel about a review at the addresses of its bookings', async (world) => {
  const { hotel } = await givenReview(world);
  const left = await mails(world, 'review_left');
  assert.equal(left[0]?.facts?.review?.title, 'Noisy');
  const addresses = await world.sql('select email as recipient from private.notice_addresses($1) order by 1', [hotel]);
  assert.deepEqual(
    left.map(({ recipient }) => ({ recipient })),
    addresses,
  );
});

test('refuses replies that are none, and those of the front desk', async (world) => {
  const { reply, shownReply } = await givenReview(world);
  for (const words of ['', '  ', null, 'x'.repeat(2001), 'Quiet\u202e'])
    assert.equal((await reply(words)).code, 'invalid_reply', String(words).slice(0, 10));
  assert.deepEqual(await reply('Thanks', 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  assert.equal(await shownReply(), null);
});

test('a hotel replies to a review once, and the guest is emailed', async (world) => {
  const { id, hotel, email, reply, shownReply } = await givenReview(world);
  const first = await reply(` ${firstReply} `, 'manager');
  assert.deepEqual([first.ok, first.reply], [true, firstReply]);
  const again = await reply('Something else');
  assert.deepEqual([again.ok, again.code, again.reply], [false, 'already_replied', firstReply]);
  assert.equal(await shownReply(), firstReply);
  const { replied_by } = await row(world, hotel, id);
  assert.ok(replied_by && replied_by !== 'You');
  assert.equal((await row(world, hotel, id, 'manager')).replied_by, 'You');
  assert.equal((await asOwner(world, 'desk_reviews', { hotel_id: hotel, list: 'unanswered' })).total, 1);
  const [toGuest] = await mails(world, 'review_replied');
  assert.deepEqual([toGuest?.recipient, toGuest?.facts?.review?.reply], [email, firstReply]);
});

test('a hidden review hides its reply and is neither emailed nor replied to', async (world) => {
  const { reply, hide, shownReply } = await givenReview(world);
  await reply(firstReply);
  await hide();
  assert.equal(await shownReply(), undefined);
  for (const kind of ['review_replied', 'review_left']) assert.equal((await mails(world, kind))[0]?.facts, null);
  assert.equal((await reply('Thanks')).code, 'review_hidden');
});

test('an admin removes a reply for a reason, which is noted and emailed', async (world) => {
  const { id, hotel, reply, remove, shownReply } = await givenReview(world);
  await reply(firstReply);
  const reason = 'Tells where the guest lives.';
  for (const none of ['', ' ', null, 'x'.repeat(301)]) assert.equal((await remove(none)).code, 'reason_required');
  assert.equal((await remove(reason, randomUUID())).code, 'not_found');
  assert.deepEqual(await remove(reason), { ok: true, reply: null, replied_at: null });
  assert.equal((await remove(reason)).code, 'not_replied');
  assert.equal(await shownReply(), null);
  assert.equal((await row(world, hotel, id)).removed_reason, reason);
  const [removed] = await mails(world, 'review_reply_removed');
  assert.deepEqual([removed?.facts?.reply, removed?.facts?.reason], [firstReply, reason]);
  const notes = await world.sql(
    `select label, coalesce(before ->> 'reply', after ->> 'removed_reason') as words from private.audit_log
     where actor_id = $1 and action = 'update' order by entity desc`,
    [world.userId('admin')],
  );
  assert.deepEqual(notes, [
    { label: 'Noisy', words: firstReply },
    { label: 'Noisy', words: reason },
  ]);
});

test('a hotel replies again after its reply was removed, without another email to the guest', async (world) => {
  const { id, hotel, reply, remove } = await givenReview(world);
  await reply(firstReply);
  await remove('Tells where the guest lives.');
  assert.equal((await reply('We are sorry about the road.')).ok, true);
  assert.equal((await row(world, hotel, id)).removed_reason, null);
  assert.equal((await mails(world, 'review_replied')).length, 1);
});

test('a review waits 90 days for a reply', async (world) => {
  const { hotel, reply } = await givenReview(world);
  await reply(firstReply);
  const waiting = async () => (await world.value('select private.reviews_waiting($1)', [hotel])).count;
  assert.equal(await waiting(), 1);
  await world.sql(`update public.reviews set created_at = now() - interval '91 days' where reply is null`);
  assert.equal(await waiting(), 0);
});

test('refuses reports that are none, and those of the front desk', async (world) => {
  const { report, keep, reported } = await givenReview(world);
  for (const args of [
    { kind: 'rude' },
    { kind: null },
    { kind: 'other', note: ' ' },
    { note: 'x'.repeat(501) },
    { note: 'Quiet\u202e' },
  ])
    assert.equal((await report(args)).code, 'invalid_report', JSON.stringify(args).slice(0, 40));
  assert.deepEqual(await report({}, 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  assert.deepEqual(await reported(), []);
  assert.equal((await keep('It names no one.')).code, 'not_reported');
});

test('a reported review stays visible, and guests learn nothing of the report', async (world) => {
  const { id, hotel, report, reported } = await givenReview(world);
  assert.equal((await report({}, 'manager')).ok, true);
  assert.equal((await report({ kind: 'spam' })).code, 'already_reported');
  assert.deepEqual(await reported(), [id]);
  const { json } = await world.call('anon', 'GET', `/rest/v1/reviews?select=*&id=eq.${id}`);
  assert.equal(json.length, 1);
  assert.doesNotMatch(JSON.stringify([json, await hotelDetails(world, hotel)]), /cook|report/i);
});

test('an admin keeps a reported review once, for a reason that the hotel reads', async (world) => {
  const { id, hotel, report, keep, reported } = await givenReview(world);
  await report();
  for (const reason of ['', null, 'x'.repeat(301)]) assert.equal((await keep(reason)).code, 'reason_required');
  assert.equal((await keep('It names no one.')).report.state, 'kept');
  assert.equal((await keep('It names no one.')).code, 'not_reported');
  assert.equal((await report()).code, 'already_reported');
  assert.deepEqual(await reported(), []);
  const [decided] = await mails(world, 'review_report_decided');
  assert.deepEqual([(decided?.facts?.report as Facts | undefined)?.state, decided?.facts?.hotel_id], ['kept', hotel]);
  const { report: told } = await row(world, hotel, id);
  assert.deepEqual([told.state, told.decision_reason], ['kept', 'It names no one.']);
  assert.equal((await asOwner(world, 'desk_reviews', { hotel_id: hotel, list: 'reported' })).total, 1);
});

test('hiding a review decides its report, and changes no decision', async (world) => {
  const { id, hotel, report, keep, hide } = await givenReview(world);
  await report();
  await keep('It names no one.');
  const decisions = async () => (await mails(world, 'review_report_decided')).length;
  const before = await decisions();
  await hide();
  assert.deepEqual([await decisions(), (await row(world, hotel, id)).report.state], [before, 'kept']);
  const { rows } = await asOwner(world, 'desk_reviews', { hotel_id: hotel });
  const other = rows.find((one: { id: string }) => one.id !== id);
  assert.equal((await report({ review_id: other.id })).ok, true);
  const hidden = (await hide(other.id)).report;
  assert.deepEqual([hidden.state, hidden.decision_reason], ['hidden', 'Names a neighbour.']);
  assert.equal(await decisions(), 2 * before);
  assert.equal((await report({ review_id: other.id })).code, 'review_hidden');
  const notes = await world.sql(
    `select distinct label from private.audit_log where entity = 'review_reports' and action = 'update' order by 1`,
  );
  assert.deepEqual(notes, [{ label: 'Good' }, { label: 'Noisy' }]);
});

async function stayed(world: World, ago: number, change: Record<string, string> = {}): Promise<string> {
  const { hotel, room } = world.hotelOf('owner A');
  const id = await world.value(
    `${insertBookings({
      hotel_id: `'${hotel}'`,
      room_category_id: `'${room}'`,
      guest_email: `'${randomUUID()}@guest.example'`,
      guest_phone: `'+91 98200 12345'`,
      check_in_date: `private.today() - ${ago + 2}`,
      check_out_date: `private.today() - ${ago}`,
      booking_status: `'completed'`,
      payment_status: `'paid'`,
      source: `'site'`,
      checked_in_at: 'now()',
      ...change,
    })} returning id`,
  );
  return id ?? '';
}

const writeReview = (world: World, booking_id: string) =>
  world.sql(
    `with made as (insert into public.reviews (hotel_id, reviewer_name, rating) values ($1, 'Asha', 4) returning id)
     insert into private.review_stays (review_id, booking_id) select id, $2 from made`,
    [world.hotelOf('owner A').hotel, booking_id],
  );

async function askForReviews(world: World): Promise<string[]> {
  const { result } = await asAdmin(world, 'run_job', { job: 'ask_reviews' });
  const rows = await world.column(
    `select data ->> 'booking_id' as id from private.outbox where kind = 'ask_review' order by id`,
  );
  assert.equal(result.more, false);
  return rows.sort();
}

test('asks guests for a review from the day after check-out, for a week and once', async (world) => {
  const stays = [await stayed(world, 1), await stayed(world, 7)];
  const versions = `'{"terms": "2026-11-20", "privacy": "2026-11-20"}'`;
  stays.push(await stayed(world, 2, { source: `'phone'`, legal_versions: versions }));
  for (const ago of [0, 8]) await stayed(world, ago);
  assert.deepEqual(await askForReviews(world), stays.toSorted());
  assert.deepEqual(await askForReviews(world), stays.toSorted());
});

for (const [guest, change] of [
  ['whose booking is cancelled', { booking_status: `'cancelled'`, checked_in_at: 'null' }],
  ['who did not arrive', { booking_status: `'cancelled'`, is_no_show: 'true', checked_in_at: 'null' }],
  ['who has not left', { booking_status: `'confirmed'` }],
  ['who neither checked in nor paid', { checked_in_at: 'null', payment_status: `'pending'` }],
  ['who owns the hotel', { guest_email: `'CANARY_MAIL_OWNERA@people.example'` }],
  ['without an email', { guest_email: 'null' }],
  ['who is erased', { erased_at: 'now()' }],
  ['whose booking the hotel made', { source: `'walk_in'` }],
] as const)
  test(`asks no guest for a review ${guest}`, async (world) => {
    await stayed(world, 2, change);
    assert.deepEqual(await askForReviews(world), []);
  });

test('asks no guest for a review of a hotel that is hidden', async (world) => {
  const { inactiveHotel, roomOfInactiveHotel } = world.hotelOf('owner A');
  await stayed(world, 2, { hotel_id: `'${inactiveHotel}'`, room_category_id: `'${roomOfInactiveHotel}'` });
  assert.deepEqual(await askForReviews(world), []);
});

test('asks no guest who has written a review, also if it was written before the email is sent', async (world) => {
  await writeReview(world, await stayed(world, 2));
  const booking_id = await stayed(world, 1);
  assert.deepEqual(await askForReviews(world), [booking_id]);
  assert.ok((await mails(world, 'ask_review'))[0]?.facts?.booking_reference);
  await writeReview(world, booking_id);
  assert.equal((await mails(world, 'ask_review'))[0]?.facts, null);
});

test('a hotel does not review the bookings it made', async (world) => {
  const id = await stayed(world, 2, { source: `'walk_in'`, guest_email: `'typed.by.the.house@guest.example'` });
  const reference = await world.value('select booking_reference as reference from public.bookings where id = $1', [id]);
  const left = await leaveReview(world, reference ?? '', { rating: 5, title: 'The best' });
  assert.equal(left.code, 'booked_by_house');
});

async function readByGuests(world: World) {
  const { hotel, reviews } = await hotelDetails(world, world.hotelOf('owner A').hotel);
  const { json } = await world.call('anon', 'GET', '/rest/v1/reviews?select=comment,reply');
  return { count: hotel.review_count, words: JSON.stringify([reviews, json]) };
}

for (const comment of ['Call me: 98220 12345.', 'Write to asha@guest.example', 'Better: www.other.example/rooms'])
  test(`a review waits for an admin: ${comment}`, async (world) => {
    const before = await readByGuests(world);
    const reference = world.referenceOf('owner A', 'ended');
    assert.deepEqual(await leaveReview(world, reference, { comment }), { ok: true, waits: true });
    assert.deepEqual(await readByGuests(world), before);
    assert.deepEqual(await mails(world, 'review_left'), []);
    const { rows } = await asAdmin(world, 'admin_reviews', { state: 'waiting' });
    assert.deepEqual([rows.length, rows[0].comment, rows[0].awaits_check], [1, comment, true]);
    assert.equal((await asAdmin(world, 'admin_overview')).reviews_to_check, 1);
    const desk = await asOwner(world, 'desk_reviews', { hotel_id: world.hotelOf('owner A').hotel });
    assert.ok(
      desk.rows.some((row: { awaits_check: boolean; is_hidden: boolean }) => row.awaits_check && row.is_hidden),
    );
    const review_id = rows[0].id;
    assert.equal((await asAdmin(world, 'show_review', { review_id })).ok, true);
    assert.ok((await readByGuests(world)).words.includes(comment));
    assert.notDeepEqual(await mails(world, 'review_left'), [], 'its hotel is told once guests read it');
    assert.equal((await asAdmin(world, 'admin_overview')).reviews_to_check, 0);
  });

test('a review that an admin does not publish stays hidden, and its guest is told', async (world) => {
  await leaveReview(world, world.referenceOf('owner A', 'ended'), { comment: 'Call 98220 12345.' });
  const { rows } = await asAdmin(world, 'admin_reviews', { state: 'waiting' });
  const hide = { review_id: rows[0].id, reason: 'It advertises.', kind: 'spam' };
  assert.equal((await asAdmin(world, 'hide_review', hide)).ok, true);
  assert.equal((await asAdmin(world, 'hide_review', hide)).code, 'already_hidden');
  assert.equal((await asAdmin(world, 'admin_overview')).reviews_to_check, 0);
  assert.equal((await mails(world, 'review_hidden')).length, 1);
  assert.equal((await mails(world, 'review_left')).length, 0);
});

test('a reply with a phone number waits for an admin', async (world) => {
  const { id, reply, shownReply } = await givenReview(world);
  const words = 'Book with us: 98220 12345.';
  const answer = await reply(words);
  assert.deepEqual([answer.ok, answer.reply, answer.waiting_reply], [true, null, words]);
  assert.equal(await shownReply(), null);
  assert.deepEqual(await mails(world, 'review_replied'), []);
  assert.equal((await reply('Another one.')).code, 'already_replied');
  const desk = await asOwner(world, 'desk_reviews', { hotel_id: world.hotelOf('owner A').hotel, list: 'unanswered' });
  assert.ok(!desk.rows.some((row: { id: string }) => row.id === id), 'it has its answer');
  assert.equal((await asAdmin(world, 'approve_reply', { review_id: id })).ok, true);
  assert.equal(await shownReply(), words);
  assert.equal((await mails(world, 'review_replied')).length, 1);
  assert.equal((await asAdmin(world, 'approve_reply', { review_id: id })).code, 'not_waiting');
});

test('a reply that an admin rejects is never shown, and its hotel can write another one', async (world) => {
  const { reply, remove, shownReply } = await givenReview(world);
  await reply('Book with us: www.house.example/rooms');
  assert.equal((await remove('It leads elsewhere.')).ok, true);
  assert.equal(await shownReply(), null);
  assert.equal((await reply(firstReply)).ok, true);
  assert.equal(await shownReply(), firstReply);
});
