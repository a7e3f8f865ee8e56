import { CleaningSchema } from '#src/domain/housekeeping/cleaning.ts';
import { cleaningRefused, listNotLoaded } from '#src/words/en/cleaning.ts';
import type { Call } from '../apiClient.ts';

const list = { answer: CleaningSchema, refusals: cleaningRefused, failed: listNotLoaded } as const;

/** {token} */
export const cleaningList = { path: 'rest/v1/rpc/cleaning_list', ...list } as const satisfies Call;
/** {token, taps: as returned by tapsToSend} */
export const cleanRooms = { path: 'rest/v1/rpc/clean_rooms', ...list } as const satisfies Call;
