import * as say from '../../words/staff/bookings.ts';
import type { StayState } from '../booking/stayState.ts';
import { readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { mailNames } from '../office/mailNames.ts';
import { formatDate } from '../stay.ts';
import { type DeskBooking, type DeskEvent, type EventFacts, stayStateWords } from './bookings.ts';

/** A file of its own, because it needs the names of all emails, which the lists do not. */

const facts: { [fact in keyof typeof say.changedFacts]: (told: EventFacts) => string } = {
  check_in_date: ({ check_in_date }) => formatDate(check_in_date ?? ''),
  check_out_date: ({ check_out_date }) => formatDate(check_out_date ?? ''),
  room_name: ({ room_name }) => room_name ?? '',
  num_rooms: ({ num_rooms }) => String(num_rooms),
  parts: ({ parts }) => parts?.map(({ num_rooms, name }) => `${num_rooms} × ${name}`).join(', ') || say.noFee,
  num_adults: ({ num_adults }) => String(num_adults),
  num_children: ({ num_children }) => String(num_children),
  total_amount: ({ total_amount }) => formatRupees(total_amount ?? 0),
  no_show_fee: ({ no_show_fee }) => (no_show_fee == null ? say.noFee : formatRupees(no_show_fee)),
};
const factNames = Object.keys(facts) as (keyof typeof facts)[];

type EventOf = Pick<DeskBooking, 'advance_amount' | 'total_amount' | 'payments'>;

function paymentWords(status: EventFacts['payment_status'], at: string, of: EventOf): string {
  if (status === 'failed') return say.paymentFailed;
  if (status !== 'paid' && status !== 'refunded') return of.advance_amount > 0 ? say.advanceNotPaid : say.notPaid;
  const isBefore = (moment: string) => readMoment(moment) <= readMoment(at);
  const paid = of.payments.entries
    .filter(({ state }) => ['received', 'done', 'reversed'].includes(state))
    .filter((entry) => isBefore(entry.at) && !(entry.ended_at && isBefore(entry.ended_at)))
    .reduce((sum, { thing, amount }) => sum + (thing === 'payment' ? amount : -amount), 0);
  if (status === 'refunded') return paid > 0 ? say.partlyRefunded : say.paymentStatuses.refunded;
  return of.advance_amount > 0 && paid < of.total_amount ? say.advancePaid : say.paidInFull;
}

function moveWords(before: StayState, after: StayState, cancelled_by: EventFacts['cancelled_by']): string {
  const undone: Partial<Record<StayState, string>> = say.undoneStates;
  if (after === 'confirmed') return (before !== 'completed' && undone[before]) || say.bookingStatuses.confirmed;
  if (after === 'checked_in' && before === 'completed') return say.undoneStates.completed;
  if (after === 'cancelled' && cancelled_by) return say.cancelledBy[cancelled_by];
  return stayStateWords[after];
}

export function eventWords(
  { at, before, after, mail }: Pick<DeskEvent, 'at' | 'before' | 'after' | 'mail'>,
  of: EventOf,
): string[] {
  if (mail === 'invoice_guest') return [say.invoiceEmailed];
  if (mail) return [say.sentAgain(mailNames[mail] ?? mail)];
  if (!before || !after) return [say.note];
  const isMoved = before.stay_state && after.stay_state;
  return [
    ...(after.corrected ? [say.guestDetailsCorrected(after.corrected.join(', '))] : []),
    ...(after.told ? [say.updatedByGuest(after.told.map((fact) => say.updatedFacts[fact]).join(', '))] : []),
    ...(after.accepted ? [say.changeAcceptedByGuest] : []),
    ...(after.form_c ? [say.formCActions[after.form_c]] : []),
    ...(isMoved ? [moveWords(before.stay_state as StayState, after.stay_state as StayState, after.cancelled_by)] : []),
    ...(after.cancel_answer ? [say.cancelAnswers[after.cancel_answer]] : []),
    ...(after.no_show_disputed ? [say.guestSaysTheyWereThere] : []),
    ...factNames
      .filter((fact) => before[fact] !== undefined)
      .map((fact) => `${say.changedFacts[fact]}: ${facts[fact](before)} → ${facts[fact](after)}`),
    ...(before.payment_status ? [paymentWords(after.payment_status, at, of)] : []),
  ];
}
