import { englishTime } from '../../words/times.ts';
import { clockInIndia, readMoment } from '../moment.ts';

/** Dates on invoices and receipts are in English, in every language of the page. */

const days = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', days);
const momentDay = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'Asia/Kolkata',
});

export const paperDate = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

export const paperMoment = (timestamp: string) =>
  `${momentDay.format(readMoment(timestamp))}, ${englishTime(clockInIndia(timestamp))} IST`;
