import * as v from 'valibot';
import {
  RoomAnswerSchema,
  type RoomRow,
  RoomRowSchema,
  type RoomTerms,
  roomRefusals,
  termsOf,
} from '#src/domain/adminRooms.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { call } from '../admin.api.ts';

const PageSchema = v.object({ total: v.number(), rows: v.array(RoomRowSchema) });

/** A page of the room categories of all hotels, by hotel and name. */
export const fetchRooms = (query: { search: string; hotel: string; state: string }, page: number) =>
  call(
    'admin_rooms',
    {
      search: query.search || null,
      hotel_id: v.is(v.pipe(v.string(), v.uuid()), query.hotel) ? query.hotel : null,
      state: query.state === 'active' || query.state === 'inactive' ? query.state : null,
      page,
    },
    PageSchema,
    'the server did not answer',
  );

/** Changes what a room category sells, if it still is what the admin saw; answers it as it is then. */
export async function changeRoom(room: RoomRow, after: RoomTerms): Promise<Result<RoomRow>> {
  const args = { room_category_id: room.id, before: termsOf(room), after };
  const answer = await call('admin_change_room', args, RoomAnswerSchema, 'Failed to update room');
  if (!answer.ok) return answer;
  if (answer.value.ok) return success(answer.value.room);
  return failure(roomRefusals[answer.value.code] ?? 'Failed to update room');
}
