// biome-ignore-all lint/a11y/useSemanticElements: of a table only the rows in view could not be drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells alone take focus, one at a time
import { memo } from 'react';
import { type AvailabilityRow, describeNight } from '#src/domain/hotel/availability.ts';
import { addDays, counted } from '#src/domain/stay.ts';
import type { RowPlace } from '#src/features/nights/Grid.tsx';
import * as say from '#src/words/staff/adminRooms.ts';

interface Props extends RowPlace {
  row: AvailabilityRow;
  firstNight: string;
  today: string;
}

/** A room type with a cell for each night. It renders only when its props change. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, index, top, height, firstNight, today, focusCol, from, to } = props;
  return (
    <div role="row" aria-rowindex={index + 2} className="nights-row" style={{ top, height }}>
      <div role="rowheader" aria-colindex={1} className="nights-name">
        <b>{row.name}</b>
        <span>
          {[row.hotel_name, counted(row.total_rooms, 'room'), ...(row.is_active ? [] : [say.roomsNotOnSale])].join(
            ' · ',
          )}
        </span>
      </div>
      {row.free.map((free, at) => {
        const date = addDays(firstNight, at);
        const booked = row.booked[at] ?? 0;
        const blocked = row.blocked[at] ?? 0;
        const isSelected = at >= from && at < to;
        const look = [
          'nights-cell',
          free === 0 ? 'is-full' : booked + blocked > 0 && 'is-taken',
          blocked > 0 && 'is-blocked',
          date < today && 'is-past',
        ];
        return (
          <div
            key={date}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isSelected}
            tabIndex={at === focusCol ? 0 : -1}
            data-row={index}
            data-col={at}
            className={look.filter(Boolean).join(' ')}
          >
            <span className="sr-only">{describeNight(row, firstNight, at)}</span>
            <b aria-hidden="true">{free}</b>
            <span aria-hidden="true">
              {booked > 0 && <i className="is-booked">{booked}</i>}
              {blocked > 0 && <i className="is-out">{blocked}</i>}
            </span>
          </div>
        );
      })}
    </div>
  );
});
