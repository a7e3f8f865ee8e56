import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { completeListing } from '../listingCases.ts';
import { noteStrongPassword } from './signIn.ts';
import { siteSql } from './siteDatabase.ts';

export interface HandedIn {
  property_id: string;
  /** E-mail of an owner of its own, with the demo password. */
  owner: string;
  name: string;
  as: (email: string, name: string, args: object) => Promise<Record<string, unknown>>;
}

const headers = { apikey: 'sb_publishable_local' };

/** A picture of one colour. */
export const picture = (background: string, format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** A person with the demo password, by the functions of the API. */
async function newOwner(): Promise<string> {
  const email = `${randomUUID()}@owner.example`;
  await siteSql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select $1, aud, role, $2, encrypted_password, now(), raw_app_meta_data, '{"full_name": "Maria Fernandes", "phone": "+91 98220 00000"}'
     from auth.users where email = 'owner@susegad.example'`,
    [randomUUID(), email],
  );
  await noteStrongPassword(email);
  return email;
}

/** A complete listing of a new owner, with photos and papers that are really stored; a draft when `submitted` is false. */
export async function handIn(page: Page, { submitted = true, stars = '4' } = {}): Promise<HandedIn> {
  const owner = await newOwner();
  const tokens = new Map<string, string>();
  async function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email);
    if (known) return known;
    const response = await page.request.post('/auth/v1/token?grant_type=password', {
      headers,
      data: { email, password: demoPassword },
    });
    const { access_token } = await response.json();
    tokens.set(email, access_token);
    return access_token;
  }
  const as: HandedIn['as'] = async (email, name, args) => {
    const response = await page.request.post(`/rest/v1/rpc/${name}`, {
      headers: { ...headers, authorization: `Bearer ${await tokenOf(email)}` },
      data: args,
    });
    return response.json();
  };
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

  const { form, compliance } = completeListing();
  const property_id = randomUUID();
  const name = `Casa ${property_id.slice(0, 8)}`;
  form.basics = { ...form.basics, name, star_rating: stars };
  form.rooms = form.rooms.map((room) => ({ ...room, id: randomUUID() }));
  const colours = ['teal', 'tan'];
  form.photos = colours.map((colour) => ({ id: randomUUID(), url: '', alt_text: `The ${colour} room` }));
  form.cover_photo_id = form.photos[0]?.id ?? null;
  await as(owner, 'save_listing_draft', { property_id, base_revision: 0, form: { ...form, photos: [] }, step: 8 });
  for (const [at, photo] of form.photos.entries()) {
    const body = await picture(colours[at] ?? 'teal');
    photo.url = (await upload('upload-photo', { property_id, id: photo.id }, body)).url;
  }
  for (const document_type of ['gst', 'pan', 'ownership']) {
    const params = { property_id, id: randomUUID(), document_type, file_name: `${document_type}.pdf` };
    await upload('upload-document', params, Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'));
  }
  await as(owner, 'save_listing_draft', { property_id, base_revision: 1, form, step: 8 });
  await as(owner, 'save_compliance', { form: compliance });
  if (submitted) {
    const answer = await as(owner, 'submit_listing', { property_id, base_revision: 2, accepted_terms: true });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  return { property_id, owner, name, as };
}
