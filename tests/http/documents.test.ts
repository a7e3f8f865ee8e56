import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePdf, makePhoto } from '../fixtures.ts';
import type { Actor } from './actors.ts';
import { linkTo, type UploadOptions, upload } from './files.ts';
import { decideLink, setLimits } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const draftOf = (world: World) => world.propertyId('owner A', 'draft');

async function send(world: World, actor: Actor, change: Partial<UploadOptions> = {}): Promise<string> {
  const about = { property_id: draftOf(world), document_type: 'gst', file_name: 'gst.pdf' };
  const { json } = await upload(world, actor, 'upload-document', makePdf(), { ...about, ...change });
  return json.success ? 'stored' : json.code;
}

const sendPhoto = async (world: World, actor: Actor, property_id: string) =>
  (await upload(world, actor, 'upload-photo', await makePhoto('red', 'png'), { property_id })).json;

async function givenDocument(world: World) {
  const id = randomUUID();
  assert.equal(await send(world, 'owner A', { id }), 'stored');
  return { id, path: `${draftOf(world)}/${id}.pdf` };
}

const remove = async (world: World, actor: Actor, id: string) =>
  (await world.rpc(actor, 'remove_document', { id })).json.code ?? 'removed';

async function givenSubmittedAndRemoved(world: World) {
  const document = await givenDocument(world);
  await world.sql(
    `insert into public.property_documents (id, property_id, document_type, file_url, file_name)
     values ($1, $2, 'gst', $3, 'gst.pdf')`,
    [document.id, draftOf(world), document.path],
  );
  assert.equal(await remove(world, 'owner A', document.id), 'removed');
  return document;
}

const linkFor = (world: World, actor: 'owner A' | 'admin', id: string, claims = {}) =>
  decideLink(world, { sub: world.userId(actor), ...claims }, id);

test('stores a document from the owner of an editable listing only', async (world) => {
  const { id } = await givenDocument(world);
  const property_id = world.propertyId('owner B', 'draft');
  assert.equal(await send(world, 'owner B'), 'not_found');
  assert.equal(await send(world, 'owner B', { property_id, id }), 'not_found');
  assert.equal(await send(world, 'admin'), 'not_found');
  assert.equal(await send(world, 'owner A', { property_id: world.propertyId('owner A', 'submitted') }), 'not_editable');
});

test('opens a document by a link for its owner and admins only, and notes the look of an admin', async (world) => {
  const { id, path } = await givenDocument(world);
  const looks = () =>
    world.sql(`select entity_id, after ->> 'seen' as seen from private.audit_log where action = 'read'`);
  for (const [actor, status] of [
    ['anon', 401],
    ['user', 404],
    ['owner B', 404],
    ['owner A', 200],
    ['admin', 200],
  ] as const) {
    assert.deepEqual(await looks(), [], 'only the look of an admin is noted');
    const link = await linkTo(world, actor, id);
    assert.equal(link.status, status, `${actor} asks for a link`);
    if (status === 200) assert.equal((await world.call('anon', 'GET', link.json.url)).status, 200);
    const direct = await world.call(actor, 'GET', `/storage/v1/object/property-documents/${path}`);
    assert.equal(direct.status, 400, `${actor} opens a document past the function`);
    const body = { expiresIn: 31_536_000 };
    const signed = await world.call(actor, 'POST', `/storage/v1/object/sign/property-documents/${path}`, { body });
    assert.equal(signed.status, 400, `${actor} signs a link`);
  }
  assert.deepEqual(await looks(), [{ entity_id: draftOf(world), seen: 'document gst, gst.pdf' }]);
  assert.equal((await linkTo(world, 'owner A', randomUUID())).status, 404);
});

test('refuses a link to a document in a session that has ended', async (world) => {
  const { id, path } = await givenDocument(world);
  assert.equal(await linkFor(world, 'owner A', id), path);
  assert.equal(await linkFor(world, 'owner A', id, { session_id: randomUUID() }), 'second_factor_needed');
});

test('stores photos through the function only, and does not list them', async (world) => {
  const property_id = draftOf(world);
  const body = await makePhoto('red', 'png');
  const headers = { 'content-type': 'image/png' };
  for (const actor of ['owner A', 'admin'] as const) {
    const name = `${property_id}/${randomUUID()}.png`;
    const added = await world.call(actor, 'POST', `/storage/v1/object/property-photos/${name}`, { body, headers });
    assert.equal(added.status, 400, `${actor} stores a photo past the function`);
  }
  assert.equal((await sendPhoto(world, 'owner B', property_id)).code, 'not_found');
  const photo = await sendPhoto(world, 'admin', world.propertyId('owner A', 'submitted'));
  assert.equal(photo.success, true);
  for (const actor of ['owner A', 'admin'] as const)
    assert.equal(await linkFor(world, actor, photo.id), 'not_found', 'a photo is no document');
  const listed = await world.call('admin', 'POST', '/storage/v1/object/list/property-photos', {
    body: { prefix: property_id, limit: 100 },
  });
  assert.deepEqual(listed.json, []);
});

test('lets one upload claim a file', async (world) => {
  const id = randomUUID();
  const claim = async () =>
    await world.row(`select private.claim_upload($1, 'property-photos', 'x') ->> 'ok' as ok`, [id]);
  assert.deepEqual([await claim(), await claim()], [{ ok: 'true' }, { ok: 'false' }]);
});

test('removes a document for the owner of an editable listing only', async (world) => {
  const { id } = await givenDocument(world);
  const moveTo = (property_id: string) =>
    world.sql('update private.uploads set property_id = $1 where id = $2', [property_id, id]);
  assert.equal(await remove(world, 'owner B', id), 'not_found');
  await moveTo(world.propertyId('owner A', 'submitted'));
  assert.equal(await remove(world, 'owner A', id), 'not_editable');
  await moveTo(draftOf(world));
  assert.equal(await remove(world, 'owner A', id), 'removed');
});

test('keeps a submitted document for admins after its owner has removed it', async (world) => {
  const { id, path } = await givenSubmittedAndRemoved(world);
  assert.equal(await send(world, 'owner A', { id }), 'not_found', 'it is not exchanged for another');
  assert.equal((await linkTo(world, 'owner A', id)).status, 404);
  assert.equal((await linkTo(world, 'admin', id)).status, 200);
  const setPath = (file_url: string) =>
    world.sql('update public.property_documents set file_url = $2 where id = $1', [id, file_url]);
  await setPath(`../${path}`);
  assert.equal(await linkFor(world, 'admin', id), 'not_found', 'only in the folder of the listing');
});

test('deletes the file of a removed document unless its own listing has submitted it', async (world) => {
  const { id, path } = await givenSubmittedAndRemoved(world);
  const isRemovable = async (only: string | null = null) => {
    const files = await world.value('select private.take_removed_files($1) as files', [only]);
    return files.some((file: { path: string }) => file.path === path);
  };
  assert.equal(await isRemovable(), false);
  const other = world.propertyId('owner B', 'draft');
  await world.sql('update public.property_documents set property_id = $2 where id = $1', [id, other]);
  assert.deepEqual([await isRemovable(randomUUID()), await isRemovable(id)], [false, true]);
});

test('limits the documents of a listing and the uploads of a person', async (world) => {
  await setLimits(world, { document_files_a_listing: 1 });
  assert.equal(await send(world, 'owner A'), 'stored');
  assert.equal(await send(world, 'owner A'), 'too_many');
  await setLimits(world, { document_files_a_listing: 20, uploads_per_person_an_hour: 1 });
  assert.equal(await send(world, 'owner A'), 'rate_limited');
});
