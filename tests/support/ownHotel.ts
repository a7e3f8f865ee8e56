import { randomUUID } from 'node:crypto';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
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
  await addRoom(hotel, words, { totalRooms, maxOccupancy, price }, room);
  return { hotel, room };
}

/** Adds a room type to a hotel, and returns its id. */
export async function addRoom(
  hotel: string,
  words: string,
  { totalRooms = 4, maxOccupancy = 3, price = 500_000 }: Wish = {},
  id = randomUUID(),
): Promise<string> {
  await siteSql(
    `insert into public.room_categories (id, hotel_id, name, description, bed_type, max_occupancy, total_rooms, base_price)
     values ($1, $2, $3, $3, left($3, 60), $4, $5, $6)`,
    [id, hotel, words, maxOccupancy, totalRooms, price],
  );
  return id;
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

export interface BookedStay {
  id: string;
  /** The secret of the guest's link. */
  token: string;
  reference: string;
  hotel: string;
  room: string;
  name: string;
  guest: string;
  /** In paise. */
  advance: number;
  total: number;
}

/** Books three nights at a new hotel for a new guest, because changes are limited per email. `isMailed` is true if an email has the link. */
export async function bookStay({
  guest = `asha-${randomUUID()}@guests.example`,
  from = 20,
  isMailed = false,
  ...wish
}: Wish & { guest?: string; from?: number; isMailed?: boolean } = {}): Promise<BookedStay> {
  const own = await makeHotel({ totalRooms: 4, ...wish });
  const [checkIn, checkOut] = [from, from + 3].map((days) => addDays(todayInKolkata(), days)) as [string, string];
  const reference = await bookRooms(own, { checkIn, checkOut }, 1, guest);
  const [row] = await siteSql<Pick<BookedStay, 'id' | 'token' | 'name' | 'advance' | 'total'>>(
    `select b.id, private.stay_link(b.id, p_is_mailed => $2) as token, h.name, b.advance_amount::integer as advance, b.total_amount::integer as total
     from public.bookings as b join public.hotels as h on h.id = b.hotel_id where b.booking_reference = $1`,
    [reference, isMailed],
  );
  if (!row) throw new Error('No booking was made');
  return { ...row, ...own, reference, guest };
}
