import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { monthName } from '#src/domain/month.ts';
import { addDays } from '#src/domain/stay.ts';
import * as say from '#src/words/en/common.ts';
import { done as doneWord } from '#src/words/en/common.ts';
import { Button } from './Button.tsx';
import { type CalendarDay, CalendarMonth } from './CalendarMonth.tsx';
import { afterPress, type CalendarProps, shortDate } from './dateRange.ts';
import { addMonths, isLateInMonth, monthOf, moveByKey, pageWith } from './monthGrid.ts';
import styles from './RangeCalendar.css?inline';

interface Props extends CalendarProps {
  /** Returns the facts of a day: as check-in, or as check-out after `start`. */
  factsOf?: (day: string, start: string | null) => CalendarDay | null;
  /** The line below the months while no day is focused; no line without it. */
  legend?: string;
  onMonths?: (first: string) => void;
}

// A normal import would inline the styles in every page with a date picker.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const dayAt = ({ target }: SyntheticEvent) =>
  (target as HTMLElement).closest<HTMLElement>('[data-day]:not(:disabled)')?.dataset.day;

/** The months of the date picker, loaded when it opens. */
export function RangeCalendar({
  value,
  min,
  max = '9999-12-31',
  months,
  part,
  factsOf,
  legend,
  onMonths,
  onChange,
  onClose,
}: Props) {
  const grids = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<string | null>(null);
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [focused, setFocused] = useState(() => within(value.check_in || min));
  const [first, setFirst] = useState(() => monthOf(focused));
  // Late in a month, a phone shows its rest above the next month.
  const isLate = months === 1 && isLateInMonth(min);
  const count = isLate && first === monthOf(min) ? 2 : months;
  const shown = Array.from({ length: count }, (_, place) => addMonths(first, place));
  const [told, setTold] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const takesFocus = useRef(true);

  useEffect(
    () => setStart((now) => (part === 'check_out' ? now || value.check_in || null : null)),
    [part, value.check_in],
  );
  useEffect(() => onMonths?.(first), [first, onMonths]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the day and its month are drawn
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grids.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused, first]);

  const about = (day: string) => factsOf?.(day, start) ?? null;
  const goTo = (day: string) => {
    setFocused(day);
    if (!shown.includes(monthOf(day))) setFirst(pageWith(day, first, months));
  };
  const turn = (by: number) => {
    setFirst(addMonths(first, by));
    setFocused(within(`${addMonths(first, by)}-01`));
    setTold(null);
  };
  function onKeyDown(event: KeyboardEvent) {
    const to = moveByKey(focused, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    takesFocus.current = true;
    goTo(within(to));
  }
  function finish(check_in: string, check_out: string) {
    onChange(afterPress({ check_in, check_out }));
    onClose();
  }
  function press(day: string) {
    const refusal = about(day)?.refusal ?? '';
    setFocused(day);
    setTold(day);
    setRefused(refusal);
    if (refusal) return;
    if (start && day >= start) finish(start, day);
    else setStart(day);
  }
  function done() {
    if (!start || start === value.check_in) return onClose();
    // A check-in alone becomes the shortest possible stay, so that the press is not lost.
    let last = start;
    while (about(last)?.refusal && last < addDays(start, 30)) last = addDays(last, 1);
    finish(start, last);
  }

  const chosen = value.check_in && value.check_out ? ([value.check_in, value.check_out] as const) : null;
  const reached = start && told && told > start && !about(told)?.refusal ? told : start;
  const turner = (by: number, name: string, isPossible: boolean) => (
    <button
      type="button"
      className="calendar-turn"
      aria-label={name}
      aria-disabled={isPossible ? undefined : true}
      onClick={() => isPossible && turn(by)}
    >
      {by < 0 ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
    </button>
  );
  return (
    <div className={`calendar ${legend ? 'calendar-told' : ''} ${isLate ? 'calendar-late' : ''}`}>
      <p className="sr-only" aria-live="polite">
        {shown.map(monthName).join(', ')}
      </p>
      {turner(-months, say.previousMonth, first > monthOf(min))}
      {turner(count, say.nextMonth, addMonths(first, count) <= monthOf(max))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days in it are the controls, and what happens on them is heard here once */}
      <div
        ref={grids}
        className="calendar-months"
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const day = dayAt(event);
          if (day) press(day);
        }}
        onFocus={(event) => setTold(dayAt(event) ?? null)}
        onMouseOver={(event) => setTold(dayAt(event) ?? told)}
        onMouseLeave={() => setTold(null)}
      >
        {shown.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            min={min}
            max={max}
            focused={focused}
            range={start && reached ? [start, reached] : chosen}
            factsOf={about}
          />
        ))}
      </div>
      {legend && (
        <p className="calendar-line" aria-hidden="true">
          {told && about(told)?.words ? (
            <>
              <span>{shortDate(told)}</span> {about(told)?.words}
            </>
          ) : (
            legend
          )}
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        {refused}
      </p>
      <div className="calendar-foot mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
        <p className="text-sm text-ink-soft" aria-live="polite">
          {start ? say.nowCheckOut(shortDate(start)) : say.firstCheckIn}
        </p>
        <div className="ml-auto flex gap-2">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setStart(null);
              onChange({ check_in: '', check_out: '' });
            }}
          >
            {say.clearDates}
          </Button>
          <Button variant="secondary" size="small" onClick={done}>
            {doneWord}
          </Button>
        </div>
      </div>
    </div>
  );
}
