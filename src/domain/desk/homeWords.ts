import { filledBookings, filledNights } from '../booking/filled.ts';
import { formatClock, readMoment } from '../moment.ts';
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
export const todayWords = (today: string) => `Today, ${shortDay(today)}`;

const dayOf = (moment: string) => todayInKolkata(readMoment(moment));

/** "6:30 PM IST today", "6:30 PM IST on Fri 27 Nov". */
function momentWords(moment: string, today: string): string {
  const day = dayOf(moment);
  return `${formatClock(moment)} IST ${day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : `on ${shortDay(day)}`}`;
}

/** Returns the title and the text of a row that waits for an answer. */
export function todoWords(todo: Todo, today: string): { title: string; text: string } {
  switch (todo.kind) {
    case 'pending':
      return {
        title: `${todo.booking.guest_name} waits for your answer`,
        text: `${stayLine(todo.booking)}. The rooms stay reserved until you confirm or decline.`,
      };
    case 'unsaid':
      return {
        title: `Did ${todo.booking.guest_name} arrive?`,
        text: `Due to arrive on ${shortDay(todo.booking.check_in_date)}: ${stayLine(todo.booking)}, ${moneyWords(todo.booking)}.`,
      };
    case 'advance':
      return {
        title: `Advance from ${todo.booking.guest_name} is due`,
        text: `${formatRupees(todo.booking.advance_amount)} by ${momentWords(todo.due_at ?? '', today)}, or the booking expires. ${stayLine(todo.booking)}.`,
      };
    case 'short':
      return {
        title: `${formatRupees(todo.due)} of the advance from ${todo.booking.guest_name} is due`,
        text: `They changed to a more expensive booking after they paid. It does not expire. Ask them to pay the rest, or cancel the booking. ${stayLine(todo.booking)}.`,
      };
    case 'reported': {
      const { amount, reference } = todo.payment;
      return {
        title: `${todo.booking.guest_name} reported a payment of ${formatRupees(amount)}`,
        text: `${[wayWords(todo.payment), reference].filter(Boolean).join(' ')}. Check whether you have received it. ${stayLine(todo.booking)}.`,
      };
    }
    case 'refund':
      return {
        title: `Refund ${formatRupees(todo.payment.amount)} to ${todo.booking.guest_name}`,
        text: `${[dueWords(todo.payment, today)?.words, stayLine(todo.booking)].filter(Boolean).join('. ')}.`,
      };
    case 'disputed':
      return {
        title: `${todo.booking.guest_name} says that they stayed with you`,
        text: `You recorded a no-show. Susegad Stays decides. If they stayed, open the booking and select “Undo no-show”. If not, tell us what happened. ${stayLine(todo.booking)}.`,
      };
    case 'form_c': {
      const due = todo.due_at ?? '';
      return {
        title: `Report ${counted(todo.missing, 'foreign guest')}: ${todo.booking.guest_name}`,
        text: `Form C ${dayOf(due) < today ? 'was' : 'is'} due by ${momentWords(due, today)}. ${stayLine(todo.booking)}.`,
      };
    }
    case 'abroad':
      return {
        title: `Is ${todo.booking.guest_name} a foreign guest?`,
        text: `The phone number is not an Indian one. You must report guests who are not Indian citizens, with passport and visa details (Form C). ${stayLine(todo.booking)}.`,
      };
    case 'reviews':
      return {
        title: `Reply to ${counted(todo.count, 'review')} from the last 90 days`,
        text: `The newest is from ${shortDay(dayOf(todo.newest))}. Guests read your reply below the review.`,
      };
    case 'hold':
      return {
        title: `On hold for ${todo.guest_name} until ${momentWords(todo.due_at ?? '', today)}`,
        text: `${stayRooms(todo)}, ${stayDays(todo.first_night, todo.end_date)}. After that, guests can book again.`,
      };
    case 'conflict':
      return {
        title: `No room for a booking from ${todo.channel}`,
        text: `${todo.room_name}, ${stayDays(todo.first_night, todo.end_date)}. Booked on ${todo.channel}, but no room is available here.`,
      };
    case 'filled':
      return {
        title: `Unpaid bookings fill ${todo.room_name}`,
        text: `${filledNights(todo)} sold out. The advance for these bookings is not received: ${filledBookings(todo)}. Call the guests, or cancel the bookings.`,
      };
    case 'feed':
      return {
        title: `We cannot read the ${todo.channel} calendar`,
        text: todo.read_at
          ? `${todo.room_name}: last read ${momentWords(todo.read_at, today)}. Bookings made there since then are not blocked here.`
          : `${todo.room_name}: never read. Bookings there are not blocked here.`,
      };
    case 'rejected':
      return { title: 'Your listing needs changes', text: todo.reason };
  }
}

const stayLine = (booking: DeskBookingRow) =>
  `${stayRooms(booking)}, ${stayDays(booking.check_in_date, booking.check_out_date)}, ${stayParty(booking)}`;

const answers: Record<string, string> = {
  house_rules: 'house rules (pets, quiet hours, visitors)',
  age_restriction: 'children and age',
  payment_policy: 'how guests pay the balance',
};
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

/** Returns the title and the text of a suggestion for a property. */
export function helpWords(help: Help): { title: string; text: string } {
  switch (help.help) {
    case 'photos':
      return {
        title: 'Add photos',
        text: `Guests see ${counted(help.count, 'photo')} of your property. With 10 photos, they can see every room before they book.`,
      };
    case 'room_photos':
      return {
        title: 'Show every room',
        text: `No photos yet: ${listed(help.rooms)}. Guests choose a room by its photos.`,
      };
    case 'season':
      return {
        title: 'Set rates for Christmas and New Year',
        text: `The nights from ${shortDay(help.first_night)} to ${shortDay(addDays(help.end_date, -1))} have the same rates as all others.`,
      };
    case 'answers':
      return {
        title: 'Answer guests’ questions',
        text: `Your listing does not mention these yet: ${listed(help.missing.map((one) => answers[one] ?? one))}.`,
      };
    case 'description':
      return {
        title: 'Describe your property',
        text: `Your description has ${counted(help.count, 'character')}. With 300, you can say who it suits and what is nearby.`,
      };
    case 'photo_words':
      return {
        title: 'Describe the photos',
        text: `${counted(help.count, 'photo has', 'photos have')} no description. Guests who use a screen reader rely on descriptions.`,
      };
    case 'calendars':
      return {
        title: 'Connect your other calendars',
        text: 'A room booked on Airbnb or Booking.com is then blocked here, and the other way round.',
      };
    case 'people':
      return {
        title: 'Invite a second person',
        text: 'While you are away, no one else can answer guests, check them in or record payments. The front desk does not see payout details.',
      };
    case 'two_factor':
      return {
        title: 'Switch on two-factor sign-in',
        text: 'Your password alone protects your guests’ data and your payouts. A code from your phone keeps others out.',
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
    `${house}, ${shortDay(night.night)}: ${sold} of ${counted(sellableOf(night), 'room')} sold`,
    ...(percent === null ? [] : [`${percent}%`]),
    ...(held > 0 ? [`${held} on hold`] : []),
    ...(blocked > 0 ? [`${blocked} blocked`] : []),
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
    .map(({ list, amount, from }) => ({ list, words: `${formatRupees(amount)} from ${from}` }));

/** Says when a guest with a balance due left, and how much is reported as paid. */
export const owingWords = ({ checked_out_at, check_out_date, reported_amount }: Owing) =>
  [
    checked_out_at ? `Checked out ${shortDay(dayOf(checked_out_at))}` : `Left ${shortDay(check_out_date)}`,
    ...(reported_amount > 0 ? [`${formatRupees(reported_amount)} reported`] : []),
  ].join(' · ');

/** Says how many nights a guest stays, for the row of a day. */
export const untilWords = ({ check_in_date, check_out_date }: { check_in_date: string; check_out_date: string }) =>
  `${counted(nightsBetween(check_in_date, check_out_date), 'night')}, until ${shortDay(check_out_date)}`;
