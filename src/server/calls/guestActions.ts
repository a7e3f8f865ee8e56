import * as v from 'valibot';
import { GuestChangeQuoteSchema, OfferedRoomsSchema } from '#src/domain/booking/guestStayForms.ts';
import { DropQuoteSchema } from '#src/domain/booking/moneyOfChange.ts';
import { PendingChangeSchema } from '#src/domain/booking/pendingChange.ts';
import { paise } from '#src/domain/hotel/hotel.ts';
import { dateRefusals } from '#src/domain/stay.ts';
import { chosenOften as chosen_often } from '#src/words/en/account.ts';
import * as say from '#src/words/en/guestStay.ts';
import { changeRefused, linkFailed as failed, linkRefusals } from '#src/words/en/guestStay.ts';
import { refusals as extraRefusals } from '#src/words/en/stayExtras.ts';
import { type Call, done } from '../apiClient.ts';

/** Each call takes {token}. */

const refusals = {
  ...linkRefusals,
  not_changeable: say.notChangeable,
} as const;

export const saveGuestNotes = {
  path: 'rest/v1/rpc/save_guest_notes',
  /** The fields that are new to the hotel. */
  answer: v.object({ told: v.array(v.string()) }),
  facts: v.object({ field: v.string() }),
  refusals: {
    ...refusals,
    invalid_stay_note: say.invalidNote,
    told_often: say.toldOften,
  },
  failed,
} as const satisfies Call;

export const shareStay = {
  path: 'rest/v1/rpc/share_stay',
  answer: v.object({ token: v.string() }),
  refusals: { ...refusals, shared_often: say.sharedOften },
  failed,
} as const satisfies Call;

export const stopSharing = { path: 'rest/v1/rpc/stop_sharing', answer: done, refusals, failed } as const satisfies Call;

/** {token, language}: of emails to the guest. */
export const setStayLanguage = {
  path: 'rest/v1/rpc/set_stay_language',
  answer: done,
  refusals: { ...refusals, chosen_often },
  failed,
} as const satisfies Call;

/** {token or null, reference, utr}: reports a payment of the advance or balance; answers its paise. */
export const reportPayment = {
  path: 'rest/v1/rpc/report_payment',
  answer: v.object({ amount: paise }),
  refusals: {
    ...refusals,
    nothing_due: say.nothingDue,
    invalid_utr: say.guestDeedsInvalidUtr,
    has_come: say.receivedAlready,
    reported_often: say.reportedOften,
    link_needed: say.linkNeeded,
  },
  failed: say.reportLost,
} as const satisfies Call;

export const withdrawReport = {
  path: 'rest/v1/rpc/withdraw_report',
  answer: done,
  refusals: { ...refusals, nothing_reported: say.nothingReported },
  failed,
} as const satisfies Call;

export const disputeNoShow = {
  path: 'rest/v1/rpc/dispute_no_show',
  answer: done,
  refusals,
  failed,
} as const satisfies Call;

/** {token, is_mine}: says if the guest asked the front desk to cancel. */
export const answerCancellation = {
  path: 'rest/v1/rpc/answer_cancellation',
  answer: done,
  refusals,
  failed,
} as const satisfies Call;

const changing = {
  ...refusals,
  ...dateRefusals,
  begun: say.begun,
  change_waits: say.changeWaits,
  room_not_found: say.roomNotLet,
  invalid_guests: say.invalidGuests,
  too_many_rooms: say.tooManyRooms,
  too_many_guests: say.tooManyGuests,
  invalid_rooms: say.hasType,
} as const;

/** Some refusals have a sentence from the server instead of a code. */
const orAsSaid =
  (words: Readonly<Record<string, string>>) =>
  ({ code, error }: { code: string; error?: unknown }) =>
    words[code] ?? (typeof error === 'string' && error ? changeRefused(error) : undefined);

export const guestChangeQuote = {
  path: 'rest/v1/rpc/guest_change_quote',
  answer: GuestChangeQuoteSchema,
  facts: OfferedRoomsSchema,
  refusals: orAsSaid(changing),
  failed: say.quoteFailed,
} as const satisfies Call;

/** The same, with seen: of the booking, total_amount and due_now: as quoted. `change`: set if it waits for its payment. */
export const changeByGuest = {
  path: 'rest/v1/rpc/change_by_guest',
  answer: v.object({ change: v.optional(v.nullable(PendingChangeSchema), null) }),
  refusals: orAsSaid({
    ...changing,
    changed_meanwhile: say.changedMeanwhile,
    price_changed: say.priceChanged,
    due_changed: say.dueChanged,
    too_late: say.tooLateToPay,
    sold_out: say.soldOut,
    held_unpaid: say.heldUnpaid,
    changed_often: say.changedOften,
    not_mailed: say.notMailed,
  }),
  failed: say.changeLost,
} as const satisfies Call;

const extras = {
  answer: done,
  refusals: {
    ...refusals,
    ...extraRefusals,
    change_waits: say.changeWaits,
    price_changed: say.priceChanged,
    changed_often: say.changedOften,
    not_mailed: say.notMailed,
  },
  failed: say.changeLost,
} as const;

/** {token, extras: [{id, quantity}], total_amount: the new price of the booking, as shown} */
export const addGuestExtras = { path: 'rest/v1/rpc/add_guest_extras', ...extras } as const satisfies Call;

/** {token, line: of the booking's extras} */
export const dropGuestExtra = { path: 'rest/v1/rpc/drop_guest_extra', ...extras } as const satisfies Call;

const dropping = orAsSaid({
  ...changing,
  changed_meanwhile: say.changedMeanwhile,
  price_changed: say.priceChanged,
  invalid_rooms: say.notInBooking,
  changed_often: say.changedOften,
  not_mailed: say.notMailed,
});

/** {token, room_category_id}: paise before and after, still charged, and refunded, if the guest removes a room type. */
export const guestDropQuote = {
  path: 'rest/v1/rpc/guest_drop_quote',
  answer: DropQuoteSchema,
  refusals: dropping,
  failed: say.quoteFailed,
} as const satisfies Call;

/** The same, with seen: of the booking, total_amount: as quoted. */
export const dropRoomsByGuest = {
  path: 'rest/v1/rpc/drop_rooms_by_guest',
  answer: v.object({ refund: paise }),
  refusals: dropping,
  failed: say.dropLost,
} as const satisfies Call;

export const withdrawChange = {
  path: 'rest/v1/rpc/withdraw_change',
  answer: done,
  refusals: { ...linkRefusals, no_change: say.noChange },
  failed,
} as const satisfies Call;

/** {token, refund: as shown, reason} */
export const cancelByGuest = {
  path: 'rest/v1/rpc/cancel_by_guest',
  answer: v.object({ refund: v.nullable(paise) }),
  refusals: {
    ...refusals,
    begun: changing.begun,
    refund_changed: say.refundChanged,
    invalid_reason: say.reasonTooLong,
  },
  failed: say.cancelLost,
} as const satisfies Call;
