import { addDays } from '#src/domain/stay.ts';
import { tag } from '#src/words/en/language.ts';

export interface DateRange {
  /** ISO date, empty while none is chosen. */
  check_in: string;
  check_out: string;
}

/** What a calendar in the picker is told, and tells. */
export interface CalendarProps {
  value: DateRange;
  min: string;
  max?: string | undefined;
  months: 1 | 2;
  /** Which of the two dates was asked for. */
  part: keyof DateRange;
  onChange: (range: DateRange) => void;
  onClose: () => void;
}

/** A range as pressed in the calendar; the same day pressed twice means one night. */
export function afterPress({ check_in, check_out }: DateRange): DateRange {
  return { check_in, check_out: check_in && check_in === check_out ? addDays(check_in, 1) : check_out };
}

const short = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Fri, 12 Dec" for an ISO date. */
export function shortDate(isoDate: string): string {
  return short.format(new Date(`${isoDate}T00:00:00Z`));
}
