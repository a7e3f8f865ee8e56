import './bookings.css';
import '#src/features/desk/deeds.css';
import { Printer, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type DeskBookingRow, type DeskBookings, deskLists, deskListWords } from '#src/domain/desk/bookings.ts';
import type { DeskHouse } from '#src/domain/desk/calendar.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import { longDay } from '#src/domain/desk/stayWords.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { useReadAgain } from '#src/features/nights/useReadAgain.ts';
import { type Result, success } from '#src/lib/result.ts';
import { type HistoryStep, parsePageNumber } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskBookings } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { ListChoice } from '#src/ui/ListChoice.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/staff/bookings.ts';
import * as wordsDesk from '#src/words/staff/desk.ts';
import { BookingCards } from './BookingCards.tsx';
import { BookingTable } from './BookingTable.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';

const StayDialog = lazy(() => import('./StayDialog.tsx').then(({ StayDialog }) => ({ default: StayDialog })));
const MoveDialog = lazy(() =>
  import('#src/features/desk/MoveDialog.tsx').then(({ MoveDialog }) => ({ default: MoveDialog })),
);
const WalkInDialog = lazy(() =>
  import('#src/features/desk/walkIn/WalkInDialog.tsx').then(({ WalkInDialog }) => ({ default: WalkInDialog })),
);
const DayFormC = lazy(() => import('./abroad/DayFormC.tsx').then(({ DayFormC }) => ({ default: DayFormC })));
const ImportDialog = lazy(() =>
  import('./import/ImportDialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
);
const PrintedDayList = lazy(() =>
  import('./print/PrintedDayList.tsx').then(({ PrintedDayList }) => ({ default: PrintedDayList })),
);

type Query = Record<'hotel' | 'list' | 'search' | 'page' | 'booking', string>;
interface Props {
  /** '' for all properties of the person. */
  hotel: string;
  houses: readonly DeskHouse[];
  query: Query;
  onQuery: (change: Partial<Query>, how?: HistoryStep) => void;
  choice: ReactNode;
}

export function HouseBookings({ hotel, houses, query, onQuery, choice }: Props) {
  const isNarrow = useMediaQuery('(width < 67.5rem)');
  const list = deskLists.find((name) => name === query.list) ?? 'arriving';
  const { search } = query;
  const page = parsePageNumber(query.page);
  const asked = { hotel_id: hotel || null, list: search ? null : list, search: search || null, page };
  const { remote, previous, retry } = useRemote(
    JSON.stringify(asked),
    async (): Promise<Result<DeskBookings & { asked: typeof asked }>> => {
      const answer = await call(deskBookings, asked);
      return answer.ok ? success({ ...answer.value, asked }) : answer;
    },
  );
  useReadAgain(retry);
  const [moving, setMoving] = useState<{ booking: DeskBookingRow; deed: StayAction } | null>(null);
  const [printing, setPrinting] = useState(0);
  const [walksIn, setWalksIn] = useState(false);
  const [formCOpen, setFormCOpen] = useState(false);
  const [importing, setImporting] = useState(false);
  const opened = useRef(false);

  const shown = remote.state === 'ready' ? remote.value : previous;
  const today = shown?.today ?? todayInKolkata();
  const hasNone = shown?.total === 0 && shown.asked.search === search && shown.asked.hotel_id === hotel;
  const part = useKeptFocus<HTMLDivElement>(shown);

  function open(booking: string) {
    opened.current = true;
    onQuery({ booking, page: query.page });
  }
  /** Closes without a history entry that Back would open again. */
  function close() {
    if (opened.current) window.history.back();
    else onQuery({ booking: '', page: query.page }, 'replace');
    opened.current = false;
  }
  const Rows = isNarrow ? BookingCards : BookingTable;
  return (
    <>
      <div className="stays-today">
        <p>{longDay(today)}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setWalksIn(true)}>
            {wordsDesk.walkIn}
          </Button>
          {hotel && (
            <Button variant="secondary" size="small" onClick={() => setFormCOpen(true)}>
              {say.formC}
            </Button>
          )}
          {hotel && (
            <>
              <Button
                variant="secondary"
                size="small"
                aria-label={say.importBookings}
                onClick={() => setImporting(true)}
              >
                <Upload aria-hidden="true" />
                {isNarrow ? say.importShort : say.importBookings}
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={say.printDay}
                onClick={() => setPrinting(printing + 1)}
              >
                <Printer aria-hidden="true" />
                {isNarrow ? say.print : say.printDay}
              </Button>
            </>
          )}
        </div>
      </div>
      <search className="stays-tools">
        {choice}
        <SearchField
          label={say.nameReferenceEmailOrPhone}
          value={search}
          onChange={(text) => onQuery({ search: text }, search && text ? 'replace' : 'push')}
        />
      </search>
      <div className="mb-4">
        <ListChoice
          lists={deskLists.map((name) => ({
            name,
            words: deskListWords[name],
            count: shown ? (shown.counts[name] ?? 0) : null,
          }))}
          selected={search ? null : list}
          onSelect={(name) => onQuery({ list: name === 'arriving' ? '' : name, search: '' })}
        />
      </div>
      {remote.state === 'failed' && (
        <RetryNotice className="mb-4" onRetry={retry}>
          {remote.failure.message}
        </RetryNotice>
      )}
      {search && shown && (
        <p className="stays-found">
          <Marked text={say.resultsInAllLists(mark(search))}>
            {(part) => <b className="wrap-anywhere">{part}</b>}
          </Marked>{' '}
          <Button variant="quiet" size="small" onClick={() => onQuery({ search: '' })}>
            {say.clearSearch}
          </Button>
        </p>
      )}
      {search && hotel && houses.length > 1 && hasNone && (
        <FoundElsewhere hotel={hotel} search={search} onHotel={(other) => onQuery({ hotel: other })} />
      )}
      {shown ? (
        <div ref={part} tabIndex={-1} aria-busy={remote.state === 'loading'}>
          {remote.state === 'loading' && <span className="busy-line busy-line-over" aria-hidden="true" />}
          {shown.rows.length > 0 ? (
            <Rows
              rows={shown.rows}
              list={shown.asked.list}
              today={today}
              hotel={hotel}
              onOpen={open}
              onAction={(booking, deed) => setMoving({ booking, deed })}
            />
          ) : (
            (shown.total === 0 || remote.state === 'ready') && (
              <EmptyList list={shown.asked.list} hotel={hotel} counts={shown.counts} />
            )
          )}
          <Pagination
            page={page}
            total={shown.total}
            rows={shown.rows.length}
            noun={shown.total === 1 ? 'booking' : 'bookings'}
            onPage={(next, how) => onQuery({ page: String(next) }, how)}
          />
        </div>
      ) : (
        remote.state === 'loading' && <ListSkeleton label={say.loadingBookings} />
      )}
      <Suspense>
        {query.booking && <StayDialog id={query.booking} today={today} onClose={close} onChanged={retry} />}
        {moving && (
          <MoveDialog
            booking={moving.booking}
            deed={moving.deed}
            today={today}
            onClose={() => setMoving(null)}
            onChanged={retry}
          />
        )}
        {walksIn && (
          <WalkInDialog
            houses={hotel ? [{ id: hotel, name: '' }] : houses}
            onClose={() => setWalksIn(false)}
            onChanged={retry}
          />
        )}
        {formCOpen && <DayFormC hotel={hotel} today={today} onClose={() => setFormCOpen(false)} />}
        {importing && <ImportDialog hotel={hotel} onClose={() => setImporting(false)} onChanged={retry} />}
        {printing > 0 && <PrintedDayList key={printing} hotel={hotel} onEnd={() => setPrinting(0)} />}
      </Suspense>
    </>
  );
}
