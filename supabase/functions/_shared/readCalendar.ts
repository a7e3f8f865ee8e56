import { type CalendarEntry, readEntries } from './calendarEntries.ts';
import { dateOf, day, isoOf, type Moment, momentOf, secondsBy } from './calendarTimes.ts';
import {
  isTransparent,
  lastOf,
  longest,
  markOf,
  momentIn,
  momentsIn,
  nightsIn,
  nightsOf,
  readEventSpan,
  repeats,
  type Span,
  statusOf,
  untilIn,
  valuesOf,
  wordOf,
} from './entryDates.ts';
import { momentsOf, type Rule, ruleOf, Steps, StepsSpent } from './recurrence.ts';

/** Reads another site's calendar, without personal data. An unreadable event that may block a night is counted; the others are read. */

export interface CalendarEvent {
  /** Derived from the id of its entry, as a series has many stays. */
  uid: string;
  entry: string;
  first_night: string;
  /** The day of departure. */
  end_date: string;
  kind: 'reserved' | 'closed' | 'unclear';
}

export interface UnreadEntry {
  entry: string;
  /** A fingerprint of its dates, which changes only with them. */
  mark: string;
  from: string | null;
}

export interface ReadCalendar {
  events: CalendarEvent[];
  cancelled: string[];
  /** Events that may block nights and are partly or fully unreadable. The known part is among the events. */
  unread: UnreadEntry[];
}

export type CalendarFault = 'not_calendar' | 'cut_off' | 'too_many' | 'unreadable';

/** Has a code but no content of the calendar. */
export class CalendarNotRead extends Error {
  readonly code: CalendarFault;
  constructor(code: CalendarFault) {
    super(code);
    this.code = code;
  }
}

/** Limit of events from today on. Past events are limited only by the size of the text. */
const mostEvents = 5000;
const mostUnread = 200;
const daysAhead = 600;

function kindOf(summary: string): CalendarEvent['kind'] {
  if (/^airbnb \(not available\)$/i.test(summary) || /^blocked\b/i.test(summary)) return 'closed';
  return /\b(not available|unavailable|closed|busy)\b/i.test(summary) ? 'unclear' : 'reserved';
}
const kindsByWeight: readonly CalendarEvent['kind'][] = ['closed', 'unclear', 'reserved'];

/** `isOwn` knows the ids that we write. Throws CalendarNotRead if it is no calendar, ends early, or has too many future events. */
export function readCalendar(
  text: string,
  today: string,
  isOwn: (uid: string) => boolean,
  steps = new Steps(),
): ReadCalendar {
  const { entries, isCalendar, isWhole } = readEntries(text);
  if (!isCalendar) throw new CalendarNotRead('not_calendar');
  if (!isWhole) throw new CalendarNotRead('cut_off');
  if (entries.length === 0 && /VEVENT/i.test(text)) throw new CalendarNotRead('unreadable');
  const reading = new Reading(Date.parse(`${today}T00:00:00Z`) / 1000 / day, steps);
  for (const [uid, group] of groupByUid(entries)) if (!isOwn(uid)) reading.readGroup(uid, group);
  return reading.result();
}

function groupByUid(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const groups = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const uid = wordOf(entry, 'UID');
    const group = groups.get(uid);
    if (group) group.push(entry);
    else groups.set(uid, [entry]);
  }
  return groups;
}

interface Exception {
  entry: CalendarEntry;
  named: Moment;
  isForAllAfter: boolean;
}

interface Series {
  entry: CalendarEntry;
  id: string;
  span: Span;
  /** It is cancelled or transparent: only its exceptions block nights. */
  isSilent: boolean;
}

interface Found extends CalendarEvent {
  sequence: number;
}

class Reading {
  readonly #today: number;
  readonly #steps: Steps;
  readonly #events = new Map<string, CalendarEvent>();
  readonly #cancelled = new Set<string>();
  readonly #unread: UnreadEntry[] = [];
  #found = new Map<string, Map<string, Found>>();
  #count = 0;

  constructor(today: number, steps: Steps) {
    this.#today = today;
    this.#steps = steps;
  }

  result(): ReadCalendar {
    return {
      events: [...this.#events.values()],
      cancelled: [...this.#cancelled].filter((key) => !this.#events.has(key)).slice(0, mostEvents),
      unread: this.#unread,
    };
  }

  /** Reads the events of one id: single ones, series and exceptions. None of them removes another. */
  readGroup(uid: string, group: readonly CalendarEntry[]): void {
    this.#found = new Map();
    const id = uid.slice(0, 900);
    const series: CalendarEntry[] = [];
    const exceptions = new Set<Exception>();
    for (const entry of group) {
      const [identity] = valuesOf(entry, 'RECURRENCE-ID');
      if (!identity && repeats(entry)) series.push(entry);
      else if (!identity) this.#readAlone(entry, id, id);
      else {
        const named = momentOf(identity);
        const isForAllAfter = /^THISANDFUTURE$/i.test(identity.parameters.RANGE ?? '');
        if (named) exceptions.add({ entry, named, isForAllAfter });
        this.#readAlone(entry, id, named ? keyOf(id, named.seconds) : id);
      }
    }
    // If an id has several series, it is unknown which of them a range changes.
    const ranges = series.length === 1 ? [...exceptions].filter(({ isForAllAfter }) => isForAllAfter) : [];
    for (const entry of series) {
      this.#steps.beginEvent();
      try {
        this.#readSeries(entry, id, exceptions, ranges);
      } catch (error) {
        if (!(error instanceof StepsSpent)) throw error;
        const span = readEventSpan(entry);
        if (span && statusOf(entry) !== 'CANCELLED' && !isTransparent(entry))
          this.#add(entry, id, keyOf(id, span.start.seconds), span);
        this.#note(entry, id);
      }
    }
    this.#keepFound(uid === '');
  }

  #readAlone(entry: CalendarEntry, id: string, key: string): void {
    if (statusOf(entry) === 'CANCELLED') this.#cancelled.add(key);
    else if (!isTransparent(entry)) {
      const span = readEventSpan(entry);
      if (span) this.#add(entry, id, key, span);
      if (span ? span.isOdd && this.#mayTake(span) : !this.#isOver(momentIn(entry, 'DTEND').moment))
        this.#note(entry, id);
    }
  }

  #readSeries(entry: CalendarEntry, id: string, exceptions: Set<Exception>, ranges: readonly Exception[]): void {
    const isCancelled = statusOf(entry) === 'CANCELLED';
    if (isCancelled) this.#cancelled.add(id);
    const isSilent = isCancelled || isTransparent(entry);
    if (isSilent && ranges.length === 0) return;
    const span = readEventSpan(entry);
    if (!span) this.#note(entry, id);
    else if (nightsOf(span) || changesHours(entry) || ranges.length > 0)
      this.#expand({ entry, id, span, isSilent }, exceptions, ranges);
  }

  #expand({ entry, id, span, isSilent }: Series, exceptions: Set<Exception>, ranges: readonly Exception[]): void {
    const { start } = span;
    const by = clockOf(start);
    const stretch = this.#stretchOf(span, ranges, by);
    const left = this.#leftOut(entry, start, stretch, exceptions, by);
    const changes = ranges
      .map((range) => ({ at: by(range.named), change: range.entry, instead: readEventSpan(range.entry) }))
      .sort((one, other) => one.at - other.at);
    const seen = new Set<number>();
    let isAhead = false;
    const take = (seconds: number, own: Span) => {
      const date = Math.floor(seconds / day);
      if (date + nightsIn(own) < stretch.from + nightsIn(span) || date > stretch.to) return;
      if (changes.length === 0 && !nightsOf(own, seconds)) return;
      this.#steps.take(20 + changes.length);
      if (seen.has(seconds) || left.has(seconds)) return;
      seen.add(seconds);
      const key = keyOf(id, seconds);
      const range = changes.findLast(({ at }) => at <= seconds);
      if (range && statusOf(range.change) === 'CANCELLED') this.#cancelled.add(key);
      else if (range?.instead && !isTransparent(range.change))
        this.#add(range.change, id, key, range.instead, range.instead.start.seconds + seconds - range.at);
      else if (!isSilent && !(range && isTransparent(range.change)))
        isAhead = this.#add(entry, id, key, own, seconds) || isAhead;
    };

    // DTSTART is always an occurrence, also if the rule does not name it.
    take(start.seconds, span);
    const dates = momentsIn(entry, 'RDATE', this.#steps);
    const time = start.seconds - Math.floor(start.seconds / day) * day;
    for (const { moment, length } of dates.named)
      take(by(moment) + (moment.isDate ? time : 0), { ...span, length: length ?? span.length });
    let isOdd = dates.isOdd || left.isOdd;
    for (const { value: text } of valuesOf(entry, 'RRULE')) {
      const rule = ruleOf(text);
      if (rule) for (const seconds of this.#momentsOf(rule, start, stretch)) take(seconds, span);
      else isOdd ||= !this.#isOver(untilIn(text), span);
    }
    if (!isSilent && (isOdd || (span.isOdd && isAhead))) this.#note(entry, id);
  }

  /** Returns the first and last day on which an occurrence can block a night that counts, also after it is moved. */
  #stretchOf(span: Span, ranges: readonly Exception[], by: (moment: Moment) => number) {
    let [from, to] = [this.#today - nightsIn(span), this.#today + daysAhead];
    for (const { entry, named } of ranges) {
      const then = readEventSpan(entry);
      if (!then) continue;
      const later = Math.floor((then.start.seconds - by(named)) / day);
      from = Math.min(from, this.#today - nightsIn(then) - later - 1);
      to = Math.max(to, this.#today + daysAhead - later + 1);
    }
    return { from, to };
  }

  /** Returns a test for moments of a series that are excluded or changed. An exception applies once. */
  #leftOut(
    entry: CalendarEntry,
    start: Moment,
    stretch: { from: number; to: number },
    exceptions: Set<Exception>,
    by: (moment: Moment) => number,
  ) {
    const dates = momentsIn(entry, 'EXDATE', this.#steps);
    const days = new Set<number>();
    const moments = new Set<number>();
    for (const { moment } of dates.named) (moment.isDate ? days : moments).add(by(moment));
    let { isOdd } = dates;
    for (const { value } of valuesOf(entry, 'EXRULE')) {
      const rule = ruleOf(value);
      if (rule) for (const seconds of this.#momentsOf(rule, start, stretch)) moments.add(seconds);
      else isOdd = true;
    }
    this.#steps.take(exceptions.size);
    const instead = new Map<string, Exception>();
    const nameOf = (isDate: boolean, seconds: number) => `${isDate} ${seconds}`;
    for (const one of exceptions) instead.set(nameOf(one.named.isDate, by(one.named)), one);
    const has = (seconds: number) => {
      const midnight = Math.floor(seconds / day) * day;
      if (days.has(midnight) || moments.has(seconds)) return true;
      const exception = instead.get(nameOf(false, seconds)) ?? instead.get(nameOf(true, midnight));
      return exception !== undefined && exceptions.delete(exception);
    };
    return { has, isOdd };
  }

  *#momentsOf(rule: Rule, start: Moment, { from, to }: { from: number; to: number }): Generator<number> {
    const last = rule.until ? lastOf(rule.until, start) : Number.POSITIVE_INFINITY;
    const stretch = { from, to: Math.min(to, Math.floor(last / day)) };
    for (const seconds of momentsOf(rule, start, stretch, this.#steps)) if (seconds <= last) yield seconds;
  }

  #isOver(last: Moment | null, span?: Span): boolean {
    return last !== null && dateOf(last) + (span ? nightsIn(span) : 0) <= this.#today;
  }

  #add(entry: CalendarEntry, id: string, key: string, span: Span, seconds = span.start.seconds): boolean {
    const [first = 0, end = 0] = nightsOf(span, seconds) ?? [];
    if (end <= this.#today || first > this.#today + daysAhead) return false;
    const stay: Found = {
      uid: key,
      entry: id,
      first_night: isoOf(first),
      end_date: isoOf(end),
      kind: kindOf(wordOf(entry, 'SUMMARY').slice(0, 200)),
      sequence: Number.parseInt(wordOf(entry, 'SEQUENCE'), 10) || 0,
    };
    // A partly readable entry replaces no other.
    const name = span.isOdd ? `${key} ?` : key;
    const same = this.#found.get(name) ?? new Map<string, Found>();
    this.#found.set(name, same);
    const dates = `${stay.first_night} ${stay.end_date}`;
    const other = same.get(dates);
    if (!other && ++this.#count > mostEvents) throw new CalendarNotRead('too_many');
    if (other && kindsByWeight.indexOf(other.kind) > kindsByWeight.indexOf(stay.kind)) stay.kind = other.kind;
    same.set(dates, { ...stay, sequence: Math.max(stay.sequence, other?.sequence ?? 0) });
    return true;
  }

  #keepFound(isNameless: boolean): void {
    for (const [name, same] of this.#found) {
      const all = [...same.values()];
      // A later version of an event with an id replaces an earlier one on its nights only.
      const stays = all.filter(
        (one) =>
          isNameless ||
          !all.some(
            (other) =>
              other.sequence > one.sequence && other.first_night < one.end_date && one.first_night < other.end_date,
          ),
      );
      for (const { sequence: _, ...stay } of stays) {
        let uid = isNameless || stays.length > 1 ? `${name} ${stay.first_night} ${stay.end_date}` : name;
        while (this.#events.has(uid)) uid += '+';
        this.#events.set(uid, { ...stay, uid });
      }
    }
  }

  #mayTake({ start }: Span): boolean {
    const first = dateOf(start);
    return first <= this.#today + daysAhead && first + longest > this.#today;
  }

  #note(entry: CalendarEntry, id: string): void {
    const first = momentIn(entry, 'DTSTART').moment ?? momentIn(entry, 'RECURRENCE-ID').moment;
    const isAhead = first !== null && dateOf(first) >= this.#today;
    if (this.#unread.length < mostUnread)
      this.#unread.push({ entry: id, mark: markOf(entry), from: isAhead ? isoOf(dateOf(first)) : null });
  }
}

const keyOf = (id: string, seconds: number) => `${id} ${isoOf(Math.floor(seconds / day))}`;
/** True if occurrences of a short appointment can have other hours or lengths, so that one may block a night. */
const changesHours = (entry: CalendarEntry) =>
  valuesOf(entry, 'RRULE').some(({ value }) => /HOUR|MINUTE|SECOND/i.test(value)) ||
  valuesOf(entry, 'RDATE').some(({ value }) => value.includes('/'));

const clockOf = (start: Moment) => (moment: Moment) => {
  if (moment.isDate) return moment.seconds;
  return start.isDate ? dateOf(moment) * day : secondsBy(moment, start);
};
