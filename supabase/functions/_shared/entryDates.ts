import type { CalendarEntry, Property } from './calendarEntries.ts';
import { dateOf, day, durationOf, type Moment, momentOf, nightSeconds, secondsBy } from './calendarTimes.ts';
import type { Steps } from './recurrence.ts';

/** In nights. */
export const longest = 1200;

export const valuesOf = (entry: CalendarEntry, name: string): Property[] =>
  (entry.get(name) ?? []).filter(({ value }) => value !== '');
export const wordOf = (entry: CalendarEntry, name: string) => valuesOf(entry, name)[0]?.value ?? '';
export const statusOf = (entry: CalendarEntry) => wordOf(entry, 'STATUS').toUpperCase();
export const isTransparent = (entry: CalendarEntry) => wordOf(entry, 'TRANSP').toUpperCase() === 'TRANSPARENT';
export const repeats = (entry: CalendarEntry) => valuesOf(entry, 'RRULE').length + valuesOf(entry, 'RDATE').length > 0;

/** Reads a property that may occur once. `isOdd`: it is unreadable, or has two different values. */
export function momentIn(entry: CalendarEntry, name: string): { moment: Moment | null; isOdd: boolean } {
  const [first, ...others] = valuesOf(entry, name);
  const moment = first ? momentOf(first) : null;
  return { moment, isOdd: Boolean(first && !moment) || others.some(({ value }) => value !== first?.value) };
}

export function momentsIn(entry: CalendarEntry, name: string, steps: Steps) {
  const named: { moment: Moment; length: number | null }[] = [];
  let isOdd = false;
  for (const { value, parameters } of valuesOf(entry, name))
    for (const one of value.split(',')) {
      steps.take();
      const [begins = '', ends] = one.split('/').map((part) => part.trim());
      const moment = momentOf({ value: begins, parameters });
      const end = ends === undefined ? null : momentOf({ value: ends, parameters });
      const length = end && moment ? nightSeconds(end) - nightSeconds(moment) : durationOf(ends ?? '');
      if (moment) named.push({ moment, length });
      if (!moment || (ends !== undefined && length === null)) isOdd = true;
    }
  return { named, isOdd };
}

export interface Span {
  start: Moment;
  /** Seconds; null without an end. */
  length: number | null;
  /** Start or end is partly unreadable: only the first night is known. */
  isOdd: boolean;
}

export function readEventSpan(entry: CalendarEntry): Span | null {
  const { moment: start, isOdd: isOddStart } = momentIn(entry, 'DTSTART');
  if (!start) return null;
  const { moment: end, isOdd: isOddEnd } = momentIn(entry, 'DTEND');
  const lasting = wordOf(entry, 'DURATION');
  const duration = lasting ? durationOf(lasting) : null;
  const length = end ? nightSeconds(end) - nightSeconds(start) : duration;
  const isReversed = length !== null && length <= -day;
  const isOdd = isOddStart || isReversed || (end ? isOddEnd : duration === null && (isOddEnd || lasting !== ''));
  return { start, length: isReversed ? null : length, isOdd };
}

/** Returns the first night and the day of departure, or null for an appointment within a day. A whole day blocks its own night. */
export function nightsOf({ start, length }: Span, seconds = start.seconds): [first: number, end: number] | null {
  const begins = nightSeconds({ ...start, seconds });
  const first = Math.floor(begins / day);
  const end = length === null ? first + 1 : Math.floor((begins + length) / day);
  if (end <= first && !start.isDate) return null;
  return [first, Math.min(Math.max(end, first + 1), first + longest)];
}

/** Returns a short fingerprint (FNV-1a) of an entry's dates, without its id, which some sites change at each export. */
export function markOf(entry: CalendarEntry): string {
  let hash = 0x811c9dc5;
  for (const [name, properties] of entry)
    if (name !== 'UID' && name !== 'SUMMARY')
      for (const letter of `${name}:${properties.map(({ value }) => value).join()};`.slice(0, 2000))
        hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const nightsIn = ({ length }: Span) => Math.min(Math.max(Math.ceil((length ?? 0) / day), 1), longest);
export const untilIn = (rule: string) =>
  momentOf({ value: /UNTIL\s*=([^;]*)/i.exec(rule)?.[1]?.trim() ?? '', parameters: {} });

/** Returns the last second at which a series with this end can start again, by its clock. */
export function lastOf(until: Moment, start: Moment): number {
  if (start.isDate) return (until.isDate ? Math.floor(until.seconds / day) : dateOf(until)) * day;
  // No zone is more than 14 hours ahead of UTC, so an unknown one loses no day.
  return until.isDate ? until.seconds + day - 1 : secondsBy(until, start, 14 * 3600);
}
