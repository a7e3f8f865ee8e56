import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import {
  amountWords,
  type Differing,
  type OnlinePage,
  type OnlinePayments,
  pageWords,
  refundState,
} from '#src/domain/office/onlinePayments.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { type Column, Table } from '#src/features/office/Table.tsx';
import type { useRemote } from '#src/lib/useRemote.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

const tones = { asked: undefined, open: 'new', paid: 'good', ended: undefined } as const;

const differing: Column<Differing>[] = [
  { head: 'Payment at the gateway', cell: ({ payment_id }) => <span className="figures">{payment_id ?? 'none'}</span> },
  { head: 'What', cell: ({ kind }) => (kind === 'refund' ? 'Refund' : 'Payment') },
  { head: 'Amount', right: true, cell: (one) => <strong className="figures">{amountWords(one)}</strong> },
  { head: 'When', cell: ({ at }) => formatMoment(at) },
];

const pages: Column<OnlinePage>[] = [
  bookingColumn,
  {
    head: 'Property',
    cell: ({ hotel_name, booking_status }) => (
      <Lines under={booking_status === 'cancelled' ? 'Cancelled' : ''}>{hotel_name}</Lines>
    ),
  },
  { head: 'To pay', right: true, cell: ({ amount }) => <strong className="figures">{formatRupees(amount)}</strong> },
  {
    head: 'Page',
    cell: ({ state, made_at }) => (
      <Lines under={formatMoment(made_at)}>
        <Badge tone={tones[state]}>{pageWords[state]}</Badge>
      </Lines>
    ),
  },
  {
    head: 'Received',
    cell: ({ payments }) =>
      payments.length === 0
        ? 'None'
        : payments.map(({ payment_id, amount, at }) => (
            <span key={payment_id} className="block">
              <Lines under={`${payment_id}, ${formatMoment(at)}`}>{formatRupees(amount)}</Lines>
            </span>
          )),
  },
  {
    head: 'Refunds',
    cell: ({ refunds, refund_due }) => (
      <>
        {refunds.map((refund) => (
          <span key={refund.id} className="block">
            <Lines
              under={
                <>
                  {refund.is_late ? <Badge tone="bad">{refundState(refund)}</Badge> : refundState(refund)},{' '}
                  {formatMoment(refund.at)}
                </>
              }
            >
              {formatRupees(refund.amount)}
            </Lines>
          </span>
        ))}
        {refund_due > 0 && <Lines under="Refund due">{formatRupees(refund_due)}</Lines>}
        {refunds.length === 0 && refund_due === 0 && 'None'}
      </>
    ),
  },
];

/** The pages on which guests pay online, with payments and refunds, and what the gateway says that is not ours. */
export function Online({ read: { remote, previous, retry } }: { read: ReturnType<typeof useRemote<OnlinePayments>> }) {
  const list = remote.state === 'ready' ? remote.value : previous;
  const busy = remote.state === 'loading';
  return (
    <Fold id="online" title="Online payments" count={list?.pages.length}>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {list && list.differs.length > 0 && (
        <div className="mb-6">
          <p className="mb-4 max-w-text">
            For these payments, the gateway named another amount, currency or page than we requested. We recorded
            nothing. Check the gateway’s own list.
          </p>
          <Table
            caption="Reports of the gateway that differ"
            columns={differing}
            rows={list.differs}
            keyOf={({ id }) => id}
            busy={busy}
            empty=""
          />
        </div>
      )}
      {list && (
        <FirstRows
          caption="Online payment pages"
          columns={pages}
          rows={list.pages}
          keyOf={({ id }) => id}
          wide
          busy={busy}
          empty="Payment pages of the last 90 days appear here."
        />
      )}
    </Fold>
  );
}
