import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { formatDate } from '#src/domain/stay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { MoneyAhead } from '#src/features/stay/MoneyAhead.tsx';
import { paths } from '#src/lib/paths.ts';
import { askLinkPath, stayPath } from '#src/lib/stayPath.ts';
import { cancellationTerms } from '#src/words/en/cancellation.ts';
import { formatTime } from '#src/words/en/stay.ts';

interface Props {
  booking: ConfirmedBooking;
  /** What opens the guest's own page, in the tab that booked. */
  stayToken: string | null;
  brand: Brand;
}

/** What happens from here to the arrival, in order, with the hotel's own policies. */
export function NextSteps({ booking, stayToken, brand }: Props) {
  const { hotel } = booking;
  const { house_rules, special_conditions } = hotel.policies;
  const { cancellation_policy, legal_versions } = booking;
  const { advance_amount, paid_amount } = booking;
  const path = stayToken ? stayPath(stayToken) : askLinkPath({ reference: booking.booking_reference });
  return (
    <section className="mt-12" aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-2xl">
        What happens next
      </h2>
      <ol className="next-steps">
        <li>
          <h3>{advance_amount > 0 && paid_amount <= advance_amount ? 'The advance' : 'The payment'}</h3>
          <MoneyAhead
            booking={booking}
            brand={brand}
            online={
              <p className="no-print mt-4">
                <a className="button button-primary" href={path}>
                  Pay by card, UPI or net banking
                </a>
              </p>
            }
          >
            {booking.claimed_amount === 0 && (
              <p className="no-print mt-3">
                Have you paid? Tell us the UTR of the payment on{' '}
                <a className="link" href={path}>
                  the page of your stay
                </a>
                : then your booking does not end while we look for it.
              </p>
            )}
          </MoneyAhead>
        </li>
        <li>
          <h3>If plans change</h3>
          <p>
            {cancellation_policy
              ? cancellationTerms(cancellation_policy)
              : 'Ask us about the terms of cancellation of this hotel.'}{' '}
            Change dates and guests, or cancel, on{' '}
            <a className="link" href={path}>
              the page of your stay
            </a>
            .
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
