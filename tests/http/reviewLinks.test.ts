import assert from 'node:assert/strict';
import { aspects } from './leaveReview.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

async function ended(world: World) {
  const stay = await world.row('select id, hotel_id from public.bookings where booking_reference = $1', [
    world.referenceOf('owner A', 'ended'),
  ]);
  assert.ok(stay);
  await world.sql('update public.bookings set checked_in_at = coalesce(checked_in_at, now()) where id = $1', [stay.id]);
  const link = async (made: string) => (await world.value(`select ${made} as token`, [stay.id])) ?? '';
  return {
    ...stay,
    asked: await link('private.review_link($1)'),
    own: await link('private.stay_link($1, p_is_mailed => true)'),
    shared: await link('private.stay_link($1, true)'),
  };
}

const open = async (world: World, token: unknown) => (await world.rpc('anon', 'open_review', { token })).json;

const send = async (world: World, token: unknown, change: object = {}) =>
  (await world.rpc('anon', 'review_by_link', { token, rating: 4, aspects, title: 'Kind', comment: '', ...change }))
    .json;

const reviews = async (world: World) => (await world.sql('select id from public.reviews')).length;

test('a review link opens one stay until it expires', async (world) => {
  const stay = await ended(world);
  const seen = await open(world, stay.asked);
  assert.deepEqual(
    [seen.ok, seen.stay.hotel_id, seen.stay.shown_as, seen.stay.is_reviewed],
    [true, stay.hotel_id, 'Asha C.', false],
  );
  assert.deepEqual(await open(world, stay.own), seen, 'the link of the stay leads to the same');
  assert.equal(
    (await world.rpc('anon', 'open_stay', { token: stay.asked })).json.code,
    'not_found',
    'it opens no stay',
  );
  const before = await reviews(world);
  for (const guess of ['', null, stay.asked.slice(1), `${stay.asked}0`, stay.asked.toUpperCase()]) {
    assert.deepEqual(await open(world, guess), { ok: false, code: 'not_found' }, String(guess));
    assert.deepEqual(await send(world, guess), { ok: false, code: 'not_found' }, String(guess));
  }
  const shift = (days: number) =>
    world.sql('update public.bookings set check_in_date = $2::date - 2, check_out_date = $2 where id = $1', [
      stay.id,
      dayFromToday(-days),
    ]);
  await shift(2);
  for (const ask of [open, send])
    assert.deepEqual(await ask(world, stay.shared), { ok: false, code: 'shared_link' }, 'who travels along');
  for (const [wrong, code] of [
    [{ aspects: null }, 'invalid_review'],
    [{ aspects: { ...aspects, clean: 0 } }, 'invalid_review'],
    [{ aspects: { ...aspects, clean: 6 } }, 'invalid_review'],
    [{ aspects: { ...aspects, clean: '5' } }, 'invalid_review'],
    [{ aspects: { ...aspects, clean: 4.5 } }, 'invalid_review'],
    [{ aspects: { ...aspects, view: 5 } }, 'invalid_review'],
    [{ aspects: { clean: 5, place: 4, people: 3 } }, 'invalid_review'],
    [{ aspects: [5, 4, 3, 2] }, 'invalid_review'],
    [{ rating: 0 }, 'invalid_review'],
    [{ title: 'x'.repeat(121) }, 'invalid_review'],
    [{ comment: 'Quiet\u202e' }, 'invalid_review'],
    [{ legal_versions: {} }, 'texts_changed'],
  ] as const)
    assert.equal((await send(world, stay.asked, wrong)).code, code, JSON.stringify(wrong));
  assert.equal(await reviews(world), before, 'what is refused writes nothing');

  let token = '';
  for (let times = 0; times < 10; times += 1) token = (await ended(world)).asked;
  assert.equal((await open(world, stay.asked)).code, 'not_found');

  // The link expires 90 days after the stay, and when the guest's address changes.
  await shift(90);
  assert.equal((await open(world, token)).ok, true);
  await shift(91);
  assert.equal((await open(world, token)).code, 'not_found');
  assert.equal((await open(world, stay.own)).ok, true, 'the link of a stay ends a year after it');
  await shift(366);
  assert.equal((await open(world, stay.own)).code, 'not_found');
  await shift(-1);
  for (const ask of [open, send]) assert.equal((await ask(world, token)).code, 'not_stayed_yet');
  await shift(3);

  const answers = await Promise.all([token, stay.own, token, stay.own].map((one) => send(world, one)));
  assert.deepEqual(
    answers.map(({ code }) => code ?? 'ok').sort(),
    ['already_reviewed', 'already_reviewed', 'already_reviewed', 'ok'],
    'once, whichever link',
  );
  assert.equal(await reviews(world), before + 1);
  assert.deepEqual(
    await world.sql(
      'select rating, aspects, title, reviewer_name, is_verified from public.reviews as r join private.review_stays as s on s.review_id = r.id and s.booking_id = $1',
      [stay.id],
    ),
    [{ rating: 4, aspects, title: 'Kind', reviewer_name: 'Asha C.', is_verified: true }],
  );
  assert.equal((await open(world, token)).stay.is_reviewed, true, 'it says where the review is read');
  await world.sql(`update public.bookings set guest_email = 'new@guest.example' where id = $1`, [stay.id]);
  assert.equal((await open(world, token)).code, 'not_found');
});

test('the email that asks for a review has a link, to the guest who booked', async (world) => {
  const stay = await ended(world);
  const link = async (recipient: string) =>
    await world.value(
      `select private.mail_facts('ask_review', jsonb_build_object('booking_id', $1::text), $2) ->> 'review_link' as link`,
      [stay.id, recipient],
    );
  assert.equal(await link('somebody@guest.example'), null);
  const token = await link(world.emailOf('owner A', 'ended').toUpperCase());
  assert.match(token ?? '', /^[0-9a-f]{64}$/);
  assert.equal((await open(world, token)).ok, true);
  await world.sql(`update public.bookings set source = 'walk_in', legal_versions = null where id = $1`, [stay.id]);
  assert.equal((await open(world, token)).code, 'booked_by_house');
  assert.equal((await send(world, token)).code, 'booked_by_house');
});

test('the rating of a hotel is that of the reviews guests see', async (world) => {
  const { hotel } = world.hotelOf('owner A');
  const figures = async () => {
    const shown = (await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json.hotel;
    return [shown.review_count, ...['stars', 'aspects', 'aspect_count'].map((name) => shown.review_figures[name])];
  };
  assert.deepEqual(await figures(), [1, [0, 0, 0, 1, 0], null, 0]);
  const stay = await ended(world);
  assert.equal((await send(world, stay.asked, { rating: 1 })).ok, true);
  assert.deepEqual(await figures(), [2, [1, 0, 0, 1, 0], aspects, 1]);
  await world.sql(
    `insert into public.reviews (hotel_id, reviewer_name, rating, aspects) values ($1, 'Ravi', 5, '{"clean":4,"place":4,"people":4,"value":3}')`,
    [hotel],
  );
  assert.deepEqual(await figures(), [3, [1, 0, 0, 1, 1], { clean: 4.5, place: 4, people: 3.5, value: 2.5 }, 2]);
  await world.sql(`update public.reviews set aspects = null where reviewer_name = 'Ravi'`);
  assert.deepEqual((await figures()).slice(2), [aspects, 1]);
  await world.sql(`update public.reviews set hidden_at = now(), hidden_reason = 'Rude' where rating = 1`);
  assert.deepEqual(await figures(), [2, [0, 0, 0, 1, 1], null, 0]);
});
