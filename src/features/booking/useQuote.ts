import { useEffect, useState } from 'react';
import type { BookingQuote } from '#src/domain/booking/booking.ts';
import { type Rooms, readMore, writeMore } from '#src/domain/booking/parts.ts';
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

function keyOf(
  { check_in_date, check_out_date, num_rooms, num_adults, num_children, plan, code, email }: WantedStay,
  more: readonly Rooms[],
): string {
  const dates = refuseDates(check_in_date, check_out_date) ? '' : `${check_in_date}/${check_out_date}`;
  const parts = [
    dates,
    num_rooms,
    num_adults,
    num_children,
    plan ?? '',
    writeMore(more),
    ...(code ? [code, email] : []),
  ];
  return parts.map(encodeURIComponent).join(' ');
}

/**
 * Fetches the price again when dates, party or further room types change. `first` answers the initial stay without further types and
 * code, `latest` is the last answer, `isFresh` says if it fits the stay.
 */
export function useQuote(first: BookingQuote, stay: WantedStay, more: readonly Rooms[]) {
  const wanted = keyOf(stay, more);
  const [firstKey] = useState(() => keyOf({ ...stay, code: '' }, []));
  // Its price would lack the types that the address has.
  const [early] = useState(() => (more.length > 0 ? { ...first, quote: null } : first));
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    if (wanted === (asked ?? firstKey)) return;
    const timer = setTimeout(() => setAsked(wanted), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, asked, firstKey]);

  const { remote, previous, ...read } = useRemote<{ key: string; answer: BookingQuote }>(asked, async () => {
    const [dates = '', ...party] = (asked ?? '').split(' ').map(decodeURIComponent);
    const [num_rooms = 1, num_adults = 1, num_children = 0] = party.slice(0, 3).map(Number);
    const [plan = '', more = '', code, email = ''] = party.slice(3);
    const more_rooms = readMore(more);
    const [check_in = null, check_out = null] = dates ? dates.split('/') : [];
    const result = await fetchQuote({
      room_category_id: first.room.id,
      check_in,
      check_out,
      num_rooms,
      num_adults,
      num_children,
      plan_id: plan || null,
      ...(more_rooms.length > 0 && { more_rooms }),
      ...(code && { code, email }),
    });
    return result.ok ? success({ key: asked ?? '', answer: result.value }) : result;
  });
  const { failure, retry } = useRetrying(asked ?? '', remote, read.retry);

  const answered = asked === null ? firstKey : remote.state === 'ready' ? remote.value.key : null;
  return {
    latest: previous?.answer ?? early,
    isFresh: answered === wanted,
    failed: asked === wanted ? failure : null,
    refresh: () => (asked === null ? setAsked(wanted) : retry()),
  };
}
