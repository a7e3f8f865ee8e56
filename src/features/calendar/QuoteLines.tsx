import { guestPrice, priceLines } from '#src/domain/booking/price.ts';
import type { DeskQuote } from '#src/domain/desk/phone.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import { QuoteNotices } from '#src/features/desk/QuoteNotices.tsx';
import type { Failure } from '#src/lib/result.ts';
import * as say from '#src/words/staff/calendarForms.ts';

interface Props {
  quote: DeskQuote | null;
  failure: Failure | null;
  isAsking: boolean;
  isWaiting: boolean;
  isBooking: boolean;
  onRetry: () => void;
}

export function QuoteLines({ quote, failure, isAsking, isWaiting, isBooking, onRetry }: Props) {
  return (
    <section aria-label={say.price} aria-busy={isAsking} className="desk-quote">
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
            {quote.rooms_free > 0 ? say.availableOnEveryNight(counted(quote.rooms_free, 'room')) : say.noRoomsAvailable}
          </p>
        </>
      )}
      {!quote && !failure && (
        <p className="text-ink-soft text-sm">{isWaiting ? say.enterDatesGuestsAndPrice : say.loadingPrice}</p>
      )}
    </section>
  );
}
