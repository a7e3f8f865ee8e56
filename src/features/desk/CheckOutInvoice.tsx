import { lazy, Suspense, useState } from 'react';
import { invoiceWords, standingInvoice } from '#src/domain/booking/invoiceRow.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/desk.ts';
import { EmailInvoice } from './EmailInvoice.tsx';

const IssueDialog = lazy(() => import('./IssueDialog.tsx').then(({ IssueDialog }) => ({ default: IssueDialog })));

interface Props {
  booking: DeskBooking | null;
  /** The check-out changes the price and thus the invoice. */
  willChange: boolean;
  onChanged: () => void;
}

export function CheckOutInvoice({ booking, willChange, onChanged }: Props) {
  const [isIssuing, setIssuing] = useState(false);
  const [isSent, setSent] = useState(false);
  const invoice = booking && standingInvoice(booking.invoices);
  const email = booking?.guest_email;
  return (
    <div>
      <div className="check-out-part">
        {!booking ? (
          <p className="text-ink-soft">{say.loadingInvoice}</p>
        ) : invoice ? (
          <p className="min-w-0">
            {invoiceWords[invoice.kind]}{' '}
            <a
              className="link whitespace-nowrap"
              href={ownerPaths.invoice(invoice.id)}
              target="_blank"
              rel="noreferrer"
            >
              {invoice.number}
            </a>
            , {formatRupees(invoice.total_amount)}
            <small>
              {willChange || invoice.differs
                ? say.invoiceDiffersFromPrice
                : !email
                  ? say.noEmailAddress
                  : isSent
                    ? say.emailedTo(email)
                    : ''}
            </small>
          </p>
        ) : (
          <p className="min-w-0">
            {say.noInvoiceYet}
            {willChange && <small>{say.issueInvoiceAfterCheckOut}</small>}
          </p>
        )}
        {booking && !invoice && !willChange && (
          <Button size="small" variant="secondary" onClick={() => setIssuing(true)}>
            {say.issueInvoice}
          </Button>
        )}
        {invoice && email && !isSent && !willChange && !invoice.differs && (
          <EmailInvoice
            size="small"
            variant="secondary"
            invoice={invoice}
            email={email}
            onSent={() => setSent(true)}
            onChanged={onChanged}
          />
        )}
      </div>
      <Suspense>
        {isIssuing && booking && (
          <IssueDialog booking={booking} onClose={() => setIssuing(false)} onChanged={onChanged} />
        )}
      </Suspense>
    </div>
  );
}
