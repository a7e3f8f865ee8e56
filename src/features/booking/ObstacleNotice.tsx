import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import { type Failure, isLost } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import type { Obstacle } from './useBookingForm.ts';

interface Props {
  obstacle: Obstacle | null;
  /** The total of the newest quote; null while it is being asked for. */
  newTotal: number | null;
  quoteFailure: Failure | null;
  /** The hotel's page for this stay. */
  hotelHref: string;
  onRetryQuote: () => void;
  onBook: () => void;
}

export const priceFailed = 'The price could not be loaded';

/** Why there is no booking yet, and what to do about it. */
export function ObstacleNotice({ obstacle, newTotal, quoteFailure, hotelHref, onRetryQuote, onBook }: Props) {
  const { charged, rupees } = useMoney();
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetryQuote}>
      Retry
    </Button>
  );

  if (obstacle?.kind === 'booked_before') {
    return (
      <Notice
        tone="success"
        title="Your earlier try did go through"
        action={
          <Button variant="secondary" size="small" href={paths.confirmation(obstacle.reference)}>
            See that booking
          </Button>
        }
      >
        <p>
          Its reference is <strong className="figures">{obstacle.reference}</strong>. Continue below only if you want a
          second booking with the details you changed.
        </p>
      </Notice>
    );
  }
  if (obstacle?.failure.code === 'price_changed') {
    const next = newTotal ?? obstacle.failure.total_amount ?? null;
    return (
      <Notice
        tone="warning"
        title="The price of this stay has changed"
        action={
          newTotal !== null ? (
            <Button size="small" onClick={onBook}>
              Accept {rupees(newTotal)} and book
            </Button>
          ) : (
            quoteFailure && retry
          )
        }
      >
        <p>
          It was <s className="figures">{charged(obstacle.shownTotal)}</s>
          {next !== null && (
            <>
              {' '}
              and is now <strong className="figures">{charged(next)}</strong>
            </>
          )}
          . Nothing was booked and nothing you typed is lost.
        </p>
      </Notice>
    );
  }
  if (obstacle && isLost(obstacle.failure)) {
    return (
      <Notice tone="error" title="We got no answer from the server">
        <p>
          {obstacle.failure.message} What you typed is kept, and pressing the button again is safe: it never makes a
          second booking.
        </p>
      </Notice>
    );
  }
  if ((obstacle?.failure ?? quoteFailure)?.code === 'room_not_found') {
    return (
      <Notice
        tone="error"
        title="This room is no longer offered"
        action={
          <Button variant="secondary" size="small" href={hotelHref}>
            Other rooms on these dates
          </Button>
        }
      >
        <p>The hotel took it off its list while you were here. Nothing was booked.</p>
      </Notice>
    );
  }
  if (obstacle) {
    return (
      <Notice tone="error" title="Not booked yet">
        <p>{obstacle.failure.message}</p>
      </Notice>
    );
  }
  if (quoteFailure) {
    return (
      <RetryNotice isQuiet title={priceFailed} onRetry={onRetryQuote}>
        <p>{quoteFailure.message}</p>
      </RetryNotice>
    );
  }
  return null;
}
