import * as say from '../../words/staff/bookings.ts';

/** How a booking came: by this site, or through the desk of the house. */

export const bookingSources = ['site', 'phone', 'walk_in', 'email', 'other', 'channel'] as const;
type BookingSource = (typeof bookingSources)[number];
export const sourceWords: Record<BookingSource, string> = say.bookingSources;

/** Says who booked and how, for the history. */
export const bookedByWords: Record<BookingSource, string> = say.bookedBySource;
