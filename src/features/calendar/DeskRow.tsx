// biome-ignore-all lint/a11y/useSemanticElements: of a table only the rows in view could not be drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells alone take focus, one at a time
import { memo, useMemo, useState } from 'react';
import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { type Bar, type Bars, movesFrom } from '#src/domain/desk/lanes.ts';
import { describeCell, describeNightRules, shortPrice } from '#src/domain/desk/nights.ts';
import { addDays, counted } from '#src/domain/stay.ts';
import type { RowPlace } from '#src/features/nights/Grid.tsx';
import * as say from '#src/words/staff/calendar.ts';
import { noRoomYet } from '#src/words/staff/stayRooms.ts';
import { BarButton } from './BarButton.tsx';
import { useBarDrag } from './rooms/useBarDrag.ts';

interface Props extends RowPlace {
  row: CalendarRow;
  bars: Bars;
  firstNight: string;
  today: string;
  ahead: number;
  onOpenBar: (bar: Bar) => void;
  /** Moves the stay of a bar to another room; '' is no room. */
  onMoveBar: (bar: Bar, room: string) => void;
}

/** In rem, the same as in calendar.css. */
const [cells, lane] = [4.25, 1.75];
export const deskRowHeight = (lanes: number) => cells + (lanes > 0 ? lanes * lane + 0.375 : 0);

/** A room type: its nights, and its bookings below, room by room. It renders only when its props change, and only the bars near the view. */
export const DeskRow = memo(function DeskRow(props: Props) {
  const { row, bars, index, top, height, firstNight, today, focusCol, from, to, seenFrom, seenTo, ahead } = props;
  const { onOpenBar, onMoveBar } = props;
  const { lanes, numbers } = bars;
  // The bar with the focus stays rendered while it is scrolled away.
  const [focused, setFocused] = useState('');
  const inOrder = useMemo(() => bars.bars.toSorted((one, other) => one.lane - other.lane), [bars]);
  const isSeen = ({ id, lane: at }: Bar) =>
    id === focused || (cells + (at + 1) * lane > seenFrom && cells + at * lane < seenTo);
  const drag = useBarDrag(lanes, (id, lane) => {
    const bar = bars.bars.find((one) => one.id === id);
    if (bar) onMoveBar(bar, numbers[lane]?.id ?? '');
  });
  return (
    <div role="row" aria-rowindex={index + 2} className="nights-row desk-row" style={{ top, height }}>
      <div role="rowheader" aria-colindex={1} className="nights-name">
        <b title={row.name}>{row.name}</b>
        <span>
          {row.is_active ? counted(row.total_rooms, 'room') : say.notOnSale(counted(row.total_rooms, 'room'))}
        </span>
        {numbers.length > 0 && (
          <ol className="desk-lanes" aria-hidden="true">
            {numbers.map(({ id, name, floor }) => (
              <li key={id} title={floor}>
                {name}
              </li>
            ))}
            {lanes > numbers.length && <li className="is-none">{noRoomYet}</li>}
          </ol>
        )}
      </div>
      {row.free.map((_, at) => (
        <DeskCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is a night
          key={at}
          row={row}
          index={index}
          at={at}
          firstNight={firstNight}
          today={today}
          isFocus={at === focusCol}
          isSelected={at >= from && at < to}
        />
      ))}
      {numbers.length > 0 && <div className="desk-lines" />}
      <div
        role="gridcell"
        aria-colindex={row.free.length + 2}
        className="desk-bars"
        style={{ gridTemplateRows: `repeat(${lanes}, ${lane}rem)` }}
        onFocus={({ target }) => setFocused(target.dataset.bar ?? '')}
        {...drag}
      >
        {inOrder.filter(isSeen).map((bar) => (
          <BarButton
            key={bar.id}
            bar={bar}
            ahead={ahead}
            isStop={focusCol !== -1}
            moves={numbers.length > 0 && movesFrom(bar, today) !== null}
            onOpen={onOpenBar}
          />
        ))}
      </div>
    </div>
  );
});

interface CellProps {
  row: CalendarRow;
  index: number;
  at: number;
  firstNight: string;
  today: string;
  isFocus: boolean;
  isSelected: boolean;
}

const DeskCell = memo(function DeskCell({ row, index, at, firstNight, today, isFocus, isSelected }: CellProps) {
  const [free = 0, blocked = 0, held = 0] = [row.free[at], row.blocked[at], row.held[at]];
  const look = [
    'nights-cell desk-cell',
    free === 0 && 'is-full',
    blocked > 0 && 'is-blocked',
    addDays(firstNight, at) < today && 'is-past',
    row.is_own[at] && 'is-own',
  ];
  return (
    <div
      role="gridcell"
      aria-colindex={at + 2}
      aria-selected={isSelected}
      tabIndex={isFocus ? 0 : -1}
      data-row={index}
      data-col={at}
      className={look.filter(Boolean).join(' ')}
    >
      <span className="desk-told">{describeCell(row, firstNight, at)}</span>
      <b aria-hidden="true">{shortPrice(row.price[at] ?? 0)}</b>
      <small aria-hidden="true">{say.roomsLeft(free)}</small>
      <span aria-hidden="true">
        {blocked > 0 && <i className="is-out">{blocked}</i>}
        {held > 0 && <i className="is-held">{held}</i>}
        {describeNightRules(row, at).map(({ mark }) => (
          <em key={mark}>{mark}</em>
        ))}
      </span>
    </div>
  );
});
