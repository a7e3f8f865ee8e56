import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { calls as everyCall } from '../../supabase/rights.ts';
import { type Actor, houseActors } from './actors.ts';
import { channelCalls, conflicting } from './channels.ts';
import { calls } from './desk.ts';
import { reviewCalls, reviewed } from './deskReviews.ts';
import { filledIn, formCCalls } from './formC.ts';
import { type Person, signUpPerson } from './listings.ts';
import { book, deeds, read } from './stays.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

// Who works at a house besides its owner: how somebody comes to, what each role may, and how it ends.

const house = (world: World) => world.propertyId('owner A', 'approved');

/** What of a house each call takes; `owner` where it is the owner's alone and others of the house are strangers to it. */
const takes: Record<string, 'bookings' | 'rates' | 'house' | 'owner' | 'nothing'> = {
  ...of(
    'bookings',
    'block_rooms book_at_desk cancel_stay change_stay correct_guest desk_booking desk_bookings desk_calendar desk_change_quote',
  ),
  ...of('bookings', 'desk_quote hold_rooms move_stay note_stay release_hold release_rooms send_stay_again undo_block'),
  ...of('bookings', 'credit_invoice desk_invoice desk_invoices desk_till issue_invoice note_payment reverse_payment'),
  ...of('bookings', 'ask_form_c desk_form_c export_form_c fill_form_c open_form_c report_form_c set_form_c_guests'),
  // The last one ends what the others are about.
  ...of('bookings', 'remove_form_c'),
  ...of('rates', 'add_calendar begin_calendar desk_channels desk_report move_conflict renew_calendar_address'),
  ...of('bookings', 'desk_reviews'),
  ...of('rates', 'reply_review report_review'),
  // The last one ends what the others are about.
  ...of('rates', 'settle_conflict remove_calendar'),
  ...of('rates', 'add_notice_email desk_rates remove_notice_email restore_nights save_rates set_nights'),
  ...of('house', 'house_people invite_person remove_person set_person_role'),
  ...of(
    'owner',
    'decide_listing delete_draft listing_form listing_history remove_document save_listing_draft set_listing_visibility withdraw_listing',
  ),
  // About whoever calls, and no house of another.
  ...of(
    'nothing',
    'answer_invitation delete_account desk_home desk_houses make_recovery_codes may_delete_account my_data',
  ),
  ...of(
    'nothing',
    'my_invitations my_listings my_stay_link my_stays reset_two_factor save_compliance two_factor_state',
  ),
  ...of('nothing', 'saved_stays use_recovery_code'),
};

function of<Taken extends string>(taken: Taken, names: string): Record<string, Taken> {
  return Object.fromEntries(names.split(' ').map((name) => [name, taken]));
}

const may: Record<(typeof houseActors)[number], readonly string[]> = {
  manager: ['bookings', 'rates'],
  desk: ['bookings'],
};

/**
 * Manager and desk may what their role may, each call that takes one of these rights once, and are strangers to all else of the
 * owner's. What `prepare` makes are the arguments of these calls.
 */
async function mayCall(
  world: World,
  rights: readonly string[],
  prepare: () => Promise<(actor: Actor) => Record<string, object>>,
): Promise<void> {
  const args = await prepare();
  for (const [name, taken] of Object.entries(takes)) {
    if (!rights.includes(taken)) continue;
    // First who may less, so that it is still there to be refused.
    for (const actor of houseActors.toReversed()) {
      const given = args(actor)[name];
      assert.ok(given, `${name} is tried`);
      const before = await everything(world);
      const { status, json } = await world.rpc(actor, name, given);
      const words = `${actor} calls ${name}: ${JSON.stringify(json).slice(0, 200)}`;
      if (taken === 'owner') {
        const stranger = await world.rpc('owner B', name, given);
        assert.deepEqual([status, json], [stranger.status, stranger.json], words);
        assert.notEqual(json.ok, true, words);
      } else if (may[actor].includes(taken)) {
        assert.ok(status === 200 && (json.ok || !['not_allowed', 'not_found', 'not_held'].includes(json.code)), words);
        continue;
      } else if (name.endsWith('notice_email')) assert.deepEqual([status, json.code], [200, 'not_found'], words);
      else assert.deepEqual([status, json], [200, { ok: false, code: 'not_allowed', right: taken }], words);
      assert.deepEqual(await everything(world), before, `${name}: what is refused changes nothing`);
    }
  }
  assert.deepEqual(await looks(world), [], 'whoever works there looks at their own house');
}

test('the right to bookings lets a person use these calls', { tags: 'long' }, (world) =>
  mayCall(world, ['bookings'], async () => {
    const { hotel } = world.hotelOf('owner A');
    const stay = await read(world, await book(world, 40));
    for (const _ of houseActors) await world.rpc('owner A', 'hold_rooms', { ...calls(world).hold_rooms });
    const held = await world.sql<{ id: string }>('select id from private.holds');
    const { args: money } = await paidAndInvoiced(world);
    const review = await reviewed(world);
    const forms = { desk: await filledIn(world), manager: await filledIn(world) };
    return (actor) => ({
      ...calls(world),
      ...deeds(world, stay),
      ...money,
      ...formCCalls(world, forms[actor === 'desk' ? 'desk' : 'manager']),
      ...reviewCalls(hotel, review.id),
      release_hold: { hold_id: held[actor === 'desk' ? 0 : 1]?.id },
    });
  }),
);

test('the right to rates lets a person use these calls', (world) =>
  mayCall(world, ['rates'], async () => {
    const property_id = house(world);
    const { hotel } = world.hotelOf('owner A');
    const { feed, conflict } = await conflicting(world);
    const review = await reviewed(world);
    return () => ({
      ...calls(world),
      ...channelCalls(world, { feed, conflict }),
      ...reviewCalls(hotel, review.id),
      desk_report: { hotel_id: hotel },
      add_notice_email: { property_id, email: 'keys@house.example' },
      remove_notice_email: { property_id, email: 'keys@house.example' },
    });
  }));

test('these calls are for the owner alone', (world) =>
  mayCall(world, ['house', 'owner'], async () => {
    const property_id = house(world);
    const [document] = await world.sql<{ id: string }>(
      'select id from public.property_documents where property_id = $1',
      [property_id],
    );
    const people = await world.sql<{ id: string; email: string }>(
      'select id, email from private.house_people order by email',
    );
    const other = (actor: Actor) => people.find(({ email }) => !email.includes(actor))?.id;
    return (actor) => ({
      house_people: { property_id },
      invite_person: { property_id, email: 'friend@people.example', role: 'manager' },
      set_person_role: { person_id: other(actor), role: 'manager' },
      remove_person: { person_id: other(actor) },
      decide_listing: { property_id, decision: 'approved' },
      delete_draft: { property_id },
      remove_document: { id: document?.id },
      save_listing_draft: { property_id, base_revision: 0, form: { basics: { name: 'Mine' } }, step: 'basics' },
      set_listing_visibility: { property_id, is_public: false },
      listing_form: { property_id },
      listing_history: { property_id },
      withdraw_listing: { property_id },
    });
  }));

test('shows each person their rights and the hotels these are for', async (world) => {
  assert.deepEqual(Object.keys(takes).sort(), everyCall.members.toSorted(), 'every call says what it takes');
  const property_id = house(world);
  const { room, hotel } = world.hotelOf('owner A');
  // No other of the owner's, and none of another's.
  for (const [actor, rights] of Object.entries(may) as [Actor, string[]][]) {
    const { rows } = (await world.rpc(actor, 'desk_houses', {})).json;
    assert.deepEqual(
      rows.map((row: Record<string, unknown>) => [row.id, row.role, row.rights]),
      [[hotel, actor, rights]],
    );
    assert.equal(rows[0].notice_emails === null, actor === 'desk');
    const calendar = (await world.rpc(actor, 'desk_calendar', { hotel_id: hotel })).json;
    assert.deepEqual(calendar.rights, rights);
    assert.equal(
      (await world.rpc(actor, 'desk_calendar', { hotel_id: world.hotelOf('owner B').hotel })).json.code,
      'not_found',
    );
    const both = { ...calls(world).set_nights, room_category_ids: [room, world.hotelOf('owner B').room] };
    assert.equal((await world.rpc(actor, 'set_nights', both)).json.code, 'not_found');
    const mine = (await world.rpc(actor, 'my_listings', {})).json.listings.map(
      (one: Record<string, unknown>) => one.property_id,
    );
    assert.ok(!mine.includes(property_id), 'a listing is its owner’s');
  }
  assert.deepEqual((await world.rpc('owner A', 'desk_houses', {})).json.rows[0].rights, ['bookings', 'rates', 'house']);
  assert.deepEqual((await world.rpc('admin', 'desk_calendar', { hotel_id: hotel })).json.rights, [
    'bookings',
    'rates',
    'house',
  ]);
  assert.deepEqual(await looks(world), [{ actor_id: world.userId('admin') }], 'an admin looks at that of others');
});

/** Who is in the log for what they looked at, but for Form C, where everybody is. */
const looks = (world: World) =>
  world.sql(`select distinct actor_id from private.audit_log where action = 'read' and entity <> 'form_c_stays'`);

/** A stay that has begun, with an invoice and a payment, and the calls about them. */
async function paidAndInvoiced(world: World) {
  const { hotel } = world.hotelOf('owner A');
  const booking_id = await book(world, 0);
  // An invoice tells the number its issuer is taxed under, which a bill of supply has not, and the issuer's name, to whoever is at the desk.
  await world.sql('delete from private.compliance where owner_id = $1', [world.userId('owner A')]);
  await world.sql(`update public.owner_profiles set full_name = 'Maria' where user_id = $1`, [world.userId('owner A')]);
  const payment = { booking_id, kind: 'received', amount: 100, method: 'cash' };
  const ask = async (name: string, args: object) => (await world.rpc('owner A', name, args)).json;
  const { payment_id } = await ask('note_payment', { ...payment, idempotency_key: randomUUID() });
  const { invoice_id } = await ask('issue_invoice', { booking_id, buyer: { name: 'Asha Kamat' } });
  assert.ok(payment_id && invoice_id);
  return {
    args: {
      note_payment: { ...payment, idempotency_key: randomUUID() },
      reverse_payment: { payment_id, note: 'A mistake' },
      desk_till: { hotel_id: hotel, day: dayFromToday(0) },
      issue_invoice: { booking_id, buyer: { name: 'Asha Kamat' } },
      credit_invoice: { invoice_id, reason: 'A mistake' },
      desk_invoice: { invoice_id },
      desk_invoices: { hotel_id: hotel, month: dayFromToday(0) },
    },
  };
}

/** What refused calls could have changed. */
const everything = (world: World) =>
  world.sql(`select
    (select jsonb_agg(to_jsonb(p) order by p.id) from private.house_people as p) as people,
    (select jsonb_agg(to_jsonb(p) order by p.id) from public.properties as p) as listings,
    (select jsonb_agg(to_jsonb(d) order by d.id) from public.property_documents as d) as documents,
    (select jsonb_agg(to_jsonb(s) order by s.id) from private.subscriptions as s) as addresses,
    (select jsonb_agg(to_jsonb(r) order by r.id) from private.rate_rules as r) as rules,
    (select jsonb_agg(to_jsonb(r) order by r.room_category_id) from private.rate_plans as r) as plans,
    (select jsonb_agg(to_jsonb(r) order by r.id) from public.reviews as r) as reviews,
    (select count(*)::integer from private.review_reports) as reports,
    (select count(*)::integer from private.outbox) as mails`);

/** Somebody with an account, without words of the world's. */
interface Guest extends Person {
  code(name: string, args?: object): Promise<string>;
}

async function somebody(world: World): Promise<Guest> {
  const person = await signUpPerson(world);
  return {
    ...person,
    code: async (name, args = {}) => {
      const json = await person.rpc(name, args);
      return json.ok ? 'ok' : json.code;
    },
  };
}

const mails = (world: World, kind: string) =>
  world.sql<{ recipient: string; people: { email: string }[] | null }>(
    `select recipient, data -> 'people' as people from private.outbox where kind = $1 order by id`,
    [kind],
  );

/** What the mail of the first invitation would say now. */
async function invitationFacts(world: World): Promise<object | null | undefined> {
  const [row] = await world.sql<{ facts: object | null }>(
    `select private.mail_facts(kind, data) as facts from private.outbox where kind = 'house_invitation' order by id limit 1`,
  );
  return row?.facts;
}

test('an invited person may act from the acceptance on until the access ends', async (world) => {
  const property_id = house(world);
  const { room } = world.hotelOf('owner A');
  await world.sql('delete from private.house_people');
  await world.sql('delete from private.outbox');
  const [friend, stranger] = [await somebody(world), await somebody(world)];
  const asOwner = async (name: string, args: object) => (await world.rpc('owner A', name, args)).json;
  const invite = async (email: unknown, role: unknown = 'desk', actor: Actor = 'owner A') =>
    (await world.rpc(actor, 'invite_person', { property_id, email, role })).json;
  const atDesk = { room_category_id: room, ...span(), ...party };

  for (const actor of ['user', 'owner B', 'manager'] as const)
    assert.equal((await invite(friend.email, 'desk', actor)).code, 'not_found', actor);
  for (const email of ['', null, 'a@b', 'a@b.c\r\nBcc: x@evil.example'])
    assert.equal((await invite(email)).code, 'invalid_email', String(email));
  for (const role of ['owner', 'admin', '', null])
    assert.equal((await invite(friend.email, role)).code, 'invalid_role', String(role));
  const [own] = await world.sql<{ email: string }>('select email from public.profiles where user_id = $1', [
    world.userId('owner A'),
  ]);
  assert.equal((await invite(own?.email.toUpperCase())).code, 'own_email');
  assert.deepEqual(await mails(world, 'house_invitation'), []);

  const { people } = await invite(` ${friend.email.toUpperCase()} `);
  assert.deepEqual(
    people.map((one: Record<string, unknown>) => [one.email, one.role, one.accepted_at, one.full_name]),
    [[friend.email, 'desk', null, null]],
    'before they answer nothing is told of them',
  );
  assert.deepEqual(
    (await mails(world, 'house_invitation')).map(({ recipient }) => recipient),
    [friend.email],
  );
  assert.equal(await friend.code('desk_quote', atDesk), 'not_found', 'an invitation lets nobody in');
  assert.deepEqual((await friend.rpc('desk_houses')).rows, []);

  // Only whoever has proven the address sees and answers it.
  assert.deepEqual((await stranger.rpc('my_invitations')).invitations, []);
  assert.equal(await stranger.code('answer_invitation', { property_id, accept: true }), 'not_found');
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [friend.userId]);
  assert.deepEqual((await friend.rpc('my_invitations')).invitations, []);
  assert.equal(await friend.code('answer_invitation', { property_id, accept: true }), 'not_found');
  await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [friend.userId]);
  assert.deepEqual(
    (await friend.rpc('my_invitations')).invitations.map((one: Record<string, unknown>) => [
      one.property_id,
      one.hotel_name,
      one.role,
    ]),
    [[property_id, 'House of owner A', 'desk']],
  );
  assert.deepEqual(await mails(world, 'people_changed'), []);
  assert.equal(await friend.code('answer_invitation', { property_id, accept: true }), 'ok');
  assert.equal(await friend.code('answer_invitation', { property_id, accept: true }), 'not_found', 'once');
  assert.equal(await invitationFacts(world), null, 'an answered invitation is not mailed any more');
  assert.deepEqual(
    (await mails(world, 'people_changed')).map(({ recipient, people }) => [
      recipient,
      people?.map(({ email }) => email),
    ]),
    [[own?.email, [friend.email]]],
    'the owner is told',
  );
  assert.equal(await friend.code('desk_quote', atDesk), 'ok');
  assert.equal((await invite(friend.email)).code, 'known');
  const [profile] = await world.sql('select has_listings, role::text from public.profiles where user_id = $1', [
    friend.userId,
  ]);
  assert.deepEqual(profile, { has_listings: true, role: 'user' }, 'the menu leads there; an owner they are not');

  // The account counts, not whoever has the address later.
  await world.sql('update auth.users set email = $2 where id = $1', [friend.userId, `moved-${friend.email}`]);
  await world.sql('update auth.users set email = $2 where id = $1', [stranger.userId, friend.email]);
  assert.equal(await stranger.code('answer_invitation', { property_id, accept: true }), 'not_found');
  assert.equal(await stranger.code('desk_quote', atDesk), 'not_found');
  assert.equal(await friend.code('desk_quote', atDesk), 'ok');
  const [listed] = (await asOwner('house_people', { property_id })).people;
  assert.deepEqual([listed.email, listed.full_name], [`moved-${friend.email}`, 'Maria Fernandes']);
  assert.equal((await invite(`moved-${friend.email}`)).code, 'known');

  // Another role, at once; by nobody but the owner and admins, who leave a note.
  const person_id = listed.id;
  assert.equal(await friend.code('set_nights', { ...calls(world).set_nights }), 'not_allowed');
  assert.equal(await friend.code('set_person_role', { person_id, role: 'manager' }), 'not_allowed');
  for (const role of ['owner', null])
    assert.equal((await asOwner('set_person_role', { person_id, role })).code, 'invalid_role');
  assert.equal((await asOwner('set_person_role', { person_id: randomUUID(), role: 'desk' })).code, 'not_found');
  assert.equal((await world.rpc('owner B', 'set_person_role', { person_id, role: 'manager' })).json.code, 'not_found');
  assert.equal((await world.rpc('owner B', 'remove_person', { person_id })).json.code, 'not_found');
  assert.equal((await world.rpc('admin', 'set_person_role', { person_id, role: 'manager' })).json.ok, true);
  assert.deepEqual(
    await world.sql(
      `select before, after from private.audit_log where entity = 'house_people' and actor_id is not null`,
    ),
    [{ before: { role: 'desk' }, after: { role: 'manager' } }],
  );
  assert.equal(await friend.code('set_nights', { ...calls(world).set_nights }), 'ok');
  assert.equal((await mails(world, 'people_changed')).length, 2);
  await world.rpc('admin', 'house_people', { property_id });
  assert.deepEqual(
    await world.sql(`select after from private.audit_log where action = 'read'`),
    [{ after: { seen: 'who works at the house' } }],
    'that an admin looked is noted, not that the owner did',
  );

  // Gone at once; a declined invitation leaves nothing.
  assert.deepEqual((await asOwner('remove_person', { person_id })).people, []);
  assert.equal(await friend.code('desk_quote', atDesk), 'not_found');
  assert.deepEqual((await mails(world, 'people_changed')).at(-1)?.people, []);
  await invite(`moved-${friend.email}`, 'manager');
  assert.equal(await friend.code('answer_invitation', { property_id, accept: false }), 'ok');
  assert.deepEqual(await world.sql('select * from private.house_people'), []);
  assert.equal((await mails(world, 'people_changed')).length, 3, 'of what nobody became the owner is told nothing');

  // Whoever leaves does so alone, and of another's membership is told nothing.
  await invite(`moved-${friend.email}`, 'manager');
  await invite(friend.email);
  for (const person of [friend, stranger])
    assert.equal(await person.code('answer_invitation', { property_id, accept: true }), 'ok');
  const [first] = await world.sql<{ id: string }>('select id from private.house_people where user_id = $1', [
    friend.userId,
  ]);
  assert.equal(await stranger.code('remove_person', { person_id: first?.id }), 'not_allowed');
  assert.deepEqual(await friend.rpc('remove_person', { person_id: first?.id }), { ok: true, people: [] });
  assert.deepEqual(
    (await world.sql<{ user_id: string }>('select user_id from private.house_people')).map(({ user_id }) => user_id),
    [stranger.userId],
  );

  // Twenty at most; nobody fills a mailbox, nor asks without end.
  await world.sql('delete from private.rate_hits');
  for (let index = 1; index < 20; index++) assert.equal((await invite(`p${index}@people.example`)).ok, true);
  assert.equal((await invite('p20@people.example')).code, 'too_many');
  assert.equal((await invite('p19@people.example', 'manager')).people.length, 20, 'one that waits is asked again');
  await world.sql('delete from private.rate_hits');
  const often = [];
  for (let index = 0; index < 11; index++) often.push((await invite('p19@people.example', 'desk', 'admin')).code);
  assert.ok(often.includes('asked_often'));
  const tries = [];
  for (let index = 0; index < 61; index++) tries.push((await invite('p19@people.example')).code);
  assert.ok(tries.includes('rate_limited'));
});

const span = () => ({ check_in_date: dayFromToday(30), check_out_date: dayFromToday(32) });

const party = { num_rooms: 1, num_adults: 2, num_children: 0 };

test('the people of a property lose access with the listing, its owner or the account of its owner', {
  tags: 'long',
}, async (world) => {
  const property_id = house(world);
  const { hotel } = world.hotelOf('owner A');
  const waiting = await somebody(world);
  await world.rpc('owner A', 'invite_person', { property_id, email: waiting.email, role: 'manager' });
  const seen = async () => [
    ...(await Promise.all(
      houseActors.map(async (actor) => (await world.rpc(actor, 'desk_houses', {})).json.rows.length),
    )),
    (await world.rpc('desk', 'desk_bookings', { hotel_id: hotel })).json.code ?? 'ok',
    (await world.rpc('manager', 'desk_home', {})).json.houses.length,
    (await waiting.rpc('my_invitations')).invitations.length,
  ];
  const all = [1, 1, 'ok', 1, 1];
  const none = [0, 0, 'not_found', 0, 0];
  const set = (change: string) => world.sql(`update public.properties set ${change} where id = $1`, [property_id]);
  assert.deepEqual(await seen(), all);
  for (const [change, back] of [
    ['hidden_by_admin = true', 'hidden_by_admin = false'],
    ['deleted_at = now()', 'deleted_at = null'],
  ] as const) {
    await set(change);
    assert.deepEqual(await seen(), none, change);
    await set(back);
    assert.deepEqual(await seen(), all, back);
  }
  await world.sql(`update public.profiles set role = 'user' where user_id = $1`, [world.userId('owner A')]);
  assert.deepEqual((await seen()).slice(0, 4), none.slice(0, 4), 'of an owner who is none any more');
  await world.sql(`update public.profiles set role = 'owner' where user_id = $1`, [world.userId('owner A')]);

  // With a second factor set up, only once it is shown.
  await world.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now(), 'AAAA')`,
    [world.userId('desk')],
  );
  for (const [name, args] of [
    ['desk_houses', {}],
    ['my_invitations', {}],
    ['answer_invitation', { property_id, accept: true }],
    ['desk_bookings', { hotel_id: hotel }],
    ['remove_person', { person_id: await personOf(world, 'desk') }],
  ] as const)
    assert.equal((await world.rpc('desk', name, args)).json.code, 'second_factor_needed', name);
  await world.sql('delete from auth.mfa_factors where user_id = $1', [world.userId('desk')]);
  assert.deepEqual(await seen(), all);

  // An invitation without an answer ends after 30 days, and its mail with it.
  await world.sql(
    `update private.house_people set invited_at = now() - interval '29 days 23 hours' where user_id is null`,
  );
  await world.sql('select private.job_purge()');
  assert.deepEqual(await seen(), all);
  assert.deepEqual(await invitationFacts(world), {
    role: 'manager',
    hotel_name: 'House of owner A',
    hotel_city: 'Calangute',
  });
  await world.sql(
    `update private.house_people set invited_at = now() - interval '30 days 1 hour' where user_id is null`,
  );
  await world.sql('select private.job_purge()');
  assert.equal((await seen())[4], 0);
  assert.equal(await invitationFacts(world), null);

  // Their data, and their end.
  const mine = await waiting.rpc('my_data');
  assert.deepEqual(mine.data.houses, []);
  await world.rpc('owner A', 'invite_person', { property_id, email: waiting.email, role: 'manager' });
  assert.deepEqual(
    (await waiting.rpc('my_data')).data.houses.map((one: Record<string, unknown>) => [
      one.house,
      one.role,
      one.accepted_at,
    ]),
    [['House of owner A', 'manager', null]],
  );
  await waiting.rpc('answer_invitation', { property_id, accept: true });
  assert.equal(typeof (await waiting.rpc('my_data')).data.houses[0].accepted_at, 'string');
  await world.sql('delete from private.outbox');
  assert.deepEqual(await waiting.rpc('delete_account').then(({ ok }) => ok), true);
  assert.equal((await world.sql('select 1 from private.house_people')).length, houseActors.length);
  assert.equal((await mails(world, 'people_changed')).length, 1, 'the owner is told that somebody is gone');
  await world.sql('delete from public.properties where id = $1', [property_id]);
  assert.deepEqual(await world.sql('select 1 from private.house_people'), []);
});

async function personOf(world: World, actor: 'manager' | 'desk'): Promise<string | undefined> {
  const [row] = await world.sql<{ id: string }>('select id from private.house_people where user_id = $1', [
    world.userId(actor),
  ]);
  return row?.id;
}
