import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePhoto } from '../fixtures.ts';
import { changeListing } from './asAdmin.ts';
import { upload } from './files.ts';
import { asAdmin, documentOf, givenLiveListing, hotelDetails } from './given.ts';
import { beginListing, sendDraft, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const givenQuinta = (world: World) =>
  givenLiveListing(
    world,
    ({ form }) => {
      form.basics.name = 'Quinta da Graça';
      form.basics.city = 'São Jacinto';
    },
    'Conceição Dias',
  );

async function givenQuintaAndWaiting(world: World) {
  const live = await givenQuinta(world);
  const waiting = await beginListing(world, live.owner);
  await sendListing(live.owner, waiting);
  return { ...live, waiting: waiting.property_id };
}

const idsOf = async (world: World, args: object): Promise<string[]> =>
  (await asAdmin(world, 'admin_properties', args)).rows.map((row: { property_id: string }) => row.property_id);

async function givenPhoto(world: World) {
  const live = await givenLiveListing(world);
  const { property_id } = live;
  const id = randomUUID();
  const sent = await upload(world, 'admin', 'upload-photo', await makePhoto('red', 'png'), { property_id, id });
  const add = async (change: object = {}) =>
    (await asAdmin(world, 'add_property_photo', { id, alt_text: 'A photo', ...change })).code ?? 'added';
  return { ...live, id, add, url: sent.json.url as string };
}

test('finds listings by name, city, owner and email, without accents or wildcards', async (world) => {
  const { owner, property_id } = await givenQuinta(world);
  for (const search of ['quinta da graca', 'SAO JACINTO', 'conceicao', owner.email])
    assert.ok((await idsOf(world, { search })).includes(property_id), search);
  for (const search of ['Quinta%Graça', 'quinta zq']) assert.deepEqual(await idsOf(world, { search }), [], search);
});

test('lists waiting listings first, by status and city, with their numbers', async (world) => {
  const { owner, property_id, waiting } = await givenQuintaAndWaiting(world);
  const search = owner.email;
  assert.deepEqual(await idsOf(world, { search, status: 'waiting' }), [waiting]);
  assert.deepEqual(await idsOf(world, { search, status: 'approved' }), [property_id]);
  assert.deepEqual(await idsOf(world, { city: 'São Jacinto' }), [property_id]);
  assert.deepEqual(await idsOf(world, { search }), [waiting, property_id]);
  assert.deepEqual(await idsOf(world, { search, page: 2 }), []);
  const page = await asAdmin(world, 'admin_properties', { search });
  assert.deepEqual([page.total, page.rows.length, page.cities.includes('São Jacinto')], [2, 2, true]);
  const count = await world.value(
    `select count(*)::integer as waiting from public.properties where status in ('submitted', 'pending')`,
  );
  assert.equal(page.waiting, count);
});

test('lists a deleted listing among the deleted ones only', async (world) => {
  const { owner, property_id, waiting } = await givenQuintaAndWaiting(world);
  await asAdmin(world, 'delete_property', { property_id });
  assert.deepEqual(await idsOf(world, { search: owner.email, status: 'deleted' }), [property_id]);
  assert.deepEqual(await idsOf(world, { search: owner.email }), [waiting]);
});

test('shows admins the last digits alone of the tax numbers and the bank account', async (world) => {
  const { property_id, listing } = await givenLiveListing(world);
  const numbers = listing.compliance;
  const masked = await asAdmin(world, 'admin_property', { property_id });
  const { approved_at, ...shown } = masked.compliance.current;
  assert.deepEqual(shown, {
    gst_number: `••••${numbers.gst_number.slice(-3)}`,
    pan_number: `••••${numbers.pan_number.slice(-3)}`,
    account_number: `••••${numbers.account_number.slice(-4)}`,
    has_pan_of_gst: true,
  });
  assert.ok(approved_at);
  for (const one of ['gst_number', 'pan_number', 'account_number'] as const)
    assert.ok(!JSON.stringify(masked).includes(numbers[one]), one);
});

test('accepts a decision of the submission that the admin saw only', async (world) => {
  const owner = await signUpPerson(world);
  const { property_id, revision, ...begun } = await beginListing(world, owner);
  await sendListing(owner, { property_id, revision, ...begun });
  const [seen] = await world.sql(
    'select to_jsonb(submitted_at) as seen_submitted_at from public.properties where id = $1',
    [property_id],
  );
  const answer = async (decision: string, seen_status: string, seen_revision: number) => {
    const args = { property_id, decision, reason: 'No.', seen_status, seen_revision, ...seen };
    return (await asAdmin(world, 'decide_listing', args)).code ?? 'done';
  };
  assert.equal(await answer('approve', 'submitted', 99), 'changed');
  assert.equal(await answer('approve', 'pending', revision), 'changed');
  assert.equal(await answer('approve', 'submitted', revision), 'done');
  assert.equal(await answer('reject', 'submitted', revision), 'changed');
});

test('features a listing on its page and in search', async (world) => {
  const { property_id, hotel_id } = await givenQuinta(world);
  const isFeatured = async () => (await hotelDetails(world, hotel_id)).hotel.is_featured;
  const feature = async (is_featured: boolean) =>
    assert.equal((await changeListing(world, property_id, { is_featured })).ok, true);
  assert.equal(await isFeatured(), false);
  await feature(true);
  assert.equal(await isFeatured(), true);
  const found = await asAdmin(world, 'search_hotels', { destination: 'Quinta da Graça' });
  assert.equal(found.hotels[0].is_featured, true);
  await feature(false);
  assert.equal(await isFeatured(), false);
});

test('adds a photo of an admin to the live page, the listing and the form of its owner', async (world) => {
  const { owner, property_id, hotel_id, listing, revision, id, add, url } = await givenPhoto(world);
  assert.equal(url, `/storage/v1/object/public/property-photos/${property_id}/${id}.png`);
  assert.deepEqual([await add(), await add()], ['added', 'added']);
  const { photos } = (await hotelDetails(world, hotel_id)).hotel;
  assert.equal(photos.length, listing.form.photos.length + 1);
  assert.deepEqual(photos.at(-1), { url, alt: 'A photo' });
  const seen = await asAdmin(world, 'admin_property', { property_id });
  assert.equal(seen.photos.at(-1).url, url);
  assert.equal(seen.property.has_changes, false);
  const { form } = (await owner.rpc('listing_form', { property_id })).listing;
  assert.deepEqual(form.photos.at(-1), { id, url, alt_text: 'A photo' });
  assert.equal((await sendDraft(owner, property_id, revision, listing.form)).code, 'conflict');
});

test('refuses a photo that is no uploaded photo, has no alt text or is one too many', async (world) => {
  const { property_id, add } = await givenPhoto(world);
  for (const [change, code] of [
    [{ id: randomUUID() }, 'no_file'],
    [{ id: await documentOf(world, property_id) }, 'no_file'],
    [{ alt_text: ' ' }, 'alt_required'],
    [{ alt_text: 'x'.repeat(301) }, 'alt_required'],
  ] as const)
    assert.equal(await add(change), code, JSON.stringify(change));
  await world.sql(
    `insert into public.property_images (property_id, image_url) select $1, '/photos/a.webp' from generate_series(1, 60)`,
    [property_id],
  );
  assert.equal(await add(), 'too_many');
});
