import { lazy, Suspense } from 'react';
import { type GuestStay, paymentLine, paymentNote } from '#src/domain/booking/guestStay.ts';
import { bookedLines, openAmounts } from '#src/domain/booking/paid.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { PriceLines } from '#src/features/stay/PriceLines.tsx';
import * as say from '#src/words/en/guestStay.ts';

const MoneyAhead = lazy(() =>
  import('#src/features/stay/MoneyAhead.tsx').then(({ MoneyAhead }) => ({ default: MoneyAhead })),
);
const Documents = lazy(() => import('./Documents.tsx').then(({ Documents }) => ({ default: Documents })));

interface Props {
  token: string;
  stay: GuestStay;
  at: string;
  brand: Brand;
}

export function MoneyOfStay({ token, stay, at, brand }: Props) {
  const { payments, invoices, booking_status } = stay;
  return (
    <section className="visit-card" aria-labelledby="money-heading">
      <h2 id="money-heading" className="mb-4 text-xl">
        {stay.stay_state === 'cancelled' && !stay.is_expired ? say.priceWhenCancelled : say.price}
      </h2>
      <PriceLines lines={(money) => bookedLines(stay, money)} isOver={booking_status === 'cancelled'} />
      {payments.length > 0 && (
        <ul className="visit-payments">
          {payments.map((payment) => (
            <li key={`${payment.at} ${payment.state} ${payment.holder} ${payment.amount}`}>
              <span className="min-w-0">
                {paymentLine(payment)}
                <small>{paymentNote(payment)}</small>
              </span>
              <span className="figures">{formatRupees(payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {(payments.length > 0 || invoices.length > 0) && (
        <Suspense fallback={<div className="min-h-20" />}>
          <Documents token={token} stay={stay} at={at} />
        </Suspense>
      )}
      {/* An amount due now is paid at the head of the page. */}
      {stay.change?.state !== 'waiting' &&
        ['pending', 'confirmed'].includes(booking_status) &&
        openAmounts(stay).due === 0 && (
          <div className="mt-4 min-h-12">
            <Suspense>
              <MoneyAhead booking={stay} brand={brand} online={null} />
            </Suspense>
          </div>
        )}
    </section>
  );
}
