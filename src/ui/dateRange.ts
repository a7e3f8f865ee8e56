import type { DateRange } from './RangeCalendar.tsx';

const dayInMs = 86_400_000;

/** A range as pressed in the calendar; the same day pressed twice means one night. */
export function afterPress({ check_in, check_out }: DateRange): DateRange {
  if (check_in !== check_out || !check_in) return { check_in, check_out };
  return { check_in, check_out: new Date(Date.parse(`${check_in}T00:00:00Z`) + dayInMs).toISOString().slice(0, 10) };
}

const short = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Fri, 12 Dec" for an ISO date. */
export function shortDate(isoDate: string): string {
  return short.format(new Date(`${isoDate}T00:00:00Z`));
}
