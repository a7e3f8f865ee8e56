import { type Entry, type Property, readEntries } from './calendarEntries.ts';
import { dateOf, day, durationOf, isoOf, type Moment, momentOf, nightSeconds, secondsBy } from './calendarTimes.ts';
import { momentsOf, type Rule, ruleOf, Steps, StepsSpent } from './recurrence.ts';

/**
 * Reads a calendar of another site: nights, and nothing of a person. Event by event: one that cannot be read, and may take a night, is counted,
 * and the others are read.
 */

export interface CalendarEvent {
  /** Of this stay, the same as long as the site names it by the same id. */
  uid: string;
  /** The id of the event that it belongs to: a series has many stays. */
  entry: string;
  first_night: string;
  /** The day they leave. */
  end_date: string;
  kind: 'reserved' | 'closed' | 'unclear';
}

export interface UnreadEntry {
  entry: string;
  /** A fingerprint of what it says of its dates, the same as long as it says the same. */
  mark: string;
  /** Its first day, from today on, where that much is known. */
  from: string | null;
}

export interface ReadCalendar {
  /** From today on. */
  events: CalendarEvent[];
  /** Ids of what it says was cancelled. */
  cancelled: string[];
  /** Events that may take nights and cannot be read, or not as a whole. What is known of them is among the events. */
  unread: UnreadEntry[];
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

/** Of events from today on; what is past has no limit but the size of the text. */
const mostEvents = 5000;
/** Nights of a stay, and how far ahead one may begin. */
const longest = 1200;
const daysAhead = 600;

/** What a site says of a stretch: words that stand for "nobody is known to stay" at one or another of them. */
function kindOf(summary: string): CalendarEvent['kind'] {
  if (/^airbnb \(not available\)$/i.test(summary) || /^blocked\b/i.test(summary)) return 'closed';
  return /\b(not available|unavailable|closed|busy)\b/i.test(summary) ? 'unclear' : 'reserved';
}
const kindsByWeight: readonly CalendarEvent['kind'][] = ['closed', 'unclear', 'reserved'];

/**
 * Returns the calendar in this text, seen from this day on, in no more than so many steps. `isOwn` knows the ids that we write ourselves.
 * Throws CalendarNotRead for what is no calendar, for one that ends in the middle, and for one with too many events ahead.
 */
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

function groupByUid(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const uid = wordOf(entry, 'UID');
    const group = groups.get(uid);
    if (group) group.push(entry);
    else groups.set(uid, [entry]);
  }
  return groups;
}

const valuesOf = (entry: Entry, name: string): Property[] =>
  (entry.get(name) ?? []).filter(({ value }) => value !== '');
const wordOf = (entry: Entry, name: string) => valuesOf(entry, name)[0]?.value ?? '';
const statusOf = (entry: Entry) => wordOf(entry, 'STATUS').toUpperCase();
const isTransparent = (entry: Entry) => wordOf(entry, 'TRANSP').toUpperCase() === 'TRANSPARENT';
const repeats = (entry: Entry) => valuesOf(entry, 'RRULE').length + valuesOf(entry, 'RDATE').length > 0;

/** A moment that an event says once: null where it does not say it, or says what is none; then, or where it says two, `isOdd`. */
function momentIn(entry: Entry, name: string): { moment: Moment | null; isOdd: boolean } {
  const [first, ...others] = valuesOf(entry, name);
  const moment = first ? momentOf(first) : null;
  return { moment, isOdd: Boolean(first && !moment) || others.some(({ value }) => value !== first?.value) };
}

/** Moments that an event names in a list, such as EXDATE; of a period its own length in seconds. */
function momentsIn(entry: Entry, name: string, steps: Steps) {
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

interface Span {
  start: Moment;
  /** Seconds; null of an event that says nothing of its end. */
  length: number | null;
  /** It says something of its start or end that cannot be read: the first night is what is known. */
  isOdd: boolean;
}

/** When an event is by itself, or null where it does not say when it begins. */
function spanOf(entry: Entry): Span | null {
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

/** First night and the day they leave, or null of what takes no night: an appointment within a day. A whole day takes its own. */
function nightsOf({ start, length }: Span, seconds = start.seconds): [first: number, end: number] | null {
  const begins = nightSeconds({ ...start, seconds });
  const first = Math.floor(begins / day);
  const end = length === null ? first + 1 : Math.floor((begins + length) / day);
  if (end <= first && !start.isDate) return null;
  return [first, Math.min(Math.max(end, first + 1), first + longest)];
}

/** What is said instead of one day of a series, or instead of all from it on. */
interface Exception {
  entry: Entry;
  named: Moment;
  isForAllAfter: boolean;
}

interface Found extends CalendarEvent {
  sequence: number;
}

/** A short fingerprint (FNV-1a) of what an event says of its dates: not of its id, which some sites write anew each time. */
function markOf(entry: Entry): string {
  let hash = 0x811c9dc5;
  for (const [name, properties] of entry)
    if (name !== 'UID' && name !== 'SUMMARY')
      for (const letter of `${name}:${properties.map(({ value }) => value).join()};`.slice(0, 2000))
        hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

class Reading {
  readonly #today: number;
  readonly #steps: Steps;
  readonly #events = new Map<string, CalendarEvent>();
  readonly #cancelled = new Set<string>();
  readonly #unread: UnreadEntry[] = [];
  /** Of the group that is read now: by the name of a stay, and its dates. */
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

  /** Reads the events of one id: single ones, series, and what is said of days of a series. None of them removes another. */
  readGroup(uid: string, group: readonly Entry[]): void {
    this.#found = new Map();
    const id = uid.slice(0, 900);
    const series: Entry[] = [];
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
    // Where an id has several series, nobody knows which of them goes on otherwise.
    const ranges = series.length === 1 ? [...exceptions].filter(({ isForAllAfter }) => isForAllAfter) : [];
    for (const entry of series) {
      this.#steps.beginEvent();
      try {
        this.#readSeries(entry, id, exceptions, ranges);
      } catch (error) {
        if (!(error instanceof StepsSpent)) throw error;
        const span = spanOf(entry);
        if (span && statusOf(entry) !== 'CANCELLED' && !isTransparent(entry))
          this.#add(entry, id, keyOf(id, span.start.seconds), span);
        this.#note(entry, id);
      }
    }
    this.#keepFound(uid === '');
  }

  /** Reads an event by its own dates, whatever else has its id. */
  #readAlone(entry: Entry, id: string, key: string): void {
    if (statusOf(entry) === 'CANCELLED') this.#cancelled.add(key);
    else if (!isTransparent(entry)) {
      const span = spanOf(entry);
      if (span) this.#add(entry, id, key, span);
      if (span ? span.isOdd && this.#mayTake(span) : !this.#isOver(momentIn(entry, 'DTEND').moment))
        this.#note(entry, id);
    }
  }

  #readSeries(entry: Entry, id: string, exceptions: Set<Exception>, ranges: readonly Exception[]): void {
    const isCancelled = statusOf(entry) === 'CANCELLED';
    if (isCancelled) this.#cancelled.add(id);
    const isSilent = isCancelled || isTransparent(entry);
    if (isSilent && ranges.length === 0) return;
    const span = spanOf(entry);
    const rules = valuesOf(entry, 'RRULE').map(({ value }) => value);
    if (!span) {
      this.#note(entry, id);
      return;
    }
    // An appointment within a day takes no night on any day, whatever its rule says; unless that changes the hour.
    const changesHours = rules.some((rule) => /HOUR|MINUTE|SECOND/i.test(rule)) || wordOf(entry, 'RDATE').includes('/');
    if (!nightsOf(span) && !changesHours && ranges.length === 0) return;

    const { start } = span;
    /** Seconds by the clock of the series; of a whole day its midnight. */
    const by = (moment: Moment) => {
      if (moment.isDate) return moment.seconds;
      return start.isDate ? dateOf(moment) * day : secondsBy(moment, start);
    };
    const stretch = this.#stretchOf(span, ranges, by);
    const left = this.#leftOut(entry, start, stretch, exceptions, by);
    const changes = ranges
      .map((range) => ({ at: by(range.named), change: range.entry, instead: spanOf(range.entry) }))
      .sort((one, other) => one.at - other.at);
    const seen = new Set<number>();
    let isAhead = false;
    const take = (seconds: number, own: Span) => {
      const date = Math.floor(seconds / day);
      if (date + nightsIn(own) < stretch.from + nightsIn(span) || date > stretch.to) return;
      if (changes.length === 0 && !nightsOf(own, seconds)) return;
      // To add one costs more than to look at a day.
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

    // The first is one of them in any case.
    take(start.seconds, span);
    const dates = momentsIn(entry, 'RDATE', this.#steps);
    const time = start.seconds - Math.floor(start.seconds / day) * day;
    for (const { moment, length } of dates.named)
      take(by(moment) + (moment.isDate ? time : 0), { ...span, length: length ?? span.length });
    let isOdd = dates.isOdd || left.isOdd;
    for (const text of rules) {
      const rule = ruleOf(text);
      if (rule) for (const seconds of this.#momentsOf(rule, start, stretch)) take(seconds, span);
      else isOdd ||= !this.#isOver(untilIn(text), span);
    }
    if (!isSilent && (isOdd || (span.isOdd && isAhead))) this.#note(entry, id);
  }

  /** The days within which a series has to begin anew to take a night that counts, also where it is moved from one of them. */
  #stretchOf(span: Span, ranges: readonly Exception[], by: (moment: Moment) => number) {
    let [from, to] = [this.#today - nightsIn(span), this.#today + daysAhead];
    for (const { entry, named } of ranges) {
      const then = spanOf(entry);
      if (!then) continue;
      const later = Math.floor((then.start.seconds - by(named)) / day);
      from = Math.min(from, this.#today - nightsIn(then) - later - 1);
      to = Math.max(to, this.#today + daysAhead - later + 1);
    }
    return { from, to };
  }

  /** What tells whether a moment of a series is left out, or said otherwise by an exception, which is then used up. */
  #leftOut(
    entry: Entry,
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

  /** Whether what ends with this moment, or begins for the last time then, is past. */
  #isOver(last: Moment | null, span?: Span): boolean {
    return last !== null && dateOf(last) + (span ? nightsIn(span) : 0) <= this.#today;
  }

  /** Adds nights from today on; says whether there are any. */
  #add(entry: Entry, id: string, key: string, span: Span, seconds = span.start.seconds): boolean {
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
    // What is known of one that cannot be read as a whole takes no other's place.
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

  /** Gives the stays of a group their ids: several of one id are told apart by their dates. */
  #keepFound(isNameless: boolean): void {
    for (const [name, same] of this.#found) {
      const all = [...same.values()];
      // A later version of an event with an id replaces an earlier one on its nights, and leaves any other alone.
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

  /** Whether an event whose end is not known may take nights that count. */
  #mayTake({ start }: Span): boolean {
    const first = dateOf(start);
    return first <= this.#today + daysAhead && first + longest > this.#today;
  }

  #note(entry: Entry, id: string): void {
    const first = momentIn(entry, 'DTSTART').moment ?? momentIn(entry, 'RECURRENCE-ID').moment;
    const isAhead = first !== null && dateOf(first) >= this.#today;
    this.#unread.push({ entry: id, mark: markOf(entry), from: isAhead ? isoOf(dateOf(first)) : null });
  }
}

const keyOf = (id: string, seconds: number) => `${id} ${isoOf(Math.floor(seconds / day))}`;
/** Nights of an event at most, one in any case. */
const nightsIn = ({ length }: Span) => Math.min(Math.max(Math.ceil((length ?? 0) / day), 1), longest);
const untilIn = (rule: string) =>
  momentOf({ value: /UNTIL\s*=([^;]*)/i.exec(rule)?.[1]?.trim() ?? '', parameters: {} });

/** The last second at which a series that ends then can begin anew, by its clock. */
function lastOf(until: Moment, start: Moment): number {
  if (start.isDate) return (until.isDate ? Math.floor(until.seconds / day) : dateOf(until)) * day;
  // No zone is more than 14 hours ahead of UTC: of one that is not known no day is left out.
  return until.isDate ? until.seconds + day - 1 : secondsBy(until, start, 14 * 3600);
}
