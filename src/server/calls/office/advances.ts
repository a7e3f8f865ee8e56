import { AdvancesSchema } from '#src/domain/office/advances.ts';
import type { Call } from '../../door.ts';
import { reading } from './common.ts';

/** The payments that guests have told of, and the advances that nobody has told of. */
export const advances = {
  path: 'rest/v1/rpc/admin_advances',
  answer: AdvancesSchema,
  ...reading,
} as const satisfies Call;
