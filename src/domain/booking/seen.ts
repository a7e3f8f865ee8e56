import type { BookingFacts } from './bookingFacts.ts';
import type { StayState } from './stayState.ts';

type Seen = Pick<
  BookingFacts,
  'check_in_date' | 'check_out_date' | 'room_category_id' | 'num_rooms' | 'num_adults' | 'num_children' | 'total_amount'
> & { stay_state: StayState };

/** The facts that a change sends along. The database refuses it if they have changed since. */
export const seenOf = (booking: Seen) => ({
  stay_state: booking.stay_state,
  check_in_date: booking.check_in_date,
  check_out_date: booking.check_out_date,
  room_category_id: booking.room_category_id,
  num_rooms: booking.num_rooms,
  num_adults: booking.num_adults,
  num_children: booking.num_children,
  total_amount: booking.total_amount,
});
