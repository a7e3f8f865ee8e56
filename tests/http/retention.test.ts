import assert from 'node:assert/strict';
import { addPerson } from '../fixtures.ts';
import { onDay } from './atNight.ts';
import { type Begun, beginListing, decide, publishListing, sendDraft, sendListing, signUpPerson } from './listings.ts';
import { type World, worldPrice } from './world.ts';
import { test } from './worldTest.ts';

async function run(world: World) {
  const { state, result } = (await world.rpc('admin', 'run_job', { job: 'retention' })).json;
  assert.equal(state, 'done');
  return result as { guests: number; documents: number; payout: number; accounts: number; searches: number };
}

test('removes guests 72 months after the tax year of their stay', async (world) => {
  // The last day of one financial year, and the first of the next.
  const stays = [
    ['2019-03-31', 'completed'],
    ['2019-03-31', 'cancelled'],
    ['2019-04-01', 'completed'],
  ] as const;
  const { hotel, room } = world.hotelOf('owner A');
  const ids: string[] = [];
  for (const [check_out, status] of stays) {
    const [made] = await world.sql<{ id: string }>(
      `insert into public.bookings (
         hotel_id, room_category_id, guest_name, guest_email, guest_phone, special_requests, check_in_date, check_out_date, base_price,
         total_amount, tax_rate, tax_amount, advance_percent, advance_amount, booking_status
       ) values ($1, $2, 'Asha', 'asha@guest.example', '+91 98220 00000', 'Quiet', $3::date - 2, $3, $4, $4, 5, 0, 30, 1, $5) returning id`,
      [hotel, room, check_out, worldPrice['owner A'], status],
    );
    ids.push(made?.id ?? '');
  }
  const read = async (id: string | undefined) =>
    (
      await world.sql<Record<string, unknown>>(
        `select guest_name, guest_email, guest_phone, special_requests, check_out_date::text as check_out, total_amount::integer, booking_status::text as status
         from public.bookings where id = $1`,
        [id],
      )
    )[0];
  const reviews: string[] = [];
  for (const id of ids) {
    const [made] = await world.sql<{ id: string }>(
      `with made as (
         insert into public.reviews (hotel_id, reviewer_name, rating, title, is_verified)
         values ($1, 'Asha', 5, 'Zeldaword', true) returning id
       ) insert into private.review_stays (review_id, booking_id) select id, $2 from made returning review_id as id`,
      [hotel, id],
    );
    reviews.push(made?.id ?? '');
  }
  for (const review_id of reviews)
    assert.equal(
      (await world.rpc('admin', 'hide_review', { review_id, reason: 'Zeldaword is rude', kind: 'insult' })).json.ok,
      true,
    );
  const whole = { guest_name: 'Asha', guest_email: 'asha@guest.example', guest_phone: '+91 98220 00000' };
  const gone = { guest_name: 'Deleted guest', guest_email: 'erased@guest.invalid', guest_phone: null };
  const notes = async (id: string | undefined) =>
    (await world.sql<{ text: string }>('select a::text as text from private.audit_log as a where entity_id = $1', [id]))
      .map(({ text }) => text)
      .join();

  for (const [day, ended] of [
    ['2025-12-31', 0],
    ['2026-01-01', 2],
    ['2026-12-31', 2],
    ['2027-01-01', 3],
  ] as const) {
    await onDay(world, day, () => run(world));
    for (const [at, [check_out, status]] of stays.entries()) {
      const money = { check_out, total_amount: worldPrice['owner A'], status };
      const guest = at < ended ? { ...gone, special_requests: '' } : { ...whole, special_requests: 'Quiet' };
      assert.deepEqual(await read(ids[at]), { ...guest, ...money }, `the stay until ${check_out} on ${day}`);
      assert.equal(/asha@guest/.test(await notes(ids[at])), at >= ended, `its notes on ${day}`);
      const review = await world.sql('select from public.reviews where id = $1', [reviews[at]]);
      assert.equal(review.length, at < ended ? 0 : 1, `its review on ${day}`);
      assert.equal(/zeldaword/i.test(await notes(reviews[at])), at >= ended, `the notes of its review on ${day}`);
    }
  }
  assert.equal((await onDay(world, '2027-01-01', () => run(world))).guests, 0, 'once');
  assert.deepEqual(await world.sql('select * from private.audit_faults()'), []);
});

const refusedFor = (world: World, { property_id }: Begun, refused: string, changed = refused) =>
  world.sql(
    'update public.properties set decided_at = now() - $2::interval, draft_saved_at = now() - $3::interval where id = $1',
    [property_id, refused, changed],
  );

async function keptOf(world: World, { property_id }: Begun) {
  const [kept] = await world.sql<{ files: number; documents: number; payout: number; typed: number; removed: number }>(
    `select (select count(*)::integer from private.uploads where property_id = $1 and kind = 'document') as files,
       (select count(*)::integer from public.property_documents where property_id = $1) as documents,
       (select count(*)::integer from private.compliance_submissions where property_id = $1) as payout,
       (select count(*)::integer from private.compliance_drafts as d join public.properties as p on p.owner_id = d.user_id where p.id = $1) as typed,
       (select count(*)::integer from private.removed_files where starts_with(path, $1 || '/') and path like '%.pdf') as removed`,
    [property_id],
  );
  return kept;
}

test('removes documents and payout data of a rejected listing after 90 days', async (world) => {
  const owner = await signUpPerson(world);
  const refused = await beginListing(world, owner);
  const waiting = await beginListing(world, owner);
  for (const begun of [refused, waiting]) assert.equal((await sendListing(owner, begun)).ok, true);
  assert.equal((await decide(world, refused.property_id, 'reject', 'No photos of the rooms.')).ok, true);
  const live = await publishListing(world, owner);
  live.listing.form.basics.name = `${live.listing.form.basics.name} Garden`;
  const { revision } = await sendDraft(owner, live.property_id, live.revision, live.listing.form);
  assert.equal((await sendListing(owner, { ...live, revision })).ok, true);
  assert.equal((await decide(world, live.property_id, 'reject', 'Please say more of the garden.')).ok, true);
  await refusedFor(world, waiting, '400 days');
  await refusedFor(world, live, '400 days');

  const all = { files: 3, documents: 3, payout: 1, typed: 1, removed: 0 };
  const none = { files: 0, documents: 0, payout: 0, typed: 1, removed: 3 };
  const ran = async () => {
    const { documents, payout } = await run(world);
    return [documents, payout];
  };
  const ninety = (change: string) => `90 days ${change}`;
  for (const [since, changed] of [
    ['89 days', '89 days'],
    [ninety('-1 minute'), ninety('-1 minute')],
    [ninety('+1 minute'), ninety('-1 minute')],
  ] as const) {
    await refusedFor(world, refused, since, changed);
    assert.deepEqual(await ran(), [0, 0], `refused ${since} ago, changed ${changed} ago`);
    assert.deepEqual(await keptOf(world, refused), all);
  }
  await refusedFor(world, refused, ninety('+1 minute'));
  assert.deepEqual(await ran(), [3, 1]);
  assert.deepEqual(await keptOf(world, refused), none, 'what the owner types from is the owner’s, and stays');
  for (const other of [waiting, live]) assert.deepEqual(await keptOf(world, other), all, 'handed in, and live');
  assert.deepEqual(await ran(), [0, 0], 'once');
  await world.sql('delete from auth.users where id = $1', [owner.userId]);
});

test('removes accounts that were never confirmed after 30 days', async (world) => {
  const people: readonly (readonly [age: string, has: Record<string, string>, stays: boolean])[] = [
    ['29 days 23:59', {}, true],
    ['30 days 00:01', {}, false],
    ['400 days', { email_confirmed_at: 'now()' }, true],
    ['400 days', { last_sign_in_at: 'now()' }, true],
    ['400 days', { role: 'admin' }, true],
  ];
  const ids: string[] = [];
  for (const [age, { role, ...has }] of people) {
    const { userId } = await addPerson(world.sql, 'long enough', { full_name: 'Nobody Yet' });
    ids.push(userId);
    if (role) await world.sql('update public.profiles set role = $1 where user_id = $2', [role, userId]);
    const columns = { email_confirmed_at: 'null', last_sign_in_at: 'null', ...has };
    await world.sql(
      `update auth.users set ${Object.entries(columns).map((pair) => pair.join(' = '))}, created_at = now() - $2::interval where id = $1`,
      [userId, age],
    );
  }
  try {
    assert.equal((await run(world)).accounts, 1);
    for (const [at, [age, has, stays]] of people.entries()) {
      const there = await world.sql('select 1 from auth.users where id = $1', [ids[at]]);
      assert.equal(there.length === 1, stays, `${age} ${JSON.stringify(has)}`);
    }
    assert.equal((await run(world)).accounts, 0, 'once');
  } finally {
    await world.sql('delete from auth.users where id = any ($1)', [ids]);
  }
});

test('removes searches of admins from the log after 90 days', async (world) => {
  const looks: readonly (readonly [age: string, action: string, after: Record<string, string>, stays: boolean])[] = [
    ['89 days 23:59', 'read', { search: 'Zelda', status: 'active' }, true],
    ['90 days 00:01', 'read', { search: '"zelda quillf', status: 'active' }, false],
    ['400 days', 'read', { search: 'zelda.q' }, false],
    ['400 days', 'read', { status: 'active' }, true],
    ['400 days', 'update', { search: 'A column of this name' }, true],
  ];
  const ids: number[] = [];
  for (const [age, action, after] of looks) {
    const [made] = await world.sql<{ id: number }>(
      `insert into private.audit_log (at, actor_id, actor_email, action, entity, entity_id, label, after)
       values (now() - $1::interval, $2, 'admin@susegad.example', $3, 'bookings', 'list', 'List of bookings', $4) returning id`,
      [age, world.userId('admin'), action, JSON.stringify(after)],
    );
    ids.push(made?.id ?? 0);
  }
  assert.equal((await run(world)).searches, 2);
  const rows = await world.sql<{ actor_email: string; label: string; after: Record<string, string> }>(
    'select actor_email, label, after from private.audit_log where id = any ($1) order by id',
    [ids],
  );
  assert.deepEqual(
    rows,
    looks.map(([, , after, stays]) => ({
      ...{ actor_email: 'admin@susegad.example', label: 'List of bookings' },
      after: stays ? after : { ...after, search: '(erased)' },
    })),
  );
  assert.equal((await run(world)).searches, 0, 'once');
  assert.deepEqual(await world.sql('select * from private.audit_faults()'), []);
});
