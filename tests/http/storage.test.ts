import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePdf, makePhoto } from '../fixtures.ts';
import type { Actor } from './actors.ts';
import type { Answer, CallOptions } from './client.ts';
import { linkTo, upload } from './files.ts';
import { createWorldOfFile } from './ownWorld.ts';

const photo = randomUUID();
const document = randomUUID();
const scan = randomUUID();
const stored = '/storage/v1/object';

const world = await createWorldOfFile();
const draft = world.propertyId('owner A', 'draft');
const draftOfB = world.propertyId('owner B', 'draft');
const secret = 'SECRET_OF_OWNER_A';
await sent(upload(world, 'owner A', 'upload-photo', await makePhoto(), { property_id: draft, id: photo }));
const about = { property_id: draft, document_type: 'gst', file_name: 'gst.pdf' };
await sent(upload(world, 'owner A', 'upload-document', makePdf(secret), { ...about, id: document }));
const picture = await makePhoto('navy', 'png');
await sent(upload(world, 'owner A', 'upload-document', picture, { ...about, document_type: 'pan', id: scan }));

async function sent(answer: Promise<Answer>): Promise<Answer> {
  const { status, text, ...rest } = await answer;
  expect(text).toContain('"success":true');
  return { status, text, ...rest };
}

const files = () =>
  world.sql(
    `select bucket_id, name, metadata ->> 'eTag' as mark, metadata ->> 'mimetype' as type from storage.objects order by 1, 2`,
  );

type Attack = readonly [
  group: string,
  what: string,
  method: string,
  path: string,
  options?: CallOptions | (() => Promise<CallOptions>),
  actors?: readonly Actor[],
];
const everyone = ['anon', 'user', 'owner A', 'owner B', 'admin'] as const;
const photos = `${stored}/property-photos`;
const documents = `${stored}/property-documents`;
const pdf: CallOptions = { body: makePdf(), headers: { 'content-type': 'application/pdf' } };
const png = async (): Promise<CallOptions> => ({
  body: await makePhoto('red', 'png'),
  headers: { 'content-type': 'image/png' },
});
const over = (options: CallOptions): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'x-upsert': 'true' },
});
const move = (from: string, to: string, extra: object = {}) => ({
  body: { bucketId: 'property-documents', sourceKey: from, destinationKey: to, ...extra },
});
const aDocument = `${draft}/${document}.pdf`;
const toPhotos = { destinationBucket: 'property-photos' };

const attacks: readonly Attack[] = [
  ['E01', "puts a document into another's folder", 'POST', `${documents}/${draft}/mine.pdf`, pdf],
  ['E02', 'puts a photo into a folder past the function', 'POST', `${photos}/${draft}/1763712345678.png`, png],
  ['E03', 'climbs with ..', 'POST', `${documents}/${draftOfB}/..%2F${draft}/x.pdf`, pdf],
  ['E04', 'writes over a document', 'POST', `${documents}/${aDocument}`, over(pdf)],
  ['E04', 'replaces a document', 'PUT', `${documents}/${aDocument}`, pdf],
  ['E05', 'renames a document', 'POST', `${stored}/move`, move(aDocument, `${draft}/other.pdf`)],
  ['E05', "moves a document into another's folder", 'POST', `${stored}/move`, move(aDocument, `${draftOfB}/x.pdf`)],
  ['E06', 'copies a document', 'POST', `${stored}/copy`, move(aDocument, `${draftOfB}/x.pdf`)],
  [
    'E06',
    'copies a document to the public bucket',
    'POST',
    `${stored}/copy`,
    move(aDocument, `${draft}/1763712345678.jpg`, toPhotos),
  ],
  ['E07', 'deletes a document', 'DELETE', documents, { body: { prefixes: [aDocument] } }],
  ['E07', 'deletes a photo', 'DELETE', photos, { body: { prefixes: [`${draft}/${photo}.jpg`] } }],
  ['E08', 'opens the public address of a document', 'GET', `${stored}/public/property-documents/${aDocument}`],
  ['E08', 'opens a document', 'GET', `${documents}/${aDocument}`],
  ['E08', 'asks about a document', 'GET', `${stored}/info/property-documents/${aDocument}`],
  ['E08', 'asks whether a document is there', 'HEAD', `${documents}/${aDocument}`],
  [
    'E09',
    'signs a link to a document',
    'POST',
    `${stored}/sign/property-documents/${aDocument}`,
    { body: { expiresIn: 31_536_000 } },
  ],
  [
    'E09',
    'signs a place for an upload',
    'POST',
    `${stored}/upload/sign/property-documents/${draft}/x.pdf`,
    { body: {} },
  ],
  [
    'E10',
    'adds a page as a photo',
    'POST',
    `${photos}/${draft}/1763712345678.jpg`,
    { body: '<script>', headers: { 'content-type': 'text/html' } },
    ['admin'],
  ],
  [
    'E10',
    'adds a photo of 5 MB and a byte',
    'POST',
    `${photos}/${draft}/1763712345678.png`,
    { body: Buffer.alloc(5 * 1024 * 1024 + 1), headers: { 'content-type': 'image/png' } },
    ['admin'],
  ],
  ['E16', 'makes a bucket', 'POST', '/storage/v1/bucket', { body: { id: 'mine', name: 'mine', public: true } }],
  ['E16', 'opens the private bucket', 'PUT', '/storage/v1/bucket/property-documents', { body: { public: true } }],
  ['E16', 'empties a bucket', 'POST', '/storage/v1/bucket/property-photos/empty', { body: {} }],
  ['E16', 'deletes a bucket', 'DELETE', '/storage/v1/bucket/property-photos'],
  ['E16', 'reads the files’ table', 'GET', '/rest/v1/objects?select=*', { headers: { 'accept-profile': 'storage' } }],
];

describe('what nobody may do with stored files', () => {
  const cases = attacks.flatMap(([group, what, method, path, options, actors = everyone]) =>
    actors.map((actor) => ({ group, actor, what, method, path, options })),
  );
  for (const { group, actor, what, method, path, options } of cases) {
    // The other actors have the rights of one of these two.
    const isDaily = actor === 'anon' || actor === 'owner B';
    test(`${group} ${actor} ${what}`, isDaily ? {} : { tags: 'long' }, async () => {
      const before = await files();
      const answer = await world.call(actor, method, path, typeof options === 'function' ? await options() : options);
      const removedNothing = method === 'DELETE' && answer.text === '[]';
      expect(removedNothing || answer.status >= 400, `${answer.status} ${answer.text}`).toBe(true);
      expect(answer.text).not.toContain(secret);
      expect(await files()).toEqual(before);
    });
  }

  test.each(everyone)('E11 %s lists no files', async (actor) => {
    for (const prefix of ['', draft, `${draft}/`]) {
      const list = (bucket: string) =>
        world.call(actor, 'POST', `${stored}/list/${bucket}`, { body: { prefix, limit: 100 } });
      expect((await list('property-photos')).json).toEqual([]);
      expect((await list('property-documents')).json).toEqual([]);
    }
  });
});

describe('what works', () => {
  test('E12 everybody sees a photo at its address, as the picture it is', async () => {
    const { status, headers } = await world.call(
      'anon',
      'GET',
      `${stored}/public/property-photos/${draft}/${photo}.jpg`,
    );
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
  });

  test.each(['owner A', 'admin'] as const)(
    'E12 %s opens a document by a link that works for a minute',
    async (actor) => {
      const { json } = await sent(linkTo(world, actor, document));
      const opened = await world.call('anon', 'GET', json.url);
      expect(opened.text).toContain(secret);
      expect(opened.headers['content-disposition']).toBe("attachment; filename*=UTF-8''gst.pdf");
      const [address = '', query = ''] = json.url.split('?');
      expect(address).toBe(`${stored}/sign/property-documents/${aDocument}`);
      const token = new URLSearchParams(query).get('token') ?? '';
      const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(exp - iat).toBe(60);
      const other = await world.call(
        'anon',
        'GET',
        `${stored}/sign/property-documents/${draft}/${scan}.png?token=${token}`,
      );
      expect(other.status).toBeGreaterThanOrEqual(400);
      const headers = { authorization: `Bearer ${token}` };
      for (const path of [`${documents}/${draft}/${scan}.png`, '/rest/v1/properties', '/auth/v1/user']) {
        const answer = await world.call('anon', 'GET', path, { headers });
        expect(answer.status >= 400 || answer.text === '[]').toBe(true);
      }
    },
  );
});

const megabyte = 1024 * 1024;
const big = (bytes: number) => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(bytes - 4)]);
const page = '<!doctype html><script>alert(document.domain)</script>';

const lies: readonly (readonly [
  group: string,
  what: string,
  name: 'upload-photo' | 'upload-document',
  body: () => Buffer | Promise<Buffer>,
  status: number,
  code: string,
  error?: string,
])[] = [
  ['E13', 'a page called a JPEG', 'upload-photo', () => Buffer.from(page), 415, 'invalid_type'],
  [
    'E13',
    'a page at the start of a PDF',
    'upload-document',
    () => makePdf(page),
    415,
    'damaged',
    'Please upload PDF, JPG, or PNG files only',
  ],
  [
    'E14',
    'a photo of 5 MB and a byte',
    'upload-photo',
    () => big(5 * megabyte + 1),
    413,
    'too_large',
    'This image is larger than 5MB',
  ],
  [
    'E14',
    'a document of 5 MB and a byte',
    'upload-document',
    () => big(5 * megabyte + 1),
    413,
    'too_large',
    'File size must be less than 5MB',
  ],
];

describe('the upload functions look at the bytes', () => {
  test.each(lies.map((lie) => ({ lie, title: lie.slice(0, 3).join(' ') })))('refuses $title', async ({ lie }) => {
    const [, , name, body, status, code, error] = lie;
    const before = await files();
    const about = { property_id: draft, document_type: 'gst', file_name: 'certificate.jpg' };
    for (const length of ['content-length', 'transfer-encoding']) {
      const value = length === 'content-length' ? String((await body()).length) : 'chunked';
      const headers = { 'content-type': 'image/jpeg', [length]: value };
      const answer = await upload(world, 'owner A', name, await body(), { ...about, headers });
      expect([answer.status, answer.json.code]).toEqual([status, code]);
      expect(answer.json.error).toBe(error ?? answer.json.error);
    }
    expect(await files()).toEqual(before);
  });

  test('E15 a stored photo has lost its place, and is upright', async () => {
    const taken = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Make: 'CanaryCamera' }, IFD3: { GPSLatitude: '15/1 29/1 27/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.toString('latin1')).toContain('CanaryCamera');
    const { json } = await sent(upload(world, 'owner A', 'upload-photo', taken, { property_id: draft }));
    expect([json.width, json.height]).toEqual([20, 60]);
    const { bytes } = await world.call('anon', 'GET', json.url);
    expect(bytes.toString('latin1')).not.toContain('CanaryCamera');
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
  });
});

describe('an upload happens once', () => {
  const rows = (id: string) => world.sql('select id, path, bytes from private.uploads where id = $1', [id]);

  test('the same id again has the same answer, whatever comes with it', async () => {
    const id = randomUUID();
    const first = await sent(
      upload(world, 'owner A', 'upload-photo', await makePhoto('red'), { property_id: draft, id }),
    );
    const before = await files();
    for (const colour of ['red', 'green']) {
      const again = await upload(world, 'owner A', 'upload-photo', await makePhoto(colour), { property_id: draft, id });
      expect(again.json).toEqual(first.json);
    }
    expect(await files()).toEqual(before);
    expect(await rows(id)).toHaveLength(1);
  });

  test('an attempt that died after storing the bytes is finished by the next', async () => {
    const id = randomUUID();
    const path = `${draft}/${id}.jpg`;
    await world.sql(`select private.claim_upload($1, 'property-photos', $2)`, [id, path]);
    await world.sql(`update private.upload_claims set claimed_until = now() - interval '1 second'`);
    await sent(upload(world, 'owner A', 'upload-photo', await makePhoto(), { property_id: draft, id }));
    expect(await rows(id)).toHaveLength(1);
    expect(await world.sql('select 1 from private.upload_claims where id = $1', [id])).toHaveLength(0);
  });

  test('a listing under review takes no files; requests that are not complete are refused', async () => {
    const property_id = world.propertyId('owner A', 'submitted');
    const answer = await upload(world, 'owner A', 'upload-photo', await makePhoto(), { property_id });
    expect([answer.status, answer.json.code]).toEqual([409, 'not_editable']);
    for (const about of [{ property_id: 'x' }, { property_id: draft, id: 'x' }, { property_id: `${draft}/..` }]) {
      const bad = await upload(world, 'owner A', 'upload-photo', await makePhoto(), about);
      expect([bad.status, bad.json.code]).toEqual([400, 'invalid_request']);
    }
    const untyped = await upload(world, 'owner A', 'upload-document', makePdf(), {
      property_id: draft,
      document_type: 'passport',
    });
    expect([untyped.status, untyped.json.code]).toEqual([400, 'invalid_request']);
  });
});

describe('files that are no longer needed', () => {
  const tidy = async () => {
    const headers = { apikey: world.backend.secretKey };
    return (await world.call('anon', 'POST', '/functions/v1/tidy-uploads', { headers })).json;
  };
  const remove = (actor: Actor, id: string) =>
    world.call(actor, 'POST', '/functions/v1/remove-document', { body: { id } });
  const isStored = async (path: string) =>
    (await world.sql('select 1 from storage.objects where name = $1', [path])).length === 1;

  test('a document is removed by its owner only, and then its bytes go', async () => {
    const { json } = await sent(
      upload(world, 'owner A', 'upload-document', makePdf(), {
        property_id: draft,
        document_type: 'lease',
        file_name: 'lease.pdf',
      }),
    );
    const path = `${draft}/${json.id}.pdf`;
    const link: string = (await linkTo(world, 'owner A', json.id)).json.url;
    for (const actor of ['user', 'owner B', 'admin'] as const) {
      expect((await world.rpc(actor, 'remove_document', { id: json.id })).json).toEqual({
        ok: false,
        code: 'not_found',
      });
      // The answer is the same as for a missing file, so it reveals nothing.
      expect((await remove(actor, json.id)).json).toEqual({ success: true });
    }
    expect((await world.rpc('anon', 'remove_document', { id: json.id })).status).toBe(401);
    expect((await remove('anon', json.id)).status).toBe(401);
    expect(await isStored(path)).toBe(true);
    expect((await world.call('anon', 'GET', link)).status).toBe(200);
    for (const _ of ['once', 'again']) expect((await remove('owner A', json.id)).json).toEqual({ success: true });
    expect(await isStored(path)).toBe(false);
    expect(await world.sql('select 1 from private.removed_files where path = $1', [path])).toHaveLength(0);
    expect((await world.call('anon', 'GET', link)).status, 'a link dies with its document').toBeGreaterThanOrEqual(400);
    for (const actor of ['owner A', 'admin'] as const) expect((await linkTo(world, actor, json.id)).status).toBe(404);
  });

  test('removing a document takes nobody else’s files away, and none of a listing under review', async () => {
    const other = { path: `${draft}/${randomUUID()}.pdf`, bucket: 'property-documents' };
    await world.sql('insert into private.removed_files (path, bucket) values ($1, $2)', [other.path, other.bucket]);
    const about = { document_type: 'lease', file_name: 'lease.pdf' };
    const mine = await sent(upload(world, 'owner A', 'upload-document', makePdf(), { ...about, property_id: draft }));
    await remove('owner A', mine.json.id);
    const [left] = await world.sql('select taken_at from private.removed_files where path = $1', [other.path]);
    expect(left).toEqual({ taken_at: null });
    await world.sql('delete from private.removed_files where path = $1', [other.path]);

    const locked = await sent(upload(world, 'owner A', 'upload-document', makePdf(), { ...about, property_id: draft }));
    await world.sql(`update public.properties set status = 'pending' where id = $1`, [draft]);
    const refused = await remove('owner A', locked.json.id);
    expect([refused.status, refused.json.code]).toEqual([409, 'not_editable']);
    await world.sql(`update public.properties set status = 'draft' where id = $1`, [draft]);
    expect(await isStored(`${draft}/${locked.json.id}.pdf`)).toBe(true);
    expect((await remove('owner A', 'x')).status).toBe(400);
  });

  test('a full listing makes room by what its draft and its pages do not show, after an hour', async () => {
    const property_id = world.propertyId('owner B', 'rejected');
    const send = async () => (await upload(world, 'owner B', 'upload-photo', await makePhoto(), { property_id })).json;
    await world.sql('update private.limits set photo_files_a_listing = 4');
    const [inDraft, ofRoom, published, unused] = [await send(), await send(), await send(), await send()];
    const named = ({ id, url }: { id: string; url: string }) => [{ id, url, alt_text: '' }];
    await world.sql('update public.properties set draft = $1 where id = $2', [
      JSON.stringify({ photos: named(inDraft), rooms: ['no room', { photos: null }, { photos: named(ofRoom) }] }),
      property_id,
    ]);
    await world.sql('insert into public.property_images (property_id, image_url) values ($1, $2)', [
      property_id,
      published.url,
    ]);
    expect((await send()).code, 'the hour is not over').toBe('too_many');
    await world.sql(`update private.uploads set created_at = now() - interval '61 minutes' where property_id = $1`, [
      property_id,
    ]);
    expect((await send()).success).toBe(true);
    const ids = await world.column('select id from private.uploads where property_id = $1', [property_id]);
    expect([inDraft, ofRoom, published, unused].map(({ id }) => ids.includes(id))).toEqual([true, true, true, false]);
    await tidy();
    expect(await isStored(`${property_id}/${unused.id}.jpg`)).toBe(false);
    expect(await isStored(`${property_id}/${published.id}.jpg`)).toBe(true);
    await world.sql('update private.limits set photo_files_a_listing = 400');
  });

  test.each(everyone)('%s does not tidy up', async (actor) => {
    const { status, json } = await world.call(actor, 'POST', '/functions/v1/tidy-uploads');
    expect([status, json.code]).toEqual([403, 'not_allowed']);
  });

  test('with its listing all files of it go', async () => {
    const property_id = world.propertyId('user', 'draft');
    const { json } = await sent(upload(world, 'user', 'upload-photo', await makePhoto(), { property_id }));
    await world.sql('delete from public.properties where id = $1', [property_id]);
    await tidy();
    expect(await isStored(`${property_id}/${json.id}.jpg`)).toBe(false);
  });
});
