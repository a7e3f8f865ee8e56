import ICAL from 'ical.js';
import { daysOf, matcherOf, Steps } from './repeatDays.ts';

/**
 * Reads a calendar of another site: nights, and nothing of a person. ical.js only takes the text apart: what it reckons with times, zones and rules
 * has no end for what has none.
 */

export interface CalendarEvent {
  uid: string;
  first_night: string;
  /** The day they leave. */
  end_date: string;
  kind: 'reserved' | 'closed' | 'unclear';
}

export interface ReadCalendar {
  /** From today on. */
  events: CalendarEvent[];
  /** Ids of what it says was cancelled. */
  cancelled: string[];
}

export type CalendarFault = 'not_calendar' | 'cut_off' | 'too_many' | 'odd_rule' | 'unreadable';

/** Why a calendar was not read. Carries a code and nothing of the calendar. */
export class CalendarNotRead extends Error {
  readonly code: CalendarFault;
  constructor(code: CalendarFault) {
    super(code);
    this.code = code;
  }
}

const mostEvents = 5000;
/** Days that all rules of a calendar are asked for, and dates that they name. */
const mostSteps = 300_000;
/** Sites write some thousands. To take a line apart takes more than twice as long when it is twice as long. */
const longestLine = 100_000;
const longest = 1200;
const daysAhead = 600;

const day = 86_400;
const india = 5.5 * 3600;

const isUtc = (time: ICAL.Time) => !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
/** A moment in seconds, by the clock that it is written in; of one in UTC by India's where `here`. */
const secondsOf = (time: ICAL.Time, here: boolean) =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) / 1000 +
  (here && isUtc(time) ? india : 0);
/** The calendar day of a moment: of one in UTC in India, of any other where it is said to be. */
const dateOf = (time: ICAL.Time) => Math.floor(secondsOf(time, true) / day);
const isoOf = (date: number) => new Date(date * day * 1000).toISOString().slice(0, 10);

/** What a site says of a stretch: words that stand for "nobody is known to stay" at one or another of them. */
function kindOf(summary: string): CalendarEvent['kind'] {
  if (/^airbnb \(not available\)$/i.test(summary) || /^blocked\b/i.test(summary)) return 'closed';
  return /\b(not available|unavailable|closed|busy)\b/i.test(summary) ? 'unclear' : 'reserved';
}

/** What may be done for a calendar. Throws CalendarNotRead when it is spent. */
export const calendarSteps = () => new Steps(mostSteps, () => new CalendarNotRead('too_many'));

/**
 * The calendar in this text, seen from this day on, in no more than so many steps. `isOwn` knows the ids that we write ourselves. Throws
 * CalendarNotRead.
 */
export function readCalendar(
  text: string,
  today: string,
  isOwn: (uid: string) => boolean,
  steps = calendarSteps(),
): ReadCalendar {
  const trimmed = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(trimmed)) throw new CalendarNotRead('not_calendar');
  if (!/\nEND:VCALENDAR$/i.test(trimmed)) throw new CalendarNotRead('cut_off');
  if (trimmed.split('\n').some((line) => line.length > longestLine)) throw new CalendarNotRead('unreadable');
  try {
    return readEvents(trimmed, Date.parse(`${today}T00:00:00Z`) / 1000 / day, isOwn, steps);
  } catch (error) {
    throw error instanceof CalendarNotRead ? error : new CalendarNotRead('unreadable');
  }
}

function readEvents(text: string, today: number, isOwn: (uid: string) => boolean, steps: Steps): ReadCalendar {
  const parsed = ICAL.parse(text);
  // A file may hold several calendars.
  const roots: unknown[] = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const parts = roots.flatMap((root) =>
    new ICAL.Component(root as ICAL.Component['jCal']).getAllSubcomponents('vevent'),
  );
  if (parts.length > mostEvents) throw new CalendarNotRead('too_many');

  const events = new Map<string, CalendarEvent>();
  const cancelled: string[] = [];
  const add = (key: string, said: Said, first: number, end: number | null) => {
    if (said.isCancelled) {
      cancelled.push(key);
      return;
    }
    // An appointment within a day takes no night; a whole day, or one without an end, takes its own.
    if (!said.takesTime || (end !== null && end <= first && !said.isWholeDay)) return;
    const end_date = Math.min(Math.max(end ?? 0, first + 1), first + longest);
    if (end_date <= today || first > today + daysAhead) return;
    events.set(key, { uid: key, first_night: isoOf(first), end_date: isoOf(end_date), kind: said.kind });
    if (events.size > mostEvents) throw new CalendarNotRead('too_many');
  };
  const addPart = (key: string, part: ICAL.Component) => add(key, saidOf(part), dateOf(startOf(part)), endOf(part));

  for (const [uid, versions] of groupByUid(parts)) {
    if (isOwn(uid)) continue;
    const main = versions
      .filter((part) => !part.hasProperty('recurrence-id'))
      .sort(bySequence)
      .at(-1);
    const changed = versions.filter((part) => part.hasProperty('recurrence-id')).sort(bySequence);
    if (main && statusOf(main) === 'CANCELLED') {
      cancelled.push(uid);
      continue;
    }
    if (main?.hasProperty('rrule') || main?.hasProperty('rdate')) {
      const start = startOf(main);
      const said = saidOf(main);
      const length = nightsOf(main);
      const instead = new Map(changed.map((part) => [dayIn(recurrenceOf(part), start), part]));
      const from = today - Math.min(Math.max(length ?? 1, 1), longest);
      for (const date of repeatsOf(main, { from, to: today + daysAhead }, steps)) {
        const key = `${uid} ${isoOf(date)}`;
        const other = instead.get(date);
        const first = date + dateOf(start) - ownDateOf(start);
        if (other) addPart(key, other);
        else add(key, said, first, length === null ? null : first + length);
      }
      continue;
    }
    if (main) addPart(uid, main);
    // Single days of a series that is not told itself.
    for (const part of main ? [] : changed) addPart(`${uid} ${part.getFirstPropertyValue('recurrence-id')}`, part);
  }
  return { events: [...events.values()], cancelled: cancelled.slice(0, mostEvents) };
}

function groupByUid(parts: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const groups = new Map<string, ICAL.Component[]>();
  for (const part of parts) {
    // An event without an id is known by its dates.
    const uid = String(part.getFirstPropertyValue('uid') ?? `${startOf(part)} ${endOf(part)}`).slice(0, 1000);
    const group = groups.get(uid);
    if (group) group.push(part);
    else groups.set(uid, [part]);
  }
  return groups;
}

const bySequence = (one: ICAL.Component, other: ICAL.Component) =>
  Number(one.getFirstPropertyValue('sequence') ?? 0) - Number(other.getFirstPropertyValue('sequence') ?? 0);
const statusOf = (part: ICAL.Component) => String(part.getFirstPropertyValue('status') ?? '').toUpperCase();

interface Said {
  isCancelled: boolean;
  takesTime: boolean;
  isWholeDay: boolean;
  kind: CalendarEvent['kind'];
}

/** What an event says of itself, read once for all its days: to find a word in it takes as long as it is large. */
const saidOf = (part: ICAL.Component): Said => ({
  isCancelled: statusOf(part) === 'CANCELLED',
  takesTime: String(part.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT',
  isWholeDay: startOf(part).isDate,
  kind: kindOf(String(part.getFirstPropertyValue('summary') ?? '')),
});

function startOf(part: ICAL.Component): ICAL.Time {
  const start = part.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time) || !isPossible(start)) throw new CalendarNotRead('unreadable');
  return start;
}
/** The day they leave, or null of an event that says nothing of its end. */
function endOf(part: ICAL.Component): number | null {
  const end = part.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) {
    if (!isPossible(end)) throw new CalendarNotRead('unreadable');
    return dateOf(end);
  }
  const duration = part.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return null;
  return Math.floor((secondsOf(startOf(part), true) + duration.toSeconds()) / day);
}
const isPossible = ({ year }: ICAL.Time) => year >= 1970 && year <= 9999;

function nightsOf(part: ICAL.Component): number | null {
  const end = endOf(part);
  return end === null ? null : end - dateOf(startOf(part));
}

// What repeats is named by days of the clock that the series begins by.

const ownDateOf = (time: ICAL.Time) => Math.floor(secondsOf(time, false) / day);
/** The day of a date that belongs to a series, by its clock. */
const dayIn = (time: ICAL.Time, start: ICAL.Time) => (isUtc(start) ? ownDateOf(time) : dateOf(time));

function recurrenceOf(part: ICAL.Component): ICAL.Time {
  const named = part.getFirstPropertyValue('recurrence-id');
  if (!(named instanceof ICAL.Time) || !isPossible(named)) throw new CalendarNotRead('unreadable');
  return named;
}

/** The days within a stretch on which a series begins anew, each once. */
function repeatsOf(main: ICAL.Component, stretch: { from: number; to: number }, steps: Steps): Set<number> {
  const start = startOf(main);
  const named = (name: string) =>
    main.getAllProperties(name).flatMap((property) =>
      property.getValues().map((value: unknown) => {
        steps.take();
        const time = value instanceof ICAL.Period ? value.start : value;
        if (!(time instanceof ICAL.Time) || !isPossible(time)) throw new CalendarNotRead('unreadable');
        return dayIn(time, start);
      }),
    );
  const left = new Set(named('exdate'));
  // Days that are named come beside the first; a rule has it among its own.
  const days = new Set(main.hasProperty('rrule') ? [] : [ownDateOf(start)]);
  for (const date of named('rdate')) days.add(date);
  for (const rule of main.getAllProperties('rrule').map((property) => property.getFirstValue())) {
    const matches = rule instanceof ICAL.Recur ? matcherOf(rule, ownDateOf(start)) : null;
    if (!matches || !(rule instanceof ICAL.Recur)) throw new CalendarNotRead('odd_rule');
    const to = Math.min(stretch.to, rule.until ? lastOf(rule.until, start) : stretch.to);
    for (const date of daysOf(matches, ownDateOf(start), rule.count, { from: stretch.from, to }, steps)) days.add(date);
  }
  for (const date of days) if (left.has(date) || date < stretch.from || date > stretch.to) days.delete(date);
  return days;
}

/** The last day on which a series that ends then can begin. */
function lastOf(until: ICAL.Time, start: ICAL.Time): number {
  const date = dayIn(until, start);
  if (until.isDate || start.isDate) return date;
  const clock = (time: ICAL.Time) => secondsOf(time, !isUtc(start)) % day;
  return clock(until) < clock(start) ? date - 1 : date;
}
