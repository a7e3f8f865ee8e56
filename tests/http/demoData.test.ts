import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ownTextsIn } from '#src/build/ownTexts.ts';
import { houseIds } from '#src/content/contentFiles.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { placeOf } from '#src/domain/hotel/hotel.ts';
import { describedIn } from '#src/domain/hotel/ownWords.ts';
import { readListingForm } from '#src/domain/listing/listing.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { startTestBackend } from '../support/testBackend.ts';
import { contentOf, takenOver } from './houses.ts';

/** Demo data, and how an admin takes over a hotel's content. The tests run in order, because the last ones change data. */

const houses = houseIds().map((id) => ({ id, content: contentOf(id) }));
const [lotus, casa] = houses.map(({ content }) => content.hotelId as string);
const ratings = { [lotus ?? '']: [4.7, 89], [casa ?? '']: [4.5, 127] };

const backend = await startTestBackend();
afterAll(() => backend.close());

// biome-ignore lint/suspicious/noExplicitAny: answers are compared with toEqual and toMatchObject, which check the shape.
async function rpc(email: string, name: string, args: object = {}): Promise<any> {
  const { data, error, status } = await (await backend.as(email)).rpc(name, args);
  return error ? { status } : data;
}
const [guest, owner, admin] = ['guest', 'owner', 'admin'].map((name) => `${name}@susegad.example`) as [
  string,
  string,
  string,
];
const live = () =>
  backend.sql(
    `select to_jsonb(h) as hotel, (select jsonb_agg(to_jsonb(c) order by c.id) from public.room_categories as c where c.hotel_id = h.id) as rooms
     from public.hotels as h order by h.id`,
  );

test.each(houses)('$id is what the content says, with the prices it begins at', async ({ content }) => {
  const { data } = await backend.anon().rpc('hotel_details', { hotel_id: content.hotelId });
  const { hotel, rooms } = data;
  const names = (photos: { url: string }[]) => photos.map(({ url }) => /^\/photos\/(.+)\.webp$/.exec(url)?.[1]);
  expect(hotel).toMatchObject({
    name: content.name,
    description: content.description,
    address: `${content.address} ${content.postalCode}`,
    amenities: content.amenities,
    check_in_time: content.checkIn,
    is_demo: false,
  });
  expect(names(hotel.photos)).toEqual(content.gallery);
  expect(hotel.policies.house_rules).toContain(content.pets);
  // Pages in Hindi find the address and rules by these English texts.
  const { words, texts } = await ownTextsIn('hi');
  const { cancellation_policy: _, ...rules } = hotel.policies;
  expect(words).toHaveProperty([placeOf(hotel)]);
  expect(words).toHaveProperty([addressLine(hotel)]);
  for (const rule of Object.values(rules as Record<string, string>)) expect(words).toHaveProperty([rule]);
  const search = await backend.anon().rpc('search_hotels', { destination: content.name });
  const card = search.data.hotels.find(({ id }: { id: string }) => id === hotel.id);
  expect(card.description).toMatch(/…$/);
  expect(describedIn(texts, card.description)).toBe(texts[hotel.description]);
  expect([hotel.rating, hotel.review_count]).toEqual(ratings[content.hotelId]);
  expect([hotel.latitude, hotel.longitude].map(Number).every((degrees) => degrees > 15 && degrees < 74)).toBe(true);
  const wanted = content.roomCategories.map(
    (room: Record<string, unknown> & { priceRange: { from: number }; price?: number }) => [
      ...[
        room.roomId,
        room.title,
        room.maxGuests,
        room.rooms,
        (room.price ?? room.priceRange.from) * 100,
        room.photos,
        room.bed,
      ],
    ],
  );
  const found = rooms.map((room: Record<string, unknown> & { photos: { url: string }[] }) => [
    ...[room.id, room.name, room.max_occupancy, room.total_rooms, room.base_price, names(room.photos), room.bed_type],
  ]);
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(found).toHaveLength(wanted.length);
});

test('no review says what another says, and each stands on a stay', async () => {
  const reviews = await backend.sql<{
    title: string;
    comment: string;
    reviewer_name: string;
    is_demo: boolean;
    stays: number;
  }>(
    `select r.title, r.comment, r.reviewer_name, r.is_demo, (select count(*)::integer from private.review_stays as s where s.review_id = r.id) as stays
     from public.reviews as r`,
  );
  const texts = reviews.flatMap(({ title, comment }) => [title, comment]).filter(Boolean);
  expect(texts.length).toBeGreaterThan(200);
  expect(new Set(texts).size).toBe(texts.length);
  expect(reviews.every(({ stays, reviewer_name }) => stays === 1 && /^\p{L}+ \p{L}\.$/u.test(reviewer_name))).toBe(
    true,
  );
  expect(reviews.every(({ is_demo }) => is_demo)).toBe(true);
});

test('no review speaks against its house', async () => {
  const said = async (hotel: string | undefined) =>
    (
      await backend.sql<{ words: string }>(
        `select string_agg(title || ' ' || comment, ' ') as words from public.reviews where hotel_id = $1`,
        [hotel],
      )
    )[0]?.words;
  expect(await said(lotus)).not.toMatch(/\b(dog|cat|pet|courtyard|fountain|patio)s?\b/i);
  expect(await said(casa)).not.toMatch(/\b(pool|sea view|walk to the (beach|sea)|balcony)\b/i);
});

test('every stay is a listing that is approved, with its owner, its place and no label in its words', async () => {
  const stays = await backend.sql<Record<string, unknown>>(
    `select h.name, h.description, p.status, p.is_public, h.is_demo, h.latitude is not null as is_placed, o.email as owner, o.role
     from public.hotels as h join public.properties as p on p.id = h.property_id join public.profiles as o on o.user_id = p.owner_id`,
  );
  expect(stays).toHaveLength(42);
  for (const { name, description, is_demo, owner: email, ...state } of stays) {
    expect(state).toEqual({ status: 'approved', is_public: true, is_placed: true, role: 'owner' });
    expect(`${name} ${description}`).not.toMatch(/demo|fictional/i);
    expect(email).toMatch(is_demo ? /^demo-owner-\d@susegad\.example$/ : /^owner@/);
  }
  expect((await rpc(admin, 'admin_properties')).total).toBe(42);
});

test('no demo stay shows one of the houses from outside, nor a detail of that picture', async () => {
  const [stays] = await backend.sql<{ photos: string }>(
    'select string_agg(photos::text, $1) as photos from public.hotels where is_demo',
    [' '],
  );
  expect(stays?.photos).toContain('/photos/casa-classic-1.webp');
  expect(stays?.photos).not.toMatch(/\/photos\/(casa-(exterior|patio)|lotus-(exterior|pool)|hero-porvorim)/);
});

test('the demo guest has stays behind, one of them to be reviewed, and before them', async () => {
  const stays = await backend.sql(
    `select b.booking_status as status, b.payment_status as payment, b.check_out_date > private.today() as is_ahead,
       exists (select 1 from private.review_stays as s where s.booking_id = b.id) as is_reviewed
     from public.bookings as b where guest_email = $1 order by b.check_in_date`,
    [guest],
  );
  expect(stays).toEqual([
    { status: 'completed', payment: 'paid', is_ahead: false, is_reviewed: true },
    { status: 'completed', payment: 'paid', is_ahead: false, is_reviewed: false },
    { status: 'confirmed', payment: 'paid', is_ahead: true, is_reviewed: false },
    { status: 'confirmed', payment: 'pending', is_ahead: true, is_reviewed: false },
  ]);
});

test('the owner has the two houses, their bookings and documents, and can hand them in as they are', async () => {
  const { listings } = await rpc(owner, 'my_listings');
  expect(listings.map(({ property_id }: { property_id: string }) => property_id).sort()).toEqual([lotus, casa]);
  expect(listings.map(({ has_changes }: { has_changes: boolean }) => has_changes)).toEqual([false, false]);
  expect((await rpc(owner, 'desk_bookings', { hotel_id: lotus })).total).toBeGreaterThan(10);

  const { documents } = await rpc(owner, 'listing_form', { property_id: lotus });
  const link = await ask('document-link', { id: documents[0].id });
  const pdf = await fetch(`${backend.url}${link.url}`);
  expect(await pdf.text()).toMatch(/^%PDF-[\s\S]+Demo document[\s\S]+%%EOF\n$/);

  for (const property_id of [lotus, casa]) {
    const { listing } = await rpc(owner, 'listing_form', { property_id });
    const form = readListingForm(listing.form);
    form.basics.description += ' Come and see.';
    const saved = await rpc(owner, 'save_listing_draft', {
      ...{ property_id, base_revision: listing.revision, form, step: 'summary' },
    });
    const asked = {
      ...{ property_id, base_revision: saved.revision, accepted_terms: true, legal_versions: termsAndPrivacy },
    };
    // One file may be a photo of both the hotel and a room.
    const changes = [expect.objectContaining({ part: 'basics', field: 'description', waits: false })];
    expect(await ask('submit-listing', asked)).toMatchObject({ success: true, status: 'approved', changes });
  }
  const { data } = await backend.anon().rpc('hotel_details', { hotel_id: lotus });
  expect(data.hotel.description).toMatch(/ Come and see\.$/);
});

// biome-ignore lint/suspicious/noExplicitAny: as above
async function ask(name: string, body: object): Promise<any> {
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${await backend.signIn(owner)}` };
  const response = await fetch(`${backend.url}/functions/v1/${name}`, {
    ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
  return response.json();
}

const roomsOf = (hotel: string) =>
  backend.sql(
    'select id, name, base_price, tax_rate, total_rooms from public.room_categories where hotel_id = $1 order by id',
    [hotel],
  );

test('a house is taken over by admins alone: its words and photos, never prices or numbers', async () => {
  const { form, ...house } = takenOver();
  for (const email of [guest, owner])
    expect(await rpc(email, 'take_over_house', { ...house, form })).toEqual({ status: 403 });
  expect((await backend.anon().rpc('take_over_house', { ...house, form })).status).toBe(401);

  const before = await roomsOf(house.property_id);
  const [room, ...others] = form.rooms;
  if (!room) throw new Error('no room');
  const changed = { ...room, name: 'Suite with Stove', base_price: '1.00', total_rooms: '40', tax_rate: '18' };
  const wanted = { ...form, rooms: [changed, ...others], photos: form.photos.toReversed() };
  expect(await rpc(admin, 'take_over_house', { ...house, form: wanted })).toEqual({
    ...{ ok: true, property_id: house.property_id, status: 'approved' },
  });
  expect(await roomsOf(house.property_id)).toEqual(
    before.map((row) => (row.id === room.id ? { ...row, name: 'Suite with Stove' } : row)),
  );
  const { data } = await backend.anon().rpc('hotel_details', { hotel_id: house.property_id });
  expect(data.hotel.description).toBe(form.basics.description);
  expect(data.hotel.photos.map(({ url }: { url: string }) => url)).toEqual(
    wanted.photos.map(({ name }) => `/photos/${name}.webp`),
  );
  const { listing } = await rpc(owner, 'listing_form', { property_id: house.property_id });
  const draft = readListingForm(listing.form);
  expect(draft.rooms[0]).toMatchObject({
    name: 'Suite with Stove',
    base_price: room.base_price,
    total_rooms: room.total_rooms,
  });
  expect(
    (await rpc(owner, 'my_listings')).listings.some(({ has_changes }: { has_changes: boolean }) => has_changes),
  ).toBe(false);
  const notes = await backend.sql(
    `select distinct entity from private.audit_log where actor_email = $1 and action = 'update' and entity in ('hotels', 'properties')`,
    [admin],
  );
  expect(notes).toHaveLength(2);
});

test('a house without a listing gets one of the admin’s, published at the prices of the content', async () => {
  const property_id = randomUUID();
  const { form } = takenOver();
  const rooms = form.rooms.map((room) => ({ ...room, id: randomUUID() }));
  const house = { showcase_id: 'third-house', property_id, form: { ...form, rooms } };
  expect(await rpc(admin, 'take_over_house', house)).toMatchObject({ ok: true, status: 'approved' });
  const sold = await roomsOf(property_id);
  expect(sold.map(({ base_price }) => Number(base_price)).sort((a, b) => a - b)).toEqual([
    200_000, 250_000, 300_000, 900_000,
  ]);
  expect((await rpc(admin, 'my_listings')).listings[0]).toMatchObject({ property_id, hotel_id: property_id });
});

test('of a house’s bookings the address of the site is told, besides the owner', async () => {
  const { email } = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const told = (hotel: string) =>
    backend.sql('select email as a from private.notice_addresses($1) order by email', [hotel]);
  const { form, property_id } = takenOver();
  expect(await told(property_id)).toEqual([email, owner].sort().map((a) => ({ a })));

  const made = { showcase_id: 'fourth-house', property_id: randomUUID(), notice_email: email.toUpperCase() };
  const rooms = form.rooms.map((room) => ({ ...room, id: randomUUID() }));
  const take = (notice_email: string) =>
    rpc(admin, 'take_over_house', { ...made, notice_email, form: { ...form, rooms } });
  expect(await take('no address')).toMatchObject({ ok: false, code: 'invalid_listing' });
  expect(await take(made.notice_email)).toMatchObject({ ok: true });
  expect(await take('other@guests.example')).toMatchObject({ ok: true });
  expect(await told(made.property_id)).toEqual([admin, email].sort().map((a) => ({ a })));
});

test('what is no house is refused and leaves nothing', async () => {
  const { form, ...house } = takenOver();
  const before = await live();
  const [photo] = form.photos;
  const demoStay = '00000000-0000-4000-8000-000000000003';
  for (const [args, code] of [
    [{ ...house, form: null }, 'invalid_listing'],
    [{ ...house, form: { ...form, photos: 'none' } }, 'invalid_listing'],
    [{ ...house, form: { ...form, photos: [{ ...photo, name: '../secret' }] } }, 'invalid_listing'],
    [{ ...house, form: { ...form, photos: [{ ...photo, name: '/x.example/y' }] } }, 'invalid_listing'],
    [{ ...house, form: { ...form, basics: { ...form.basics, star_rating: '9' } } }, 'invalid_listing'],
    [{ ...house, form: { ...form, photos: [] } }, 'invalid_listing'],
    [{ ...house, form: { ...form, policies: {} } }, 'incomplete'],
    [{ ...house, property_id: demoStay, form }, 'id_taken'],
    [{ ...house, property_id: randomUUID(), form }, 'id_taken'],
  ] as const)
    expect(await rpc(admin, 'take_over_house', args)).toMatchObject({ ok: false, code });
  expect(await live()).toEqual(before);
});

test('photos of the site are shown of the brand’s houses and of demo stays, of no other listing', async () => {
  const shown = () => backend.sql<{ photos: unknown }>('select private.photos_shown($1) as photos', [lotus]);
  const mark = (showcase_id: string | null) =>
    backend.sql('update public.properties set showcase_id = $2 where id = $1', [lotus, showcase_id]);
  expect((await shown())[0]?.photos).toHaveLength(houses[0]?.content.gallery.length);
  await mark(null);
  expect((await shown())[0]?.photos).toBeNull();
  await mark('hotel-lotus');
});
