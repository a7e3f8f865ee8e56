import assert from 'node:assert/strict';
import { changeRow } from './given.ts';
import { aspects, leaveReview } from './leaveReview.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const review = (world: World, change: Record<string, unknown> = {}, stay: 'coming' | 'ended' = 'ended') =>
  leaveReview(world, world.referenceOf('owner A', stay), { rating: 1, ...change });

test('a stay that is still to come is not reviewed', async (world) => {
  assert.equal((await review(world, {}, 'coming')).code, 'not_stayed_yet');
});

test('refuses a review without a rating of one to five, or with a title of more than 120 letters', async (world) => {
  for (const change of [
    { rating: 0 },
    { rating: 6 },
    { rating: null },
    { title: 'x'.repeat(121) },
    { comment: 'x'.repeat(2001) },
  ])
    assert.equal((await review(world, change)).code, 'invalid_review');
});

test('a guest with the longest name signs a review', async (world) => {
  await changeRow(world, world.referenceOf('owner A', 'ended'), `guest_name = '${'A'.repeat(118)} B'`);
  assert.equal((await review(world)).ok, true);
});

test('a stay has one review, which counts at once', async (world) => {
  assert.equal((await review(world)).ok, true);
  assert.equal((await review(world)).code, 'already_reviewed');
  const { json } = await world.rpc('anon', 'search_hotels', {});
  const card = json.hotels.find(({ id }: { id: string }) => id === world.hotelOf('owner A').hotel);
  assert.deepEqual([card.rating, card.review_count], [2.5, 2]);
  const [written] = await world.sql('select reviewer_name, is_verified from public.reviews where rating = 1');
  assert.deepEqual(written, { reviewer_name: 'Asha C.', is_verified: true });
});

for (const [state, code, set] of [
  ['pending', 'not_stayed_yet', `booking_status = 'pending'`],
  ['cancelled', 'cancelled', `booking_status = 'cancelled'`],
  ['no-show', 'no_show', `booking_status = 'cancelled', is_no_show = true`],
] as const)
  test(`a ${state} booking whose guest did not check in is not reviewed`, async (world) => {
    const reference = world.referenceOf('owner A', 'ended');
    const link = await world.value(
      'select private.review_link(id) as token from public.bookings where booking_reference = $1',
      [reference],
    );
    await changeRow(world, reference, `checked_in_at = null, ${set}`);
    const { json } = await world.rpc('anon', 'review_by_link', { token: link, rating: 1, aspects });
    assert.equal(json.code, code);
  });
