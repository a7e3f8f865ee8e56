import { describe, expect, test } from 'vitest';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { beginListing, sendListing, signUpPerson } from './listings.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';

const world = await createWorldOfFile();
const owner = await signUpPerson(world);
const stranger = await signUpPerson(world);
const begun = await beginListing(world, owner);
const property_id = begun.property_id;
await sendListing(owner, begun);
const restoreRows = await restoreEach(world);

const states = ['draft', 'submitted', 'pending', 'approved', 'rejected'] as const;
type State = (typeof states)[number];

/**
 * Actors that may bring a listing from one state to another, and by which call:
 *   set      through admin_change_listing alone
 *   submit   through the function submit-listing alone
 *   draw     through withdraw_listing alone
 *   .        not at all
 */
const table = `
  from       to         anon  stranger  owner   admin

  draft      submitted  .     .         submit  .
  draft      pending    .     .         .       set
  draft      approved   .     .         .       set
  draft      rejected   .     .         .       set
  submitted  draft      .     .         draw    set
  submitted  pending    .     .         .       set
  submitted  approved   .     .         .       set
  submitted  rejected   .     .         .       set
  pending    draft      .     .         .       set
  pending    submitted  .     .         .       .
  pending    approved   .     .         .       set
  pending    rejected   .     .         .       set
  approved   draft      .     .         .       set
  approved   submitted  .     .         submit  .
  approved   pending    .     .         .       set
  approved   rejected   .     .         .       set
  rejected   draft      .     .         .       set
  rejected   submitted  .     .         submit  .
  rejected   pending    .     .         .       set
  rejected   approved   .     .         .       set
`;
const who = ['anon', 'stranger', 'owner', 'admin'] as const;
type Who = (typeof who)[number];

const cells = table
  .split('\n')
  .filter((row) => row.trim() && !row.includes('stranger'))
  .flatMap((row) => {
    const [from, to, ...ways] = row.trim().split(/ +/);
    return ways.map(
      (way, at) => ({ from, to, who: who[at], way }) as { from: State; to: State; who: Who; way: string },
    );
  });

async function put(state: State): Promise<void> {
  const reason = state === 'rejected' ? `'Because.'` : 'null';
  await world.sql(`do $$ begin
    set local session_replication_role = replica;
    update public.properties set status = '${state}', rejection_reason = ${reason},
      submitted_revision = case when '${state}' in ('draft', 'approved', 'rejected') then 0 else revision end
    where id = '${property_id}';
  end $$`);
}
const seen = async () =>
  await world.row('select status, to_jsonb(submitted_at) as submitted_at from public.properties where id = $1', [
    property_id,
  ]);
const statusOf = async () => await world.value('select status from public.properties where id = $1', [property_id]);

function call(actor: Who, method: string, path: string, body: unknown) {
  if (actor === 'owner') return owner.call(method, path, { body });
  if (actor === 'stranger') return stranger.call(method, path, { body });
  return world.call(actor, method, path, { body });
}
const ways: Record<string, (actor: Who, to: State) => Promise<unknown>> = {
  write: (actor, status) => call(actor, 'PATCH', `/rest/v1/properties?id=eq.${property_id}`, { status }),
  set: async (actor, status) =>
    call(actor, 'POST', '/rest/v1/rpc/admin_change_listing', {
      property_id,
      before: await seen(),
      after: { status, ...(status === 'rejected' ? { rejection_reason: 'Because.' } : {}) },
    }),
  submit: (actor) =>
    call(actor, 'POST', '/functions/v1/submit-listing', {
      property_id,
      base_revision: 1,
      accepted_terms: true,
      legal_versions: termsAndPrivacy,
    }),
  draw: (actor) => call(actor, 'POST', '/rest/v1/rpc/withdraw_listing', { property_id }),
};

test('the table names every change of state once', () => {
  const every = states.flatMap((from) => states.filter((to) => to !== from).map((to) => `${from} ${to}`));
  const named = cells.filter((cell) => cell.who === 'owner').map(({ from, to }) => `${from} ${to}`);
  expect(named.toSorted()).toEqual(every.toSorted());
});

describe.each(who)('%s', (actor) => {
  test.each(cells.filter((cell) => cell.who === actor))('$from to $to: $way', async ({ from, to, way }) => {
    for (const [name, go] of Object.entries(ways)) {
      // An action that always leads to another state is tested in that row.
      const leads = { write: to, set: to, submit: 'submitted', draw: 'draft' }[name];
      if (leads !== to) continue;
      await restoreRows();
      await put(from);
      await go(actor, to);
      expect(await statusOf(), name).toBe(name === way ? to : from);
    }
  });
});

test('the database agrees with the table, and says so to nobody else', async () => {
  const rows = await world.column(
    `select actor || ' ' || from_status || ' ' || to_status as line from private.status_transitions`,
  );
  const expected = [
    ...cells.filter(({ way }) => way !== '.').map((cell) => `${cell.who} ${cell.from} ${cell.to}`),
    // Possible only in submit_listing for a live listing: see the rule livingListing.
    ...['publishing draft approved', 'publishing rejected approved'],
  ];
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

test.each(states)('an admin who is the owner too submits a %s listing like any owner', async (from) => {
  await world.sql(`update public.profiles set role = 'admin' where user_id = $1`, [owner.userId]);
  await put(from);
  await ways.submit?.('owner', 'submitted');
  expect(await statusOf()).toBe(from === 'pending' ? 'pending' : 'submitted');
  const [profile] = await world.sql('select role from public.profiles where user_id = $1', [owner.userId]);
  expect(profile).toEqual({ role: 'admin' });
});
