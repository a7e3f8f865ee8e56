import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import type { Advances, Awaited, Claimed } from '#src/domain/office/advances.ts';
import { type Credit, findAdvances } from '#src/domain/office/statement.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { showError } from '#src/features/office/showError.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { reversePayment } from '#src/server/calls/money.ts';
import { advances } from '#src/server/calls/office/advances.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { type Come, ComeDialog, comeOf, noteCome } from './ComeDialog.tsx';
import { bookingColumn, FirstRows } from './FirstRows.tsx';
import { Found } from './Found.tsx';
import { Online } from './Online.tsx';
import { Owed } from './Owed.tsx';
import { Statement } from './Statement.tsx';

/** `/admin/payments`: the advances that guests say to have paid, and those that are awaited, beside what came to the bank; what is owed, and what is paid online. */
export function PaymentsScreen() {
  return <AdminGuard>{() => <Payments />}</AdminGuard>;
}

function Payments() {
  const { remote, previous, retry } = useRemote('advances', () => call(advances));
  const list = remote.state === 'ready' ? remote.value : previous;
  const failed = remote.state === 'failed' ? remote.failure : null;
  return (
    <ListStates list={{ rows: list?.claims ?? null, failed, reload: retry }} noun="payments">
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
  const [text, setText] = useState('');
  const [credits, setCredits] = useState<Credit[] | null>(null);
  const [noting, setNoting] = useState<Come | null>(null);
  const [refusing, setRefusing] = useState<Claimed | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Of each advance: sent again after an answer that was lost, it is one entry.
  const keys = useRef(new Map<string, string>());
  // What was pressed is gone with its row, once the list is read again.
  const wasNoted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another
  useEffect(() => {
    if (wasNoted.current && document.activeElement === document.body) heading.current?.focus();
    wasNoted.current = false;
  }, [list]);
  const changed = () => {
    wasNoted.current = true;
    onChanged();
  };

  async function read(typed: string) {
    setText(typed);
    if (!typed.trim()) {
      setCredits(null);
      return;
    }
    const { readStatement } = await import('./readStatement.ts');
    setCredits(readStatement(typed));
  }

  const findings = credits && findAdvances(list, credits);
  const found = (one: Claimed | Awaited) => findings?.get('id' in one ? one.id : one.booking_id);
  // What the statement has comes first.
  const isFound = (one: Awaited) => (found(one)?.kind ?? 'missing') !== 'missing';
  const ordered = [...list.awaited.filter(isFound), ...list.awaited.filter((one) => !isFound(one))];
  const agreeing = [...list.claims, ...list.awaited].filter((one) => found(one)?.kind === 'agrees');

  async function noteAll() {
    setSending(true);
    let noted = 0;
    for (const one of agreeing) {
      const come = comeOf(one, found(one));
      const { booking_id, booking_reference } = one;
      const id = come.claim?.id ?? booking_id;
      const key = keys.current.get(id) ?? crypto.randomUUID();
      keys.current.set(id, key);
      const result = await noteCome(come, key);
      if (result.ok) noted += 1;
      else showError(`${booking_reference}: ${result.failure.message}`);
    }
    setSending(false);
    if (noted > 0)
      showToast({
        title: `${counted(noted, 'payment')} noted`,
        description: 'The guests are told by mail.',
        tone: 'success',
      });
    changed();
  }

  async function refuse(claim: Claimed) {
    setSending(true);
    const result = await call(reversePayment, { payment_id: claim.id, note: 'Not found in the bank' });
    setSending(false);
    if (result.ok) {
      setRefusing(null);
      showToast({ title: 'Noted as not found', description: 'The guest is told by mail.', tone: 'success' });
    } else showError(result.failure.message);
    changed();
  }

  const hotel: Column<Claimed | Awaited> = { head: 'Stay', cell: ({ hotel_name }) => hotel_name };
  const statement: Column<Claimed | Awaited> = { head: 'Statement', cell: (one) => <Found finding={found(one)} /> };
  const claims: Column<Claimed>[] = [
    bookingColumn,
    {
      head: 'Said to be paid',
      right: true,
      cell: ({ amount, reference }) => (
        <Lines under={reference ? `UTR ${reference}` : 'no UTR'}>
          <strong className="figures">{formatRupees(amount)}</strong>
        </Lines>
      ),
    },
    {
      head: 'Stay',
      cell: ({ hotel_name, check_in_date, booking_status }) => (
        <Lines under={booking_status === 'cancelled' ? 'Cancelled meanwhile' : `from ${formatDate(check_in_date)}`}>
          {hotel_name}
        </Lines>
      ),
    },
    { head: 'Told', cell: ({ at }) => formatMoment(at) },
    statement,
    {
      head: 'Action',
      cell: (claim) => (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={`It has come: ${claim.booking_reference}`}
            onClick={() => setNoting(comeOf(claim, found(claim)))}
          >
            It has come
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Not found: ${claim.booking_reference}`}
            onClick={() => setRefusing(claim)}
          >
            Not found
          </Button>
        </div>
      ),
    },
  ];
  const awaited: Column<Awaited>[] = [
    bookingColumn,
    { head: 'Open', right: true, cell: ({ open }) => <strong className="figures">{formatRupees(open)}</strong> },
    hotel,
    {
      head: 'Due by',
      cell: ({ advance_due_at }) => (advance_due_at ? formatMoment(advance_due_at) : 'No time limit'),
    },
    statement,
    {
      head: 'Action',
      cell: (one) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`It has come: ${one.booking_reference}`}
          onClick={() => setNoting(comeOf(one, found(one)))}
        >
          It has come
        </Button>
      ),
    },
  ];

  return (
    <div className="mt-6 grid gap-10">
      <section aria-labelledby="claims">
        <h2 id="claims" ref={heading} tabIndex={-1}>
          Payments to find
        </h2>
        <p className="admin-soft mb-4 max-w-text">
          Guests say that they have paid these by UPI. Until you say whether they have come, the bookings do not end by
          themselves. The guest is told by mail either way.
        </p>
        {agreeing.length > 0 && (
          <p className="my-4">
            <Button busy={isSending} onClick={noteAll}>
              {agreeing.length === 1
                ? 'Note the payment that the statement has'
                : `Note the ${agreeing.length} payments that the statement has`}
            </Button>
          </p>
        )}
        <Table
          caption="Payments that guests have told of"
          columns={claims}
          rows={list.claims}
          keyOf={({ id }) => id}
          busy={busy}
          empty="No payment waits to be found."
        />
      </section>
      <Statement text={text} lines={credits?.length ?? null} onText={read} />
      <section aria-labelledby="awaited">
        <h2 id="awaited" className="mb-4">
          Advances still awaited
        </h2>
        <FirstRows
          caption="Advances that nobody has told of"
          columns={awaited}
          rows={ordered}
          keyOf={({ booking_id }) => booking_id}
          busy={busy}
          empty="No advance is awaited."
        />
      </section>
      <Owed refunds={list.owed} today={list.today} busy={busy} />
      <Online />
      {noting && <ComeDialog come={noting} onClose={() => setNoting(null)} onChanged={changed} />}
      {refusing && (
        <ConfirmDialog
          open
          title="Not found"
          confirm="It has not come"
          keep="Look again"
          busy={isSending}
          onConfirm={() => refuse(refusing)}
          onClose={() => setRefusing(null)}
        >
          <p>
            {refusing.guest_name} is told that the {formatRupees(refusing.amount)} could not be found
            {refusing.booking_status === 'cancelled'
              ? '.'
              : ', and by when the advance is due then. They can tell another UTR.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
