// biome-ignore-all lint/a11y/useSemanticElements: weeks of buttons that arrows lead through
// biome-ignore-all lint/a11y/useFocusableInteractive: the days alone take focus, one at a time
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Calendar } from '#src/domain/desk/calendar.ts';
import type { Bar, Bars } from '#src/domain/desk/lanes.ts';
import { describeCell, describeNightRules, shortPrice } from '#src/domain/desk/nights.ts';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { monthName } from '#src/domain/month.ts';
import { addDays } from '#src/domain/stay.ts';
import { moveInGrid } from '#src/features/nights/gridKeys.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import * as say from '#src/words/staff/calendar.ts';
import { BarList } from './BarList.tsx';
import { DeskLegend } from './DeskLegend.tsx';
import { emptyBefore, findMonth, monthAfter, monthBefore } from './months.ts';

interface Props {
  calendar: Calendar;
  bars: ReadonlyMap<string, Bars>;
  ahead: number;
  today: string;
  busy: boolean;
  room: string;
  onRoom: (id: string) => void;
  onMonth: (first: string) => void;
  onChosen: (rooms: readonly string[], from: number, to: number) => void;
  onOpenBar: (bar: Bar) => void;
}

export function MonthView(props: Props) {
  const { calendar, bars, ahead, today, busy, room, onRoom, onMonth, onChosen, onOpenBar } = props;
  const { rows, first_night, nights } = calendar;
  const row = rows.find(({ id }) => id === room) ?? rows[0];
  const month = findMonth(first_night);
  const empty = emptyBefore(month.first);
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  /** True after the first of two taps. */
  const [isHalf, setHalf] = useState(false);
  const [showsPast, setShowsPast] = useState(false);
  if (!row) return null;

  /** The index of today; 0 in another month. */
  const start = today >= month.first && today < addDays(month.first, nights) ? Number(today.slice(8)) - 1 : 0;
  const earliest = showsPast ? 0 : start;
  const firstWeek = Math.floor((empty + earliest) / 7);
  const weeks = Math.ceil((empty + nights) / 7);
  const inMonth = (at: number) => Math.min(Math.max(earliest, at), nights - 1);
  const at = inMonth(focus ?? start);
  const from = Math.min(anchor ?? at, at);
  const to = Math.min(Math.max(anchor ?? at, at), nights - 1) + 1;
  const isMarked = (day: number) => anchor !== null && day >= from && day < to;

  function go(next: number, extend: boolean) {
    flushSync(() => {
      setFocus(next);
      setAnchor(extend ? (anchor ?? at) : next);
    });
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setHalf(false);
      return onChosen([row?.id ?? ''], from, to);
    }
    if (event.key === 'Escape') {
      setHalf(false);
      return setAnchor(null);
    }
    const place = at + empty;
    const size = { rows: weeks, cols: 7, page: weeks };
    const next = moveInGrid({ row: Math.floor(place / 7), col: place % 7 }, event.key, event.ctrlKey, size);
    if (!next) return;
    event.preventDefault();
    // At the ends of a week, the arrow keys continue in the next or previous one.
    const wanted =
      event.key === 'ArrowRight' ? at + 1 : event.key === 'ArrowLeft' ? at - 1 : next.row * 7 + next.col - empty;
    go(inMonth(wanted), event.shiftKey);
  }
  function onTap(day: number) {
    if (!isHalf) {
      go(day, false);
      return setHalf(true);
    }
    setHalf(false);
    const first = anchor ?? day;
    go(day, true);
    onChosen([row?.id ?? ''], Math.min(first, day), Math.max(first, day) + 1);
  }
  function showMonth(first: string) {
    setFocus(null);
    setAnchor(null);
    setHalf(false);
    onMonth(first);
  }

  return (
    <div className="desk-month">
      {rows.length > 1 && (
        <Filter
          label={say.roomType}
          grow
          value={row.id}
          onChange={(id) => {
            setAnchor(null);
            setHalf(false);
            onRoom(id);
          }}
          options={rows.map(({ id, name, is_active }) => [id, is_active ? name : say.notOnSale(name)])}
        />
      )}
      <div className="desk-month-head">
        <Button
          variant="secondary"
          size="small"
          aria-label={say.previousMonth}
          onClick={() => showMonth(monthBefore(month))}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <h2 aria-live="polite">{monthName(month.first)}</h2>
        <Button
          variant="secondary"
          size="small"
          aria-label={say.nextMonth}
          onClick={() => showMonth(monthAfter(month))}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      {start > 0 && (
        <button
          type="button"
          className="link min-h-11"
          aria-expanded={showsPast}
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? say.hideDaysBeforeToday : say.showDaysBeforeToday}
        </button>
      )}
      <div
        ref={grid}
        role="grid"
        aria-label={`${row.name}, ${monthName(month.first)}`}
        aria-multiselectable="true"
        aria-busy={busy}
        className="desk-days"
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const day = (target as Element).closest<HTMLElement>('[data-at]')?.dataset.at;
          if (day) onTap(Number(day));
        }}
      >
        <div role="row">
          {say.dayNames.map((day) => (
            <div key={day} role="columnheader">
              {day}
            </div>
          ))}
        </div>
        {Array.from({ length: weeks - firstWeek }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is a week
          <div key={week} role="row">
            {Array.from({ length: 7 }, (_, weekday) => {
              const day = (firstWeek + week) * 7 + weekday - empty;
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is a day
              if (day < earliest || day >= nights) return <div key={weekday} role="gridcell" className="is-none" />;
              const date = addDays(first_night, day);
              const [free = 0, blocked = 0, held = 0] = [row.free[day], row.blocked[day], row.held[day]];
              const look = [
                'desk-day',
                free === 0 && 'is-full',
                blocked > 0 && 'is-blocked',
                date === today && 'is-today',
                row.is_own[day] && 'is-own',
              ];
              return (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is a day
                  key={weekday}
                  role="gridcell"
                  aria-selected={isMarked(day)}
                  tabIndex={day === at ? 0 : -1}
                  data-at={day}
                  className={look.filter(Boolean).join(' ')}
                >
                  <span className="sr-only">{describeCell(row, first_night, day)}</span>
                  <span aria-hidden="true" className="desk-date">
                    {day + 1}
                  </span>
                  {date >= today && (
                    <>
                      <b aria-hidden="true">{shortPrice(row.price[day] ?? 0)}</b>
                      <small aria-hidden="true">{say.roomsLeft(free)}</small>
                    </>
                  )}
                  <span aria-hidden="true" className="desk-marks">
                    {blocked > 0 && <i className="is-out">{blocked}</i>}
                    {held > 0 && <i className="is-held">{held}</i>}
                    {describeNightRules(row, day).map(({ mark }) => (
                      <em key={mark}>{mark}</em>
                    ))}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={`nights-told ${isHalf ? 'is-half' : ''}`}>
        {isHalf && say.nowTapLastNight(formatNight(addDays(first_night, from)))}
      </p>
      <DeskLegend>{say.monthHelp}</DeskLegend>
      <BarList
        title={say.bookingsOfMonth(row.name, monthName(month.first))}
        bars={(bars.get(row.id)?.bars ?? []).filter(({ to }) => to > earliest)}
        ahead={ahead}
        onOpen={onOpenBar}
      />
    </div>
  );
}
