import { lazy, Suspense } from 'react';
import { type GuestStay, paymentLine } from '#src/domain/booking/guestStay.ts';
import { bookedLines } from '#src/domain/booking/paid.ts';
import { isPastRefund, termsWords } from '#src/domain/booking/termsNow.ts';
import { readMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate, todayInKolkata } from '#src/domain/stay.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { PriceLines } from '#src/features/stay/PriceLines.tsx';
import * as say from '#src/words/en/visit.ts';

// Apart from the page's first scripts.
const MoneyAhead = lazy(() =>
  import('#src/features/stay/MoneyAhead.tsx').then(({ MoneyAhead }) => ({ default: MoneyAhead })),
);
// For whom there is something to pay.
const PayOnline = lazy(() => import('./PayOnline.tsx').then(({ PayOnline }) => ({ default: PayOnline })));
const TellPaid = lazy(() => import('./TellPaid.tsx').then(({ TellPaid }) => ({ default: TellPaid })));
const Documents = lazy(() => import('./Documents.tsx').then(({ Documents }) => ({ default: Documents })));

interface Props {
  token: string;
  stay: GuestStay;
  /** When it was read. */
  at: string;
  brand: Brand;
  /** Something is not as it was: the stay is read anew. */
  onChanged: () => void;
}

/** What the stay costs, what came and went back, and what is left. */
export function MoneyOfStay({ token, stay, at, brand, onChanged }: Props) {
  const { payments, invoices, booking_status } = stay;
  return (
    <section className="visit-card" aria-labelledby="money-heading">
      <h2 id="money-heading" className="mb-4 text-xl">
        {booking_status === 'cancelled' ? say.wouldHaveCost : say.price}
      </h2>
      <PriceLines lines={(money) => bookedLines(stay, money)} isOver={booking_status === 'cancelled'} />
      {payments.length > 0 && (
        <ul className="visit-payments">
          {payments.map((payment) => (
            <li key={`${payment.at} ${payment.kind} ${payment.amount}`}>
              <span className="min-w-0">
                {paymentLine(payment)}
                <small>
                  {payment.due_on && payment.open > 0
                    ? say.byDay(formatDate(payment.due_on))
                    : formatDate(todayInKolkata(readMoment(payment.at)))}
                </small>
              </span>
              <span className="figures">{formatRupees(payment.open || payment.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {(payments.length > 0 || invoices.length > 0) && (
        <Suspense fallback={<div className="min-h-20" />}>
          <Documents token={token} stay={stay} at={at} />
        </Suspense>
      )}
      {['pending', 'confirmed'].includes(booking_status) && (
        <div className="mt-4 min-h-28">
          <Suspense>
            <MoneyAhead
              booking={stay}
              brand={brand}
              warning={isPastRefund(stay.terms) ? termsWords(stay.terms) : ''}
              online={<PayOnline token={token} stay={stay} onChanged={onChanged} />}
            >
              <TellPaid token={token} stay={stay} onChanged={onChanged} />
            </MoneyAhead>
          </Suspense>
        </div>
      )}
    </section>
  );
}
