import { useEffect, useState } from 'react';
import {
  type AvailabilityPage,
  type AvailabilityRow,
  extremesOf,
  formatNight,
  gridNights,
  gridPageSize,
  spanOf,
  withBlock,
} from '#src/domain/hotel/availability.ts';
import { addDays, counted, isIsoDate, todayInKolkata } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { DateBar } from '#src/features/nights/DateBar.tsx';
import { Grid, type Span } from '#src/features/nights/Grid.tsx';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { readPage, useQuery } from '#src/lib/useQuery.ts';
import { blockRooms, releaseRooms } from '#src/server/calls/desk/calendar.ts';
import { availabilityPage } from '#src/server/calls/office/availability.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminRooms.ts';
import { type BlockChange, BlockDialog } from './BlockDialog.tsx';
import { GridRow } from './GridRow.tsx';
import { Legend } from './Legend.tsx';
import { useAvailability } from './useAvailability.ts';

/** `/admin/availability`: booked, blocked and available rooms by night. */
export function AvailabilityScreen() {
  return <AdminGuard>{() => <Availability />}</AdminGuard>;
}

interface Chosen {
  id: string;
  from: number;
  to: number;
}

function Availability() {
  const [query, setQuery] = useQuery({ from: '', nights: '30', search: '', hotel: '', page: '1' });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const today = todayInKolkata();
  const page = readPage(query.page);
  const from = isIsoDate(query.from) ? query.from : today;
  const nights = gridNights.find((count) => String(count) === query.nights) ?? 30;
  const { search, hotel } = query;
  const asked = { first_night: from, nights, search: search || null, hotel_id: readUuid(hotel), page };
  const grid = useAvailability(JSON.stringify(asked), () => call(availabilityPage, asked));
  const shown = grid.page;

  const open = chosen && shown?.rows.find(({ id }) => id === chosen.id);
  const isGone = chosen !== null && shown !== null && !open;
  useEffect(() => {
    if (!isGone) return;
    setChosen(null);
    showToast({ title: say.roomTypeNotInList, tone: 'error' });
  }, [isGone]);

  // Other nights of the same rooms: the page stays.
  const show = (change: { from?: string; nights?: string }) => setQuery({ ...change, page: query.page });

  function change({ first_night, nights: count }: AvailabilityPage, before: AvailabilityRow, wish: BlockChange) {
    setChosen(null);
    const { request, kind } = wish;
    const span = spanOf(first_night, count, request.first_night, request.end_date);
    const rooms = counted(request.rooms ?? 0, 'room');
    grid.change(
      withBlock(before, span, kind, request.rooms),
      () =>
        wish.kind === 'block' ? call(blockRooms, { ...request, reason: wish.reason }) : call(releaseRooms, request),
      (kind === 'block' ? say.roomsBlocked : say.roomsReleased)(rooms, before.name),
    );
  }

  return (
    <ListStates list={{ rows: shown?.rows ?? null, failed: grid.failed, reload: grid.reload }} noun="availability">
      <div className="admin-filters">
        <SearchField
          label={say.searchPropertyCityOrRoomType}
          value={search}
          onChange={(text) => setQuery({ search: text })}
        />
        <DateBar
          from={from}
          nights={nights}
          today={today}
          onFrom={(date) => show({ from: date === today ? '' : date })}
          onNights={(count) => show({ nights: String(count) })}
        />
      </div>
      {shown && (
        <>
          {hotel && (
            <p className="mb-4 flex flex-wrap items-center gap-3">
              {say.onlyProperty(shown.rows[0]?.hotel_name ?? say.oneProperty)}
              <Button size="small" variant="secondary" onClick={() => setQuery({ hotel: '' })}>
                {say.showAllProperties}
              </Button>
            </p>
          )}
          <Legend />
          {shown.rows.length === 0 ? (
            <div className="admin-empty">
              {search || hotel ? (
                say.noRoomTypesMatch
              ) : (
                <>
                  <p>{say.roomTypesAppearHere}</p>
                  <a className="link" href={paths.adminProperties}>
                    {say.openListings}
                  </a>
                </>
              )}
            </div>
          ) : (
            <Grid
              rows={shown.rows}
              firstNight={shown.first_night}
              nights={shown.nights}
              today={today}
              busy={grid.loading}
              heightOf={rowHeight}
              drawRow={(row, place) => (
                <GridRow key={row.id} row={row} {...place} firstNight={shown.first_night} today={today} />
              )}
              describe={(span) => describe(shown, span)}
              onChosen={({ row, from: first, to }) => {
                const id = shown.rows[row]?.id;
                if (id) setChosen({ id, from: first, to });
              }}
            />
          )}
          <p role="status" className="sr-only">
            {say.nightRange(formatNight(shown.first_night), formatNight(addDays(shown.first_night, shown.nights - 1)))}
          </p>
          <Pagination
            page={page}
            total={shown.total}
            rows={shown.rows.length}
            size={gridPageSize}
            noun={say.roomTypes}
            onPage={(next, how) => setQuery({ page: String(next) }, how)}
          />
          {open && chosen && (
            <BlockDialog
              key={open.id}
              row={open}
              gridStart={shown.first_night}
              gridNights={shown.nights}
              from={chosen.from}
              to={chosen.to}
              today={today}
              onClose={() => setChosen(null)}
              onChange={(wish) => change(shown, open, wish)}
            />
          )}
        </>
      )}
    </ListStates>
  );
}

const rowHeight = () => 3.5;

function describe({ rows, first_night }: AvailabilityPage, { row, from, to }: Span): string {
  const selected = rows[row];
  if (!selected || to - from < 2) return '';
  const { leastFree } = extremesOf(selected, [from, to]);
  return say.nightsSelected(
    counted(to - from, 'night'),
    selected.name,
    formatNight(addDays(first_night, from)),
    formatNight(addDays(first_night, to - 1)),
    leastFree,
  );
}
