import type { Moment } from './calendarTimes.ts';
import { day, momentOf } from './calendarTimes.ts';

/** RFC 5545, 3.3.10, by the entry's clock, with limited steps. ical.js 2.2.1 loops forever on a 31st of February and ignores BYWEEKNO. */

export class StepsSpent extends Error {}

export class Steps {
  taken = 0;
  #ofEvent = 0;
  readonly most: number;
  readonly mostOfEvent: number;
  constructor(most = 1_000_000, mostOfEvent = 200_000) {
    this.most = most;
    this.mostOfEvent = mostOfEvent;
  }
  beginEvent(): void {
    this.#ofEvent = 0;
  }
  take(count = 1): void {
    this.taken += count;
    this.#ofEvent += count;
    if (this.taken > this.most || this.#ofEvent > this.mostOfEvent) throw new StepsSpent();
  }
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const units: Readonly<Record<string, number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

export interface Rule {
  freq: string;
  interval: number;
  count: number | null;
  until: Moment | null;
  weekStart: number;
  /** The places of each weekday in its month or year. 0 means every one. */
  weekdays: ReadonlyMap<number, ReadonlySet<number>>;
  months: ReadonlySet<number>;
  monthDays: ReadonlySet<number>;
  yearDays: ReadonlySet<number>;
  weeks: ReadonlySet<number>;
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: ReadonlySet<number>;
}

export function ruleOf(text: string): Rule | null {
  const parts = new Map<string, string>();
  for (const part of text
    .toUpperCase()
    .split(';')
    .filter((one) => one.trim() !== '')) {
    const [name = '', value = ''] = part.split('=', 2).map((one) => one.trim());
    if (parts.has(name) || value === '') return null;
    if (!name.startsWith('X-')) parts.set(name, value);
  }
  let isKnown = true;
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const numbers = (name: string, least: number, most: number) =>
    (take(name)?.split(',') ?? []).map((text) => {
      const number = Number(text);
      const size = least < 0 ? Math.abs(number) : number;
      if (!/^[+-]?\d+$/.test(text.trim()) || size < Math.max(least, least < 0 ? 1 : 0) || size > most) isKnown = false;
      return number;
    });
  const freq = take('FREQ') ?? '';
  const [interval = 1, count = null] = [numbers('INTERVAL', 1, 1e9)[0], numbers('COUNT', 1, 1e9)[0] ?? null];
  const untilText = take('UNTIL');
  const until = untilText === undefined ? null : momentOf({ value: untilText, parameters: {} });
  const weekStart = weekdays.indexOf(take('WKST') ?? 'MO');
  const ofWeekday = new Map<number, Set<number>>();
  for (const text of take('BYDAY')?.split(',') ?? []) {
    const [, place = '', name = ''] = /^([+-]?\d{0,2})(SU|MO|TU|WE|TH|FR|SA)$/.exec(text.trim()) ?? [];
    if (!name || Math.abs(Number(place)) > 53) return null;
    const weekday = weekdays.indexOf(name);
    ofWeekday.set(weekday, (ofWeekday.get(weekday) ?? new Set()).add(Number(place)));
  }
  const rule: Rule = {
    freq,
    interval,
    count,
    until,
    weekStart,
    weekdays: ofWeekday,
    months: new Set(numbers('BYMONTH', 1, 12)),
    monthDays: new Set(numbers('BYMONTHDAY', -31, 31)),
    yearDays: new Set(numbers('BYYEARDAY', -366, 366)),
    weeks: new Set(numbers('BYWEEKNO', -53, 53)),
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60),
    positions: new Set(numbers('BYSETPOS', -366, 366)),
  };
  const isPlaced = [...ofWeekday.values()].some((places) => [...places].some((place) => place !== 0));
  // Supports only RFC 7529's defaults: the Gregorian calendar, without days that do not exist.
  const isOther = (take('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' || (take('SKIP') ?? 'OMIT') !== 'OMIT';
  const isAllowed =
    (freq in units && rule.positions.size === 0 && rule.weeks.size === 0 && !isPlaced) ||
    (freq === 'DAILY' && rule.weeks.size + rule.yearDays.size === 0 && !isPlaced) ||
    (freq === 'WEEKLY' && rule.weeks.size + rule.yearDays.size + rule.monthDays.size === 0 && !isPlaced) ||
    (freq === 'MONTHLY' && rule.weeks.size + rule.yearDays.size === 0) ||
    (freq === 'YEARLY' && !(isPlaced && rule.weeks.size > 0));
  const isEnd = untilText === undefined || until !== null;
  return isKnown && isAllowed && isEnd && !isOther && weekStart >= 0 && parts.size === 0 ? rule : null;
}

/** `month` counts on over years, so that months can be subtracted. */
interface Day {
  date: number;
  weekday: number;
  day: number;
  month: number;
  year: number;
}
const firstOf = (year: number, month: number) => new Date(0).setUTCFullYear(year, month, 1) / 1000 / day;
function dayAt(date: number): Day {
  const time = new Date(date * day * 1000);
  const year = time.getUTCFullYear();
  return { date, weekday: time.getUTCDay(), day: time.getUTCDate(), month: year * 12 + time.getUTCMonth(), year };
}

const holds = (places: ReadonlySet<number>, place: number, length: number) =>
  places.has(place) || places.has(place - length - 1);

/** Returns the number of a day's week, and how many weeks its year has. The first week has four days or more in its year. */
function weekOf({ date, weekday, year }: Day, weekStart: number): [week: number, weeks: number] {
  const firstWeek = (of: number) => {
    const fourth = firstOf(of, 0) + 3;
    return fourth - ((dayAt(fourth).weekday - weekStart + 7) % 7);
  };
  const begins = date - ((weekday - weekStart + 7) % 7);
  const of = begins >= firstWeek(year + 1) ? year + 1 : begins < firstWeek(year) ? year - 1 : year;
  return [(begins - firstWeek(of)) / 7 + 1, (firstWeek(of + 1) - firstWeek(of)) / 7];
}

function matcherOf(rule: Rule, start: Day): (day: Day) => boolean {
  const { freq, months, monthDays, yearDays, weeks } = rule;
  const isNamed = rule.weekdays.size + monthDays.size + yearDays.size + weeks.size > 0;
  const ofDay = !isNamed && /^(MONTHLY|YEARLY)$/.test(freq) ? new Set([start.day]) : monthDays;
  const ofMonth = !isNamed && freq === 'YEARLY' && months.size === 0 ? new Set([(start.month % 12) + 1]) : months;
  const isWeekly = freq === 'WEEKLY' || (weeks.size > 0 && monthDays.size + yearDays.size === 0);
  const ofWeekday = isWeekly && rule.weekdays.size === 0 ? new Map([[start.weekday, new Set([0])]]) : rule.weekdays;
  const inMonth = freq === 'MONTHLY' || months.size > 0;
  return (one) => {
    const { date, weekday, month, year } = one;
    if (ofMonth.size > 0 && !ofMonth.has((month % 12) + 1)) return false;
    const first = firstOf(year, month % 12);
    if (ofDay.size > 0 && !holds(ofDay, one.day, firstOf(year, (month % 12) + 1) - first)) return false;
    const newYear = firstOf(year, 0);
    const yearLength = firstOf(year + 1, 0) - newYear;
    if (yearDays.size > 0 && !holds(yearDays, date - newYear + 1, yearLength)) return false;
    if (weeks.size > 0 && !holds(weeks, ...weekOf(one, rule.weekStart))) return false;
    if (ofWeekday.size === 0) return true;
    const places = ofWeekday.get(weekday);
    if (!places || places.has(0)) return places !== undefined;
    const [from, length] = inMonth ? [first, firstOf(year, (month % 12) + 1) - first] : [newYear, yearLength];
    const place = Math.floor((date - from) / 7) + 1;
    return places.has(place) || places.has(-Math.floor((from + length - 1 - date) / 7) - 1);
  };
}

function periodsOf({ freq, weekStart, months }: Rule, start: Day) {
  if (freq === 'YEARLY')
    return {
      numberOf: (date: number) => dayAt(date).year - start.year,
      stretches: (number: number) =>
        months.size > 0
          ? [...months]
              .sort((a, b) => a - b)
              .map((month) => [firstOf(start.year + number, month - 1), firstOf(start.year + number, month)] as const)
          : [[firstOf(start.year + number, 0), firstOf(start.year + number + 1, 0)] as const],
    };
  if (freq === 'MONTHLY')
    return {
      numberOf: (date: number) => dayAt(date).month - start.month,
      stretches: (number: number) => [
        [firstOf(0, start.month + number), firstOf(0, start.month + number + 1)] as const,
      ],
    };
  const length = freq === 'WEEKLY' ? 7 : 1;
  const begin = freq === 'WEEKLY' ? start.date - ((start.weekday - weekStart + 7) % 7) : start.date;
  return {
    numberOf: (date: number) => Math.floor((date - begin) / length),
    stretches: (number: number) => [[begin + number * length, begin + (number + 1) * length] as const],
  };
}

function timesOf(rule: Rule, start: Moment, steps: Steps): (date: number) => readonly number[] {
  if (start.isDate) return () => [0];
  const time = ((start.seconds % day) + day) % day;
  const sorted = (named: readonly number[], other: readonly number[]) =>
    named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : other;
  const upTo = (length: number) => Array.from({ length }, (_, n) => n);
  const { freq } = rule;
  const hours = sorted(rule.hours, freq in units ? upTo(24) : [Math.floor(time / 3600)]);
  const minutes = sorted(rule.minutes, /^(MINUTELY|SECONDLY)$/.test(freq) ? upTo(60) : [Math.floor(time / 60) % 60]);
  const seconds = sorted(rule.seconds, freq === 'SECONDLY' ? upTo(60) : [time % 60]);
  const all = hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => hour * 3600 + minute * 60 + second)),
  );
  const unit = units[freq];
  const since = Math.floor(start.seconds / (unit ?? 1));
  return (date) => {
    steps.take(all.length);
    return unit ? all.filter((one) => (Math.floor((date * day + one) / unit) - since) % rule.interval === 0) : all;
  };
}

/** Yields the occurrences in seconds by the clock of the start, between two days inclusive. The caller applies UNTIL. Throws StepsSpent. */
export function* momentsOf(
  rule: Rule,
  start: Moment,
  { from, to }: { from: number; to: number },
  steps: Steps,
): Generator<number> {
  const first = dayAt(Math.floor(start.seconds / day));
  const { numberOf, stretches } = periodsOf(rule, first);
  const matches = matcherOf(rule, first);
  const times = timesOf(rule, start, steps);
  const interval = rule.freq in units ? 1 : rule.interval;
  // Only a rule with COUNT must be followed from its beginning.
  const before = rule.count === null ? Math.max(0, numberOf(from)) : 0;
  let found = 0;
  for (let number = Math.floor(before / interval) * interval; ; number += interval) {
    const days = stretches(number);
    if (!((days[0]?.[0] ?? 0) <= to)) return;
    let named: number[] = [];
    for (const [begin, end] of days)
      for (let date = begin; date < end; date += 1) {
        steps.take();
        if (!matches(dayAt(date))) continue;
        for (const time of times(date)) named.push(date * day + time);
      }
    const length = named.length;
    if (rule.positions.size > 0) named = named.filter((_, n) => holds(rule.positions, n + 1, length));
    for (const seconds of named) {
      if (seconds < start.seconds) continue;
      found += 1;
      if (seconds >= from * day && seconds < (to + 1) * day) yield seconds;
      if (found === rule.count) return;
    }
    steps.take();
  }
}
