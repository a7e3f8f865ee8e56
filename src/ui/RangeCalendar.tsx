import 'cally';
import type { CalendarMonth as MonthElement, CalendarRange as RangeElement } from 'cally';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import styles from './RangeCalendar.css?inline';

type CustomElement<E> = HTMLAttributes<E> & { ref?: Ref<E> };
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'calendar-range': CustomElement<InstanceType<typeof RangeElement>>;
      'calendar-month': CustomElement<InstanceType<typeof MonthElement>> & { offset?: number };
    }
  }
}

export interface DateRange {
  /** ISO date, empty while none is chosen. */
  check_in: string;
  check_out: string;
}

export interface RangeCalendarProps {
  value: DateRange;
  min: string;
  max?: string | undefined;
  months: 1 | 2;
  /** The first date is already chosen and the next press ends the range. */
  startsAt?: string | undefined;
  isDateDisabled?: ((isoDate: string) => boolean) | undefined;
  onStart: (isoDate: string) => void;
  onRange: (range: DateRange) => void;
}

// Imported the usual way, its styles would stand in every page that may open a calendar.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const iso = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The month grids of the date picker. In a file of its own because the calendar registers custom elements when it is loaded, which
 * only a browser can do, and nobody should load it before opening it.
 */
export function RangeCalendar({
  value,
  min,
  max,
  months,
  startsAt,
  isDateDisabled,
  onStart,
  onRange,
}: RangeCalendarProps) {
  const calendar = useRef<InstanceType<typeof RangeElement>>(null);
  const handlers = useRef({ onStart, onRange });
  handlers.current = { onStart, onRange };

  useEffect(() => {
    const element = calendar.current;
    if (!element) return;
    const onStartEvent = (event: Event) => handlers.current.onStart(iso((event as CustomEvent<Date>).detail));
    const onChange = () => {
      const [check_in = '', check_out = ''] = element.value.split('/');
      handlers.current.onRange({ check_in, check_out });
    };
    element.addEventListener('rangestart', onStartEvent);
    element.addEventListener('change', onChange);
    const frame = requestAnimationFrame(() => element.focus());
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('rangestart', onStartEvent);
      element.removeEventListener('change', onChange);
    };
  }, []);

  useEffect(() => {
    const element = calendar.current;
    if (!element) return;
    Object.assign(element, {
      locale: 'en-IN',
      months,
      min,
      max: max ?? '',
      today: min,
      value: value.check_in && value.check_out ? `${value.check_in}/${value.check_out}` : '',
      tentative: startsAt ?? '',
      isDateDisallowed: (date: Date) => isDateDisabled?.(iso(date)) ?? false,
    });
  }, [value.check_in, value.check_out, min, max, months, startsAt, isDateDisabled]);

  return (
    <calendar-range ref={calendar}>
      <ChevronLeft slot="previous" role="img" aria-label="Previous month" aria-hidden={undefined} />
      <ChevronRight slot="next" role="img" aria-label="Next month" aria-hidden={undefined} />
      <div className="calendar-months">
        <calendar-month />
        {months === 2 && <calendar-month offset={1} />}
      </div>
    </calendar-range>
  );
}
