import { type Bar, barDays, barName } from '#src/domain/desk/lanes.ts';
import * as say from '#src/words/staff/calendar.ts';
import { room as roomNamed } from '#src/words/staff/stayRooms.ts';
import { HoldLeft } from './HoldLeft.tsx';

interface Props {
  title: string;
  bars: readonly Bar[];
  ahead: number;
  onOpen: (bar: Bar) => void;
}

export function BarList({ title, bars, ahead, onOpen }: Props) {
  return (
    <section className="mt-6">
      <h2 className="text-lg">{title}</h2>
      {bars.length === 0 && <p className="mt-2 text-ink-soft">{say.bookingsOfTheseDaysAppearHere}</p>}
      <ul className="desk-list">
        {bars.map((bar) => (
          <li key={bar.id}>
            <button type="button" className={`is-${bar.kind}`} onClick={() => onOpen(bar)}>
              <b>{barName(bar)}</b>
              <span>
                {barDays(bar)}
                {bar.room && `, ${roomNamed(bar.room.name)}`}
              </span>
              {bar.kind === 'hold' && (
                <span>
                  <HoldLeft ends_at={bar.of.ends_at} ahead={ahead} words={say.onHoldWithTimeLeft} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
