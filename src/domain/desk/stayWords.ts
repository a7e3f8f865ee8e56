import { guestWords } from '../../words/en/party.ts';
import * as say from '../../words/staff/bookings.ts';
import { partyOf, typesWords } from '../booking/parts.ts';
import { formatMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { counted, formatDate } from '../stay.ts';
import { awaitedAdvance, type ChangeQuote, type DeskBooking, type DeskBookingRow, type DeskList } from './bookings.ts';
import { refundPayers } from './ledger.ts';
import { checkOutToday, nightsAhead, type StayAction } from './stayActions.ts';

export const emptyListWords: Record<DeskList, { title: string; text: string }> = say.emptyLists;

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
export const shortDay = (date: string) => dayAndMonth.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

export const stayDays = (check_in: string, check_out: string) => `${shortDay(check_in)} – ${shortDay(check_out)}`;

const longDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
export const longDay = (date: string) => longDayFormat.format(new Date(`${date}T00:00:00Z`)).replace(/^(\w+) /, '$1, ');

type OfTypes = Partial<Pick<DeskBookingRow, 'parts'>>;
export const stayRooms = (booking: Pick<DeskBookingRow, 'num_rooms' | 'room_name'> & OfTypes) => typesWords(booking);
export const stayParty = (booking: Pick<DeskBookingRow, 'num_rooms' | 'num_adults' | 'num_children'> & OfTypes) =>
  guestWords(partyOf(booking));

/** Returns "2 × Garden Room, Fri 12 Dec – Sun 14 Dec, 2 adults". */
export const stayLine = (
  booking: Pick<
    DeskBookingRow,
    'num_rooms' | 'room_name' | 'check_in_date' | 'check_out_date' | 'num_adults' | 'num_children'
  > &
    OfTypes,
) => [stayRooms(booking), stayDays(booking.check_in_date, booking.check_out_date), stayParty(booking)].join(', ');

export function moneyWords(booking: Parameters<typeof awaitedAdvance>[0] & Pick<DeskBookingRow, 'refund_due'>): string {
  const { balance, refund_due, stay_state } = booking;
  if (balance > 0) return (awaitedAdvance(booking) ? say.amountDueInAll : say.amountDue)(formatRupees(balance));
  const refund = Math.max(-balance, refund_due);
  if (refund > 0) return say.amountRefundDue(formatRupees(refund));
  return stay_state === 'cancelled' || stay_state === 'no_show' ? say.nothingDue : say.paymentStatuses.paid;
}

export function advanceWords(
  booking: Parameters<typeof awaitedAdvance>[0] & Pick<DeskBookingRow, 'reported_amount'>,
): string {
  const awaited = awaitedAdvance(booking);
  if (!awaited) return '';
  const { amount, until } = awaited;
  if (booking.reported_amount > 0) return say.advanceOfReported(formatRupees(amount));
  return until ? say.advanceOfDueBy(formatRupees(amount), formatMoment(until)) : say.advanceOfDue(formatRupees(amount));
}

type Asked = Pick<
  DeskBookingRow,
  'cancel_answer_by' | 'no_show_disputed_at' | 'guest_name' | 'guest_email' | 'reported_amount'
>;

export function openWords(booking: Parameters<typeof advanceWords>[0] & Asked): string {
  if (booking.cancel_answer_by) return say.guestCanAnswerUntil(formatMoment(booking.cancel_answer_by));
  return booking.no_show_disputed_at ? say.noShowDisputed : advanceWords(booking);
}

/** Says what we ask the guest about a cancellation, or their answer to a no-show; null if neither. `paid`: paise to refund. */
export function questionWords(booking: Asked, paid: number, isAdmin: boolean): { title: string; text: string } | null {
  const { cancel_answer_by, no_show_disputed_at, guest_name } = booking;
  if (cancel_answer_by)
    return {
      title: say.weAskedIfCancelled,
      text: say.cancelledByPropertyUnlessConfirmed(guest_name, formatMoment(cancel_answer_by), formatRupees(paid)),
    };
  if (!no_show_disputed_at) return null;
  return {
    title: say.guestSaysTheyWereThere,
    text: isAdmin ? say.noShowDisputeForAdmin(guest_name) : say.noShowDisputeForProperty(guest_name),
  };
}

export const mailStateWords = say.mailStates;

export function lateWords(
  {
    list,
    stay_state,
    check_in_date,
    check_out_date,
  }: Pick<DeskBookingRow, 'list' | 'stay_state' | 'check_in_date' | 'check_out_date'>,
  today: string,
): string {
  if (list === 'arriving' && check_in_date < today) return say.wasDueToArrive(shortDay(check_in_date));
  if (list === 'leaving' && check_out_date < today) return say.wasDueToCheckOut(shortDay(check_out_date));
  return list === 'leaving' && stay_state === 'confirmed' ? say.notCheckedIn : '';
}

export function releasedNightsWords(nights: number, rooms: number): string {
  if (nights === 0) return say.noNightsLeftToResell;
  const stay = counted(nights, 'night');
  return rooms === 1 ? say.roomBecomesAvailable(stay) : say.roomsBecomeAvailable(counted(rooms, 'room'), stay);
}

export function leftWords(total: number, paid: number): string {
  if (total > paid) return say.balanceDue(formatRupees(total - paid));
  return total < paid ? say.refundDue(formatRupees(paid - total)) : say.everythingIsPaid;
}

/** The count includes the booking's own rooms, because a change frees them. */
export const roomsWords = (free: number) =>
  say.roomsAvailableForBooking(counted(free, 'room of this type is', 'rooms of this type are'));

export function changeRefund({ refund, refund_by_site }: Pick<ChangeQuote, 'refund' | 'refund_by_site'>): string {
  if (refund === 0) return '';
  return `${say.guestGetsRefund(formatRupees(refund))} ${refundPayers(refund, refund_by_site)}`.trim();
}

/** Says at check-in that the guest may be paying the advance now; '' if none is due. */
function unpaidAdvance(booking: Parameters<typeof awaitedAdvance>[0]): string {
  const awaited = awaitedAdvance(booking);
  if (!awaited) return '';
  return say.advanceNotReceivedYet(formatRupees(awaited.amount));
}

/** Returns the papers that a guest who checked in may still need: Form C, and the register of Indian guests. */
export function papersNeeded({
  form_c,
  perhaps_abroad,
  has_register,
  num_adults,
  num_children,
}: Pick<DeskBookingRow, 'form_c' | 'perhaps_abroad' | 'has_register' | 'num_adults' | 'num_children'>) {
  const foreign = form_c?.guests ?? 0;
  return [
    ...(perhaps_abroad || foreign > (form_c?.filled ?? 0) ? (['abroad'] as const) : []),
    ...(has_register && foreign < num_adults + num_children ? (['register'] as const) : []),
  ];
}

function papersWords({ form_c, perhaps_abroad }: Pick<DeskBookingRow, 'form_c' | 'perhaps_abroad'>): string[] {
  if (perhaps_abroad) return [say.askForPassport];
  const missing = form_c ? form_c.guests - form_c.filled : 0;
  if (missing <= 0) return [];
  return [say.formCIsMissing(counted(missing, 'foreign guest'))];
}

/** Says at check-out that the report of foreign guests (Form C) is missing; '' if not. */
export function formCReminder({ form_c, perhaps_abroad }: Pick<DeskBookingRow, 'form_c' | 'perhaps_abroad'>): string {
  if (perhaps_abroad) return say.reportForeigners;
  const missing = form_c ? form_c.guests - form_c.reported : 0;
  if (missing <= 0) return '';
  const guests = counted(missing, 'foreign guest is', 'foreign guests are');
  return say.notReportedYet(guests);
}

/** Uses the amount if the whole booking is loaded, else only the policy. */
function policyRefund({
  payments,
  refund_by_policy,
}: Partial<Pick<DeskBooking, 'payments' | 'refund_by_policy'>>): string {
  const paid = payments ? payments.received - payments.refunded : 0;
  if (payments && paid === 0) return say.nothingWasPaid;
  if (!payments || refund_by_policy == null) return say.refundFollowsPolicy;
  return refund_by_policy > 0
    ? say.policyRefunds(formatRupees(refund_by_policy), formatRupees(paid))
    : say.policyRefundsNothing;
}

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
  { from, to }: Pick<StayAction, 'from' | 'to'>,
  today: string,
): string[] {
  const { balance, num_rooms, guest_email } = booking;
  const due = leftWords(balance, 0);
  if (to === 'no_show') {
    return [
      releasedNightsWords(nightsAhead(booking, today), num_rooms),
      policyRefund(booking),
      say.youCanChargeNoShowFee,
      ...(guest_email ? [say.weEmailNoShow] : []),
      say.undoableWhileAvailable,
    ];
  }
  if (to === 'completed') {
    const { nights } = checkOutToday(booking, today);
    return nights > 0
      ? [say.guestBookedUntil(formatDate(booking.check_out_date)), releasedNightsWords(nights, num_rooms)]
      : [];
  }
  if (to === 'checked_in') {
    return from === 'completed'
      ? [say.checkedInAgainUntil(formatDate(booking.check_out_date))]
      : [
          balance > 0 ? say.collectBalance(formatRupees(balance)) : due,
          unpaidAdvance(booking),
          ...papersWords(booking),
        ].filter((words) => words !== '');
  }
  return {
    pending: [say.roomsAreReserved, guest_email ? say.weEmailConfirmation : say.tellGuestYourself],
    checked_in: [say.expectedAgain],
    no_show: [say.nightsBookedAgain, guest_email ? say.weEmailUndo : say.tellGuestYourself],
    confirmed: [],
    completed: [],
    cancelled: [],
  }[from];
}

/** Says what the guest agreed to before the front desk changed the booking, and what applies until they accept. */
export function unacceptedAtDesk(
  { total_amount, check_in_date }: Pick<DeskBookingRow, 'total_amount' | 'check_in_date'>,
  agreed: { total_amount: number; check_in_date: string },
): string {
  return [
    ...(total_amount > agreed.total_amount ? [say.guestAgreedToPrice(formatRupees(agreed.total_amount))] : []),
    ...(check_in_date < agreed.check_in_date ? [say.guestAgreedToArrival(formatDate(agreed.check_in_date))] : []),
    say.guestCanAcceptChange,
  ].join(' ');
}
