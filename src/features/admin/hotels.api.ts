import * as v from 'valibot';
import { supabase } from '#src/lib/account.ts';

const HotelNameSchema = v.object({ id: v.string(), name: v.string(), city: v.string() });
export type HotelName = v.InferOutput<typeof HotelNameSchema>;

/** Up to 20 hotels, hidden ones too, whose name has these words; none when the server does not answer. */
export async function findHotelNames(text: string): Promise<HotelName[]> {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { data } = await supabase()
    .from('hotels')
    .select('id, name, city')
    .ilike('name', pattern)
    .order('name')
    .order('id')
    .limit(20);
  return data ? v.parse(v.array(HotelNameSchema), data) : [];
}

/** The hotel with this id, or null. */
export async function fetchHotelName(id: string): Promise<HotelName | null> {
  const { data } = await supabase().from('hotels').select('id, name, city').eq('id', id);
  return data ? (v.parse(v.array(HotelNameSchema), data)[0] ?? null) : null;
}

const RoomNameSchema = v.object({ id: v.string(), name: v.string() });

/** The room categories of a hotel that are sold. */
export async function fetchRoomNames(hotel_id: string) {
  const { data } = await supabase()
    .from('room_categories')
    .select('id, name')
    .eq('hotel_id', hotel_id)
    .eq('is_active', true)
    .order('name');
  return data ? v.parse(v.array(RoomNameSchema), data) : [];
}
