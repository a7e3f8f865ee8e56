import { localKey } from '#src/build/backend.ts';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { termsAndPrivacy } from './legalVersions.ts';

export const renamed = {
  id: '00000000-0000-4000-8000-000000000002',
  before: 'Casa De Patio',
  name: 'Patio House',
};

export const lonely = { place: 'mandrem', hidden: '00000000-0000-4000-8000-000000000019' };

/** Makes these changes like people: the owner submits the name, and an admin approves it and hides the other hotel. */
export async function changeStays(backend: string): Promise<void> {
  const { id: property_id, name } = renamed;
  async function post(path: string, data: object, token?: string) {
    const response = await fetch(backend + path, {
      method: 'POST',
      headers: {
        apikey: localKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(data),
    });
    const answer = await response.json();
    if (!response.ok || answer.ok === false) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  const signIn = async (email: string): Promise<string> =>
    (await post('/auth/v1/token?grant_type=password', { email, password: demoPassword })).access_token;
  const owner = await signIn('owner@susegad.example');
  const { listing } = await post('/rest/v1/rpc/listing_form', { property_id }, owner);
  const form = { ...listing.form, basics: { ...listing.form.basics, name } };
  const draft = { property_id, base_revision: listing.revision, form, step: 'summary' };
  const { revision } = await post('/rest/v1/rpc/save_listing_draft', draft, owner);
  const sent = { property_id, base_revision: revision, accepted_terms: true, legal_versions: termsAndPrivacy };
  await post('/functions/v1/submit-listing', sent, owner);
  const admin = await signIn('admin@susegad.example');
  await post('/rest/v1/rpc/decide_listing', { property_id, decision: 'approve' }, admin);
  await post('/rest/v1/rpc/set_listing_visibility', { property_id: lonely.hidden, is_public: false }, admin);
}
