import type { World } from './world.ts';

/** Adds a numbered room of owner A's Garden Room. Returns its id. */
export const numberedRoom = (world: World, name: string, state = 'clean'): Promise<string> =>
  world.value(
    `insert into private.rooms (hotel_id, room_category_id, name, floor, state, state_at)
     select hotel_id, id, $2, '1', $3::private.room_state, now() - interval '1 hour' from public.room_categories where id = $1 returning id`,
    [world.hotelOf('owner A').room, name, state],
  );

/** Gives the room to a booking on all its nights. */
export const giveRoom = (world: World, room: string, booking: string) =>
  world.sql(
    `insert into private.room_nights (room_id, night, booking_id)
     select $1::uuid, d::date, b.id from public.bookings as b
     cross join generate_series(b.check_in_date::timestamp, b.check_out_date - 1, interval '1 day') as d where b.id = $2`,
    [room, booking],
  );
