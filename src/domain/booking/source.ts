import * as say from '../../words/staff/bookings.ts';

export const bookingSources = ['site', 'phone', 'walk_in', 'email', 'other', 'channel'] as const;
type BookingSource = (typeof bookingSources)[number];
export const sourceWords: Record<BookingSource, string> = say.bookingSources;

export const bookedByWords: Record<BookingSource, string> = say.bookedBySource;
