import * as look from '../../words/en/whileWeLook.ts';
import { momentInIndia } from '../moment.ts';
import type { BookingAtHotel } from './bookingFacts.ts';

/** Says whether a booking expires while we look for the payment that its guest has reported. */
export function whileWeLook(booking: Pick<BookingAtHotel, 'advance_due_at' | 'is_verified'>): string {
  if (!booking.advance_due_at) return look.doesNotExpire;
  const by = momentInIndia(booking.advance_due_at);
  return booking.is_verified ? look.expiresBy(by) : look.openLinkToKeep(by);
}
