import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeListing } from '../listingCases.ts';
import { changeListing } from './asAdmin.ts';
import { asAdmin, databaseRefuses, givenLiveListing } from './given.ts';
import { beginListing, type Person, sendDraft, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenDraft(world: World) {
  const [owner, stranger] = [await signUpPerson(world), await signUpPerson(world)];
  const { form } = completeListing();
  const property_id = randomUUID();
  const save = async (base: number, change: object = {}, person: Person = owner, step = 'basics') => {
    const { ok, code } = await sendDraft(person, property_id, base, { ...form, ...change }, step);
    return ok ? 'ok' : code;
  };
  assert.equal(await save(1), 'not_found');
  assert.equal(await save(0), 'ok');
  return { owner, stranger, property_id, form, save };
}

test('saves a draft on top of its newest revision, and the same again', async (world) => {
  const { owner, save, property_id, form } = await givenDraft(world);
  assert.equal(await save(0), 'ok');
  const { saved_at, ...told } = await sendDraft(owner, property_id, 0, { ...form, amenities: ['Other'] }, 'photos');
  assert.deepEqual(told, { ok: false, code: 'conflict', revision: 1, form, step: 'basics' });
  assert.equal(saved_at, (await owner.rpc('my_listings')).listings[0].saved_at);
  assert.equal(await save(1, { amenities: ['Other'] }), 'ok');
  const { listing } = await owner.rpc('listing_form');
  assert.deepEqual([listing.revision, listing.form.amenities], [2, ['Other']]);
});

test('refuses a draft that is no form or too large', async (world) => {
  const { owner, save } = await givenDraft(world);
  for (const form of [null, [], { basics: [] }, { rooms: {} }, { photos: 'all' }]) {
    const args = { property_id: randomUUID(), base_revision: 0, form, step: 'basics' };
    assert.equal((await owner.rpc('save_listing_draft', args)).code, 'invalid_form', JSON.stringify(form));
  }
  for (const step of ['', 'Step 3', 9, null])
    assert.equal(await save(1, {}, owner, step as string), 'invalid_form', `step ${step}`);
  assert.equal(await save(1, { amenities: ['x'.repeat(190_000)] }), 'ok');
  assert.equal(await save(2, { amenities: ['x'.repeat(200_000)] }), 'too_large');
});

test('a stranger neither reads nor changes a draft', async (world) => {
  const { stranger, property_id, save } = await givenDraft(world);
  assert.equal(await save(1, { amenities: ['Theirs'] }, stranger), 'not_found');
  assert.equal((await stranger.rpc('listing_form', { property_id })).code, 'not_found');
  assert.equal((await stranger.rpc('listing_form')).listing, null);
  assert.deepEqual((await stranger.rpc('my_listings')).listings, []);
});

test('one owner has twenty drafts at most', async (world) => {
  const { owner, form } = await givenDraft(world);
  await world.sql(
    `insert into public.properties (owner_id, name) select $1, 'One of many' from generate_series(1, 19)`,
    [owner.userId],
  );
  assert.equal((await sendDraft(owner, randomUUID(), 0, form)).code, 'too_many_drafts');
});

for (const status of ['submitted', 'pending'])
  test(`a ${status} listing is not edited`, async (world) => {
    const { owner, property_id, save } = await givenDraft(world);
    await world.sql('delete from public.properties where id = $1', [property_id]);
    await world.sql(`insert into public.properties (id, owner_id, name, status) values ($1, $2, 'In review', $3)`, [
      ...[property_id, owner.userId, status],
    ]);
    assert.equal(await save(0), 'not_editable');
  });

const remove = async (person: Person, property_id: string) => {
  const { ok, code } = await person.rpc('delete_draft', { property_id });
  return ok ? 'ok' : code;
};

test('an owner deletes a draft that is not in review', async (world) => {
  const [owner, stranger] = [await signUpPerson(world), await signUpPerson(world)];
  const begun = await beginListing(world, owner);
  assert.equal(await remove(stranger, begun.property_id), 'not_found');
  await sendListing(owner, begun);
  assert.equal(await remove(owner, begun.property_id), 'not_editable');
  await owner.rpc('withdraw_listing', { property_id: begun.property_id });
  assert.equal(await remove(owner, begun.property_id), 'ok');
  assert.equal(await remove(owner, begun.property_id), 'not_found');
});

test('an owner does not delete a listing that was live, for which guests may hold bookings', async (world) => {
  const { owner, property_id } = await givenLiveListing(world);
  assert.equal((await changeListing(world, property_id, { status: 'draft' })).ok, true);
  assert.equal(await remove(owner, property_id), 'not_editable');
  await asAdmin(world, 'delete_property', { property_id });
  assert.equal(await remove(owner, property_id), 'not_found');
});

async function givenTaxData(world: World) {
  const owner = await signUpPerson(world);
  const { gst_number, account_number } = completeListing().compliance;
  const kept = { gst_number, account_number, bank_name: 'Kept Bank' };
  const save = (form: unknown) => owner.rpc('save_compliance', { form });
  const read = async () => (await owner.rpc('listing_form')).compliance;
  await save({ gst_number, account_number: '1234' });
  await save({ account_number, bank_name: kept.bank_name });
  return { owner, kept, save, read };
}

test('shows tax and bank data to their owner alone, the account number masked', async (world) => {
  const { kept, save, read } = await givenTaxData(world);
  const seen = await read();
  assert.deepEqual([seen.gst_number, seen.bank_name], [kept.gst_number, kept.bank_name]);
  assert.equal(seen.account_number_masked, '••••9012');
  assert.ok(!JSON.stringify(seen).includes(kept.account_number));
  assert.equal((await (await signUpPerson(world)).rpc('listing_form')).compliance.bank_name, '');
  await save({ account_number: '1234' });
  assert.equal((await read()).account_number_masked, '', 'too short to be an account number');
});

test('keeps tax and bank data sealed for their owner', async (world) => {
  const { owner, kept } = await givenTaxData(world);
  const row = await world.row(
    `select encode(sealed, 'hex') as hex, private.unseal(user_id, sealed) as opened
     from private.compliance_drafts where user_id = $1`,
    [owner.userId],
  );
  assert.deepEqual(row?.opened, kept);
  assert.ok(!row?.hex.includes(Buffer.from(kept.bank_name).toString('hex')));
  await databaseRefuses(
    world,
    `select private.unseal('${world.userId('user')}', sealed) from private.compliance_drafts where user_id = '${owner.userId}'`,
  );
});

test('refuses tax and bank data that are no form', async (world) => {
  const { save } = await givenTaxData(world);
  for (const form of [
    null,
    [],
    { role: 'admin' },
    { bank_name: 1 },
    { bank_name: {} },
    { gst_declaration: 'admin_says_so' },
    { bank_name: 'x'.repeat(301) },
  ])
    assert.deepEqual(await save(form), { ok: false, code: 'invalid_form' });
});

test('seals nothing while the vault has no key', async (world) => {
  await world.sql(`update vault.secrets set name = 'other' where name = 'compliance_key'`);
  try {
    await databaseRefuses(world, `select private.seal('${world.userId('user')}', '{}')`);
  } finally {
    await world.sql(`update vault.secrets set name = 'compliance_key' where name = 'other'`);
  }
});
