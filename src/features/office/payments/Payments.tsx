import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Advances, Awaited, Reported } from '#src/domain/office/advances.ts';
import { type Credit, findAdvances, findUnmatched, type StatementRead } from '#src/domain/office/statement.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { showUndoToast } from '#src/features/desk/undoToast.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { showError } from '#src/features/office/showError.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { reverseEntry } from '#src/server/calls/money.ts';
import { advances } from '#src/server/calls/office/advances.ts';
import { onlinePayments } from '#src/server/calls/office/onlinePayments.ts';
import { payouts } from '#src/server/calls/office/payouts.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as say from '#src/words/staff/adminPayments.ts';
import { changeExpiresForGood } from '#src/words/staff/money.ts';
import { AdminRefundsDue } from './AdminRefundsDue.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { AwaitedAdvances } from './AwaitedAdvances.tsx';
import { Cancellations } from './Cancellations.tsx';
import { Disputes } from './Disputes.tsx';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Fold, FoldLinks } from './Fold.tsx';
import { MatchResult } from './MatchResult.tsx';
import { Online } from './Online.tsx';
import { PayoutsPanel } from './PayoutsPanel.tsx';
import { assignedOf, type Received, ReceivedDialog, receivedOf, recordReceived } from './ReceivedDialog.tsx';
import { Statement } from './Statement.tsx';
import { UnmatchedCredits } from './UnmatchedCredits.tsx';

export function Payments() {
  const { remote, previous, retry } = useRemote('advances', () => call(advances));
  const list = remote.state === 'ready' ? remote.value : previous;
  const failed = remote.state === 'failed' ? remote.failure : null;
  return (
    <ListStates list={{ rows: list?.reported ?? null, failed, reload: retry }} noun="payments">
      {list && <Advancing list={list} busy={remote.state === 'loading'} onChanged={retry} />}
    </ListStates>
  );
}

interface Props {
  list: Advances;
  busy: boolean;
  onChanged: () => void;
}

function Advancing({ list, busy, onChanged }: Props) {
  const payoutsRead = useRemote('payouts', () => call(payouts));
  const onlineRead = useRemote('online', () => call(onlinePayments));
  const [text, setText] = useState('');
  const [statement, setStatement] = useState<StatementRead | null>(null);
  /** The line numbers of a text that is not a statement; null if it is one. */
  const [unreadable, setUnreadable] = useState<readonly number[] | null>(null);
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const [assigning, setAssigning] = useState<Credit | null>(null);
  const [receiving, setReceiving] = useState<Received | null>(null);
  const [rejecting, setRejecting] = useState<Reported | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // One idempotency key for each advance, so that a repeat after a lost answer is one payment.
  const keys = useRef(new Map<string, string>());
  const wasChanged = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another
  useEffect(() => {
    if (wasChanged.current && document.activeElement === document.body) heading.current?.focus();
    wasChanged.current = false;
  }, [list]);
  const changed = () => {
    wasChanged.current = true;
    onChanged();
  };

  async function read(typed: string) {
    setText(typed);
    setUnreadable(null);
    if (!typed.trim()) {
      setStatement(null);
      return;
    }
    const { readStatement } = await import('./readStatement.ts');
    const next = readStatement(typed);
    // The earlier statement still counts.
    if (next.credits.length === 0) setUnreadable(next.unread);
    else setStatement(next);
  }

  const findings = statement && findAdvances(list, statement.credits);
  const left = statement && findings && findUnmatched(list, statement, findings);
  const unmatched = left?.unmatched.filter(({ key }) => !aside.has(key)) ?? [];
  const found = (one: Reported | Awaited) => findings?.get('id' in one ? one.id : one.booking_id);
  const inStatement = list.awaited.filter((one) => (found(one)?.kind ?? 'missing') !== 'missing');
  // An admin must check a UTR that several bookings name.
  const agreeing = [...list.reported.filter(({ utr_elsewhere }) => utr_elsewhere.length === 0), ...list.awaited].filter(
    (one) => found(one)?.kind === 'agrees',
  );

  async function recordAll() {
    setSending(true);
    let recorded = 0;
    for (const one of agreeing) {
      const received = receivedOf(one, found(one));
      const { booking_id, booking_reference } = one;
      const id = received.report?.id ?? booking_id;
      const key = keys.current.get(id) ?? crypto.randomUUID();
      keys.current.set(id, key);
      const result = await recordReceived(received, received.amount ?? 0, key);
      if (result.ok) recorded += 1;
      else showError(`${booking_reference}: ${result.failure.message}`);
    }
    setSending(false);
    if (recorded > 0)
      showToast({
        title: say.recorded(counted(recorded, 'payment')),
        description: say.weEmailGuests,
        tone: 'success',
      });
    changed();
  }

  async function reject({ id, booking_id }: Reported) {
    setSending(true);
    const since = performance.now();
    const result = await call(reverseEntry, { entry_id: id, reason: 'Not found in the bank' });
    setSending(false);
    if (result.ok) {
      setRejecting(null);
      showUndoToast(say.paymentRejected, {
        entities: ['payments'],
        entity_id: booking_id,
        since,
        undone: say.paymentReportedAgain,
        onUndone: changed,
      });
    } else showError(result.failure.message);
    changed();
  }

  const receive = (one: Reported | Awaited) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={say.markAsReceivedOf(one.booking_reference)}
      onClick={() => setReceiving(receivedOf(one, found(one)))}
    >
      {say.markAsReceived}
    </Button>
  );
  const statementColumn: Column<Reported | Awaited> = {
    head: say.statement,
    cell: (one) => <MatchResult finding={found(one)} />,
  };
  const reported: Column<Reported>[] = [
    bookingColumn,
    {
      head: say.reported,
      right: true,
      cell: ({ amount, reference, utr_elsewhere }) => (
        <>
          <Lines under={reference ? say.utrOf(reference) : say.noUtr}>
            <strong className="figures">{formatRupees(amount)}</strong>
          </Lines>
          {utr_elsewhere.length > 0 && (
            <Badge tone="warn" className="mt-1 max-w-56 whitespace-normal rounded-input">
              {say.alsoReportedFor(utr_elsewhere.join(', '))}
            </Badge>
          )}
        </>
      ),
    },
    {
      head: say.property,
      cell: ({ hotel_name, check_in_date, booking_status }) => (
        <Lines under={booking_status === 'cancelled' ? say.bookingCancelled : say.fromDay(formatDate(check_in_date))}>
          {hotel_name}
        </Lines>
      ),
    },
    { head: say.when, cell: ({ at }) => formatMoment(at) },
    statementColumn,
    {
      head: say.actions,
      cell: (one) => (
        <div className="flex flex-wrap gap-2">
          {receive(one)}
          <Button
            variant="quiet"
            size="small"
            aria-label={say.rejectOf(one.booking_reference)}
            onClick={() => setRejecting(one)}
          >
            {say.reject}
          </Button>
        </div>
      ),
    },
  ];
  const awaited: Column<Awaited>[] = [
    bookingColumn,
    { head: say.due, right: true, cell: ({ due }) => <strong className="figures">{formatRupees(due)}</strong> },
    { head: say.property, cell: ({ hotel_name }) => hotel_name },
    statementColumn,
    { head: say.actions, cell: receive },
  ];

  return (
    <div className="mt-6 grid gap-10">
      <FoldLinks
        parts={[
          { id: 'reported', title: say.reportedPayments, count: list.reported.length },
          { id: 'statement', title: say.bankStatement },
          { id: 'awaited', title: say.advancesDue, count: list.awaited.length },
          { id: 'disputes', title: say.disputedNoShows, count: list.disputes.length },
          { id: 'refunds-due', title: say.refundsDue, count: list.refunds_due.length },
          { id: 'payouts', title: say.payouts, count: payoutsRead.previous?.properties.length },
          { id: 'cancellations', title: say.cancelledForGuest, count: list.cancellations.length },
          { id: 'online', title: say.onlinePayments, count: onlineRead.previous?.pages.length },
        ]}
      />
      <Fold id="reported" title={say.reportedPayments} count={list.reported.length} isOpen heading={heading}>
        <p className="admin-soft mb-4 max-w-text">{say.aboutReportedPayments}</p>
        {agreeing.length > 0 && (
          <p className="my-4">
            <Button busy={isSending} onClick={recordAll}>
              {agreeing.length === 1 ? say.recordOneFromStatement : say.recordManyFromStatement(agreeing.length)}
            </Button>
          </p>
        )}
        <AdminTable
          caption={say.reportedPayments}
          columns={reported}
          rows={list.reported}
          keyOf={({ id }) => id}
          busy={busy}
          empty={say.reportedPaymentsAppearHere}
        />
      </Fold>
      <Fold id="statement" title={say.bankStatement} isOpen>
        <div className="grid gap-6">
          <Statement
            text={text}
            sum={
              statement &&
              left && {
                lines: statement.credits.length,
                matched: statement.credits.length - left.unmatched.length - left.recorded,
                recorded: left.recorded,
                unmatched: left.unmatched.length,
              }
            }
            isUnreadable={unreadable !== null}
            unread={unreadable ?? statement?.unread ?? []}
            onText={read}
          />
          {inStatement.length > 0 && (
            <section aria-labelledby="in-statement">
              <h3 id="in-statement" className="mb-4">
                {say.advancesInStatement}
              </h3>
              <FirstRows
                caption={say.advancesInStatement}
                columns={awaited}
                rows={inStatement}
                keyOf={({ booking_id }) => booking_id}
                busy={busy}
                empty=""
              />
            </section>
          )}
          {left && left.unmatched.length > 0 && (
            <UnmatchedCredits
              rows={unmatched}
              setAside={left.unmatched.length - unmatched.length}
              onAssign={setAssigning}
              onAside={(key) => setAside(new Set([...aside, key]))}
              onShowAll={() => setAside(new Set())}
            />
          )}
        </div>
      </Fold>
      <AwaitedAdvances list={list} onReceive={(one) => setReceiving(receivedOf(one, found(one)))} onChanged={changed} />
      <Disputes rows={list.disputes} busy={busy} />
      <AdminRefundsDue refunds={list.refunds_due} today={list.today} busy={busy} />
      <PayoutsPanel read={payoutsRead} />
      <Cancellations rows={list.cancellations} busy={busy} />
      <Online read={onlineRead} />
      {assigning && (
        <AssignDialog
          credit={assigning}
          onChoose={(booking) => {
            setReceiving(assignedOf(booking, assigning));
            setAssigning(null);
          }}
          onClose={() => setAssigning(null)}
        />
      )}
      {receiving && (
        <ReceivedDialog
          received={receiving}
          onClose={() => setReceiving(null)}
          onChanged={() => {
            // Without a UTR, the line would look unrecorded, so it is set aside.
            const line = left?.unmatched.find(({ credit }) => credit === receiving.credit);
            if (line) setAside(new Set([...aside, line.key]));
            changed();
          }}
        />
      )}
      {rejecting && (
        <FormDialog
          title={`${say.rejectPayment}?`}
          submit={say.rejectPayment}
          busy={isSending}
          onSubmit={() => reject(rejecting)}
          onClose={() => setRejecting(null)}
        >
          <p>
            {(rejecting.booking_status === 'cancelled' ? say.weEmailRejection : say.weEmailRejectionAndDeadline)(
              rejecting.guest_name,
              formatRupees(rejecting.amount),
            )}
          </p>
          {rejecting.for_change && <p>{changeExpiresForGood}</p>}
        </FormDialog>
      )}
    </div>
  );
}
