import { inIndia } from '../words/en/common.ts';
import { dateTag } from '../words/en/language.ts';
import { formatTime } from '../words/en/party.ts';

/** PostgreSQL may write a space instead of the T of ISO 8601, and omit the minutes of the offset. */
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

export const formatDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

export const clockInIndia = (timestamp: string) => clock.format(readMoment(timestamp));

export const formatClock = (timestamp: string) => formatTime(clockInIndia(timestamp));

/** Returns the moment in India: `21 Nov 2026, 12:04 PM`. */
export const formatMoment = (timestamp: string) =>
  `${dayInIndia.format(readMoment(timestamp))}, ${formatClock(timestamp)}`;

export const momentInIndia = (timestamp: string) => `${formatMoment(timestamp)}${inIndia}`;
