import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePdf } from '../fixtures.ts';
import type { Actor } from './actors.ts';
import { leaveReview } from './leaveReview.ts';
import { afterMinutes, beginListing, type Person, publishListing, signInAgain, signUpPerson } from './listings.ts';
import { ask, bookAsGuest, type Made } from './stayLinks.ts';
import { dayFromToday, type World, worldPrice } from './world.ts';

const name = 'Zelda Quillfeather';
const phone = '+91 90000 77331';
/** Words of hers that stand nowhere else; her address is a random one. */
const words = ['quillfeather', '9000077331', '90000 77331', '90000-77331', 'zeldaword'];

/** A booking made by hand, its dates as days from today. */
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

/** The tables of the whole database in which a text stands, in any column. */
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

/** Somebody with everything a person can have: a live place, a draft, a document, stays, a review, subscriptions, notes of admins. */
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
  // It had another name for a while.
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
  // What its house and admins say to it.
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
  // What admins do with it, and look at.
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
  await world.rpc('admin', 'admin_booking', { booking_id: ended.id });
  await world.rpc('admin', 'admin_compliance', { property_id: live.property_id });
  await world.rpc('admin', 'admin_set_role', { user_id: person.userId, before: 'owner', role: 'user' });
  await world.rpc('admin', 'admin_set_role', { user_id: person.userId, before: 'user', role: 'owner' });
  await world.rpc('admin', 'admin_person', { email: person.email });
  return { person, live, ended, request, comingReference: booked.json.booking_reference as string };
}

/** What is known of a person is theirs to have, whole, after a fresh proof, and nobody else's. */
async function handOut(world: World, person: Person, old: Person) {
  const needed = { ok: false, code: 'fresh_proof_needed', proof: 'password' };
  assert.deepEqual(await old.rpc('my_data'), needed);
  assert.deepEqual(await old.rpc('delete_account'), needed);
  assert.equal((await world.rpc('anon', 'my_data', {})).status, 401);
  assert.equal((await world.rpc('anon', 'delete_account', {})).status, 401);

  const early = await addBooking(world, person.email, -30, -28);
  await world.sql(`update public.bookings set created_at = now() - interval '1 year' where id = $1`, [early.id]);
  const { data } = await person.rpc('my_data');
  assert.equal(data.account.full_name, name);
  assert.equal(data.sign_in.email, person.email);
  assert.equal(data.stays.length, 3);
  const masked = data.stays.filter((stay: { guest_name: string }) => stay.guest_name === 'Zelda Q.');
  assert.equal(masked.length, 1, 'the address may have been somebody else’s before the account proved it');
  assert.deepEqual([data.reviews.length, data.listings.length, data.letters.length], [1, 2, 2]);
  assert.deepEqual(
    data.payout.map(({ state, account_holder_name }: Record<string, string>) => [state, account_holder_name]).sort(),
    [
      ['current', name],
      ['handed in', name],
      ['typed', name],
    ],
  );
  assert.ok(
    data.listings.some(({ files }: { files: { name: string }[] }) =>
      files.some((file) => file.name === 'zeldaword.pdf'),
    ),
  );
  const contacts = data.listings.map((one: Record<string, string | null>) => [one.phone, one.email]);
  assert.deepEqual(contacts, [
    [phone, 'zeldaword@casa.example'],
    [null, null],
  ]);
  assert.ok(data.mails.some(({ kind }: { kind: string }) => kind === 'newsletter_confirm'));
  assert.ok(data.notes.some(({ thing, by }: Record<string, string>) => thing === 'bookings' && by === 'one of us'));
  assert.ok(!JSON.stringify(data).includes('canary_mail_admin'), 'nothing of the admins');

  const stranger = await signUpPerson(world, 'Maria Fernandes');
  const theirs = JSON.stringify(await stranger.rpc('my_data'));
  for (const word of [...words, person.email]) assert.ok(!theirs.toLowerCase().includes(word), word);
  const unproven = `${randomUUID()}@people.example`;
  await world.sql('update auth.users set email_confirmed_at = null, email = $1 where id = $2', [
    unproven,
    stranger.userId,
  ]);
  await addBooking(world, unproven, -9, -8, { guest: 'Somebody Else', request: '' });
  assert.deepEqual((await stranger.rpc('my_data')).data.stays, [], 'an address that is not proven');
  await world.sql('delete from public.bookings where guest_email = $1', [unproven]);
  await world.sql('delete from auth.users where id = $1', [stranger.userId]);
}

/** A person has all that is known of them handed out and erased, by themselves and by an admin, and nothing is left of it anywhere. */
export async function erasure(world: World): Promise<void> {
  const { person: first, live, ended, request, comingReference } = await makePerson(world);
  assert.deepEqual(await chainFaults(world), []);
  const old = await afterMinutes(world, first, 11);
  const person = await signInAgain(world, first);
  await handOut(world, person, old);

  // What is in the way is said, one after the other.
  assert.deepEqual(await person.rpc('may_delete_account'), { ok: false, code: 'live_hotels', count: 1 });
  assert.equal((await person.rpc('delete_account')).code, 'live_hotels');
  await person.rpc('set_listing_visibility', { property_id: live.property_id, is_public: false });
  const [room] = await world.sql<{ id: string }>('select id from public.room_categories where hotel_id = $1 limit 1', [
    live.hotel_id,
  ]);
  const guests = await addBooking(world, 'other@guest.example', 20, 22, {
    place: { ...world.hotelOf('owner A'), hotel: live.hotel_id, room: room?.id ?? '' },
    guest: 'Somebody Else',
    request: '',
  });
  assert.deepEqual(await person.rpc('delete_account'), { ok: false, code: 'bookings_to_come', count: 1 });
  await world.sql('delete from public.bookings where id = $1', [guests.id]);
  assert.deepEqual(await person.rpc('delete_account'), { ok: false, code: 'stays_to_come', count: 1 });
  assert.deepEqual((await world.rpc('admin', 'admin_person', { email: person.email })).json, {
    ...{
      ok: true,
      account: 'owner',
      bookings: 3,
      listings: 2,
      letters: 2,
      refusal: { code: 'stays_to_come', count: 1 },
    },
  });
  await world.sql(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [
    comingReference,
  ]);

  const money = () =>
    world.sql(
      'select check_in_date, check_out_date, total_amount, tax_amount, booking_status from public.bookings order by id',
    );
  const kept = await money();
  const place = await world.sql('select name, city from public.hotels where id = $1', [live.hotel_id]);
  const done = await person.rpc('delete_account');
  assert.deepEqual(done, { ok: true, found: true, account: true, bookings: 3, reviews: 1, listings: 2 });
  assert.deepEqual(await money(), kept, 'dates and money stay');
  assert.deepEqual(await world.sql('select name, city from public.hotels where id = $1', [live.hotel_id]), place);

  const earlier = 'select name from private.earlier_names where hotel_id = $1';
  assert.deepEqual(await world.sql(earlier, [live.hotel_id]), [], 'no page is left that they would lead to');

  // The session and the password open nothing any more.
  assert.equal((await person.rpc('my_data')).code, 'second_factor_needed', 'no living session');
  const signIn = { email: person.email, password: 'long enough' };
  assert.equal((await world.call('anon', 'POST', '/auth/v1/token?grant_type=password', { body: signIn })).status, 400);
  assert.equal(
    (await world.rpc('anon', 'booking_by_reference', { booking_reference: ended.booking_reference })).json.code,
    'erased',
  );
  // A form that was sent before does not book anew.
  for (const again of [request, { ...request, guest_name: 'Somebody Else' }])
    assert.deepEqual((await world.rpc('anon', 'create_booking_tx', again)).json, { ok: false, code: 'key_reused' });
  assert.deepEqual(await money(), kept);

  const seen = (await world.rpc('owner A', 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel })).json.rows;
  const gone = seen.filter(
    (row: { guest_name: string }) => row.guest_name === 'Erased guest' || row.guest_name === 'Erased g.',
  );
  assert.equal(gone.length, 3, 'its hotel sees the stay without the guest');

  // Once the last mail is out and the files are taken away, nothing of the person is anywhere.
  assert.deepEqual(await findEverywhere(world, [...words, person.email]), ['private.outbox']);
  const [mail] = await world.sql<{ id: number; kind: string; recipient: string }>(
    'select id, kind, recipient from private.outbox where recipient = $1',
    [person.email],
  );
  assert.equal(mail?.kind, 'data_erased');
  await world.sql(
    `update private.outbox set status = 'sending', lease_until = now() + interval '1 minute' where id = $1`,
    [mail?.id],
  );
  await world.sql(`select private.finish_mail($1, 'sent')`, [mail?.id]);
  await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'tidy_uploads' } });
  const traces = [...words, person.email, live.property_id];
  // The ids of what is gone stand in the log alone, and lead nowhere.
  assert.deepEqual(await findEverywhere(world, traces), ['private.audit_log']);
  assert.deepEqual(await findEverywhere(world, [...words, person.email]), []);

  // The log still tells that something was there, and its chain holds; what is written over it now shows.
  assert.deepEqual(await chainFaults(world), []);
  const [note] = await world.sql<{ actor_email: string | null; text: string; entries: number }>(
    `select actor_email, a::text as text, (select count(*)::integer from jsonb_object_keys(after -> 'entries')) as entries
     from private.audit_log as a where entity = 'people' and action = 'delete'`,
  );
  assert.ok(note && note.actor_email === null && note.entries > 5, note?.text);
  const [{ position } = { position: 0 }] = await world.sql<{ position: number }>(
    `select position from private.audit_log where salt is null and entity = 'bookings' limit 1`,
  );
  await world.sql(`update private.audit_log set label = 'Nothing' where position = $1`, [position]);
  assert.deepEqual(await chainFaults(world), [{ fault: 'changed', place: position }]);
  await world.sql(`update private.audit_log set label = $2 where position = $1`, [position, ended.booking_reference]);
  // Taking the words away without a note of it shows as well.
  const [other] = await world.sql<{ position: number }>(
    `select min(position) as position from private.audit_log where salt is not null`,
  );
  await world.sql(
    `do $$ begin perform set_config('private.erasing', 'on', true);
       update private.audit_log set label = 'Nothing', before = null, after = null, salt = null where position = ${other?.position}; end $$`,
  );
  assert.deepEqual(
    (await chainFaults(world)).filter(({ place: at }) => at === other?.position),
    [{ fault: 'changed', place: other?.position }],
  );
}

/** Nobody takes what others did out of the log, or breaks its chain, by a name or an address of their choosing. */
export async function erasureOfOthers(world: World): Promise<void> {
  const admin = (
    await world.sql<{ email: string }>('select email from public.profiles where user_id = $1', [world.userId('admin')])
  )[0]?.email;
  const { hotel } = world.hotelOf('owner A');
  const change = async (description: string) => {
    const [before] = await world.sql<{ description: string }>('select description from public.hotels where id = $1', [
      hotel,
    ]);
    const { json } = await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: { description } });
    return [before, json];
  };
  await change('By the water.');
  // Before there was an account of this number.
  for (const search of ['House of owner A', '98220 00000']) await world.rpc('admin', 'admin_bookings', { search });
  const third = `third.${randomUUID()}@guest.example`;
  await addBooking(world, third, -12, -10, { guest: 'Somebody Else', request: '' });
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
    // By their own hand nobody takes out a number either: whose it is, nobody has asked.
    const byAdmin = at % 2 === 1;
    const own = byAdmin ? [] : [`98221 1111${at}`];
    const person = await signUpPerson(world, 'Dee');
    await world.sql('update public.profiles set full_name = $1, phone = coalesce($3, phone) where user_id = $2', [
      ...[full_name, person.userId, own[0] ?? null],
    ]);
    // Searched for since there is such an account, and of numbers only a part.
    for (const search of [`${full_name}`, '98220 0000', '98220 00000 asha', ...own]) {
      await world.rpc('admin', 'admin_bookings', { search });
      typed.add(search);
    }
    await world.sql(
      `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', $1::text) where id = $2`,
      [...[full_name, person.userId]],
    );
    const erased = byAdmin
      ? (await world.rpc('admin', 'admin_erase_person', { email: person.email, known_by: 'mail' })).json
      : await person.rpc('delete_account');
    assert.equal(erased.ok, true, full_name);
  }
  // A guest without an account called himself so, and an address is the end of another.
  const poisoned = `d.${randomUUID()}@guest.example`;
  for (const guest of [admin, 'House of owner A'])
    await addBooking(world, poisoned, -12, -10, { guest: `${guest}`, request: '' });
  for (const email of [poisoned, third.slice(1)])
    assert.equal((await world.rpc('admin', 'admin_erase_person', { email, known_by: 'mail' })).json.ok, true);

  const after = await log();
  assert.deepEqual(after.slice(0, before.length), before, 'as it was');
  const said = JSON.stringify(after);
  for (const search of typed) assert.ok(said.includes(JSON.stringify(search)), `${search} was searched for`);
  assert.deepEqual(await chainFaults(world), []);
}

/** The same by an admin for who writes to us, also without an account: only after the admin has said how it is known who asks. */
export async function erasureByAdmin(world: World): Promise<void> {
  const email = `zelda.${randomUUID()}@guest.example`;
  const { booking_reference } = await addBooking(world, email, -12, -10);
  const ask = async (name: string, args: object) => (await world.rpc('admin', name, args)).json;
  assert.deepEqual(await ask('admin_person', { email: ` ${email.toUpperCase()} ` }), {
    ...{ ok: true, account: null, bookings: 1, listings: 0, letters: 0, refusal: null },
  });
  // Each look is noted: guests have no id of their own, and a look at one is not a look at another. An address of nobody is not kept.
  const another = `maria.${randomUUID()}@guest.example`;
  for (const looked of [another, another]) await ask('admin_person', { email: looked });
  assert.deepEqual(
    await world.sql(
      `select label, count(*)::integer as looks from private.audit_log where entity = 'people' and label = any ($1) group by 1 order by 1`,
      [[email, another, 'unknown to us']],
    ),
    [
      { label: 'unknown to us', looks: 2 },
      { label: email, looks: 1 },
    ],
  );
  // Cancelled and erased at once: the house hears of the first.
  const gone = `yara.${randomUUID()}@guest.example`;
  const { id } = await addBooking(world, gone, 30, 32);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
  assert.equal((await ask('admin_erase_person', { email: gone, known_by: 'mail' })).ok, true);
  assert.deepEqual(await world.sql(`select distinct kind from private.outbox where data ->> 'booking_id' = $1`, [id]), [
    { kind: 'cancelled_hotel' },
  ]);
  // An address that was looked at, and is not the person's any more.
  const moved = await signUpPerson(world, 'Moved Person');
  await ask('admin_person', { email: moved.email });
  const anew = `moved.${randomUUID()}@people.example`;
  await world.sql('update auth.users set email = $1 where id = $2', [anew, moved.userId]);
  assert.equal((await ask('admin_erase_person', { email: anew, known_by: 'mail' })).account, true);
  assert.deepEqual(await world.sql('select label from private.audit_log where label = $1', [moved.email]), []);
  // A number goes with who it belongs to, however it was typed.
  const caller = `zelda.${randomUUID()}@guest.example`;
  const called = await addBooking(world, caller, -12, -10);
  await world.sql(`update public.bookings set created_at = now() where id = $1`, [called.id]);
  for (const search of ['9000077331', '090000 77331', '00919000077331', ' (+91) 90000-77331 '])
    await ask('admin_users', { search });
  assert.equal((await ask('admin_erase_person', { email: caller, known_by: 'phone' })).bookings, 1);
  assert.deepEqual(
    await world.sql(
      `select after ->> 'search' as search from private.audit_log
       where action = 'read' and translate(after ->> 'search', ' ()+-', '') like '%9000077331'`,
    ),
    [],
  );
  // However it was typed, and in JSON; not within the address of somebody else.
  for (const [text, holds] of [
    [`write to\n${email}\nsoon`, true],
    [JSON.stringify({ reason: `As asked by\n${email}` }), true],
    [`'${email}' mail=${email}. e-mail/${email}, *${email}*`, true],
    [`Mail ${email.toUpperCase()}.`, true],
    [`x${email} ${email}x x.${email} x-${email} ${email}.example`, false],
  ] as const) {
    assert.deepEqual(
      await world.sql('select private.holds_address($1, $2) as holds', [text, email]),
      [{ holds }],
      text,
    );
  }
  // Another admin, whose session was left open.
  const colleague = await signUpPerson(world, 'Another Admin');
  await world.sql(
    `with note as (insert into private.password_notes (user_id, is_strong) values ($1, true) on conflict (user_id) do update set is_strong = true)
     update public.profiles set role = 'admin' where user_id = $1`,
    [colleague.userId],
  );
  const left = await afterMinutes(world, colleague, 11);
  assert.equal((await left.rpc('admin_person', { email })).bookings, 1);
  for (const call of ['admin_export_person', 'admin_erase_person']) {
    assert.deepEqual(
      await left.rpc(call, { email, known_by: 'mail' }),
      { ok: false, code: 'fresh_proof_needed', proof: 'password' },
      call,
    );
  }
  // Nor can it make an admin who could.
  const spare = await signUpPerson(world, 'Spare Account');
  const promoted = (before: string, role: string) =>
    left.rpc('admin_set_role', { user_id: spare.userId, before, role });
  assert.deepEqual(await promoted('user', 'admin'), { ok: false, code: 'fresh_proof_needed', proof: 'password' });
  assert.deepEqual(await promoted('user', 'owner'), { ok: true, role: 'owner' });
  const demoted = await left.rpc('admin_set_role', { user_id: world.userId('admin'), before: 'admin', role: 'user' });
  assert.equal(demoted.code, 'fresh_proof_needed');
  await world.sql(`update public.profiles set role = 'user' where user_id = $1`, [colleague.userId]);

  for (const call of ['admin_export_person', 'admin_erase_person']) {
    for (const known_by of [null, '', 'trust me']) {
      assert.deepEqual(
        await ask(call, { email, known_by }),
        { ok: false, code: 'not_identified' },
        `${call} ${known_by}`,
      );
    }
    for (const typed of ['', 'nobody', null, `${'x'.repeat(300)}@guest.example`, '%@guest.example']) {
      const { code, data, found } = await ask(call, { email: typed, known_by: 'mail' });
      assert.ok(code === 'invalid_email' || data?.stays.length === 0 || found === false, `${call} ${typed}`);
    }
  }
  const { data } = await ask('admin_export_person', { email, known_by: 'phone' });
  assert.ok(
    data.notes.some(({ seen }: { seen?: string }) => seen === 'what there is of a person'),
    'that an admin looked',
  );
  assert.deepEqual([data.account, data.stays[0].guest_name, data.stays[0].guest_phone], [null, name, phone]);
  assert.deepEqual(
    await world.sql(
      `select after from private.audit_log where entity = 'people' and label = $1 and after ? 'known_by'`,
      [email],
    ),
    [{ after: { seen: 'all that is known of a person', known_by: 'phone' } }],
  );
  const counts = { ok: true, account: false, reviews: 0, listings: 0 };
  assert.deepEqual(await ask('admin_erase_person', { email, known_by: 'phone' }), {
    ...counts,
    bookings: 1,
    found: true,
  });
  assert.deepEqual(await ask('admin_erase_person', { email, known_by: 'phone' }), {
    ...counts,
    bookings: 0,
    found: false,
  });
  assert.deepEqual(
    await world.sql(
      `select data ->> 'bookings' as bookings from private.outbox where recipient = $1 and kind = 'data_erased'`,
      [email],
    ),
    [{ bookings: '1' }],
    'the mail that says so is still on its way',
  );
  assert.equal((await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.code, 'erased');
  assert.deepEqual(
    await leaveReview(world, booking_reference),
    { ok: false, code: 'not_found' },
    'nobody is left to review the stay',
  );
  const [stay] = await world.sql<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    booking_reference,
  ]);
  const change = (before: string, after: string) =>
    ask('admin_change_booking', {
      ...{ booking_id: stay?.id, before: { booking_status: before }, after: { booking_status: after } },
    });
  assert.equal((await change('confirmed', 'cancelled')).ok, true);
  assert.equal((await change('cancelled', 'confirmed')).code, 'erased', 'no room is held for nobody');
  await world.sql(`delete from private.outbox where recipient = $1 and kind = 'data_erased'`, [email]);
  // Who looks once more whether all is gone does not write the address down anew.
  assert.equal((await ask('admin_person', { email })).bookings, 0);
  assert.deepEqual((await ask('admin_export_person', { email, known_by: 'mail' })).data.stays, []);
  assert.deepEqual(await findEverywhere(world, [...words, email]), []);
  assert.deepEqual(await chainFaults(world), []);

  // Admins are no guests: the role goes first, and the last one stays.
  const [{ address } = { address: '' }] = await world.sql<{ address: string }>(
    'select email as address from public.profiles where user_id = $1',
    [world.userId('admin')],
  );
  assert.equal((await ask('admin_erase_person', { email: address, known_by: 'mail' })).code, 'is_admin');
  assert.equal((await ask('admin_person', { email: address })).refusal.code, 'last_admin');
  assert.equal((await ask('may_delete_account', {})).code, 'last_admin');
}

/** What a guest is owed, or says to have paid, keeps them known until it is settled; and a number that was told stays spent when they are gone. */
export async function erasureAndMoney(world: World): Promise<void> {
  const person = await signUpPerson(world, 'Asha Maria Kamat');
  const anybody = await bookAsGuest(world, 60);
  const theirs = (from: number) => bookAsGuest(world, from, { guest_email: person.email.toUpperCase() });
  const [owed, told, taken] = [await theirs(40), await theirs(50), await theirs(55)];
  const sale = Math.round(0.3 * 2 * worldPrice['owner A']);
  const tell = ({ token }: Made, utr: string) => ask(world, 'claim_advance', { token, utr });
  const note = ({ id }: Made, args: object, actor: Actor = 'admin') =>
    ask(
      world,
      'note_payment',
      { booking_id: id, kind: 'received', amount: sale, method: 'site', idempotency_key: randomUUID(), ...args },
      actor,
    );
  const ways = [
    () => person.rpc('may_delete_account'),
    () => person.rpc('delete_account'),
    () => ask(world, 'admin_erase_person', { email: person.email, known_by: 'mail' }, 'admin'),
    async () => ({ ok: false, ...(await ask(world, 'admin_person', { email: person.email }, 'admin')).refusal }),
  ];
  const refused = async (refusal: object) => {
    for (const way of ways) assert.deepEqual(await way(), { ok: false, ...refusal });
  };

  for (const { id } of [owed, told, taken])
    await world.sql(`update public.bookings set cancellation_policy = 'flexible' where id = $1`, [id]);
  // Three numbers: one that came and goes back, one that nobody has found yet, one that was taken back.
  assert.equal((await tell(owed, '426700125001')).ok, true);
  assert.equal((await note(owed, {})).ok, true);
  assert.equal((await tell(told, '426700125002')).ok, true);
  assert.equal((await tell(taken, '426700125003')).ok, true);
  assert.equal((await ask(world, 'take_claim_back', { token: taken.token })).ok, true);
  // What the desk alone has noted to be on its way keeps nobody.
  assert.equal((await note(taken, { kind: 'claimed', amount: 100 }, 'owner A')).ok, true);
  assert.equal((await ask(world, 'cancel_by_guest', { token: owed.token, refund: sale })).ok, true);
  for (const { token } of [told, taken])
    assert.equal((await ask(world, 'cancel_by_guest', { token, refund: 0 })).ok, true);

  const [due] = await world.sql<{ on: string }>(
    `select due_on::text as on from private.payments where booking_id = $1 and kind = 'refund_owed'`,
    [owed.id],
  );
  await refused({
    ...{ code: 'refund_owed', amount: sale, booking_reference: owed.booking_reference, due_on: due?.on },
  });
  assert.equal((await note(owed, { kind: 'refunded', amount: 100 })).ok, true);
  assert.equal((await person.rpc('may_delete_account')).amount, sale - 100, 'what is left of it');
  assert.equal((await note(owed, { kind: 'refunded', amount: sale - 100 })).ok, true);
  await refused({ code: 'claim_open', amount: sale, booking_reference: told.booking_reference });
  assert.equal((await ask(world, 'take_claim_back', { token: told.token })).ok, true);
  assert.deepEqual(await person.rpc('may_delete_account'), { ok: true });
  assert.equal((await person.rpc('delete_account')).ok, true);

  const known = await world.sql(
    'select id from private.payments where reference is not null and booking_id = any ($1)',
    [[owed.id, told.id, taken.id]],
  );
  assert.deepEqual(known, [], 'no number stands there any more');
  for (const utr of ['426700125001', '426700125002', '426700125003']) {
    assert.deepEqual(await tell(anybody, utr), { ok: false, code: 'utr_used' }, utr);
    for (const kind of ['received', 'claimed'])
      assert.equal(
        (await note(anybody, { kind, reference: utr, amount: 100, method: 'upi' }, 'owner A')).code,
        'utr_used',
      );
  }
  assert.equal((await note(anybody, { reference: '426700125001', amount: 100 })).code, 'utr_used');
  // What its guest took back, an admin can still find in the bank.
  assert.equal((await note(anybody, { reference: '426700125003', amount: 100 })).ok, true);
  // Whoever reads the table cannot try the numbers out.
  const [kept] = await world.sql<{ hashes: number; bare: number }>(
    `select count(distinct utr_hash)::integer as hashes, count(*) filter (where utr_hash = sha256('426700125001'))::integer as bare
     from private.payments where booking_id = any ($1) and utr_hash is not null`,
    [[owed.id, told.id, taken.id]],
  );
  assert.deepEqual(kept, { hashes: 3, bare: 0 });

  // The same by an admin's hand, of a guest without an account.
  const guest = await bookAsGuest(world, 70, { guest_email: 'spent@guest.example' });
  await world.sql(`update public.bookings set cancellation_policy = 'non_refundable' where id = $1`, [guest.id]);
  assert.equal((await note(guest, { reference: '426700125004' })).ok, true);
  assert.equal((await ask(world, 'cancel_by_guest', { token: guest.token, refund: 0 })).ok, true);
  const erased = await ask(world, 'admin_erase_person', { email: 'spent@guest.example', known_by: 'mail' }, 'admin');
  assert.equal(erased.ok, true);
  assert.deepEqual(await tell(anybody, '426700125004'), { ok: false, code: 'utr_used' });
}
