import * as v from 'valibot';
import { GivenRoomSchema } from '#src/domain/desk/roomFields.ts';
import { DeskRoomsSchema, removalRefusal, roomRefusal, StayRoomsSchema } from '#src/domain/desk/rooms.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../../apiClient.ts';

const rooms = { refusals: roomRefusal, failed: unreachable } as const;

export const deskRooms = { path: 'rest/v1/rpc/desk_rooms', answer: DeskRoomsSchema, ...rooms } as const satisfies Call;

/** {room_category_id, names: 1 to 100, floor, beds, notes: of all of them} */
export const addRooms = { path: 'rest/v1/rpc/add_rooms', answer: done, ...rooms } as const satisfies Call;

/** {room_id, name, floor, beds, notes} */
export const saveRoom = { path: 'rest/v1/rpc/save_room', answer: done, ...rooms } as const satisfies Call;

export const removeRoom = {
  ...{ path: 'rest/v1/rpc/remove_room', answer: done, ...rooms },
  refusals: removalRefusal,
} as const satisfies Call;

/** {booking_id}: the rooms that it may get, with a suggestion. */
export const stayRooms = { path: 'rest/v1/rpc/stay_rooms', answer: StayRoomsSchema, ...rooms } as const satisfies Call;

/** {booking_id, room_ids: all from then on, first_night: without it check-in, or tonight during the stay} */
export const giveRooms = {
  path: 'rest/v1/rpc/give_rooms',
  answer: v.pipe(
    v.object({ ok: v.literal(true), rooms: v.array(GivenRoomSchema) }),
    v.transform(({ rooms }) => rooms),
  ),
  ...rooms,
} as const satisfies Call;

/** {room_id, first_night, end_date, reason}: takes it out of order; answers the block. */
export const blockRoom = {
  path: 'rest/v1/rpc/block_room',
  answer: v.pipe(
    v.object({ ok: v.literal(true), block_id: v.string() }),
    v.transform(({ block_id }) => block_id),
  ),
  ...rooms,
} as const satisfies Call;

/** {block_id}; answers the arguments of undo_block. */
export const liftRoom = {
  path: 'rest/v1/rpc/lift_room',
  answer: v.pipe(
    v.object({ ok: v.literal(true), room_category_id: v.string(), undo: v.unknown() }),
    v.transform(({ room_category_id, undo }) => ({ room_category_id, undo })),
  ),
  ...rooms,
} as const satisfies Call;
