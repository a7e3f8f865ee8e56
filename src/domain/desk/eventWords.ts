import * as say from '../../words/staff/bookings.ts';
import type { StayState } from '../booking/stayState.ts';
import { readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { mailNames } from '../office/mailNames.ts';
import { formatDate } from '../stay.ts';
import { type DeskBooking, type DeskEvent, stayStateWords, type Told } from './bookings.ts';

/** The history of a booking in words. It is a file of its own because it needs the names of all emails, which the lists do not. */

const facts: readonly { fact: keyof Told; name: string; words: (told: Told) => string }[] = [
  { fact: 'check_in_date', name: say.checkIn, words: ({ check_in_date }) => formatDate(check_in_date ?? '') },
  { fact: 'check_out_date', name: say.checkOut, words: ({ check_out_date }) => formatDate(check_out_date ?? '') },
  { fact: 'room_name', name: say.room, words: ({ room_name }) => room_name ?? '' },
  { fact: 'num_rooms', name: say.rooms, words: ({ num_rooms }) => String(num_rooms) },
  { fact: 'num_adults', name: say.adults, words: ({ num_adults }) => String(num_adults) },
  { fact: 'num_children', name: say.children, words: ({ num_children }) => String(num_children) },
  { fact: 'total_amount', name: say.total, words: ({ total_amount }) => formatRupees(total_amount ?? 0) },
  {
    fact: 'no_show_fee',
    name: say.noShowFee,
    words: ({ no_show_fee }) => (no_show_fee == null ? 'none' : formatRupees(no_show_fee)),
  },
];

/** The booking of an event: the amount paid by then decides the words. */
type EventOf = Pick<DeskBooking, 'advance_amount' | 'total_amount' | 'payments'>;

/** Says what a new payment_status means: the advance or all of it was paid, or neither. */
function paymentWords(status: Told['payment_status'], at: string, of: EventOf): string {
  if (status === 'failed') return say.paymentFailed;
  if (status !== 'paid' && status !== 'refunded') return of.advance_amount > 0 ? say.advanceNotPaid : say.notPaid;
  const isBefore = (moment: string) => readMoment(moment) <= readMoment(at);
  const paid = of.payments.entries
    .filter(({ state }) => ['received', 'done', 'reversed'].includes(state))
    .filter((entry) => isBefore(entry.at) && !(entry.ended_at && isBefore(entry.ended_at)))
    .reduce((sum, { thing, amount }) => sum + (thing === 'payment' ? amount : -amount), 0);
  if (status === 'refunded') return paid > 0 ? say.partlyRefunded : say.refunded;
  return of.advance_amount > 0 && paid < of.total_amount ? say.advancePaid : say.paidInFull;
}

/** Says how a booking moved from one state to another. */
function moveWords(before: StayState, after: StayState, cancelled_by: Told['cancelled_by']): string {
  const back: Partial<Record<StayState, string>> = {
    checked_in: say.checkInUndone,
    no_show: say.noShowUndone,
    cancelled: say.bookedAgain,
  };
  if (after === 'confirmed') return back[before] ?? say.confirmed;
  if (after === 'checked_in') return before === 'completed' ? say.checkOutUndone : say.checkedIn;
  const cancelled = cancelled_by
    ? say.cancelledBy(cancelled_by === 'house' ? 'property' : cancelled_by)
    : say.cancelled;
  return { completed: say.checkedOut, no_show: say.noShow, cancelled, pending: stayStateWords.pending }[after];
}

const toldNames = {
  arrival_time: say.timeOfArrival,
  special_requests: 'requests',
  guest_name: 'name',
  guest_phone: 'phone',
};
/** The guest’s answer to a cancellation that the desk says they asked for. */
const cancelAnswerWords = {
  confirmed: say.theGuestConfirmedThatTheyCancelled,
  denied: say.theGuestSaysThatTheyDid,
  unanswered: say.theGuestDidNotConfirm,
};
const formCDeeds = {
  changed: say.formCChanged,
  removed: say.formCDeleted,
  taken_back: say.formCMarkedAsNotReported,
};

/** Returns one line for each change of a booking. */
export function eventWords(
  { at, before, after, mail }: Pick<DeskEvent, 'at' | 'before' | 'after' | 'mail'>,
  of: EventOf,
): string[] {
  if (mail === 'invoice_guest') return [say.invoiceOrVoucherEmailed];
  if (mail) return [say.sentAgain(mailNames[mail] ?? mail)];
  if (!before || !after) return [say.note];
  const isMoved = before.stay_state && after.stay_state;
  return [
    ...(after.corrected ? [say.guestDetailsCorrected(after.corrected.join(', '))] : []),
    ...(after.told ? [say.updatedByGuest(after.told.map((fact) => toldNames[fact]).join(', '))] : []),
    ...(after.accepted ? [say.changeAcceptedByGuest] : []),
    ...(after.form_c ? [formCDeeds[after.form_c]] : []),
    ...(isMoved ? [moveWords(before.stay_state as StayState, after.stay_state as StayState, after.cancelled_by)] : []),
    ...(after.cancel_answer ? [cancelAnswerWords[after.cancel_answer]] : []),
    ...(after.no_show_disputed ? [say.theGuestSaysThatTheyWereThere] : []),
    ...facts
      .filter(({ fact }) => before[fact] !== undefined)
      .map(({ name, words }) => `${name}: ${words(before)} → ${words(after)}`),
    ...(before.payment_status ? [paymentWords(after.payment_status, at, of)] : []),
  ];
}
