import { randomUUID } from 'node:crypto';
import { siteSql } from './siteDatabase.ts';

interface Wish {
  name?: string;
  words?: string;
  totalRooms?: number;
  maxOccupancy?: number;
  /** Paise a night. */
  price?: number;
}

/** Makes a hotel with one room type that no other test books, at a place that no other test searches. */
export async function makeHotel(wish: Wish = {}): Promise<{ hotel: string; room: string }> {
  const { name, words = 'Garden Room', totalRooms = 2, maxOccupancy = 3, price = 420_000 } = wish;
  const [hotel, room] = [randomUUID(), randomUUID()];
  await siteSql(`insert into public.hotels (id, name, address, city) values ($1, $2, 'Beach Road', 'Ashwem')`, [
    hotel,
    name ?? `Quinta ${hotel.slice(0, 8)}`,
  ]);
  await siteSql(
    `insert into public.room_categories (id, hotel_id, name, description, bed_type, max_occupancy, total_rooms, base_price)
     values ($1, $2, $3, $3, left($3, 60), $4, $5, $6)`,
    [room, hotel, words, maxOccupancy, totalRooms, price],
  );
  return { hotel, room };
}

export async function bookRooms(
  { hotel, room }: { hotel: string; room: string },
  stay: { checkIn: string; checkOut: string },
  rooms = 1,
  email = 'somebody@guests.example',
): Promise<string> {
  const [made] = await siteSql<{ answer: { booking_reference?: string } }>(
    `select public.create_booking_tx(hotel_id => $1, room_category_id => $2, check_in_date => $3::date,
       check_out_date => $4::date, guest_name => 'Asha Kamat', guest_email => $6, num_rooms => $5) as answer`,
    [hotel, room, stay.checkIn, stay.checkOut, rooms, email],
  );
  if (!made?.answer.booking_reference) throw new Error(`Not booked: ${JSON.stringify(made)}`);
  return made.answer.booking_reference;
}
