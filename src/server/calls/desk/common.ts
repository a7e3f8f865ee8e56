import * as v from 'valibot';
import { DeskHouseSchema, deskRefusal } from '#src/domain/desk/calendar.ts';
import { unreachable } from '#src/words/en/common.ts';
import type { Call } from '../../apiClient.ts';

/** Front desk calls: owners may use them for their own properties, admins for all. */
export const desk = { refusals: deskRefusal, failed: unreachable } as const;

export const deskHouses = {
  path: 'rest/v1/rpc/desk_houses',
  answer: v.object({ rows: v.array(DeskHouseSchema) }),
  ...desk,
} as const satisfies Call;
