import assert from 'node:assert/strict';
import { leaveReview } from './leaveReview.ts';
import type { World } from './world.ts';

export async function reviewed(world: World): Promise<{ id: string; hotel: string; booking: string; email: string }> {
  const [booking_reference, guest_email] = [world.referenceOf('owner A', 'ended'), world.emailOf('owner A', 'ended')];
  const review = { rating: 2, title: 'Noisy', comment: 'The road is near.' };
  assert.equal((await leaveReview(world, booking_reference, review)).ok, true);
  const made = await world.row('select review_id as id, booking_id as booking from private.review_stays');
  assert.ok(made);
  return { ...made, hotel: world.hotelOf('owner A').hotel, email: guest_email };
}

export const reviewCalls = (hotel: string, review_id: string): Record<string, object> => ({
  desk_reviews: { hotel_id: hotel },
  reply_review: { review_id, reply: 'The garden side is quiet.' },
  report_review: { review_id, kind: 'insult', note: 'He calls us names.' },
});
