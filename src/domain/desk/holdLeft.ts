import * as say from '../../words/staff/calendar.ts';
import { readMoment } from '../moment.ts';
import { counted } from '../stay.ts';

/** Returns how far the server's clock is ahead of this one, in milliseconds. */
export const clockAhead = (read_at: string, now: number) => readMoment(read_at).getTime() - now;

export const holdLeft = (ends_at: string, now: number, ahead: number) =>
  Math.max(0, readMoment(ends_at).getTime() - (now + ahead));

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Returns the time left rounded down: "23 h", "12 min" in the last hour, "40 s" in the last minute. */
export function timeLeftWords(left: number): string {
  if (left >= hour) return say.shortHours(Math.floor(left / hour));
  return left >= minute ? say.shortMinutes(Math.floor(left / minute)) : say.shortSeconds(Math.ceil(left / second));
}

/** Returns a long form for screen readers: "23 hours and 5 minutes". */
export function longLeftWords(left: number): string {
  const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)];
  if (hours === 0 && minutes === 0) return counted(Math.ceil(left / second), 'second');
  if (minutes === 0) return counted(hours, 'hour');
  return hours === 0
    ? counted(minutes, 'minute')
    : say.hoursAndMinutes(counted(hours, 'hour'), counted(minutes, 'minute'));
}

export function holdsFor(left: number, isLong = false): number {
  if (left < minute) return left % second || second;
  return (left % (left >= hour && !isLong ? hour : minute)) + 1;
}
