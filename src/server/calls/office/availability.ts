import * as v from 'valibot';
import { AvailabilityPageSchema, RoomBlockSchema } from '#src/domain/hotel/availability.ts';
import type { Call } from '../../door.ts';
import { reading } from './common.ts';

export const availabilityPage = {
  path: 'rest/v1/rpc/admin_availability',
  answer: AvailabilityPageSchema,
  ...reading,
} as const satisfies Call;

export const blocksOf = {
  path: 'rest/v1/rpc/admin_blocks',
  answer: v.array(RoomBlockSchema),
  ...reading,
} as const satisfies Call;
