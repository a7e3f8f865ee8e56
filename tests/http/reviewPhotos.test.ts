import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makePdf, makePhoto } from '../fixtures.ts';
import type { Actor } from './actors.ts';
import { upload } from './files.ts';
import { aspects, reviewLinkOf } from './leaveReview.ts';
import { published } from './reviewChain.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const sendPhoto = async (world: World, token: unknown, file: Uint8Array, id: string = randomUUID()) => {
  const form = new FormData();
  form.set('token', String(token));
  form.set('id', id);
  form.set('file', new Blob([new Uint8Array(file)]), 'photo');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await sent.arrayBuffer());
  return { id, ...(await world.call('anon', 'POST', '/functions/v1/upload-review-photo', { body, headers })) };
};

const seen = (world: World, id: string) =>
  world.call('anon', 'GET', `/functions/v1/published-reviews/photos/${id}`, { headers: { accept: '*/*' } });

const send = async (world: World, token: string, photos: unknown) =>
  (await world.rpc('anon', 'review_by_link', { token, rating: 4, aspects, title: 'Kind', photos })).json;

const stored = (world: World) =>
  world.sql<{ name: string }>(`select name from storage.objects where bucket_id = 'review-photos' order by 1`);

const links = (world: World, actor: Actor, review_id: unknown) =>
  world.call(actor, 'POST', '/functions/v1/review-photo-links', { body: { review_id } });

const tidy = (world: World) =>
  world.call('anon', 'POST', '/functions/v1/tidy-uploads', { headers: { apikey: world.backend.secretKey } });

async function empty(world: World) {
  await world.sql(
    `insert into private.removed_files (path, bucket) select name, bucket_id from storage.objects where bucket_id = 'review-photos'
     on conflict do nothing`,
  );
  await tidy(world);
}

async function reviewWithPhotos(world: World, count: number) {
  await empty(world);
  const reference = world.referenceOf('owner A', 'ended');
  const token = await reviewLinkOf(world, reference);
  const photos: string[] = [];
  for (const colour of ['red', 'green', 'blue', 'navy', 'olive'].slice(0, count)) {
    const sent = await sendPhoto(world, token, await makePhoto(colour));
    assert.deepEqual(sent.json, { success: true, id: sent.id });
    photos.push(sent.id);
  }
  assert.deepEqual(await send(world, token, photos), { ok: true, waits: false });
  const review: { id: string; booking_id: string } = await world.row(
    `select s.review_id as id, s.booking_id from private.review_stays as s join public.bookings as b on b.id = s.booking_id
     where b.booking_reference = $1`,
    [reference],
  );
  const decide = async (photo: number, is_shown: unknown, reason?: string) =>
    (await world.rpc('admin', 'decide_review_photo', { photo_id: photos[photo], is_shown, reason })).json;
  const listed = async () => {
    const details = (await world.rpc('anon', 'hotel_details', { hotel_id: world.hotelOf('owner A').hotel })).json;
    return details.reviews.find(({ id }: { id: string }) => id === review.id)?.photos;
  };
  return { ...review, token, photos, decide, listed };
}

test('a review link takes photos that can be shown', { tags: 'long' }, async (world) => {
  await empty(world);
  const token = await reviewLinkOf(world, world.referenceOf('owner A', 'ended'));
  const other = await reviewLinkOf(world, world.referenceOf('owner B', 'ended'));
  const photo = await makePhoto('red');
  for (const guess of ['', 'x'.repeat(201), token.slice(1), `${token}0`, '0'.repeat(64), `${token}\0`]) {
    const sent = await sendPhoto(world, guess, photo);
    assert.ok(sent.json.success === false && sent.status < 500, JSON.stringify(guess));
  }
  const answered = await world.value(
    'select private.stay_link(id) as token from public.bookings where booking_reference = $1',
    [world.referenceOf('owner A', 'ended')],
  );
  assert.equal((await sendPhoto(world, answered, photo)).json.code, 'not_mailed');
  for (const [file, status, code] of [
    [makePdf(), 415, 'invalid_type'],
    [await makePhoto('red', 'gif'), 415, 'invalid_type'],
    [photo.subarray(0, 40), 415, 'damaged'],
    [await makePhoto('red', 'png', [4097, 1]), 415, 'too_many_pixels'],
    [Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'too_large'],
  ] as const) {
    const sent = await sendPhoto(world, token, file);
    assert.deepEqual([sent.status, sent.json.code], [status, code]);
  }
  assert.equal((await sendPhoto(world, token, photo, 'one')).json.code, 'invalid_request');
  assert.deepEqual(await stored(world), []);

  const mine = await sendPhoto(world, token, photo);
  assert.deepEqual(mine.json, { success: true, id: mine.id });
  assert.deepEqual((await sendPhoto(world, token, photo, mine.id)).json, mine.json, 'sent again, it is the same');
  // The first to claim an id owns it, also in races and across tables.
  const blue = await makePhoto('blue');
  const property_id = world.propertyId('owner A', 'draft');
  const house = await upload(world, 'owner A', 'upload-photo', photo, { property_id });
  const begun = randomUUID();
  await world.sql(`select private.claim_upload($1, 'property-photos', $2)`, [begun, `${property_id}/${begun}.jpg`]);
  await world.sql(`update private.upload_claims set claimed_until = '-infinity'`);
  for (const taken of [
    await sendPhoto(world, other, blue, mine.id),
    await sendPhoto(world, token, blue, house.json.id),
    await sendPhoto(world, token, blue, begun),
    await upload(world, 'owner A', 'upload-photo', blue, { property_id, id: mine.id }),
  ])
    assert.deepEqual([taken.status, taken.json.code], [409, 'taken']);
  for (const id of [begun, house.json.id])
    assert.deepEqual(
      await world.sql(`select private.claim_upload($1, 'property-documents', $2) ->> 'code' as code`, [
        id,
        `${property_id}/${id}.jpg`,
      ]),
      [{ code: 'taken' }],
    );
  const same = randomUUID();
  const raced = await Promise.all([sendPhoto(world, token, blue, same), sendPhoto(world, other, photo, same)]);
  assert.deepEqual(raced.map(({ status }) => status).sort(), [200, 409]);
  await world.sql('delete from private.review_photos where id = $1', [same]);
  await tidy(world);
  assert.equal((await sendPhoto(world, other, makePdf())).json.code, 'invalid_type');
  const theirs = await sendPhoto(world, other, photo);
  const before = await stored(world);
  assert.equal(before.length, 2);

  for (const [photos, code] of [
    [[theirs.id], 'photo_missing'],
    [[mine.id, theirs.id], 'photo_missing'],
    [[randomUUID()], 'photo_missing'],
    [[mine.id, mine.id], 'invalid_review'],
    [[null], 'invalid_review'],
    [Array.from({ length: 6 }, () => randomUUID()), 'invalid_review'],
  ] as const)
    assert.deepEqual(await send(world, token, photos), { ok: false, code }, JSON.stringify(photos));
  const spare = await sendPhoto(world, token, await makePhoto('olive'));
  assert.deepEqual(await send(world, token, [mine.id]), { ok: true, waits: false });
  assert.deepEqual(await send(world, token, [mine.id]), { ok: false, code: 'already_reviewed' });
  assert.equal((await sendPhoto(world, token, photo)).json.code, 'already_reviewed');
  assert.deepEqual(
    await world.sql('select id, place from private.review_photos where review_id is not null'),
    [{ id: mine.id, place: 1 }],
    'what it does not name goes',
  );

  assert.equal((await tidy(world)).json.removed, 1);
  await world.sql(`update private.review_photos set created_at = now() - interval '25 hours'`);
  assert.equal((await tidy(world)).json.removed, 1);
  const left = await stored(world);
  assert.deepEqual(
    left.map(({ name }) => name.includes(mine.id)),
    [true],
  );
  assert.ok(before.some(({ name }) => name === left[0]?.name) && !left[0]?.name.includes(spare.id));
  assert.deepEqual(await send(world, other, [theirs.id]), { ok: false, code: 'photo_missing' });

  // The limit is twenty a day for each booking. Retries and files that are not photos do not count.
  const folder = before.find(({ name }) => name.includes(theirs.id))?.name.split('/')[0];
  const hits = await world.value('select hits from private.rate_hits where bucket = $1', [`review_photo:${folder}`]);
  assert.equal(hits, 1 + raced.filter(({ status }, at) => at === 1 && status === 200).length);
  for (let times = hits; times < 20; times += 1) {
    const id = randomUUID();
    for (let tries = 0; tries < 2; tries += 1) {
      const claim = await world.sql(`select private.claim_upload($1, 'review-photos', $2) ->> 'ok' as ok`, [
        id,
        `${folder}/${id}.jpg`,
      ]);
      assert.deepEqual(claim, [{ ok: 'true' }]);
      await world.sql(`update private.upload_claims set claimed_until = '-infinity'`);
    }
  }
  const late = await sendPhoto(world, other, photo);
  assert.deepEqual([late.status, late.json.code], [429, 'rate_limited']);
  assert.equal((await sendPhoto(world, other, makePdf())).json.code, 'invalid_type');
});

test('guests see a photo from its approval on', async (world) => {
  const { id, photos, decide, listed } = await reviewWithPhotos(world, 3);
  const [first = '', second = '', third = ''] = photos;
  assert.deepEqual(await listed(), [], 'the words stand there while photos wait');
  for (const photo of photos) assert.equal((await seen(world, photo)).status, 404);
  const [file] = await stored(world);
  for (const actor of ['anon', 'user', 'owner A', 'admin'] as const)
    for (const way of ['public', 'authenticated'])
      assert.ok(
        (await world.call(actor, 'GET', `/storage/v1/object/${way}/review-photos/${file?.name}`)).status >= 400,
        `${actor}, ${way}`,
      );

  const rows = async (state: string) => (await world.rpc('admin', 'admin_reviews', { state })).json.rows;
  const waiting = { state: 'waiting', reason: null };
  assert.deepEqual(
    (await rows('photos')).map((row: { id: string; review_photos: unknown }) => [row.id, row.review_photos]),
    [[id, photos.map((photo) => ({ id: photo, ...waiting }))]],
  );
  assert.equal((await world.rpc('admin', 'admin_overview', {})).json.reviews_with_photos, 1);
  for (const actor of ['anon', 'user', 'owner A'] as const) assert.ok((await links(world, actor, id)).status >= 401);
  assert.equal((await links(world, 'admin', randomUUID())).status, 404);
  const looked = await links(world, 'admin', id);
  assert.deepEqual(
    looked.json.photos.map((photo: { id: string }) => photo.id),
    photos,
  );
  const [{ url }] = looked.json.photos;
  assert.equal((await world.call('anon', 'GET', url)).status, 200);
  const signed = new URL(url, world.backend.url).searchParams.get('token')?.split('.')[1] ?? '';
  const { iat, exp } = JSON.parse(Buffer.from(signed, 'base64url').toString());
  assert.equal(exp - iat, 120, 'and that for two minutes');

  assert.equal((await decide(0, false)).code, 'reason_required');
  assert.equal((await decide(0, null)).code, 'reason_required');
  assert.deepEqual(
    (await decide(1, true)).review_photos?.map(({ state }: { state: string }) => state),
    ['waiting', 'shown', 'waiting'],
  );
  assert.deepEqual(await listed(), [`/reviews/photos/${second}`]);
  assert.equal((await decide(1, true)).code, 'already_decided');
  assert.equal((await decide(0, true)).ok, true);
  assert.deepEqual(await decide(2, false, ' A face. '), {
    ok: true,
    review_photos: [
      { id: first, state: 'shown', reason: null },
      { id: second, state: 'shown', reason: null },
      { id: third, state: 'refused', reason: 'A face.' },
    ],
  });
  assert.equal((await decide(2, true)).code, 'already_decided');
  assert.equal((await decide(2, false, 'Again')).code, 'already_decided');
  const unknown = { photo_id: randomUUID(), is_shown: true };
  assert.equal((await world.rpc('admin', 'decide_review_photo', unknown)).json.code, 'not_found');
  assert.deepEqual(await rows('photos'), []);
  assert.deepEqual(await listed(), [`/reviews/photos/${first}`, `/reviews/photos/${second}`]);
  const shown = await seen(world, first);
  assert.deepEqual([shown.status, shown.headers['content-type']], [200, 'image/jpeg']);
  assert.equal((await seen(world, third)).status, 404);
  const { hotel } = world.hotelOf('owner A');
  for (const [method, path, status] of [
    ['GET', `photos/${first}`, 200],
    ['GET', `photos/${third}`, 404],
    ['GET', `${hotel}.json`, 200],
    ['HEAD', `${hotel}.json`, 200],
    ['GET', 'nowhere', 404],
    ['POST', `${hotel}.json`, 405],
    ['OPTIONS', `${hotel}.json`, 204],
  ] as const) {
    const sent = await world.call('anon', method, `/reviews/${path}`, { headers: { accept: '*/*' } });
    assert.deepEqual(
      [sent.status, sent.headers['content-security-policy'], sent.headers['x-content-type-options']],
      [status, "default-src 'none'; frame-ancestors 'none'", 'nosniff'],
      `${method} ${path}`,
    );
  }
  assert.equal((await tidy(world)).json.removed, 1);
  assert.ok((await stored(world)).every(({ name }) => !name.includes(third)));
  assert.deepEqual((await published(world)).words.find((one) => one.review_id === id)?.title, 'Kind');

  const noted = await world.sql<{ after: object }>(
    `select a.after from private.audit_log as a where a.entity_id = $1 and a.action <> 'insert' order by a.id`,
    [id],
  );
  assert.deepEqual(
    noted.map(({ after }) => Object.keys(after).sort().join()),
    ['seen', 'approved_at', 'approved_at', 'refused_at,refused_reason'],
    'each look and each decision stands in the log',
  );

  await world.rpc('admin', 'hide_review', { review_id: id, reason: 'Names a neighbour.', kind: 'personal' });
  assert.equal((await seen(world, first)).status, 404);
  await world.rpc('admin', 'show_review', { review_id: id });
  assert.equal((await seen(world, first)).status, 200);
  const active = (is_active: boolean) =>
    world.sql('update public.hotels set is_active = $2 where id = $1', [world.hotelOf('owner A').hotel, is_active]);
  await active(false);
  assert.equal((await seen(world, first)).status, 404);
  await active(true);
  assert.equal((await decide(0, false, 'Asked for by who is in it.')).ok, true);
  assert.equal((await seen(world, first)).status, 404);
  assert.deepEqual(await listed(), [`/reviews/photos/${second}`]);
  assert.equal((await tidy(world)).json.removed, 1);
  assert.equal((await seen(world, second)).status, 200);
});

test('photos are erased with their guest', { tags: 'long' }, async (world) => {
  const { id, photos, decide, booking_id } = await reviewWithPhotos(world, 2);
  await decide(0, true);
  await decide(1, false, 'The face of Zeldaword.');
  await world.sql(
    `insert into private.review_photos (id, booking_id, path, mime_type) values ($1, $2, $3, 'image/jpeg')`,
    [randomUUID(), booking_id, `${booking_id}/${randomUUID()}.jpg`],
  );
  const email = world.emailOf('owner A', 'ended');
  const told = (await world.rpc('admin', 'admin_export_person', { email, known_by: 'mail' })).json;
  assert.deepEqual(
    told.data.reviews[0].photos.map(({ state }: { state: string }) => state),
    ['shown', 'refused'],
  );
  assert.equal((await world.rpc('admin', 'admin_erase_person', { email, known_by: 'mail' })).json.ok, true);
  assert.deepEqual(
    await world.sql(
      `select label, after -> 'refused_reason' as reason from private.audit_log where entity = 'review_photos' and entity_id = $1 order by id`,
      [id],
    ),
    [
      { label: '(erased)', reason: null },
      { label: '(erased)', reason: '(erased)' },
    ],
  );
  const late = { id: randomUUID(), booking_id, path: `${booking_id}/${randomUUID()}.jpg`, mime_type: 'image/jpeg' };
  assert.deepEqual(await world.sql('select private.finish_review_photo($1) as answer', [JSON.stringify(late)]), [
    { answer: { ok: false, code: 'not_found' } },
  ]);
  assert.deepEqual(await world.sql('select id from private.review_photos'), []);
  assert.equal((await seen(world, photos[0] ?? '')).status, 404);
  await tidy(world);
  assert.deepEqual(await stored(world), []);
});
