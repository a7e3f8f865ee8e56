import type { ChangeQuote, DeskBooking } from '#src/domain/desk/bookings.ts';
import { changeRefund, leftWords, roomsWords } from '#src/domain/desk/stayWords.ts';
import { QuoteNotices } from '#src/features/desk/QuoteNotices.tsx';
import { PriceCompared } from '#src/features/stay/PriceCompared.tsx';
import type { Failure } from '#src/lib/result.ts';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  booking: DeskBooking;
  quote: ChangeQuote | null;
  /** The chosen room type. */
  room: string | undefined;
  failure: Failure | null;
  isAsking: boolean;
  isSame: boolean;
  onRetry: () => void;
}

export function Compared({ booking, quote, room, failure, isAsking, isSame, onRetry }: Props) {
  return (
    <section aria-label={say.newPrice} aria-busy={isAsking} className="price-compared">
      <QuoteNotices failure={failure} rule={quote?.rule} onRetry={onRetry} />
      {quote && (
        <PriceCompared before={booking} now={{ ...quote, room_name: room }}>
          {changeRefund(quote)} {leftWords(Math.max(booking.balance + quote.difference, 0), 0)}{' '}
          {roomsWords(quote.rooms_free)}
        </PriceCompared>
      )}
      {!quote && !failure && (
        <p className="text-ink-soft text-sm">
          {isAsking ? say.checkingPrice : isSame ? say.noChangesYet : say.chooseStayToSeePrice}
        </p>
      )}
    </section>
  );
}
