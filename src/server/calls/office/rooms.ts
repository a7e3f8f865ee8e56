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
    would_oversell: 'More rooms are already booked or blocked on a night to come. Move or cancel those first.',
    changed: 'Somebody else changed this room a moment ago.',
    no_lawful_rate: 'No GST rate fits this price. Please take one of the two prices beside it.',
    invalid_room: 'Please check the price and the numbers.',
    not_found: 'There is no such room any more.',
  },
  failed: 'Failed to update room',
  isFrank: true,
} as const satisfies Call;
