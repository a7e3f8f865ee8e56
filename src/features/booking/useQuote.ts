import { useEffect, useState } from 'react';
import type { BookingQuote } from '#src/domain/booking/booking.ts';
import { refuseDates } from '#src/domain/stay.ts';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { useRetrying } from '#src/lib/useRetrying.ts';
import { fetchQuote } from './booking.api.ts';

const settleMilliseconds = 250;

interface WantedStay {
  check_in_date: string;
  check_out_date: string;
  num_rooms: number;
  num_adults: number;
  num_children: number;
  /** The rate plan; null for the standard price. */
  plan: string | null;
  /** A discount code and the email that it is for; '' for none. */
  code: string;
  email: string;
}

function keyOf({
  check_in_date,
  check_out_date,
  num_rooms,
  num_adults,
  num_children,
  plan,
  code,
  email,
}: WantedStay): string {
  const dates = refuseDates(check_in_date, check_out_date) ? '' : `${check_in_date}/${check_out_date}`;
  return `${dates} ${num_rooms} ${num_adults} ${num_children} ${plan ?? ''}${code && ` ${[code, email].map(encodeURIComponent).join(' ')}`}`;
}

/**
 * Fetches the price again when dates or party change. `first` answers the initial stay, `latest` is the last answer, `isFresh` says if it fits the
 * stay.
 */
export function useQuote(first: BookingQuote, stay: WantedStay) {
  const wanted = keyOf(stay);
  const [firstKey] = useState(wanted);
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    if (wanted === (asked ?? firstKey)) return;
    const timer = setTimeout(() => setAsked(wanted), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, asked, firstKey]);

  const { remote, previous, ...read } = useRemote<{ key: string; answer: BookingQuote }>(asked, async () => {
    const [dates = '', ...party] = (asked ?? '').split(' ');
    const [num_rooms = 1, num_adults = 1, num_children = 0] = party.slice(0, 3).map(Number);
    const [check_in = null, check_out = null] = dates ? dates.split('/') : [];
    const result = await fetchQuote({
      room_category_id: first.room.id,
      check_in,
      check_out,
      num_rooms,
      num_adults,
      num_children,
      plan_id: party[3] || null,
      ...(party[4] && { code: decodeURIComponent(party[4]), email: decodeURIComponent(party[5] ?? '') }),
    });
    return result.ok ? success({ key: asked ?? '', answer: result.value }) : result;
  });
  const { failure, retry } = useRetrying(asked ?? '', remote, read.retry);

  const answered = asked === null ? firstKey : remote.state === 'ready' ? remote.value.key : null;
  return {
    latest: previous?.answer ?? first,
    isFresh: answered === wanted,
    failed: asked === wanted ? failure : null,
    refresh: () => (asked === null ? setAsked(wanted) : retry()),
  };
}
