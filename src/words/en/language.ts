import { maxNights } from '../../domain/stayLimits.ts';
import type { Language } from '../languages.ts';

export const language: Language = 'en';
/** For browsers, search engines and `Intl`. */
export const tag = 'en-IN';
export const dateTag = 'en-GB';
/** Indexes of the font files that every page needs (`src/build/fonts.ts`). */
export const fontsOfEveryPage: readonly number[] = [0];
/** True if the database has the texts of our own hotels and photos in it. */
export const inRows: boolean = true;
/** The start of its addresses. */
export const at: string = '';

const counted = (n: number, singular: string, plural = `${singular}s`) => `${n} ${n === 1 ? singular : plural}`;

export const guests = (n: number) => counted(n, 'guest');
export const adults = (n: number) => counted(n, 'adult');
export const children = (n: number) => counted(n, 'child', 'children');
export const rooms = (n: number) => counted(n, 'room');
export const nights = (n: number) => counted(n, 'night');
export const roomTypes = (n: number) => counted(n, 'room type');
export const hotels = (n: number) => counted(n, 'hotel');
export const photos = (n: number) => counted(n, 'photo');

export const checkOutFirst = 'Check-out date must be after check-in date.';
export const datesPast = 'Check-in cannot be in the past. Choose new dates.';
export const tooManyNights = `A stay can be up to ${maxNights} nights. Choose fewer nights.`;
export const tooFarAhead = 'These dates are too far ahead. Choose dates within the next 18 months.';

export const offline = 'You are offline.';
/** For screens that only read. */
export const offlineReading = 'You are offline. We try again when you are back online.';

export const stopped = 'This part of the page has stopped working';
export const whatToDo =
  'Reload the page. If you have just booked, paid or sent something, look for our email before you send it again.';
export const reload = 'Reload';
export const dismiss = 'Dismiss';
