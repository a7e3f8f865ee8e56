import * as look from '../../words/en/guestStay.ts';
import { momentInIndia } from '../moment.ts';
import { nightsBetween, todayInKolkata } from '../stay.ts';
import type { BookingAtHotel } from './bookingFacts.ts';

type Looked = Pick<BookingAtHotel, 'advance_due_at' | 'is_verified' | 'check_in_date'>;

export function reportedWords(booking: Looked, reported: string, isInEmail = false): [string, string] {
  const looked = reportedExpiryWords(booking, isInEmail);
  return booking.advance_due_at && !booking.is_verified ? [looked, reported] : [reported, looked];
}

/** Says if a booking expires while we check a reported payment. `isInEmail`: the text is in an email whose button opens the booking. */
export function reportedExpiryWords(booking: Looked, isInEmail = false): string {
  if (!booking.advance_due_at)
    // A report that is not found ends after a week, or at check-in.
    return nightsBetween(todayInKolkata(), booking.check_in_date) > 7 ? look.forAWeek : look.doesNotExpire;
  const by = momentInIndia(booking.advance_due_at);
  return booking.is_verified ? look.expiresBy(by) : (isInEmail ? look.openThisToKeep : look.openLinkToKeep)(by);
}
