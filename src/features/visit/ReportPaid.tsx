import { lazy, Suspense, useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { useOpener } from './useOpener.ts';

const PaymentReportForm = lazy(() =>
  import('#src/features/stay/PaymentReportForm.tsx').then(({ PaymentReportForm }) => ({ default: PaymentReportForm })),
);
const WithdrawReport = lazy(() =>
  import('./WithdrawReport.tsx').then(({ WithdrawReport }) => ({ default: WithdrawReport })),
);

interface Props {
  token: string;
  stay: GuestStay;
  /** True for a change that waits for payment, which is withdrawn as a whole. */
  isOfChange?: boolean;
  onChanged: () => void;
}

/** Reports the payment of the advance. After a report it shows the UTR and can correct or withdraw it. */
export function ReportPaid({ token, stay, isOfChange = false, onChanged }: Props) {
  const report = isOfChange && !stay.change?.is_reported ? null : stay.report;
  const [isOpen, setOpen] = useState(false);
  const opener = useOpener(isOpen);
  if (isOpen) {
    return (
      <Suspense fallback={<p role="status">{say.loading}</p>}>
        <PaymentReportForm
          by={{ token }}
          utr={report?.reference}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    );
  }
  return (
    <div ref={opener} className="no-print">
      {report ? (
        <p className="mt-3 text-ink-soft text-sm">
          {report.reference ? (
            <>
              UTR <strong className="figures text-ink">{report.reference.replace(/(\d{4})(?=\d)/g, '$1 ')}</strong>
              {say.reportedOn(momentInIndia(report.at))}
            </>
          ) : (
            momentInIndia(report.at)
          )}
        </p>
      ) : (
        <p className="mt-4">{say.ifYouPaid}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant={report ? 'quiet' : 'secondary'} size="small" onClick={() => setOpen(true)}>
          {report ? say.correctUtr : say.iHavePaid}
        </Button>
        {report && !isOfChange && (
          <Suspense>
            <WithdrawReport token={token} onChanged={onChanged} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
