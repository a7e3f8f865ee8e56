import { type CSSProperties, memo } from 'react';
import { type Bar, barDays, barName } from '#src/domain/desk/lanes.ts';
import { HoldLeft } from './HoldLeft.tsx';

interface Props {
  bar: Bar;
  ahead: number;
  /** Whether Tab leads there: to those of the row that has the focus. */
  isStop: boolean;
  onOpen: (bar: Bar) => void;
}

const before = { stay: '', hold: 'Held for ', block: 'Blocked: ' } as const;

/** A stay, a hold or a block across its nights. */
export const BarButton = memo(function BarButton({ bar, ahead, isStop, onOpen }: Props) {
  const { kind, lane, from, to, isCutBefore, isCutAfter } = bar;
  const look = [
    'desk-bar',
    `is-${kind}`,
    isCutBefore && 'is-cut-before',
    isCutAfter && 'is-cut-after',
    bar.kind === 'stay' && bar.of.payment_status === 'pending' && 'is-unpaid',
  ];
  const rooms = kind === 'stay' ? bar.of.num_rooms : bar.of.rooms;
  return (
    <button
      type="button"
      className={look.filter(Boolean).join(' ')}
      style={{ '--from': from, '--to': to, '--lane': lane } as CSSProperties}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onOpen(bar)}
    >
      <span className="desk-bar-name">
        {before[kind] && <span className="sr-only">{before[kind]}</span>}
        {barName(bar)}
        <span className="sr-only">, {barDays(bar)}</span>
        {rooms > 1 && <span aria-hidden="true"> ×{rooms}</span>}
        {bar.kind === 'hold' && (
          <>
            <span className="sr-only">, </span> <HoldLeft ends_at={bar.of.ends_at} ahead={ahead} />
            <span className="sr-only"> left</span>
          </>
        )}
      </span>
    </button>
  );
});
