import assert from 'node:assert/strict';
import { allInPrice } from '#src/domain/listing/listing.ts';
import { asAdmin, book, givenLiveListing, patch, setSettings } from './given.ts';
import { sendDraft, sendListing } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function roomOf(world: World, hotel_id: string, id: string) {
  const { rows } = await asAdmin(world, 'admin_rooms', { hotel_id });
  return rows.find((row: { id: string }) => row.id === id);
}

const termsOf = ({ base_price, tax_rate, total_rooms, max_occupancy, is_active }: Record<string, unknown>) => ({
  base_price,
  tax_rate,
  total_rooms,
  max_occupancy,
  is_active,
});

/** Changes a room type as an admin who has seen its current values, or those in `before`. */
async function changeRoom(world: World, hotel_id: string, id: string, after: object, before?: object) {
  const known = before ?? termsOf(await roomOf(world, hotel_id, id));
  return asAdmin(world, 'admin_change_room', { room_category_id: id, before: known, after: { ...known, ...after } });
}

async function givenRoom(world: World) {
  const live = await givenLiveListing(world);
  const { owner, property_id, hotel_id, listing } = live;
  const [garden, loft] = listing.form.rooms;
  assert.ok(garden && loft);
  const draft = async () => (await owner.rpc('listing_form', { property_id })).listing;
  return {
    ...live,
    garden,
    loft,
    draft,
    read: (id = garden.id) => roomOf(world, hotel_id, id),
    change: (after: object, before?: object) => changeRoom(world, hotel_id, garden.id, after, before),
    async taxed() {
      const { base_price, tax_rate, tax_reason } = (await draft()).form.rooms[0];
      return { base_price, tax_rate, tax_reason };
    },
    async noted() {
      const [note] = await world.sql(
        'select before, after from private.audit_log where entity_id = $1 order by id desc limit 1',
        [garden.id],
      );
      return note;
    },
    submit: async () => sendListing(owner, { property_id, listing, revision: (await draft()).revision }),
  };
}

const reason = 'The rate of our season';

async function givenTaxReason(world: World) {
  const room = await givenRoom(world);
  await room.change({ base_price: 1_000_000 });
  const { room: kept } = await room.change({ base_price: 800_000, tax_reason: ` ${reason} ` });
  assert.deepEqual([kept.tax_rate, kept.tax_reason], [18, reason]);
  return room;
}

test('changes a room type for an admin who sees it as it is', async (world) => {
  const { change, read } = await givenRoom(world);
  const first = termsOf(await read());
  assert.equal(first.base_price, allInPrice(350050, 5));
  const { ok, room } = await change({ base_price: 420000, total_rooms: 5, max_occupancy: 4 });
  assert.deepEqual([ok, room.base_price, room.total_rooms], [true, 420000, 5]);
  assert.equal((await change({ total_rooms: 9 }, first)).code, 'changed');
  for (const wrong of [
    { base_price: 0 },
    { total_rooms: 0 },
    { max_occupancy: 51 },
    { is_active: null },
    { total_rooms: 'many' },
  ])
    assert.equal((await change(wrong)).code, 'invalid_room', JSON.stringify(wrong));
});

test('refuses fewer rooms than are booked', async (world) => {
  const { garden, hotel_id, change, read } = await givenRoom(world);
  await change({ base_price: 420000, total_rooms: 5, max_occupancy: 4 });
  await setSettings(world, { advance_percent: 0 });
  const party = { hotel_id, room_category_id: garden.id, num_rooms: 4, num_adults: 4 };
  assert.equal((await book(world, party)).ok, true);
  assert.equal((await change({ total_rooms: 3, base_price: 1 })).code, 'would_oversell');
  const { base_price, rooms_taken, rooms_free } = await read();
  assert.deepEqual([base_price, rooms_taken, rooms_free], [420000, 4, 1]);
});

test('changes the listing with its room type, beside what the owner has not submitted', async (world) => {
  const { owner, property_id, garden, loft, hotel_id, draft, change, read, submit } = await givenRoom(world);
  const before = await draft();
  const edited = structuredClone(before.form);
  edited.rooms[0].max_guests = '3';
  const saved = await sendDraft(owner, property_id, before.revision, edited);
  assert.equal(saved.ok, true);
  await change({ base_price: 420000, total_rooms: 5, max_occupancy: 4 });
  const [submitted] = await world.sql(
    'select base_price::integer, total_rooms, max_guests from public.property_rooms where id = $1',
    [garden.id],
  );
  assert.deepEqual(submitted, { base_price: 400000, total_rooms: 5, max_guests: 4 });
  const [room] = (await draft()).form.rooms;
  assert.deepEqual([room.base_price, room.total_rooms, room.max_guests], ['4000', '5', '3']);
  assert.equal((await sendDraft(owner, property_id, saved.revision, edited)).ok, false, 'a browser with the old draft');
  assert.equal((await changeRoom(world, hotel_id, loft.id, { is_active: false })).ok, true);
  assert.equal((await submit()).status, 'approved');
  const terms = { base_price: 420000, tax_rate: 5, total_rooms: 5, max_occupancy: 3, is_active: true };
  assert.deepEqual(termsOf(await read()), terms);
  assert.equal((await read(loft.id)).is_active, false, 'an admin has closed it');
  assert.equal((await changeRoom(world, hotel_id, loft.id, { is_active: true })).room.is_active, true);
});

test('sets the tax rate by the price, and refuses prices between the rates', async (world) => {
  const { change, read, taxed, noted } = await givenRoom(world);
  await change({ base_price: 420_000 });
  const { room } = await change({ base_price: 1_000_000 });
  assert.deepEqual([room.base_price, room.tax_rate, room.tax_reason], [1_000_000, 18, null]);
  assert.deepEqual(await noted(), {
    before: { base_price: 420000, tax_rate: 5 },
    after: { base_price: 1_000_000, tax_rate: 18 },
  });
  assert.deepEqual(await taxed(), { base_price: '8474.58', tax_rate: '18', tax_reason: '' });
  for (const base_price of [787_501, 885_000])
    assert.equal((await change({ base_price })).code, 'no_lawful_rate', String(base_price));
  assert.equal((await change({ base_price: 800_000, tax_reason: 'x'.repeat(301) })).code, 'invalid_room');
  assert.equal((await read()).base_price, 1_000_000);
});

test('keeps another tax rate for a reason, until the price needs none', async (world) => {
  const { property_id, garden, change, taxed, noted, submit } = await givenTaxReason(world);
  assert.deepEqual(await taxed(), { base_price: '6779.66', tax_rate: '18', tax_reason: reason });
  assert.deepEqual(await noted(), { before: { tax_reason: null }, after: { tax_reason: reason } });
  const { rooms } = await asAdmin(world, 'admin_property', { property_id });
  assert.equal(rooms.find(({ id }: { id: string }) => id === garden.id).tax_reason, reason);
  assert.equal((await submit()).ok, true, 'the form of the owner needs no answer');
  const { room } = await change({ base_price: 420_000 });
  assert.deepEqual([room.tax_rate, room.tax_reason], [5, null]);
  assert.deepEqual(await taxed(), { base_price: '4000', tax_rate: '5', tax_reason: '' });
});

test('shows in the history of a listing what was changed of a room type, not what follows from it', async (world) => {
  const { property_id, listing } = await givenTaxReason(world);
  const { history } = await asAdmin(world, 'admin_property', { property_id });
  assert.deepEqual(
    history
      .slice(0, 3)
      .map(({ entity, after }: { entity: string; after: object }) => [entity, Object.keys(after).sort()]),
    [
      ['room_categories', ['tax_reason']],
      ['room_categories', ['base_price']],
      ['room_categories', ['base_price', 'tax_rate']],
    ],
  );
  assert.match(history[0].label, new RegExp(`, ${listing.form.rooms[0]?.name}$`));
  for (const { entity, after } of history)
    if (entity === 'properties') assert.ok(!('base_price' in after || 'submitted_revision' in after));
});

test('keeps no tax reason for a room type without a listing, and no tax rate alone', async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  const after = { base_price: 1_000_000, tax_reason: 'No one would read it' };
  const { room: changed } = await changeRoom(world, hotel, room, after);
  assert.deepEqual([changed.tax_rate, changed.tax_reason], [18, null]);
  assert.equal((await patch(world, 'admin', `room_categories?id=eq.${room}`, { tax_rate: 12 })).status, 403);
});

test('an admin finds properties by words of name and city, without accents', async (world) => {
  const { hotel_id } = await givenLiveListing(world);
  await world.sql(`update public.hotels set name = 'Solar São Tomé', city = 'Chinchinim' where id = $1`, [hotel_id]);
  const find = async (search: string): Promise<string[]> =>
    (await asAdmin(world, 'admin_hotels', { search })).map(({ name }: { name: string }) => name);
  for (const search of ['sao tome', 'CHINCHINIM', 'chinchinim solar'])
    assert.deepEqual(await find(search), ['Solar São Tomé']);
  assert.deepEqual(await find('solar margao'), []);
  await world.sql(
    `insert into public.hotels (id, name, city) select gen_random_uuid(), 'Solar ' || n, 'Chinchinim' from generate_series(1, 30) as n`,
  );
  assert.equal((await find('solar')).length, 21, 'one more than the screen shows');
});
