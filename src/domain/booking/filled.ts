import * as v from 'valibot';
import * as say from '../../words/staff/bookings.ts';
import { counted, formatDate } from '../stay.ts';

/** A room type that unpaid bookings fill, as private.filled_unpaid finds it. */
export const FilledSchema = v.object({
  room_name: v.string(),
  nights: v.array(v.string()),
  bookings: v.array(
    v.object({
      booking_reference: v.string(),
      check_in_date: v.string(),
      check_out_date: v.string(),
      num_rooms: v.number(),
    }),
  ),
});
type Filled = v.InferOutput<typeof FilledSchema>;

export function soldOutWords({ nights }: Pick<Filled, 'nights'>): string {
  const [first, ...others] = nights;
  const day = formatDate(first ?? '');
  return others.length === 0
    ? say.nightIsSoldOut(day)
    : say.nightsAreSoldOut(day, counted(others.length, 'more night'));
}

export const filledBookings = ({ bookings }: Pick<Filled, 'bookings'>): string =>
  bookings.map((one) => `${one.booking_reference} (${counted(one.num_rooms, 'room')})`).join(', ');
