import * as v from 'valibot';
import { AvailabilityPageSchema, blockRefusal, RoomBlockSchema } from '#src/domain/hotel/availability.ts';
import { type Call, done } from '../../door.ts';
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

const change = {
  answer: done,
  refusals: blockRefusal,
  failed: 'The server did not answer. Please try again.',
  isFrank: true,
} as const;
export const blockRooms = { path: 'rest/v1/rpc/block_rooms', ...change } as const satisfies Call;
export const releaseRooms = { path: 'rest/v1/rpc/release_rooms', ...change } as const satisfies Call;
