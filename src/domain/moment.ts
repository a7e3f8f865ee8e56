import { inIndia } from '../words/en/common.ts';
import { dateTag } from '../words/en/language.ts';
import { formatTime } from '../words/en/party.ts';

/** Moments in time, as the database writes them and as people in India read them. */

/** Reads a timestamp of the database, which may put a space where ISO 8601 wants a T and leave out the minutes of the offset. */
export const readMoment = (timestamp: string) => new Date(timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat(dateTag, { ...day, timeZone: 'UTC' });
const dayInIndia = new Intl.DateTimeFormat(dateTag, { ...day, timeZone: 'Asia/Kolkata' });
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** An ISO date without its weekday: `3 Jan 2027`. */
export const formatDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** The time of day of a timestamp on the clock of the hotels, for forms and files: `18:30`. */
export const clockInIndia = (timestamp: string) => clock.format(readMoment(timestamp));

/** The same for people: `6:30 PM`. */
export const formatClock = (timestamp: string) => formatTime(clockInIndia(timestamp));

/** A timestamp of the database on the clock of the hotels: `21 Nov 2026, 12:04 PM`. */
export const formatMoment = (timestamp: string) =>
  `${dayInIndia.format(readMoment(timestamp))}, ${formatClock(timestamp)}`;

/** The same for people who may be anywhere: `21 Nov 2026, 12:04 PM IST`. */
export const momentInIndia = (timestamp: string) => `${formatMoment(timestamp)}${inIndia}`;
