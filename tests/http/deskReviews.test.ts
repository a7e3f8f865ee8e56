import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { reviewCalls, reviewed } from './deskReviews.ts';
import { leaveReview } from './leaveReview.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

// The reviews of a house at its desk: who reads them, who speaks for the house, once, and what becomes of a report.

const strangers: readonly Actor[] = ['user', 'owner B'];

const said = (world: World) =>
  world.sql(`select r.id, r.reply, r.replied_at, r.hidden_at, w, o from public.reviews as r
    left join private.review_replies as w on w.review_id = r.id left join private.review_reports as o on o.review_id = r.id order by r.id`);

const mails = (world: World, kind: string) =>
  world.sql<{ recipient: string; facts: (Record<string, unknown> & { review?: Record<string, unknown> }) | null }>(
    `select recipient, private.mail_facts(kind, data) as facts from private.outbox where kind = $1 order by recipient`,
    [kind],
  );

/** What the desk reads of one review. */
const row = async (world: World, hotel: string, id: string, actor: Actor = 'owner A') =>
  (await world.rpc(actor, 'desk_reviews', { hotel_id: hotel })).json.rows.find((one: { id: string }) => one.id === id);

test('the people of a hotel alone read its reviews with their bookings', async (world) => {
  const { id, hotel, booking } = await reviewed(world);
  const before = await said(world);
  for (const [name, args] of Object.entries(reviewCalls(hotel, id))) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    for (const actor of strangers)
      for (const given of 'review_id' in args ? [args, { ...args, review_id: randomUUID() }] : [args]) {
        const { status, json } = await world.rpc(actor, name, given);
        assert.deepEqual([status, json], [200, { ok: false, code: 'not_found' }], `${actor} calls ${name}`);
      }
  }
  assert.deepEqual(await said(world), before, 'what is refused changes nothing');

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

  // What is hidden is told as such, and counts no more.
  await world.sql(`update public.reviews set hidden_at = now(), hidden_reason = 'Names somebody.' where id = $1`, [id]);
  const after = await read();
  assert.deepEqual([after.rating, after.counts.unanswered, after.rows[0].is_hidden], [4, 1, true]);
  assert.ok(!JSON.stringify(after).includes('Names somebody.'), 'that reason is for admins');
  assert.deepEqual(
    await world.sql(`select distinct label from private.audit_log where action = 'read' and entity = 'reviews'`),
    [{ label: 'Reviews of House of owner A' }],
  );
  assert.deepEqual(
    await world.sql(`select distinct actor_id from private.audit_log where action = 'read' and entity = 'reviews'`),
    [{ actor_id: world.userId('admin') }],
  );
});

test('a hotel replies to a review once', async (world) => {
  const { id, hotel, email } = await reviewed(world);
  const [left] = await mails(world, 'review_left');
  assert.equal(left?.facts?.review?.title, 'Noisy');
  assert.deepEqual(
    (await mails(world, 'review_left')).map(({ recipient }) => recipient).sort(),
    (await world.sql<{ email: string }>('select email from private.notice_addresses($1)', [hotel]))
      .map((one) => one.email)
      .sort(),
    'the house is told at the addresses of its bookings',
  );
  const reply = async (words: unknown, actor: Actor = 'owner A', review_id = id) =>
    (await world.rpc(actor, 'reply_review', { review_id, reply: words })).json;
  const shown = async () => {
    const details = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json;
    const { json } = await world.call('anon', 'GET', `/rest/v1/reviews?id=eq.${id}`);
    const found = details.reviews.find((one: { id: string }) => one.id === id);
    assert.equal(json[0]?.reply, found?.reply);
    assert.doesNotMatch(JSON.stringify([details, json]), /replied_by/);
    return found?.reply;
  };
  for (const words of ['', '  ', null, 'x'.repeat(2001), 'Quiet\u202e'])
    assert.equal((await reply(words)).code, 'invalid_reply', String(words).slice(0, 10));
  assert.deepEqual(await reply('Thanks', 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  assert.equal(await shown(), null);

  const first = await reply(' The garden side is quiet.\nCome again. ', 'manager');
  assert.equal(first.ok, true);
  assert.equal(first.reply, 'The garden side is quiet.\nCome again.');
  assert.equal(await shown(), first.reply);
  const again = await reply('Something else');
  assert.deepEqual([again.ok, again.code, again.reply], [false, 'already_replied', first.reply]);
  assert.equal(await shown(), first.reply, 'once');
  const told = await row(world, hotel, id);
  assert.ok(told.replied_by && told.replied_by !== 'You', 'the house knows who of it wrote');
  assert.equal((await row(world, hotel, id, 'manager')).replied_by, 'You');
  assert.deepEqual((await world.rpc('owner A', 'desk_reviews', { hotel_id: hotel, list: 'unanswered' })).json.total, 1);
  const [toGuest] = await mails(world, 'review_replied');
  assert.equal(toGuest?.recipient, email);
  assert.equal(toGuest?.facts?.review?.reply, first.reply);

  // A hidden review hides it.
  await world.rpc('admin', 'hide_review', { review_id: id, reason: 'Names a neighbour.' });
  assert.equal(await shown(), undefined);
  assert.equal((await mails(world, 'review_replied'))[0]?.facts, null, 'what is hidden is not mailed');
  assert.equal((await mails(world, 'review_left'))[0]?.facts, null);
  assert.equal((await reply('Thanks', 'owner A')).code, 'review_hidden');
  await world.rpc('admin', 'show_review', { review_id: id });

  // An admin takes one away, with a reason, and the house may write another one.
  const remove = async (reason: unknown, review_id = id) =>
    (await world.rpc('admin', 'remove_reply', { review_id, reason })).json;
  for (const reason of ['', ' ', null, 'x'.repeat(301)]) assert.equal((await remove(reason)).code, 'reason_required');
  assert.equal((await remove('Tells where the guest lives.', randomUUID())).code, 'not_found');
  assert.deepEqual(await remove('Tells where the guest lives.'), { ok: true, reply: null, replied_at: null });
  assert.equal((await remove('Tells where the guest lives.')).code, 'not_replied');
  assert.equal(await shown(), null);
  assert.equal((await row(world, hotel, id)).removed_reason, 'Tells where the guest lives.');
  const [removed] = await mails(world, 'review_reply_removed');
  assert.deepEqual([removed?.facts?.reply, removed?.facts?.reason], [first.reply, 'Tells where the guest lives.']);
  const [note] = await world.sql<{ before: { reply: string } }>(
    `select before from private.audit_log where entity = 'reviews' and action = 'update' order by id desc limit 1`,
  );
  assert.equal(note?.before.reply, first.reply, 'what was taken away stands in the log');
  const why = await world.sql<{ label: string; reason: string }>(
    `select label, after ->> 'removed_reason' as reason from private.audit_log where entity = 'review_replies' order by id desc limit 1`,
  );
  assert.deepEqual(why, [{ label: 'Noisy', reason: 'Tells where the guest lives.' }], 'and why');
  assert.equal((await reply('We are sorry about the road.')).ok, true);
  assert.equal((await row(world, hotel, id)).removed_reason, null);
  assert.equal((await mails(world, 'review_replied')).length, 1, 'the guest is told once');
  assert.equal((await mails(world, 'review_replied'))[0]?.recipient, email);

  const waiting = async () =>
    (await world.sql<{ told: { count: number } }>('select private.reviews_waiting($1) as told', [hotel]))[0]?.told
      .count;
  assert.equal(await waiting(), 1);
  await world.sql(`update public.reviews set created_at = now() - interval '91 days' where reply is null`);
  assert.equal(await waiting(), 0);
});

test('an admin decides the report of a review once', async (world) => {
  const { id, hotel } = await reviewed(world);
  const report = async (args: object = {}, actor: Actor = 'owner A') =>
    (await world.rpc(actor, 'report_review', { review_id: id, kind: 'personal', note: 'It names our cook.', ...args }))
      .json;
  const visible = async () => (await world.call('anon', 'GET', `/rest/v1/reviews?id=eq.${id}`)).json.length === 1;
  const list = async () =>
    (await world.rpc('admin', 'admin_reviews', { state: 'reported' })).json.rows.map((one: { id: string }) => one.id);
  const overview = async () => (await world.rpc('admin', 'admin_overview', {})).json.reported_reviews;
  const keep = async (reason: unknown) => (await world.rpc('admin', 'keep_review', { review_id: id, reason })).json;

  for (const args of [
    { kind: 'rude' },
    { kind: null },
    { kind: 'other', note: ' ' },
    { note: 'x'.repeat(501) },
    { note: 'Quiet\u202e' },
  ])
    assert.equal((await report(args)).code, 'invalid_report', JSON.stringify(args).slice(0, 40));
  assert.deepEqual(await report({}, 'desk'), { ok: false, code: 'not_allowed', right: 'rates' });
  assert.deepEqual([await list(), await overview()], [[], 0]);
  assert.equal((await keep('It names nobody.')).code, 'not_reported');

  assert.equal((await report({}, 'manager')).ok, true);
  assert.equal((await report({ kind: 'spam' })).code, 'already_reported');
  assert.equal(await visible(), true, 'a report hides nothing');
  assert.deepEqual([await list(), await overview()], [[id], 1]);
  const { json } = await world.call('anon', 'GET', `/rest/v1/reviews?select=*&id=eq.${id}`);
  const details = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json;
  assert.doesNotMatch(JSON.stringify([json, details]), /cook|report/i, 'guests are told nothing of it');

  for (const reason of ['', null, 'x'.repeat(301)]) assert.equal((await keep(reason)).code, 'reason_required');
  assert.equal((await keep('It names nobody.')).report.state, 'kept');
  assert.equal((await keep('It names nobody.')).code, 'not_reported', 'once');
  assert.equal((await report()).code, 'already_reported', 'and not again');
  assert.deepEqual([await list(), await visible()], [[], true]);
  const [decided] = await mails(world, 'review_report_decided');
  assert.deepEqual(
    [decided?.facts?.report, decided?.facts?.hotel_id].map((one) => (one as { state?: string })?.state ?? one),
    ['kept', hotel],
  );
  const told = await row(world, hotel, id);
  assert.deepEqual([told.report.state, told.report.decision_reason], ['kept', 'It names nobody.']);
  assert.equal((await world.rpc('owner A', 'desk_reviews', { hotel_id: hotel, list: 'reported' })).json.total, 1);

  // Hiding decides a report too; without one the house is written nothing.
  const other = (await world.rpc('owner A', 'desk_reviews', { hotel_id: hotel })).json.rows.find(
    (one: { id: string }) => one.id !== id,
  );
  const before = (await mails(world, 'review_report_decided')).length;
  await world.rpc('admin', 'hide_review', { review_id: id, reason: 'Names a neighbour.' });
  assert.equal((await mails(world, 'review_report_decided')).length, before);
  assert.equal((await row(world, hotel, id)).report.state, 'kept');
  assert.equal((await report({ review_id: other.id })).ok, true);
  const hidden = (await world.rpc('admin', 'hide_review', { review_id: other.id, reason: 'Names a neighbour.' })).json;
  assert.deepEqual([hidden.report.state, hidden.report.decision_reason], ['hidden', 'Names a neighbour.']);
  assert.equal((await mails(world, 'review_report_decided')).length, 2 * before);
  assert.equal((await report({ review_id: other.id })).code, 'review_hidden');
  const noted = await world.sql<{ label: string }>(
    `select distinct label from private.audit_log where entity = 'review_reports' and action = 'update' order by 1`,
  );
  assert.deepEqual(noted, [{ label: 'Good' }, { label: 'Noisy' }], 'what was decided stands in the log');
});

const ownerMail = async (world: World) =>
  (await world.sql<{ email: string }>('select email from auth.users where id = $1', [world.userId('owner A')]))[0]
    ?.email ?? '';

test('asks guests for one review after the stay', async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  let guests = 0;
  /** A stay that ended so many days ago. */
  const stayed = async (ago: number, change: Record<string, unknown> = {}) => {
    const [made] = await world.sql<{ id: string }>(
      `insert into public.bookings (
         hotel_id, room_category_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, base_price, total_amount, tax_rate,
         tax_amount, advance_percent, advance_amount, booking_status, payment_status, is_no_show, erased_at, source, legal_versions, checked_in_at
       ) values ($1, $2, 'Asha', $3, '+91 98200 12345', private.today() - $4::integer - 2, private.today() - $4::integer, 100, 200, 5, 0, 30, 1,
         $5, $11, $6, $7, $8, $9, $10) returning id`,
      [
        change.hotel_id ?? hotel,
        change.room ?? room,
        change.guest_email === undefined ? `stayed-${guests++}@guest.example` : change.guest_email,
        ago,
        change.booking_status ?? 'completed',
        change.is_no_show ?? false,
        change.erased_at ?? null,
        change.source ?? 'site',
        change.legal_versions ?? null,
        change.checked_in_at === undefined && change.booking_status !== 'cancelled'
          ? 'now'
          : (change.checked_in_at ?? null),
        change.payment_status ?? 'paid',
      ],
    );
    return made?.id ?? '';
  };
  const asked = async () =>
    (
      await world.sql<{ id: string }>(
        `select data ->> 'booking_id' as id from private.outbox where kind = 'ask_review' order by 1`,
      )
    ).map(({ id }) => id);
  const run = async () => (await world.rpc('admin', 'run_job', { job: 'ask_reviews' })).json.result;

  const [yesterday, lastWeek] = [await stayed(1), await stayed(7)];
  const reviewedAlready = await stayed(2);
  const byLink = await stayed(2, { source: 'phone', legal_versions: { terms: '2026-11-20', privacy: '2026-11-20' } });
  const guest_email = 'typed.by.the.house@guest.example';
  const byHouse = await stayed(2, { source: 'walk_in', guest_email });
  const { inactiveHotel, roomOfInactiveHotel } = world.hotelOf('owner A');
  await stayed(0);
  await stayed(8);
  await stayed(2, { booking_status: 'cancelled' });
  await stayed(2, { booking_status: 'cancelled', is_no_show: true });
  await stayed(2, { booking_status: 'confirmed' });
  await stayed(5, { checked_in_at: null, payment_status: 'pending' });
  await stayed(5, { guest_email: (await ownerMail(world)).toUpperCase() });
  await stayed(2, { guest_email: null });
  await stayed(2, { erased_at: new Date().toISOString() });
  await stayed(2, { hotel_id: inactiveHotel, room: roomOfInactiveHotel });
  const write = (booking: string) =>
    world.sql(
      `with made as (insert into public.reviews (hotel_id, reviewer_name, rating) values ($1, 'Asha', 4) returning id)
       insert into private.review_stays (review_id, booking_id) select id, $2 from made`,
      [hotel, booking],
    );
  await write(reviewedAlready);

  assert.deepEqual(await run(), { asked: 3, more: false });
  assert.deepEqual(await asked(), [yesterday, lastWeek, byLink].sort());
  assert.deepEqual(await run(), { asked: 0, more: false }, 'once a stay');
  const facts = async () =>
    (await mails(world, 'ask_review')).map((mail) => mail.facts && (mail.facts.booking_reference as string));
  assert.ok((await facts()).every((reference) => reference));
  await write(yesterday);
  assert.equal((await facts()).filter((reference) => reference === null).length, 1, 'who has written is not asked');

  const [{ booking_reference } = { booking_reference: '' }] = await world.sql<{ booking_reference: string }>(
    'select booking_reference from public.bookings where id = $1',
    [byHouse],
  );
  const left = await leaveReview(world, booking_reference, { rating: 5, title: 'The best' });
  assert.equal(left.code, 'booked_by_house', 'a house does not write its reviews');
});
