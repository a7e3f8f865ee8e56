import type { ChangeQuote, DeskBooking } from '#src/domain/desk/bookings.ts';
import { comparePrices } from '#src/domain/desk/priceDifference.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted } from '#src/domain/stay.ts';
import { QuoteNotices } from '#src/features/desk/QuoteNotices.tsx';
import type { Failure } from '#src/lib/result.ts';

interface Props {
  booking: DeskBooking;
  quote: ChangeQuote | null;
  failure: Failure | null;
  isAsking: boolean;
  /** Nothing is changed yet. */
  isSame: boolean;
  onRetry: () => void;
}

/** The price of a stay as it was and as it will be, line by line, and what the difference comes to. */
export function Compared({ booking, quote, failure, isAsking, isSame, onRetry }: Props) {
  return (
    <section aria-label="Price as it will be" aria-busy={isAsking} className="stay-compared">
      <QuoteNotices failure={failure} rule={quote?.rule} onRetry={onRetry} />
      {quote && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Part of the price</span>
                </th>
                <th scope="col">As booked</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {comparePrices(booking, quote).map(({ label, isTotal, before, now }) => (
                <tr key={label} className={isTotal ? 'is-total' : undefined}>
                  <th scope="row">{label}</th>
                  <td>{before === null ? '–' : formatRupees(before)}</td>
                  <td>{now === null ? '–' : formatRupees(now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p role="status">
            <b>
              {quote.difference === 0
                ? 'The stay costs what it did.'
                : quote.difference > 0
                  ? `${formatRupees(quote.difference)} more than before.`
                  : `${formatRupees(-quote.difference)} less than before.`}
            </b>{' '}
            {quote.rooms_free > 0 && `${counted(quote.rooms_free, 'room')} free on every night.`}
          </p>
        </>
      )}
      {!quote && !failure && (
        <p className="text-ink-soft text-sm">
          {isAsking
            ? 'Asking for the price…'
            : isSame
              ? 'Nothing is changed yet.'
              : 'The price comes with dates, guests and rooms.'}
        </p>
      )}
    </section>
  );
}
