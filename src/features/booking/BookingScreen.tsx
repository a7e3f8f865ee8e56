import { useEffect, useState } from 'react';
import type { BookingFormInput } from '#src/domain/booking/booking.ts';
import { readStayQuery, refuseDates } from '#src/domain/stay.ts';
import { lastSegment, paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/en/booking.ts';
import { BookingForm } from './BookingForm.tsx';
import { BookingSkeleton } from './BookingSkeleton.tsx';
import { fetchQuote, readPlan } from './booking.api.ts';
import { readDraft } from './tabMemory.ts';

interface Visit {
  roomId: string;
  initial: BookingFormInput;
}

function readVisit(): Visit {
  const roomId = lastSegment(window.location.pathname);
  const stay = readStayQuery(new URLSearchParams(window.location.search));
  return {
    roomId,
    initial: {
      ...readDraft(roomId),
      check_in_date: stay.check_in_date ?? '',
      check_out_date: stay.check_out_date ?? '',
      num_adults: stay.adults,
      num_children: stay.children,
      num_rooms: stay.rooms,
    },
  };
}

/** `/booking/{roomId}`: the booking form. */
export function BookingScreen() {
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => setVisit(readVisit()), []);

  const { remote, retry } = useRemote(visit?.roomId ?? null, () => {
    const { roomId, initial } = visit ?? readVisit();
    const { check_in_date, check_out_date, num_rooms, num_adults, num_children } = initial;
    const bookable = !refuseDates(check_in_date, check_out_date);
    return fetchQuote({
      room_category_id: roomId,
      check_in: bookable ? check_in_date : null,
      check_out: bookable ? check_out_date : null,
      num_rooms,
      num_adults,
      num_children,
      plan_id: readPlan(),
    });
  });

  if (!visit || remote.state === 'loading') return <BookingSkeleton />;
  if (remote.state === 'ready') return <BookingForm room={remote.value} initial={visit.initial} />;
  if (remote.failure.code === 'room_not_found') {
    return (
      <div className="min-h-96 max-w-text">
        <h2 className="text-2xl">{say.roomNotFound}</h2>
        <p className="mt-3 text-ink-soft">{say.roomMayBeOld}</p>
        <Button href={paths.search()} className="mt-6">
          {say.searchStays}
        </Button>
      </div>
    );
  }
  return (
    <div className="min-h-96">
      <RetryNotice isQuiet title={say.roomFailed} onRetry={retry}>
        <p>{remote.failure.message}</p>
      </RetryNotice>
    </div>
  );
}
