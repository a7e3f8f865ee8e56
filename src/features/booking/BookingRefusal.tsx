import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/booking.ts';
import { stayRefusal } from '#src/words/en/guestStay.ts';
import type { Obstacle } from './useBookingForm.ts';
import type { LostTry } from './useBookRoom.ts';

export interface RefusedProps {
  obstacle: Exclude<Obstacle, LostTry> | null;
  failure: Failure | null;
  newTotal: number | null;
  hotelHref: string;
  onRetryQuote: (() => void) | null;
  onBook: () => void;
}

export function BookingRefusal({ obstacle, failure, newTotal, hotelHref, onRetryQuote, onBook }: RefusedProps) {
  const { charged, rupees } = useMoney();

  if (obstacle?.kind === 'booked_before') {
    return (
      <Notice
        tone="success"
        title={say.earlierBooked}
        action={
          <Button variant="secondary" size="small" href={paths.confirmation(obstacle.reference)}>
            {say.seeBooking}
          </Button>
        }
      >
        <p>
          <Marked text={say.earlierReference(mark(obstacle.reference))}>
            {(reference) => <strong className="figures">{reference}</strong>}
          </Marked>
        </p>
      </Notice>
    );
  }
  if (obstacle?.failure.code === 'price_changed') {
    const before = charged(obstacle.shownTotal);
    const next = newTotal ?? obstacle.failure.total_amount ?? null;
    return (
      <Notice
        tone="warning"
        title={say.priceChanged}
        action={
          newTotal !== null ? (
            <Button size="small" onClick={onBook}>
              {say.acceptAndBook(rupees(newTotal))}
            </Button>
          ) : (
            onRetryQuote && (
              <Button variant="secondary" size="small" onClick={onRetryQuote}>
                {say.retry}
              </Button>
            )
          )
        }
      >
        <p>
          <Marked text={next === null ? say.itWas(mark(before)) : say.itWasAndIs(mark(before), mark(charged(next)))}>
            {(total) =>
              total === before ? <s className="figures">{total}</s> : <strong className="figures">{total}</strong>
            }
          </Marked>
        </p>
      </Notice>
    );
  }
  if (failure?.code === 'room_not_found') {
    return (
      <Notice
        tone="error"
        title={say.roomGone}
        action={
          <Button variant="secondary" size="small" href={hotelHref}>
            {say.otherRooms}
          </Button>
        }
      >
        <p>{say.takenOff}</p>
      </Notice>
    );
  }
  const isOutdated = failure?.code === 'texts_changed';
  return (
    <Notice
      tone="error"
      title={say.notBooked}
      action={
        isOutdated && (
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            {say.reload}
          </Button>
        )
      }
    >
      <p>
        {failure && stayRefusal(failure.message)} {isOutdated && say.typedIsKept}
      </p>
    </Notice>
  );
}
