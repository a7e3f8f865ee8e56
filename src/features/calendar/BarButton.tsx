import { memo } from 'react';
import { type Bar, barDays, barName } from '#src/domain/desk/lanes.ts';
import * as say from '#src/words/staff/calendar.ts';
import { room as roomNamed } from '#src/words/staff/stayRooms.ts';
import { HoldLeft } from './HoldLeft.tsx';

interface Props {
  bar: Bar;
  ahead: number;
  /** True if Tab reaches it: only in the focused row. */
  isStop: boolean;
  /** It can be dragged to another room. */
  moves: boolean;
  onOpen: (bar: Bar) => void;
}

/** The fewest nights for which a name stays in view while scrolling. Each such name costs rendering time. */
const longNights = 5;

const fullName = (bar: Bar) =>
  bar.kind === 'hold'
    ? say.onHoldFor(barName(bar))
    : bar.kind === 'block' && bar.of.reason
      ? say.blockedFor(bar.of.reason)
      : barName(bar);

export const BarButton = memo(function BarButton({ bar, ahead, isStop, moves, onOpen }: Props) {
  const { kind, room, rooms, lane, from, to, isCutBefore, isCutAfter } = bar;
  const isUnpaid = bar.kind === 'stay' && bar.of.payment_status === 'pending';
  const look = [
    'desk-bar',
    `is-${kind}`,
    isCutBefore && 'is-cut-before',
    isCutAfter && 'is-cut-after',
    isUnpaid && 'is-unpaid',
    to - from >= longNights && 'is-long',
  ];
  return (
    <button
      type="button"
      className={look.filter(Boolean).join(' ')}
      style={{ gridColumn: `${from * 2 + 1} / ${to * 2 + 1}`, gridRow: lane + 1 }}
      tabIndex={isStop ? 0 : -1}
      data-bar={bar.id}
      data-moves={moves || undefined}
      onClick={() => onOpen(bar)}
    >
      <span className="desk-told">
        {fullName(bar)}, {barDays(bar)}
        {room && `, ${roomNamed(room.name)}`}
        {isUnpaid && `, ${say.paymentIsDue}`}
        {bar.kind === 'hold' && (
          <>
            , <HoldLeft long ends_at={bar.of.ends_at} ahead={ahead} />
          </>
        )}
      </span>
      <span aria-hidden="true" className="desk-bar-name">
        {barName(bar)}
        {rooms > 1 && ` ×${rooms}`}{' '}
        {bar.kind === 'hold' && <HoldLeft ends_at={bar.of.ends_at} ahead={ahead} words={(time) => time} />}
      </span>
    </button>
  );
});
