import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePhoto } from '../fixtures.ts';
import { changeListing } from './asAdmin.ts';
import { upload } from './files.ts';
import { asAdmin, decideLink, documentOf, givenLiveListing, isLive } from './given.ts';
import { beginListing, decide, handIn, sendDraft, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenDeleted(world: World) {
  const live = await givenLiveListing(world);
  const draft = await beginListing(world, live.owner);
  const ids = [live.property_id, draft.property_id] as const;
  for (const property_id of ids) assert.equal((await asAdmin(world, 'delete_property', { property_id })).ok, true);
  return { ...live, draft, ids };
}

test('lets admins alone delete and restore a listing, each once', async (world) => {
  const { owner, property_id } = await givenLiveListing(world);
  const stranger = await signUpPerson(world);
  const deletion = () => world.sql('select deleted_at from public.properties where id = $1', [property_id]);
  for (const name of ['delete_property', 'restore_property']) {
    for (const person of [owner, stranger]) assert.equal((await person.rpc(name, { property_id })).code, '42501');
  }
  assert.equal((await asAdmin(world, 'restore_property', { property_id })).code, 'not_deleted');
  assert.equal((await asAdmin(world, 'delete_property', { property_id })).ok, true);
  const deleted = await deletion();
  assert.equal((await asAdmin(world, 'delete_property', { property_id })).code, 'not_found');
  assert.deepEqual(await deletion(), deleted);
});

test('notes each deletion, hides the listing from guests and restores it as it was', async (world) => {
  const { owner, hotel_id, property_id } = await givenLiveListing(world);
  const ids = [property_id, (await beginListing(world, owner)).property_id];
  const content = () =>
    world.sql(`select *, deleted_at is null as is_there from public.properties where id = any ($1) order by id`, [ids]);
  const before = await content();
  assert.equal(await isLive(world, hotel_id), true);
  for (const id of ids) assert.equal((await asAdmin(world, 'delete_property', { property_id: id })).ok, true);
  assert.equal(await isLive(world, hotel_id), false);
  const noted = await world.column(
    `select entity_id from private.audit_log where entity = 'properties' and after ->> 'deleted_at' is not null order by id`,
  );
  assert.deepEqual(noted, ids);
  for (const id of ids) assert.equal((await asAdmin(world, 'restore_property', { property_id: id })).ok, true);
  assert.deepEqual(await content(), before);
  assert.equal(await isLive(world, hotel_id), true);
});

test('hides a deleted listing from its owner', async (world) => {
  const { owner, draft, ids } = await givenDeleted(world);
  assert.deepEqual((await owner.rpc('my_listings')).listings, []);
  assert.equal((await owner.rpc('listing_form')).listing, null);
  for (const [name, args] of [
    ['listing_form', {}],
    ['save_listing_draft', { base_revision: 1, form: { ...draft.listing.form, amenities: [] }, step: 'import' }],
    ['withdraw_listing', {}],
    ['set_listing_visibility', { is_public: true }],
  ] as const) {
    for (const property_id of ids)
      assert.equal((await owner.rpc(name, { property_id, ...args })).code, 'not_found', name);
  }
  assert.equal((await owner.rpc('delete_draft', { property_id: draft.property_id })).code, 'not_found');
  for (const person of [owner, await signUpPerson(world)]) {
    for (const table of ['properties?id', 'property_rooms?property_id', 'property_images?property_id']) {
      const { json } = await person.call('GET', `/rest/v1/${table}=eq.${ids[0]}`);
      assert.equal(json.length, 0, table);
    }
  }
});

test('refuses to submit, decide, show or feature a deleted listing', async (world) => {
  const { owner, draft, ids, property_id } = await givenDeleted(world);
  for (const id of ids) {
    assert.equal((await sendListing(owner, { property_id: id, revision: 1 })).code, 'not_found');
    const handed = await handIn(world, owner, { ...draft, property_id: id });
    assert.equal(handed?.code, 'not_found', 'deleted since it was judged');
    assert.equal((await changeListing(world, id, { is_featured: true })).code, 'not_found');
  }
  const shown = await asAdmin(world, 'set_listing_visibility', { property_id, is_public: true });
  assert.equal(shown.code, 'not_found');
  assert.equal((await decide(world, property_id, 'reject', 'No.')).code, 'not_found');
});

test('refuses files for a deleted listing, and links to them', async (world) => {
  const { owner, draft, property_id } = await givenDeleted(world);
  const document = await documentOf(world, draft.property_id);
  assert.equal((await owner.rpc('remove_document', { id: document })).code, 'not_found');
  const uploading = await world.sql<{ begun: string; finished: string }>(
    `select private.begin_upload(jsonb_build_object('sub', $1::uuid), $2, gen_random_uuid(), 'photo') ->> 'code' as begun,
       private.finish_upload((select to_jsonb(u) || jsonb_build_object('id', gen_random_uuid(), 'path', 'new') from private.uploads as u where id = $3))
         ->> 'code' as finished`,
    [owner.userId, draft.property_id, document],
  );
  assert.deepEqual(uploading, [{ begun: 'not_found', finished: 'not_found' }]);
  const photo = await upload(world, 'admin', 'upload-photo', await makePhoto('red', 'png'), { property_id });
  assert.equal(photo.json.code, 'not_found');
  assert.equal(await decideLink(world, { sub: owner.userId }, document), 'not_found');
});

test('does not count deleted listings among the drafts that an owner may have', async (world) => {
  const { owner, draft } = await givenDeleted(world);
  await world.sql(
    `insert into public.properties (owner_id, name) select $1, 'One of many' from generate_series(1, 19)`,
    [owner.userId],
  );
  assert.equal((await sendDraft(owner, randomUUID(), 0, draft.listing.form)).ok, true);
});
