import { formatTime } from '../../words/en/party.ts';
import * as say from '../../words/staff/desk.ts';
import { filledBookings, soldOutWords } from '../booking/filled.ts';
import { readMoment } from '../moment.ts';
import { formatRupees } from '../money.ts';
import { monthName } from '../month.ts';
import { addDays, counted, nightsBetween, todayInKolkata } from '../stay.ts';
import type { DeskBookingRow } from './bookings.ts';
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
import { dueWords, wayWords } from './ledger.ts';
import { moneyWords, shortDay, stayDays, stayParty, stayRooms } from './stayWords.ts';

/** Home in words. */

/** "Today, Wed 25 Nov". */
export const todayWords = (today: string) => say.today(shortDay(today));

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });
const dayOf = (moment: string) => todayInKolkata(readMoment(moment));

/** "6:30 PM IST today", "6:30 PM IST on Fri 27 Nov". */
function momentWords(moment: string, today: string): string {
  const day = dayOf(moment);
  return say.ist(
    formatTime(time.format(readMoment(moment))),
    day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : say.on(shortDay(day)),
  );
}

/** Returns the title and the text of a row that waits for an answer. */
export function todoWords(todo: Todo, today: string): { title: string; text: string } {
  switch (todo.kind) {
    case 'pending':
      return {
        title: say.waitsForYourAnswer(todo.booking.guest_name),
        text: say.theRoomsStayReservedUntilYou(stayLine(todo.booking)),
      };
    case 'unsaid':
      return {
        title: say.didArrive(todo.booking.guest_name),
        text: say.dueToArriveOn(shortDay(todo.booking.check_in_date), stayLine(todo.booking), moneyWords(todo.booking)),
      };
    case 'advance':
      return {
        title: say.advanceFromIsDue(todo.booking.guest_name),
        text: say.byOrBookingExpires(
          formatRupees(todo.booking.advance_amount),
          momentWords(todo.due_at ?? '', today),
          stayLine(todo.booking),
        ),
      };
    case 'short':
      return {
        title: say.ofAdvanceFromIsDue(formatRupees(todo.due), todo.booking.guest_name),
        text: say.theyChangedToMoreExpensiveBooking(stayLine(todo.booking)),
      };
    case 'reported': {
      const { amount, reference } = todo.payment;
      return {
        title: say.reportedPaymentOf(todo.booking.guest_name, formatRupees(amount)),
        text: say.checkWhetherYouHaveReceivedIt(
          [wayWords(todo.payment), reference].filter(Boolean).join(' '),
          stayLine(todo.booking),
        ),
      };
    }
    case 'refund':
      return {
        title: say.refundTo(formatRupees(todo.payment.amount), todo.booking.guest_name),
        text: `${[dueWords(todo.payment, today)?.words, stayLine(todo.booking)].filter(Boolean).join('. ')}.`,
      };
    case 'disputed':
      return {
        title: say.saysThatTheyStayedWithYou(todo.booking.guest_name),
        text: say.youRecordedNoShow(stayLine(todo.booking)),
      };
    case 'form_c': {
      const due = todo.due_at ?? '';
      return {
        title: say.report(counted(todo.missing, 'foreign guest'), todo.booking.guest_name),
        text: say.formCDueBy(dayOf(due) < today ? 'was' : 'is', momentWords(due, today), stayLine(todo.booking)),
      };
    }
    case 'abroad':
      return {
        title: say.isForeignGuest(todo.booking.guest_name),
        text: say.thePhoneNumberIsNotIndian(stayLine(todo.booking)),
      };
    case 'reviews':
      return {
        title: say.replyToFromLast90Days(counted(todo.count, 'review')),
        text: say.theNewestIsFrom(shortDay(dayOf(todo.newest))),
      };
    case 'hold':
      return {
        title: say.onHoldForUntil(todo.guest_name, momentWords(todo.due_at ?? '', today)),
        text: say.afterThatGuestsCanBookAgain(stayRooms(todo), stayDays(todo.first_night, todo.end_date)),
      };
    case 'conflict':
      return {
        title: say.noRoomForBookingFrom(todo.channel),
        text: say.bookedOnButNoRoom(todo.room_name, stayDays(todo.first_night, todo.end_date), todo.channel),
      };
    case 'filled':
      return {
        title: say.unpaidBookingsFill(todo.room_name),
        text: say.soldOut(soldOutWords(todo), filledBookings(todo)),
      };
    case 'feed':
      return {
        title: say.weCannotReadCalendar(todo.channel),
        text: todo.read_at
          ? say.lastRead(todo.room_name, momentWords(todo.read_at, today))
          : say.neverRead(todo.room_name),
      };
    case 'rejected':
      return { title: say.yourListingNeedsChanges, text: todo.reason };
  }
}

const stayLine = (booking: DeskBookingRow) =>
  `${stayRooms(booking)}, ${stayDays(booking.check_in_date, booking.check_out_date)}, ${stayParty(booking)}`;

const answers: Record<string, string> = {
  house_rules: say.houseRulesPetsQuietHoursVisitors,
  age_restriction: say.childrenAndAge,
  payment_policy: say.howGuestsPayBalance,
};
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

/** Returns the title and the text of a suggestion for a property. */
export function helpWords(help: Help): { title: string; text: string } {
  switch (help.help) {
    case 'photos':
      return {
        title: say.addPhotos,
        text: say.guestsSeeOfYourProperty(counted(help.count, 'photo')),
      };
    case 'room_photos':
      return {
        title: say.showEveryRoom,
        text: say.noPhotosYet(listed(help.rooms)),
      };
    case 'season':
      return {
        title: say.setRatesForChristmasAndNew,
        text: say.theNightsFromToHaveSame(shortDay(help.first_night), shortDay(addDays(help.end_date, -1))),
      };
    case 'answers':
      return {
        title: say.answerGuestsQuestions,
        text: say.yourListingDoesNotMentionThese(listed(help.missing.map((one) => answers[one] ?? one))),
      };
    case 'description':
      return {
        title: say.describeYourProperty,
        text: say.yourDescriptionHas(counted(help.count, 'character')),
      };
    case 'photo_words':
      return {
        title: say.describePhotos,
        text: say.noDescription(counted(help.count, 'photo has', 'photos have')),
      };
    case 'calendars':
      return {
        title: say.connectYourOtherCalendars,
        text: say.aRoomBookedOnAirbnb,
      };
    case 'people':
      return {
        title: say.inviteSecondPerson,
        text: say.whileYouAreAwayNoOne,
      };
    case 'two_factor':
      return {
        title: say.switchOnTwoFactorSignIn,
        text: say.yourPasswordAloneProtectsYourGuests,
      };
  }
}

/** Compares this month with the one before, up to the same night. Returns '' if there is nothing to compare. */
export function comparedWords({ month, so_far, before_so_far }: Earnings): string {
  const before = monthName(addDays(month, -1)).split(' ')[0];
  if (before_so_far === 0) return '';
  const percent = Math.round(((so_far - before_so_far) * 100) / before_so_far);
  if (percent === 0) return `Same as ${before} by this date`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than ${before} by this date`;
}

/** A night of the strip as one sentence. */
export function nightWords(night: ComingNight, house: string): string {
  const { sold, blocked, held, arrivals } = night;
  const percent = occupancyOf(night);
  return [
    say.ofSold(house, shortDay(night.night), sold, counted(sellableOf(night), 'room')),
    ...(percent === null ? [] : [`${percent}%`]),
    ...(held > 0 ? [say.onHold(held)] : []),
    ...(blocked > 0 ? [say.blocked(blocked)] : []),
    counted(arrivals, 'arrival'),
  ].join(', ');
}

/** The balances to collect today, by the list that has their guests: "₹4,200.00 from 2 arrivals". */
export const collectWords = ({ arriving, arrivals, leaving, departures }: HomeHouse['collect']) =>
  [
    { list: 'arriving', amount: arriving, from: counted(arrivals, 'arrival') },
    { list: 'leaving', amount: leaving, from: counted(departures, 'departure') },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ list, amount, from }) => ({ list, words: say.from(formatRupees(amount), from) }));

/** Says when a guest with a balance due left, and how much is reported as paid. */
export const owingWords = ({ checked_out_at, check_out_date, reported_amount }: Owing) =>
  [
    checked_out_at ? say.checkedOut(shortDay(dayOf(checked_out_at))) : say.left(shortDay(check_out_date)),
    ...(reported_amount > 0 ? [say.reported(formatRupees(reported_amount))] : []),
  ].join(' · ');

/** Says how many nights a guest stays, for the row of a day. */
export const untilWords = ({ check_in_date, check_out_date }: { check_in_date: string; check_out_date: string }) =>
  say.until(counted(nightsBetween(check_in_date, check_out_date), 'night'), shortDay(check_out_date));
