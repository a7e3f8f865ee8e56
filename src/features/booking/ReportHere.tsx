import { lazy, Suspense, useState } from 'react';
import type { Payer } from '#src/domain/booking/payer.ts';
import { Button } from '#src/ui/Button.tsx';
import { ifYouPaid, iHavePaid, loading } from '#src/words/en/visitPaying.ts';

// Loads the form's library, for guests who have paid.
const ReportForm = lazy(() =>
  import('#src/features/stay/ReportForm.tsx').then(({ ReportForm }) => ({ default: ReportForm })),
);

interface Props {
  by: Payer;
  onChanged: () => void;
}

/** The way to report a payment for anyone with the reference, who sees no UTR that was reported before. */
export function ReportHere({ by, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<p role="status">{loading}</p>}>
      <ReportForm by={by} onChanged={onChanged} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <div className="mt-4 grid justify-items-start gap-2">
      <p>{ifYouPaid}</p>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {iHavePaid}
      </Button>
    </div>
  );
}
