import { randomUUID } from 'node:crypto';
import { type ListingForm, photosIn } from '#src/domain/listing/listing.ts';
import { type Account, addPerson } from '../fixtures.ts';
import { completeListing, judged, type Listing } from '../listingCases.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import type { CallOptions } from './client.ts';
import type { World } from './world.ts';

/** A user with a new account, who counts as a stranger for canaries. */
export interface Person extends Account {
  token: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with toEqual and toMatchObject, which check the shape.
  rpc(name: string, args?: unknown): Promise<any>;
  call(method: string, path: string, options?: CallOptions): ReturnType<World['call']>;
}

export async function signUpPerson(world: World, full_name = 'Maria Fernandes'): Promise<Person> {
  const account = await addPerson(world.sql, 'long enough', { full_name, phone: '+91 98220 00000' });
  return personWith(world, { ...account, token: await world.backend.signIn(account.email, 'long enough') });
}

function personWith(world: World, about: Pick<Person, 'userId' | 'email' | 'token'>): Person {
  const call: Person['call'] = (method, path, options = {}) =>
    world.call('anon', method, path, {
      ...options,
      headers: { authorization: `Bearer ${about.token}`, ...options.headers },
    });
  return {
    ...about,
    call,
    rpc: async (name, args = {}) => (await call('POST', `/rest/v1/rpc/${name}`, { body: args })).json,
  };
}

/** The same session with a new token, this long after the password was typed. */
export async function afterMinutes(world: World, person: Person, minutes: number): Promise<Person> {
  const { session_id } = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
  await world.sql(
    `update auth.mfa_amr_claims set updated_at = updated_at - make_interval(mins => $2) where session_id = $1`,
    [session_id, minutes],
  );
  const known = await world.value(
    'select token from auth.refresh_tokens where session_id = $1 and not coalesce(revoked, false) limit 1',
    [session_id],
  );
  const { json } = await world.call('anon', 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: known },
  });
  return personWith(world, { ...person, token: json.access_token });
}

export async function signInAgain(world: World, person: Person, password = 'long enough'): Promise<Person> {
  const { json } = await world.call('anon', 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: person.email, password },
  });
  return personWith(world, { ...person, token: json.access_token });
}

export async function noteUploads(world: World, property_id: string, { form, documents }: Listing): Promise<void> {
  const files = [
    ...photosIn(form).map(({ photo: { id } }) => ({
      id,
      kind: 'photo',
      type: null,
      path: `${property_id}/${id}.webp`,
    })),
    ...documents.map((type) => ({ id: randomUUID(), kind: 'document', type, path: `${property_id}/${type}.pdf` })),
  ];
  for (const { id, kind, type, path } of files) {
    await world.sql(
      `insert into private.uploads (id, property_id, kind, document_type, file_name, path, mime_type, bytes, width, height, sha256)
       values ($1, $2, $3, $4, $5, $6, $7, 1000, $8, $8, repeat('0', 64))`,
      [id, property_id, kind, type, `${kind}.file`, path, 'image/webp', kind === 'photo' ? 800 : null],
    );
  }
}

function withOwnIds(listing: Listing): Listing {
  const { form } = listing;
  const own = <Part extends object>(parts: readonly Part[]) => parts.map((part) => ({ ...part, id: randomUUID() }));
  const rooms = own(form.rooms).map((room) => ({ ...room, photos: own(room.photos) }));
  const photos = own(form.photos);
  return { ...listing, form: { ...form, rooms, photos } };
}

export interface Begun {
  property_id: string;
  listing: Listing;
  revision: number;
}

export async function beginListing(world: World, owner: Person, change: (listing: Listing) => void = () => {}) {
  const listing = withOwnIds(completeListing());
  change(listing);
  const property_id = randomUUID();
  const { revision } = await sendDraft(owner, property_id, 0, listing.form);
  await noteUploads(world, property_id, listing);
  await owner.rpc('save_compliance', { form: listing.compliance });
  return { property_id, listing, revision: revision as number } satisfies Begun;
}

export const sendDraft = (
  owner: Person,
  property_id: string,
  base_revision: number,
  form: ListingForm,
  step = 'basics',
) => owner.rpc('save_listing_draft', { property_id, base_revision, form, step });

/** Calls submit-listing and returns its answer in the form of a database function's. */
export async function sendListing(
  owner: Pick<Person, 'call'>,
  begun: Pick<Begun, 'property_id' | 'revision'> & Partial<Begun> & { preview?: boolean },
  accepted_terms = true,
) {
  const { property_id, revision: base_revision, preview } = begun;
  const body = { property_id, base_revision, accepted_terms, legal_versions: termsAndPrivacy, preview };
  const { success, error: _, ...more } = (await owner.call('POST', '/functions/v1/submit-listing', { body })).json;
  return { ok: success, ...more };
}

/** Submits a listing directly to the database, which must notice later changes. `change` overrides the arguments. */
export async function handIn(
  world: World,
  { userId, token }: Person,
  { property_id, revision, listing }: Begun,
  change: { saved_at?: null; given?: object | null } = {},
) {
  const beside = await world.row(
    `select (select saved_at::text from private.compliance_drafts where user_id = $1) as saved_at,
       array(select id from private.uploads where property_id = $2 and kind = 'document') as documents`,
    [userId, property_id],
  );
  const given = { ...(judged(listing) as { listing?: object }).listing, documents: beside?.documents };
  const sent = {
    saved_at: change.saved_at === null ? null : beside?.saved_at,
    given: change.given === null ? null : JSON.stringify({ ...given, ...change.given }),
  };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return await world.value(
    'select private.submit_listing($1, $2, $3, $4::timestamptz, $5::jsonb, $6::jsonb) as answer',
    [claims, property_id, revision, sent.saved_at, sent.given, JSON.stringify(termsAndPrivacy)],
  );
}

export async function decide(world: World, property_id: string, decision: string, reason?: string) {
  return (await world.rpc('admin', 'decide_listing', { property_id, decision, reason })).json;
}

export async function publishListing(world: World, owner: Person, change?: (listing: Listing) => void) {
  const begun = await beginListing(world, owner, change);
  const submitted = await sendListing(owner, begun);
  if (!submitted.ok) throw new Error(JSON.stringify(submitted));
  const approved = await decide(world, begun.property_id, 'approve');
  if (!approved.ok) throw new Error(JSON.stringify(approved));
  return { ...begun, hotel_id: approved.hotel_id as string };
}
