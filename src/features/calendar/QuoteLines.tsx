import { guestPrice, priceLines } from '#src/domain/booking/price.ts';
import type { DeskQuote } from '#src/domain/desk/phone.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import { QuoteNotices } from '#src/features/desk/QuoteNotices.tsx';
import type { Failure } from '#src/lib/result.ts';

interface Props {
  quote: DeskQuote | null;
  failure: Failure | null;
  isAsking: boolean;
  /** What is asked for is not there yet. */
  isWaiting: boolean;
  /** The desk books: nothing is asked for beforehand. */
  isBooking: boolean;
  onRetry: () => void;
}

/** The price of the booking line by line, and the rules of the property that it breaks. */
export function QuoteLines({ quote, failure, isAsking, isWaiting, isBooking, onRetry }: Props) {
  return (
    <section aria-label="Price" aria-busy={isAsking} className="desk-quote">
      <QuoteNotices failure={failure} rule={quote?.rule} onRetry={onRetry} />
      {quote && (
        <>
          <dl>
            {priceLines(isBooking ? { ...quote, advance_amount: 0 } : quote, guestPrice).map(
              ({ part, label, amount }) => (
                <div key={label} className={part === 'total' ? 'is-total' : undefined}>
                  <dt>{label}</dt>
                  <dd>{formatRupees(amount)}</dd>
                </div>
              ),
            )}
          </dl>
          <p className="text-ink-soft text-sm">
            {quote.rooms_free > 0
              ? `${counted(quote.rooms_free, 'room')} available on every night`
              : 'No rooms available'}
          </p>
        </>
      )}
      {!quote && !failure && (
        <p className="text-ink-soft text-sm">
          {isWaiting ? 'Enter dates, guests and price to see the total.' : 'Loading the price…'}
        </p>
      )}
    </section>
  );
}
