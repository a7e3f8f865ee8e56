import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Due, Payouts as List, Recorded } from '#src/domain/office/payouts.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { showError } from '#src/features/office/showError.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import type { useRemote } from '#src/lib/useRemote.ts';
import { reversePayout } from '#src/server/calls/office/payouts.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminPayments.ts';
import { FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';

const ReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, say.enterReason),
  v.maxLength(200, say.enterShorterReason),
  v.check((text) => !/[\r\n]/.test(text), say.enterReasonInOneLine),
);

export function PayoutsPanel({ read: { remote, previous, retry } }: { read: ReturnType<typeof useRemote<List>> }) {
  const list = remote.state === 'ready' ? remote.value : previous;
  const busy = remote.state === 'loading';
  const [search, setSearch] = useState('');
  const matches = (...texts: (string | null)[]) => texts.join(' ').toLowerCase().includes(search.toLowerCase());
  const [paying, setPaying] = useState<Due | null>(null);
  const [reversing, setReversing] = useState<Recorded | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChanged = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another
  useEffect(() => {
    if (wasChanged.current && document.activeElement === document.body) heading.current?.focus();
    wasChanged.current = false;
  }, [list]);
  const changed = () => {
    wasChanged.current = true;
    retry();
  };

  async function reverse({ id, amount, hotel_name }: Recorded, reason: string) {
    setSending(true);
    const result = await call(reversePayout, { payout_id: id, reason });
    setSending(false);
    if (result.ok) {
      setReversing(null);
      showToast({
        title: say.payoutReversed(formatRupees(amount)),
        description: say.weEmailOwnerOf(hotel_name),
        tone: 'success',
      });
    } else showError(result.failure.message);
    changed();
  }

  const due: Column<Due>[] = [
    {
      head: say.property,
      cell: ({ hotel_id, hotel_name, hotel_city }) => (
        <Lines under={hotel_city}>
          <a className="link" href={ownerPaths.payouts(hotel_id)}>
            {hotel_name}
          </a>
        </Lines>
      ),
    },
    {
      head: say.due,
      right: true,
      cell: ({ due: amount, bookings, disputed }) => (
        <>
          <Lines under={say.forBookings(counted(bookings, 'booking'))}>
            <strong className="figures">{formatRupees(amount)}</strong>
          </Lines>
          {disputed > 0 && <Badge tone="warn">{say.noShowsDisputed(counted(disputed, 'no-show'))}</Badge>}
        </>
      ),
    },
    {
      head: say.bankDetails,
      cell: ({ account_last4, property_id, hotel_name }) =>
        account_last4 && property_id ? (
          <a className="link" href={paths.adminProperty(property_id)}>
            ••••{account_last4}
            <span className="sr-only">: {say.bankDetailsOf(hotel_name)}</span>
          </a>
        ) : (
          <Badge tone="warn">{say.noBankDetails}</Badge>
        ),
    },
    {
      head: say.actions,
      cell: (one) =>
        one.due > 0 ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={say.recordPayoutTo(one.hotel_name)}
            onClick={() => setPaying(one)}
          >
            {say.recordPayout}
          </Button>
        ) : (
          <span className="admin-soft">{say.weDeductFromNextPayout}</span>
        ),
    },
  ];
  const recorded: Column<Recorded>[] = [
    {
      head: say.property,
      cell: ({ hotel_id, hotel_name, paid_on }) => (
        <Lines under={formatDate(paid_on)}>
          <a className="link" href={`${ownerPaths.payouts(hotel_id)}&month=${paid_on.slice(0, 7)}`}>
            {hotel_name}
          </a>
        </Lines>
      ),
    },
    {
      head: say.amount,
      right: true,
      cell: ({ amount, reversed_on }) =>
        reversed_on ? (
          <s className="figures">{formatRupees(amount)}</s>
        ) : (
          <strong className="figures">{formatRupees(amount)}</strong>
        ),
    },
    {
      head: say.reference,
      cell: ({ reference, note }) => (
        <Lines under={note}>
          <span className="figures wrap-anywhere">{reference}</span>
        </Lines>
      ),
    },
    {
      head: say.recordedBy,
      cell: ({ by_name, recorded_at }) => <Lines under={formatMoment(recorded_at)}>{by_name}</Lines>,
    },
    {
      head: say.actions,
      cell: (one) =>
        one.reversed_on ? (
          <Lines under={one.reverse_reason}>
            <Badge>{say.reversedOn(formatDate(one.reversed_on))}</Badge>
          </Lines>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={say.reversePayoutTo(one.reference, one.hotel_name)}
            onClick={() => setReversing(one)}
          >
            {say.reverse}
          </Button>
        ),
    },
  ];

  return (
    <Fold id="payouts" title={say.payouts} count={list?.properties.length} heading={heading}>
      <p className="admin-soft mb-4 max-w-text">{say.aboutPayouts}</p>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {list && (
        <>
          {list.properties.length + list.payouts.length > 0 && (
            <search className="mb-4 block max-w-text">
              <SearchField label={say.searchPayouts} value={search} onChange={setSearch} />
            </search>
          )}
          <FirstRows
            caption={say.dueToProperties}
            columns={due}
            rows={list.properties.filter((one) => matches(one.hotel_name, one.hotel_city))}
            keyOf={({ hotel_id }) => hotel_id}
            busy={busy}
            empty={search ? say.noAmountDueMatches : say.amountsDueAppearHere}
          />
          <h3 className="mt-8 mb-4">{say.recordedPayouts}</h3>
          <FirstRows
            caption={say.recordedPayouts}
            columns={recorded}
            rows={list.payouts.filter((one) => matches(one.hotel_name, one.reference))}
            keyOf={({ id }) => id}
            busy={busy}
            empty={search ? say.noPayoutMatches : say.payoutsAppearHere}
          />
        </>
      )}
      {paying && list && (
        <PayoutDialog due={paying} today={list.today} onClose={() => setPaying(null)} onChanged={changed} />
      )}
      {reversing && (
        <ReasonDialog
          title={`${say.reversePayout}?`}
          submit={say.reversePayout}
          busy={isSending}
          schema={ReasonSchema}
          hint={() => say.ownerSeesReason(reversing.hotel_name)}
          rows={2}
          maxLength={200}
          onReason={(reason) => reverse(reversing, reason)}
          onClose={() => setReversing(null)}
        >
          <p className="wrap-anywhere">
            {say.amountBecomesDueAgain(reversing.reference, formatRupees(reversing.amount), reversing.hotel_name)}
          </p>
        </ReasonDialog>
      )}
    </Fold>
  );
}
