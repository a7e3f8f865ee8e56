import { AdvancesSchema } from '#src/domain/office/advances.ts';
import type { Call } from '../../door.ts';
import { reading } from './common.ts';

/** Reported payments, advances that are awaited, and refunds that are due. */
export const advances = {
  path: 'rest/v1/rpc/admin_advances',
  answer: AdvancesSchema,
  ...reading,
} as const satisfies Call;
