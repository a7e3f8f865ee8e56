import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor, Owner } from './actors.ts';
import { expectedFunctions, expectedGrants, readFunctions, readGrants, readWeaknesses } from './catalogue.ts';
import { makePdf, makePhoto, type UploadOptions, upload } from './files.ts';
import { dayFromToday, roomCount, roomOccupancy, roomPrice, type World } from './world.ts';

/** A short proof of one rule: throws when the running server breaks it. Expects fresh rows and may change them. */
export type Rule = (world: World) => Promise<void>;

function request(world: World, change: Record<string, unknown> = {}, owner: Owner = 'owner A') {
  const { hotel, room } = world.hotelOf(owner);
  return {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(10),
    check_out_date: dayFromToday(12),
    guest_name: 'Asha Kamat',
    guest_email: 'asha@guest.example',
    ...change,
  };
}

const book = async (world: World, change: Record<string, unknown> = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, change))).json;

async function refuses(world: World, change: Record<string, unknown>, code: string): Promise<void> {
  const count = async () => (await world.sql('select 1 from public.bookings')).length;
  const before = await count();
  assert.equal((await book(world, change)).code, code);
  assert.equal(await count(), before);
}

const patch = (world: World, actor: Actor, path: string, body: unknown) =>
  world.call(actor, 'PATCH', `/rest/v1/${path}`, { body });

async function databaseRefuses(world: World, statement: string): Promise<void> {
  await assert.rejects(world.sql(statement), `the database must refuse: ${statement}`);
}

async function isLimited(world: World, setting: string, name: string, args: (index: number) => unknown): Promise<void> {
  await world.sql(`update private.settings set ${setting} = 1`);
  // Three calls touch two windows at most, so at least one is over the limit whenever the clock turns.
  const answers = [];
  for (const index of [0, 1, 2]) answers.push((await world.rpc('anon', name, args(index))).json);
  assert.ok(
    answers.some(({ code }) => code === 'rate_limited'),
    `${name} is limited`,
  );
  assert.notEqual(answers[0].code, 'rate_limited', `${name} is allowed once`);
}

export const rules = {
  async price(world) {
    const total_amount = 2 * roomPrice['owner A'];
    await refuses(world, { total_amount: total_amount - 1 }, 'price_changed');
    const answer = await book(world, { total_amount, num_rooms: 1 });
    assert.deepEqual([answer.ok, answer.total_amount, answer.currency], [true, total_amount, 'INR']);
    const twice = await book(world, { num_rooms: 2 });
    assert.equal(twice.total_amount, 2 * total_amount);
    const [row] = await world.sql(
      `select total_amount::integer, tax_amount::integer, advance_amount::integer, booking_status::text, payment_status::text
       from public.bookings where booking_reference = $1`,
      [answer.booking_reference],
    );
    const expected = {
      total_amount,
      tax_amount: Math.round((total_amount * 5) / 105),
      advance_amount: Math.round(total_amount * 0.3),
      booking_status: 'confirmed',
      payment_status: 'pending',
    };
    assert.deepEqual(row, expected);
    const { json } = await world.rpc('anon', 'booking_quote', {
      room_category_id: world.hotelOf('owner A').room,
      check_in: dayFromToday(10),
      check_out: dayFromToday(12),
    });
    const { total_amount: quoted, tax_amount, advance_amount, rooms_free } = json.quote;
    assert.deepEqual(
      [quoted, tax_amount, advance_amount, rooms_free],
      [total_amount, expected.tax_amount, expected.advance_amount, roomCount - 3],
    );
  },

  async dates(world) {
    for (const [from, to, code] of [
      [-1, 1, 'past_dates'],
      [6, 5, 'invalid_dates'],
      [5, 5, 'invalid_dates'],
      [5, 36, 'too_many_nights'],
      [540, 541, 'too_far_ahead'],
    ] as const) {
      await refuses(world, { check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }, code);
    }
    await refuses(world, { check_in_date: dayFromToday(1), check_out_date: 'infinity' }, 'invalid_dates');
    assert.equal((await book(world, { check_in_date: dayFromToday(0), check_out_date: dayFromToday(30) })).ok, true);
  },

  async party(world) {
    await refuses(world, { num_adults: roomOccupancy + 1 }, 'too_many_guests');
    await refuses(world, { num_children: roomOccupancy }, 'too_many_guests');
    await refuses(world, { num_rooms: roomCount + 1 }, 'too_many_rooms');
    await refuses(world, { num_rooms: 0 }, 'invalid_guests');
    await refuses(world, { num_adults: 0 }, 'invalid_guests');
    await refuses(world, { num_children: -1 }, 'invalid_guests');
    await refuses(world, { guest_name: ' ' }, 'invalid_guest');
    await refuses(world, { guest_email: 'a@b' }, 'invalid_guest');
    await refuses(world, { guest_phone: '12' }, 'invalid_guest');
    await refuses(world, { special_requests: 'x'.repeat(1001) }, 'invalid_guest');
  },

  async room(world) {
    const { inactiveHotel, inactiveRoom, roomOfInactiveHotel } = world.hotelOf('owner A');
    await refuses(world, { room_category_id: world.hotelOf('owner B').room }, 'room_not_found');
    await refuses(world, { room_category_id: inactiveRoom }, 'room_not_found');
    await refuses(world, { hotel_id: inactiveHotel, room_category_id: roomOfInactiveHotel }, 'room_not_found');
    for (const id of [inactiveRoom, roomOfInactiveHotel]) {
      const { json } = await world.rpc('anon', 'booking_quote', { room_category_id: id });
      assert.equal(json.code, 'room_not_found');
    }
    const { json } = await world.rpc('anon', 'hotel_details', { hotel_id: inactiveHotel });
    assert.equal(json.code, 'hotel_not_found');
  },

  async stock(world) {
    const full = await book(world, { num_rooms: roomCount });
    assert.equal(full.ok, true);
    await refuses(world, {}, 'sold_out');
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);
    const found = await world.rpc('anon', 'search_hotels', { check_in: dayFromToday(10), check_out: dayFromToday(11) });
    assert.equal(
      found.json.hotels.some(({ id }: { id: string }) => id === world.hotelOf('owner A').hotel),
      false,
    );

    const { room } = world.hotelOf('owner A');
    assert.equal((await patch(world, 'admin', `room_categories?id=eq.${room}`, { total_rooms: 1 })).status, 409);
    const booking = `bookings?booking_reference=eq.${full.booking_reference}`;
    assert.equal((await patch(world, 'admin', booking, { booking_status: 'cancelled' })).status, 204);
    assert.equal((await book(world)).ok, true);
    assert.equal((await patch(world, 'admin', booking, { booking_status: 'confirmed' })).status, 409);
    assert.equal((await patch(world, 'admin', `room_categories?id=eq.${room}`, { total_rooms: 1 })).status, 204);
    await refuses(world, {}, 'sold_out');
    assert.deepEqual(await world.sql('select * from private.night_drift'), []);
  },

  async key(world) {
    const idempotency_key = randomUUID();
    const first = await book(world, { idempotency_key });
    assert.deepEqual(await book(world, { idempotency_key }), { ...first, replayed: true });
    await refuses(world, { idempotency_key, guest_name: 'Other' }, 'key_reused');
    const other = randomUUID();
    await refuses(world, { idempotency_key: other, num_rooms: roomCount }, 'sold_out');
    assert.equal((await book(world, { idempotency_key: other })).ok, true);
  },

  async bookingLimits(world) {
    const bad = (index: number) => request(world, { guest_email: `${index}@guest.example`, guest_name: '' });
    await isLimited(world, 'bookings_per_client_an_hour', 'create_booking_tx', bad);
    await world.sql('delete from private.rate_hits');
    await world.sql('update private.settings set bookings_per_client_an_hour = 1000');
    const same = () => request(world, { guest_name: '' });
    await isLimited(world, 'bookings_per_contact_a_day', 'create_booking_tx', same);
  },

  async siteLimit(world) {
    await world.sql('update private.settings set bookings_a_minute = 16');
    // Three minutes' ceiling could be passed if the clock turned twice; sixty calls are more than that.
    let limited = false;
    for (let index = 0; index < 60 && !limited; index++) {
      const answer = await book(world, { guest_email: `${index}@guest.example`, guest_name: '' });
      limited = answer.code === 'rate_limited';
    }
    assert.ok(limited, 'the site has a ceiling');
  },

  async lookupLimits(world) {
    const args = { booking_reference: 'AAAA-AAAA-AAAA-AAAA' };
    await isLimited(world, 'lookups_per_client_a_minute', 'booking_by_reference', () => args);
    await world.sql('delete from private.rate_hits');
    await isLimited(world, 'lookups_per_client_a_minute', 'leave_review', () => ({
      ...args,
      guest_email: '',
      rating: 5,
    }));
  },

  async lookup(world) {
    const look = async (booking_reference: string) =>
      (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json;
    const { booking } = await look(world.referenceOf('owner A', 'coming').toLowerCase().replaceAll('-', ' '));
    assert.deepEqual(
      [booking.guest_name, booking.guest_email, booking.guest_phone],
      ['Asha C.', 'c•••@guest.example', '•••• 4321'],
    );
    assert.deepEqual(await look('AAAA-AAAA-AAAA-AAAA'), { ok: false, code: 'not_found' });
    const rows = await world.sql<{ reference: string }>(
      'select private.new_booking_reference() as reference from generate_series(1, 300)',
    );
    assert.equal(new Set(rows.map(({ reference }) => reference)).size, 300);
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18]) {
      // Of 32 letters, 300 drawings show far more than 20.
      assert.ok(
        new Set(rows.map(({ reference }) => reference[place])).size > 20,
        `letter ${place} of a reference varies`,
      );
    }
  },

  async review(world) {
    const review = async (change: Record<string, unknown> = {}, stay: 'coming' | 'ended' = 'ended') =>
      (
        await world.rpc('anon', 'leave_review', {
          booking_reference: world.referenceOf('owner A', stay),
          guest_email: world.emailOf('owner A', stay),
          rating: 1,
          ...change,
        })
      ).json;
    assert.equal((await review({ guest_email: 'other@guest.example' })).code, 'not_found');
    assert.equal((await review({ booking_reference: 'AAAA-AAAA-AAAA-AAAA' })).code, 'not_found');
    assert.equal((await review({}, 'coming')).code, 'not_stayed_yet');
    for (const rating of [0, 6, null]) assert.equal((await review({ rating })).code, 'invalid_review');
    assert.equal((await review({ title: 'x'.repeat(121) })).code, 'invalid_review');
    assert.equal((await review()).ok, true);
    assert.equal((await review()).code, 'already_reviewed');
    const { json } = await world.rpc('anon', 'search_hotels', {});
    const card = json.hotels.find(({ id }: { id: string }) => id === world.hotelOf('owner A').hotel);
    assert.deepEqual([card.rating, card.review_count], [2.5, 2]);
    const [written] = await world.sql('select reviewer_name, is_verified from public.reviews where rating = 1');
    assert.deepEqual(written, { reviewer_name: 'Asha C.', is_verified: true });
    await world.sql(`update public.bookings set booking_status = 'cancelled'`);
    assert.equal((await review()).code, 'not_stayed_yet');
  },

  async searchIndex(world) {
    const { hotel, room } = world.hotelOf('owner A');
    const finds = async (destination: string) =>
      (await world.rpc('anon', 'search_hotels', { destination })).json.hotels.some(
        ({ id }: { id: string }) => id === hotel,
      );
    assert.equal((await patch(world, 'admin', `hotels?id=eq.${hotel}`, { city: 'Anjuna' })).status, 204);
    assert.deepEqual([await finds('anjuna'), await finds('calangute')], [true, false]);
    const base_price = roomPrice['owner A'] - 100;
    assert.equal((await patch(world, 'admin', `room_categories?id=eq.${room}`, { base_price })).status, 204);
    const { json } = await world.rpc('anon', 'search_hotels', { destination: 'anjuna' });
    assert.equal(json.hotels.find(({ id }: { id: string }) => id === hotel).base_price, base_price);
    await patch(world, 'admin', `hotels?id=eq.${hotel}`, { is_active: false });
    assert.equal(await finds('anjuna'), false);
  },

  async roles(world) {
    const email = `${randomUUID()}@people.example`;
    const data = { role: 'admin', full_name: ' Asha ', phone: '9'.repeat(500) };
    const { status, json } = await world.call('anon', 'POST', '/auth/v1/signup', {
      body: { email, password: 'long enough', data },
    });
    assert.equal(status, 200);
    const made = await world.sql(
      'select role, full_name, char_length(phone) as digits from public.profiles where user_id = $1',
      [json.user.id],
    );
    assert.deepEqual(made, [{ role: 'user', full_name: 'Asha', digits: 30 }]);

    const admin = `profiles?user_id=eq.${world.userId('admin')}`;
    assert.equal((await patch(world, 'user', 'profiles?user_id=not.is.null', { role: 'admin' })).status, 403);
    assert.equal((await patch(world, 'owner B', 'profiles?user_id=not.is.null', { role: 'user' })).status, 403);
    assert.equal((await patch(world, 'admin', admin, { role: 'user' })).status, 403);
    const other = `profiles?user_id=eq.${world.userId('user')}`;
    assert.equal((await patch(world, 'admin', other, { role: 'owner' })).status, 204);
  },

  async listingState(world) {
    for (const change of [{ status: 'rejected' }, { status: 'approved' }, { is_public: true }, { is_featured: true }]) {
      for (const actor of ['owner A', 'user'] as const) {
        const own = `properties?id=eq.${world.propertyId(actor, 'draft')}`;
        assert.equal((await patch(world, actor, own, change)).status, 403);
      }
    }
    const listing = `properties?id=eq.${world.propertyId('owner A', 'submitted')}`;
    assert.equal((await patch(world, 'admin', listing, { status: 'approved', is_public: true })).status, 204);
  },

  async files(world) {
    const property_id = world.propertyId('owner A', 'draft');
    const papers = '/storage/v1/object/property-documents';
    const photos = '/storage/v1/object/property-photos';
    const about = { property_id, document_type: 'gst', file_name: 'gst.pdf' };
    const send = async (actor: Actor, change: Partial<UploadOptions> = {}) => {
      const { json } = await upload(world, actor, 'upload-document', makePdf(), { ...about, ...change });
      return json.success ? 'stored' : json.code;
    };
    const id = randomUUID();
    assert.equal(await send('owner A', { id }), 'stored');
    const path = `${property_id}/${id}.pdf`;
    assert.equal(await send('owner B'), 'not_found');
    assert.equal(await send('owner B', { property_id: world.propertyId('owner B', 'draft'), id }), 'not_found');
    assert.equal(await send('owner A', { property_id: world.propertyId('owner A', 'submitted') }), 'not_editable');
    for (const [actor, status] of [
      ['user', 400],
      ['owner B', 400],
      ['owner A', 200],
      ['admin', 200],
    ] as const) {
      assert.equal((await world.call(actor, 'GET', `${papers}/${path}`)).status, status, `${actor} opens a document`);
    }

    // Bytes that came in past the function, as far as anybody can do that.
    const body = await makePhoto('red', 'png');
    const add = async (actor: Actor, name: string) =>
      (await world.call(actor, 'POST', `${photos}/${name}`, { body, headers: { 'content-type': 'image/png' } })).status;
    const stamp = () => `${Date.now()}${Math.floor(Math.random() * 1000)}.png`;
    assert.equal(await add('owner A', `${property_id}/${stamp()}`), 400);
    assert.equal(await add('admin', `${property_id}/${stamp()}`), 200);
    assert.equal(await add('admin', `${property_id}/${randomUUID()}.png`), 400);
    assert.equal(await add('admin', `${property_id}/..%2F${stamp()}`), 400);
    assert.equal(await add('admin', `${property_id}/more/${stamp()}`), 400);
    assert.equal(await add('admin', `${property_id}/.${stamp()}`), 400);
    assert.equal(await add('admin', `${randomUUID()}/${stamp()}`), 400);
    const copy = { bucketId: 'property-documents', sourceKey: path, destinationBucket: 'property-photos' };
    const copied = await world.call('admin', 'POST', '/storage/v1/object/copy', {
      body: { ...copy, destinationKey: `${property_id}/${stamp()}` },
    });
    assert.equal(copied.status, 400);
    const listed = await world.call('admin', 'POST', '/storage/v1/object/list/property-photos', {
      body: { prefix: property_id, limit: 100 },
    });
    assert.deepEqual(listed.json, []);

    const claim = randomUUID();
    const claimed = () =>
      world.sql<{ ok: boolean }>(`select (private.claim_upload($1, 'property-photos', 'x') ->> 'ok')::boolean as ok`, [
        claim,
      ]);
    assert.deepEqual([(await claimed())[0]?.ok, (await claimed())[0]?.ok], [true, false]);

    const remove = async (actor: Actor, document = id) =>
      (await world.rpc(actor, 'remove_document', { id: document })).json.code ?? 'removed';
    assert.equal(await remove('owner B'), 'not_found');
    await world.sql('update private.uploads set property_id = $1', [world.propertyId('owner A', 'submitted')]);
    assert.equal(await remove('owner A'), 'not_editable');
    await world.sql('update private.uploads set property_id = $1', [property_id]);
    await world.sql(
      `insert into public.property_documents (property_id, document_type, file_url, file_name) values ($1, 'gst', $2, 'gst.pdf')`,
      [property_id, path],
    );
    assert.equal(await remove('owner A'), 'removed');
    const removable = async () => {
      const [row] = await world.sql<{ files: { path: string }[] }>('select private.take_removed_files() as files');
      return row?.files.some((file) => file.path === path);
    };
    assert.equal(await removable(), false, 'a submitted paper stays');
    await world.sql('delete from public.property_documents where file_url = $1', [path]);
    assert.equal(await removable(), true);

    await world.sql('update private.settings set document_files_a_listing = 1');
    assert.equal(await send('owner A'), 'stored');
    assert.equal(await send('owner A'), 'too_many');
    await world.sql('update private.settings set document_files_a_listing = 20, uploads_per_person_an_hour = 1');
    assert.equal(await send('owner A'), 'rate_limited');
  },

  async exchangeRates(world) {
    const path = 'exchange_rates?currency=eq.USD';
    const rate = async () => Number((await world.call('anon', 'GET', `/rest/v1/${path}`)).json[0]?.inr_per_unit);
    assert.equal(await rate(), 88.5);
    await patch(world, 'owner A', path, { inr_per_unit: 1 });
    assert.equal(await rate(), 88.5);
    await patch(world, 'admin', path, { inr_per_unit: 90 });
    assert.equal(await rate(), 90);
  },

  async constraints(world) {
    const { room, hotel } = world.hotelOf('owner A');
    const draft = world.propertyId('owner A', 'draft');
    const booking = `public.bookings where booking_reference = '${world.referenceOf('owner A', 'ended')}'`;
    const [columns] = await world.sql<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER' and column_name not in ('id', 'booking_reference')`,
    );
    const names = columns?.names ?? '';
    const copyWith = (column: string, value: string) =>
      `insert into public.bookings (${names}) select ${names.replace(column, value)} from ${booking}`;
    await databaseRefuses(world, `update private.nights set booked = capacity + 1 where room_category_id = '${room}'`);
    await databaseRefuses(world, `update private.nights set booked = -1 where room_category_id = '${room}'`);
    await databaseRefuses(world, copyWith('check_out_date', "'infinity'"));
    await databaseRefuses(world, copyWith('check_out_date', 'check_in_date + 31'));
    await databaseRefuses(world, copyWith('check_out_date', 'check_in_date'));
    await databaseRefuses(world, copyWith('hotel_id', `'${world.hotelOf('owner B').hotel}'`));
    await databaseRefuses(world, copyWith('total_amount', '3000000000001'));
    await databaseRefuses(world, copyWith('currency', "'USD'"));
    await databaseRefuses(world, copyWith('guest_name', "''"));
    await databaseRefuses(
      world,
      `insert into public.bookings (booking_reference, ${names}) select booking_reference, ${names} from ${booking}`,
    );
    await databaseRefuses(world, `update public.room_categories set base_price = 0 where id = '${room}'`);
    await databaseRefuses(world, `update public.room_categories set currency = 'USD' where id = '${room}'`);
    await databaseRefuses(
      world,
      `insert into public.reviews (hotel_id, reviewer_name, rating) values ('${hotel}', 'X', 6)`,
    );
    await databaseRefuses(world, `insert into public.owner_profiles (user_id) values ('${world.userId('owner A')}')`);
    await databaseRefuses(
      world,
      `insert into public.property_images (property_id, image_url, is_cover)
       values ('${draft}', '/a', true), ('${draft}', '/b', true)`,
    );
    await databaseRefuses(world, `update public.property_images set image_url = 'javascript:alert(1)'`);
    await databaseRefuses(world, `update private.settings set advance_percent = 101`);
  },

  async catalogue({ sql }) {
    assert.equal(await readGrants(sql), expectedGrants);
    assert.equal(await readFunctions(sql), expectedFunctions);
    assert.equal(await readWeaknesses(sql), '');
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
