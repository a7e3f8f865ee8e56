import * as v from 'valibot';
import {
  type AdminRoom,
  AdminRoomSchema,
  RoomAnswerSchema,
  type RoomTerms,
  roomRefusals,
  termsOf,
} from '#src/domain/hotel/adminRooms.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { call } from '#src/features/office/admin.api.ts';
import { type Failure, failure, type Result, success } from '#src/lib/result.ts';

const PageSchema = v.object({ total: v.number(), rows: v.array(AdminRoomSchema) });

/** A page of the room categories of all hotels, in one of the `roomOrders`. */
export const fetchRooms = (query: { search: string; hotel: string; state: string; sort: string }, page: number) =>
  call(
    'admin_rooms',
    {
      search: query.search || null,
      hotel_id: readUuid(query.hotel),
      state: query.state === 'active' || query.state === 'inactive' ? query.state : null,
      page,
      sort: query.sort,
    },
    PageSchema,
    'the server did not answer',
  );

/** Changes what a room category sells, if it still is what the admin saw; answers it as it is then, also with a refusal. */
export async function changeRoom(
  room: AdminRoom,
  after: RoomTerms,
): Promise<Result<AdminRoom, Failure & { room?: AdminRoom | undefined }>> {
  const args = { room_category_id: room.id, before: termsOf(room), after };
  const answer = await call('admin_change_room', args, RoomAnswerSchema, 'Failed to update room');
  if (!answer.ok) return answer;
  if (answer.value.ok) return success(answer.value.room);
  const { code, room: now } = answer.value;
  return failure(code, roomRefusals[code] ?? 'Failed to update room', { room: now });
}
