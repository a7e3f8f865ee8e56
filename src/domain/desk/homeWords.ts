import * as say from '../../words/staff/home.ts';
import { filledBookings, soldOutWords } from '../booking/filled.ts';
import { formatClock, readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { monthName } from '../month.ts';
import { addDays, counted, nightsBetween, todayInKolkata } from '../stay.ts';
import { type DeskBookingRow, deskListWords } from './bookings.ts';
import {
  type ComingNight,
  type Earnings,
  type Help,
  type HomeHouse,
  type Owing,
  occupancyOf,
  sellableOf,
  type Todo,
} from './home.ts';
import { refundDueWords, wayWords } from './ledger.ts';
import { moneyWords, shortDay, stayDays, stayParty, stayRooms } from './stayWords.ts';

export const todayWords = (today: string) => say.todayIs(shortDay(today));

const dayOf = (moment: string) => todayInKolkata(readMoment(moment));

function momentWords(moment: string, today: string): string {
  const [day, at] = [dayOf(moment), formatClock(moment)];
  if (day === today) return say.momentToday(at);
  return day === addDays(today, 1) ? say.momentTomorrow(at) : say.momentOnDay(at, shortDay(day));
}

export function todoWords(todo: Todo, today: string): { title: string; text: string } {
  switch (todo.kind) {
    case 'pending':
      return {
        title: say.confirmBookingOf(todo.booking.guest_name),
        text: say.roomsAreOnHoldUntilYouAnswer(stayLine(todo.booking)),
      };
    case 'unsaid':
      return {
        title: say.didGuestArrive(todo.booking.guest_name),
        text: say.wasDueToArrive(
          shortDay(todo.booking.check_in_date),
          stayLine(todo.booking),
          moneyWords(todo.booking),
        ),
      };
    case 'advance':
      return {
        title: say.advanceIsDue(todo.booking.guest_name),
        text: say.bookingExpiresWithoutAdvance(
          formatRupees(todo.booking.advance_amount),
          momentWords(todo.due_at ?? '', today),
          stayLine(todo.booking),
        ),
      };
    case 'short':
      return {
        title: say.restOfAdvanceIsDue(formatRupees(todo.due), todo.booking.guest_name),
        text: say.changedAfterPaying(stayLine(todo.booking)),
      };
    case 'reported': {
      const { amount, method, reference } = todo.payment;
      const number = reference && (method === 'upi' || method === 'bank') ? say.utr(reference) : reference;
      return {
        title: say.guestReportedPayment(todo.booking.guest_name, formatRupees(amount)),
        text: say.checkWhetherYouReceivedIt(
          [wayWords(todo.payment), number].filter(Boolean).join(', '),
          stayLine(todo.booking),
        ),
      };
    }
    case 'refund':
      return {
        title: say.refundToGuest(formatRupees(todo.payment.amount), todo.booking.guest_name),
        text: `${[refundDueWords(todo.payment, today)?.words, say.payGuestThenRecord, stayLine(todo.booking)].filter(Boolean).join('. ')}.`,
      };
    case 'disputed':
      return {
        title: say.guestSaysTheyStayed(todo.booking.guest_name),
        text: say.weDecideAboutNoShow(stayLine(todo.booking)),
      };
    case 'form_c': {
      const due = todo.due_at ?? '';
      return {
        title: say.reportForeignGuests(counted(todo.missing, 'foreign guest'), todo.booking.guest_name),
        text: (dayOf(due) < today ? say.formCWasDue : say.formCIsDue)(momentWords(due, today), stayLine(todo.booking)),
      };
    }
    case 'abroad':
      return {
        title: say.isGuestForeign(todo.booking.guest_name),
        text: say.phoneNumberIsNotIndian(stayLine(todo.booking)),
      };
    case 'reviews':
      return {
        title: say.replyToReviews(counted(todo.count, 'review')),
        text: say.newestReviewIsFrom(shortDay(dayOf(todo.newest))),
      };
    case 'hold':
      return {
        title: say.onHoldUntil(todo.guest_name, momentWords(todo.due_at ?? '', today)),
        text: say.afterHoldGuestsCanBook(stayRooms(todo), stayDays(todo.first_night, todo.end_date)),
      };
    case 'conflict': {
      const days = stayDays(todo.first_night, todo.end_date);
      if (todo.is_free)
        return {
          title: say.roomIsAvailableAgain(todo.room_name),
          text: say.roomIsBlockedFor(days, todo.channel),
        };
      return todo.stays.length > 0
        ? {
            title: say.roomSoldTwice(todo.room_name),
            text: say.bookedHereAndOn(
              days,
              todo.channel,
              listed(todo.stays.map(({ guest_name, booking_reference }) => `${guest_name} (${booking_reference})`)),
            ),
          }
        : {
            title: say.noRoomForBookingFrom(todo.channel),
            text: say.bookedOnChannelWithoutRoom(todo.room_name, days, todo.channel),
          };
    }
    case 'visa':
      return {
        title: say.visaEndsBeforeCheckOut(todo.booking.guest_name),
        text: say.visaOfGuestEnds(shortDay(todo.visa_until), stayLine(todo.booking)),
      };
    case 'roomless':
      return {
        title: todo.count > 1 ? say.guestsWithoutRoom(todo.count) : say.guestWithoutRoom(todo.booking.guest_name),
        text: say.chooseTheirRoom(todo.booking.guest_name, stayLine(todo.booking)),
      };
    case 'broken':
      return {
        title: say.roomIsBroken(todo.room, todo.broken),
        text: say.moveGuestOrRepair(todo.booking.guest_name, shortDay(todo.night), stayLine(todo.booking)),
      };
    case 'problem':
      return { title: say.roomIsBroken(todo.room, todo.broken), text: say.repairOrTakeOut };
    case 'filled':
      return {
        title: say.unpaidBookingsFill(todo.room_name),
        text: say.soldOutWithoutAdvance(soldOutWords(todo), filledBookings(todo)),
      };
    case 'feed':
      return {
        title: say.weCannotReadCalendar(todo.channel),
        text: todo.read_at
          ? say.calendarLastRead(todo.room_name, momentWords(todo.read_at, today))
          : say.calendarNeverRead(todo.room_name),
      };
    case 'rejected':
      return { title: say.listingNeedsChanges, text: todo.reason };
  }
}

const stayLine = (booking: DeskBookingRow) =>
  `${stayRooms(booking)}, ${stayDays(booking.check_in_date, booking.check_out_date)}, ${stayParty(booking)}`;

const subjects: Record<string, string> = say.listingSubjects;
const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

export function helpWords(help: Help): { title: string; text: string } {
  switch (help.help) {
    case 'photos':
      return {
        title: say.addPhotos,
        text: say.guestsSeeSoManyPhotos(counted(help.count, 'photo')),
      };
    case 'room_photos':
      return {
        title: say.showEveryRoom,
        text: say.noPhotosYet(listed(help.rooms)),
      };
    case 'season':
      return {
        title: say.setHolidayRates,
        text: say.holidayRatesAreLikeOthers(shortDay(help.first_night), shortDay(addDays(help.end_date, -1))),
      };
    case 'answers':
      return {
        title: say.answerGuestsQuestions,
        text: say.listingDoesNotMention(listed(help.missing.map((one) => subjects[one] ?? one))),
      };
    case 'description':
      return {
        title: say.describeYourProperty,
        text: say.yourDescriptionIsShort(counted(help.count, 'character')),
      };
    case 'photo_words':
      return {
        title: say.describePhotos,
        text: say.photosWithoutDescription(counted(help.count, 'photo')),
      };
    case 'calendars':
      return {
        title: say.connectOtherCalendars,
        text: say.connectedCalendarsBlockNights,
      };
    case 'people':
      return {
        title: say.inviteSecondPerson,
        text: say.nobodyElseCanAnswer,
      };
    case 'two_factor':
      return {
        title: say.switchOnTwoFactorSignIn,
        text: say.passwordAloneProtectsGuests,
      };
  }
}

/** Compares this month with the month before, up to the same night. Returns '' if there is nothing to compare. */
export function comparedWords({ month, so_far, before_so_far }: Earnings): string {
  const [before = ''] = monthName(addDays(month, -1)).split(' ');
  if (before_so_far === 0) return '';
  const percent = Math.round(((so_far - before_so_far) * 100) / before_so_far);
  if (percent === 0) return say.sameAsMonth(before);
  return percent > 0 ? say.moreThanMonth(percent, before) : say.lessThanMonth(-percent, before);
}

export function nightWords(night: ComingNight, house: string): string {
  const { sold, blocked, held, arrivals } = night;
  const percent = occupancyOf(night);
  return [
    say.roomsSoldOnNight(house, shortDay(night.night), sold, counted(sellableOf(night), 'room')),
    ...(percent === null ? [] : [`${percent}%`]),
    ...(held > 0 ? [say.roomsOnHold(held)] : []),
    ...(blocked > 0 ? [say.roomsBlocked(blocked)] : []),
    counted(arrivals, 'arrival'),
  ].join(', ');
}

export const collectWords = ({ arriving, arrivals, leaving, departures }: HomeHouse['collect']) =>
  [
    { list: 'arriving', amount: arriving, from: counted(arrivals, 'arrival') },
    { list: 'leaving', amount: leaving, from: counted(departures, 'check-out') },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ list, amount, from }) => ({ list, words: say.amountFrom(formatRupees(amount), from) }));

/** Says since when money is due, or until when the guests stay. */
export const owingWords = ({
  list,
  checked_out_at,
  check_out_date,
  reported_amount,
}: Pick<Owing, 'list' | 'checked_out_at' | 'check_out_date' | 'reported_amount'>) =>
  [
    list !== 'past'
      ? deskListWords[list]
      : checked_out_at
        ? say.checkedOut(shortDay(dayOf(checked_out_at)))
        : say.leftOn(shortDay(check_out_date)),
    ...(reported_amount > 0 ? [say.amountReported(formatRupees(reported_amount))] : []),
  ].join(' · ');

export const untilWords = ({ check_in_date, check_out_date }: { check_in_date: string; check_out_date: string }) =>
  say.nightsUntil(counted(nightsBetween(check_in_date, check_out_date), 'night'), shortDay(check_out_date));
