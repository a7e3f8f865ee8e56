import { advanceWhy, askHowToPay } from '#src/domain/booking/advance.ts';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { beyondWords, openOf } from '#src/domain/booking/paid.ts';
import { upiLink } from '#src/domain/booking/upi.ts';
import { cancellationTerms } from '#src/domain/hotel/hotel.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate, formatTime } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Brand } from './brand.ts';

interface Props {
  booking: ConfirmedBooking;
  brand: Brand;
}

/** What happens from here to the arrival, in order, with the hotel's own policies. */
export function NextSteps({ booking, brand }: Props) {
  const { hotel } = booking;
  const { house_rules, special_conditions } = hotel.policies;
  const { cancellation_policy, legal_versions } = booking;
  const { advance_amount, paid_amount } = booking;
  const open = openOf(booking);
  const isUnpaid = open.advance > 0;
  const rest = <Amount paise={open.rest} />;
  return (
    <section className="mt-12" aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-2xl">
        What happens next
      </h2>
      <ol className="next-steps">
        <li>
          <h3>{advance_amount > 0 && paid_amount <= advance_amount ? 'The advance' : 'The payment'}</h3>
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
                  by <strong>{momentInIndia(booking.advance_due_at)}</strong>: without it the booking ends by itself
                  then
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
                  paise: open.advance,
                  note: booking.booking_reference,
                })}
              >
                Pay {formatRupees(open.advance)} with a UPI app
              </Button>
            </>
          )}
        </li>
        <li>
          <h3>If plans change</h3>
          <p>
            {cancellation_policy
              ? cancellationTerms(cancellation_policy)
              : 'Ask us about the terms of cancellation of this hotel.'}{' '}
            Write to us with your reference.
            {legal_versions && (
              <>
                {' '}
                You booked under our{' '}
                <a className="link" href={paths.terms}>
                  terms
                </a>{' '}
                of {formatDate(legal_versions.terms)}.
              </>
            )}
          </p>
        </li>
        <li>
          <h3>The arrival</h3>
          <p>
            Your room is ready on {formatDate(booking.check_in_date)} from {formatTime(hotel.check_in_time)}, and yours
            until {formatTime(hotel.check_out_time)} on {formatDate(booking.check_out_date)}.{' '}
            {[house_rules, special_conditions].filter((words) => words).join(' ')}
          </p>
        </li>
      </ol>
    </section>
  );
}

const Amount = ({ paise }: { paise: number }) => <strong className="figures">{formatRupees(paise)}</strong>;
