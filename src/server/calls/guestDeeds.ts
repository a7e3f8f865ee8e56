import * as v from 'valibot';
import { GuestChangeQuoteSchema, OfferedRoomsSchema } from '#src/domain/booking/guestStayForms.ts';
import { paise } from '#src/domain/hotel/hotel.ts';
import { dateRefusals } from '#src/domain/stay.ts';
import { type Call, done } from '../door.ts';
import { linkFailed as failed, linkRefusals } from './guestStay.ts';

/** What a guest does with a stay by the link of their mails. Each takes {token}. */

const refusals = {
  ...linkRefusals,
  not_changeable: 'This stay cannot be changed here any more. Please talk to the hotel.',
} as const;

/** {token, arrival_time, special_requests, guest_name, guest_phone} */
export const tellHouse = {
  path: 'rest/v1/rpc/tell_house',
  /** Which of it is new to the hotel. */
  answer: v.object({ told: v.array(v.string()) }),
  facts: v.object({ field: v.string() }),
  refusals: {
    ...refusals,
    invalid_stay_note: 'Something here cannot be sent like this. Please look at it again.',
    told_often: 'You have told the hotel something ten times today. Please call it, or try again tomorrow.',
  },
  failed,
} as const satisfies Call;

export const shareStay = {
  path: 'rest/v1/rpc/share_stay',
  answer: v.object({ token: v.string() }),
  refusals: { ...refusals, shared_often: 'This stay was shared twenty times today. Please try again tomorrow.' },
  failed,
} as const satisfies Call;

export const stopSharing = { path: 'rest/v1/rpc/stop_sharing', answer: done, refusals, failed } as const satisfies Call;

/** {token, utr}: of the advance; answers the paise that are looked for. */
export const claimAdvance = {
  path: 'rest/v1/rpc/claim_advance',
  answer: v.object({ amount: paise }),
  refusals: {
    ...refusals,
    nothing_due: 'Nothing of the advance is open any more.',
    invalid_utr: 'A UTR has 12 digits. Your UPI app shows it with the payment.',
    has_come: 'This payment has come already. Please tell us the UTR of the one for the rest.',
    utr_used:
      'We know this UTR as another booking’s payment. Please look at the number again, or write to us on WhatsApp.',
    claimed_often:
      'You have told us as many numbers as we can look for. Please write to us on WhatsApp, and we find your payment with you.',
  },
  failed: 'We could not reach the server. Please try again: a payment is noted once.',
} as const satisfies Call;

/** {token}: what the guest told of a payment. */
export const takeClaimBack = {
  path: 'rest/v1/rpc/take_claim_back',
  answer: done,
  refusals,
  failed,
} as const satisfies Call;

const changing = {
  ...refusals,
  ...dateRefusals,
  begun: 'Your stay has begun by the clock. Please talk to the hotel.',
  room_not_found: 'This room is not let any more. Please choose another, or talk to the hotel.',
  invalid_guests: 'Please choose at least 1 adult and 1 room.',
  too_many_rooms: 'There are not so many of these rooms.',
  too_many_guests: 'So many do not fit into these rooms. Please choose another room, or fewer guests.',
} as const;
/** {token, room_category_id, check_in_date, check_out_date, num_rooms, num_adults, num_children} */
export const guestChangeQuote = {
  path: 'rest/v1/rpc/guest_change_quote',
  answer: GuestChangeQuoteSchema,
  facts: OfferedRoomsSchema,
  refusals: changing,
  failed: 'We could not ask for the price. Please check your connection and try again.',
} as const satisfies Call;

/** The same, with seen: of the stay, and total_amount: as quoted. */
export const changeByGuest = {
  path: 'rest/v1/rpc/change_by_guest',
  answer: done,
  refusals: {
    ...changing,
    changed_meanwhile: 'Your booking has changed in the meantime. Please look at it again.',
    price_changed: 'The price has changed in the meantime. Please look at it again.',
    sold_out: 'Somebody else has just taken these nights. Your stay is as it was.',
    held_unpaid:
      'So many rooms cannot be held without their advance. Please pay it first, or ask the hotel for a larger group.',
    changed_often:
      'This stay was changed five times today, or others of yours were. Please talk to the hotel, or try again tomorrow.',
  },
  failed: 'We could not reach the server, and do not know whether your stay is changed. Please look at it again.',
} as const satisfies Call;

/** {token, refund: as shown, reason} */
export const cancelByGuest = {
  path: 'rest/v1/rpc/cancel_by_guest',
  answer: v.object({ refund: v.nullable(paise) }),
  refusals: {
    ...refusals,
    begun: changing.begun,
    refund_changed: 'What comes back has changed in the meantime. Please look at it again before you cancel.',
    invalid_reason: 'Please use at most 300 characters.',
  },
  failed:
    'We could not reach the server, and do not know whether your stay is cancelled. Please try again: it is cancelled once.',
} as const satisfies Call;
