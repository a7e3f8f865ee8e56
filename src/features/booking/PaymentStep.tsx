import { lazy, Suspense, useState } from 'react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { openOf } from '#src/domain/booking/paid.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { MoneyAhead } from '#src/features/stay/MoneyAhead.tsx';
import { PayOnline } from '#src/features/stay/PayOnline.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/confirmation.ts';
import { ifYouPaid, iHavePaid, loading } from '#src/words/en/visitPaying.ts';

// Loads the form's library, for guests who have paid.
const ReportForm = lazy(() =>
  import('#src/features/stay/ReportForm.tsx').then(({ ReportForm }) => ({ default: ReportForm })),
);

interface Props {
  booking: ConfirmedBooking;
  /** The guest's link, in the tab that booked: a report with the reference alone keeps no booking. */
  stayToken: string | null;
  brand: Brand;
  onChanged: () => void;
}

/** The payment of the advance, or of the balance after check-out, first on the page, for anyone with the reference: how much, by when, and how. */
export function PaymentStep({ booking, stayToken, brand, onChanged }: Props) {
  const [isReporting, setReporting] = useState(false);
  const by = { reference: booking.booking_reference };
  const { due, unreported } = openOf(booking);
  const [pay, reported] = booking.checked_out_at
    ? [say.payBalance, say.balanceReported]
    : [say.payAdvance, say.advanceReported];
  return (
    <section className="payment-step card no-print" aria-labelledby="payment-heading">
      <h2 id="payment-heading" className="text-2xl">
        {unreported > 0 ? pay(formatRupees(unreported)) : reported(formatRupees(due))}
      </h2>
      <div className="mt-3">
        <MoneyAhead
          booking={booking}
          brand={brand}
          online={<PayOnline by={by} booking={booking} onChanged={onChanged} />}
        >
          {booking.reported_amount > 0 ? null : isReporting ? (
            <Suspense fallback={<p role="status">{loading}</p>}>
              <ReportForm
                by={stayToken ? { token: stayToken } : by}
                onChanged={onChanged}
                onClose={() => setReporting(false)}
              />
            </Suspense>
          ) : (
            booking.upi_id && (
              <div className="mt-4 grid justify-items-start gap-2">
                <p>{ifYouPaid}</p>
                <Button variant="secondary" size="small" onClick={() => setReporting(true)}>
                  {iHavePaid}
                </Button>
              </div>
            )
          )}
        </MoneyAhead>
      </div>
    </section>
  );
}
