import assert from 'node:assert/strict';
import { publishListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';

/** Changes settings of the site past the form for admins. */
export async function setSettings(world: World, settings: Record<string, unknown>): Promise<void> {
  const set = Object.keys(settings).map((name, at) => `${name} = $${at + 1}`);
  await world.sql(`update private.settings set ${set}`, Object.values(settings));
}

/** Calls a function as the admin of the world, and returns the answer. */
export const asAdmin = async (world: World, name: string, args: object = {}) =>
  (await world.rpc('admin', name, args)).json;

/** Runs a statement as the owner of the database, in the name of the given claims or job. */
export const inTheNameOf = (name: { claims: object } | { job: string }, statement: string): string => {
  const setting =
    'job' in name ? `'private.job', '${name.job}'` : `'request.jwt.claims', '${JSON.stringify(name.claims)}'`;
  return `do $$ begin perform set_config(${setting}, true); ${statement}; end $$`;
};

/** An owner and a listing that is live. */
export async function givenLiveListing(world: World, change?: Parameters<typeof publishListing>[2], name?: string) {
  const owner = await signUpPerson(world, name);
  return { owner, ...(await publishListing(world, owner, change)) };
}

export const hotelDetails = async (world: World, hotel_id: string) =>
  (await world.rpc('anon', 'hotel_details', { hotel_id })).json;

export const isLive = async (world: World, hotel_id: string): Promise<boolean> =>
  (await hotelDetails(world, hotel_id)).ok;

/** Returns what the queued emails of these kinds to an address say, oldest first. */
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

/** Returns the id of one document that was uploaded for a listing. */
export async function documentOf(world: World, property_id: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `select id from private.uploads where property_id = $1 and kind = 'document' limit 1`,
    [property_id],
  );
  assert.ok(row, property_id);
  return row.id;
}

/** Returns the path of a document for somebody with these claims, or the code of the refusal. */
export async function decideLink(world: World, claims: { sub: string; session_id?: string }, id: string) {
  const [row] = await world.sql<{ answer: { path?: string; code?: string } }>(
    'select private.document_link($1::jsonb, $2) as answer',
    [JSON.stringify(claims), id],
  );
  return row?.answer.path ?? row?.answer.code;
}

/** Returns the review that guests see of a hotel of the world. */
export async function reviewOf(world: World, hotel: string): Promise<string> {
  const [row] = await world.sql<{ id: string }>('select id from public.reviews where hotel_id = $1', [hotel]);
  assert.ok(row, hotel);
  return row.id;
}
