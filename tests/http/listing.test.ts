import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lawfulRate } from '#src/domain/hotel/adminRooms.ts';
import { gstRate } from '#src/domain/listing/gst.ts';
import { allInPrice, bedConfigs, propertyTypes, readListingForm } from '#src/domain/listing/listing.ts';
import { indianStates } from '#src/domain/listing/listingWords.ts';
import { makePhoto } from '../fixtures.ts';
import { acceptedChanges, completeListing, type Listing, serverCases } from '../listingCases.ts';
import { changeListing } from './asAdmin.ts';
import { takenOver } from './houses.ts';
import { beginListing, decide, handIn, publishListing, sendDraft, sendListing, signUpPerson } from './listings.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';
import { dayFromToday } from './world.ts';

const world = await createWorldOfFile();
const owner = await signUpPerson(world);
const stranger = await signUpPerson(world, 'Another Owner');
await restoreEach(world);

const written = () =>
  world.sql(`
    select (select md5(string_agg(t::text, '|' order by t::text)) from public.properties as t) as properties,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.property_rooms as t) as rooms,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.property_images as t) as images,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.property_documents as t) as documents,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.owner_profiles as t) as owners,
      (select md5(string_agg(t::text, '|' order by t::text)) from private.compliance_submissions as t) as handed_in,
      (select md5(string_agg(t::text, '|' order by t::text)) from private.compliance as t) as current,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.profiles as t) as profiles,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.hotels as t) as hotels,
      (select md5(string_agg(t::text, '|' order by t::text)) from public.room_categories as t) as categories,
      (select md5(string_agg(t::text, '|' order by t::text)) from private.outbox as t) as mails`);
const mails = async (kind: string) =>
  world.sql<{ recipient: string; data: Record<string, unknown> }>(
    'select recipient, data from private.outbox where kind = $1 order by id',
    [kind],
  );
const hotelOf = async (property_id: string) =>
  await world.value('select id from public.hotels where property_id = $1', [property_id]);

describe('drafts', () => {
  const { form } = completeListing();

  test('are kept as typed, half-typed values and all, and found again', async () => {
    const property_id = randomUUID();
    const half = { ...form, basics: { ...form.basics, pincode: '40', latitude: '15.' }, rooms: [] };
    const saved = await sendDraft(owner, property_id, 0, half, 'rooms');
    expect(saved).toEqual({ ok: true, revision: 1, saved_at: expect.any(String) });
    const found = await owner.rpc('listing_form');
    expect(found.listing).toMatchObject({ property_id, status: 'draft', revision: 1, step: 'rooms', form: half });
    expect(found.owner).toEqual({ full_name: 'Maria Fernandes', phone: '+91 98220 00000' });
    expect(readListingForm(found.listing.form)).toEqual(half);
    expect((await owner.rpc('my_listings')).listings).toMatchObject([
      { property_id, name: 'Casa Susegad', city: 'Panjim', status: 'draft', saved_at: saved.saved_at, hotel_id: null },
    ]);
    expect(await stranger.rpc('listing_form')).toMatchObject({ ok: true, listing: null });
  });

  test('a draft without a name has one to be listed by', async () => {
    const property_id = randomUUID();
    await sendDraft(owner, property_id, 0, { ...form, basics: { ...form.basics, name: '  ' } });
    expect((await owner.rpc('my_listings')).listings[0].name).toBe('Untitled listing');
    await sendDraft(owner, property_id, 1, { ...form, basics: { ...form.basics, name: 'x'.repeat(400) } });
    expect((await owner.rpc('my_listings')).listings[0].name).toBe('x'.repeat(120));
  });
});

describe('compliance data', () => {
  const { compliance } = completeListing();

  test('is nowhere in clear in the database: not typed, not submitted, not approved', async () => {
    const begun = await beginListing(world, owner);
    await sendListing(owner, begun);
    const tables = await world.sql<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')`,
    );
    const holding = async (text: string) => {
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await world.sql(`select 1 from ${name} as t where strpos(lower(t::text), lower($1)) > 0`, [text]);
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    const hex = (text: string) => Buffer.from(text).toString('hex');
    await decide(world, begun.property_id, 'approve');
    const fields = [
      'gst_number',
      'pan_number',
      'account_number',
      'account_holder_name',
      'bank_name',
      'ifsc_code',
    ] as const;
    for (const field of fields) {
      if (field !== 'account_holder_name') expect(await holding(compliance[field]), field).toEqual([]);
      expect(await holding(hex(compliance[field])), field).toEqual([]);
    }
    for (const table of ['compliance', 'compliance_submissions']) {
      const [record] = await world.sql(
        `select gst_last3, pan_last3, account_last4, private.unseal(owner_id, sealed) as opened
         from private.${table} where owner_id = $1`,
        [owner.userId],
      );
      expect(record).toEqual({ gst_last3: '1ZD', pan_last3: '34F', account_last4: '9012', opened: compliance });
    }
  });
});

describe('submission', () => {
  test('writes photos and rooms as they are in the form', async () => {
    const begun = await beginListing(world, owner, ({ form }) =>
      Object.assign(form, { cover_photo_id: form.photos[1]?.id }),
    );
    const { property_id, listing } = begun;
    expect(await sendListing(owner, begun)).toEqual({ ok: true, property_id, status: 'submitted', changes: [] });

    const { rooms, photos } = listing.form;
    const url = (id = '') => `/storage/v1/object/public/property-photos/${property_id}/${id}.webp`;
    const inOrder = await world.sql(
      `select id, room_id, image_url, alt_text, is_cover from public.property_images where property_id = $1
       order by room_id nulls first, sort_order`,
      [property_id],
    );
    const [garden] = rooms;
    expect(inOrder).toEqual([
      ...photos.map(({ id, alt_text }, at) => ({
        id,
        room_id: null,
        image_url: url(id),
        alt_text,
        is_cover: at === 1,
      })),
      ...(garden?.photos ?? []).map(({ id, alt_text }) => ({
        ...{ id, room_id: garden?.id, image_url: url(id), alt_text, is_cover: false },
      })),
    ]);
    const listed = await world.sql(
      `select id, name, description, bed_config, base_price::integer, tax_rate::float, max_guests, total_rooms, room_size, amenities,
         tax_reason
       from public.property_rooms where property_id = $1 order by base_price`,
      [property_id],
    );
    expect(listed).toEqual(
      rooms.map(({ photos: _, ...room }) => ({
        ...room,
        base_price: Math.round(Number(room.base_price) * 100),
        tax_rate: Number(room.tax_rate),
        max_guests: Number(room.max_guests),
        total_rooms: Number(room.total_rooms),
        room_size: room.room_size || null,
        tax_reason: null,
      })),
    );
    expect((await owner.rpc('my_listings')).listings).toMatchObject([
      { property_id, status: 'submitted', cover_url: url(photos[1]?.id), has_changes: false, hotel_id: null },
    ]);
  });

  test('brings the owner along as the profile says it now; an empty name or number changes nothing', async () => {
    for (const [full_name, phone] of [
      ['Maria Prabhu', '+91 98220 11111'],
      ['', null],
    ]) {
      await sendListing(owner, await beginListing(world, owner));
      await world.sql('update public.profiles set full_name = $2, phone = $3 where user_id = $1', [
        owner.userId,
        full_name,
        phone,
      ]);
      expect(await sendListing(owner, await beginListing(world, owner))).toMatchObject({ ok: true });
      const known = await world.sql('select full_name, phone from public.owner_profiles where user_id = $1', [
        owner.userId,
      ]);
      expect(known).toEqual([{ full_name: 'Maria Prabhu', phone: '+91 98220 11111' }]);
    }
  });

  test.each([
    [
      'a field of the draft',
      ({ form }: Listing) => Object.assign(form.basics, { name: ' ' }),
      'basics.name',
      'name_required',
    ],
    [
      'compliance data',
      ({ compliance }: Listing) => Object.assign(compliance, { ifsc_code: 'SBIN1001234' }),
      'compliance.ifsc_code',
      'ifsc_format',
    ],
    [
      'a half-typed account',
      ({ compliance }: Listing) => Object.assign(compliance, { account_number: '12345' }),
      'compliance.account_number',
      'account_number_required',
    ],
    ...serverCases.map(({ change, path, code }) => [path, change, path, code] as const),
  ] as const)('%s that is missing or wrong is refused', async (_, change, path, code) => {
    const begun = await beginListing(world, owner, change);
    const before = await written();
    const answer = await sendListing(owner, begun, begun.listing.accepted_terms);
    expect(answer).toEqual({ ok: false, code: 'invalid', problems: [{ path, code }] });
    expect(await written()).toEqual(before);
  });

  test.each([2 ** 31, 1e300, 1.5, -1, '1', null])('revision %s is none, and is refused', async (base_revision) => {
    const body = { property_id: randomUUID(), base_revision, accepted_terms: true };
    const { status, json } = await owner.call('POST', '/functions/v1/submit-listing', { body });
    expect([status, json.code]).toEqual([400, 'invalid_request']);
  });

  test.each(acceptedChanges.map((change) => [String(change).slice(0, 100), change] as const))(
    'is accepted: %s',
    async (_, change) => {
      const begun = await beginListing(world, owner, change);
      expect(await sendListing(owner, begun)).toMatchObject({ ok: true });
      expect(await decide(world, begun.property_id, 'approve')).toMatchObject({ ok: true });
    },
  );

  test('every choice of the wizard is one that the tables take', async () => {
    const begun = await beginListing(world, owner);
    await sendListing(owner, begun);
    for (const property_type of Object.keys(propertyTypes))
      await world.sql('update public.properties set property_type = $2 where id = $1', [
        begun.property_id,
        property_type,
      ]);
    for (const bed_config of bedConfigs)
      await world.sql('update public.property_rooms set bed_config = $2 where property_id = $1', [
        begun.property_id,
        bed_config,
      ]);
    for (const state of indianStates)
      await world.sql('update public.properties set state = $2 where id = $1', [begun.property_id, state]);
  });

  test('a rate that does not fit its price is refused by its field until a reason is there, which reviewers read', async () => {
    const begun = await beginListing(world, owner, ({ form }) =>
      Object.assign(form.rooms[1] ?? {}, { tax_rate: '12' }),
    );
    const { property_id, listing } = begun;
    expect(await sendListing(owner, begun)).toEqual({
      ...{ ok: false, code: 'invalid', problems: [{ path: 'rooms.1.tax_reason', code: 'room_tax_misfit' }] },
    });
    const rooms = listing.form.rooms.map((room) => ({ ...room, tax_reason: 'Contracts of before' }));
    const { revision } = await sendDraft(owner, property_id, begun.revision, { ...listing.form, rooms });
    expect((await sendListing(owner, { property_id, revision })).ok).toBe(true);
    const { json } = await world.rpc('admin', 'admin_property', { property_id });
    const reasons = json.rooms.map((room: { tax_rate: number; tax_reason: string }) => [
      room.tax_rate,
      room.tax_reason,
    ]);
    expect(reasons).toEqual([
      [5, null],
      [12, 'Contracts of before'],
    ]);
    expect((await decide(world, property_id, 'approve')).ok).toBe(true);
    const { json: form } = await world.rpc('anon', 'hotel_details', { hotel_id: await hotelOf(property_id) });
    expect(JSON.stringify(form)).not.toContain('Contracts');
  });

  test('without a GST number: refused, or on a declaration that stays with the tax data and is shown to reviewers', async () => {
    const change = (gst_declaration: string) => (listing: Listing) => {
      Object.assign(listing.compliance, { gst_number: '', gst_declaration });
      listing.documents = listing.documents.filter((type) => type !== 'gst');
    };
    const refused = await sendListing(owner, await beginListing(world, owner, change('')));
    expect(refused.problems.map(({ code }: { code: string }) => code)).toEqual([
      'gst_required',
      'gst_document_required',
    ]);
    const begun = await beginListing(world, owner, change('below_threshold'));
    const { property_id } = begun;
    expect((await sendListing(owner, begun)).ok).toBe(true);
    const seen = async (name: string) => (await world.rpc('admin', name, { property_id })).json;
    expect((await seen('admin_property')).compliance.submitted).toEqual({
      ...{ gst_number: '', pan_number: '••••34F', account_number: '••••9012' },
      ...{ has_pan_of_gst: null, submitted_at: expect.any(String) },
    });
    expect((await seen('admin_compliance')).submitted).toEqual(begun.listing.compliance);
    expect((await decide(world, property_id, 'approve')).ok).toBe(true);
    const [told] = await mails('payout_changed');
    expect(told?.data).toMatchObject({ gst_number: '', changed: expect.not.arrayContaining(['gst_number']) });

    const numbered = await beginListing(world, owner, (listing) => {
      Object.assign(listing.compliance, { gst_declaration: 'below_threshold', pan_number: 'ABCDE1234G' });
    });
    expect((await sendListing(owner, numbered)).ok).toBe(true);
    const { json } = await world.rpc('admin', 'admin_property', { property_id: numbered.property_id });
    expect(json.compliance).toMatchObject({
      changed: ['gst_declaration', 'gst_number', 'pan_number'],
      ...{ current: { has_pan_of_gst: null }, submitted: { gst_number: '••••1ZD', has_pan_of_gst: false } },
    });
  });

  test('a payout mail names no field that is empty', async () => {
    const begun = await beginListing(world, owner, ({ compliance }) =>
      Object.assign(compliance, { branch_address: '' }),
    );
    expect((await sendListing(owner, begun)).ok).toBe(true);
    expect((await decide(world, begun.property_id, 'approve')).ok).toBe(true);
    expect((await mails('payout_changed')).map(({ data }) => data.changed)).toEqual([
      ['account_holder_name', 'account_number', 'bank_name', 'gst_number', 'ifsc_code', 'pan_number'],
    ]);
  });

  test.each([
    ['a room twice', (form: Form) => form.rooms.push({ ...(form.rooms[0] as Form['rooms'][number]) })],
    ['a photo twice', (form: Form) => form.photos.push({ ...(form.photos[0] as Form['photos'][number]) })],
    ['an empty amenity', (form: Form) => form.amenities.push(' ')],
    ['a long amenity', (form: Form) => form.amenities.push('x'.repeat(61))],
    ['six stars', (form: Form) => Object.assign(form.basics, { star_rating: '6' })],
    ['another country', (form: Form) => Object.assign(form.basics, { country: 'Portugal' })],
  ])('%s is no form of the wizard', async (_, change) => {
    const { property_id, listing } = await beginListing(world, owner);
    change(listing.form);
    await sendDraft(owner, property_id, 1, listing.form);
    expect(await sendListing(owner, { property_id, listing, revision: 2 })).toEqual({
      ok: false,
      code: 'invalid_form',
    });
  });

  test('photos and documents of another listing do not count', async () => {
    const first = await beginListing(world, owner);
    const photos = first.listing.form.photos;
    const property_id = randomUUID();
    await sendDraft(owner, property_id, 0, { ...first.listing.form, photos });
    const answer = await sendListing(owner, { ...first, property_id });
    expect(answer.problems.map(({ path }: { path: string }) => path)).toEqual([
      'photos.0',
      'photos.1',
      'rooms.0.photos.0',
      'documents.gst',
      'documents.pan',
      'documents.ownership',
    ]);
  });
});

type Form = ReturnType<typeof completeListing>['form'];

describe('a house of the brand, whose ids all the world can read', () => {
  const house = takenOver();
  const { property_id, form } = house;
  const takeOver = async (change: object = {}) =>
    (await world.rpc('admin', 'take_over_house', { ...house, ...change })).json;
  const rows = () =>
    world.sql(
      `
      select (select jsonb_agg(to_jsonb(u) order by u.id) from private.uploads as u where u.property_id = $1) as files,
        (select jsonb_agg(to_jsonb(i) order by i.id) from public.property_images as i where i.property_id = $1) as photos,
        (select jsonb_agg(to_jsonb(r) order by r.id) from public.property_rooms as r where r.property_id = $1) as rooms,
        (select to_jsonb(h) from public.hotels as h where h.property_id = $1) as hotel`,
      [property_id],
    );

  test('is taken over, whatever others have tried to begin under them; twice is as once', async () => {
    const photo = form.photos[0]?.name;
    const hash = createHash('md5').update(`${property_id} ${photo}`).digest('hex').slice(0, 12);
    const photoId = `00000000-0000-4000-8000-${hash}`;
    expect(await sendDraft(stranger, property_id, 0, completeListing().form)).toEqual({ ok: false, code: 'not_found' });
    const begun = await beginListing(world, stranger, (listing) =>
      Object.assign(listing.form.rooms[0] as object, { id: form.rooms[0]?.id }),
    );
    expect(await sendListing(stranger, begun)).toEqual({ ok: false, code: 'invalid_form' });
    const query = new URLSearchParams({ property_id: begun.property_id, id: photoId });
    for (const name of ['upload-photo', 'upload-document']) {
      const sent = await stranger.call('POST', `/functions/v1/${name}?${query}&document_type=gst&file_name=x`, {
        body: await makePhoto(),
        headers: { 'content-type': 'application/octet-stream' },
      });
      expect([sent.status, sent.json.code]).toEqual([404, 'not_found']);
    }

    expect(await takeOver()).toEqual({ ok: true, property_id, status: 'approved' });
    const [first] = await rows();
    expect(first).toMatchObject({ hotel: { id: property_id }, rooms: { length: form.rooms.length } });
    expect(first?.files).toContainEqual(expect.objectContaining({ id: photoId, path: `photos/${photo}.webp` }));
    expect(await takeOver()).toMatchObject({ ok: true });
    expect(await rows()).toEqual([first]);
  });

  test('has its hotel again after its listing was deleted for good', async () => {
    await takeOver();
    await world.sql('delete from public.properties where id = $1', [property_id]);
    expect(await takeOver()).toEqual({ ok: true, property_id, status: 'approved' });
    expect(await rows()).toMatchObject([{ hotel: { id: property_id, is_active: true } }]);
  });

  test('reaches guests by the brand, unless its owner says otherwise, which stays', async () => {
    await takeOver();
    const contact = async () =>
      await world.row(
        `select h.phone, h.email, p.draft -> 'basics' ->> 'phone' as typed
           from public.properties as p join public.hotels as h on h.property_id = p.id where p.id = $1`,
        [property_id],
      );
    expect(await contact()).toEqual({ phone: null, email: null, typed: null });
    await world.sql(
      `update public.properties set phone = '+91 00000 01900', draft = jsonb_set(draft, '{basics,phone}', '"+91 00000 01901"')
       where id = $1`,
      [property_id],
    );
    await takeOver();
    expect(await contact()).toEqual({ phone: '+91 00000 01900', email: null, typed: '+91 00000 01901' });
  });

  test('takes no room of another listing', async () => {
    await takeOver();
    const before = await rows();
    const other = { showcase_id: 'other-house', property_id: randomUUID() };
    expect(await takeOver(other)).toEqual({ ok: false, code: 'id_taken' });
    expect(await rows()).toEqual(before);
  });

  test.each(['Infinity', '-Infinity', 'NaN', '1e400', '9'.repeat(40), 'two'])(
    'has no number like %s',
    async (typed) => {
      const [room, ...others] = form.rooms;
      for (const field of ['base_price', 'tax_rate', 'max_guests', 'total_rooms']) {
        const rooms = [{ ...room, [field]: typed }, ...others];
        expect(await takeOver({ form: { ...form, rooms } }), field).toEqual({ ok: false, code: 'invalid_listing' });
      }
      for (const field of ['star_rating', 'latitude', 'longitude']) {
        const basics = { ...form.basics, [field]: typed };
        expect(await takeOver({ form: { ...form, basics } }), field).toEqual({ ok: false, code: 'invalid_listing' });
      }
    },
  );
});

describe('publishing', () => {
  const search = async (destination: string) => (await world.rpc('anon', 'search_hotels', { destination })).json;
  const details = async (hotel_id: string) => (await world.rpc('anon', 'hotel_details', { hotel_id })).json;
  const findsIt = async (hotel_id: string) =>
    (await search('Susegad')).hotels.some(({ id }: { id: string }) => id === hotel_id);

  test('an approved listing is found, shown and booked, at the next request', async () => {
    const begun = await beginListing(world, owner);
    await sendListing(owner, begun);
    expect((await search('Casa Susegad')).count).toBe(0);
    const approved = await decide(world, begun.property_id, 'approve');
    expect(approved).toEqual({ ok: true, status: 'approved', hotel_id: expect.any(String) });
    const { hotel_id } = approved;

    const [card] = (await search('casa susegad')).hotels;
    const [garden, loft] = begun.listing.form.rooms;
    expect(card).toMatchObject({
      id: hotel_id,
      star_rating: 4,
      base_price: allInPrice(350_050, 5),
      room_names: ['Garden Room', 'Loft'],
      review_count: 0,
    });
    const { hotel, rooms } = await details(hotel_id);
    const cover = `/storage/v1/object/public/property-photos/${begun.property_id}/${begun.listing.form.photos[0]?.id}.webp`;
    expect(hotel).toMatchObject({
      name: 'Casa Susegad',
      address: '12 Fontainhas Lane, Panjim, Goa 403001',
      main_image_url: cover,
      photos: [{ url: cover, alt: 'Photo 1' }, { alt: 'Photo 2' }],
      check_in_time: '14:00',
      check_out_time: '10:30',
      phone: null,
      email: null,
      policies: { cancellation_policy: 'moderate', house_rules: 'Quiet after ten.' },
      amenities: ['Free WiFi', 'Parking', 'Mango tree'],
    });
    expect(rooms).toMatchObject([
      {
        id: garden?.id,
        base_price: allInPrice(350_050, 5),
        tax_rate: 5,
        total_rooms: 3,
        max_occupancy: 2,
        bed_type: 'Queen Bed',
      },
      { id: loft?.id, base_price: allInPrice(900_000, 18), tax_rate: 18, total_rooms: 1, max_occupancy: 4 },
    ]);

    expect((await owner.rpc('my_listings')).listings).toMatchObject([
      { status: 'approved', is_public: true, hotel_id },
    ]);
  });

  test('the database reckons prices as the site does, to the paisa', async () => {
    const cases = Array.from({ length: 2000 }, (_, n) => ({
      base: 1 + ((n * 7_919_317) % 75_000_000),
      rate: ((n * 13) % 61) / 2,
    }));
    const rows = await world.column(
      `select private.all_in_price((c ->> 'base')::bigint, (c ->> 'rate')::numeric)::integer as price
       from jsonb_array_elements($1::jsonb) with ordinality as t (c, place) order by place`,
      [JSON.stringify(cases)],
    );
    expect(rows).toEqual(cases.map(({ base, rate }) => allInPrice(base, rate)));
  });

  test('the database asks for the GST that the site asks for, before and after each change of it', async () => {
    const cases = ['2022-07-17', '2022-07-18', '2025-09-21', '2025-09-22', '2026-11-23'].flatMap((on) =>
      [1, 749_999, 750_000, 750_001, 75_000_000].map((base) => ({ base, on })),
    );
    const rates = await world.column(
      `select private.gst_rate((c ->> 'base')::bigint, (c ->> 'on')::date) as rate
       from jsonb_array_elements($1::jsonb) with ordinality as t (c, place) order by place`,
      [JSON.stringify(cases)],
    );
    expect(rates).toEqual(cases.map(({ base, on }) => gstRate(base / 100, on)));
    const prices = [1, 787_499, 787_500, 787_501, 812_345, 885_000, 885_001, 1_000_000, 100_000_000];
    const found = await world.column(
      'select private.lawful_rate(p) as rate from unnest($1::bigint[]) with ordinality as t (p, place) order by place',
      [prices],
    );
    expect(found).toEqual(prices.map((price) => lawfulRate(price)));
  });

  test('an unclassified place has no stars and is left out where stars are asked for', async () => {
    const { hotel_id } = await publishListing(world, owner, ({ form }) =>
      Object.assign(form.basics, { star_rating: '' }),
    );
    expect((await details(hotel_id)).hotel.star_rating).toBeNull();
    expect((await search('susegad')).hotels[0].star_rating).toBeNull();
    const { json } = await world.rpc('anon', 'search_hotels', { destination: 'susegad', stars: [1, 2, 3, 4, 5] });
    expect(json.count).toBe(0);
  });

  test('a room keeps its bookings, and cannot shrink below them', async () => {
    const live = await publishListing(world, owner);
    const [garden, loft] = live.listing.form.rooms;
    // Without an advance, a guest may book most of a hotel.
    await world.sql('update private.settings set advance_percent = 0');
    const booked = await world.rpc('anon', 'create_booking_tx', {
      hotel_id: live.hotel_id,
      room_category_id: garden?.id,
      check_in_date: dayFromToday(10),
      check_out_date: dayFromToday(11),
      guest_name: 'Asha Kamat',
      guest_email: 'asha@guest.example',
      num_rooms: 3,
      num_adults: 3,
    });
    expect(booked.json.ok).toBe(true);
    const resubmit = async (total_rooms: string, revision: number) => {
      const rooms = [{ ...(garden as Form['rooms'][number]), total_rooms }, loft as Form['rooms'][number]];
      const basics = { ...live.listing.form.basics, name: `Casa with ${total_rooms}` };
      await sendDraft(owner, live.property_id, revision - 1, { ...live.listing.form, basics, rooms });
      return sendListing(owner, { ...live, revision });
    };
    const [{ properties: _, ...before } = {}] = await written();
    expect(await resubmit('2', 2)).toEqual({ ok: false, code: 'would_oversell' });
    expect(await written()).toMatchObject([before]);
    const show = (is_public: boolean) =>
      world.rpc('admin', 'set_listing_visibility', { property_id: live.property_id, is_public });
    await show(false);
    expect(await sendListing(owner, { ...live, revision: 2 })).toMatchObject({ status: 'submitted', changes: [] });
    await show(true);
    const waiting = await written();
    expect(await decide(world, live.property_id, 'approve')).toEqual({ ok: false, code: 'would_oversell' });
    const set = await changeListing(world, live.property_id, { status: 'approved' });
    expect(set).toEqual({ ok: false, code: 'would_oversell' });
    expect(await written()).toEqual(waiting);
    expect((await details(live.hotel_id)).hotel.name).toBe('Casa Susegad');

    expect(await owner.rpc('withdraw_listing', { property_id: live.property_id })).toEqual({
      ok: true,
      status: 'draft',
    });
    expect(await findsIt(live.hotel_id)).toBe(true);
    expect(await resubmit('5', 3)).toMatchObject({ ok: true, status: 'submitted' });
    expect(await decide(world, live.property_id, 'approve')).toMatchObject({ ok: true });
    expect(await world.sql('select * from private.night_drift')).toEqual([]);
    const { rooms } = await details(live.hotel_id);
    expect(rooms[0]).toMatchObject({ id: garden?.id, total_rooms: 5 });
  });

  test('photos of rooms are shown with their rooms: only files of this listing, and as they were handed in last', async () => {
    const begun = await publishListing(world, owner);
    const { property_id, hotel_id, listing, revision } = begun;
    const [garden, loft] = listing.form.rooms;
    const photo = garden?.photos[0] ?? expect.unreachable('the room has a photo');
    const url = (id: string, of = property_id) => `/storage/v1/object/public/property-photos/${of}/${id}.webp`;
    const shown = async () => {
      const { rooms } = await details(hotel_id);
      return Object.fromEntries(rooms.map((room: { id: string; photos: unknown }) => [room.id, room.photos]));
    };
    expect(await shown()).toEqual({
      [garden?.id ?? '']: [{ url: url(photo.id), alt: photo.alt_text }],
      [loft?.id ?? '']: [],
    });

    const others = await beginListing(world, owner);
    const foreign = others.listing.form.rooms[0]?.photos[0] ?? photo;
    const rooms = (id: string, alt_text = '') =>
      listing.form.rooms.map((room, at) => ({
        ...room,
        photos: at === 0 ? [{ id, url: url(foreign.id, others.property_id), alt_text }] : [],
      }));
    const next = await sendDraft(owner, property_id, revision, { ...listing.form, rooms: rooms(foreign.id) });
    const change = { property_id, revision: next.revision };
    expect(await sendListing(owner, change)).toEqual({
      ...{ ok: false, code: 'invalid', problems: [{ path: 'rooms.0.photos.0', code: 'room_photo_lost' }] },
    });
    const form = { ...listing.form, rooms: rooms(foreign.id) };
    const judgedOtherwise = { ...begun, ...change, listing: { ...listing, form } };
    expect(await handIn(world, owner, judgedOtherwise)).toEqual({ ok: false, code: 'changed' });
    const renamed = await sendDraft(owner, property_id, next.revision, { ...listing.form, rooms: rooms(photo.id) });
    expect(await sendListing(owner, { property_id, revision: renamed.revision })).toMatchObject({ status: 'approved' });
    expect((await shown())[garden?.id ?? '']).toEqual([{ url: url(photo.id), alt: garden?.name }]);
    await world.sql('delete from public.property_rooms where id = $1', [garden?.id]);
    expect(await world.sql('select 1 from public.property_images where id = $1', [photo.id])).toEqual([]);
  });

  test('a hidden listing stays hidden when its edits are approved', async () => {
    const live = await publishListing(world, owner);
    await owner.rpc('set_listing_visibility', { property_id: live.property_id, is_public: false });
    await sendDraft(owner, live.property_id, 1, { ...live.listing.form, amenities: ['Pool'] });
    await sendListing(owner, { ...live, revision: 2 });
    await decide(world, live.property_id, 'approve');
    expect(await findsIt(live.hotel_id)).toBe(false);
  });
});

describe('review', () => {
  test('submitting and withdrawing over and over sends no flood of mails', async () => {
    const begun = await beginListing(world, owner);
    for (let round = 0; round < 5; round++) {
      expect(await sendListing(owner, begun)).toMatchObject({ ok: true });
      await owner.rpc('withdraw_listing', { property_id: begun.property_id });
    }
    expect((await mails('listing_submitted')).length).toBe(1);
  });
});
