import { lazy, Suspense, useState } from 'react';
import type { Payer } from '#src/domain/booking/payer.ts';
import { readJson, tabStorage } from '#src/lib/storage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ifYouPaid, iHavePaid, loading } from '#src/words/en/guestStay.ts';

const PaymentReportForm = lazy(() =>
  import('#src/features/stay/PaymentReportForm.tsx').then(({ PaymentReportForm }) => ({ default: PaymentReportForm })),
);

interface Props {
  by: Payer;
  onChanged: () => void;
}

/** Opens the form that reports a payment. Only the tab that reported it shows the report: the server hides it from others. */
export function ReportHere({ by, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const key = 'reference' in by && `reported:${by.reference}`;
  const [reported, setReported] = useState(() => key && (readJson(tabStorage.get(key)) as [string, string] | null));
  if (isOpen)
    return (
      <Suspense fallback={<p role="status">{loading}</p>}>
        <PaymentReportForm
          by={by}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
          {...(key && {
            onReported: (words: readonly [string, string]) => {
              tabStorage.set(key, JSON.stringify(words));
              setReported([...words]);
            },
          })}
        />
      </Suspense>
    );
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      {reported ? (
        <Notice title={reported[0]}>
          <p>{reported[1]}</p>
        </Notice>
      ) : (
        <p>{ifYouPaid}</p>
      )}
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {iHavePaid}
      </Button>
    </div>
  );
}
