import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { offline, offlineReading, useOnline } from '#src/lib/useOnline.ts';
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

/** On the button that books. */
export const submitWords = 'Continue to Payment';
export const priceFailed = 'The price could not be loaded';

/** Why there is no booking yet, and what to do about it. */
export function ObstacleNotice({ obstacle, newTotal, quoteFailure, hotelHref, onRetryQuote, onBook }: Props) {
  const { charged, rupees } = useMoney();
  const isOnline = useOnline();
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
  if (obstacle?.kind === 'refused' && obstacle.failure.code === 'price_changed') {
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
  if (obstacle?.kind === 'lost') {
    const [tone, title] = !isOnline
      ? (['warning', offline] as const)
      : obstacle.wasOffline
        ? (['info', 'You are online again.'] as const)
        : (['error', 'We got no answer from the server'] as const);
    return (
      <Notice tone={tone} title={title}>
        <p>
          {obstacle.mayBeBooked ? 'We do not know whether your stay was booked.' : 'Nothing was booked.'} Press “
          {submitWords}” again{isOnline ? '' : ' as soon as the network is back'}: it is booked once. What you typed is
          kept.
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
      <RetryNotice
        isQuiet
        tone={isOnline ? 'error' : 'warning'}
        title={isOnline ? priceFailed : offlineReading}
        onRetry={onRetryQuote}
      >
        <p>{isOnline ? quoteFailure.message : `${priceFailed}. What you typed is kept.`}</p>
      </RetryNotice>
    );
  }
  return null;
}
