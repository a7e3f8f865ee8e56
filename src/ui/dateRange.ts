import { addDays } from '#src/domain/stay.ts';
import { tag } from '#src/words/en/language.ts';

export interface DateRange {
  check_in: string;
  check_out: string;
}

export interface CalendarProps {
  value: DateRange;
  min: string;
  max?: string | undefined;
  months: 1 | 2;
  part: keyof DateRange;
  onChange: (range: DateRange) => void;
  onClose: () => void;
}

/** Returns the chosen range. The same day pressed twice means one night. */
export function afterPress({ check_in, check_out }: DateRange): DateRange {
  return { check_in, check_out: check_in && check_in === check_out ? addDays(check_in, 1) : check_out };
}

const short = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats an ISO date as "Fri, 12 Dec". */
export function shortDate(isoDate: string): string {
  return short.format(new Date(`${isoDate}T00:00:00Z`));
}
