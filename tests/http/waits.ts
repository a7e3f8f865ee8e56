import assert from 'node:assert/strict';
import { dayFromToday, roomCount, type World } from './world.ts';

export async function sellOut(world: World, from: number): Promise<{ id: string }> {
  const { hotel, room } = world.hotelOf('owner A');
  const made = await world.row(
    `insert into public.bookings (
       hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, num_rooms, num_adults, base_price, total_amount,
       tax_rate, tax_amount, advance_percent, advance_amount, booking_status, source
     ) values ($1, $2, 'A group', 'group@guest.example', $3, $4, $5, $5, 100, 200 * $5, 5, 0, 30, 1, 'confirmed', 'phone') returning id`,
    [hotel, room, dayFromToday(from), dayFromToday(from + 2), roomCount],
  );
  assert.ok(made);
  return made;
}
