import { useState } from 'react';
import { formatRupees } from '#src/domain/money.ts';
import type { Payable } from '#src/domain/office/advances.ts';
import type { Credit } from '#src/domain/office/statement.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
import { findPayable } from '#src/server/calls/office/advances.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminPayments.ts';

function moneyWords({ booking_status, report, due }: Payable): string {
  if (report) return say.amountReported(formatRupees(report.amount));
  if (booking_status === 'cancelled') return say.bookingCancelled;
  return due > 0 ? say.amountOfAdvanceDue(formatRupees(due)) : say.noAdvanceDue;
}

interface Props {
  credit: Credit;
  onChoose: (booking: Payable) => void;
  onClose: () => void;
}

export function AssignDialog({ credit, onChoose, onClose }: Props) {
  const [search, setSearch] = useState('');
  const { remote, previous, retry } = useRemote(search, () =>
    call(findPayable, { search: search || null, amount: credit.amount }),
  );
  const rows = remote.state === 'ready' ? remote.value : previous;
  const none = search ? say.noBookingsMatch : say.noAdvanceOfThisAmount;
  return (
    <Dialog
      open
      title={say.assignPayment}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          <b className="figures">{credit.amount === null ? say.amountUnclear : formatRupees(credit.amount)}</b>
          <span className="admin-under">{credit.text}</span>
        </p>
        <SearchField label={say.searchBookingToAssign} value={search} onChange={setSearch} />
        {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
        <div role="status" aria-busy={remote.state === 'loading'}>
          {rows === null && remote.state === 'loading' && say.oneMoment}
          {rows?.length === 0 && <p>{none}</p>}
        </div>
        {rows && rows.length > 0 && (
          <ul className="grid gap-1" aria-label={say.bookings}>
            {rows.map((row) => (
              <li
                key={row.booking_id}
                className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-3"
              >
                <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
                  <Lines
                    under={say.bookingAtHotel(row.booking_reference, row.hotel_name, formatDate(row.check_in_date))}
                  >
                    <b>{row.guest_name}</b>
                  </Lines>
                  <span className="block">
                    {moneyWords(row)} {row.is_same && <Badge tone="good">{say.sameAmount}</Badge>}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={say.chooseBooking(row.booking_reference)}
                  onClick={() => onChoose(row)}
                >
                  {say.choose}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
