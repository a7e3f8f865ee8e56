import { randomUUID } from 'node:crypto';
import { dayFromToday, type World, worldPrice } from './world.ts';

/** Front desk calls of owner A's property, with valid arguments. */
export function calls(world: World): Record<string, object> {
  const { hotel, room } = world.hotelOf('owner A');
  const nights = { first_night: dayFromToday(30), end_date: dayFromToday(32) };
  const stay = { room_category_id: room, check_in_date: dayFromToday(30), check_out_date: dayFromToday(32) };
  const party = { num_rooms: 1, num_adults: 2, num_children: 0 };
  const caller = { guest_name: 'Asha Kamat', guest_phone: '+91 98200 12345', total_amount: 2 * worldPrice['owner A'] };
  return {
    desk_calendar: { hotel_id: hotel, first_night: dayFromToday(0), nights: 20 },
    desk_rates: { room_category_id: room },
    desk_quote: { ...stay, ...party },
    block_rooms: { room_category_id: room, ...nights, rooms: 1 },
    release_rooms: { room_category_id: room, ...nights },
    set_nights: { room_category_ids: [room], ...nights, weekdays: null, change: { min_nights: 2 } },
    rates_preview: { room_category_id: room, plan: {}, rules: [] },
    nights_preview: { room_category_ids: [room], ...nights, weekdays: null, price_change: 'percent', value: 0 },
    save_rates: { room_category_ids: [room], version: '', plan: {}, rules: [] },
    undo_block: { room_category_id: room, undo: {} },
    restore_nights: { undo: [{ room_category_id: room, ...nights, rules: [] }] },
    hold_rooms: { ...stay, ...party, ...caller },
    import_bookings: { hotel_id: hotel, source: 'file', rows: [{ ...stay, ...caller }], is_preview: true },
    walk_in: {
      ...{
        room_category_id: room,
        check_out_date: dayFromToday(1),
        ...party,
        ...caller,
        total_amount: worldPrice['owner A'],
      },
      idempotency_key: randomUUID(),
    },
    book_at_desk: { ...stay, ...party, ...caller, idempotency_key: randomUUID() },
  };
}
