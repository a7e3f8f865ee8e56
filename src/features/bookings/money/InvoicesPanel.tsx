import './money.css';
import { lazy, Suspense, useState } from 'react';
import { type InvoiceRow, invoiceWords, leftOf, standingInvoice } from '#src/domain/booking/invoiceRow.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Part } from '#src/features/bookings/detail/parts.tsx';
import { EmailInvoice } from '#src/features/desk/EmailInvoice.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/invoices.ts';
import { creditedWords, creditWords } from './creditWords.ts';

const IssueDialog = lazy(() =>
  import('#src/features/desk/IssueDialog.tsx').then(({ IssueDialog }) => ({ default: IssueDialog })),
);
const CreditDialog = lazy(() => import('./CreditDialog.tsx').then(({ CreditDialog }) => ({ default: CreditDialog })));

interface Props {
  booking: DeskBooking;
  today: string;
  invoices: InvoiceRow[];
  onChanged: () => void;
}

export function InvoicesPanel({ booking, today, invoices, onChanged }: Props) {
  const [doing, setDoing] = useState<'issue' | 'voucher' | InvoiceRow | null>(null);
  const stands = standingInvoice(invoices);
  const { charge, guest_email, voucher_amount } = booking;
  const isCancelled = booking.booking_status === 'cancelled';
  const mayIssue =
    !stands && !booking.erased_at && booking.stay_state !== 'pending' && (!isCancelled || (charge ?? 0) > 0);
  // The database enforces the same rule.
  const isEarly = !isCancelled && booking.check_in_date > today && booking.balance > 0;
  const close = { onClose: () => setDoing(null), onChanged };
  return (
    <Part title={say.invoicesAndVouchers} shown={invoices}>
      {stands?.differs && (
        <p className="money-due mb-2">
          {isCancelled
            ? say.keptAmountDiffers(formatRupees(charge ?? 0))
            : booking.total_amount === leftOf(stands)
              ? say.noLongerPaidInAdvance
              : say.priceDiffers(formatRupees(booking.total_amount))}
        </p>
      )}
      {invoices.length === 0 ? (
        <p className="text-ink-soft">{say.invoicesAppearHere}</p>
      ) : (
        <ol className="money-entries">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <div className={`money-entry ${invoice.is_credited ? 'is-reversed' : ''}`}>
                <span>
                  {invoiceWords[invoice.kind]}{' '}
                  <a className="link whitespace-nowrap" href={ownerPaths.invoice(invoice.id)}>
                    {invoice.number}
                  </a>
                </span>
                <b>{formatRupees(invoice.total_amount)}</b>
                <small>
                  {[
                    formatDate(invoice.issued_on),
                    creditedWords(invoice),
                    invoice === stands &&
                      leftOf(stands) < stands.total_amount &&
                      say.creditedInPart(formatRupees(leftOf(stands))),
                    invoice.is_credited &&
                      (invoice.kind === 'receipt_voucher' ? say.cancelledByRefundVoucher : say.cancelledByCreditNote),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <div className="-ml-4 flex w-full flex-wrap empty:hidden">
                {guest_email && !booking.is_masked && (
                  <EmailInvoice
                    size="small"
                    variant="quiet"
                    invoice={invoice}
                    email={guest_email}
                    onChanged={onChanged}
                  />
                )}
                {(invoice === stands || (!stands && invoice.kind === 'receipt_voucher' && !invoice.is_credited)) && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={creditWords(invoice).nameFor(invoice.number)}
                    onClick={() => setDoing(invoice)}
                  >
                    {creditWords(invoice).name}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {mayIssue && isEarly && <p className="mt-2">{say.invoiceFromCheckIn(formatDate(booking.check_in_date))}</p>}
      <div className="money-actions">
        {mayIssue && !isEarly && (
          <Button size="small" variant="secondary" onClick={() => setDoing('issue')}>
            {isCancelled ? say.issueInvoiceFor(formatRupees(charge ?? 0)) : say.issueInvoice}
          </Button>
        )}
        {voucher_amount > 0 && (
          <Button size="small" variant="secondary" onClick={() => setDoing('voucher')}>
            {say.issueReceiptVoucherFor(formatRupees(voucher_amount))}
          </Button>
        )}
      </div>
      <Suspense>
        {doing === 'issue' || doing === 'voucher' ? (
          <IssueDialog booking={booking} isVoucher={doing === 'voucher'} {...close} />
        ) : (
          doing && <CreditDialog invoice={invoices.find(({ id }) => id === doing.id) ?? doing} {...close} />
        )}
      </Suspense>
    </Part>
  );
}
