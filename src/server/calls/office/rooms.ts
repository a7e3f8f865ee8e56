import * as v from 'valibot';
import { AdminRoomSchema } from '#src/domain/hotel/adminRooms.ts';
import * as say from '#src/words/staff/adminRooms.ts';
import type { Call } from '../../apiClient.ts';
import { pageOf, reading } from './common.ts';

export const roomPage = {
  path: 'rest/v1/rpc/admin_rooms',
  answer: pageOf(AdminRoomSchema),
  ...reading,
} as const satisfies Call;

/** Answers the current room, also with a refusal. */
export const changeRoom = {
  path: 'rest/v1/rpc/admin_change_room',
  answer: v.pipe(
    v.object({ room: AdminRoomSchema }),
    v.transform(({ room }) => room),
  ),
  facts: v.object({ room: v.optional(AdminRoomSchema) }),
  refusals: {
    would_oversell: say.moreRoomsTaken,
    changed: say.someoneElseChangedRoomType,
    no_lawful_rate: say.noGstRateApplies,
    invalid_room: say.checkPriceAndNumbers,
    not_found: say.roomTypeNoLongerExists,
  },
  failed: say.failedToUpdateRoomType,
  isFrank: true,
} as const satisfies Call;
