import * as v from 'valibot';
import { ImportedRowsSchema } from '#src/domain/desk/importBookings.ts';
import { DeskQuoteSchema } from '#src/domain/desk/phone.ts';
import { type Call, done } from '../../door.ts';
import { desk } from './common.ts';

/** {...DeskStay, hold_id: of a hold that is to be booked}: what the stay costs, what is free, and which rule of the house would refuse it to guests. */
export const deskQuote = { path: 'rest/v1/rpc/desk_quote', answer: DeskQuoteSchema, ...desk } as const satisfies Call;

/** {...DeskStay, guest_name, guest_phone, total_amount as quoted, price_reason}: keeps the rooms 24 hours; answers the token of the link. */
export const holdRooms = {
  path: 'rest/v1/rpc/hold_rooms',
  answer: v.object({ ok: v.literal(true), offer: v.string(), ends_at: v.string() }),
  ...desk,
} as const satisfies Call;

/** {hotel_id, source, rows: 100 at most, is_preview: nothing is kept}; answers what becomes of each row. */
export const importBookings = {
  path: 'rest/v1/rpc/import_bookings',
  answer: ImportedRowsSchema,
  ...desk,
  seconds: 60,
} as const satisfies Call;

/** {hold_id} */
export const releaseHold = { path: 'rest/v1/rpc/release_hold', answer: done, ...desk } as const satisfies Call;

/** {...DeskStay, guest_name, guest_phone, guest_email, special_requests, source, total_amount as quoted, price_reason,
    idempotency_key, hold_id: of the hold that becomes this booking} */
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
