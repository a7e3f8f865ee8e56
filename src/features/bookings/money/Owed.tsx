import { lazy, Suspense, useState } from 'react';
import { refundParts, refundWords, siteHas, type TillEntry } from '#src/domain/desk/ledger.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';

const PaymentDialog = lazy(() =>
  import('#src/features/desk/PaymentDialog.tsx').then(({ PaymentDialog }) => ({ default: PaymentDialog })),
);

interface Props {
  owed: readonly TillEntry[];
  today: string;
  hotel: string;
  onChanged: () => void;
}

/** Refunds that were promised and are still to be paid, the first that is due first. */
export function Owed({ owed, today, hotel, onChanged }: Props) {
  const [paying, setPaying] = useState<TillEntry | null>(null);
  return (
    <section aria-labelledby="till-owed">
      <h2 id="till-owed">Refunds to pay</h2>
      {owed.length === 0 ? (
        <p className="text-ink-soft">No guest waits for money.</p>
      ) : (
        <ol className="money-entries">
          {owed.map((entry) => (
            <li key={entry.id}>
              <div className="money-entry">
                <a className="link" href={ownerPaths.stay(entry.booking_id, hotel)}>
                  {entry.guest_name}, {entry.booking_reference}
                </a>
                <b>{formatRupees(entry.open)}</b>
                <small className={entry.due_on && entry.due_on < today ? 'money-due' : undefined}>
                  {entry.due_on && entry.due_on < today ? 'Was due on' : 'By'}{' '}
                  {entry.due_on && formatDate(entry.due_on)}
                </small>
                {entry.is_underway ? (
                  <small>The payment gateway is giving it back.</small>
                ) : (
                  entry.at_site > 0 && (
                    <small>{refundWords(entry.open, siteHas(entry.at_site, entry.site_gives, entry.by_site))}</small>
                  )
                )}
              </div>
              {!entry.is_underway && entry.open > entry.by_site && (
                <Button size="small" variant="secondary" className="no-print" onClick={() => setPaying(entry)}>
                  Refund paid<span className="sr-only"> to {entry.guest_name}</span>
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
            kind="refunded"
            amount={refundParts(paying.open, paying.at_site - paying.site_gives).bySite || paying.open - paying.by_site}
            bySite={paying.at_site > paying.site_gives}
            onClose={() => setPaying(null)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </section>
  );
}
