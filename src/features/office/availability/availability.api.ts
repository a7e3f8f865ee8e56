import * as v from 'valibot';
import {
  AvailabilityPageSchema,
  BlockAnswerSchema,
  type BlockRequest,
  blockRefusal,
  RoomBlockSchema,
} from '#src/domain/hotel/availability.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { call } from '#src/features/office/admin.api.ts';
import { failure, type Result, success } from '#src/lib/result.ts';

const noAnswer = 'the server did not answer';

/** Room categories by nights, 200 a page. */
export const fetchAvailability = (
  query: { from: string; nights: number; search: string; hotel: string },
  page: number,
) =>
  call(
    'admin_availability',
    {
      first_night: query.from,
      nights: query.nights,
      search: query.search || null,
      hotel_id: readUuid(query.hotel),
      page,
    },
    AvailabilityPageSchema,
    noAnswer,
  );

/** The blocks of a category that meet these nights. */
export const fetchBlocks = (room_category_id: string, first_night: string, end_date: string) =>
  call('admin_blocks', { room_category_id, first_night, end_date }, v.array(RoomBlockSchema), noAnswer);

/** Takes rooms out of sale. */
export const blockRooms = (request: BlockRequest, reason: string) => change('block_rooms', { ...request, reason });

/** Puts blocked rooms on sale again. */
export const releaseRooms = (request: BlockRequest) => change('release_rooms', request);

async function change(name: string, args: object): Promise<Result<null>> {
  const result = await call(name, args, BlockAnswerSchema, 'The server did not answer. Please try again.');
  if (!result.ok) return result;
  return result.value.ok ? success(null) : failure('refused', blockRefusal(result.value));
}
