import { inIndia } from '../words/en/common.ts';
import { dateTag } from '../words/en/language.ts';

/** Moments in time, as the database writes them and as people in India read them. */

/** Reads a timestamp of the database, which may put a space where ISO 8601 wants a T and leave out the minutes of the offset. */
export const readMoment = (timestamp: string) => new Date(timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));

const momentFormat = new Intl.DateTimeFormat(dateTag, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

const dayFormat = new Intl.DateTimeFormat(dateTag, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date without its weekday: `3 Jan 2027`. */
export const formatDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** A timestamp of the database on the clock of the hotels: `21 Nov 2026, 12:04`. */
export const formatMoment = (timestamp: string) => momentFormat.format(readMoment(timestamp));

/** The same for people who may be anywhere: `21 Nov 2026, 12:04 IST`. */
export const momentInIndia = (timestamp: string) => `${formatMoment(timestamp)}${inIndia}`;
