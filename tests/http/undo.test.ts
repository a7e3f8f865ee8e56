import assert from 'node:assert/strict';
import { changeBookingAsAdmin, changeListing, endUndo, setRoleAsAdmin, showListing } from './asAdmin.ts';
import { asAdmin, asOwner, countersAgree, emailsTo, givenLiveListing, isLive, setSettings } from './given.ts';
import { type Booking, givenBooking, givenReport } from './givenMoney.ts';
import { giveRoom, numberedRoom } from './givenRooms.ts';
import { leaveReview } from './leaveReview.ts';
import { beginListing, decide, sendDraft, sendListing, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

interface Since {
  code: string;
  changes: { field: string | null; left: unknown; now: unknown }[];
  since: { actor_email: string | null; undone?: boolean } | null;
}

const admin = 'canary_mail_admin@people.example';
const newest = async (world: World) => (await asAdmin(world, 'admin_audit', { action: 'change' })).rows[0];
const undo = (world: World, audit_id: unknown) => asAdmin(world, 'undo_change', { audit_id });

/** Undoes the newest change and expects the values from before it. */
async function undoes(
  world: World,
  read: () => Promise<unknown>,
  change: () => Promise<{ ok: boolean; code?: string }>,
) {
  const before = await read();
  const changed = await change();
  assert.equal(changed.ok, true, changed.code);
  assert.notDeepEqual(await read(), before);
  const entry = await newest(world);
  assert.equal(entry.undoable, true, JSON.stringify(entry.undo));
  const { ok, code } = await undo(world, entry.id);
  assert.deepEqual([ok, code], [true, undefined]);
  assert.deepEqual(await read(), before);
  return entry;
}

/** Expects the refusal of a change that came after the entry. */
async function isRefused(world: World, id: unknown, changes: Since['changes'], by: string | null = admin) {
  const refused: Since = await undo(world, id);
  assert.equal(refused.code, 'changed_since');
  const found = refused.changes.map(({ field, left, now }) => ({ field, left, now }));
  assert.deepEqual([found, refused.since?.actor_email ?? null], [changes, by]);
}

const settings = async (world: World) => (await asAdmin(world, 'admin_settings')).settings;
const save = (world: World, changes: object) => asAdmin(world, 'save_settings', { changes });

test('settings: one undo brings back all fields of one save, unless one of them has changed since', async (world) => {
  const rate = { inr_per_usd: { from: 88.5, to: 8.85 }, advance_percent: { from: 30, to: 40 } };
  const { id } = await undoes(
    world,
    () => settings(world),
    () => save(world, rate),
  );
  const again: Since = await undo(world, id);
  assert.deepEqual([again.code, again.since?.undone], ['changed_since', true]);
  await save(world, rate);
  await save(world, { group_rooms: { from: 3, to: 4 } });
  const [, mistake] = (await asAdmin(world, 'admin_audit', { action: 'change', entity: 'settings' })).rows;
  assert.equal((await undo(world, mistake.id)).ok, true, 'other fields may have changed');
  assert.equal((await settings(world)).inr_per_usd, 88.5);
  await save(world, { advance_percent: { from: 30, to: 40 } });
  const next = await newest(world);
  await save(world, { advance_percent: { from: 40, to: 45 } });
  await isRefused(world, next.id, [{ field: 'advance_percent', left: 40, now: 45 }]);
  await save(world, { advance_percent: { from: 45, to: 40 } });
  const back: Since = await undo(world, next.id);
  assert.deepEqual(
    [back.code, back.changes[0]?.field],
    ['changed_since', 'advance_percent'],
    'also if it is as it was left',
  );
});

test('an undo is an entry that says what it undid, and can be undone', async (world) => {
  await save(world, { advance_percent: { from: 30, to: 40 } });
  const entry = await newest(world);
  await undo(world, entry.id);
  const undone = await newest(world);
  assert.deepEqual([undone.undoes, undone.undoable], [entry.id, true]);
  assert.equal((await undo(world, undone.id)).ok, true);
  assert.equal((await settings(world)).advance_percent, 40);
});

test('only an admin undoes a change, and only with the second factor where admins need it', async (world) => {
  await save(world, { advance_percent: { from: 30, to: 40 } });
  const { id } = await newest(world);
  for (const actor of ['user', 'owner A', 'desk', 'anon'] as const)
    assert.equal((await world.rpc(actor, 'undo_change', { audit_id: id })).status, actor === 'anon' ? 401 : 403, actor);
  await setSettings(world, { admins_need_second_factor: true });
  assert.equal((await world.rpc('admin', 'undo_change', { audit_id: id })).status, 403);
});

test('the toast of a change finds it: the newest by the same admin', async (world) => {
  const own = (entities: string[]) => asAdmin(world, 'admin_own_change', { entities });
  const since = performance.now();
  await save(world, { advance_percent: { from: 30, to: 40 } });
  const { id } = await newest(world);
  const { age, ...found } = await own(['settings']);
  assert.deepEqual(
    [found, await own(['hotels'])],
    [
      { ok: true, change: id },
      { ok: true, change: null, age: null },
    ],
  );
  assert.ok(age > 0 && age <= performance.now() - since, `${age} ms`);
});

test('role: the undo takes the role back, unless it would leave no admin', async (world) => {
  const person = await signUpPerson(world);
  const role = () => world.value('select role from public.profiles where user_id = $1', [person.userId]);
  const { id } = await undoes(world, role, () => setRoleAsAdmin(world, person.userId, 'admin'));
  await setRoleAsAdmin(world, person.userId, 'admin');
  assert.equal((await undo(world, id)).code, 'changed_since', 'a later decision is not undone by an older entry');
  await setRoleAsAdmin(world, person.userId, 'user');
  await setRoleAsAdmin(world, person.userId, 'admin');
  const made = await newest(world);
  await world.sql(`update public.profiles set role = 'user' where role = 'admin' and user_id not in ($1, $2)`, [
    person.userId,
    world.userId('admin'),
  ]);
  assert.equal((await setRoleAsAdmin(world, world.userId('admin'), 'user')).ok, true);
  const last = await person.rpc('undo_change', { audit_id: made.id });
  assert.equal(last.code, 'last_admin');
  const given = await world.column(
    `select after ->> 'role' from private.audit_log where entity = 'profiles' and entity_id = $1 order by id desc limit 1`,
    [world.userId('admin')],
  );
  assert.deepEqual(given, ['user'], 'an admin who gives the role up leaves an entry');
});

const roomOf = (world: World) =>
  world.row(
    'select base_price, tax_rate, total_rooms, max_occupancy, is_active from public.room_categories where id = $1',
    [world.hotelOf('owner A').room],
  );

async function changeRoom(world: World, room_category_id: string, change: object) {
  const now = (await asAdmin(world, 'admin_rooms')).rows.find(({ id }: { id: string }) => id === room_category_id);
  return asAdmin(world, 'admin_change_room', { room_category_id, before: now, after: { ...now, ...change } });
}

test('room type: price, number and sale come back, also in the listing and to the paisa', async (world) => {
  const { room_id } = await ownRoom(world);
  await world.sql('update public.property_rooms set base_price = 399990, tax_rate = 5 where id = $1', [room_id]);
  await world.sql('update public.room_categories set base_price = 420000, tax_rate = 5 where id = $1', [room_id]);
  const read = () =>
    world.row(
      `select c.base_price, c.tax_rate, c.total_rooms, c.is_active, r.base_price as net from public.room_categories as c
       join public.property_rooms as r using (id) where id = $1`,
      [room_id],
    );
  const change = { base_price: 1_000_000, total_rooms: 1, is_active: false };
  const { id } = await undoes(world, read, () => changeRoom(world, room_id, change));
  await changeRoom(world, room_id, { base_price: 500_000 });
  assert.equal((await undo(world, id)).code, 'changed_since');
});

async function ownRoom(world: World) {
  const live = await givenLiveListing(world);
  const room_id = (await world.value('select id from public.room_categories where hotel_id = $1 limit 1', [
    live.hotel_id,
  ])) as string;
  return { ...live, room_id };
}

test('room type: rooms that guests booked since are not taken away', async (world) => {
  const { room } = world.hotelOf('owner A');
  await changeRoom(world, room, { total_rooms: 20 });
  const { id } = await newest(world);
  await asAdmin(world, 'block_rooms', {
    room_category_id: room,
    first_night: dayFromToday(3),
    end_date: dayFromToday(4),
    rooms: 19,
  });
  assert.equal((await undo(world, id)).code, 'would_oversell');
  assert.equal((await roomOf(world))?.total_rooms, 20);
});

const weekend = { kind: 'weekdays', name: 'Weekend', weekdays: 48, price_change: 'percent', value: 200 };

async function rates(world: World) {
  const { version: _, ...read } = await asOwner(world, 'desk_rates', {
    room_category_id: world.hotelOf('owner A').room,
  });
  const nights = await world.sql(
    `select first_night::text, end_date::text, value from private.rate_rules where kind = 'nights' order by 1`,
  );
  return { ...read, nights };
}

async function saveRates(world: World, actor: 'admin' | 'owner A', change: object) {
  const room = world.hotelOf('owner A').room;
  const { version, plan, rules } = (await world.rpc(actor, 'desk_rates', { room_category_id: room })).json;
  const args = { room_category_ids: [room], version, plan, rules, ...change };
  return (await world.rpc(actor, 'save_rates', args)).json;
}

const setNights = (world: World, actor: 'admin' | 'owner A', value: number | null, from = 10, to = 15) =>
  world
    .rpc(actor, 'set_nights', {
      ...{
        room_category_ids: [world.hotelOf('owner A').room],
        first_night: dayFromToday(from),
        end_date: dayFromToday(to),
      },
      ...{ weekdays: null, change: { price_change: value === null ? null : 'fixed', value } },
    })
    .then(({ json }) => json);

test('rates: plan and rules come back as they were, unless somebody saved others since', async (world) => {
  const { plan } = await rates(world);
  await saveRates(world, 'owner A', { rules: [{ ...weekend, value: 100 }] });
  const { id } = await undoes(
    world,
    () => rates(world),
    () => saveRates(world, 'admin', { plan: { ...plan, weekly_discount: 10 }, rules: [weekend] }),
  );
  assert.equal((await undo(world, id)).code, 'changed_since');
  await saveRates(world, 'admin', { rules: [] });
  const removal = await newest(world);
  await saveRates(world, 'owner A', { rules: [weekend] });
  const changed: Since = await undo(world, removal.id);
  assert.deepEqual([changed.code, changed.since], ['changed_since', null], 'the log does not name owners');
  await undoes(
    world,
    () => rates(world),
    () => asAdmin(world, 'set_lowest_price', { hotel_id: world.hotelOf('owner A').hotel, percent: 50 }),
  );
});

test('prices of single nights come back, unless the same nights have another price since', async (world) => {
  await setNights(world, 'owner A', 300_000, 8, 12);
  const { id } = await undoes(
    world,
    () => rates(world),
    () => setNights(world, 'admin', 30_000),
  );
  assert.equal((await undo(world, id)).code, 'changed_since');
  await setNights(world, 'admin', null, 8, 12);
  const removal = await newest(world);
  await setNights(world, 'owner A', 450_000, 30, 31);
  await setNights(world, 'owner A', 400_000, 9, 10);
  assert.equal((await undo(world, removal.id)).code, 'changed_since');
  await setNights(world, 'owner A', null, 9, 10);
  assert.equal((await undo(world, removal.id)).ok, true, 'another night keeps its price');
  assert.equal((await rates(world)).nights.length, 2);
});

const blocks = (world: World) =>
  world.sql(
    'select room_category_id, first_night, end_date, rooms, reason from private.room_blocks order by first_night',
  );

test('blocks: made or released ones come back, also for nights that have begun', async (world) => {
  const { room } = world.hotelOf('owner A');
  const nights = { room_category_id: room, first_night: dayFromToday(2), end_date: dayFromToday(5) };
  const block = () => asAdmin(world, 'block_rooms', { ...nights, rooms: 3, reason: 'Painting' });
  await undoes(world, () => blocks(world), block);
  await block();
  await world.sql('update private.room_blocks set first_night = first_night - 4');
  const release = () => asAdmin(world, 'release_rooms', { ...nights, end_date: dayFromToday(3) });
  await undoes(world, () => blocks(world), release);
  await release();
  const { id } = await newest(world);
  await asAdmin(world, 'block_rooms', { ...nights, end_date: dayFromToday(3), rooms: 7 });
  assert.equal((await undo(world, id)).code, 'sold_out');
  await asOwner(world, 'release_rooms', nights);
  assert.equal((await undo(world, id)).code, 'changed_since');
  await countersAgree(world);
});

test('blocks: what the calendar undid is named as undone', async (world) => {
  const { room: room_category_id } = world.hotelOf('owner A');
  const nights = { room_category_id, first_night: dayFromToday(2), end_date: dayFromToday(5) };
  const blocked = await asAdmin(world, 'block_rooms', { ...nights, rooms: 3, reason: 'Painting' });
  const { id } = await newest(world);
  assert.equal((await asAdmin(world, 'undo_block', { room_category_id, undo: blocked.undo })).ok, true);
  assert.equal((await newest(world)).undoes, id);
  const again: Since = await undo(world, id);
  assert.deepEqual([again.code, again.since?.undone], ['changed_since', true]);
});

test('blocks: an undo whose room type is gone is refused', async (world) => {
  const { room_id } = await ownRoom(world);
  const nights = { room_category_id: room_id, first_night: dayFromToday(2), end_date: dayFromToday(5) };
  await asAdmin(world, 'block_rooms', { ...nights, rooms: 1 });
  await asAdmin(world, 'release_rooms', nights);
  const { id } = await newest(world);
  await world.sql('delete from public.room_categories where id = $1', [room_id]);
  assert.equal((await undo(world, id)).code, 'no_longer_valid');
});

test('blocks: a room that was back in order is out of order again, unless guests have it', async (world) => {
  const room = await numberedRoom(world, '101');
  const nights = { first_night: dayFromToday(2), end_date: dayFromToday(5) };
  const given = () => world.sql('select room_id, night, block_id from private.room_nights order by night');
  const { block_id } = await asOwner(world, 'block_room', { room_id: room, ...nights, reason: 'A leaking tap' });
  const lift = () => asAdmin(world, 'lift_room', { block_id });
  await undoes(world, given, lift);
  // One that has begun ends today, and keeps its row.
  await world.sql('update private.room_blocks set first_night = private.today() - 1');
  await undoes(world, given, lift);
  const release = {
    room_category_id: world.hotelOf('owner A').room,
    first_night: dayFromToday(3),
    end_date: dayFromToday(4),
  };
  await undoes(world, given, () => asAdmin(world, 'release_rooms', release));
  assert.equal((await lift()).ok, true);
  const { id } = await newest(world);
  await asOwner(world, 'block_room', { room_id: room, ...nights });
  assert.equal((await undo(world, id)).code, 'room_taken');
  await countersAgree(world);
});

test('booking: an undone cancellation gives the numbered room back if it is still free', async (world) => {
  const room = await numberedRoom(world, '101');
  const stay = await givenBooking(world);
  const given = () =>
    world.sql('select room_id, night from private.room_nights where booking_id = $1 order by night', [stay.id]);
  await giveRoom(world, room, stay.id);
  const before = await given();
  assert.ok(before.length > 0);
  const cancel = async () => (await changeBookingAsAdmin(world, stay.id, { booking_status: 'cancelled' })).undo;
  const change_id = await cancel();
  assert.deepEqual(await given(), []);
  assert.equal((await asAdmin(world, 'admin_undo_booking_change', { change_id })).ok, true);
  assert.deepEqual(await given(), before);
  const again = await cancel();
  const { check_in_date: first_night, check_out_date: end_date } = await world.row(
    'select check_in_date::text, check_out_date::text from public.bookings where id = $1',
    [stay.id],
  );
  assert.equal((await asOwner(world, 'block_room', { room_id: room, first_night, end_date })).ok, true);
  assert.equal((await asAdmin(world, 'admin_undo_booking_change', { change_id: again })).ok, true);
  assert.deepEqual(await given(), []);
});

async function submitted(world: World) {
  const owner = await signUpPerson(world);
  const begun = await beginListing(world, owner);
  assert.equal((await sendListing(owner, begun)).ok, true);
  return { owner, ...begun };
}

/** The columns that a decision writes, of a listing and its live version. */
const listingState = (world: World, property_id: string) =>
  world.row(
    `select p.status, p.rejection_reason, p.decided_at, p.published_at, p.is_public, p.is_featured, p.hidden_by_admin, p.deleted_at,
       coalesce(h.is_active, false) as is_live, h.name, h.description, h.is_featured as hotel_featured,
       (select array_agg(c.base_price order by c.id) from public.room_categories as c where c.hotel_id = h.id and c.is_active) as prices,
       (select jsonb_build_array(basics, prices) from private.approvals where property_id = p.id) as approved,
       (select count(*)::integer from private.uploads where property_id = p.id and approved_at is not null) as approved_files,
       (select count(*)::integer from private.compliance where owner_id = p.owner_id) as accounts
     from public.properties as p left join public.hotels as h on h.property_id = p.id where p.id = $1`,
    [property_id],
  );
const withoutHotel = (row: object | null | undefined) => ({
  ...row,
  ...{ name: null, description: null, hotel_featured: null, prices: null },
});

test('decision: an approval undone in time hides the hotel again, and the owner gets no email', async (world) => {
  const { owner, property_id } = await submitted(world);
  await undoes(
    world,
    async () => withoutHotel(await listingState(world, property_id)),
    () => decide(world, property_id, 'approve'),
  );
  assert.deepEqual(await emailsTo(world, owner.email, 'listing_approved', 'payout_changed'), []);
  assert.equal((await emailsTo(world, owner.email, 'listing_submitted')).length, 1);
  const again = await decide(world, property_id, 'approve');
  assert.deepEqual([again.ok, await isLive(world, again.hotel_id)], [true, true]);
  const noted = await world.column(
    `select changes from private.listing_changes where property_id = $1 and how = 'approved'`,
    [property_id],
  );
  assert.deepEqual(noted, [[], []], 'a first publication changes nothing');
});

test('decision: no undo shows guests a listing that was rejected or deleted since', async (world) => {
  for (const end of ['reject', 'delete'] as const) {
    const { property_id } = await givenLiveListing(world);
    await showListing(world, property_id, false);
    const hidden = await newest(world);
    if (end === 'reject') await decide(world, property_id, 'reject', 'Fraud');
    else await asAdmin(world, 'delete_property', { property_id });
    assert.equal((await undo(world, hidden.id)).code, 'changed_since');
    const hotel = await world.value('select id from public.hotels where property_id = $1', [property_id]);
    assert.equal(await isLive(world, hotel), false, end);
  }
});

test('a hotel without a live listing is not shown by an undo', async (world) => {
  const { property_id } = await givenLiveListing(world);
  const hotel = await world.value('select id from public.hotels where property_id = $1', [property_id]);
  await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: { is_active: false } });
  const { id } = await newest(world);
  await world.sql('update public.hotels set property_id = null where id = $1', [hotel]);
  assert.equal((await undo(world, id)).code, 'no_longer_valid');
});

test('decision: after its email was sent, the owner is told of the undo', async (world) => {
  const { owner, property_id } = await submitted(world);
  await decide(world, property_id, 'reject', 'Not yet.');
  await world.sql(`update private.outbox set status = 'sent', finished_at = now() where kind = 'listing_rejected'`);
  assert.equal((await undo(world, (await newest(world)).id)).ok, true);
  const [, told] = await emailsTo(world, owner.email, 'listing_submitted');
  assert.deepEqual([told?.undone, (await listingState(world, property_id))?.status], [true, 'submitted']);
});

test('decision: an approval of changes brings the version back that was live', async (world) => {
  const { owner, property_id, listing } = await givenLiveListing(world);
  const rooms = listing.form.rooms.map((room) =>
    room.base_price === '9000' ? { ...room, base_price: '40000' } : room,
  );
  const form = { ...listing.form, rooms, basics: { ...listing.form.basics, name: 'Casa Nova', pincode: '403509' } };
  const { revision } = await sendDraft(owner, property_id, 1, form);
  assert.equal((await sendListing(owner, { property_id, revision })).ok, true);
  const { id } = await undoes(
    world,
    () => listingState(world, property_id),
    () => decide(world, property_id, 'approve'),
  );
  assert.equal((await undo(world, id)).code, 'changed_since');
});

test('decision: an approval is not undone once guests booked', async (world) => {
  const { property_id, hotel_id } = await givenLiveListing(world);
  const { id } = await newest(world);
  const room = await world.value('select id from public.room_categories where hotel_id = $1 limit 1', [hotel_id]);
  const booked = await world.rpc('anon', 'create_booking_tx', {
    ...{ hotel_id, room_category_id: room, check_in_date: dayFromToday(10), check_out_date: dayFromToday(12) },
    ...{ guest_name: 'Asha Kamat', guest_email: 'asha@guest.example' },
  });
  assert.equal(booked.json.ok, true);
  const { code, bookings } = await undo(world, id);
  assert.deepEqual([code, bookings, (await listingState(world, property_id))?.is_live], ['booked', 1, true]);
});

test('decision: a listing that its owner submitted again keeps its new state', async (world) => {
  const { owner, property_id, revision, listing } = await submitted(world);
  await decide(world, property_id, 'reject', 'Not yet.');
  const { id } = await newest(world);
  assert.equal((await sendListing(owner, { property_id, revision, listing })).ok, true);
  await isRefused(
    world,
    id,
    [
      { field: 'rejection_reason', left: 'Not yet.', now: null },
      { field: 'status', left: 'rejected', now: 'submitted' },
    ],
    owner.email,
  );
});

for (const [what, change] of [
  ['hidden', (world, id) => showListing(world, id, false)],
  ['featured', (world, id) => changeListing(world, id, { is_featured: true })],
  ['a draft again', (world, id) => changeListing(world, id, { status: 'draft' })],
  ['rejected', (world, id) => changeListing(world, id, { status: 'rejected', rejection_reason: 'Closed.' })],
  ['deleted', (world, property_id) => asAdmin(world, 'delete_property', { property_id })],
] as [string, (world: World, property_id: string) => Promise<{ ok: boolean }>][])
  test(`listing: an undo reverts that it is ${what}`, async (world) => {
    const { property_id } = await givenLiveListing(world);
    await undoes(
      world,
      () => listingState(world, property_id),
      () => change(world, property_id),
    );
  });

const bookingState = (world: World, id: string) =>
  world.row(
    `select b.booking_status, b.payment_status, b.cancel_reason, b.cancelled_at, to_jsonb(m) as money
     from public.bookings as b cross join lateral private.money_of(b.id) as m where b.id = $1`,
    [id],
  );

test('booking: after its emails were sent, the undo emails the guest again', async (world) => {
  const stay = await givenBooking(world, 30, 'flexible');
  await stay.receive();
  const cancel = async () => {
    const answer = await changeBookingAsAdmin(world, stay.id, { booking_status: 'cancelled' });
    await endUndo(world);
    await world.sql(`update private.outbox set status = 'sent', finished_at = now() where status = 'pending'`);
    return answer;
  };
  const { id } = await undoes(world, () => bookingState(world, stay.id), cancel);
  const kinds = await world.column(
    `select kind from private.outbox where status = 'pending' and data ->> 'booking_id' = $1`,
    [stay.id],
  );
  assert.ok(kinds.includes('booking_guest'), String(kinds));
  const again: Since = await undo(world, id);
  assert.equal(again.code, 'changed_since');
  await countersAgree(world);
});

test('booking: a later undo of a cancellation gives a new deadline if the advance is unpaid', async (world) => {
  const stay = await givenBooking(world, 30, 'flexible');
  await stay.set(`advance_due_at = now() - interval '1 minute'`);
  await changeBookingAsAdmin(world, stay.id, { booking_status: 'cancelled' });
  await endUndo(world);
  assert.equal((await undo(world, (await newest(world)).id)).ok, true);
  const { status, is_open } = (await stay.facts(`booking_status as status, advance_due_at > now() as is_open`)) ?? {};
  assert.deepEqual([status, is_open], ['confirmed', true]);
});

test('booking: no undo brings a stay back that is over', async (world) => {
  const stay = await givenBooking(world);
  await stay.set('check_in_date = private.today() - 2, check_out_date = private.today()');
  await changeBookingAsAdmin(world, stay.id, { booking_status: 'cancelled' });
  assert.equal((await undo(world, (await newest(world)).id)).code, 'over');
});

test('booking: a payment since is named, and nothing is undone', async (world) => {
  const stay = await givenBooking(world);
  await changeBookingAsAdmin(world, stay.id, { payment_status: 'failed' });
  const { id } = await newest(world);
  await stay.record({ amount: 100 });
  const refused: Since = await undo(world, id);
  assert.deepEqual([refused.code, refused.changes.some(({ field }) => field === 'payments')], ['changed_since', true]);
});

const reportsOf = (stay: Booking) => async () =>
  (await stay.entries())
    .filter(({ state }) => state === 'reported')
    .map(({ amount, reference }) => [amount, reference]);
const emailsAbout = (stay: Booking) =>
  stay.world.column(
    `select kind from private.outbox where status = 'pending' and kind like 'payment_%' and data ->> 'booking_id' = $1`,
    [stay.id],
  );

test('rejected payment: an undo in time reports it again, and the guest gets no email', async (world) => {
  const stay = await givenReport(world);
  await world.sql(`update private.outbox set status = 'sent', finished_at = now() where status = 'pending'`);
  const facts = () => stay.facts('has_report, advance_due_at, payment_status');
  const before = await facts();
  const { id, after, hotel_id } = await undoes(world, reportsOf(stay), () => stay.reject());
  assert.equal(hotel_id, world.hotelOf('owner A').hotel, 'for the link to its booking');
  const search = stay.booking_reference.replaceAll('-', '');
  assert.ok((await asAdmin(world, 'admin_audit', { search })).total > 0, 'a reference is found without its dashes');
  assert.equal(after.end_reason, 'Not in the bank');
  assert.deepEqual([await emailsAbout(stay), await facts()], [[], before]);
  const again: Since = await undo(world, id);
  assert.deepEqual([again.code, again.since?.undone], ['changed_since', true]);
  await countersAgree(world);
});

test('rejected payment: the email waits for the undo, and a later undo emails the guest', async (world) => {
  const stay = await givenReport(world);
  await world.sql(`update private.outbox set status = 'sent', finished_at = now() where status = 'pending'`);
  await stay.reject();
  const seconds = await world.value(
    `select extract(epoch from next_attempt_at - now())::integer from private.outbox where kind = 'payment_rejected' and status = 'pending'`,
  );
  assert.ok(Number(seconds) > 60 && Number(seconds) <= 65, String(seconds));
  await world.sql(`update private.outbox set status = 'sent', finished_at = now() where status = 'pending'`);
  const { change } = await asAdmin(world, 'admin_own_change', { entities: ['payments'], entity_id: stay.id });
  assert.equal((await undo(world, change)).ok, true);
  assert.deepEqual(await emailsAbout(stay), ['payment_reported']);
});

test('rejected payment: a payment that the guest reports since is named, and nothing is undone', async (world) => {
  const stay = await givenReport(world);
  await stay.reject();
  const { id } = await newest(world);
  await stay.reported();
  const refused: Since = await undo(world, id);
  assert.deepEqual([refused.code, refused.changes.some(({ field }) => field === 'payments')], ['changed_since', true]);
});

test('review: a hidden one that was shown by mistake is hidden again', async (world) => {
  const review_id = await world.value('select id from public.reviews limit 1');
  await asAdmin(world, 'hide_review', { review_id, reason: 'Names a neighbour.', kind: 'personal' });
  const read = () =>
    world.row('select hidden_at is null as shown, hidden_reason, hidden_kind from public.reviews where id = $1', [
      review_id,
    ]);
  await undoes(world, read, () => asAdmin(world, 'show_review', { review_id }));
});

test('review: an undone hiding opens the report again, and its next decision is emailed', async (world) => {
  const review_id = await world.value('select id from public.reviews where hotel_id = $1 limit 1', [
    world.hotelOf('owner A').hotel,
  ]);
  assert.equal((await asOwner(world, 'report_review', { review_id, kind: 'insult' })).ok, true);
  const read = () =>
    world.row('select state, decided_at, decision_reason from private.review_reports where review_id = $1', [
      review_id,
    ]);
  const emails = () =>
    world.value(`select count(*)::integer from private.outbox where kind = 'review_report_decided'`, []);
  const hide = () => asAdmin(world, 'hide_review', { review_id, reason: 'Names a neighbour.', kind: 'personal' });
  const { id } = await undoes(world, read, hide);
  assert.equal(await emails(), 0);
  assert.equal((await undo(world, id)).code, 'changed_since');
  await hide();
  await world.sql(`update private.outbox set status = 'sent', finished_at = now() where status = 'pending'`);
  const sent = (await emails()) as number;
  assert.equal((await undo(world, (await newest(world)).id)).ok, true);
  await hide();
  assert.deepEqual([sent > 0, await emails()], [true, 2 * sent]);
});

test('a review that is hidden and shown again within the minute of its undo sends its guest nothing', async (world) => {
  await leaveReview(world, world.referenceOf('owner A', 'ended'));
  const review_id = await world.value('select id from public.reviews order by created_at desc limit 1');
  await world.sql(`update private.outbox set status = 'sent', finished_at = now() where status = 'pending'`);
  assert.equal((await asAdmin(world, 'hide_review', { review_id, reason: 'Rude', kind: 'insult' })).ok, true);
  // An email whose facts are no longer true is claimed without them and dropped.
  const due = `select jsonb_path_query_array(private.claim_mails(100), '$.mails[*].data ? (@ != null)')`;
  assert.deepEqual(await world.value(due), []);
  assert.equal(await world.value(`select count(*)::integer from private.outbox where kind = 'review_hidden'`), 1);
  assert.equal((await undo(world, (await newest(world)).id)).ok, true);
  await world.sql(`update private.outbox set next_attempt_at = now() where status = 'pending'`);
  assert.deepEqual(await world.value(due), []);
});

test('a typed text that reads like an erased one does not stop an undo', async (world) => {
  const { property_id } = await submitted(world);
  await decide(world, property_id, 'reject', '(erased)');
  assert.equal((await undo(world, (await newest(world)).id)).ok, true);
});

test('an undo never brings back what an erasure removed', async (world) => {
  const { property_id } = await submitted(world);
  await decide(world, property_id, 'reject', 'Not yet.');
  const { id } = await newest(world);
  await world.sql(
    `do $$ begin perform set_config('private.erasing', 'on', true);
       update private.audit_log set after = after || '{"rejection_reason": "(erased)"}', salt = null where id = ${id}; end $$`,
  );
  assert.equal((await undo(world, id)).code, 'erased');
});
