import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { photosIn } from '#src/domain/listing/listing.ts';
import { makePdf, makePhoto } from '../fixtures.ts';
import { completeListing } from '../listingCases.ts';
import { termsAndPrivacy } from './legalVersions.ts';
import { newOwner, sessionOf } from './signIn.ts';

export interface HandedIn {
  property_id: string;
  owner: string;
  name: string;
  as: (email: string, name: string, args: object) => Promise<Record<string, unknown>>;
  submit: (base_revision: number) => Promise<Record<string, unknown>>;
}

const headers = { apikey: 'sb_publishable_local' };

/** Makes a complete listing of a new owner with stored photos and documents. A draft if `submitted` is false. Without `compliance` it lacks tax data, bank data and documents. */
export async function handIn(
  page: Page,
  { submitted = true, stars = '4', photos = 2, compliance = true } = {},
): Promise<HandedIn> {
  const owner = await newOwner();
  const tokens = new Map<string, string>();
  async function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email);
    if (known) return known;
    const { access_token } = await sessionOf(page, email);
    tokens.set(email, access_token);
    return access_token;
  }
  async function post(email: string, path: string, data: object) {
    const authorization = `Bearer ${await tokenOf(email)}`;
    return (await page.request.post(path, { headers: { ...headers, authorization }, data })).json();
  }
  const as: HandedIn['as'] = (email, name, args) => post(email, `/rest/v1/rpc/${name}`, args);
  async function upload(name: string, params: Record<string, string>, body: Buffer) {
    const response = await page.request.post(`/functions/v1/${name}?${new URLSearchParams(params)}`, {
      headers: {
        ...headers,
        authorization: `Bearer ${await tokenOf(owner)}`,
        'content-type': 'application/octet-stream',
      },
      data: body,
    });
    if (!response.ok()) throw new Error(await response.text());
    return response.json();
  }

  const { form, compliance: taxData } = completeListing();
  const property_id = randomUUID();
  const submit: HandedIn['submit'] = (base_revision) =>
    post(owner, '/functions/v1/submit-listing', {
      property_id,
      base_revision,
      accepted_terms: true,
      legal_versions: termsAndPrivacy,
    });
  const name = `Casa ${property_id.slice(0, 8)}`;
  form.basics = { ...form.basics, name, star_rating: stars };
  const own = <Part extends object>(parts: readonly Part[]) => parts.map((part) => ({ ...part, id: randomUUID() }));
  form.rooms = own(form.rooms).map((room) => ({ ...room, photos: own(room.photos) }));
  const colours = ['teal', 'tan'];
  const colourOf = (at: number) => colours[at] ?? 'olive';
  form.photos = Array.from({ length: photos }, (_, at) => ({
    id: randomUUID(),
    url: '',
    alt_text: `The ${colourOf(at)} room`,
  }));
  form.cover_photo_id = form.photos[0]?.id ?? null;
  await as(owner, 'save_listing_draft', {
    property_id,
    base_revision: 0,
    form: { ...form, photos: [], rooms: [] },
    step: 'summary',
  });
  for (const [at, { photo }] of photosIn(form).entries()) {
    const body = await makePhoto(colourOf(at), 'jpeg', [1200, 800]);
    photo.url = (await upload('upload-photo', { property_id, id: photo.id }, body)).url;
  }
  for (const document_type of compliance ? ['gst', 'pan', 'ownership'] : []) {
    const params = { property_id, id: randomUUID(), document_type, file_name: `${document_type}.pdf` };
    await upload('upload-document', params, makePdf());
  }
  await as(owner, 'save_listing_draft', { property_id, base_revision: 1, form, step: 'summary' });
  if (compliance) await as(owner, 'save_compliance', { form: taxData });
  if (submitted) {
    const answer = await submit(2);
    if (!answer.success) throw new Error(JSON.stringify(answer));
  }
  return { property_id, owner, name, as, submit };
}
