import './money.css';
import { lazy, Suspense, useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import type { Ledger, Payment } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Part } from '#src/features/bookings/detail/parts.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EntryLine } from './EntryLine.tsx';

const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);
const ReverseDialog = lazy(() =>
  import('./ReverseDialog.tsx').then(({ ReverseDialog }) => ({ default: ReverseDialog })),
);

interface Props {
  booking: DeskBooking;
  payments: Ledger;
  onChanged: () => void;
}
type Doing =
  | { kind: 'received' | 'refunded' | 'claimed'; amount: number; settles?: Payment }
  | { kind: 'reversed'; entry: Payment };

/** The money of a booking: what is open, what was written, and all that can be noted. */
export function PaymentsPanel({ booking, payments, onChanged }: Props) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { balance, received, refunded, refund_owed, claimed, entries } = payments;
  const there = received - refunded;
  const isOpen = booking.stay_state !== 'cancelled' && booking.stay_state !== 'no_show' && !booking.erased_at;
  const close = { booking, onClose: () => setDoing(null), onChanged };
  return (
    <Part title="Payments">
      <p className="money-balance">
        <small>{balance < 0 ? 'Came more than the stay costs' : 'Still to be paid'}</small>
        <b>{formatRupees(Math.abs(balance))}</b>
        <small>
          {formatRupees(received)} received{refunded > 0 && `, ${formatRupees(refunded)} given back`}
          {booking.advance_amount > 0 && `; advance ${formatRupees(booking.advance_amount)}`}
        </small>
      </p>
      {booking.advance_due_at && isOpen && (
        <p className="mt-2">
          The advance is due by {formatDate(booking.advance_due_at.slice(0, 10))}; without it the booking ends by
          itself.
        </p>
      )}
      <div className="money-deeds">
        {isOpen && balance > 0 && (
          <Button size="small" onClick={() => setDoing({ kind: 'received', amount: balance })}>
            Take a payment
          </Button>
        )}
        {isOpen && balance > claimed && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setDoing({ kind: 'claimed', amount: balance - claimed })}
          >
            Guest says it is paid
          </Button>
        )}
        {there > 0 && refund_owed === 0 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setDoing({ kind: 'refunded', amount: balance < 0 ? -balance : there })}
          >
            Give money back
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-soft">Nothing was paid yet.</p>
      ) : (
        <ol className="money-entries">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryLine entry={entry} />
              {entry.open > 0 && (entry.kind === 'refund_owed' || (entry.kind === 'claimed' && isOpen)) && (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() =>
                    setDoing(
                      entry.kind === 'claimed'
                        ? { kind: 'received', amount: entry.open, settles: entry }
                        : { kind: 'refunded', amount: entry.open },
                    )
                  }
                >
                  {entry.kind === 'claimed' ? 'It has come' : 'Refund paid'}
                </Button>
              )}
              {entry.kind !== 'reversed' && !entry.is_reversed && !booking.erased_at && (
                <Button size="small" variant="quiet" onClick={() => setDoing({ kind: 'reversed', entry })}>
                  Take back<span className="sr-only"> the entry of {formatRupees(entry.amount)}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Suspense>
        {doing &&
          (doing.kind === 'reversed' ? (
            <ReverseDialog {...close} entry={doing.entry} />
          ) : (
            <PaymentDialog {...close} {...doing} />
          ))}
      </Suspense>
    </Part>
  );
}
