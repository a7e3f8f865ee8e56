import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePdf } from '../fixtures.ts';
import { book, giveFactor, givenLiveListing } from './given.ts';
import { handIn, sendDraft, sendListing } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenBusyOwner(world: World) {
  const { owner, property_id, hotel_id, listing } = await givenLiveListing(world);
  assert.equal((await book(world, { hotel_id, room_category_id: listing.form.rooms[0]?.id })).ok, true);
  const draft = randomUUID();
  await sendDraft(owner, draft, 0, listing.form);
  const send = async (id: string) => {
    const about = { id, property_id: draft, document_type: 'gst', file_name: 'gst.pdf' };
    const headers = { 'content-type': 'application/octet-stream' };
    const path = `/functions/v1/upload-document?${new URLSearchParams(about)}`;
    return (await owner.call('POST', path, { body: makePdf(), headers })).json.success === true;
  };
  const document = randomUUID();
  assert.equal(await send(document), true);
  const reads = async (path: string) => {
    const { status, json } = await owner.call('GET', `/rest/v1/${path}`);
    assert.ok(status < 300 || json.code === '42501', JSON.stringify(json));
    return status < 300 && json.length > 0;
  };
  const isAnswered = ({ code }: { code?: string } = {}) => code !== 'second_factor_needed';
  const attempts: Record<string, () => Promise<boolean>> = {
    'read bookings': async () => (await owner.rpc('desk_bookings', { hotel_id })).total === 1,
    'read listings': () => reads(`properties?id=eq.${property_id}`),
    'add a document': () => send(randomUUID()),
    'submit a listing': async () => isAnswered(await sendListing(owner, { property_id, revision: 1 })),
    'submit a judged listing': async () =>
      isAnswered(await handIn(world, owner, { property_id, listing, revision: 1 })),
    'open a document': async () =>
      (await owner.call('POST', '/functions/v1/document-link', { body: { id: document } })).status === 200,
  };
  for (const part of ['property_rooms', 'property_images', 'property_documents'])
    attempts[`read ${part}`] = () => reads(`${part}?property_id=eq.${property_id}`);
  for (const [name, args] of Object.entries(callsOf({ property_id, hotel_id, draft, document, form: listing.form })))
    attempts[name] = async () => isAnswered(await owner.rpc(name, args));
  attempts['delete a draft'] = async () => (await owner.rpc('delete_draft', { property_id: draft })).ok === true;
  return { owner, attempts };
}

const callsOf = (about: { property_id: string; hotel_id: string; draft: string; document: string; form: object }) => ({
  my_listings: {},
  my_stays: {},
  my_stay_link: { booking_reference: 'AAAA-BBBB-CCCC-DDDD' },
  saved_stays: {},
  my_data: {},
  may_delete_account: {},
  delete_account: {},
  desk_home: {},
  desk_houses: {},
  desk_calendar: { hotel_id: about.hotel_id },
  my_invitations: {},
  answer_invitation: { property_id: about.property_id, accept: true },
  listing_form: { property_id: about.property_id },
  listing_history: { property_id: about.property_id },
  save_listing_draft: { property_id: about.draft, base_revision: 1, form: about.form, step: 'amenities' },
  save_compliance: { form: { bank_name: 'New Bank' } },
  withdraw_listing: { property_id: about.draft },
  set_listing_visibility: { property_id: about.property_id, is_public: true },
  add_notice_email: { property_id: about.property_id, email: 'desk@house.example' },
  remove_notice_email: { property_id: about.property_id, email: 'desk@house.example' },
  remove_document: { id: about.document },
});

test('a session with a password alone does nothing for an owner who has a second factor', async (world) => {
  const { owner, attempts } = await givenBusyOwner(world);
  const allowed = async () => {
    const names: string[] = [];
    for (const [name, isAllowed] of Object.entries(attempts)) if (await isAllowed()) names.push(name);
    return names;
  };
  await giveFactor(world, owner.userId);
  assert.deepEqual(await allowed(), []);
  await world.sql('delete from auth.mfa_factors where user_id = $1', [owner.userId]);
  assert.deepEqual(await allowed(), Object.keys(attempts));
});
