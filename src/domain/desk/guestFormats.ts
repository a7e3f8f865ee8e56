import { formatTime, guestWords } from '../../words/en/party.ts';
import type { Language } from '../../words/languages.ts';
import { guestsInHindi } from '../../words/staff/guestMessages.ts';
import { hindiTime } from '../../words/times.ts';
import { clockInIndia, momentInIndia, readMoment } from '../moment.ts';
import { decimal, formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';

/** Formats of messages to a guest in any language. The other words of these screens are in English. */

interface Formats {
  date(date: string): string;
  shortDate(date: string): string;
  time(time: string): string;
  moment(timestamp: string): string;
  money(paise: number): string;
  guests(adults: number, children: number): string;
}

const day = { day: 'numeric', month: 'long' } as const;
const hindiDay = new Intl.DateTimeFormat('hi-IN', { ...day, timeZone: 'UTC' });
const hindiDayInIndia = new Intl.DateTimeFormat('hi-IN', { ...day, timeZone: 'Asia/Kolkata' });
const hindiDate = new Intl.DateTimeFormat('hi-IN', { ...day, weekday: 'long', year: 'numeric', timeZone: 'UTC' });
const hindiRupees = new Intl.NumberFormat('hi-IN', { style: 'currency', currency: 'INR' });

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

export const guestFormats: Readonly<Record<Language, Formats>> = {
  en: {
    date: formatDate,
    shortDate: formatDate,
    time: formatTime,
    moment: momentInIndia,
    money: formatRupees,
    guests: (adults, children) => guestWords({ adults, children }),
  },
  hi: {
    date: (date) => hindiDate.format(midnight(date)),
    shortDate: (date) => hindiDay.format(midnight(date)),
    time: hindiTime,
    moment: (timestamp) => `${hindiDayInIndia.format(readMoment(timestamp))}, ${hindiTime(clockInIndia(timestamp))}`,
    money: (paise) => hindiRupees.format(decimal(paise)),
    guests: guestsInHindi,
  },
};
