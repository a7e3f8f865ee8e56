import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Obstacle } from './useBookingForm.ts';
import type { LostTry } from './useBookRoom.ts';

export interface RefusedProps {
  obstacle: Exclude<Obstacle, LostTry> | null;
  failure: Failure | null;
  /** The total of the newest quote; null while it is being asked for. */
  newTotal: number | null;
  hotelHref: string;
  /** Asks for the price once more; null where that has not failed. */
  onRetryQuote: (() => void) | null;
  onBook: () => void;
}

/** What the server has answered instead of a booking, and what to do about it. */
export function Refused({ obstacle, failure, newTotal, hotelHref, onRetryQuote, onBook }: RefusedProps) {
  const { charged, rupees } = useMoney();

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
            onRetryQuote && (
              <Button variant="secondary" size="small" onClick={onRetryQuote}>
                Retry
              </Button>
            )
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
  if (failure?.code === 'room_not_found') {
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
  const isOutdated = failure?.code === 'texts_changed';
  return (
    <Notice
      tone="error"
      title="Not booked yet"
      action={
        isOutdated && (
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )
      }
    >
      <p>
        {failure?.message} {isOutdated && 'What you typed is kept.'}
      </p>
    </Notice>
  );
}
