import ICAL from 'ical.js';

/** Reads a calendar of another site: nights, and nothing of a person. */

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

export type CalendarFault = 'not_calendar' | 'cut_off' | 'too_many' | 'unreadable';

/** Why a calendar was not read. Carries a code and nothing of the calendar. */
export class CalendarNotRead extends Error {
  readonly code: CalendarFault;
  constructor(code: CalendarFault) {
    super(code);
    this.code = code;
  }
}

const mostEvents = 5000;
/** Steps of all rules that repeat: one that repeats every second, or for a thousand years, ends nothing but its own reading. */
const mostSteps = 20_000;
const longest = 1200;
const daysAhead = 600;

const day = 86_400_000;
const india = 5.5 * 3_600_000;

/** The calendar day of a moment: of one in UTC in India, of any other where it is said to be. */
function dateOf(time: ICAL.Time): number {
  if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) {
    const moment = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) + india;
    return Math.floor(moment / day);
  }
  return Date.UTC(time.year, time.month - 1, time.day) / day;
}
const isoOf = (date: number) => new Date(date * day).toISOString().slice(0, 10);

/** What a site says of a stretch: words that stand for "nobody is known to stay" at one or another of them. */
function kindOf(summary: string): CalendarEvent['kind'] {
  if (/^airbnb \(not available\)$/i.test(summary) || /^blocked\b/i.test(summary)) return 'closed';
  return /\b(not available|unavailable|closed|busy)\b/i.test(summary) ? 'unclear' : 'reserved';
}

/** The calendar in this text, seen from this day on. `isOwn` knows the ids that we write ourselves. Throws CalendarNotRead. */
export function readCalendar(text: string, today: string, isOwn: (uid: string) => boolean): ReadCalendar {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(trimmed)) throw new CalendarNotRead('not_calendar');
  if (!/\nEND:VCALENDAR$/i.test(trimmed)) throw new CalendarNotRead('cut_off');
  try {
    return readEvents(trimmed, Date.parse(`${today}T00:00:00Z`) / day, isOwn);
  } catch (error) {
    throw error instanceof CalendarNotRead ? error : new CalendarNotRead('unreadable');
  }
}

function readEvents(text: string, today: number, isOwn: (uid: string) => boolean): ReadCalendar {
  const parsed = ICAL.parse(text);
  // A file may hold several calendars.
  const roots: unknown[] = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const parts = roots.flatMap((root) =>
    new ICAL.Component(root as ICAL.Component['jCal']).getAllSubcomponents('vevent'),
  );
  if (parts.length > mostEvents) throw new CalendarNotRead('too_many');

  const events = new Map<string, CalendarEvent>();
  const cancelled: string[] = [];
  let steps = 0;
  const add = (uid: string, part: ICAL.Component, start: ICAL.Time, end: ICAL.Time | null) => {
    const first = dateOf(start);
    const last = end ? dateOf(end) : first + 1;
    // An appointment within a day takes no night; a whole day, or one without an end, takes its own.
    if (last <= first && end && !start.isDate) return;
    const end_date = Math.min(Math.max(last, first + 1), first + longest);
    if (end_date <= today || first > today + daysAhead) return;
    const summary = String(part.getFirstPropertyValue('summary') ?? '');
    events.set(uid, { uid, first_night: isoOf(first), end_date: isoOf(end_date), kind: kindOf(summary) });
    if (events.size > mostEvents) throw new CalendarNotRead('too_many');
  };

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
      // Days that are named come beside the first; a rule has it among its own.
      if (!main.hasProperty('rrule') && takesTime(main)) add(uid, main, startOf(main), endOf(main));
      const event = new ICAL.Event(main, { exceptions: changed, strictExceptions: false });
      const iterator = event.iterator();
      for (let next = iterator.next(); next; next = iterator.next()) {
        steps += 1;
        if (steps > mostSteps) throw new CalendarNotRead('too_many');
        if (dateOf(next) > today + daysAhead) break;
        const key = `${uid} ${next.toString()}`;
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        const part = item.component;
        if (statusOf(part) === 'CANCELLED') cancelled.push(key);
        else if (takesTime(part)) add(key, part, startDate, endOf(part) ? endDate : null);
      }
      continue;
    }
    if (main && takesTime(main)) add(uid, main, startOf(main), endOf(main));
    // Single days of a series that is not told itself.
    for (const part of main ? [] : changed) {
      const key = `${uid} ${part.getFirstPropertyValue('recurrence-id')}`;
      if (statusOf(part) === 'CANCELLED') cancelled.push(key);
      else if (takesTime(part)) add(key, part, startOf(part), endOf(part));
    }
  }
  return { events: [...events.values()], cancelled: cancelled.slice(0, mostEvents) };
}

function groupByUid(parts: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const groups = new Map<string, ICAL.Component[]>();
  for (const part of parts) {
    // An event without an id is known by its dates.
    const uid = String(part.getFirstPropertyValue('uid') ?? `${startOf(part)} ${endOf(part)}`).slice(0, 1000);
    groups.set(uid, [...(groups.get(uid) ?? []), part]);
  }
  return groups;
}

const bySequence = (one: ICAL.Component, other: ICAL.Component) =>
  Number(one.getFirstPropertyValue('sequence') ?? 0) - Number(other.getFirstPropertyValue('sequence') ?? 0);
const statusOf = (part: ICAL.Component) => String(part.getFirstPropertyValue('status') ?? '').toUpperCase();
const takesTime = (part: ICAL.Component) =>
  String(part.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT';

function startOf(part: ICAL.Component): ICAL.Time {
  const start = part.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time) || !isPossible(start)) throw new CalendarNotRead('unreadable');
  return start;
}
function endOf(part: ICAL.Component): ICAL.Time | null {
  const end = part.getFirstPropertyValue('dtend');
  if (end instanceof ICAL.Time) {
    if (!isPossible(end)) throw new CalendarNotRead('unreadable');
    return end;
  }
  const duration = part.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return null;
  const moved = startOf(part).clone();
  moved.addDuration(duration);
  return moved;
}
const isPossible = ({ year }: ICAL.Time) => year >= 1970 && year <= 9999;
