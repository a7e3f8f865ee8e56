import * as v from 'valibot';
import { unreachable } from '#src/lib/result.ts';
import type { Call } from '../door.ts';

/** Listings that are changed as rows. Answers those that were: none where a row is no longer as it was seen. */

const rows = v.array(v.object({ id: v.string() }));
export const removeDraftRow = {
  path: 'rest/v1/properties',
  method: 'DELETE',
  answer: rows,
  failed: unreachable,
} as const satisfies Call;
export const changePropertyRow = {
  path: 'rest/v1/properties',
  method: 'PATCH',
  answer: rows,
  failed: 'Failed to update property',
  isFrank: true,
} as const satisfies Call;
