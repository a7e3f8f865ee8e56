import { guestWords } from '../../words/en/party.ts';
import { formatMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { counted, formatDate } from '../stay.ts';
import { awaitedAdvance, type ChangeQuote, type DeskBooking, type DeskBookingRow, type DeskList } from './bookings.ts';
import { refundPayers } from './ledger.ts';
import { checkOutToday, type Deed, nightsAhead } from './stayDeeds.ts';

/** The bookings of a property in words. */

/** Says what will appear in an empty list. */
export const emptyListWords: Record<DeskList, { title: string; text: string }> = {
  arriving: {
    title: 'No more arrivals today.',
    text: 'Guests due to check in today, and late arrivals from earlier days, appear here until you check them in.',
  },
  staying: {
    title: 'No guests are checked in.',
    text: 'Guests who are checked in appear here until their check-out day.',
  },
  leaving: {
    title: 'No more check-outs today.',
    text: 'Today’s check-outs appear here.',
  },
  upcoming: {
    title: 'No upcoming bookings.',
    text: 'Bookings that start after today appear here, the next one first.',
  },
  past: {
    title: 'No past bookings yet.',
    text: 'Guests you checked out appear here, the latest first.',
  },
  cancelled: {
    title: 'No cancelled bookings.',
    text: 'Cancelled bookings and no-shows appear here.',
  },
};

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** "Fri 12 Dec": the year goes without saying in a list of this season. */
export const shortDay = (date: string) => dayAndMonth.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/** "Fri 12 Dec – Sun 14 Dec": from check-in to check-out. */
export const stayDays = (check_in: string, check_out: string) => `${shortDay(check_in)} – ${shortDay(check_out)}`;

const longDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "Friday, 12 December 2026". */
export const longDay = (date: string) => longDayFormat.format(new Date(`${date}T00:00:00Z`)).replace(/^(\w+) /, '$1, ');

export const stayRooms = ({ num_rooms, room_name }: Pick<DeskBookingRow, 'num_rooms' | 'room_name'>) =>
  num_rooms > 1 ? `${num_rooms} × ${room_name}` : room_name;
export const stayParty = ({ num_adults, num_children }: Pick<DeskBookingRow, 'num_adults' | 'num_children'>) =>
  guestWords({ adults: num_adults, children: num_children });

/** "2 × Garden Room, Fri 12 Dec – Sun 14 Dec, 2 adults". */
export const stayLine = (
  booking: Pick<
    DeskBookingRow,
    'num_rooms' | 'room_name' | 'check_in_date' | 'check_out_date' | 'num_adults' | 'num_children'
  >,
) => [stayRooms(booking), stayDays(booking.check_in_date, booking.check_out_date), stayParty(booking)].join(', ');

/** Says what is due of a booking: its balance, or else its refund. */
export function moneyWords({
  balance,
  refund_due,
  stay_state,
}: Pick<DeskBookingRow, 'balance' | 'refund_due' | 'stay_state'>): string {
  if (balance > 0) return `${formatRupees(balance)} due`;
  const refund = Math.max(-balance, refund_due);
  if (refund > 0) return `${formatRupees(refund)} refund due`;
  return stay_state === 'cancelled' || stay_state === 'no_show' ? 'Nothing due' : 'Paid';
}

/** Says what is due of an advance, and by when, or that the guest has reported it; '' where nothing is due. */
export function advanceWords(
  booking: Parameters<typeof awaitedAdvance>[0] & Pick<DeskBookingRow, 'reported_amount'>,
): string {
  const awaited = awaitedAdvance(booking);
  if (!awaited) return '';
  const { amount, until } = awaited;
  const how = booking.reported_amount > 0 ? 'reported' : `due${until ? ` by ${formatMoment(until)}` : ''}`;
  return `Advance of ${formatRupees(amount)} ${how}`;
}

type Asked = Pick<
  DeskBookingRow,
  'cancel_answer_by' | 'no_show_disputed_at' | 'guest_name' | 'guest_email' | 'reported_amount'
>;

/** Says which answer a booking awaits, or else what is due of its advance; '' where nothing is open. */
export function openWords(booking: Parameters<typeof advanceWords>[0] & Asked): string {
  if (booking.cancel_answer_by) return `Guest can answer until ${formatMoment(booking.cancel_answer_by)}`;
  return booking.no_show_disputed_at ? 'No-show disputed' : advanceWords(booking);
}

/** Says what its guest is asked about a cancelled booking, or what they answered to a no-show; null where nothing is. `paid`: paise that would be refunded. */
export function questionWords(booking: Asked, paid: number, isAdmin: boolean): { title: string; text: string } | null {
  const { cancel_answer_by, no_show_disputed_at, guest_name } = booking;
  if (cancel_answer_by)
    return {
      title: 'We asked the guest if they cancelled',
      text: `We asked ${guest_name} by email. If they do not confirm by ${formatMoment(cancel_answer_by)}, it counts as cancelled by the property. Then all of ${formatRupees(paid)} is refunded.`,
    };
  if (!no_show_disputed_at) return null;
  return {
    title: 'The guest says that they were there',
    text: `${isAdmin ? 'An admin decides: ask both sides.' : 'Susegad Stays decides.'} If ${guest_name} stayed at the property, select “Undo no-show”, then “Check in”. ${isAdmin ? 'If not, select “Undo no-show”, then “No-show”.' : 'If not, write to us what happened.'}`,
  };
}

/** The state of an email. */
export const mailStateWords: Record<string, string> = {
  pending: 'Waiting to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Could not be sent',
  uncertain: 'May not have arrived',
  outdated: 'Not sent: no longer true',
};

/** Says that a guest is late to check in or to check out. Returns '' if not. */
export function lateWords(
  {
    list,
    stay_state,
    check_in_date,
    check_out_date,
  }: Pick<DeskBookingRow, 'list' | 'stay_state' | 'check_in_date' | 'check_out_date'>,
  today: string,
): string {
  if (list === 'arriving' && check_in_date < today) return `Was due on ${shortDay(check_in_date)}`;
  if (list === 'leaving' && check_out_date < today) return `Was due to check out on ${shortDay(check_out_date)}`;
  return list === 'leaving' && stay_state === 'confirmed' ? 'Not checked in' : '';
}

/** Says how many rooms and nights become available. */
export const forSaleAgain = (nights: number, rooms: number) =>
  nights === 0
    ? 'No nights are left to resell.'
    : `${counted(rooms, 'room')} for ${counted(nights, 'night')} ${rooms === 1 ? 'becomes' : 'become'} available immediately.`;

/** Says what is due of a booking that costs so much, of which so much was paid. */
export function leftWords(total: number, paid: number): string {
  if (total > paid) return `Balance due: ${formatRupees(total - paid)}.`;
  return total < paid ? `Refund due: ${formatRupees(paid - total)}.` : 'Everything is paid.';
}

/** Says how many rooms a booking that is changed can have: its own count, because it gives them up. */
export const roomsWords = (free: number) => `${counted(free, 'room')} available for this booking on every night.`;

/** Says how much a change refunds, and who pays it. Returns '' if it refunds nothing. */
export function changeRefund({ refund, refund_by_site }: Pick<ChangeQuote, 'refund' | 'refund_by_site'>): string {
  if (refund === 0) return '';
  return `The guest gets a refund of ${formatRupees(refund)}. ${refundPayers(refund, refund_by_site)}`.trim();
}

/** Says at check-in that the guest may be paying the advance at this moment; '' where none is due. */
function unpaidAdvance(booking: Parameters<typeof awaitedAdvance>[0]): string {
  const awaited = awaitedAdvance(booking);
  if (!awaited) return '';
  return `The advance of ${formatRupees(awaited.amount)} was not received yet. Ask if the guest is paying it online before you collect the balance.`;
}

/** Says at check-in that passport and visa details of foreign guests are missing (Form C). */
function papersWords({ form_c, perhaps_abroad }: Pick<DeskBookingRow, 'form_c' | 'perhaps_abroad'>): string[] {
  if (perhaps_abroad)
    return ['The phone number is not an Indian one. If a guest is a foreigner, ask for passport and visa (Form C).'];
  const missing = form_c ? form_c.guests - form_c.filled : 0;
  if (missing <= 0) return [];
  return [`Form C is missing for ${counted(missing, 'foreign guest')}. Ask for passport and visa.`];
}

/** Says at check-out that the report of foreign guests is missing (Form C). Returns '' if none is. */
export function formCReminder({ form_c, perhaps_abroad }: Pick<DeskBookingRow, 'form_c' | 'perhaps_abroad'>): string {
  if (perhaps_abroad) return 'The phone number is not an Indian one. If a guest is a foreigner, report them (Form C).';
  const missing = form_c ? form_c.guests - form_c.reported : 0;
  if (missing <= 0) return '';
  const guests = counted(missing, 'foreign guest is', 'foreign guests are');
  return `${guests} not reported yet (Form C).`;
}

/** Says what the cancellation policy refunds now: by the amount, where the booking was read whole. */
function policyRefund({
  payments,
  refund_by_policy,
}: Partial<Pick<DeskBooking, 'payments' | 'refund_by_policy'>>): string {
  const paid = payments ? payments.received - payments.refunded : 0;
  if (payments && paid === 0) return 'Nothing was paid. No refund.';
  if (!payments || refund_by_policy == null) return 'The refund follows the cancellation policy.';
  return `Under the cancellation policy, the guest gets ${formatRupees(refund_by_policy)} of ${formatRupees(paid)} back.`;
}

/** Says what follows when a booking is brought to another state, before it is done. */
export function moveConsequences(
  booking: Pick<
    DeskBookingRow,
    | 'check_in_date'
    | 'check_out_date'
    | 'num_rooms'
    | 'balance'
    | 'guest_email'
    | 'stay_state'
    | 'form_c'
    | 'perhaps_abroad'
  > &
    Parameters<typeof awaitedAdvance>[0] &
    Partial<Pick<DeskBooking, 'refund_by_policy' | 'payments'>>,
  { from, to }: Pick<Deed, 'from' | 'to'>,
  today: string,
): string[] {
  const { balance, num_rooms, guest_email } = booking;
  const due = leftWords(balance, 0);
  const untold = 'This booking has no email address. Tell the guest yourself.';
  const mail = guest_email ? 'We email the guest that the booking is confirmed.' : untold;
  const undone = guest_email ? 'We email the guest that this is undone.' : untold;
  if (to === 'no_show') {
    return [
      forSaleAgain(nightsAhead(booking, today), num_rooms),
      `${policyRefund(booking)} You can then charge a no-show fee.${guest_email ? ' We email the guest that you recorded a no-show.' : ''} You can undo this while the rooms are available.`,
    ];
  }
  if (to === 'completed') {
    const { nights } = checkOutToday(booking, today);
    return nights > 0
      ? [`The guest booked until ${formatDate(booking.check_out_date)}. ${forSaleAgain(nights, num_rooms)}`]
      : [];
  }
  if (to === 'checked_in') {
    return from === 'completed'
      ? [
          `The guest is checked in again until ${formatDate(booking.check_out_date)}. Released nights stay released: change the booking to add them.`,
        ]
      : [due, unpaidAdvance(booking), ...papersWords(booking)].filter((words) => words !== '');
  }
  return {
    pending: [`The rooms are already reserved. ${mail}`],
    checked_in: ['The guest is expected again. Nights and price do not change.'],
    no_show: [`The nights are booked again at the same price, if rooms are still available. ${undone}`],
    confirmed: [],
    completed: [],
    cancelled: [],
  }[from];
}

/** Says what the guest agreed to before the desk changed a booking, and what that means until they accept the change. */
export function unacceptedAtDesk(
  { total_amount, check_in_date }: Pick<DeskBookingRow, 'total_amount' | 'check_in_date'>,
  agreed: { total_amount: number; check_in_date: string },
): string {
  return [
    ...(total_amount > agreed.total_amount
      ? [`They agreed to ${formatRupees(agreed.total_amount)}. Until they arrive, they can cancel with a full refund.`]
      : []),
    ...(check_in_date < agreed.check_in_date
      ? [`They agreed to arrive on ${formatDate(agreed.check_in_date)}. You can check them in from that day.`]
      : []),
    'They can accept the change on their booking page.',
  ].join(' ');
}
