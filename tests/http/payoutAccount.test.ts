import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  afterMinutes,
  beginListing,
  decide,
  handIn,
  type Person,
  publishListing,
  sendDraft,
  sendListing,
  signInAgain,
  signUpPerson,
} from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const long = { tags: 'long' };
const other = { account_number: '999999999012', ifsc_code: 'HDFC0009999' };
const stronger = { ok: false, code: 'stronger_sign_in_needed' };

const currentOf = async (world: World, { userId }: Person) =>
  await world.value('select private.unseal(owner_id, sealed) as opened from private.compliance where owner_id = $1', [
    userId,
  ]);

const mailsTo = async (world: World, { email }: Person) =>
  (
    await world.sql<{ kind: string; last: string; changed: string[] }>(
      `select kind, data ->> 'account_number' as last, data -> 'changed' as changed from private.outbox
       where recipient = $1 and kind like 'payout%' order by id`,
      [email],
    )
  ).map(({ kind, last, changed }) => `${kind} ${last} ${changed.length}`);

const notesOf = async (world: World, { userId }: Person) =>
  (
    await world.sql<{ action: string; label: string }>(
      `select action, label from private.audit_log where entity = 'compliance' and entity_id = $1 order by id`,
      [userId],
    )
  ).map(({ action, label }) => [action, label]);

const seen = async (world: World, { property_id }: { property_id: string }) =>
  (await world.rpc('admin', 'admin_property', { property_id })).json.compliance;

async function givenOtherAccount(world: World) {
  const owner = await signUpPerson(world);
  const { listing } = await publishListing(world, owner);
  const first = listing.compliance;
  const second = await beginListing(world, owner, ({ compliance }) => Object.assign(compliance, other));
  await sendListing(owner, second);
  return { owner, first, second };
}

test('the first approval makes a payout account current, and tells its owner', long, async (world) => {
  const owner = await signUpPerson(world);
  const live = await publishListing(world, owner);
  assert.deepEqual(await currentOf(world, owner), live.listing.compliance);
  assert.deepEqual(await mailsTo(world, owner), ['payout_changed ••••9012 7']);
  assert.deepEqual(await notesOf(world, owner), [['insert', owner.email]]);
});

test('a payout account that is withdrawn and submitted again is told once', long, async (world) => {
  const { owner, first, second } = await givenOtherAccount(world);
  const { property_id } = second;
  await owner.rpc('withdraw_listing', { property_id });
  for (const status of ['approved', 'draft'])
    await world.sql('update public.properties set status = $2::public.property_status where id = $1', [
      property_id,
      status,
    ]);
  assert.deepEqual(await currentOf(world, owner), first, 'a withdrawn account is not approved');
  await sendListing(owner, second);
  assert.deepEqual(await mailsTo(world, owner), ['payout_changed ••••9012 7', 'payout_submitted ••••9012 2']);
  await decide(world, property_id, 'approve');
  assert.deepEqual(await currentOf(world, owner), { ...first, ...other });
});

test('an older submission does not replace a payout account that was approved later', long, async (world) => {
  const { owner, first, second } = await givenOtherAccount(world);
  await owner.rpc('save_compliance', { form: first });
  const third = await beginListing(world, owner);
  await sendListing(owner, third);
  assert.equal((await seen(world, third)).state, 'unchanged');
  await decide(world, third.property_id, 'approve');
  assert.equal((await notesOf(world, owner)).length, 1, 'the same again is no change');
  assert.equal((await seen(world, second)).state, 'outdated');
  await decide(world, second.property_id, 'approve');
  assert.deepEqual(await currentOf(world, owner), first);
});

test('before the first approval a changed payout account is told and recorded, masked', long, async (world) => {
  const owner = await signUpPerson(world);
  const draft = await beginListing(world, owner);
  const { property_id } = draft;
  assert.equal((await sendListing(owner, draft)).ok, true);
  const { state, current } = await seen(world, draft);
  assert.deepEqual([state, current], ['new', null]);
  assert.deepEqual(await mailsTo(world, owner), [], 'a first submission is no change');
  await owner.rpc('withdraw_listing', { property_id });
  await owner.rpc('save_compliance', { form: { account_number: '555555550002' } });
  await sendListing(owner, draft);
  assert.deepEqual(await mailsTo(world, owner), ['payout_submitted ••••0002 1']);
  assert.deepEqual(
    await world.sql(
      `select after ->> 'account_number' as account, after -> 'changed_fields' as changed from private.audit_log
       where entity = 'compliance_submissions' and entity_id = $1`,
      [property_id],
    ),
    [{ account: '••••0002', changed: ['account_number'] }],
  );
  // After a deletion, the next submission still does not count as the first.
  await owner.rpc('withdraw_listing', { property_id });
  await owner.rpc('delete_draft', { property_id });
  assert.deepEqual(await world.sql('select 1 from public.properties where id = $1', [property_id]), []);
  const old = await afterMinutes(world, owner, 11);
  assert.equal((await old.rpc('save_compliance', { form: other })).code, 'fresh_proof_needed');
});

async function givenSubmitted(world: World): Promise<Person> {
  const person = await signUpPerson(world);
  const old = await afterMinutes(world, person, 11);
  assert.equal((await old.rpc('save_compliance', { form: { bank_name: 'First' } })).ok, true, 'nothing submitted yet');
  await world.sql('update private.compliance_drafts set handed_in_at = now() where user_id = $1', [person.userId]);
  return person;
}

test('an old session asks for the proof that its account has', async (world) => {
  const person = await givenSubmitted(world);
  const old = await afterMinutes(world, person, 11);
  const proof = async () => (await old.rpc('save_compliance', { form: { bank_name: randomUUID() } })).proof;
  const passDay = () => world.sql(`update private.sign_in_changes set changed_at = now() - interval '1 day'`);
  assert.equal(await proof(), 'password');
  await world.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [person.userId],
  );
  assert.deepEqual(await world.sql('select private.proof_of($1) as proof', [person.userId]), [{ proof: 'totp' }]);
  await world.sql('delete from auth.mfa_factors where user_id = $1', [person.userId]);
  for (const password of ['', null]) {
    await world.sql('update auth.users set encrypted_password = $2 where id = $1', [person.userId, password]);
    await passDay();
    assert.deepEqual(await world.sql('select private.proof_of($1) as proof', [person.userId]), [{ proof: 'none' }]);
  }
  assert.equal(await proof(), 'none');
});

test('an account whose password is not known to be strong submits no payout account', async (world) => {
  const person = await signUpPerson(world);
  const { listing, property_id, revision } = await beginListing(world, person);
  await world.sql(`update auth.users set encrypted_password = encrypted_password || 'x' where id = $1`, [
    person.userId,
  ]);
  assert.deepEqual(await sendListing(person, { property_id, revision }), stronger);
  assert.deepEqual(await handIn(world, person, { property_id, listing, revision }), stronger);
  const form = await person.rpc('listing_form', { property_id });
  assert.deepEqual([form.compliance, form.stronger_sign_in_needed, form.documents.length], [null, true, 3]);
  assert.doesNotMatch(JSON.stringify(form), /123456789012|9012"/);
  await world.sql('insert into private.password_notes (user_id, is_strong) values ($1, false)', [person.userId]);
  for (const change of [{}, { bank_name: 'X' }])
    assert.deepEqual(await person.rpc('save_compliance', { form: change }), stronger);
  const saved = await sendDraft(person, property_id, revision, { ...listing.form, amenities: ['Piano'] }, 'amenities');
  assert.equal(saved.ok, true, 'the rest can be changed');
  await world.sql('update private.password_notes set is_strong = true where user_id = $1', [person.userId]);
  assert.equal((await sendListing(person, { property_id, revision: saved.revision })).ok, true);
});

const passHours = (world: World, { userId }: Person, hours: number) =>
  world.sql('update private.sign_in_changes set changed_at = now() - make_interval(hours => $2) where user_id = $1', [
    userId,
    hours,
  ]);

test('a new password changes no payout account for a day', async (world) => {
  const person = await givenSubmitted(world);
  const old = await afterMinutes(world, person, 11);
  const password = 'of the thief’s own making';
  assert.equal((await old.call('PUT', '/auth/v1/user', { body: { password } })).status, 200);
  await world.sql('insert into private.password_notes (user_id, is_strong) values ($1, true)', [person.userId]);
  const thief = await signInAgain(world, person, password);
  const save = () => thief.rpc('save_compliance', { form: { account_number: '999999999999' } });
  const refused = await save();
  assert.deepEqual([refused.code, refused.proof], ['fresh_proof_needed', 'later']);
  assert.equal(Math.round((Date.parse(refused.until) - Date.now()) / 3_600_000), 24);
  await passHours(world, person, 23);
  assert.equal((await save()).proof, 'later');
  await passHours(world, person, 24);
  assert.equal((await save()).ok, true);
});

test('a new app for two-factor sign-in shows nothing for a day, and its owner is told', async (world) => {
  const person = await signUpPerson(world);
  await world.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
    [person.userId],
  );
  const isNew = async () =>
    (
      await world.sql('select from (select private.sign_in_new_until($1) as until) as s where until is not null', [
        person.userId,
      ])
    ).length === 1;
  const showCode = () =>
    world.sql(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [person.userId]);
  assert.equal(await isNew(), false);
  await showCode();
  assert.equal(await isNew(), true);
  await passHours(world, person, 24);
  await showCode();
  assert.equal(await isNew(), false, 'another code of the same app is no change');
  const told = `select from private.outbox where recipient = $1 and kind = 'two_factor_added'`;
  assert.equal((await world.sql(told, [person.email])).length, 1);
});
