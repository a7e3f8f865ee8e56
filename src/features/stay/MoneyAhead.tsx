import { advanceWhy, askHowToPay } from '#src/domain/booking/advance.ts';
import type { BookingAtHotel } from '#src/domain/booking/bookingFacts.ts';
import { beyondWords, openOf } from '#src/domain/booking/paid.ts';
import { upiLink } from '#src/domain/booking/upi.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Brand } from './brand.ts';

interface Props {
  booking: BookingAtHotel;
  brand: Brand;
}

/** What of a stay is to be paid, by when and how; or what has come, and what is left for the hotel. */
export function MoneyAhead({ booking, brand }: Props) {
  const { advance_amount, paid_amount } = booking;
  const open = openOf(booking);
  const isUnpaid = open.advance > 0;
  const rest = <Amount paise={open.rest} />;
  return (
    <>
      {isUnpaid ? (
        <p>
          Your stay is booked. {paid_amount > 0 ? 'Of its' : 'Its'} advance of <Amount paise={advance_amount} />,{' '}
          {booking.advance_percent}% of the total,{' '}
          {paid_amount > 0 && (
            <>
              <Amount paise={paid_amount} /> has come, and <Amount paise={open.advance} />{' '}
            </>
          )}
          is due
          {booking.advance_due_at && (
            <>
              {' '}
              by <strong>{momentInIndia(booking.advance_due_at)}</strong>: without it the booking ends by itself then
            </>
          )}
          . {advanceWhy(booking)} {!booking.upi_id && `${askHowToPay(brand)} `}
          The remaining {rest} is paid at the hotel.
        </p>
      ) : open.rest === 0 ? (
        <p>Your stay is paid in full, thank you. {beyondWords(booking)}</p>
      ) : booking.payment_status === 'refunded' ? (
        paid_amount === 0 ? (
          <p>What you paid was refunded.</p>
        ) : (
          <p>Part of what you paid was refunded. The remaining {rest} is paid at the hotel.</p>
        )
      ) : paid_amount > 0 ? (
        <p>
          {paid_amount === advance_amount && 'Your advance of '}
          <Amount paise={paid_amount} /> has come, thank you. The remaining {rest} is paid at the hotel.
        </p>
      ) : (
        <p>Nothing is due before you arrive; {rest} is paid at the hotel.</p>
      )}
      {isUnpaid && booking.upi_id && (
        <>
          <p className="mt-2">
            You can pay it now by UPI to <strong className="wrap-anywhere select-all">{booking.upi_id}</strong>, with
            your booking reference as the note.
          </p>
          {/* Only phones have apps that answer to this link. */}
          <Button
            variant="secondary"
            size="small"
            className="no-print mt-3 pointer-fine:hidden"
            href={upiLink(booking.upi_id, {
              name: brand.name,
              paise: open.advance,
              note: booking.booking_reference,
            })}
          >
            Pay {formatRupees(open.advance)} with a UPI app
          </Button>
        </>
      )}
    </>
  );
}

const Amount = ({ paise }: { paise: number }) => <strong className="figures">{formatRupees(paise)}</strong>;
