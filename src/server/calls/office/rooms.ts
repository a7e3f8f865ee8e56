import * as v from 'valibot';
import { AdminRoomSchema } from '#src/domain/hotel/adminRooms.ts';
import type { Call } from '../../door.ts';
import { pageOf, reading } from './common.ts';

export const roomPage = {
  path: 'rest/v1/rpc/admin_rooms',
  answer: pageOf(AdminRoomSchema),
  ...reading,
} as const satisfies Call;

/** Answers the room as it is then, with a refusal too. */
export const changeRoom = {
  path: 'rest/v1/rpc/admin_change_room',
  answer: v.pipe(
    v.object({ room: AdminRoomSchema }),
    v.transform(({ room }) => room),
  ),
  facts: v.object({ room: v.optional(AdminRoomSchema) }),
  refusals: {
    would_oversell:
      'On at least one night, more rooms are booked or blocked. Move or cancel those bookings first, or release the blocks.',
    changed: 'Someone else changed this room type.',
    no_lawful_rate: 'No GST rate applies to this price. Choose one of the two prices next to it.',
    invalid_room: 'Check the price and the numbers.',
    not_found: 'This room type no longer exists.',
  },
  failed: 'Failed to update room type',
  isFrank: true,
} as const satisfies Call;
