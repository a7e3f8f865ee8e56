import { useRef, useState } from 'react';
import type { HotelDetails, Review } from '#src/domain/hotel/hotel.ts';
import type { AskedReviews } from './askedReviews.ts';

const allReviews: AskedReviews = { sort: 'newest', party: '', words: '' };

export interface LoadedReviews {
  asked: AskedReviews;
  shown: readonly Review[];
  count: number;
  state: 'more' | 'loading' | 'failed' | 'all';
  showMore: () => void;
  ask: (asked: AskedReviews) => void;
}

/** The latest reviews of the hotel, or those that were asked for. */
export function useReviews({ hotel, reviews }: HotelDetails): LoadedReviews {
  const [asked, setAsked] = useState(allReviews);
  const [found, setFound] = useState<{ of: AskedReviews; rows: readonly Review[]; count: number } | null>(null);
  const [state, setState] = useState<LoadedReviews['state']>('more');
  const turn = useRef(0);
  const { of, rows, count } = found ?? { of: allReviews, rows: reviews, count: hotel.review_count };

  async function read(what: AskedReviews) {
    turn.current += 1;
    const mine = turn.current;
    setAsked(what);
    setState('loading');
    const before = what === of ? rows : [];
    // A failed import counts like a failed request.
    const more = await import('./openReviews.ts').catch(() => null);
    const answer = await more?.fetchReviews(hotel.id, what, before.length);
    if (mine !== turn.current) return;
    if (more && answer?.ok) setFound({ of: what, ...more.joinReviews(before, answer.value) });
    setState(answer?.ok ? 'more' : 'failed');
  }
  return {
    asked,
    shown: rows,
    count,
    state: state === 'more' && rows.length >= count ? 'all' : state,
    showMore: () => read(asked),
    ask: read,
  };
}
