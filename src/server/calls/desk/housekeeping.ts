import * as v from 'valibot';
import { deskRefusal } from '#src/domain/desk/calendar.ts';
import { HousekeepingSchema } from '#src/domain/desk/housekeeping.ts';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/housekeeping.ts';
import { type Call, done } from '../../apiClient.ts';

const own: Readonly<Record<string, string>> = say.refusals;
const housekeeping = {
  refusals: (refusal: { code: string }) => own[refusal.code] ?? deskRefusal(refusal),
  failed: unreachable,
} as const;

export const deskHousekeeping = {
  path: 'rest/v1/rpc/desk_housekeeping',
  answer: HousekeepingSchema,
  ...housekeeping,
} as const satisfies Call;
/** {room_id, state or broken} */
export const setRoomState = {
  path: 'rest/v1/rpc/set_room_state',
  answer: done,
  ...housekeeping,
} as const satisfies Call;
/** Ends the link before. Answers the token, which is shown once. */
export const makeCleaningLink = {
  path: 'rest/v1/rpc/make_cleaning_link',
  answer: v.object({ token: v.string() }),
  ...housekeeping,
} as const satisfies Call;
export const endCleaningLink = {
  path: 'rest/v1/rpc/end_cleaning_link',
  answer: done,
  ...housekeeping,
} as const satisfies Call;
