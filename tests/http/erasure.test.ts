import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { leftByErasure } from '#src/domain/privacy/kept.ts';
import { makePdf } from '../fixtures.ts';
import { columnNames } from '../support/columnNames.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, asOwner, book, changeRow, emailsTo, setPaymentStatus } from './given.ts';
import { advance, Booking, givenBooking, nextUtr } from './givenMoney.ts';
import { leaveReview } from './leaveReview.ts';
import { afterMinutes, beginListing, publishListing, signUpPerson } from './listings.ts';
import { fillColumns, filledBy, keptColumns, valuesWith } from './personalRows.ts';
import { bookAsGuest } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

const name = 'Zelda Quillfeather';

const phone = '+91 90000 77331';

const words = ['quillfeather', '9000077331', '90000 77331', '90000-77331', 'zeldaword'];

async function addBooking(
  world: World,
  email: string,
  from: number,
  to: number,
  { place = world.hotelOf('owner A'), guest = name, request = 'A zeldaword for the cook' } = {},
) {
  const [made] = await world.sql<{ id: string; booking_reference: string }>(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, guest_phone, special_requests, check_in_date, check_out_date, base_price,
       total_amount, tax_rate, tax_amount, advance_percent, advance_amount
     ) values ($1, $2, $3, $4, $5, $9, private.today() + $6::integer, private.today() + $7::integer, $8, $8, 5, 0, 30, 1)
     returning id, booking_reference`,
    [place.hotel, place.room, guest, email, guest === name ? phone : null, from, to, worldPrice['owner A'], request],
  );
  assert.ok(made);
  return made;
}

async function findEverywhere(world: World, texts: readonly string[]): Promise<string[]> {
  const tables = await world.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'kept')`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const [{ count } = { count: 0 }] = await world.sql<{ count: number }>(
      `select count(*)::integer as count from ${table.name} as t where t::text ilike any ($1::text[])`,
      [texts.map((text) => `%${text}%`)],
    );
    if (count > 0) found.push(table.name);
  }
  return found.sort();
}

const chainFaults = (world: World) => world.sql('select fault, place from private.audit_faults()');

/** Removes accounts left by other tests, because some have this person's name. */
const removeOthers = (world: World) =>
  world.sql('delete from auth.users as u where not exists (select from public.profiles where user_id = u.id)');

async function makePerson(world: World) {
  const person = await signUpPerson(world, name);
  await world.sql('update public.profiles set phone = $1 where user_id = $2', [phone, person.userId]);
  await world.sql(
    `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', $1::text, 'phone', $2::text) where id = $3`,
    [...[name, phone, person.userId]],
  );
  await person.call('POST', '/rest/v1/owner_profiles', { body: { user_id: person.userId, full_name: name, phone } });
  const live = await publishListing(world, person, ({ form, compliance }) => {
    Object.assign(form.basics, { address: 'Zeldaword Lane 1', phone, email: 'zeldaword@casa.example' });
    compliance.account_holder_name = name;
  });
  for (const name of ['Casa Earlier', live.listing.form.basics.name])
    await world.sql('update public.hotels set name = $1 where id = $2', [name, live.hotel_id]);
  const draft = await beginListing(world, person, ({ form, compliance }) => {
    form.basics.name = 'Draft of a zeldaword';
    compliance.account_holder_name = name;
  });
  const about = { id: randomUUID(), property_id: draft.property_id, document_type: 'gst', file_name: 'zeldaword.pdf' };
  const sent = await person.call('POST', `/functions/v1/upload-document?${new URLSearchParams(about)}`, {
    body: makePdf(),
    headers: { 'content-type': 'application/octet-stream' },
  });
  assert.equal(sent.json.success, true);

  const ended = await addBooking(world, person.email.toUpperCase(), -12, -10);
  await world.sql(`update public.bookings set created_at = now() where id = $1`, [ended.id]);
  const { hotel, room } = world.hotelOf('owner A');
  const request = {
    ...{ hotel_id: hotel, room_category_id: room, check_in_date: dayFromToday(40), check_out_date: dayFromToday(42) },
    ...{ guest_name: name, guest_email: person.email, guest_phone: phone, idempotency_key: randomUUID() },
  };
  const booked = await world.rpc('anon', 'create_booking_tx', request);
  assert.equal(booked.json.ok, true);
  const review = { title: 'zeldaword', comment: 'Quiet.' };
  assert.equal((await leaveReview(world, ended.booking_reference, review)).ok, true);
  const [left] = await world.sql<{ review_id: string }>(
    'select review_id from private.review_stays where booking_id = $1',
    [ended.id],
  );
  const review_id = left?.review_id;
  for (const [actor, call, args] of [
    ['owner A', 'reply_review', { reply: 'Zeldaword was loud.' }],
    ['owner A', 'report_review', { kind: 'other', note: 'Zeldaword is known here.' }],
    ['admin', 'remove_reply', { reason: 'Do not call zeldaword loud.' }],
    ['admin', 'keep_review', { reason: 'Zeldaword may say so.' }],
    ['owner A', 'reply_review', { reply: 'Thank you, zeldaword.' }],
  ] as const)
    assert.equal((await world.rpc(actor, call, { review_id, ...args })).json.ok, true, call);
  await world.rpc('anon', 'subscribe_to_newsletter', { email: person.email });
  await world.rpc('owner A', 'add_notice_email', {
    property_id: world.propertyId('owner A', 'approved'),
    email: person.email,
  });
  const [theirs] = await world.sql<{ id: string }>(
    'select id from public.room_categories where hotel_id = $1 limit 1',
    [live.hotel_id],
  );
  const blocked = { room_category_id: theirs?.id, rooms: 1, reason: 'Zeldaword sleeps here' };
  const nights = { first_night: dayFromToday(200), end_date: dayFromToday(202) };
  assert.equal((await world.rpc('admin', 'block_rooms', { ...blocked, ...nights })).json.ok, true);
  const body = { description: 'Ask zeldaword for the key.' };
  assert.ok(
    (await world.call('admin', 'PATCH', `/rest/v1/room_categories?id=eq.${theirs?.id}`, { body })).status < 300,
  );
  await world.rpc('admin', 'admin_users', { search: `<${person.email}>` });
  await world.rpc('admin', 'admin_bookings', { search: person.email });
  await world.rpc('admin', 'desk_booking', { booking_id: ended.id });
  await world.rpc('admin', 'admin_compliance', { property_id: live.property_id });
  await world.rpc('admin', 'admin_set_role', { user_id: person.userId, before: 'owner', role: 'user' });
  await world.rpc('admin', 'admin_set_role', { user_id: person.userId, before: 'user', role: 'owner' });
  await world.rpc('admin', 'admin_person', { email: person.email });
  return { person, live, ended, request, comingReference: booked.json.booking_reference as string };
}

const freshProofNeeded = { ok: false, code: 'fresh_proof_needed', proof: 'password' };

test('hands data out and erases it only after a fresh proof', async (world) => {
  const old = await afterMinutes(world, await signUpPerson(world), 11);
  for (const call of ['my_data', 'delete_account']) {
    assert.deepEqual(await old.rpc(call), freshProofNeeded);
    assert.equal((await world.rpc('anon', call, {})).status, 401);
  }
});

test('a person gets everything we know of them', async (world) => {
  const { person } = await makePerson(world);
  const early = await addBooking(world, person.email, -30, -28);
  await world.sql(`update public.bookings set created_at = now() - interval '1 year' where id = $1`, [early.id]);
  const { data } = await person.rpc('my_data');
  assert.deepEqual([data.account.full_name, data.sign_in.email], [name, person.email]);
  assert.equal(data.stays.length, 3);
  const masked = data.stays.filter((stay: { guest_name: string }) => stay.guest_name === 'Zelda Q.');
  assert.equal(masked.length, 1, 'the address may have been of somebody else before the account proved it');
  assert.deepEqual([data.reviews.length, data.listings.length, data.letters.length], [1, 2, 2]);
  const payout = data.payout.map((one: Record<string, string>) => [one.state, one.account_holder_name]);
  assert.deepEqual(
    payout.sort(),
    ['current', 'handed in', 'typed'].map((state) => [state, name]),
  );
  const files = data.listings.flatMap((listing: { files: { name: string }[] }) => listing.files);
  assert.ok(files.some((file: { name: string }) => file.name === 'zeldaword.pdf'));
  const contacts = data.listings.map((one: Record<string, string | null>) => [one.phone, one.email]);
  assert.deepEqual(contacts, [
    [phone, 'zeldaword@casa.example'],
    [null, null],
  ]);
  assert.ok(data.mails.some(({ kind }: { kind: string }) => kind === 'newsletter_confirm'));
  assert.ok(data.notes.some(({ thing, by }: Record<string, string>) => thing === 'bookings' && by === 'one of us'));
  assert.ok(!JSON.stringify(data).includes('canary_mail_admin'), 'nothing of the admins');
  const stranger = JSON.stringify(await (await signUpPerson(world)).rpc('my_data')).toLowerCase();
  for (const word of [...words, person.email]) assert.ok(!stranger.includes(word), word);
});

test('a person gets no bookings of an address that is not proven', async (world) => {
  const { userId, email, rpc } = await signUpPerson(world);
  await addBooking(world, email, -9, -8);
  assert.equal((await rpc('my_data')).data.stays.length, 1);
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [userId]);
  assert.deepEqual((await rpc('my_data')).data.stays, []);
});

test('says what is in the way of an erasure, one after the other', async (world) => {
  const { person, live, comingReference } = await makePerson(world);
  assert.deepEqual(await person.rpc('may_delete_account'), { ok: false, code: 'live_hotels', count: 1 });
  assert.equal((await person.rpc('delete_account')).code, 'live_hotels');
  await person.rpc('set_listing_visibility', { property_id: live.property_id, is_public: false });
  const [room] = await world.sql<{ id: string }>('select id from public.room_categories where hotel_id = $1 limit 1', [
    live.hotel_id,
  ]);
  const place = { ...world.hotelOf('owner A'), hotel: live.hotel_id, room: room?.id ?? '' };
  const guest = await addBooking(world, 'other@guest.example', 20, 22, { place, guest: 'Someone Else', request: '' });
  assert.deepEqual(await person.rpc('delete_account'), { ok: false, code: 'bookings_to_come', count: 1 });
  await world.sql('delete from public.bookings where id = $1', [guest.id]);
  // The person opens the booking. Before that it counts as a stranger's.
  const opened = await person.rpc('my_stay_link', { booking_reference: comingReference });
  await world.rpc('anon', 'open_stay', { token: opened.token });
  const refusal = { code: 'stays_to_come', count: 1 };
  assert.deepEqual(await person.rpc('delete_account'), { ok: false, ...refusal });
  const known = { ok: true, account: 'owner', bookings: 2, listings: 2, letters: 2 };
  assert.deepEqual(await asAdmin(world, 'admin_person', { email: person.email }), { ...known, refusal });
  await cancel(world, comingReference);
  assert.equal((await person.rpc('delete_account')).ok, true);
});

for (const [phone, email] of [
  ['+91 98220 12345', null],
  [null, 'erased@guest.invalid'],
])
  test(`bookings that strangers made ${phone ? 'with' : 'without'} a phone do not keep an account, and stay theirs`, async (world) => {
    const person = await signUpPerson(world);
    const made = await book(world, { guest_email: person.email, guest_phone: phone });
    const stay = async () => (await world.rpc('anon', 'open_stay', { token: made.stay_token })).json.stay;
    const before = await stay();
    const report = { token: made.stay_token, utr: nextUtr() };
    assert.equal((await world.rpc('anon', 'report_payment', report)).json.ok, true);
    const [booked] = await world.sql<{ id: string }>('select id from public.bookings where booking_reference = $1', [
      made.booking_reference,
    ]);
    const cash = { booking_id: booked?.id, amount: 100, method: 'cash', idempotency_key: randomUUID() };
    assert.equal((await asOwner(world, 'record_payment', cash)).ok, true);
    assert.deepEqual(await person.rpc('may_delete_account'), { ok: true });
    const erased = await person.rpc('delete_account');
    assert.deepEqual([erased.ok, erased.bookings], [true, 0]);
    const after = await stay();
    assert.deepEqual([after.booking_status, after.guest_name], [before.booking_status, before.guest_name]);
    const kept = await world.sql('select guest_email from public.bookings where booking_reference = $1', [
      made.booking_reference,
    ]);
    assert.deepEqual(kept, [{ guest_email: email }]);
    await world.sql(`delete from private.outbox where kind = 'data_erased'`);
    assert.deepEqual(await findEverywhere(world, [person.email]), []);
  });

test('a booking that money was received for keeps the account of its address', async (world) => {
  const person = await signUpPerson(world);
  const { booking_reference } = await book(world, { guest_email: person.email });
  await setPaymentStatus(world, booking_reference, 'paid');
  assert.equal((await person.rpc('delete_account')).code, 'stays_to_come');
});

const cancel = (world: World, reference: string) => changeRow(world, reference, `booking_status = 'cancelled'`);

async function givenErasedPerson(world: World) {
  await removeOthers(world);
  const made = await makePerson(world);
  await made.person.rpc('set_listing_visibility', { property_id: made.live.property_id, is_public: false });
  await cancel(world, made.comingReference);
  const money = () =>
    world.sql(
      'select check_in_date, check_out_date, total_amount, tax_amount, booking_status from public.bookings order by id',
    );
  const place = () =>
    world.sql(
      'select name, city, (select count(*)::integer from private.earlier_names where hotel_id = id) as earlier from public.hotels where id = $1',
      [made.live.hotel_id],
    );
  const before = { money: await money(), place: await place() };
  assert.deepEqual(await made.person.rpc('delete_account'), {
    ...{ ok: true, found: true, account: true, bookings: 2, reviews: 1, listings: 2 },
  });
  return { ...made, before, money, place };
}

test('an erased person leaves dates and money, and no way in', async (world) => {
  const { person, ended, request, before, money, place } = await givenErasedPerson(world);
  assert.deepEqual(await money(), before.money);
  assert.deepEqual(await place(), [{ ...before.place[0], earlier: 0 }]);
  assert.equal((await person.rpc('my_data')).code, 'second_factor_needed', 'no living session');
  const signIn = { email: person.email, password: 'long enough' };
  assert.equal((await world.call('anon', 'POST', '/auth/v1/token?grant_type=password', { body: signIn })).status, 400);
  const { booking_reference } = ended;
  assert.equal((await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.code, 'erased');
  for (const again of [request, { ...request, guest_name: 'Someone Else' }])
    assert.deepEqual((await world.rpc('anon', 'create_booking_tx', again)).json, { ok: false, code: 'key_reused' });
  assert.deepEqual(await money(), before.money);
  const { rows } = await asOwner(world, 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel });
  const erased = rows.filter((row: { guest_name: string }) => /^Deleted g/.test(row.guest_name));
  assert.equal(erased.length, 2, 'the hotel sees the bookings without the guest');
});

test('nothing of an erased person is anywhere once the last email is sent', async (world) => {
  const { person, live } = await givenErasedPerson(world);
  const traces = [...words, person.email];
  assert.deepEqual(await findEverywhere(world, traces), ['private.outbox']);
  const [email] = await world.sql<{ id: number; kind: string }>(
    `update private.outbox set status = 'sending', lease_until = now() + interval '1 minute' where recipient = $1 returning id, kind`,
    [person.email],
  );
  assert.equal(email?.kind, 'data_erased');
  await world.sql(`select private.finish_mail($1, 'sent')`, [email?.id]);
  await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'tidy_uploads' } });
  assert.deepEqual(await findEverywhere(world, traces), []);
  assert.deepEqual(await findEverywhere(world, [live.property_id]), ['private.audit_log']);
});

test('an erasure leaves nothing in the columns of the list but what it names', async (world) => {
  await removeOthers(world);
  const { person, live, ended, comingReference } = await makePerson(world);
  await cancel(world, comingReference);
  const [found] = await world.sql<{ other: string; room: string }>(
    `select (select id from public.bookings where booking_reference = $1) as other,
       (select id from public.room_categories where hotel_id = $2 limit 1) as room`,
    [comingReference, live.hotel_id],
  );
  assert.ok(found);
  const { userId: user, email } = person;
  const { property_id: property, hotel_id: hotel } = live;
  await fillColumns(world, { user, email, bookings: [ended.id, found.other], property, hotel, room: found.room });
  const about = [...words, email, user, property, hotel, ended.id, found.other, found.room, ...filledBy];
  const before = await valuesWith(world, about);
  const nameOf = (place: string) => place.split(' ')[0] ?? '';
  const filled = new Set([...before.keys()].map(nameOf));
  assert.deepEqual(
    keptColumns.filter((name) => !filled.has(name)),
    [],
    'fill these in fillColumns',
  );
  await person.rpc('set_listing_visibility', { property_id: property, is_public: false });
  assert.equal((await person.rpc('delete_account')).ok, true);
  await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'tidy_uploads' } });
  const after = await valuesWith(world, ['']);
  // The rest of an entry or an email may be about others.
  const namesThem = (text = '') => [...words, email].some((word) => text.toLowerCase().includes(word));
  const isTheirs = (place: string, text: string) => !/^private\.(audit_log|outbox)/.test(place) || namesThem(text);
  const left = [...before].filter(
    ([place, text]) => isTheirs(place, text) && (after.get(place) === text || namesThem(after.get(place))),
  );
  assert.deepEqual([...new Set(left.map(([place]) => nameOf(place)))].sort(), columnNames([leftByErasure]));
});

test('the log notes an erasure, and its chain shows what is written over it', { tags: 'long' }, async (world) => {
  await givenErasedPerson(world);
  assert.deepEqual(await chainFaults(world), []);
  const [note] = await world.sql<{ actor_email: string | null; entries: number }>(
    `select actor_email, (select count(*)::integer from jsonb_object_keys(after -> 'entries')) as entries
     from private.audit_log where entity = 'people' and action = 'delete'`,
  );
  assert.ok(note && note.actor_email === null && note.entries > 5);
  const [erased] = await world.sql<{ position: number }>(
    `select position from private.audit_log where salt is null and entity = 'bookings' limit 1`,
  );
  const [other] = await world.sql<{ position: number }>(
    'select min(position) as position from private.audit_log where salt is not null',
  );
  await world.sql(`update private.audit_log set label = 'Nothing' where position = $1`, [erased?.position]);
  assert.deepEqual(await chainFaults(world), [{ fault: 'changed', place: erased?.position }]);
  await world.sql(
    `do $$ begin perform set_config('private.erasing', 'on', true);
       update private.audit_log set label = 'Nothing', before = null, after = null, salt = null where position = ${other?.position}; end $$`,
  );
  const faults = await chainFaults(world);
  assert.deepEqual(
    faults.filter(({ place }) => place === other?.position),
    [{ fault: 'changed', place: other?.position }],
  );
});

test('no name or address removes the notes of others from the log', { tags: 'long' }, async (world) => {
  const admin = 'canary_mail_admin@people.example';
  const { hotel } = world.hotelOf('owner A');
  const change = async (description: string) => {
    const [before] = await world.sql<{ description: string }>('select description from public.hotels where id = $1', [
      hotel,
    ]);
    const { json } = await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: { description } });
    return [before, json];
  };
  await change('By the water.');
  for (const search of ['House of owner A', '98220 00000']) await world.rpc('admin', 'admin_bookings', { search });
  const third = `third.${randomUUID()}@guest.example`;
  await addBooking(world, third, -12, -10, { guest: 'Someone Else', request: '' });
  await world.rpc('admin', 'admin_person', { email: third });
  const log = () =>
    world.sql(
      `select position, actor_email, label, before, after from private.audit_log where entity <> 'profiles' order by id`,
    );
  const before = await log();
  assert.ok(before.length > 2);

  const names = [admin, 'House of owner A', '"2": "', '2026-11-23', 'By the water.', third.slice(0, 12)];
  const typed = new Set<string>();
  for (const [at, full_name] of names.entries()) {
    // A deletion by the user does not remove searches by phone, because the number is not proven.
    const byAdmin = at % 2 === 1;
    const own = byAdmin ? [] : [`98221 1111${at}`];
    const person = await signUpPerson(world, 'Dee');
    await world.sql('update public.profiles set full_name = $1, phone = coalesce($3, phone) where user_id = $2', [
      ...[full_name, person.userId, own[0] ?? null],
    ]);
    for (const search of [`${full_name}`, '98220 0000', '98220 00000 asha', ...own]) {
      await world.rpc('admin', 'admin_bookings', { search });
      typed.add(search);
    }
    await world.sql(
      `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', $1::text) where id = $2`,
      [...[full_name, person.userId]],
    );
    const erased = byAdmin ? await erase(world, person.email) : await person.rpc('delete_account');
    assert.equal(erased.ok, true, full_name);
  }
  const poisoned = `d.${randomUUID()}@guest.example`;
  for (const guest of [admin, 'House of owner A'])
    await addBooking(world, poisoned, -12, -10, { guest: `${guest}`, request: '' });
  for (const email of [poisoned, third.slice(1)]) assert.equal((await erase(world, email)).ok, true);

  const after = await log();
  assert.deepEqual(after.slice(0, before.length), before, 'as it was');
  const said = JSON.stringify(after);
  for (const search of typed) assert.ok(said.includes(JSON.stringify(search)), `${search} was searched for`);
  assert.deepEqual(await chainFaults(world), []);
});

async function givenGuest(world: World) {
  await removeOthers(world);
  const email = `zelda.${randomUUID()}@guest.example`;
  return { email, ...(await addBooking(world, email, -12, -10)) };
}

const erase = (world: World, email: unknown, known_by: unknown = 'mail') =>
  asAdmin(world, 'admin_erase_person', { email, known_by });

test('notes each look of an admin at a person, and no address of nobody', { tags: 'long' }, async (world) => {
  const { email } = await givenGuest(world);
  assert.deepEqual(await asAdmin(world, 'admin_person', { email: ` ${email.toUpperCase()} ` }), {
    ...{ ok: true, account: null, bookings: 1, listings: 0, letters: 0, refusal: null },
  });
  for (const unknown of [`maria.${randomUUID()}@guest.example`, `mario.${randomUUID()}@guest.example`])
    await asAdmin(world, 'admin_person', { email: unknown });
  const looks = await world.sql(
    `select label, count(*)::integer as looks from private.audit_log where entity = 'people' group by 1 order by 1`,
  );
  assert.deepEqual(looks, [
    { label: 'unknown to us', looks: 2 },
    { label: email, looks: 1 },
  ]);
});

test('tells the hotel of a cancellation, and nothing of the erasure after it', { tags: 'long' }, async (world) => {
  const email = `yara.${randomUUID()}@guest.example`;
  const { id, booking_reference } = await addBooking(world, email, 30, 32);
  await cancel(world, booking_reference);
  assert.equal((await erase(world, email)).ok, true);
  const emails = await world.sql(`select distinct kind from private.outbox where data ->> 'booking_id' = $1`, [id]);
  assert.deepEqual(emails, [{ kind: 'cancelled_hotel' }]);
});

test('erases an address from the log that the person has no longer', { tags: 'long' }, async (world) => {
  const { userId, email } = await signUpPerson(world, 'Moved Person');
  await asAdmin(world, 'admin_person', { email });
  const newer = `moved.${randomUUID()}@people.example`;
  await world.sql('update auth.users set email = $1 where id = $2', [newer, userId]);
  assert.equal((await erase(world, newer)).account, true);
  assert.deepEqual(await world.sql('select label from private.audit_log where label = $1', [email]), []);
});

test('erases searches for the number of a person, however it was typed', { tags: 'long' }, async (world) => {
  const { email, id } = await givenGuest(world);
  await world.sql('update public.bookings set created_at = now() where id = $1', [id]);
  for (const search of ['9000077331', '090000 77331', '00919000077331', ' (+91) 90000-77331 '])
    await asAdmin(world, 'admin_users', { search });
  assert.equal((await erase(world, email, 'phone')).bookings, 1);
  const searches = await world.sql(
    `select from private.audit_log where action = 'read' and translate(after ->> 'search', ' ()+-', '') like '%9000077331'`,
  );
  assert.deepEqual(searches, []);
});

test('finds an address in any text, but not within the address of somebody else', { tags: 'long' }, async (world) => {
  const email = 'zelda@guest.example';
  for (const [text, holds] of [
    [`write to\n${email}\nsoon`, true],
    [JSON.stringify({ reason: `As asked by\n${email}` }), true],
    [`'${email}' mail=${email}. e-mail/${email}, *${email}*`, true],
    [`Mail ${email.toUpperCase()}.`, true],
    [`x${email} ${email}x x.${email} x-${email} ${email}.example`, false],
  ] as const) {
    const [row] = await world.sql('select private.holds_address($1, $2) as holds', [text, email]);
    assert.deepEqual(row, { holds }, text);
  }
});

test('an admin without a fresh proof exports and erases nobody, and makes no other admin', {
  tags: 'long',
}, async (world) => {
  const { email } = await givenGuest(world);
  const colleague = await signUpPerson(world, 'Another Admin');
  await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [colleague.userId]);
  const left = await afterMinutes(world, colleague, 11);
  assert.equal((await left.rpc('admin_person', { email })).bookings, 1);
  for (const call of ['admin_export_person', 'admin_erase_person'])
    assert.deepEqual(await left.rpc(call, { email, known_by: 'mail' }), freshProofNeeded, call);
  const { userId } = await signUpPerson(world, 'Spare Account');
  const setRole = (user_id: string, before: string, role: string) =>
    left.rpc('admin_set_role', { user_id, before, role });
  assert.deepEqual(await setRole(userId, 'user', 'admin'), freshProofNeeded);
  assert.deepEqual(await setRole(userId, 'user', 'owner'), { ok: true, role: 'owner' });
  assert.deepEqual(await setRole(world.userId('admin'), 'admin', 'user'), freshProofNeeded);
});

test('an admin says how the person is known, and by which address', { tags: 'long' }, async (world) => {
  const { email } = await givenGuest(world);
  for (const call of ['admin_export_person', 'admin_erase_person']) {
    for (const known_by of [null, '', 'trust me'])
      assert.deepEqual(await asAdmin(world, call, { email, known_by }), { ok: false, code: 'not_identified' });
    for (const typed of ['', 'nobody', null, `${'x'.repeat(300)}@guest.example`, '%@guest.example']) {
      const { code, data, found } = await asAdmin(world, call, { email: typed, known_by: 'mail' });
      assert.ok(code === 'invalid_email' || data?.stays.length === 0 || found === false, `${call} ${typed}`);
    }
  }
});

test('an admin exports the data of a guest without an account, which is noted', { tags: 'long' }, async (world) => {
  const { email } = await givenGuest(world);
  await asAdmin(world, 'admin_person', { email });
  const { data } = await asAdmin(world, 'admin_export_person', { email, known_by: 'phone' });
  assert.ok(data.notes.some(({ seen }: { seen?: string }) => seen === 'what there is of a person'));
  assert.deepEqual([data.account, data.stays[0].guest_name, data.stays[0].guest_phone], [null, name, phone]);
  const notes = await world.sql(
    `select after from private.audit_log where entity = 'people' and label = $1 and after ? 'known_by'`,
    [email],
  );
  assert.deepEqual(notes, [{ after: { seen: 'all that is known of a person', known_by: 'phone' } }]);
});

test('an admin erases a guest without an account once, and nothing is left of them', {
  tags: 'long',
}, async (world) => {
  const { email, booking_reference, id } = await givenGuest(world);
  const reason = { reason: 'A zeldaword on the telephone' };
  assert.equal((await changeBookingAsAdmin(world, id, { booking_status: 'cancelled' }, reason)).ok, true);
  const counts = { ok: true, account: false, reviews: 0, listings: 0 };
  assert.deepEqual(await erase(world, email, 'phone'), { ...counts, bookings: 1, found: true });
  assert.deepEqual(await erase(world, email, 'phone'), { ...counts, bookings: 0, found: false });
  const emails = await emailsTo(world, email, 'data_erased');
  assert.deepEqual(
    emails.map(({ bookings }) => bookings),
    [1],
  );
  assert.equal((await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.code, 'erased');
  assert.deepEqual(await leaveReview(world, booking_reference), { ok: false, code: 'not_found' });
  assert.equal((await changeBookingAsAdmin(world, id, { booking_status: 'cancelled' })).ok, true);
  assert.equal((await changeBookingAsAdmin(world, id, { booking_status: 'confirmed' })).code, 'erased');
  await world.sql(`delete from private.outbox where recipient = $1 and kind = 'data_erased'`, [email]);
  // Checking an erased address must not store it again.
  assert.equal((await asAdmin(world, 'admin_person', { email })).bookings, 0);
  assert.deepEqual((await asAdmin(world, 'admin_export_person', { email, known_by: 'mail' })).data.stays, []);
  assert.deepEqual(await findEverywhere(world, [...words, email]), []);
  assert.deepEqual(await chainFaults(world), []);
});

test('an admin is not erased, and the last one stays', { tags: 'long' }, async (world) => {
  const email = 'canary_mail_admin@people.example';
  assert.equal((await erase(world, email)).code, 'is_admin');
  assert.equal((await asAdmin(world, 'admin_person', { email })).refusal.code, 'last_admin');
  assert.equal((await asAdmin(world, 'may_delete_account')).code, 'last_admin');
});

async function givenGuestWithMoney(world: World) {
  const person = await signUpPerson(world, 'Asha Maria Kamat');
  const book = async (from: number) => {
    const stay = new Booking(world, await bookAsGuest(world, from, { guest_email: person.email.toUpperCase() }));
    await stay.setPolicy('flexible');
    await stay.reported();
    return stay;
  };
  const [paid, waiting, withdrawn] = [await book(40), await book(50), await book(55)];
  assert.equal((await paid.confirm()).ok, true);
  await withdrawn.withdraw();
  assert.equal((await withdrawn.record({ amount: 100, is_reported: true })).ok, true);
  assert.equal((await paid.cancel(advance)).ok, true);
  for (const stay of [waiting, withdrawn]) assert.equal((await stay.cancel()).ok, true);
  return { person, anybody: await givenBooking(world, 60), paid, waiting, withdrawn };
}

test('a guest who is due a refund or has reported a payment is not erased', { tags: 'long' }, async (world) => {
  const { person, paid, waiting } = await givenGuestWithMoney(world);
  const { email } = person;
  const isRefused = async (refusal: object) => {
    for (const answer of [
      await person.rpc('may_delete_account'),
      await person.rpc('delete_account'),
      await erase(world, email),
      { ok: false, ...(await asAdmin(world, 'admin_person', { email })).refusal },
    ])
      assert.deepEqual(answer, { ok: false, ...refusal });
  };
  const [due] = await world.sql('select due_on::text from private.refunds where booking_id = $1', [paid.id]);
  await isRefused({ code: 'refund_due', amount: advance, booking_reference: paid.booking_reference, ...due });
  assert.equal((await paid.refundBySite({ amount: 100 })).ok, true);
  assert.equal((await person.rpc('may_delete_account')).amount, advance - 100);
  assert.equal((await paid.refundBySite({ amount: advance - 100 })).ok, true);
  await isRefused({ code: 'payment_reported', amount: advance, booking_reference: waiting.booking_reference });
  assert.deepEqual(await waiting.withdraw(), { ok: true });
  assert.deepEqual(await person.rpc('may_delete_account'), { ok: true });
});

test('a UTR that the site received of an erased guest stays used, and is kept as a hash alone', {
  tags: 'long',
}, async (world) => {
  const { person, anybody, paid, waiting, withdrawn } = await givenGuestWithMoney(world);
  await paid.refundBySite({ method: 'bank', reference: 'NEFT 77', note: 'To her sister' });
  await waiting.reject();
  assert.equal((await person.rpc('delete_account')).ok, true);
  const [kept] = await world.sql(
    `select count(utr_hash)::integer as hashes, count(*) filter (where utr_hash = sha256($2::bytea))::integer as bare,
       string_agg(concat(reference, note, end_reason), '') as words from private.payments where booking_id = any ($1)`,
    [[paid.id, waiting.id, withdrawn.id], paid.utr],
  );
  assert.deepEqual(kept, { hashes: 1, bare: 0, words: '' });
  assert.partialDeepStrictEqual(await paid.entries('refunds'), [{ state: 'done', reference: null }]);
  await anybody.reported(advance, paid.utr);
  assert.deepEqual(await anybody.confirm(), { ok: false, code: 'utr_used' });
  await anybody.reported(advance, withdrawn.utr);
  assert.equal((await anybody.confirm()).ok, true);
});

test('a UTR stays used after an admin erases its guest', { tags: 'long' }, async (world) => {
  const anybody = await givenBooking(world, 60);
  const guest = new Booking(world, await bookAsGuest(world, 70, { guest_email: 'spent@guest.example' }));
  await guest.setPolicy('non_refundable');
  const reference = nextUtr();
  assert.equal((await guest.receive({ reference })).ok, true);
  assert.equal((await guest.cancel()).ok, true);
  assert.equal((await erase(world, 'spent@guest.example')).ok, true);
  assert.deepEqual(await anybody.receive({ reference }), { ok: false, code: 'utr_used' });
});
