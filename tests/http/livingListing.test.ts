import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ListingForm, ListingPhoto } from '#src/domain/listing/listing.ts';
import { completeListing } from '../listingCases.ts';
import type { Actor } from './actors.ts';
import { setRoleAsAdmin } from './asAdmin.ts';
import { beginListing, decide, type Person, publishListing, sendListing, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function live(world: World, change?: Parameters<typeof publishListing>[2]) {
  const owner = await signUpPerson(world);
  const begun = await publishListing(world, owner, change);
  const { property_id, hotel_id } = begun;
  const room = begun.listing.form.rooms[0]?.id ?? '';

  /** Saves and publishes a form. Returns the answer with the fields that change `at once` and those that wait. */
  async function publish(change: (form: ListingForm) => void) {
    const { form, revision: base_revision } = (await owner.rpc('listing_form', { property_id })).listing;
    change(form);
    const saved = await owner.rpc('save_listing_draft', { property_id, base_revision, form, step: 'summary' });
    assert.equal(saved.ok, true, JSON.stringify(saved));
    const { revision } = saved;
    const before = await world.sql(everything, [property_id]);
    const shown = await sendListing(owner, { property_id, revision, preview: true });
    assert.deepEqual(await world.sql(everything, [property_id]), before, 'a preview writes nothing');
    const sent = await sendListing(owner, { property_id, revision });
    assert.deepEqual(sent, shown, 'a preview says what will be');
    const of = (waits: boolean) =>
      (sent.changes ?? [])
        .filter((one: { waits: boolean }) => one.waits === waits)
        .map((one: { field: string }) => one.field);
    return { ...sent, 'at once': of(false), waits: of(true) };
  }
  const price = (rupees: string) =>
    publish(({ rooms: [room] }) => Object.assign(room ?? {}, { base_price: rupees, tax_rate: '5', tax_reason: '' }));
  const details = async () => (await world.rpc('anon', 'hotel_details', { hotel_id })).json;
  const roomNow = async () => (await details()).rooms.find(({ id }: { id: string }) => id === room);
  const history = async () => (await owner.rpc('listing_history', { property_id })).rows;
  return { ...begun, owner, publish, price, details, roomNow, history, room };
}

const everything = `select to_jsonb(p) as listing, to_jsonb(h) as hotel,
  (select jsonb_agg(to_jsonb(r) order by r.id) from public.property_rooms as r where r.property_id = p.id) as rooms,
  (select jsonb_agg(to_jsonb(i) order by i.id) from public.property_images as i where i.property_id = p.id) as images,
  (select count(*)::integer from private.listing_changes) as changes, (select count(*)::integer from private.outbox) as mails,
  (select jsonb_agg(submitted_at) from private.compliance_submissions) as handed_in
  from public.properties as p left join public.hotels as h on h.property_id = p.id where p.id = $1`;

const mailsTo = async (world: World, { email }: Person) =>
  await world.column('select kind from private.outbox where recipient = $1 order by id', [email]);

test('changes of a live listing are live at once unless an admin must approve them', async (world) => {
  const { owner, property_id, hotel_id, publish, details, roomNow, room } = await live(world);
  const searched = async () => {
    const stay = { check_in: dayFromToday(20), check_out: dayFromToday(21) };
    const { hotels } = (await world.rpc('anon', 'search_hotels', { ...stay, destination: 'Casa Susegad' })).json;
    return hotels.find(({ id }: { id: string }) => id === hotel_id)?.stay_total;
  };
  const waitingMails = `select count(*)::integer as n from private.outbox where kind = 'listing_waiting' and data ->> 'property_id' = $1`;
  const told = await world.sql(waitingMails, [property_id]);

  const stay = { check_in_date: dayFromToday(10), check_out_date: dayFromToday(11), num_rooms: 1, num_adults: 2 };
  const guest = { guest_name: 'Asha Kamat', guest_email: 'asha@guest.example' };
  const booked = await world.rpc('anon', 'create_booking_tx', { hotel_id, room_category_id: room, ...stay, ...guest });
  const totals = () => world.sql('select total_amount from public.bookings where hotel_id = $1', [hotel_id]);
  const before = await totals();
  const mails = await mailsTo(world, owner);
  assert.equal(booked.json.ok, true);
  const free = await publish((form) => {
    form.basics.description = 'Another word.';
    form.amenities = ['Pool'];
    form.policies.check_in_time = '15:00';
    form.policies.house_rules = 'No shoes.';
    form.photos.reverse();
    form.cover_photo_id = form.photos[0]?.id ?? null;
    const [first, second] = form.rooms;
    Object.assign(first ?? {}, { base_price: '3600', total_rooms: '4', max_guests: '3', name: 'Well Room' });
    Object.assign(second ?? {}, { description: 'Under the roof.', bed_config: 'King Bed' });
  });
  assert.deepEqual([free.status, free.waits], ['approved', []]);
  const { hotel } = await details();
  assert.deepEqual(
    [hotel.description, hotel.amenities, hotel.check_in_time.slice(0, 5), hotel.policies.house_rules],
    ['Another word.', ['Pool'], '15:00', 'No shoes.'],
  );
  const { name, base_price, total_rooms, max_occupancy } = await roomNow();
  assert.deepEqual([name, base_price, total_rooms, max_occupancy], ['Well Room', 378000, 4, 3]);
  assert.equal(await searched(), 378000);
  assert.deepEqual(await totals(), before);
  assert.deepEqual(await mailsTo(world, owner), mails, 'its owner has just seen it');
  assert.deepEqual(await world.sql(waitingMails, [property_id]), told, 'no admin is asked');
});

test('a price far from the approved one waits', async (world) => {
  const { owner, property_id, publish, price, details, roomNow, room } = await live(world);
  // The limit is half more or less than the approved price, also in many small steps.
  await world.sql(
    `update private.approvals set prices = jsonb_set(prices, array[$2], '400000') where property_id = $1`,
    [property_id, room],
  );
  for (const rupees of ['6000', '2000', '4000']) {
    assert.equal((await price(rupees)).status, 'approved', rupees);
    assert.equal((await roomNow()).base_price, Number(rupees) * 105);
  }
  for (const rupees of ['6000.01', '1999.99']) {
    await price('5900');
    const far = await price(rupees);
    assert.deepEqual([far.status, far['at once'], far.waits], ['submitted', [], ['base_price']], rupees);
    assert.deepEqual([far.changes[0].why, far.changes[0].approved], ['price', 400000]);
    assert.equal((await roomNow()).base_price, 5900 * 105, 'guests pay what was live');
    await owner.rpc('withdraw_listing', { property_id });
    const mails = await mailsTo(world, owner);
    assert.equal((await price('4000')).status, 'approved', 'a draft of a live listing is approved again');
    assert.deepEqual(await mailsTo(world, owner), mails, 'which no admin has done');
  }
  assert.equal((await price('6000.01')).status, 'submitted');
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.equal((await roomNow()).base_price, 6000 * 105);
  assert.equal((await price('7500')).status, 'approved', 'from the price that an admin approved');
  await publish(({ basics }) => Object.assign(basics, { name: 'Casa Nova' }));
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.equal((await price('2999.99')).changes[0].approved, 600001);
  await owner.rpc('withdraw_listing', { property_id });
  await price('6000');

  const taxed = await publish(({ rooms: [one] }) =>
    Object.assign(one ?? {}, { base_price: '6100', tax_rate: '18', tax_reason: 'We are a resort' }),
  );
  assert.deepEqual([taxed.status, taxed.waits], ['submitted', ['base_price', 'tax_rate', 'tax_reason']]);
  assert.equal((await roomNow()).base_price, 6000 * 105);

  const { hotel: stays } = await details();
  assert.equal((await decide(world, property_id, 'reject', 'Why 18?')).ok, true);
  assert.deepEqual((await details()).hotel, stays);
  assert.equal((await price('6000')).status, 'approved', 'a rejected change of a live listing');
});

test('another name or place waits', async (world) => {
  const { owner, property_id, publish, details } = await live(world);
  const places = {
    name: 'Casa Nova',
    property_type: 'hotel',
    star_rating: '5',
    address: '13 Fontainhas Lane',
    city: 'Margao',
    state: 'Kerala',
    pincode: '403601',
    latitude: '15.4',
    longitude: '73.9',
  };
  const { hotel: before } = await details();
  const moved = await publish((form) => {
    Object.assign(form.basics, places);
    form.amenities = ['Pool'];
  });
  assert.deepEqual([moved.status, moved['at once'], moved.waits], ['submitted', ['amenities'], Object.keys(places)]);
  assert.deepEqual((await details()).hotel, { ...before, amenities: ['Pool'] });
  await owner.rpc('withdraw_listing', { property_id });
  const back = await publish(({ basics }) => {
    Object.assign(basics, completeListing().form.basics);
  });
  assert.deepEqual([back.status, back.changes], ['approved', []]);

  await world.rpc('admin', 'set_listing_visibility', { property_id, is_public: false });
  const hidden = await publish((form) => {
    form.amenities = ['Well'];
  });
  assert.deepEqual([hidden.status, hidden.changes], ['submitted', []]);
});

test('new photos and rooms wait, removed ones go at once', { tags: 'long' }, async (world) => {
  const { property_id, publish, details, roomNow } = await live(world);
  const upload = async (alt_text: string): Promise<ListingPhoto> => {
    const id = randomUUID();
    await world.sql(
      `insert into private.uploads (id, property_id, kind, path, mime_type, bytes, width, height, sha256)
       values ($1, $2, 'photo', $3, 'image/webp', 1, 800, 800, repeat('0', 64))`,
      [id, property_id, `${property_id}/${id}.webp`],
    );
    return { id, url: '', alt_text };
  };
  const ofRoom = await upload('The bath');
  const roomPhotos = async () => (await roomNow()).photos.map(({ alt }: { alt: string }) => alt);
  const inRoom = await roomPhotos();
  const bath = await publish(({ rooms: [one] }) => {
    one?.photos.unshift(ofRoom);
  });
  assert.deepEqual([bath.status, bath.waits, await roomPhotos()], ['submitted', ['photos'], inRoom]);
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.deepEqual(await roomPhotos(), ['The bath', ...inRoom]);
  const photo = await upload('The roof');
  const shown = async () => (await details()).hotel.photos.map(({ alt }: { alt: string }) => alt);
  const photos = await shown();
  const added = await publish((form) => {
    form.photos = [photo, ...form.photos];
    form.cover_photo_id = photo.id;
  });
  assert.deepEqual([added.status, added['at once'], added.waits], ['submitted', [], ['photos']]);
  assert.deepEqual(await shown(), photos);
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.deepEqual(await shown(), ['The roof', ...photos]);
  const less = await publish((form) => {
    form.photos = form.photos.filter(({ id }) => id !== photo.id);
    form.cover_photo_id = null;
  });
  assert.deepEqual([less.status, await shown()], ['approved', photos]);
  const again = await publish((form) => {
    form.photos = [...form.photos, photo];
  });
  assert.deepEqual([again.status, await shown()], ['approved', [...photos, 'The roof']]);

  const other = await upload('Another roof');
  const before = await shown();
  const swapped = await publish((form) => {
    form.photos = [other];
    form.cover_photo_id = null;
  });
  assert.deepEqual([swapped.waits, await shown()], [['photos'], before]);
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.deepEqual(await shown(), ['Another roof']);

  let gone: ListingForm['rooms'] = [];
  const without = await publish((form) => {
    gone = form.rooms.splice(1, 1);
  });
  assert.deepEqual([without.status, without['at once'], (await details()).rooms.length], ['approved', ['gone'], 1]);
  const back = await publish((form) => {
    form.rooms.push(...gone);
  });
  assert.deepEqual([back.status, back.waits, (await details()).rooms.length], ['submitted', ['new'], 1]);
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.equal((await details()).rooms.length, 2);
});

test('texts with a link or number wait', { tags: 'long' }, async (world) => {
  const { owner, property_id, publish, details, roomNow } = await live(world);
  const before = await details();
  for (const away of ['Pay to casa@upi before you come.', 'Book at casa-direct.com instead.', 'Call ९८२०० १२३४५']) {
    const led = await publish((form) => {
      form.basics.description = away;
      form.policies = { ...form.policies, payment_policy: away, house_rules: 'No shoes, 2 dogs, after 22:00.' };
      form.amenities = [...completeListing().form.amenities, away];
      Object.assign(form.rooms[0] ?? {}, { description: away, max_guests: '3' });
    });
    assert.deepEqual(led.waits, ['description', 'amenities', 'description', 'payment_policy'], away);
    assert.ok(led.changes.every(({ waits, why }: { waits: boolean; why: string }) => !waits || why === 'contact'));
    const { hotel } = await details();
    assert.deepEqual(
      [hotel.description, hotel.amenities, hotel.policies.payment_policy, hotel.policies.house_rules],
      [
        before.hotel.description,
        before.hotel.amenities,
        before.hotel.policies.payment_policy,
        'No shoes, 2 dogs, after 22:00.',
      ],
    );
    const { description, max_occupancy } = await roomNow();
    assert.deepEqual([description, max_occupancy], [before.rooms[0].description, 3]);
    await owner.rpc('withdraw_listing', { property_id });
  }
  assert.equal((await decide(world, property_id, 'approve')).code, 'not_waiting');
  const called = 'Call +91 98200 12345.';
  await publish((form) => {
    form.policies.payment_policy = called;
  });
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.equal((await details()).hotel.policies.payment_policy, called);
  const kept = await publish((form) => {
    form.basics.description =
      'Twelve rooms from 1.11.2026 on.In the garden, breakfast 08:00-10:30, 12:30-15:00 and/or tea.';
  });
  assert.deepEqual([kept.status, kept.waits], ['approved', []], 'an admin has approved the number');
  const said = async () => (await details()).hotel.photos.map(({ alt }: { alt: string }) => alt);
  const [first, ...others] = await said();
  const captioned = await publish(({ photos: [one, two] }) => {
    Object.assign(one ?? {}, { alt_text: called });
    Object.assign(two ?? {}, { alt_text: 'The other side' });
  });
  assert.deepEqual([captioned.waits, captioned['at once']], [['photos'], ['photos']]);
  assert.equal(captioned.changes.find(({ waits }: { waits: boolean }) => waits).why, 'contact');
  assert.deepEqual(
    captioned.changes.map(({ added, removed, said }: Record<string, unknown>) => [added, removed, said]),
    [
      [0, 0, 'The other side'],
      [0, 0, called],
    ],
  );
  assert.deepEqual(await said(), [first, 'The other side', ...others.slice(1)]);
});

test('publishes nothing of a person who is no owner any longer', async (world) => {
  const { owner, property_id, publish, details } = await live(world);
  const before = (await details()).hotel;
  const role = async () => await world.value('select role from public.profiles where user_id = $1', [owner.userId]);
  const change = () => publish(({ basics }) => Object.assign(basics, { phone: '+91 00000 01903' }));
  assert.equal((await owner.rpc('set_listing_visibility', { property_id, is_public: false })).ok, true);
  await setRoleAsAdmin(world, owner.userId, 'user');
  assert.equal((await change()).code, 'not_owner');
  assert.equal((await owner.rpc('set_listing_visibility', { property_id, is_public: true })).code, 'not_owner');
  assert.equal((await sendListing(owner, await beginListing(world, owner))).code, 'not_owner');
  assert.equal(await role(), 'user');
  await setRoleAsAdmin(world, owner.userId, 'owner');
  assert.equal((await owner.rpc('set_listing_visibility', { property_id, is_public: true })).ok, true);
  assert.deepEqual((await details()).hotel, before);
  assert.equal((await change()).status, 'approved');
});

test('shows phone and email for guests from the approval on', { tags: 'long' }, async (world) => {
  const given = { phone: '+91 00000 01900', email: 'Desk@casa.example' };
  const { owner, property_id, hotel_id, revision, publish, details, history } = await live(world, ({ form }) =>
    Object.assign(form.basics, given),
  );
  const shown = async () => {
    const { phone, email } = (await details()).hotel;
    return { phone, email };
  };
  assert.deepEqual(await shown(), given);

  const other = { phone: '0000 000 1902', email: 'rooms@casa.example' };
  const changed = await publish(({ basics }) => Object.assign(basics, other));
  assert.deepEqual([changed.status, changed['at once'], changed.waits], ['approved', ['phone', 'email'], []]);
  assert.deepEqual(await shown(), other);
  const noted = [
    { part: 'basics', field: 'phone', before: given.phone, after: other.phone },
    { part: 'basics', field: 'email', before: given.email, after: other.email },
  ];
  const asAdmin = (await world.rpc('admin', 'admin_listing_history', { property_id })).json.rows;
  for (const [row] of [await history(), asAdmin]) assert.deepEqual([row.how, row.changes], ['at_once', noted]);

  // The address is not confirmed, so it gets no booking details.
  const told = await world.sql<{ email: string }>('select email from private.notice_addresses($1)', [hotel_id]);
  assert.deepEqual(told, [{ email: owner.email }]);

  let typed = revision + 1;
  for (const [field, value] of [
    ['phone', 'call us'],
    ['phone', '123456'],
    ['email', 'casa@'],
    ['email', 'casa@house.example\r\nBcc: all@guests.example'],
  ] as const) {
    const { form } = (await owner.rpc('listing_form', { property_id })).listing;
    Object.assign(form.basics, other, { [field]: value });
    const saved = await owner.rpc('save_listing_draft', { property_id, base_revision: typed, form, step: 'basics' });
    typed = saved.revision;
    const { ok, code, problems } = await sendListing(owner, { property_id, revision: typed });
    assert.deepEqual(
      [ok, code, problems],
      [false, 'invalid', [{ path: `basics.${field}`, code: `${field}_format` }]],
      value,
    );
    assert.deepEqual(await shown(), other, value);
  }
  for (const actor of ['manager', 'desk', 'owner B'] as Actor[]) {
    const property = world.propertyId('owner A', 'approved');
    const form = { basics: given };
    const save = { property_id: property, base_revision: 0, form, step: 'basics' };
    assert.equal((await world.rpc(actor, 'save_listing_draft', save)).json.code, 'not_found', actor);
    const { hotel } = world.hotelOf('owner A');
    const direct = await world.call(actor, 'PATCH', `/rest/v1/hotels?id=eq.${hotel}`, { body: given });
    assert.ok(direct.status >= 400 || direct.json?.length === 0 || direct.text === '', actor);
    assert.equal(
      (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json.hotel.email,
      'desk@hotel.example',
    );
  }

  const renamed = await publish(({ basics }) => Object.assign(basics, other, { name: 'Casa Nova', phone: '' }));
  assert.deepEqual([renamed.status, renamed['at once'], renamed.waits], ['submitted', ['phone'], ['name']]);
  assert.deepEqual(await shown(), { ...other, phone: null });
  assert.equal((await decide(world, property_id, 'approve')).ok, true);
  assert.deepEqual(await shown(), { ...other, phone: null });
  const emptied = await publish(({ basics }) => Object.assign(basics, { email: ' ' }));
  assert.deepEqual([emptied.status, emptied['at once']], ['approved', ['email']]);
  assert.deepEqual(await shown(), { phone: null, email: null });

  await publish(({ basics }) => Object.assign(basics, given));
  await world.sql('delete from public.properties where id = $1', [property_id]);
  const left = await world.sql('select is_active, phone, email from public.hotels where id = $1', [hotel_id]);
  assert.deepEqual(left, [{ is_active: false, phone: null, email: null }]);
});

test('bank data and documents wait', { tags: 'long' }, async (world) => {
  const house = await live(world);
  const { owner, property_id, publish } = house;
  const bank = { account_number: '999999999012' };
  assert.equal((await owner.rpc('save_compliance', { form: bank })).ok, true);
  const paid = await publish((form) => {
    form.amenities = ['Well'];
  });
  assert.deepEqual([paid.status, paid['at once'], paid.waits], ['submitted', ['amenities'], ['account_number']]);
  const last = await world.value(
    `select private.unseal(owner_id, sealed) ->> 'account_number' as last from private.compliance where owner_id = $1`,
    [owner.userId],
  );
  assert.notEqual(last, bank.account_number);
  const asSeen = async () =>
    await world.row(
      `select status as seen_status, submitted_revision as seen_revision, to_jsonb(submitted_at) as seen_submitted_at
         from public.properties where id = $1`,
      [property_id],
    );
  const seen = await asSeen();
  await owner.rpc('withdraw_listing', { property_id });
  assert.equal((await owner.rpc('save_compliance', { form: { account_number: '999988887777' } })).ok, true);
  await publish(() => {});
  const decideSeen = async (as: object = {}) =>
    (await world.rpc('admin', 'decide_listing', { property_id, decision: 'approve', ...as })).json.code ?? 'done';
  assert.equal(await decideSeen(seen), 'changed');
  assert.equal(await decideSeen(await asSeen()), 'done');
  await world.sql(
    `update private.uploads set id = gen_random_uuid(), approved_at = null where property_id = $1 and document_type = 'pan'`,
    [property_id],
  );
  const paper = await publish((form) => {
    form.amenities = ['Pool'];
  });
  assert.deepEqual([paper.status, paper['at once'], paper.waits], ['submitted', ['amenities'], ['pan']]);
  await decide(world, property_id, 'approve');

  const full = await publishTooFew(world, house);
  assert.equal(full.code, 'would_oversell');

  const texts = JSON.stringify(await allHistory(world, property_id));
  assert.ok(!texts.includes(bank.account_number) && texts.includes('account_number'), 'only which of them');
});

test('owner and admins alone read the history of a listing', { tags: 'long' }, async (world) => {
  const { owner, property_id, publish, history } = await live(world);
  const rename = (name: string) =>
    publish((form) => {
      form.basics.name = name;
    });
  await publish((form) => {
    form.amenities = ['Pool'];
  });
  await rename('Casa Nova');
  await owner.rpc('withdraw_listing', { property_id });
  await rename('Casa Velha');
  await decide(world, property_id, 'reject', 'Which of the two?');
  for (const is_public of [false, true]) await world.rpc('admin', 'set_listing_visibility', { property_id, is_public });
  for (let time = 0; time < 7; time++)
    for (const is_public of [false, true]) await owner.rpc('set_listing_visibility', { property_id, is_public });

  const rows = await history();
  const hows = (await allHistory(world, property_id)).map(({ how }) => how);
  for (const how of ['handed_in', 'approved', 'at_once', 'taken_back', 'rejected', 'hidden', 'shown'])
    assert.ok(hows.includes(how), how);
  assert.deepEqual([rows.length, hows.length > 20, rows[0].how, rows[0].by_owner], [20, true, 'shown', true]);
  const byAdmin = rows.find(({ by_owner }: { by_owner: boolean }) => !by_owner);
  assert.ok(byAdmin && !('by' in byAdmin), 'which admin it was is not told');
  const older = await owner.rpc('listing_history', { property_id, before: rows.at(-1).id });
  assert.ok(older.rows[0].id < rows.at(-1).id);
  const asAdmin = (await world.rpc('admin', 'admin_listing_history', { property_id })).json;
  assert.ok(asAdmin.rows[0].by, 'an admin reads who it was');

  const stranger = await signUpPerson(world);
  for (const preview of [true, false])
    assert.equal((await sendListing(stranger, { property_id, revision: 1, preview })).code, 'not_found');
  assert.equal((await stranger.rpc('listing_history', { property_id })).code, 'not_found');
  assert.equal((await world.rpc('anon', 'listing_history', { property_id })).status, 401);
  for (const actor of ['manager', 'desk', 'owner B'] as Actor[]) {
    const { json } = await world.rpc(actor, 'listing_history', { property_id });
    assert.equal(json.code, 'not_found', actor);
  }
  await world.sql('delete from public.properties where id = $1', [property_id]);
  assert.deepEqual(await allHistory(world, property_id), []);
});

async function publishTooFew(world: World, { room, hotel_id, publish, details }: Awaited<ReturnType<typeof live>>) {
  await world.sql('update private.settings set advance_percent = 0');
  const stay = { check_in_date: dayFromToday(10), check_out_date: dayFromToday(11), num_rooms: 2, num_adults: 2 };
  const guest = { guest_name: 'Ravi Naik', guest_email: 'ravi@guest.example' };
  const booked = await world.rpc('anon', 'create_booking_tx', { hotel_id, room_category_id: room, ...stay, ...guest });
  assert.equal(booked.json.ok, true);
  const before = await details();
  const refused = await publish((form) => {
    form.amenities = ['Nothing of it'];
    for (const one of form.rooms) one.total_rooms = '1';
  });
  assert.deepEqual(await details(), before);
  return refused;
}

const allHistory = (world: World, property_id: string) =>
  world.sql<{ how: string; by_owner: boolean; changes: { field: string }[] }>(
    'select * from private.listing_changes where property_id = $1 order by id',
    [property_id],
  );

test('the history shows what an admin changes', { tags: 'long' }, async (world) => {
  const { property_id, hotel_id, room, price, owner } = await live(world);
  const change = async (after: object) => {
    const { rows } = (await world.rpc('admin', 'admin_rooms', { hotel_id })).json;
    const { base_price, tax_rate, total_rooms, max_occupancy, is_active } = rows.find(
      ({ id }: { id: string }) => id === room,
    );
    const before = { base_price, tax_rate, total_rooms, max_occupancy, is_active };
    const args = { room_category_id: room, before, after: { ...before, ...after } };
    assert.equal((await world.rpc('admin', 'admin_change_room', args)).json.ok, true);
  };
  const last = async () =>
    (await allHistory(world, property_id)).at(-1) as { how: string; by_owner: boolean; changes: { field: string }[] };
  await change({ base_price: 105000 });
  assert.deepEqual([(await last()).how, (await last()).changes.map(({ field }) => field)], ['changed', ['base_price']]);
  await change({ is_active: false });
  assert.deepEqual(
    (await last()).changes.map(({ field }) => field),
    ['closed'],
  );
  assert.equal((await price('1500')).status, 'approved', 'half more than 1000');
  for (const is_featured of [true, false]) {
    const before = { is_featured: !is_featured };
    await world.rpc('admin', 'admin_change_listing', { property_id, before, after: { is_featured } });
    assert.equal((await last()).how, is_featured ? 'featured' : 'unfeatured');
  }
  await world.rpc('admin', 'delete_property', { property_id });
  assert.equal((await last()).how, 'deleted');
  assert.equal((await owner.rpc('listing_history', { property_id })).code, 'not_found');
  await world.rpc('admin', 'restore_property', { property_id });
  assert.equal((await last()).how, 'restored');

  const ofOwner = (await allHistory(world, property_id)).filter(({ by_owner }) => by_owner);
  await world.sql(`select private.note_listing_change($1, 'changed') from generate_series(1, 505)`, [property_id]);
  const kept = await allHistory(world, property_id);
  assert.deepEqual([kept.length - ofOwner.length, kept.filter(({ by_owner }) => by_owner)], [500, ofOwner]);
  await world.sql(`select private.hit('submit:' || md5($1), interval '1 hour', 60) from generate_series(1, 60)`, [
    property_id,
  ]);
  const typed = (await owner.rpc('listing_form', { property_id })).listing;
  const { revision } = await owner.rpc('save_listing_draft', {
    property_id,
    base_revision: typed.revision,
    form: { ...typed.form, amenities: [] },
    step: 'summary',
  });
  assert.equal((await sendListing(owner, { property_id, revision })).code, 'rate_limited');
});

test('a listing is approved without an admin only while its changes are published', async (world) => {
  const { owner, property_id, publish } = await live(world);
  await publish((form) => {
    form.basics.name = 'Casa Nova';
  });
  await owner.rpc('withdraw_listing', { property_id });
  const approve = (user: string, isPublishing: boolean) =>
    world.sql(`do $$ begin
      perform set_config('request.jwt.claims', '{"sub": "${user}", "role": "authenticated"}', true);
      perform set_config('private.publishing', '${isPublishing ? 'on' : 'off'}', true);
      update public.properties set status = 'approved' where id = '${property_id}';
    end $$`);
  const refused = /does not go from draft to approved/;
  await assert.rejects(approve(owner.userId, false), refused, 'nothing is published');
  await assert.rejects(approve(world.userId('owner B'), true), refused, 'somebody else');
  const set = (change: string) => world.sql(`update public.properties set ${change} where id = $1`, [property_id]);
  await set('hidden_by_admin = true');
  await assert.rejects(approve(owner.userId, true), refused, 'hidden by an admin');
  await set('hidden_by_admin = false');
  await set('published_at = null');
  await assert.rejects(approve(owner.userId, true), refused, 'never approved');
  await set('published_at = now()');
  await approve(owner.userId, true);
  const decisions = (await allHistory(world, property_id)).filter(({ how }) => how === 'approved');
  assert.equal(decisions.length, 1, 'which is no decision of an admin’s');
});
