import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { allInPrice } from '#src/domain/listing/listing.ts';
import { completeListing } from '../listingCases.ts';
import { changeBookingAsAdmin, changeListing, setRoleAsAdmin, showListing } from './asAdmin.ts';
import { asAdmin, book, emailsTo, givenLiveListing, hotelDetails, isLive } from './given.ts';
import { beginListing, decide, type Person, sendDraft, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function submitListing(world: World) {
  const owner = await signUpPerson(world);
  const begun = await beginListing(world, owner);
  assert.equal((await sendListing(owner, begun)).ok, true);
  return { owner, ...begun };
}

const show = (person: Person, property_id: string, is_public: boolean) =>
  person.rpc('set_listing_visibility', { property_id, is_public });

test('shows on the account whether its person has begun a listing', async (world) => {
  const [person, other] = [await signUpPerson(world), await signUpPerson(world)];
  const has = async ({ userId, call }: Person) =>
    (await call('GET', `/rest/v1/profiles?select=has_listings&user_id=eq.${userId}`)).json;
  assert.deepEqual(await has(person), [{ has_listings: false }]);
  await sendDraft(person, randomUUID(), 0, completeListing().form);
  assert.deepEqual(await has(person), [{ has_listings: true }]);
  assert.deepEqual(await has(other), [{ has_listings: false }]);
});

test('refuses a decision by a stranger, an unknown one and a rejection without a reason', async (world) => {
  const { property_id } = await submitListing(world);
  const stranger = await signUpPerson(world);
  assert.equal((await stranger.rpc('decide_listing', { property_id, decision: 'approve' })).code, 'not_allowed');
  assert.equal((await decide(world, property_id, 'delete')).code, 'invalid_decision');
  assert.equal((await decide(world, randomUUID(), 'approve')).code, 'not_found');
  for (const reason of [undefined, '', ' \t\u00a0', 'x'.repeat(1001)])
    assert.equal((await decide(world, property_id, 'reject', reason)).code, 'reason_required');
});

test('an owner neither approves a listing nor shows it before its approval', async (world) => {
  const { owner, property_id } = await submitListing(world);
  assert.equal((await owner.rpc('decide_listing', { property_id, decision: 'approve' })).code, 'not_allowed');
  assert.equal((await show(owner, property_id, true)).code, 'not_published');
});

test('does not approve a listing without its address, times or cancellation policy', async (world) => {
  const { property_id } = await submitListing(world);
  const columns = 'address, city, state, pincode, policies';
  const [whole = {}] = await world.sql(`select ${columns} from public.properties where id = $1`, [property_id]);
  const update = (set: string, ...values: unknown[]) =>
    world.sql(`update public.properties set ${set} where id = $1`, [property_id, ...values]);
  const damages = [
    ...['address', 'city', 'state', 'pincode'].map((column) => `${column} = ''`),
    ...['check_in_time', 'check_out_time', 'cancellation_policy'].map((key) => `policies = policies - '${key}'`),
  ];
  for (const damage of damages) {
    await update(damage);
    assert.equal((await decide(world, property_id, 'approve')).code, 'incomplete', damage);
    const { policies, ...place } = whole;
    await update(`(${columns}) = ($2, $3, $4, $5, $6::jsonb)`, ...Object.values(place), JSON.stringify(policies));
  }
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
});

test('does not approve a listing with a photo outside its folder', async (world) => {
  const { property_id } = await submitListing(world);
  const folder = '/storage/v1/object/public/property-photos';
  for (const url of ['/elsewhere/a.webp', `${folder}/${randomUUID()}/a.webp`, `${folder}/${property_id}//a.webp`]) {
    await world.sql('update public.property_images set image_url = $2 where property_id = $1', [property_id, url]);
    assert.equal((await decide(world, property_id, 'approve')).code, 'incomplete', url);
  }
});

test('shows guests an approved listing without the contact of its owner', async (world) => {
  const { owner, hotel_id } = await givenLiveListing(world);
  const { hotel, rooms } = await hotelDetails(world, hotel_id);
  assert.deepEqual(
    [hotel.name, hotel.star_rating, hotel.check_in_time, hotel.phone, hotel.email, hotel.policies.check_in_time],
    ['Casa Susegad', 4, '14:00', null, null, undefined],
  );
  assert.deepEqual(
    rooms.map((room: { base_price: number }) => room.base_price),
    [367_600, allInPrice(900_000, 18)],
  );
  const { text } = await world.call('anon', 'GET', '/rest/v1/hotels?select=*,room_categories(*)');
  assert.ok(text.includes(hotel_id) && !text.includes(owner.email));
});

test('emails the owner about the approval, which happens once', async (world) => {
  const { owner, hotel_id, property_id } = await givenLiveListing(world);
  const [sent] = await emailsTo(world, owner.email, 'listing_approved');
  assert.equal(sent?.hotel_id, hotel_id);
  assert.equal((await decide(world, property_id, 'approve')).code, 'not_waiting');
});

test('emails the owner about a booking, also while the listing is hidden, but not if demoted or deleted', async (world) => {
  const { owner, hotel_id, property_id } = await givenLiveListing(world);
  const { rooms } = await hotelDetails(world, hotel_id);
  const { ok, booking_reference } = await book(world, { hotel_id, room_category_id: rooms[0].id });
  assert.equal(ok, true);
  const emails = async () => (await emailsTo(world, owner.email, 'booking_hotel', 'cancelled_hotel')).length;
  const change = async (booking_status: string) =>
    assert.equal((await changeBookingAsAdmin(world, booking_reference, { booking_status })).ok, true);
  assert.equal(await emails(), 1);
  await setRoleAsAdmin(world, owner.userId, 'user');
  await change('cancelled');
  assert.equal(await emails(), 1, 'demoted');
  await setRoleAsAdmin(world, owner.userId, 'owner');
  await change('confirmed');
  assert.equal(await emails(), 2, 'owner again');
  await asAdmin(world, 'delete_property', { property_id });
  await change('cancelled');
  assert.equal(await emails(), 2, 'deleted');
  await asAdmin(world, 'restore_property', { property_id });
  await showListing(world, property_id, false);
  await change('confirmed');
  assert.equal(await emails(), 3, 'hidden');
});

test('lets the owner alone hide and show a live listing', async (world) => {
  const { owner, hotel_id, property_id } = await givenLiveListing(world);
  const stranger = await signUpPerson(world);
  assert.equal((await show(stranger, property_id, false)).code, 'not_found');
  assert.equal(await isLive(world, hotel_id), true);
  assert.equal((await show(owner, property_id, false)).ok, true);
  assert.equal(await isLive(world, hotel_id), false);
  assert.equal((await show(owner, property_id, true)).ok, true);
  assert.equal(await isLive(world, hotel_id), true);
});

test('keeps a listing hidden that an admin has hidden, until an admin shows it', async (world) => {
  const { owner, hotel_id, property_id } = await givenLiveListing(world);
  const listed = async () => (await owner.rpc('my_listings')).listings[0];
  assert.equal((await showListing(world, property_id, false)).ok, true);
  assert.deepEqual(await show(owner, property_id, true), { ok: false, code: 'hidden_by_admin' });
  assert.equal((await show(owner, property_id, false)).ok, true);
  assert.equal((await show(owner, property_id, true)).code, 'hidden_by_admin');
  assert.deepEqual([(await listed()).is_published, (await listed()).hidden_by_admin], [true, true]);
  assert.equal(await isLive(world, hotel_id), false);
  assert.equal((await showListing(world, property_id, true)).ok, true);
  assert.equal(await isLive(world, hotel_id), true);
  assert.equal((await listed()).hidden_by_admin, false);
  assert.equal((await show(owner, property_id, false)).ok, true);
  assert.equal((await show(owner, property_id, true)).ok, true);
});

test('keeps the approved version live while changes are reviewed or rejected', async (world) => {
  const live = await givenLiveListing(world);
  const { owner, hotel_id, property_id, listing } = live;
  const basics = { ...listing.form.basics, name: 'Casa Nova' };
  const rooms = listing.form.rooms.slice(0, 1).map((room) => ({ ...room, base_price: '4000' }));
  await sendDraft(owner, property_id, 1, { ...listing.form, basics, rooms });
  const { listings } = await owner.rpc('my_listings');
  assert.partialDeepStrictEqual(listings, [{ has_changes: true, name: 'Casa Susegad' }]);
  await sendListing(owner, { ...live, revision: 2 });
  const { changes } = await asAdmin(world, 'admin_property', { property_id });
  const renamed = { part: 'basics', field: 'name', before: 'Casa Susegad', after: 'Casa Nova' };
  assert.deepEqual(
    changes.find(({ field }: { field: string }) => field === 'name'),
    renamed,
  );
  assert.equal((await hotelDetails(world, hotel_id)).hotel.name, 'Casa Susegad');
  await decide(world, property_id, 'reject', 'Not yet.');
  assert.equal(await isLive(world, hotel_id), true);
  const { status, is_public, rejection_reason } = (await owner.rpc('listing_form')).listing;
  assert.deepEqual([status, is_public, rejection_reason], ['rejected', true, 'Not yet.']);
  assert.equal((await emailsTo(world, owner.email, 'listing_rejected'))[0]?.reason, 'Not yet.');
  await decide(world, property_id, 'approve');
  const shown = await hotelDetails(world, hotel_id);
  const [room, ...others] = shown.rooms;
  assert.deepEqual([shown.hotel.name, room.id, others], ['Casa Nova', rooms[0]?.id, []]);
  assert.equal(room.base_price, allInPrice(400_000, 5));
});

test('takes a listing off the site when its live version is rejected', async (world) => {
  const { owner, hotel_id, property_id } = await givenLiveListing(world);
  await decide(world, property_id, 'reject', 'Closed down.');
  assert.equal(await isLive(world, hotel_id), false);
  assert.equal((await show(owner, property_id, true)).code, 'not_published');
  await decide(world, property_id, 'approve');
  assert.equal(await isLive(world, hotel_id), true);
});

test('emails the owner each time an admin takes the listing off the site', async (world) => {
  const { owner, property_id } = await givenLiveListing(world);
  const emails = async () =>
    (await emailsTo(world, owner.email, 'listing_taken_off')).map(({ listing_status }) => listing_status);
  const change = async (after: Record<string, unknown>) =>
    assert.equal((await changeListing(world, property_id, after)).ok, true);
  for (const is_public of [false, true]) assert.equal((await show(owner, property_id, is_public)).ok, true);
  await change({ is_featured: true });
  assert.deepEqual(await emails(), [], 'the owner hid it, or guests still see it');
  await showListing(world, property_id, false);
  await showListing(world, property_id, true);
  assert.deepEqual(await emails(), ['hidden']);
  await change({ status: 'draft' });
  assert.deepEqual(await emails(), ['hidden', 'draft']);
  await change({ status: 'approved' });
  await decide(world, property_id, 'reject', 'Why.');
  await change({ status: 'approved' });
  assert.deepEqual(await emails(), ['hidden', 'draft'], 'a rejection has its own email');
  assert.equal((await asAdmin(world, 'delete_property', { property_id })).ok, true);
  assert.deepEqual(await emails(), ['hidden', 'draft', 'deleted']);
});

test('emails the owner when an admin changes what guests see', async (world) => {
  const { owner, hotel_id } = await givenLiveListing(world);
  assert.deepEqual(await emailsTo(world, owner.email, 'listing_changed'), []);
  await world.call('admin', 'PATCH', `/rest/v1/hotels?id=eq.${hotel_id}`, { body: { description: 'Ours.' } });
  assert.equal((await emailsTo(world, owner.email, 'listing_changed')).length, 1);
});

test('tells the owner that a listing has changes, and reviews them', async (world) => {
  const live = await givenLiveListing(world);
  const { owner, property_id } = live;
  const hasChanges = async () => (await owner.rpc('my_listings')).listings[0].has_changes;
  const setRevision = (revision: number) =>
    world.sql('update public.properties set revision = $2 where id = $1', [property_id, revision]);
  const without = (table: string) =>
    world.sql(`delete from ${table} where document_type = 'pan' and property_id = $1`, [property_id]);
  assert.equal(await hasChanges(), false);
  assert.equal((await sendListing(owner, live)).status, 'approved');
  await without('private.uploads');
  assert.equal(await hasChanges(), true);
  assert.equal((await sendListing(owner, live)).ok, false, 'a document is missing');
  await setRevision(2);
  await without('public.property_documents');
  assert.equal(await hasChanges(), true);
  await setRevision(1);
  assert.equal(await hasChanges(), false);
  await owner.rpc('save_compliance', { form: { bank_name: 'New Bank' } });
  assert.equal((await sendListing(owner, live)).ok, false, 'checked again');
});
