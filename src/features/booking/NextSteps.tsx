import { type ConfirmedBooking, owesAdvance } from '#src/domain/booking/confirmation.ts';
import { restOf } from '#src/domain/booking/price.ts';
import { upiLink } from '#src/domain/booking/upi.ts';
import { cancellationText } from '#src/domain/hotel/hotel.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate, formatTime } from '#src/domain/stay.ts';
import { mailTo } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Brand } from './brand.ts';

interface Props {
  booking: ConfirmedBooking;
  brand: Brand;
}

/** What happens from here to the arrival, in order, with the hotel's own policies. */
export function NextSteps({ booking, brand }: Props) {
  const { hotel } = booking;
  const { cancellation_policy, payment_policy, house_rules, special_conditions } = hotel.policies;
  const isUnpaid = owesAdvance(booking);
  return (
    <section className="mt-12" aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-2xl">
        What happens next
      </h2>
      <ol className="next-steps">
        <li>
          <h3>{booking.advance_amount > 0 ? 'The advance' : 'The payment'}</h3>
          {isUnpaid ? (
            <p>
              Your stay is booked. We write to you {booking.guest_phone ? 'on WhatsApp' : 'by email'} about the{' '}
              {booking.advance_percent}% advance of{' '}
              <strong className="figures">{formatRupees(booking.advance_amount)}</strong>
              {booking.advance_due_at && (
                <>
                  , due by <strong>{formatMoment(booking.advance_due_at)} IST</strong>: without it the booking ends by
                  itself then
                </>
              )}
              . {payment_policy ?? `The remaining ${formatRupees(restOf(booking))} is paid at the hotel.`}
            </p>
          ) : (
            <p>
              {/* That the advance has come, and nothing of how much more has. */}
              {booking.payment_status === 'paid'
                ? `It is paid, thank you. ${payment_policy ?? 'Whatever is open of the total is paid at the hotel.'}`
                : booking.payment_status === 'refunded'
                  ? 'What you paid was refunded.'
                  : `Nothing is due before you arrive; you pay at the hotel. ${payment_policy ?? ''}`}
            </p>
          )}
          {isUnpaid && booking.upi_id && (
            <>
              <p className="mt-2">
                You can pay it now by UPI to <strong className="wrap-anywhere select-all">{booking.upi_id}</strong>,
                with your booking reference as the note.
              </p>
              {/* Only phones have apps that answer to this link. */}
              <Button
                variant="secondary"
                size="small"
                className="no-print mt-3 pointer-fine:hidden"
                href={upiLink(booking.upi_id, {
                  name: brand.name,
                  paise: booking.advance_amount,
                  note: booking.booking_reference,
                })}
              >
                Pay {formatRupees(booking.advance_amount)} with a UPI app
              </Button>
            </>
          )}
        </li>
        <li>
          <h3>If plans change</h3>
          <p>
            {cancellation_policy
              ? cancellationText(cancellation_policy)
              : 'Ask us about the terms of cancellation of this hotel.'}{' '}
            Write to us with your reference; refunds take 5 to 7 business days.
          </p>
        </li>
        <li>
          <h3>The arrival</h3>
          <p>
            Your room is ready on {formatDate(booking.check_in_date)} from {formatTime(hotel.check_in_time)}, and yours
            until {formatTime(hotel.check_out_time)} on {formatDate(booking.check_out_date)}.{' '}
            {house_rules && ` ${house_rules}`}
            {special_conditions && ` ${special_conditions}`}
          </p>
          {(hotel.phone || hotel.email) && (
            <p className="mt-2 text-sm">
              At the hotel:{' '}
              {hotel.phone && (
                <a className="link" href={`tel:${hotel.phone.replace(/[^\d+]/g, '')}`}>
                  {hotel.phone}
                </a>
              )}
              {hotel.phone && hotel.email && ', '}
              {hotel.email && (
                <a className="link" href={mailTo(hotel.email)}>
                  {hotel.email}
                </a>
              )}
            </p>
          )}
        </li>
      </ol>
    </section>
  );
}
