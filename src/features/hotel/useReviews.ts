import { useState } from 'react';
import type { HotelDetails, Review } from '#src/domain/hotel/hotel.ts';

export interface ReviewList {
  /** Newest first. */
  shown: readonly Review[];
  state: 'more' | 'loading' | 'failed' | 'all';
  showMore: () => void;
}

/** The latest reviews, which come with the hotel, and the older ones as they are asked for. */
export function useReviews({ hotel, reviews }: HotelDetails): ReviewList {
  const [seen, setSeen] = useState<readonly Review[]>([]);
  const [state, setState] = useState<ReviewList['state']>('more');
  // One that was written or hidden meanwhile moves the others: none is shown twice.
  const shown = [...new Map([...reviews, ...seen].map((review) => [review.id, review])).values()];

  async function showMore() {
    setState('loading');
    // What does not come is the same to whoever waits, answer or code.
    const more = await import('./openReviews.ts').catch(() => null);
    const older = await more?.fetchReviews(hotel.id, shown.length);
    if (older?.ok) setSeen([...shown, ...older.value]);
    setState(!more || !older?.ok ? 'failed' : older.value.length < more.reviewsAtOnce ? 'all' : 'more');
  }
  return { shown, state: shown.length < hotel.review_count ? state : 'all', showMore };
}
