import { lazy, Suspense } from 'react';
import type { Failure } from '#src/lib/result.ts';
import { useOnline } from '#src/lib/useOnline.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/en/booking.ts';
import { offline, offlineReading } from '#src/words/en/language.ts';
import type { RefusedProps } from './BookingRefusal.tsx';
import type { Obstacle } from './useBookingForm.ts';

interface Props {
  obstacle: Obstacle | null;
  newTotal: number | null;
  quoteFailure: Failure | null;
  hotelHref: string;
  onRetryQuote: () => void;
  onBook: () => void;
}

/** Loaded only after an answer. If it does not load, the message or reference appears alone. */
const BookingRefusal = lazy(() =>
  import('./BookingRefusal.tsx').then(
    ({ BookingRefusal }) => ({ default: BookingRefusal }),
    () => ({
      default: ({ obstacle, failure }: RefusedProps) => (
        <Notice tone="error">
          <p>{obstacle?.kind === 'booked_before' ? say.bookedBefore + obstacle.reference : failure?.message}</p>
        </Notice>
      ),
    }),
  ),
);

export function ObstacleNotice({ obstacle, newTotal, quoteFailure, hotelHref, onRetryQuote, onBook }: Props) {
  const isOnline = useOnline();

  if (obstacle?.kind === 'lost') {
    const [tone, title] = !isOnline
      ? (['warning', offline] as const)
      : obstacle.wasOffline
        ? (['info', say.onlineAgain] as const)
        : (['error', say.noAnswer] as const);
    return (
      <Notice tone={tone} title={title}>
        <p>
          {obstacle.mayBeBooked ? say.maybeBooked : say.nothingBooked}{' '}
          {isOnline ? say.pressAgain(say.submit) : say.pressAgainOnline(say.submit)}
        </p>
      </Notice>
    );
  }
  const failure = obstacle && 'failure' in obstacle ? obstacle.failure : quoteFailure;
  if (obstacle || failure?.code === 'room_not_found') {
    return (
      <Suspense>
        <BookingRefusal
          {...{ obstacle, failure, newTotal, hotelHref, onBook }}
          onRetryQuote={quoteFailure && onRetryQuote}
        />
      </Suspense>
    );
  }
  if (quoteFailure) {
    return (
      <RetryNotice
        isQuiet
        tone={isOnline ? 'error' : 'warning'}
        title={isOnline ? say.priceFailed : offlineReading}
        onRetry={onRetryQuote}
      >
        <p>{isOnline ? quoteFailure.message : say.priceFailedKept}</p>
      </RetryNotice>
    );
  }
  return null;
}
