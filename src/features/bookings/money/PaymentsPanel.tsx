import './money.css';
import { lazy, Suspense, useState } from 'react';
import { awaitedAdvance, type DeskBooking } from '#src/domain/desk/bookings.ts';
import {
  kindWords,
  type Ledger,
  mayTakeBack,
  type Payment,
  refundParts,
  refundWords,
  siteHas,
} from '#src/domain/desk/ledger.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Part } from '#src/features/bookings/detail/parts.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EntryLine, isSettled } from './EntryLine.tsx';

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
  | { kind: 'received' | 'refunded' | 'claimed'; amount: number; settles?: Payment; bySite?: boolean }
  | { kind: 'reversed'; entry: Payment };

/** The money of a booking: what is open, what was written, and all that can be noted. */
export function PaymentsPanel({ booking, payments, onChanged }: Props) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { balance, received, refunded, refund_owed, claimed, at_site, site_gives, pays_site, entries } = payments;
  const there = received - refunded;
  const advance = awaitedAdvance(booking);
  // What is due now comes first, and that goes to the site.
  const due = advance ? advance.amount : balance;
  const bySite = advance !== null && pays_site;
  const isOpen = booking.stay_state !== 'cancelled' && booking.stay_state !== 'no_show' && !booking.erased_at;
  const owedBySite = entries.reduce((sum, entry) => sum + (entry.kind === 'refund_owed' ? entry.by_site : 0), 0);
  const isToGiveBack = !isOpen && refund_owed > 0;
  /** Money of the site goes back from there, first, where the desk is to say so. */
  const giveBack = (amount: number): Doing => {
    const { bySite: part } = refundParts(amount, at_site - site_gives);
    return { kind: 'refunded', amount: part || amount, bySite: part > 0 };
  };
  const close = { booking, onClose: () => setDoing(null), onChanged };
  return (
    <Part title="Payments" name="payments" shown={payments}>
      <p className="money-balance">
        <small>
          {isToGiveBack ? 'To give back' : balance < 0 ? 'Came more than the stay costs' : 'Still to be paid'}
        </small>
        <b>{formatRupees(isToGiveBack ? refund_owed : Math.abs(balance))}</b>
        <small>
          {formatRupees(received)} received{refunded > 0 && `, ${formatRupees(refunded)} given back`}
          {booking.advance_amount > 0 && !booking.checked_in_at && `; advance ${formatRupees(booking.advance_amount)}`}
        </small>
      </p>
      {advance && isOpen && (
        <p className="mt-2">
          The guest pays {formatRupees(advance.amount)} of it in advance{pays_site && ', to Susegad Stays'}
          {advance.until ? `, by ${formatMoment(advance.until)}; without it the booking ends by itself.` : '.'}
          {claimed > 0 && ' Until somebody says whether it has come, the booking does not end by itself.'}
        </p>
      )}
      {at_site > 0 && (
        <p className="mt-2">
          {(refund_owed > 0 && refundWords(refund_owed, siteHas(at_site, site_gives, owedBySite))) ||
            `${formatRupees(at_site)} of it is with Susegad Stays, not in your till.`}
        </p>
      )}
      <div className="money-deeds">
        {isOpen && balance > 0 && (
          <Button size="small" onClick={() => setDoing({ kind: 'received', amount: due, bySite })}>
            Take a payment
          </Button>
        )}
        {isOpen && balance > claimed && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setDoing({ kind: 'claimed', amount: Math.min(due, balance - claimed), bySite })}
          >
            Guest says it is paid
          </Button>
        )}
        {there > site_gives && refund_owed === 0 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setDoing(giveBack(Math.min(balance < 0 ? -balance : there, there - site_gives)))}
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
              {entry.open > entry.by_site &&
                !entry.is_underway &&
                (entry.kind === 'refund_owed' || (entry.kind === 'claimed' && isOpen)) && (
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() =>
                      setDoing(
                        entry.kind === 'claimed'
                          ? { kind: 'received', amount: entry.open, settles: entry }
                          : giveBack(entry.open - entry.by_site),
                      )
                    }
                  >
                    {entry.kind === 'claimed' ? 'It has come' : 'Refund paid'}
                  </Button>
                )}
              {mayTakeBack(entry, booking) && !isSettled(entry) && (
                <Button size="small" variant="quiet" onClick={() => setDoing({ kind: 'reversed', entry })}>
                  Take back
                  <span className="sr-only">
                    {' '}
                    {kindWords[entry.kind].toLowerCase()} {formatRupees(entry.amount)}
                  </span>
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
