import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { changeListing } from './asAdmin.ts';
import { databaseRefuses, inTheNameOf } from './given.ts';
import { beginListing, decide, handIn, sendDraft, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenBegun(world: World) {
  const owner = await signUpPerson(world);
  const begun = await beginListing(world, owner, ({ form }) =>
    Object.assign(form, { cover_photo_id: form.photos[1]?.id }),
  );
  const submitted = { ok: true, property_id: begun.property_id, status: 'submitted', changes: [] };
  return { owner, begun, ...begun, submitted };
}

test('submits a listing of the owner at its newest revision, with the terms accepted', async (world) => {
  const { owner, begun, submitted } = await givenBegun(world);
  assert.equal((await sendListing(await signUpPerson(world), begun)).code, 'not_found');
  assert.equal((await sendListing(owner, { ...begun, revision: 0 })).code, 'conflict');
  const { problems } = await sendListing(owner, begun, false);
  assert.deepEqual(
    problems.map(({ code }: { code: string }) => code),
    ['terms_required'],
  );
  assert.deepEqual(await sendListing(owner, begun), submitted);
  assert.deepEqual(await sendListing(owner, begun), submitted, 'the same again');
});

test('refuses a judged listing whose draft, documents or tax data have changed since', async (world) => {
  const { owner, begun, listing } = await givenBegun(world);
  const stranger = await signUpPerson(world);
  assert.equal((await handIn(world, stranger, begun))?.code, 'not_found');
  const bare = { ...begun, property_id: randomUUID() };
  await sendDraft(stranger, bare.property_id, 0, listing.form);
  assert.equal((await handIn(world, stranger, bare, { saved_at: null, given: null }))?.code, 'changed');
  const { photos } = (await beginListing(world, stranger)).listing.form;
  for (const change of [{ saved_at: null }, { given: { documents: [] } }, { given: { photos } }] as const)
    assert.equal((await handIn(world, owner, begun, change))?.code, 'changed');
});

test('a submission writes the whole listing, makes its person an owner and emails them', async (world) => {
  const { owner, begun, property_id, listing } = await givenBegun(world);
  await sendListing(owner, begun);
  const [row] = await world.sql(
    `select p.role, o.phone, s.gst_last3, s.pan_last3, s.account_last4, private.unseal(p.user_id, s.sealed) as opened,
       l.base_price::integer, l.is_public, l.photos #>> '{0,alt}' as cover, l.submitted_at is not null as dated,
       (select count(*)::integer from public.property_rooms where property_id = l.id) as rooms,
       (select count(*)::integer from public.property_documents where property_id = l.id) as documents,
       (select alt_text from public.property_images where property_id = l.id and is_cover) as cover_image,
       (select count(*)::integer from private.outbox where kind = 'listing_submitted' and recipient = p.email) as mails
     from public.properties as l join public.profiles as p on p.user_id = l.owner_id
     join public.owner_profiles as o on o.user_id = p.user_id join private.compliance_submissions as s on s.property_id = l.id
     where l.id = $1`,
    [property_id],
  );
  assert.deepEqual(row, {
    role: 'owner',
    phone: '+91 98220 00000',
    gst_last3: '1ZD',
    pan_last3: '34F',
    account_last4: '9012',
    opened: listing.compliance,
    base_price: 350_050,
    is_public: false,
    cover: 'Photo 2',
    dated: true,
    rooms: 2,
    documents: 3,
    cover_image: 'Photo 2',
    mails: 1,
  });
});

test('an owner withdraws a submission, and submits it again with fewer rooms and photos', async (world) => {
  const { owner, begun, property_id, listing, submitted } = await givenBegun(world);
  await sendListing(owner, begun);
  assert.equal((await (await signUpPerson(world)).rpc('withdraw_listing', { property_id })).code, 'not_found');
  assert.deepEqual(await owner.rpc('withdraw_listing', { property_id }), { ok: true, status: 'draft' });
  const fewer = { ...listing.form, rooms: listing.form.rooms.slice(0, 1), photos: listing.form.photos.slice(0, 1) };
  await sendDraft(owner, property_id, 1, fewer);
  assert.deepEqual(await sendListing(owner, { ...begun, revision: 2 }), submitted);
  const [count] = await world.sql(
    `select (select count(*)::integer from public.property_rooms where property_id = $1) as rooms,
       (select count(*)::integer from public.property_images where property_id = $1) as images`,
    [property_id],
  );
  assert.deepEqual(count, { rooms: 1, images: 2 });
});

test('a listing in review is not withdrawn', async (world) => {
  const { owner, begun, property_id } = await givenBegun(world);
  await sendListing(owner, begun);
  await world.sql(`update public.properties set status = 'pending' where id = $1`, [property_id]);
  assert.equal((await owner.rpc('withdraw_listing', { property_id })).code, 'not_editable');
});

test('refuses a listing with the room of another one', async (world) => {
  const { owner, begun, listing } = await givenBegun(world);
  await sendListing(owner, begun);
  const stranger = await signUpPerson(world);
  for (const id of [listing.form.rooms[0]?.id, world.hotelOf('owner A').room]) {
    const theft = await beginListing(world, stranger, ({ form }) => Object.assign(form.rooms[0] as object, { id }));
    assert.equal((await sendListing(stranger, theft)).code, 'invalid_form');
  }
});

test('an admin who submits a listing stays an admin', async (world) => {
  await world.sql('select private.write_owner($1)', [world.userId('admin')]);
  const [row] = await world.sql('select role from public.profiles where user_id = $1', [world.userId('admin')]);
  assert.deepEqual(row, { role: 'admin' });
});

async function givenState(world: World) {
  const { owner, property_id } = await givenBegun(world);
  return {
    owner,
    property_id,
    async change(after: Record<string, unknown>) {
      const { ok, code } = await changeListing(world, property_id, after);
      return ok ? 'ok' : code;
    },
    async state() {
      const [row] = await world.sql(
        `select status, rejection_reason as reason, decided_at is not null as decided from public.properties where id = $1`,
        [property_id],
      );
      return row;
    },
  };
}

test('an admin rejects a listing with a reason, and leaves the rest of it alone', async (world) => {
  const { owner, change, state } = await givenState(world);
  assert.equal(await change({ status: 'submitted' }), '42501');
  assert.equal(await change({ status: 'rejected' }), 'reason_required');
  assert.equal(await change({ status: 'rejected', rejection_reason: '  ' }), 'reason_required');
  assert.equal(await change({ status: 'rejected', rejection_reason: ' Why. ' }), 'ok');
  assert.equal(await change({ rejection_reason: '' }), 'reason_required');
  for (const after of [{ is_public: true }, { owner_id: owner.userId }, { status: 'sold' }, { is_featured: null }])
    assert.equal(await change(after), 'invalid_listing');
  assert.deepEqual(await state(), { status: 'rejected', reason: 'Why.', decided: true });
});

test('an admin changes a listing only as they saw it', async (world) => {
  const { property_id, change } = await givenState(world);
  await change({ status: 'rejected', rejection_reason: 'Why.' });
  const codeOf = async (id: string, before: object) =>
    (await world.rpc('admin', 'admin_change_listing', { property_id: id, before, after: { status: 'pending' } })).json
      .code;
  for (const before of [{ status: 'draft', submitted_at: null }, {}, { status: 'rejected' }])
    assert.equal(await codeOf(property_id, before), 'changed', JSON.stringify(before));
  assert.equal(await codeOf(randomUUID(), {}), 'not_found');
});

test('a rejected listing that is submitted again waits without a reason', async (world) => {
  const { owner, property_id, change, state } = await givenState(world);
  await change({ status: 'rejected', rejection_reason: 'Why.' });
  assert.equal((await decide(world, property_id, 'approve')).code, 'not_waiting');
  assert.equal((await sendListing(owner, { property_id, revision: 1 })).ok, true);
  assert.deepEqual(await state(), { status: 'submitted', reason: null, decided: true });
  await databaseRefuses(world, `update public.properties set status = 'rejected' where id = '${property_id}'`);
});

test('in the name of a person the database only withdraws their submission', async (world) => {
  const { owner, property_id, change, state } = await givenState(world);
  assert.equal((await sendListing(owner, { property_id, revision: 1 })).ok, true);
  const as = (sub: string, status: string) =>
    inTheNameOf(
      { claims: { sub } },
      `update public.properties set status = '${status}', rejection_reason = 'Why.' where id = '${property_id}'`,
    );
  await databaseRefuses(world, as(owner.userId, 'approved'), as(world.userId('owner A'), 'draft'));
  await world.sql(as(owner.userId, 'draft'));
  assert.equal((await state())?.status, 'draft');
  assert.equal(await change({ status: 'pending' }), 'ok');
  await databaseRefuses(world, as(owner.userId, 'submitted'));
});
