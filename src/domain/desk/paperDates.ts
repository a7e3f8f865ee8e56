import { readMoment } from '../moment.ts';

/** Days and times on papers. Invoices and receipts are for offices, and in English whatever the language of the page that makes them. */

const days = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', days);
const momentFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
});

/** "Fri, 12 Dec 2026" for `2026-12-12`. */
export const paperDate = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** "21 Nov 2026, 12:04 IST" for a timestamp of the database. */
export const paperMoment = (timestamp: string) => `${momentFormat.format(readMoment(timestamp))} IST`;
