import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeListing } from './asAdmin.ts';
import {
  afterMinutes,
  type Begun,
  beginListing,
  decide,
  type Person,
  publishListing,
  sendListing,
  signInAgain,
  signUpPerson,
} from './listings.ts';
import { createWorldOfFile } from './ownWorld.ts';

/** Attempts of a thief with an owner's session or password to divert the owner's payouts. */

const world = await createWorldOfFile();

const thiefs = { account_number: '666666666666', ifsc_code: 'EVIL0000001', account_holder_name: 'A Thief' };

let owner: Person;
let live: Awaited<ReturnType<typeof publishListing>>;
beforeEach(async () => {
  owner = await signUpPerson(world);
  live = await publishListing(world, owner);
  await world.sql('delete from private.outbox');
});

const accountOf = async ({ userId }: Person) =>
  await world.value(
    `select private.unseal(owner_id, sealed) ->> 'account_number' as account from private.compliance where owner_id = $1`,
    [userId],
  );
const draftOf = ({ userId }: Person) =>
  world.sql(
    'select private.unseal(user_id, sealed) as typed, saved_at from private.compliance_drafts where user_id = $1',
    [userId],
  );
const mails = () =>
  world.sql<{ kind: string; recipient: string; data: Record<string, unknown> }>(
    'select kind, recipient, data from private.outbox order by id',
  );
const withOtherAccount = (person: Person): Promise<Begun> =>
  beginListing(world, person, ({ compliance }) => Object.assign(compliance, thiefs));
const mine = '123456789012';

describe('an old session', () => {
  test('cannot exchange what was handed in, by no way of sending it, and loses nothing of it', async () => {
    const old = await afterMinutes(world, owner, 11);
    const before = await draftOf(owner);
    for (const form of [thiefs, { ifsc_code: 'EVIL0000001' }, { gst_number: '' }, { pan_number: 'ABCDE1234G' }]) {
      expect(await old.rpc('save_compliance', { form })).toEqual({
        ok: false,
        code: 'fresh_proof_needed',
        proof: 'password',
      });
    }
    expect(await draftOf(owner)).toEqual(before);
    for (const [method, path, body] of [
      ['PATCH', `owner_profiles?user_id=eq.${owner.userId}`, { gst_number: '30ABCDE1234F2ZC' }],
      ['POST', 'compliance', { owner_id: owner.userId }],
      ['POST', 'rpc/submit_compliance', {}],
      ['POST', 'rpc/approve_compliance', { p_property_id: live.property_id }],
    ] as const) {
      expect((await old.call(method, `/rest/v1/${path}`, { body })).status).toBeGreaterThanOrEqual(400);
    }
    const second = await beginListing(world, old, ({ compliance }) => Object.assign(compliance, thiefs));
    await sendListing(old, second);
    await decide(world, second.property_id, 'approve');
    expect(await accountOf(owner)).toBe(mine);
  });

  test('that is renewed stays old, and one whose token is forged is none', async () => {
    const old = await afterMinutes(world, await afterMinutes(world, owner, 6), 6);
    expect((await old.rpc('save_compliance', { form: thiefs })).code).toBe('fresh_proof_needed');
    const claims = JSON.parse(Buffer.from(old.token.split('.')[1] ?? '', 'base64url').toString());
    const now = Math.floor(Date.now() / 1000);
    const forged = await new SignJWT({ ...claims, amr: [{ method: 'password', timestamp: now }] })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode('not the secret of this server, but as long as one'));
    const answer = await world.call('anon', 'POST', '/rest/v1/rpc/save_compliance', {
      body: { form: thiefs },
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(answer.status).toBe(401);
    expect((await (await signInAgain(world, owner)).rpc('save_compliance', { form: thiefs })).ok).toBe(true);
  });

  test.each([
    [9, true],
    [11, false],
  ])('of %i minutes may change it: %s', async (minutes, ok) => {
    const session = await afterMinutes(world, await signInAgain(world, owner), minutes);
    expect((await session.rpc('save_compliance', { form: thiefs })).ok).toBe(ok);
  });

  test('reads what it has, types a first submission, and sends the same again', async () => {
    const old = await afterMinutes(world, owner, 11);
    expect((await old.rpc('listing_form')).compliance.account_number_masked).toBe('••••9012');
    expect((await old.rpc('save_compliance', { form: live.listing.compliance })).ok).toBe(true);
    const newcomer = await afterMinutes(world, await signUpPerson(world), 11);
    const first = await beginListing(world, newcomer);
    expect((await sendListing(newcomer, first)).ok).toBe(true);
  });
});

describe('a stolen password', () => {
  test('exchanges nothing behind the live listing: review, mails and a masked note stand before it', async () => {
    const second = await withOtherAccount(owner);
    expect((await sendListing(owner, second)).ok).toBe(true);
    expect(await accountOf(owner)).toBe(mine);
    expect((await mails()).filter(({ kind }) => kind.startsWith('payout'))).toMatchObject([
      { kind: 'payout_submitted', recipient: owner.email, data: { account_number: '••••6666' } },
    ]);
    const changed = ['account_holder_name', 'account_number', 'ifsc_code'];
    const { json } = await world.rpc('admin', 'admin_property', { property_id: second.property_id });
    expect(json.compliance).toMatchObject({
      ...{ state: 'changed', changed, current: { account_number: '••••9012', has_pan_of_gst: true } },
      submitted: { gst_number: '••••1ZD', pan_number: '••••34F', account_number: '••••6666' },
    });
    const other = await world.rpc('admin', 'admin_property', { property_id: live.property_id });
    expect(other.json.compliance).toMatchObject({ state: 'current', submitted: null });

    await decide(world, second.property_id, 'approve');
    expect(await accountOf(owner)).toBe('666666666666');
    expect((await mails()).filter(({ kind }) => kind === 'payout_changed')).toMatchObject([
      { recipient: owner.email, data: { account_number: '••••6666' } },
    ]);
    const notes = await world.sql(
      `select actor_id, before, after from private.audit_log where entity = 'compliance' and entity_id = $1 and action = 'update'`,
      [owner.userId],
    );
    expect(notes).toMatchObject([
      {
        ...{ actor_id: world.userId('admin'), before: { account_last4: '9012' } },
        after: { account_last4: '6666', changed_fields: changed },
      },
    ]);
  });

  test('by an approval that an admin makes past the screen, the same', async () => {
    const second = await withOtherAccount(owner);
    await sendListing(owner, second);
    await changeListing(world, second.property_id, { status: 'approved' });
    expect(await accountOf(owner)).toBe('666666666666');
    expect((await mails()).map(({ kind }) => kind)).toContain('payout_changed');
  });

  test.each(['rejected', 'taken back', 'deleted', 'failed to be published'])('%s, nothing has changed', async (end) => {
    const second = await withOtherAccount(owner);
    await sendListing(owner, second);
    const { property_id } = second;
    if (end === 'rejected') await decide(world, property_id, 'reject', 'No.');
    if (end === 'taken back') await owner.rpc('withdraw_listing', { property_id });
    if (end === 'deleted') await world.rpc('admin', 'delete_property', { property_id });
    if (end === 'failed to be published') {
      await world.sql(`update public.properties set pincode = '' where id = $1`, [property_id]);
      expect(await decide(world, property_id, 'approve')).toEqual({ ok: false, code: 'incomplete' });
    }
    expect(await accountOf(owner)).toBe(mine);
    expect((await mails()).filter(({ kind }) => kind === 'payout_changed')).toEqual([]);
    expect(
      await world.sql(
        `select 1 from private.audit_log where entity = 'compliance' and entity_id = $1 and action <> 'insert'`,
        [owner.userId],
      ),
    ).toEqual([]);
  });

  test('an account that looks the same to the last four digits is told and marked as changed', async () => {
    const second = await beginListing(world, owner, ({ compliance }) =>
      Object.assign(compliance, { account_number: `6666${mine.slice(-4)}` }),
    );
    await sendListing(owner, second);
    const { json } = await world.rpc('admin', 'admin_property', { property_id: second.property_id });
    expect([json.compliance.state, json.compliance.changed]).toEqual(['changed', ['account_number']]);
    expect(json.compliance.submitted.account_number).toBe(json.compliance.current.account_number);
    expect((await mails()).map(({ kind }) => kind)).toContain('payout_submitted');
  });
});

test('only admins open the numbers, and each look is written down', async () => {
  const ask = (person: Person) => person.rpc('admin_compliance', { property_id: live.property_id });
  for (const person of [owner, await signUpPerson(world)]) expect((await ask(person)).code).toBe('42501');
  const looks = () =>
    world.sql(`select actor_id from private.audit_log where action = 'read' and entity_id = $1`, [live.property_id]);
  expect(await looks()).toEqual([]);
  const { json } = await world.rpc('admin', 'admin_compliance', { property_id: live.property_id });
  expect(json).toEqual({ ok: true, current: live.listing.compliance, submitted: live.listing.compliance });
  expect(await looks()).toEqual([{ actor_id: world.userId('admin') }]);
  const draft = world.propertyId('user', 'draft');
  await world.sql('delete from private.compliance where owner_id = $1', [world.userId('user')]);
  expect((await world.rpc('admin', 'admin_compliance', { property_id: draft })).json.code).toBe('none');
});
