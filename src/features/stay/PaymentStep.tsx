import type { ReactNode } from 'react';
import type { BookingAtHotel } from '#src/domain/booking/bookingFacts.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import type { Payer } from '#src/domain/booking/payer.ts';
import { formatRupees } from '#src/domain/money.ts';
import * as say from '#src/words/en/guestStay.ts';
import type { Brand } from './brand.ts';
import { MoneyAhead } from './MoneyAhead.tsx';
import { PayOnline } from './PayOnline.tsx';
import { useNewHeading } from './useNewHeading.ts';

interface Props {
  by: Payer;
  booking: BookingAtHotel;
  brand: Brand;
  warning?: string;
  onChanged: () => void;
  children?: ReactNode;
}

/** The first section of the page: the payment of the advance, or of the balance after check-out. */
export function PaymentStep({ by, booking, brand, warning, onChanged, children }: Props) {
  const { unreported } = openAmounts(booking);
  const heading = useNewHeading(booking.reported_amount);
  const pay = booking.checked_out_at ? say.payBalance : say.payAdvance;
  return (
    <section className="payment-step card no-print" aria-labelledby="payment-heading">
      <h2 ref={heading} tabIndex={-1} id="payment-heading" className="text-2xl">
        {unreported > 0
          ? pay(formatRupees(unreported))
          : say.visitReportReported(formatRupees(booking.reported_amount))}
      </h2>
      <div className="mt-3">
        {booking.not_found_amount > 0 && booking.reported_amount === 0 && (
          <p className="mb-3 font-semibold">{say.notFound(formatRupees(booking.not_found_amount))}</p>
        )}
        <MoneyAhead
          booking={booking}
          brand={brand}
          {...(warning && { warning })}
          online={<PayOnline by={by} booking={booking} onChanged={onChanged} />}
        >
          {children}
        </MoneyAhead>
      </div>
    </section>
  );
}
