import assert from 'node:assert/strict';
import { paymentStatusSql } from '../support/paymentSql.ts';
import type { Actor, Owner } from './actors.ts';
import { publishListing, signUpPerson } from './listings.ts';
import { dayFromToday, type World } from './world.ts';

async function setColumns(world: World, table: string, values: Record<string, unknown>): Promise<void> {
  const assignments = Object.keys(values).map((column, index) => `${column} = $${index + 1}`);
  await world.sql(`update ${table} set ${assignments.join(', ')}`, Object.values(values));
}
export const setSettings = (world: World, settings: Record<string, unknown>) =>
  setColumns(world, 'private.settings', settings);
export const setLimits = (world: World, limits: Record<string, number>) => setColumns(world, 'private.limits', limits);

export function request(world: World, change: Record<string, unknown> = {}, owner: Owner = 'owner A') {
  const { hotel, room } = world.hotelOf(owner);
  return {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(10),
    check_out_date: dayFromToday(12),
    guest_name: 'Asha Kamat',
    guest_email: 'asha@guest.example',
    ...change,
  };
}

export const book = async (world: World, change: Record<string, unknown> = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, change))).json;

/** Expects a refusal with this code and no new row. */
export async function refuses(world: World, change: Record<string, unknown>, code: string): Promise<void> {
  const count = async () => (await world.sql('select 1 from public.bookings')).length;
  const before = await count();
  assert.equal((await book(world, change)).code, code);
  assert.equal(await count(), before);
}

export const lookUp = async (world: World, booking_reference: string) =>
  (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.booking;

export const changeRow = (world: World, booking_reference: string, set: string) =>
  world.sql(`update public.bookings set ${set} where booking_reference = $1`, [booking_reference]);

export const setPaymentStatus = (world: Pick<World, 'sql'>, booking: string, status: string) =>
  world.sql(paymentStatusSql(status, '$1 in (b.id::text, b.booking_reference)'), [booking]);

export const patch = (world: World, actor: Actor, path: string, body: unknown) =>
  world.call(actor, 'PATCH', `/rest/v1/${path}`, { body });

export async function databaseRefuses(world: World, ...statements: string[]): Promise<void> {
  for (const statement of statements)
    await assert.rejects(world.sql(statement), `the database must refuse: ${statement}`);
}

/** Expects the first call of a stranger to pass and the second to be refused while the limit is 1. */
export async function isLimited(world: World, limit: string, name: string, args: (index: number) => unknown) {
  await setLimits(world, { [limit]: 1 });
  const isRefused = async (index: number) => (await world.rpc('anon', name, args(index))).json.code === 'rate_limited';
  assert.deepEqual([await isRefused(0), await isRefused(1)], [false, true], `${name} is allowed once`);
}

export const countersAgree = async (world: World) =>
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);

export const asAdmin = async (world: World, name: string, args: object = {}) =>
  (await world.rpc('admin', name, args)).json;

/** SQL that runs a statement as the database's owner with these claims or this job. */
export const inTheNameOf = (name: { claims: object } | { job: string }, statement: string): string => {
  const setting =
    'job' in name ? `'private.job', '${name.job}'` : `'request.jwt.claims', '${JSON.stringify(name.claims)}'`;
  return `do $$ begin perform set_config(${setting}, true); ${statement}; end $$`;
};

export async function givenLiveListing(world: World, change?: Parameters<typeof publishListing>[2], name?: string) {
  const owner = await signUpPerson(world, name);
  return { owner, ...(await publishListing(world, owner, change)) };
}

export const hotelDetails = async (world: World, hotel_id: string) =>
  (await world.rpc('anon', 'hotel_details', { hotel_id })).json;

export const isLive = async (world: World, hotel_id: string): Promise<boolean> =>
  (await hotelDetails(world, hotel_id)).ok;

/** Returns the data of the queued emails of these kinds to an address, oldest first. */
export async function emailsTo(world: World, recipient: string, ...kinds: string[]) {
  const rows = await world.sql<{ data: Record<string, unknown> }>(
    'select data from private.outbox where recipient = $1 and kind = any ($2) order by id',
    [recipient, kinds],
  );
  return rows.map(({ data }) => data);
}

export async function bookingIdOf(world: World, reference: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    reference,
  ]);
  assert.ok(row, reference);
  return row.id;
}

export async function documentOf(world: World, property_id: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `select id from private.uploads where property_id = $1 and kind = 'document' limit 1`,
    [property_id],
  );
  assert.ok(row, property_id);
  return row.id;
}

/** Returns the path of a document for a caller with these claims, or the code of the refusal. */
export async function decideLink(world: World, claims: { sub: string; session_id?: string }, id: string) {
  const [row] = await world.sql<{ answer: { path?: string; code?: string } }>(
    'select private.document_link($1::jsonb, $2) as answer',
    [JSON.stringify(claims), id],
  );
  return row?.answer.path ?? row?.answer.code;
}

export async function reviewOf(world: World, hotel: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>('select id from public.reviews where hotel_id = $1', [hotel]);
  assert.ok(row, hotel);
  return row.id;
}

/** Adds a second factor that the account's sessions have not used. */
export const giveFactor = (world: World, user_id: string) =>
  world.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'Phone ' || gen_random_uuid(), 'totp', 'verified', now(), now(), 'x')`,
    [user_id],
  );

/** Calls a function as owner A and returns the answer. Later arguments override earlier ones. */
export const asOwner = async (world: World, name: string, ...args: object[]) =>
  (await world.rpc('owner A', name, Object.assign({}, ...args))).json;

/** Changes a booking by SQL. A new cancellation policy also sets its figures. */
export async function change(world: World, id: string, set: string): Promise<void> {
  await world.sql(`update public.bookings set ${set} where id = $1`, [id]);
  if (set.includes('cancellation_policy'))
    await world.sql(
      `update public.bookings as b set (refund_percent, refund_hours) = (
         select p.percent, p.hours from private.cancellation_policies as p where p.policy = b.cancellation_policy
       ) where id = $1`,
      [id],
    );
}
export const refunded = (world: World, id: string, amount: number) =>
  world.sql(
    `select private.write_refund(b, jsonb_populate_record(null::private.refunds, jsonb_build_object(
       'holder', 'property', 'amount', $2::bigint, 'method', 'cash'))) from public.bookings as b where b.id = $1`,
    [id, amount],
  );
