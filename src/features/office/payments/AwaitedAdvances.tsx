import { useEffect, useRef, useState } from 'react';
import { ReasonSchema } from '#src/domain/booking/adminBookings.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { type Acted, type Advances, type AwaitedRow, skipReason } from '#src/domain/office/advances.ts';
import { awaitedOrders } from '#src/domain/office/listOrder.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { HotelField } from '#src/features/office/HotelField.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { showError } from '#src/features/office/showError.ts';
import { useCards } from '#src/features/office/useCards.ts';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { actOnAwaited, awaitedPage } from '#src/server/calls/office/advances.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminPayments.ts';
import { bookingColumn } from './FirstRows.tsx';
import { Fold } from './Fold.tsx';

type Deed = 'remind' | 'expire';
const isEarly = ({ advance_due_at }: AwaitedRow) => !advance_due_at || Date.parse(advance_due_at) > Date.now();

function earlyWords(early: readonly AwaitedRow[]): string {
  const last = early.reduce(
    (latest, { advance_due_at }) => (advance_due_at && advance_due_at > latest ? advance_due_at : latest),
    '',
  );
  const isOne = early.length === 1;
  return [
    isOne ? say.oneIsNotOverdue : say.someAreNotOverdue(early.length),
    last && (isOne ? say.weAskedGuestToPayBy : say.weAskedGuestsToPayBy)(formatMoment(last)),
    isOne ? say.weCancelIt : say.weCancelThem,
  ]
    .filter(Boolean)
    .join(' ');
}

const expiryWords = ({ advance_due_at }: AwaitedRow) =>
  advance_due_at ? formatMoment(advance_due_at) : say.doesNotExpire;
function remindedWords({ reminded_at, has_email }: AwaitedRow): string {
  if (reminded_at) return say.reminded(formatMoment(reminded_at));
  return has_email ? '' : say.noEmailAddress;
}

interface Props {
  list: Advances;
  onReceive: (row: AwaitedRow) => void;
  onChanged: () => void;
}

/** The unpaid advances. An admin can remind several guests, or make several bookings expire. */
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
  const deedWords = (isCancel ? say.cancelBookings : say.expireBookings)(counted(chosen.length, 'booking'));
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
        ? say.remindedByEmail(counted(done, 'guest'))
        : (isCancel ? say.bookingsCancelled : say.bookingsExpired)(counted(done, 'booking'));
    setActed({ ...answer.value, what });
    onChanged();
  }

  const columns: Column<AwaitedRow>[] = [
    {
      head: say.booking,
      sorts: { name: say.guest },
      cell: (row) => (
        <div className="flex items-start gap-3">
          <label className="-m-2.5 p-2.5">
            <input
              type="checkbox"
              className="block size-5"
              aria-label={say.selectBooking(row.booking_reference)}
              checked={selected.has(row.booking_id)}
              onChange={(event) => select([row.booking_id], event.currentTarget.checked)}
            />
          </label>
          <span>{bookingColumn.cell(row)}</span>
        </div>
      ),
    },
    {
      head: say.property,
      cell: ({ hotel_name, check_in_date }) => (
        <Lines under={asCards && say.fromDay(formatDate(check_in_date))}>{hotel_name}</Lines>
      ),
    },
    ...(asCards
      ? []
      : [
          {
            head: say.arrival,
            sorts: { arrival: say.arrival },
            cell: ({ check_in_date }: AwaitedRow) => (
              <span className="whitespace-nowrap">{formatDate(check_in_date)}</span>
            ),
          },
        ]),
    {
      head: say.due,
      right: true,
      sorts: { amount: say.due },
      cell: (row) => (
        <Lines under={asCards && [say.expiresAt(expiryWords(row)), remindedWords(row)].filter(Boolean).join(' · ')}>
          <strong className="figures">{formatRupees(row.due)}</strong>
        </Lines>
      ),
    },
    ...(asCards
      ? []
      : [
          {
            head: say.expires,
            sorts: { deadline: say.expires },
            cell: (row: AwaitedRow) => <Lines under={remindedWords(row)}>{expiryWords(row)}</Lines>,
          },
        ]),
    {
      head: say.actions,
      cell: (row) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={say.markAsReceivedOf(row.booking_reference)}
          onClick={() => onReceive(row)}
        >
          {say.markAsReceived}
        </Button>
      ),
    },
  ];

  const asking = {
    title: `${deedWords}?`,
    submit: deedWords,
    cancel: isCancel ? (chosen.length === 1 ? say.keepBooking : say.keepBookings) : undefined,
    busy: busy === 'expire',
    onClose: () => setAsking(false),
  };
  const consequence = <p>{say.roomsBecomeAvailable}</p>;

  return (
    <Fold id="awaited" title={say.advancesDue} count={version.awaited.length}>
      <p className="admin-soft max-w-text">
        {say.aboutAdvancesDue} {list.total > 0 && say.amountIsDue(formatRupees(list.answer?.due ?? 0))}
      </p>
      {acted && (
        <div ref={result} tabIndex={-1} className="mt-4">
          <Notice
            tone={acted.skipped.length > 0 ? 'warning' : 'success'}
            title={acted.what}
            action={
              <Button variant="quiet" size="small" onClick={() => setActed(null)}>
                {say.hide}
              </Button>
            }
          >
            {acted.skipped.length > 0 && (
              <>
                <p>{say.bookingsSkipped(counted(acted.skipped.length, 'booking'))}</p>
                <ul className="list-disc pl-5">
                  {acted.skipped.map(({ booking_id, booking_reference, code }) => (
                    <li key={booking_id}>
                      <span className="figures">{booking_reference ?? say.aBooking}</span>: {skipReason(code)}
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
        caption={say.advancesDue}
        columns={columns}
        search={<SearchField label={say.searchAdvances} {...list.fieldOf('search')} />}
        filters={<HotelField {...list.fieldOf('hotel')} />}
        clears
        actions={
          rows.length > 0 && (
            <div className="flex basis-full flex-wrap items-center gap-3">
              <Checkbox
                checked={chosen.length === rows.length}
                onChange={(event) => select(rows.map(list.idOf), event.currentTarget.checked)}
              >
                {rows.length === 1 ? say.selectOneOnPage : say.selectAllOnPage(rows.length)}
              </Checkbox>
              {chosen.length > 0 && (
                <>
                  <Button variant="secondary" busy={busy === 'remind'} onClick={() => act('remind')}>
                    {say.remind(counted(chosen.length, 'guest'))}
                  </Button>
                  <Button variant="secondary" onClick={() => setAsking(true)}>
                    {deedWords}
                  </Button>
                </>
              )}
            </div>
          )
        }
        empty={list.isFiltered ? say.noAdvancesMatch : say.advancesAppearHere}
      />
      {isAsking &&
        (early.length > 0 ? (
          <ReasonDialog
            {...asking}
            schema={ReasonSchema}
            hint={() => say.whoSeesReason}
            rows={2}
            maxLength={300}
            onReason={(reason) => act('expire', reason)}
          >
            {consequence}
            <p>{earlyWords(early)}</p>
          </ReasonDialog>
        ) : (
          <FormDialog {...asking} onSubmit={() => act('expire')}>
            {consequence}
          </FormDialog>
        ))}
    </Fold>
  );
}
