import { useEffect, useRef, useState } from 'react';
import { ReasonSchema } from '#src/domain/booking/adminBookings.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { type Acted, type Advances, type AwaitedRow, skipReason } from '#src/domain/office/advances.ts';
import { awaitedOrders } from '#src/domain/office/listOrder.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { HotelField } from '#src/features/office/HotelField.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { ReasonDialog } from '#src/features/office/ReasonDialog.tsx';
import { showError } from '#src/features/office/showError.ts';
import type { Column } from '#src/features/office/Table.tsx';
import { useCards } from '#src/features/office/useCards.ts';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { actOnAwaited, awaitedPage } from '#src/server/calls/office/advances.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { bookingColumn } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

type Deed = 'remind' | 'expire';
const isEarly = ({ advance_due_at }: AwaitedRow) => !advance_due_at || Date.parse(advance_due_at) > Date.now();

/** Says that bookings are cancelled before the deadline in our emails. */
function earlyWords(early: readonly AwaitedRow[]): string {
  const last = early.reduce(
    (latest, { advance_due_at }) => (advance_due_at && advance_due_at > latest ? advance_due_at : latest),
    '',
  );
  const told = last
    ? ` We asked ${early.length === 1 ? 'the guest' : 'the guests'} to pay by ${formatMoment(last)}${early.length === 1 ? '' : ' at the latest'}.`
    : '';
  return `${early.length === 1 ? '1 booking is' : `${early.length} bookings are`} not overdue.${told} We cancel ${early.length === 1 ? 'it' : 'them'} instead of letting ${early.length === 1 ? 'it' : 'them'} expire.`;
}

const expiryWords = ({ advance_due_at }: AwaitedRow) =>
  advance_due_at ? formatMoment(advance_due_at) : 'Does not expire';
function remindedWords({ reminded_at, has_email }: AwaitedRow): string {
  if (reminded_at) return `Reminded ${formatMoment(reminded_at)}`;
  return has_email ? '' : 'No email address';
}

interface Props {
  /** The page is read again when this is another. */
  list: Advances;
  onReceive: (row: AwaitedRow) => void;
  onChanged: () => void;
}

/** The advances that guests have not paid or reported. An admin can remind several guests, or let several bookings expire, together. */
export function AwaitedAdvances({ list: version, onReceive, onChanged }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<Deed | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [acted, setActed] = useState<(Acted & { what: string }) | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const asCards = useCards();
  const size = asCards ? 10 : 50;
  const list = useListScreen({
    filters: { search: '', hotel: '' },
    orders: awaitedOrders,
    read: ({ search, hotel, page, sort }) => call(awaitedPage, { search, hotel_id: readUuid(hotel), page, sort, size }),
    idOf: ({ booking_id }: AwaitedRow) => booking_id,
  });
  const { reload } = list;
  const shown = useRef({ version, size });
  useEffect(() => {
    if (shown.current.version !== version || shown.current.size !== size) reload();
    shown.current = { version, size };
  }, [version, size, reload]);
  useEffect(() => {
    if (acted) result.current?.focus();
  }, [acted]);

  const rows = list.rows ?? [];
  const chosen = rows.filter(({ booking_id }) => selected.has(booking_id));
  const early = chosen.filter(isEarly);
  const isCancel = early.length > 0 && early.length === chosen.length;
  const deedWords = `${isCancel ? 'Cancel' : 'Expire'} ${counted(chosen.length, 'booking')}`;
  function select(ids: readonly string[], isOn: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  }
  async function act(deed: Deed, reason: string | null = null) {
    setBusy(deed);
    const answer = await call(actOnAwaited, { booking_ids: chosen.map(({ booking_id }) => booking_id), deed, reason });
    setBusy(null);
    setAsking(false);
    if (!answer.ok) {
      showError(answer.failure.message);
      return;
    }
    setSelected(new Set());
    const { done } = answer.value;
    const what =
      deed === 'remind'
        ? `${counted(done, 'guest')} reminded by email`
        : `${counted(done, 'booking')} ${isCancel ? 'cancelled' : 'expired'}`;
    setActed({ ...answer.value, what });
    onChanged();
  }

  const columns: Column<AwaitedRow>[] = [
    {
      head: 'Booking',
      sorts: { name: 'Guest' },
      cell: (row) => (
        <div className="flex items-start gap-3">
          <label className="-m-2.5 p-2.5">
            <input
              type="checkbox"
              className="block size-5"
              aria-label={`Select ${row.booking_reference}`}
              checked={selected.has(row.booking_id)}
              onChange={(event) => select([row.booking_id], event.currentTarget.checked)}
            />
          </label>
          <span>{bookingColumn.cell(row)}</span>
        </div>
      ),
    },
    {
      head: 'Property',
      cell: ({ hotel_name, check_in_date }) => (
        <Lines under={asCards && `From ${formatDate(check_in_date)}`}>{hotel_name}</Lines>
      ),
    },
    ...(asCards
      ? []
      : [
          {
            head: 'Arrival',
            sorts: { arrival: 'Arrival' },
            cell: ({ check_in_date }: AwaitedRow) => (
              <span className="whitespace-nowrap">{formatDate(check_in_date)}</span>
            ),
          },
        ]),
    {
      head: 'Due',
      right: true,
      sorts: { amount: 'Due' },
      cell: (row) => (
        <Lines under={asCards && [`Expires ${expiryWords(row)}`, remindedWords(row)].filter(Boolean).join(' · ')}>
          <strong className="figures">{formatRupees(row.due)}</strong>
        </Lines>
      ),
    },
    ...(asCards
      ? []
      : [
          {
            head: 'Expires',
            sorts: { deadline: 'Expires' },
            cell: (row: AwaitedRow) => <Lines under={remindedWords(row)}>{expiryWords(row)}</Lines>,
          },
        ]),
    {
      head: 'Actions',
      cell: (row) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Mark as received: ${row.booking_reference}`}
          onClick={() => onReceive(row)}
        >
          Mark as received
        </Button>
      ),
    },
  ];

  const asking = {
    open: true,
    title: `${deedWords}?`,
    confirm: deedWords,
    keep: isCancel ? `Keep ${chosen.length === 1 ? 'booking' : 'bookings'}` : undefined,
    busy: busy === 'expire',
    onClose: () => setAsking(false),
  };
  const consequence = (
    <p>
      The rooms become available immediately, and we email the guests. Bookings with a received or reported payment
      stay.
    </p>
  );

  return (
    <Fold id="awaited" title="Advances due" count={version.awaited.length}>
      <p className="admin-soft max-w-text">
        These guests have not paid or reported their advance. Without it each booking expires at its time in the list.{' '}
        {list.total > 0 && `${formatRupees(list.answer?.due ?? 0)} is due.`}
      </p>
      {acted && (
        <div ref={result} tabIndex={-1} className="mt-4">
          <Notice
            tone={acted.skipped.length > 0 ? 'warning' : 'success'}
            title={acted.what}
            action={
              <Button variant="quiet" size="small" onClick={() => setActed(null)}>
                Hide
              </Button>
            }
          >
            {acted.skipped.length > 0 && (
              <>
                <p>{counted(acted.skipped.length, 'booking')} skipped:</p>
                <ul className="list-disc pl-5">
                  {acted.skipped.map(({ booking_id, booking_reference, code }) => (
                    <li key={booking_id}>
                      <span className="figures">{booking_reference ?? 'A booking'}</span>: {skipReason(code)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Notice>
        </div>
      )}
      <ListScreen
        list={list}
        size={size}
        noun="advances"
        caption="Advances due"
        columns={columns}
        search={<SearchField label="Guest, phone, email or reference" {...list.fieldOf('search')} />}
        filters={<HotelField {...list.fieldOf('hotel')} />}
        clears
        actions={
          rows.length > 0 && (
            <div className="flex basis-full flex-wrap items-center gap-3">
              <Checkbox
                checked={chosen.length === rows.length}
                onChange={(event) => select(rows.map(list.idOf), event.currentTarget.checked)}
              >
                Select {rows.length === 1 ? 'the booking' : `all ${rows.length}`} on this page
              </Checkbox>
              {chosen.length > 0 && (
                <>
                  <Button variant="secondary" busy={busy === 'remind'} onClick={() => act('remind')}>
                    Remind {counted(chosen.length, 'guest')}
                  </Button>
                  <Button variant="secondary" onClick={() => setAsking(true)}>
                    {deedWords}
                  </Button>
                </>
              )}
            </div>
          )
        }
        empty={
          list.isFiltered
            ? 'No advances match. Try fewer filters, or part of the name or reference.'
            : 'Advances that are due appear here.'
        }
      />
      {isAsking &&
        (early.length > 0 ? (
          <ReasonDialog
            {...asking}
            schema={ReasonSchema}
            hint={() => 'These guests and their properties see it.'}
            rows={2}
            maxLength={300}
            onConfirm={(reason) => act('expire', reason)}
          >
            {consequence}
            <p>{earlyWords(early)}</p>
          </ReasonDialog>
        ) : (
          <ConfirmDialog {...asking} onConfirm={() => act('expire')}>
            {consequence}
          </ConfirmDialog>
        ))}
    </Fold>
  );
}
