import { lazy, Suspense, useState } from 'react';
import type { RefundDue } from '#src/domain/desk/ledger.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/money.ts';
import * as wordsTill from '#src/words/staff/till.ts';
import { EntryLine } from './EntryLine.tsx';

const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);

interface Props {
  refunds: readonly RefundDue[];
  today: string;
  hotel: string;
  onChanged: () => void;
}

export function RefundsDue({ refunds, today, hotel, onChanged }: Props) {
  const [paying, setPaying] = useState<RefundDue | null>(null);
  return (
    <section aria-labelledby="till-refunds">
      <h2 id="till-refunds">{wordsTill.refundsDue}</h2>
      {refunds.length === 0 ? (
        <p className="text-ink-soft">{wordsTill.refundsDueAppearHere}</p>
      ) : (
        <ol className="money-entries">
          {refunds.map((entry) => (
            <li key={entry.id}>
              <EntryLine entry={entry} today={today} />
              <a className="link text-sm" href={ownerPaths.stay(entry.booking_id, hotel, 'payments')}>
                {entry.guest_name}, {entry.booking_reference}
              </a>
              {entry.may.includes('pay') && (
                <Button
                  size="small"
                  variant="secondary"
                  className="no-print"
                  aria-label={say.recordRefundTo(entry.guest_name)}
                  onClick={() => setPaying(entry)}
                >
                  {say.recordRefund}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Suspense>
        {paying && (
          <PaymentDialog
            booking={{ ...paying, id: paying.booking_id }}
            deed="pay"
            amount={paying.amount}
            entry={paying}
            onClose={() => setPaying(null)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </section>
  );
}
