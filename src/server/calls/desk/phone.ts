import * as v from 'valibot';
import { ImportedRowsSchema } from '#src/domain/desk/importBookings.ts';
import { moneyRefusal } from '#src/domain/desk/ledger.ts';
import { DeskQuoteSchema } from '#src/domain/desk/phone.ts';
import { GivenRoomSchema } from '#src/domain/desk/roomFields.ts';
import { roomRefusal } from '#src/domain/desk/rooms.ts';
import { type Call, done } from '../../apiClient.ts';
import { desk } from './common.ts';

/** {...DeskStay, guest_email, hold_id: of a hold to book}: answers price, rate plans, availability and the rule that would refuse it to guests. */
export const deskQuote = { path: 'rest/v1/rpc/desk_quote', answer: DeskQuoteSchema, ...desk } as const satisfies Call;

/** {...DeskStay, guest_name, guest_phone, total_amount as quoted, price_reason}: holds the rooms for 24 hours at this price; answers the link's token. */
export const holdRooms = {
  path: 'rest/v1/rpc/hold_rooms',
  answer: v.object({ ok: v.literal(true), offer: v.string(), ends_at: v.string() }),
  ...desk,
} as const satisfies Call;

/** {hotel_id, source, rows: 100 at most, is_preview: saves nothing}; answers the result of each row. */
export const importBookings = {
  path: 'rest/v1/rpc/import_bookings',
  answer: ImportedRowsSchema,
  ...desk,
  seconds: 60,
} as const satisfies Call;

export const releaseHold = { path: 'rest/v1/rpc/release_hold', answer: done, ...desk } as const satisfies Call;

/** {...DeskStay, guest, special_requests, source, total_amount as quoted, price_reason, idempotency_key, hold_id: of the hold to book} */
export const bookAtDesk = {
  path: 'rest/v1/rpc/book_at_desk',
  answer: v.object({
    ok: v.literal(true),
    booking_id: v.string(),
    booking_reference: v.string(),
    total_amount: v.number(),
  }),
  ...desk,
} as const satisfies Call;

/**
 * {room_category_id, check_out_date, party, guest_name, guest_phone, total_amount as quoted, amount: paise paid, or null, method, reference, is_here,
 * idempotency_key, room_ids: numbered rooms, plan_id, code}
 */
export const walkIn = {
  ...bookAtDesk,
  path: 'rest/v1/rpc/walk_in',
  answer: v.object({ ...bookAtDesk.answer.entries, rooms: v.optional(v.array(GivenRoomSchema), []) }),
  refusals: (refusal: { code: string }) => (refusal.code.startsWith('room_') ? roomRefusal : moneyRefusal)(refusal),
} as const satisfies Call;
