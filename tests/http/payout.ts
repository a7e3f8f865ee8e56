import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  afterMinutes,
  type Begun,
  beginListing,
  decide,
  handIn,
  type Person,
  publishListing,
  sendListing,
  signInAgain,
  signUpPerson,
} from './listings.ts';
import type { World } from './world.ts';

const other = { account_number: '999999999012', ifsc_code: 'HDFC0009999' };

/** The current record of a person, opened. */
const currentOf = async (world: World, { userId }: Person) =>
  (
    await world.sql<{ opened: Record<string, string> }>(
      'select private.unseal(owner_id, sealed) as opened from private.compliance where owner_id = $1',
      [userId],
    )
  )[0]?.opened;

const mailsTo = async (world: World, { email }: Person) =>
  (
    await world.sql<{ kind: string; last: string; changed: string[] }>(
      `select kind, data ->> 'account_number' as last, data -> 'changed' as changed from private.outbox
       where recipient = $1 and kind like 'payout%' order by id`,
      [email],
    )
  ).map(({ kind, last, changed }) => `${kind} ${last} ${changed.length}`);

const notesOf = (world: World, { userId }: Person) =>
  world.sql<{ action: string; label: string; text: string; changed: string[] }>(
    `select action, label, after -> 'changed_fields' as changed, (coalesce(before, '{}') || coalesce(after, '{}'))::text as text
     from private.audit_log where entity = 'compliance' and entity_id = $1 order by id`,
    [userId],
  );

const seen = async (world: World, { property_id }: Pick<Begun, 'property_id'>) =>
  (await world.rpc('admin', 'admin_property', { property_id })).json.compliance;

/** Where an owner is paid: exchanged by an approval alone, told, written down, and only by who shows that it is them. */
export async function payout(world: World): Promise<void> {
  let owner = await signUpPerson(world);
  const live = await publishListing(world, owner);
  const first = live.listing.compliance;
  assert.deepEqual(await currentOf(world, owner), first, 'approved');
  assert.deepEqual(await mailsTo(world, owner), ['payout_changed ••••9012 7'], 'the first record is told as well');
  assert.deepEqual(await seen(world, live), {
    state: 'current',
    changed: [],
    current: {
      gst_number: '••••1Z5',
      pan_number: '••••34F',
      account_number: '••••9012',
      has_pan_of_gst: true,
      approved_at: (await seen(world, live)).current.approved_at,
    },
    submitted: null,
  });
  const [note] = await notesOf(world, owner);
  assert.deepEqual([note?.action, note?.label], ['insert', owner.email]);

  // An old session, perhaps somebody else's by now, changes nothing; the same again is no change.
  const old = await afterMinutes(world, owner, 11);
  const needed = { ok: false, code: 'fresh_proof_needed', proof: 'password' };
  for (const form of [other, { bank_name: '' }]) assert.deepEqual(await old.rpc('save_compliance', { form }), needed);
  assert.equal((await old.rpc('save_compliance', { form: first })).ok, true, 'nothing changed');
  assert.equal((await old.rpc('listing_form')).compliance.account_number_masked, '••••9012', 'reading goes on');
  const almost = await afterMinutes(world, await signInAgain(world, owner), 9);
  assert.equal((await almost.rpc('save_compliance', { form: { bank_name: 'Nine' } })).ok, true);
  await almost.rpc('save_compliance', { form: { bank_name: first.bank_name } });

  // Another account, behind the live listing: the current one stays until an approval.
  owner = await signInAgain(world, owner);
  assert.equal((await owner.rpc('save_compliance', { form: other })).ok, true);
  const second = await beginListing(world, owner, ({ compliance }) => Object.assign(compliance, other));
  await sendListing(owner, second);
  assert.deepEqual(await currentOf(world, owner), first, 'handed in is not approved');
  const submitted = ['payout_changed ••••9012 7', 'payout_submitted ••••9012 2'];
  assert.deepEqual(await mailsTo(world, owner), submitted, 'equal last digits hide nothing');
  const waiting = await seen(world, second);
  assert.deepEqual([waiting.state, waiting.changed], ['changed', ['account_number', 'ifsc_code']]);
  assert.deepEqual(
    [waiting.current.account_number, waiting.submitted.account_number, typeof waiting.submitted.submitted_at],
    ['••••9012', '••••9012', 'string'],
  );
  const full = (await world.rpc('admin', 'admin_compliance', { property_id: second.property_id })).json;
  assert.deepEqual(full, { ok: true, current: first, submitted: { ...first, ...other } });

  // Taken back and handed in again it is told once; rejected or taken back, nothing changes.
  await owner.rpc('withdraw_listing', { property_id: second.property_id });
  await world.sql(`update public.properties set status = 'approved' where id = $1`, [second.property_id]);
  assert.deepEqual(await currentOf(world, owner), first, 'what was taken back does not become current');
  await world.sql(`update public.properties set status = 'draft' where id = $1`, [second.property_id]);
  await sendListing(owner, second);
  await decide(world, second.property_id, 'reject', 'Another photo, please.');
  assert.deepEqual(await currentOf(world, owner), first, 'rejecting leaves what was');
  assert.deepEqual(await mailsTo(world, owner), submitted);
  assert.equal((await notesOf(world, owner)).length, 1);

  // A third listing, handed in later with the first account: approved first, it is newer than the second.
  await sendListing(owner, second);
  await owner.rpc('save_compliance', { form: first });
  const third = await beginListing(world, owner);
  await sendListing(owner, third);
  assert.equal((await seen(world, third)).state, 'unchanged');
  assert.deepEqual(await mailsTo(world, owner), submitted, 'what is current already is not told');
  await decide(world, third.property_id, 'approve');
  assert.equal((await notesOf(world, owner)).length, 1, 'the same again is no change');
  assert.equal((await seen(world, second)).state, 'outdated');
  await decide(world, second.property_id, 'approve');
  assert.deepEqual(await currentOf(world, owner), first, 'an older submission does not come back');

  // Handed in after that, the other account becomes current with its approval, masked in the log and in the mail.
  await owner.rpc('save_compliance', { form: other });
  assert.equal((await sendListing(owner, second)).status, 'submitted');
  await decide(world, second.property_id, 'approve');
  assert.deepEqual(await currentOf(world, owner), { ...first, ...other });
  assert.deepEqual((await mailsTo(world, owner)).slice(-2), [
    'payout_submitted ••••9012 2',
    'payout_changed ••••9012 2',
  ]);
  const notes = await notesOf(world, owner);
  assert.deepEqual(
    notes.map(({ action }) => action),
    ['insert', 'update'],
  );
  assert.deepEqual(notes[1]?.changed, ['account_number', 'ifsc_code']);
  for (const value of [...Object.values(first), ...Object.values(other), 'sealed'].filter((one) => one !== '')) {
    for (const { text } of notes) assert.ok(!text.includes(value), `${value} in ${text}`);
  }

  // Each owner's own.
  const neighbour = await signUpPerson(world);
  const theirs = await beginListing(world, neighbour, ({ compliance }) =>
    Object.assign(compliance, { account_number: '555555550001' }),
  );
  assert.equal((await sendListing(neighbour, theirs)).ok, true);
  assert.deepEqual([(await seen(world, theirs)).state, (await seen(world, theirs)).current], ['new', null]);
  assert.deepEqual(await mailsTo(world, neighbour), [], 'a first submission is no change');
  const opened = (await world.rpc('admin', 'admin_compliance', { property_id: theirs.property_id })).json;
  assert.deepEqual([opened.current, opened.submitted.account_number], [null, '555555550001']);
  // Before the first approval, what was handed in before is what is exchanged.
  await neighbour.rpc('withdraw_listing', { property_id: theirs.property_id });
  await neighbour.rpc('save_compliance', { form: { account_number: '555555550002' } });
  await sendListing(neighbour, theirs);
  assert.deepEqual(await mailsTo(world, neighbour), ['payout_submitted ••••0002 1']);
  assert.deepEqual(
    await world.sql(
      `select after ->> 'account_number' as account, after -> 'changed_fields' as changed from private.audit_log
       where entity = 'compliance_submissions' and entity_id = $1`,
      [theirs.property_id],
    ),
    [{ account: '••••0002', changed: ['account_number'] }],
    'what was handed in besides is written down, masked',
  );
  // Deleting what was handed in does not make it a first time again.
  await neighbour.rpc('withdraw_listing', { property_id: theirs.property_id });
  await neighbour.rpc('delete_draft', { property_id: theirs.property_id });
  assert.deepEqual(await world.sql('select 1 from public.properties where id = $1', [theirs.property_id]), []);
  const stale = await afterMinutes(world, neighbour, 11);
  assert.deepEqual(await stale.rpc('save_compliance', { form: other }), needed);

  await ways(world);
}

/** The ways to show who is there, and an account that is too easy to get into. */
async function ways(world: World): Promise<void> {
  const person = await signUpPerson(world);
  const old = await afterMinutes(world, person, 11);
  assert.equal((await old.rpc('save_compliance', { form: { bank_name: 'First' } })).ok, true, 'nothing handed in yet');
  await world.sql('update private.compliance_drafts set handed_in_at = now() where user_id = $1', [person.userId]);
  const ask = async (form: object = { bank_name: randomUUID() }) => old.rpc('save_compliance', { form });
  assert.equal((await ask()).proof, 'password');
  await world.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [person.userId],
  );
  const proofOf = async () =>
    (await world.sql<{ proof: string }>('select private.proof_of($1) as proof', [person.userId]))[0]?.proof;
  assert.equal(await proofOf(), 'totp');
  await world.sql('delete from auth.mfa_factors where user_id = $1', [person.userId]);

  // A password that is not known to be long: a new one is not, until somebody has seen it.
  const { listing, property_id, revision } = await beginListing(world, person);
  await world.sql(`update auth.users set encrypted_password = encrypted_password || 'x' where id = $1`, [
    person.userId,
  ]);
  const needed = { ok: false, code: 'stronger_sign_in_needed' };
  assert.deepEqual(await person.rpc('save_compliance', { form: { bank_name: 'Another' } }), needed);
  assert.deepEqual(await sendListing(person, { property_id, revision }), needed);
  assert.deepEqual(await handIn(world, person, { property_id, listing, revision }), needed);
  const shut = await person.rpc('listing_form', { property_id });
  assert.deepEqual(
    [shut.ok, shut.compliance, shut.stronger_sign_in_needed, shut.listing.property_id, shut.documents.length],
    [true, null, true, property_id, 3],
  );
  await world.sql('insert into private.password_notes (user_id, is_strong) values ($1, false)', [person.userId]);
  assert.deepEqual(await person.rpc('save_compliance', { form: {} }), needed);
  await world.sql('update private.password_notes set is_strong = true where user_id = $1', [person.userId]);
  const open = await person.rpc('listing_form', { property_id });
  assert.deepEqual([open.compliance.account_number_masked, open.stronger_sign_in_needed], ['••••9012', false]);
  assert.equal((await sendListing(person, { property_id, revision })).ok, true);

  // An account that Google alone opens has neither.
  await world.sql(`update auth.users set encrypted_password = '' where id = $1`, [person.userId]);
  assert.equal(await proofOf(), 'none');
  await world.sql(`update private.sign_in_changes set changed_at = now() - interval '1 day'`);
  await world.sql('update auth.users set encrypted_password = null where id = $1', [person.userId]);
  await world.sql(`update private.sign_in_changes set changed_at = now() - interval '1 day'`);
  assert.deepEqual(await ask(), { ok: false, code: 'fresh_proof_needed', proof: 'none' });

  await newWays(world);
}

/** A stolen session makes itself a password, or an app: for a day neither shows anything, and the owner is told. */
async function newWays(world: World): Promise<void> {
  const person = await signUpPerson(world);
  await person.rpc('save_compliance', { form: { bank_name: 'First' } });
  await world.sql('update private.compliance_drafts set handed_in_at = now() where user_id = $1', [person.userId]);
  const old = await afterMinutes(world, person, 11);
  const password = 'of the thief’s own making';
  assert.equal((await old.call('PUT', '/auth/v1/user', { body: { password } })).status, 200);
  await world.sql('insert into private.password_notes (user_id, is_strong) values ($1, true)', [person.userId]);
  const thief = await signInAgain(world, person, password);
  const form = { account_number: '999999999999' };
  const hoursAgo = (hours: number) =>
    world.sql(`update private.sign_in_changes set changed_at = now() - make_interval(hours => $2) where user_id = $1`, [
      person.userId,
      hours,
    ]);
  const refused = await thief.rpc('save_compliance', { form });
  assert.deepEqual([refused.code, refused.proof], ['fresh_proof_needed', 'later']);
  assert.equal(Math.round((Date.parse(refused.until) - Date.now()) / 60_000), 24 * 60);
  await hoursAgo(23);
  assert.equal((await thief.rpc('save_compliance', { form })).proof, 'later');
  await hoursAgo(24);
  assert.equal((await thief.rpc('save_compliance', { form: { bank_name: 'Second' } })).ok, true);

  await world.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
    [person.userId],
  );
  const until = async () =>
    (await world.sql<{ until: Date | null }>('select private.sign_in_new_until($1) as until', [person.userId]))[0]
      ?.until;
  const showCode = () =>
    world.sql(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [person.userId]);
  assert.equal(await until(), null);
  await showCode();
  assert.notEqual(await until(), null);
  await hoursAgo(24);
  await showCode();
  assert.equal(await until(), null, 'another code of the same app is no change');
  assert.deepEqual(
    await world.sql(`select kind from private.outbox where recipient = $1 and kind = 'two_factor_added'`, [
      person.email,
    ]),
    [{ kind: 'two_factor_added' }],
  );
}
