import { useCallback } from 'react';
import type { Calendar, CalendarRow } from '#src/domain/desk/calendar.ts';
import type { Bar, Bars } from '#src/domain/desk/lanes.ts';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { addDays, counted } from '#src/domain/stay.ts';
import { Grid, type GridSelection, type RowPlace } from '#src/features/nights/Grid.tsx';
import * as say from '#src/words/staff/calendar.ts';
import { dragHint } from '#src/words/staff/rooms.ts';
import { DeskLegend } from './DeskLegend.tsx';
import { DeskRow, deskRowHeight } from './DeskRow.tsx';

interface Props {
  calendar: Calendar;
  bars: ReadonlyMap<string, Bars>;
  ahead: number;
  today: string;
  busy: boolean;
  onChosen: (rooms: readonly string[], from: number, to: number) => void;
  onOpenBar: (bar: Bar) => void;
  onMoveBar: (bar: Bar, room: string) => void;
}

const noBars: Bars = { lanes: 0, numbers: [], bars: [] };

export function DeskGrid({ calendar, bars, ahead, today, busy, onChosen, onOpenBar, onMoveBar }: Props) {
  const { rows, first_night, nights } = calendar;
  const heightOf = useCallback((row: CalendarRow) => deskRowHeight(bars.get(row.id)?.lanes ?? 0), [bars]);
  const drawRow = (row: CalendarRow, place: RowPlace) => (
    <DeskRow
      key={row.id}
      row={row}
      bars={bars.get(row.id) ?? noBars}
      {...place}
      firstNight={first_night}
      today={today}
      ahead={ahead}
      onOpenBar={onOpenBar}
      onMoveBar={onMoveBar}
    />
  );
  function describe({ from, to, firstRow, endRow }: GridSelection, isHalf: boolean) {
    const first = formatNight(addDays(first_night, from));
    if (isHalf) return say.nowTapLastNight(`${first}, ${rows[firstRow]?.name}`);
    if (to - from === 1 && endRow - firstRow === 1) return '';
    const nights = counted(to - from, 'night');
    const chosen =
      endRow - firstRow === 1
        ? say.nightsOfRoomType(nights, rows[firstRow]?.name ?? '')
        : say.nightsInRoomTypes(nights, counted(endRow - firstRow, 'room type'));
    return say.nightsSelected(chosen, first, formatNight(addDays(first_night, to - 1)));
  }
  return (
    <div className="desk">
      <DeskLegend>
        {say.gridHelp} {calendar.rooms.length > 0 && dragHint}
      </DeskLegend>
      <Grid
        rows={rows}
        firstNight={first_night}
        nights={nights}
        today={today}
        busy={busy}
        several
        lastColumn={say.bookingsHoldsAndBlocks}
        heightOf={heightOf}
        drawRow={drawRow}
        describe={describe}
        onChosen={({ firstRow, endRow, from, to }) =>
          onChosen(
            rows.slice(firstRow, endRow).map(({ id }) => id),
            from,
            to,
          )
        }
      />
    </div>
  );
}
