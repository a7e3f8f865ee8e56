import { useEffect, useState } from 'react';
import type { BookingQuote } from '#src/domain/booking.ts';
import { refuseDates } from '#src/domain/stay.ts';
import { success } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { fetchQuote, isRoomId } from './booking.api.ts';

const settleMilliseconds = 250;

export interface WantedStay {
  check_in_date: string;
  check_out_date: string;
  num_rooms: number;
}

/**
 * The server's price of a stay, asked again when dates or rooms settle. `latest` keeps the last answer on the screen;
 * `isFresh` says whether it is the answer for the stay that is wanted now.
 */
export function useQuote(roomId: string | null, stay: WantedStay) {
  const bookable = !refuseDates(stay.check_in_date, stay.check_out_date);
  const dates = bookable ? `${stay.check_in_date}/${stay.check_out_date}` : '';
  const wanted = `${roomId} ${dates} ${stay.num_rooms}`;
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    if (!roomId || !isRoomId(roomId)) return;
    if (asked === null) return setAsked(wanted);
    const timer = setTimeout(() => setAsked(wanted), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [roomId, wanted, asked]);

  const { remote, previous, retry } = useRemote<{ key: string; answer: BookingQuote }>(asked, async () => {
    const key = asked ?? '';
    const [id = '', range = '', rooms = '1'] = key.split(' ');
    const [check_in = null, check_out = null] = range ? range.split('/') : [];
    const result = await fetchQuote({ room_category_id: id, check_in, check_out, num_rooms: Number(rooms) });
    return result.ok ? success({ key, answer: result.value }) : result;
  });

  const isFresh = remote.state === 'ready' && remote.value.key === wanted;
  return {
    latest: previous?.answer ?? null,
    isFresh,
    failed: remote.state === 'failed' && asked === wanted ? remote.reason : null,
    refresh: retry,
  };
}
