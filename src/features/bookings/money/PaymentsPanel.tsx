import './money.css';
import { lazy, Suspense, useState } from 'react';
import { awaitedAdvance, type DeskBooking } from '#src/domain/desk/bookings.ts';
import { entryWords, type Ledger, type LedgerEntry, refundPayers, sumsWords } from '#src/domain/desk/ledger.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Part } from '#src/features/bookings/detail/parts.tsx';
import type { Recording } from '#src/features/desk/PaymentDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/money.ts';
import { EntryLine } from './EntryLine.tsx';

const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);
const ReverseDialog = lazy(() =>
  import('./ReverseDialog.tsx').then(({ ReverseDialog }) => ({ default: ReverseDialog })),
);

const FeeDialog = lazy(() => import('./FeeDialog.tsx').then(({ FeeDialog }) => ({ default: FeeDialog })));
const WaiveDialog = lazy(() => import('./FeeDialog.tsx').then(({ WaiveDialog }) => ({ default: WaiveDialog })));

const names: Record<LedgerEntry['may'][number], string> = say.entryActions;

interface Props {
  booking: DeskBooking;
  payments: Ledger;
  today: string;
  onChanged: () => void;
}

export function PaymentsPanel({ booking, payments, today, onChanged }: Props) {
  const [recording, setRecording] = useState<Omit<Recording, 'booking'> | null>(null);
  const [ending, setEnding] = useState<LedgerEntry | null>(null);
  const [charging, setCharging] = useState<'fee' | 'waive' | null>(null);
  const { balance, received, refunded, refund_due, reported, at_site, site_due, pays_site, entries } = payments;
  const advance = awaitedAdvance(booking);
  const { by_admin: isAdmin, no_show_fee: fee, no_show_fee_reason } = booking;
  const stands = booking.stay_state !== 'cancelled' && booking.stay_state !== 'no_show';
  const isOpen = (stands || fee !== null) && !booking.erased_at;
  const mayCharge = booking.stay_state === 'no_show' && !booking.erased_at && !booking.is_masked;
  const isRefund = !isOpen && refund_due > 0;
  // The advance is due before the rest, and is paid to the site.
  const due = advance?.amount ?? balance;
  const payTo = advance && pays_site && isAdmin ? 'site' : 'property';
  const refundable = {
    property: refund_due > site_due ? 0 : received - refunded - at_site,
    site: isAdmin && site_due === 0 ? at_site : 0,
  };
  const payer = refundable.property > 0 ? 'property' : 'site';
  const most = refundable[payer];
  const act = (entry: LedgerEntry, action: LedgerEntry['may'][number]) =>
    action === 'receive' || action === 'pay'
      ? setRecording({ deed: action, amount: entry.amount, entry })
      : setEnding(entry);
  return (
    <Part title={say.payments} name="payments" shown={payments}>
      <p className="money-balance">
        <small>{isRefund ? say.refundDue : balance < 0 ? say.overpaid : say.balanceDue}</small>
        <b>{formatRupees(isRefund ? refund_due : Math.abs(balance))}</b>
        <small>{sumsWords(payments)}</small>
      </p>
      {fee !== null && (
        <p className="mt-2 wrap-anywhere">{say.noShowFee(formatRupees(fee), no_show_fee_reason ?? '')}</p>
      )}
      {advance && isOpen && (
        <p className="mt-2">
          {[
            (pays_site ? say.advanceDueToSite : say.advanceDue)(formatRupees(advance.amount)),
            advance.until && say.advanceDeadline(formatMoment(advance.until)),
            reported > 0 && say.reportStopsDeadline,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {at_site > 0 && (
        <p className="mt-2">
          {say.susegadStaysHasMoney(formatRupees(at_site))} {refund_due > 0 && refundPayers(refund_due, site_due)}
        </p>
      )}
      <div className="money-actions">
        {isOpen && balance > 0 && (
          <Button size="small" onClick={() => setRecording({ deed: 'payment', amount: due, holder: payTo })}>
            {say.recordPayment}
          </Button>
        )}
        {isOpen && stands && balance > reported && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setRecording({ deed: 'report', amount: Math.min(due, balance - reported), holder: payTo })}
          >
            {say.recordReportedPayment}
          </Button>
        )}
        {most > 0 && (
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              setRecording({ deed: 'refund', amount: balance < 0 ? Math.min(-balance, most) : most, holder: payer })
            }
          >
            {say.recordRefund}
          </Button>
        )}
        {mayCharge && (
          <Button size="small" variant="secondary" onClick={() => setCharging('fee')}>
            {fee === null ? say.chargeNoShowFee : say.changeFee}
          </Button>
        )}
        {mayCharge && fee !== null && (
          <Button size="small" variant="secondary" onClick={() => setCharging('waive')}>
            {say.waiveFee}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{say.paymentsAppearHere}</p>
      ) : (
        <ol className="money-entries">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryLine entry={entry} today={today} />
              <span className="flex flex-wrap gap-2 empty:hidden">
                {entry.may
                  .filter((action) => action === 'pay' || !booking.erased_at)
                  .map((action) => (
                    <Button
                      key={action}
                      size="small"
                      variant={action === 'receive' || action === 'pay' ? 'secondary' : 'quiet'}
                      aria-label={say.actionOnEntry(names[action], entryWords(entry), formatRupees(entry.amount))}
                      onClick={() => act(entry, action)}
                    >
                      {names[action]}
                    </Button>
                  ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      <Suspense>
        {recording && (
          <PaymentDialog {...recording} booking={booking} onClose={() => setRecording(null)} onChanged={onChanged} />
        )}
        {charging === 'fee' && <FeeDialog booking={booking} onClose={() => setCharging(null)} onChanged={onChanged} />}
        {charging === 'waive' && (
          <WaiveDialog booking={booking} onClose={() => setCharging(null)} onChanged={onChanged} />
        )}
        {ending && <ReverseDialog entry={ending} onClose={() => setEnding(null)} onChanged={onChanged} />}
      </Suspense>
    </Part>
  );
}
