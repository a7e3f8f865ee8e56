import type ICAL from 'ical.js';

/**
 * The days of a rule that repeats. ical.js walks from one to the next, and for ever where there is none: here days are asked one by one, each
 * at a bounded cost, and all of them are counted.
 */

/** What is done for one calendar in all: days that are looked at, and dates that are named. */
export class Steps {
  taken = 0;
  readonly most: number;
  readonly #spent: () => Error;
  /** `spent` makes what is thrown when it becomes more. */
  constructor(most: number, spent: () => Error) {
    this.most = most;
    this.#spent = spent;
  }
  take(): void {
    if (this.taken >= this.most) throw this.#spent();
    this.taken += 1;
  }
}

/** A day as numbers: `month` and `year` count months and years through, so that they can be subtracted. */
interface Day {
  date: number;
  weekday: number;
  day: number;
  month: number;
  year: number;
  length: number;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const milliseconds = 86_400_000;

function dayAt(date: number): Day {
  const time = new Date(date * milliseconds);
  const year = time.getUTCFullYear();
  const month = time.getUTCMonth();
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { date, weekday: time.getUTCDay(), day: time.getUTCDate(), month: year * 12 + month, year, length };
}

/** Rules of repetition as calendars write them. Others have days too, which nobody books a house by. */
const known: Record<string, readonly string[]> = {
  DAILY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY'],
  WEEKLY: ['BYDAY', 'BYMONTH'],
  MONTHLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY'],
};
const mostInterval = 1000;
const mostCount = 10_000;

const listOf = (part: unknown): unknown[] => (part === undefined ? [] : Array.isArray(part) ? part : [part]);
const numbersOf = (part: unknown) => new Set(listOf(part).map(Number));

/**
 * Whether a day is one of the rule's that begins on this one; null of a rule that is not known. A day costs at most the days of its month.
 */
export function matcherOf(rule: ICAL.Recur, start: number): ((date: number) => boolean) | null {
  const parts = rule.parts as Record<string, unknown>;
  const allowed = known[rule.freq];
  if (!allowed || Object.keys(parts).some((name) => !allowed.includes(name))) return null;
  const { interval } = rule;
  if (!(Number.isInteger(interval) && interval >= 1 && interval <= mostInterval)) return null;
  if (rule.count !== null && !(Number.isInteger(rule.count) && rule.count >= 1 && rule.count <= mostCount)) return null;

  const first = dayAt(start);
  const places = listOf(parts.BYDAY).map((part) => /^([+-]?\d*)(SU|MO|TU|WE|TH|FR|SA)$/.exec(String(part)));
  const months = numbersOf(parts.BYMONTH);
  const monthDays = numbersOf(parts.BYMONTHDAY);
  const positions = numbersOf(parts.BYSETPOS);
  // The second Friday is one of a month: of a week there is none, and of a year we would have to know its weeks.
  const ofMonth = rule.freq === 'MONTHLY' || (rule.freq === 'YEARLY' && months.size > 0);
  if (places.some((place) => !place || (place[1] !== '' && !ofMonth))) return null;
  if (rule.freq === 'YEARLY' && places.length > 0 && months.size === 0) return null;
  // Of each weekday which in its month: none stands for every one.
  const byWeekday = new Map<number, Set<number>>();
  for (const place of places) {
    const weekday = weekdays.indexOf(place?.[2] ?? '');
    byWeekday.set(weekday, (byWeekday.get(weekday) ?? new Set()).add(Number(place?.[1])));
  }
  if (rule.freq === 'WEEKLY' && byWeekday.size === 0) byWeekday.set(first.weekday, new Set([0]));
  if (ofMonth || rule.freq === 'YEARLY') {
    if (monthDays.size === 0 && byWeekday.size === 0) monthDays.add(first.day);
    if (rule.freq === 'YEARLY' && months.size === 0) months.add((first.month % 12) + 1);
  }
  const weekOf = ({ date, weekday }: Day) => (date - ((weekday - (rule.wkst - 1) + 7) % 7)) / 7;
  const since: Record<string, (day: Day) => number> = {
    DAILY: (day) => day.date - first.date,
    WEEKLY: (day) => weekOf(day) - weekOf(first),
    MONTHLY: (day) => day.month - first.month,
    YEARLY: (day) => day.year - first.year,
  };
  const sinceStart = since[rule.freq];

  const isNamed = (day: Day) => {
    if (months.size > 0 && !months.has((day.month % 12) + 1)) return false;
    if (monthDays.size > 0 && !monthDays.has(day.day) && !monthDays.has(day.day - day.length - 1)) return false;
    if (byWeekday.size === 0) return true;
    const which = byWeekday.get(day.weekday);
    return Boolean(
      which &&
        (which.has(0) || which.has(Math.ceil(day.day / 7)) || which.has(-Math.ceil((day.length - day.day + 1) / 7))),
    );
  };
  const isPlaced = (day: Day) => {
    if (positions.size === 0) return true;
    const named = Array.from({ length: day.length }, (_, n) => dayAt(day.date - day.day + 1 + n)).filter(isNamed);
    const place = named.findIndex(({ date }) => date === day.date);
    return positions.has(place + 1) || positions.has(place - named.length);
  };
  return (date) => {
    const day = dayAt(date);
    return (sinceStart?.(day) ?? 1) % interval === 0 && isNamed(day) && isPlaced(day);
  };
}

interface Stretch {
  /** Days before it are not told. */
  from: number;
  /** The last day that is looked at. */
  to: number;
}

/** The days of a rule that begins on this one, within a stretch, the rule's own end not counted. Throws what `steps` throws. */
export function* daysOf(
  matches: (date: number) => boolean,
  start: number,
  count: number | null,
  { from, to }: Stretch,
  steps: Steps,
): Generator<number> {
  let found = 0;
  // Only a rule that counts has to be followed from its beginning.
  for (let date = count === null ? Math.max(start, from) : start; date <= to; date += 1) {
    steps.take();
    if (!matches(date)) continue;
    found += 1;
    if (date >= from) yield date;
    if (found === count) return;
  }
}
