import assert from 'node:assert/strict';
import { completeListing } from '../listingCases.ts';
import { beginListing, type Person, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const { compliance } = completeListing();

async function givenOwner(world: World) {
  const owner = await signUpPerson(world);
  await sendListing(owner, await beginListing(world, owner));
  return owner;
}

for (const column of ['gst_number', 'pan_number', 'account_number'] as const)
  test(`${column} is a column of no row`, async (world) => {
    const read = async (person: Person, query: string) => (await person.call('GET', `/rest/v1/${query}`)).json.code;
    for (const person of [await givenOwner(world), await signUpPerson(world)])
      for (const table of ['owner_profiles', 'profiles', 'properties'])
        for (const query of [`${column}=eq.${compliance[column]}`, `order=${column}`])
          assert.equal(await read(person, `${table}?select=*&${query}`), '42703', `${table} ${query}`);
  });

test('a refusal shows no tax or bank data', async (world) => {
  const person = await signUpPerson(world);
  const form = { account_number: ['123456789012'] };
  assert.deepEqual(await person.rpc('save_compliance', { form }), { ok: false, code: 'invalid_form' });
  const begun = await beginListing(world, person, (listing) =>
    Object.assign(listing.compliance, { gst_number: 'WRONG-GST', account_number: '99' }),
  );
  const refused = JSON.stringify(await sendListing(person, begun));
  assert.match(refused, /gst_format/);
  assert.doesNotMatch(refused, /WRONG-GST|"99"/);
});

test('shows the account number to nobody, and the tax numbers to their owner alone', async (world) => {
  const owner = await givenOwner(world);
  const [listing] = (await owner.rpc('my_listings')).listings;
  const rpc = (name: string, body: object = {}) => owner.call('POST', `/rest/v1/rpc/${name}`, { body });
  const forOwner = [await rpc('listing_form'), await rpc('save_compliance', { form: {} })];
  const others = [
    await rpc('my_listings'),
    await owner.call('GET', '/rest/v1/owner_profiles?select=*'),
    await world.call('admin', 'GET', '/rest/v1/owner_profiles?select=*'),
    await world.call('admin', 'GET', '/rest/v1/properties?select=*,property_documents(*)'),
    await world.rpc('admin', 'admin_property', { property_id: listing.property_id }),
    await world.rpc('admin', 'admin_audit', {}),
  ];
  for (const { text } of [...forOwner, ...others]) assert.ok(!text.includes(compliance.account_number));
  for (const { text } of others)
    assert.ok(![compliance.gst_number, compliance.pan_number].some((number) => text.includes(number)));
});

test('a copy of the tables shows no bank data, and not that two are the same', async (world) => {
  await givenOwner(world);
  await givenOwner(world);
  const rows = await world.sql<{ sealed: string }>(
    `select encode(sealed, 'hex') as sealed from private.compliance_submissions where account_last4 = '9012'`,
  );
  assert.equal(new Set(rows.map(({ sealed }) => sealed)).size, 2);
  const secrets = Object.values(compliance).filter((value) => value !== '');
  for (const { sealed } of rows)
    for (const secret of secrets) assert.ok(!sealed.includes(Buffer.from(secret).toString('hex')));
});
