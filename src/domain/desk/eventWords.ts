import type { StayState } from '../booking/stayState.ts';
import { readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { mailNames } from '../office/mailNames.ts';
import { formatDate } from '../stay.ts';
import { type DeskBooking, type DeskEvent, stayStateWords, type Told } from './bookings.ts';

/** The history of a booking in words. It is a file of its own because it needs the names of all emails, which the lists do not. */

const facts: readonly { fact: keyof Told; name: string; words: (told: Told) => string }[] = [
  { fact: 'check_in_date', name: 'Check-in', words: ({ check_in_date }) => formatDate(check_in_date ?? '') },
  { fact: 'check_out_date', name: 'Check-out', words: ({ check_out_date }) => formatDate(check_out_date ?? '') },
  { fact: 'room_name', name: 'Room', words: ({ room_name }) => room_name ?? '' },
  { fact: 'num_rooms', name: 'Rooms', words: ({ num_rooms }) => String(num_rooms) },
  { fact: 'num_adults', name: 'Adults', words: ({ num_adults }) => String(num_adults) },
  { fact: 'num_children', name: 'Children', words: ({ num_children }) => String(num_children) },
  { fact: 'total_amount', name: 'Total', words: ({ total_amount }) => formatRupees(total_amount ?? 0) },
  {
    fact: 'no_show_fee',
    name: 'No-show fee',
    words: ({ no_show_fee }) => (no_show_fee == null ? 'none' : formatRupees(no_show_fee)),
  },
];

/** The booking of an event: the amount paid by then decides the words. */
type EventOf = Pick<DeskBooking, 'advance_amount' | 'total_amount' | 'payments'>;

/** Says what a new payment_status means: the advance or all of it was paid, or neither. */
function paymentWords(status: Told['payment_status'], at: string, of: EventOf): string {
  if (status === 'failed') return 'Payment failed';
  if (status !== 'paid' && status !== 'refunded') return of.advance_amount > 0 ? 'Advance not paid' : 'Not paid';
  const isBefore = (moment: string) => readMoment(moment) <= readMoment(at);
  const paid = of.payments.entries
    .filter(({ state }) => ['received', 'done', 'reversed'].includes(state))
    .filter((entry) => isBefore(entry.at) && !(entry.ended_at && isBefore(entry.ended_at)))
    .reduce((sum, { thing, amount }) => sum + (thing === 'payment' ? amount : -amount), 0);
  if (status === 'refunded') return paid > 0 ? 'Partly refunded' : 'Refunded';
  return of.advance_amount > 0 && paid < of.total_amount ? 'Advance paid' : 'Paid in full';
}

/** Says how a booking moved from one state to another. */
function moveWords(before: StayState, after: StayState, cancelled_by: Told['cancelled_by']): string {
  const back: Partial<Record<StayState, string>> = {
    checked_in: 'Check-in undone',
    no_show: 'No-show undone',
    cancelled: 'Booked again',
  };
  if (after === 'confirmed') return back[before] ?? 'Confirmed';
  if (after === 'checked_in') return before === 'completed' ? 'Check-out undone' : 'Checked in';
  const cancelled = cancelled_by
    ? `Cancelled by the ${cancelled_by === 'house' ? 'property' : cancelled_by}`
    : 'Cancelled';
  return { completed: 'Checked out', no_show: 'No-show', cancelled, pending: stayStateWords.pending }[after];
}

const toldNames = {
  arrival_time: 'time of arrival',
  special_requests: 'requests',
  guest_name: 'name',
  guest_phone: 'phone',
};
/** The guest’s answer to a cancellation that the desk says they asked for. */
const cancelAnswerWords = {
  confirmed: 'The guest confirmed that they cancelled',
  denied: 'The guest says that they did not cancel. It counts as cancelled by the property',
  unanswered: 'The guest did not confirm in time. It counts as cancelled by the property',
};
const formCDeeds = {
  changed: 'Form C changed',
  removed: 'Form C deleted',
  taken_back: 'Form C marked as not reported',
};

/** Returns one line for each change of a booking. */
export function eventWords(
  { at, before, after, mail }: Pick<DeskEvent, 'at' | 'before' | 'after' | 'mail'>,
  of: EventOf,
): string[] {
  if (mail === 'invoice_guest') return ['Invoice or voucher emailed'];
  if (mail) return [`Sent again: ${mailNames[mail] ?? mail}`];
  if (!before || !after) return ['Note'];
  const isMoved = before.stay_state && after.stay_state;
  return [
    ...(after.corrected ? [`Guest details corrected: ${after.corrected.join(', ')}`] : []),
    ...(after.told ? [`Updated by the guest: ${after.told.map((fact) => toldNames[fact]).join(', ')}`] : []),
    ...(after.accepted ? ['Change accepted by the guest'] : []),
    ...(after.form_c ? [formCDeeds[after.form_c]] : []),
    ...(isMoved ? [moveWords(before.stay_state as StayState, after.stay_state as StayState, after.cancelled_by)] : []),
    ...(after.cancel_answer ? [cancelAnswerWords[after.cancel_answer]] : []),
    ...(after.no_show_disputed ? ['The guest says that they were there'] : []),
    ...facts
      .filter(({ fact }) => before[fact] !== undefined)
      .map(({ name, words }) => `${name}: ${words(before)} → ${words(after)}`),
    ...(before.payment_status ? [paymentWords(after.payment_status, at, of)] : []),
  ];
}
