import { maxNights } from '../../domain/stayLimits.ts';
import type { Language } from '../languages.ts';

// Language ------------------------------------------------------------------------------------------------------------
/** The folder of these words. */
export const language: Language = 'en';
/** Its name for browsers, search engines and `Intl`, which writes dates and money. */
export const tag = 'en-IN';
export const dateTag = 'en-GB';
/** Which of the files of a family of letters (`astro.config.mjs`) every page needs. */
export const fontsOfEveryPage: readonly number[] = [0];
/** Tells whether the database has the texts of our own hotels and pictures in it. */
export const inRows: boolean = true;
/** Begins the addresses of its pages. */
export const at: string = '';
/** The other one, as its readers call it. */
export const other = { language: 'hi' as Language, name: 'हिन्दी' };
/** Where the pages of that one begin. */
export const otherAt: string = '/hi';

// Counts --------------------------------------------------------------------------------------------------------------
/** How many of what guests count: "1 night", "3 nights". */
const counted = (n: number, singular: string, plural = `${singular}s`) => `${n} ${n === 1 ? singular : plural}`;

export const guests = (n: number) => counted(n, 'guest');
export const adults = (n: number) => counted(n, 'adult');
export const children = (n: number) => counted(n, 'child', 'children');
export const rooms = (n: number) => counted(n, 'room');
export const nights = (n: number) => counted(n, 'night');
export const roomTypes = (n: number) => counted(n, 'room type');
export const hotels = (n: number) => counted(n, 'hotel');
export const photos = (n: number) => counted(n, 'photo');

// Dates ---------------------------------------------------------------------------------------------------------------
/** Why these dates cannot be booked. */

export const checkOutFirst = 'Check-out date must be after check-in date.';
export const datesPast = 'Check-in cannot be in the past. Choose new dates.';
export const tooManyNights = `A stay can be up to ${maxNights} nights. Choose fewer nights.`;
export const tooFarAhead = 'These dates are too far ahead. Choose dates within the next 18 months.';

// Network -------------------------------------------------------------------------------------------------------------
/** Shown while the device is offline. */
export const offline = 'You are offline.';
/** The same where the screen only reads. */
export const offlineReading = 'You are offline. We try again when you are back online.';

// Island --------------------------------------------------------------------------------------------------------------
/** An island that has stopped. */
export const stopped = 'This part of the page has stopped working';
export const whatToDo =
  'Reload the page. If you have just booked, paid or sent something, look for our email before you send it again.';
export const reload = 'Reload';
/** On the button that closes a message. */
export const dismiss = 'Dismiss';
