import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import {
  type Differing,
  gatewayAmountWords,
  type OnlinePage,
  type OnlinePayments,
  pageStateWords,
  refundState,
} from '#src/domain/office/onlinePayments.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import type { useRemote } from '#src/lib/useRemote.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/adminPayments.ts';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

const tones = { asked: undefined, open: 'new', paid: 'good', ended: undefined } as const;

const differing: Column<Differing>[] = [
  { head: say.paymentAtGateway, cell: ({ payment_id }) => <span className="figures">{payment_id ?? say.none}</span> },
  { head: say.paymentOrRefund, cell: ({ kind }) => (kind === 'refund' ? say.refund : say.payment) },
  { head: say.amount, right: true, cell: (one) => <strong className="figures">{gatewayAmountWords(one)}</strong> },
  { head: say.when, cell: ({ at }) => formatMoment(at) },
];

const pages: Column<OnlinePage>[] = [
  bookingColumn,
  {
    head: say.property,
    cell: ({ hotel_name, booking_status }) => (
      <Lines under={booking_status === 'cancelled' ? say.cancelled : ''}>{hotel_name}</Lines>
    ),
  },
  { head: say.toPay, right: true, cell: ({ amount }) => <strong className="figures">{formatRupees(amount)}</strong> },
  {
    head: say.page,
    cell: ({ state, made_at }) => (
      <Lines under={formatMoment(made_at)}>
        <Badge tone={tones[state]}>{pageStateWords[state]}</Badge>
      </Lines>
    ),
  },
  {
    head: say.received,
    cell: ({ payments }) =>
      payments.length === 0
        ? say.none
        : payments.map(({ payment_id, amount, at }) => (
            <span key={payment_id} className="block">
              <Lines under={`${payment_id}, ${formatMoment(at)}`}>{formatRupees(amount)}</Lines>
            </span>
          )),
  },
  {
    head: say.refunds,
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
        {refund_due > 0 && <Lines under={say.refundDue}>{formatRupees(refund_due)}</Lines>}
        {refunds.length === 0 && refund_due === 0 && say.none}
      </>
    ),
  },
];

export function Online({ read: { remote, previous, retry } }: { read: ReturnType<typeof useRemote<OnlinePayments>> }) {
  const list = remote.state === 'ready' ? remote.value : previous;
  const busy = remote.state === 'loading';
  return (
    <Fold id="online" title={say.onlinePayments} count={list?.pages.length}>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {list && list.differs.length > 0 && (
        <div className="mb-6">
          <p className="mb-4 max-w-text">{say.aboutDifferingReports}</p>
          <AdminTable
            caption={say.differingReports}
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
          caption={say.onlinePaymentPages}
          columns={pages}
          rows={list.pages}
          keyOf={({ id }) => id}
          wide
          busy={busy}
          empty={say.onlinePagesAppearHere}
        />
      )}
    </Fold>
  );
}
