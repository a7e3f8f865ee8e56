import type { ReactNode } from 'react';
import { advanceWhy, askHowToPay } from '#src/domain/booking/advance.ts';
import type { BookingAtHotel } from '#src/domain/booking/bookingFacts.ts';
import { advanceShare, backWords, openOf } from '#src/domain/booking/paid.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Brand } from './brand.ts';
import { PayByUpi } from './PayByUpi.tsx';

interface Props {
  booking: BookingAtHotel;
  brand: Brand;
  /** What leads to the page to pay on, where there is one. */
  online: ReactNode;
  /** How the guest says that it is paid, or that they said it wrong. */
  children?: ReactNode;
}

/** What of a stay is to be paid, by when and how; or what has come, and what is left for the hotel. */
export function MoneyAhead({ booking, brand, online, children }: Props) {
  const { advance_amount, total_amount, paid_amount, claimed_amount } = booking;
  const open = openOf(booking);
  const isUnpaid = open.advance > 0;
  const isLookedFor = isUnpaid && claimed_amount > 0;
  const rest = open.rest > 0 && (
    <>
      The remaining <Amount paise={open.rest} /> is paid at the hotel.
    </>
  );
  const back = backWords(booking) && `${backWords(booking)} `;
  const isOnline = open.untold > 0 && booking.pays_online;
  const byUpi = isUnpaid && !isLookedFor && booking.upi_id && (
    <PayByUpi
      upi_id={booking.upi_id}
      name={brand.name}
      paise={open.advance}
      booking_reference={booking.booking_reference}
    />
  );
  return (
    <>
      {isLookedFor ? (
        <p>
          You told us that you have paid <Amount paise={claimed_amount} />. We look for it in our bank, mostly within a
          working day, and write to you; meanwhile your booking does not end.{' '}
          {open.untold > 0 && (
            <>
              Another <Amount paise={open.untold} /> of the advance is due before you arrive
              {!isOnline && ': once we have found the first payment, you can pay it here'}.{' '}
            </>
          )}
          {rest}
        </p>
      ) : isUnpaid ? (
        <p>
          Your stay is booked. {paid_amount > 0 ? 'Of its' : 'Its'} advance of <Amount paise={advance_amount} />,{' '}
          {advance_amount === total_amount ? 'the whole price' : `${advanceShare(booking)}% of the total`},{' '}
          {paid_amount > 0 && (
            <>
              <Amount paise={paid_amount} /> has come, and <Amount paise={open.advance} />{' '}
            </>
          )}
          is due
          {paid_amount > 0 && !booking.advance_due_at && ' before you arrive'}
          {booking.advance_due_at && (
            <>
              {' '}
              by <strong>{momentInIndia(booking.advance_due_at)}</strong>: without it the booking ends by itself then
            </>
          )}
          . {paid_amount > 0 && !booking.advance_due_at && 'Your booking does not end by itself any more. '}
          {advanceWhy(booking)} {!booking.upi_id && !booking.pays_online && `${askHowToPay(brand)} `}
          {back}
          {rest}
        </p>
      ) : open.rest === 0 ? (
        <p>Your stay is paid in full, thank you. {back}</p>
      ) : booking.payment_status === 'refunded' ? (
        paid_amount === 0 ? (
          <p>What you paid was refunded.</p>
        ) : (
          <p>
            Part of what you paid was refunded. {back}
            {rest}
          </p>
        )
      ) : paid_amount > 0 ? (
        <p>
          {paid_amount === advance_amount && 'Your advance of '}
          <Amount paise={paid_amount} /> has come, thank you. {back}
          {rest}
        </p>
      ) : (
        <p>
          Nothing is due before you arrive; <Amount paise={open.rest} /> is paid at the hotel.
        </p>
      )}
      {isOnline && online}
      {isOnline && byUpi ? (
        <details className="other-way">
          <summary>Or pay by UPI to our account</summary>
          {byUpi}
          {children}
        </details>
      ) : (
        <>
          {byUpi}
          {isUnpaid && children}
        </>
      )}
    </>
  );
}

const Amount = ({ paise }: { paise: number }) => <strong className="figures">{formatRupees(paise)}</strong>;
