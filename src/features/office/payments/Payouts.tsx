import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Due, Payouts as List, Recorded } from '#src/domain/office/payouts.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ReasonDialog } from '#src/features/office/ReasonDialog.tsx';
import { showError } from '#src/features/office/showError.ts';
import type { Column } from '#src/features/office/Table.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import type { useRemote } from '#src/lib/useRemote.ts';
import { reversePayout } from '#src/server/calls/office/payouts.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';

const ReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a reason.'),
  v.maxLength(200, 'Enter at most 200 characters.'),
  v.check((text) => !/[\r\n]/.test(text), 'Enter the reason in one line.'),
);

/** What is due to properties, and the payouts that were recorded. */
export function Payouts({ read: { remote, previous, retry } }: { read: ReturnType<typeof useRemote<List>> }) {
  const list = remote.state === 'ready' ? remote.value : previous;
  const busy = remote.state === 'loading';
  const [search, setSearch] = useState('');
  const matches = (...texts: (string | null)[]) => texts.join(' ').toLowerCase().includes(search.toLowerCase());
  const [paying, setPaying] = useState<Due | null>(null);
  const [reversing, setReversing] = useState<Recorded | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChanged = useRef(false);
  // The button that was pressed goes with its row.
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
        title: `Payout of ${formatRupees(amount)} reversed`,
        description: `We email the owner of ${hotel_name}.`,
        tone: 'success',
      });
    } else showError(result.failure.message);
    changed();
  }

  const due: Column<Due>[] = [
    {
      head: 'Property',
      cell: ({ hotel_id, hotel_name, hotel_city }) => (
        <Lines under={hotel_city}>
          <a className="link" href={ownerPaths.payouts(hotel_id)}>
            {hotel_name}
          </a>
        </Lines>
      ),
    },
    {
      head: 'Due',
      right: true,
      cell: ({ due: amount, bookings, disputed }) => (
        <>
          <Lines under={`for ${counted(bookings, 'booking')}`}>
            <strong className="figures">{formatRupees(amount)}</strong>
          </Lines>
          {disputed > 0 && <Badge tone="warn">{`${counted(disputed, 'no-show')} disputed`}</Badge>}
        </>
      ),
    },
    {
      head: 'Bank details',
      cell: ({ account_last4, property_id, hotel_name }) =>
        account_last4 && property_id ? (
          <a className="link" href={paths.adminProperty(property_id)}>
            ••••{account_last4}
            <span className="sr-only">: bank details of {hotel_name}</span>
          </a>
        ) : (
          <Badge tone="warn">No bank details</Badge>
        ),
    },
    {
      head: 'Actions',
      cell: (one) =>
        one.due > 0 ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Record payout: ${one.hotel_name}`}
            onClick={() => setPaying(one)}
          >
            Record payout
          </Button>
        ) : (
          <span className="admin-soft">We deduct this from the next payout</span>
        ),
    },
  ];
  const recorded: Column<Recorded>[] = [
    {
      head: 'Property',
      cell: ({ hotel_id, hotel_name, paid_on }) => (
        <Lines under={formatDate(paid_on)}>
          <a className="link" href={`${ownerPaths.payouts(hotel_id)}&month=${paid_on.slice(0, 7)}`}>
            {hotel_name}
          </a>
        </Lines>
      ),
    },
    {
      head: 'Amount',
      right: true,
      cell: ({ amount, reversed_on }) =>
        reversed_on ? (
          <s className="figures">{formatRupees(amount)}</s>
        ) : (
          <strong className="figures">{formatRupees(amount)}</strong>
        ),
    },
    {
      head: 'Reference',
      cell: ({ reference, note }) => (
        <Lines under={note}>
          <span className="figures wrap-anywhere">{reference}</span>
        </Lines>
      ),
    },
    {
      head: 'Recorded by',
      cell: ({ by_name, recorded_at }) => <Lines under={formatMoment(recorded_at)}>{by_name}</Lines>,
    },
    {
      head: 'Actions',
      cell: (one) =>
        one.reversed_on ? (
          <Lines under={one.reverse_reason}>
            <Badge>{`Reversed ${formatDate(one.reversed_on)}`}</Badge>
          </Lines>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Reverse payout ${one.reference}: ${one.hotel_name}`}
            onClick={() => setReversing(one)}
          >
            Reverse
          </Button>
        ),
    },
  ];

  return (
    <Fold id="payouts" title="Payouts" count={list?.properties.length} heading={heading}>
      <p className="admin-soft mb-4 max-w-text">
        Each amount is what we received for guests who have arrived, and the part of cancelled bookings that guests do
        not get back. We deduct refunds, our fee and the GST that we pay. Transfer the amount from the bank, then record
        the payout. We email the owner.
      </p>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {list && (
        <>
          {list.properties.length + list.payouts.length > 0 && (
            <search className="mb-4 block max-w-text">
              <SearchField label="Search property or reference" value={search} onChange={setSearch} />
            </search>
          )}
          <FirstRows
            caption="Due to properties"
            columns={due}
            rows={list.properties.filter((one) => matches(one.hotel_name, one.hotel_city))}
            keyOf={({ hotel_id }) => hotel_id}
            busy={busy}
            empty={search ? 'No amount is due to a property of this name.' : 'Amounts due to properties appear here.'}
          />
          <h3 className="mt-8 mb-4">Recorded payouts</h3>
          <FirstRows
            caption="Recorded payouts"
            columns={recorded}
            rows={list.payouts.filter((one) => matches(one.hotel_name, one.reference))}
            keyOf={({ id }) => id}
            busy={busy}
            empty={search ? 'No payout matches your search.' : 'Payouts that you record appear here.'}
          />
        </>
      )}
      {paying && list && (
        <PayoutDialog due={paying} today={list.today} onClose={() => setPaying(null)} onChanged={changed} />
      )}
      {reversing && (
        <ReasonDialog
          open
          title="Reverse payout?"
          confirm="Reverse payout"
          busy={isSending}
          schema={ReasonSchema}
          hint={() => `The owner of ${reversing.hotel_name} sees it in the email and in the statement.`}
          rows={2}
          maxLength={200}
          onConfirm={(reason) => reverse(reversing, reason)}
          onClose={() => setReversing(null)}
        >
          <p className="wrap-anywhere">
            The payout {reversing.reference} of {formatRupees(reversing.amount)} to {reversing.hotel_name} no longer
            counts. The amount becomes due again.
          </p>
        </ReasonDialog>
      )}
    </Fold>
  );
}
