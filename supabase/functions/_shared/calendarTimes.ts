import type { Property } from './calendarEntries.ts';

/** Days are numbers, counted from 1970-01-01. */

export const day = 86_400;
const india = 5.5 * 3600;

export interface Moment {
  /** Seconds since 1970 by the clock of its zone. */
  seconds: number;
  isDate: boolean;
  /** UTC, the name of a zone, or null for the reader's clock. */
  zone: string | null;
}

const written =
  /^(\d{4})([-/.]?)(\d\d)\2(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d))?$/i;

/** Reads a date or moment, also a bare date or one with dashes; null if invalid, such as 30 February. */
export function momentOf({ value, parameters }: Property): Moment | null {
  const found = written.exec(value);
  if (!found) return null;
  const [year, month, date, hour, minute, second] = [1, 3, 4, 5, 6, 7].map((place) => Number(found[place] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const midnight = dayNumber(year, month, date);
  if (midnight === null || year < 1 || hour * 100 + minute > 2400 || minute > 59 || second > 60) return null;
  const isDate = found[5] === undefined;
  const seconds = midnight * day + hour * 3600 + minute * 60 + second;
  if (isDate) return { seconds, isDate, zone: null };
  const offset = (Number(found[10] ?? 0) * 60 + Number(found[11] ?? 0)) * (found[9] === '-' ? -60 : 60);
  const isUtc = found[8] !== undefined || found[9] !== undefined || /^(etc\/)?(utc|gmt)$/i.test(parameters.TZID ?? '');
  return { seconds: seconds - offset, isDate, zone: isUtc ? 'UTC' : parameters.TZID || null };
}

export function dayNumber(year: number, month: number, date: number): number | null {
  const time = new Date(0).setUTCFullYear(year, month - 1, date);
  const back = new Date(time);
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === date ? time / 1000 / day : null;
}

export const isoOf = (date: number) => new Date(date * day * 1000).toISOString().slice(0, 10);

/** Returns seconds by the clock that counts nights: UTC becomes Indian time, others keep their own. */
export const nightSeconds = ({ seconds, zone }: Moment) => seconds + (zone === 'UTC' ? india : 0);
export const dateOf = (moment: Moment) => Math.floor(nightSeconds(moment) / day);

export function durationOf(value: string): number | null {
  const found = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(value);
  if (!found || !/\d/.test(value)) return null;
  const [weeks, days, hours, minutes, seconds] = found.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const length = (weeks * 7 + days) * day + hours * 3600 + minutes * 60 + seconds;
  return found[1] === '-' ? -length : length;
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Returns how far a zone is ahead of UTC at a moment, in seconds; null for an unknown zone. */
function aheadOf(zone: string, utcSeconds: number): number | null {
  if (zone === 'UTC') return 0;
  let clock = clocks.get(zone);
  if (clock === undefined) {
    try {
      clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    } catch {
      clock = null;
    }
    if (clocks.size < 100) clocks.set(zone, clock);
  }
  if (!clock || !(Math.abs(utcSeconds) < 1e11)) return null;
  const name = clock.formatToParts(utcSeconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1 : 1);
}

/** Returns the seconds of a moment by the clock of another. An unknown zone is `unknown` seconds ahead of UTC; India's by default. */
export function secondsBy({ seconds, zone }: Moment, other: Moment, unknown = india): number {
  const isBare = (one: string | null, beside: string | null) => one === null && beside !== 'UTC';
  if (zone === other.zone || isBare(zone, other.zone) || isBare(other.zone, zone)) return seconds;
  const ahead = (name: string | null, at: number, otherwise: number) =>
    name === null ? india : (aheadOf(name, at) ?? otherwise);
  const guess = seconds - ahead(zone, seconds, india);
  const utc = seconds - ahead(zone, guess, india);
  return utc + ahead(other.zone, utc, unknown);
}
