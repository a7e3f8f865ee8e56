import { filledBookings, filledNights } from '../booking/filled.ts';
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
export const todayWords = (today: string) => `Today, ${shortDay(today)}`;

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });
const dayOf = (moment: string) => todayInKolkata(readMoment(moment));

/** "18:30 today", "18:30 on Fri 27 Nov". */
function momentWords(moment: string, today: string): string {
  const day = dayOf(moment);
  return `${time.format(readMoment(moment))} ${day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : `on ${shortDay(day)}`}`;
}

/** What waits for an answer: what it is, and what there is to know. */
export function todoWords(todo: Todo, today: string): { title: string; text: string } {
  switch (todo.kind) {
    case 'pending':
      return {
        title: `${todo.booking.guest_name} waits for your answer`,
        text: `${stayLine(todo.booking)}. Its rooms are taken until you confirm or decline.`,
      };
    case 'unsaid':
      return {
        title: `Did ${todo.booking.guest_name} come?`,
        text: `Awaited since ${shortDay(todo.booking.check_in_date)}: ${stayLine(todo.booking)}, ${moneyWords(todo.booking)}.`,
      };
    case 'advance':
      return {
        title: `The advance of ${todo.booking.guest_name} is due`,
        text: `${formatRupees(todo.booking.advance_amount)} by ${momentWords(todo.due_at ?? '', today)}. Without it the booking expires. ${stayLine(todo.booking)}.`,
      };
    case 'short':
      return {
        title: `${formatRupees(todo.due)} of the advance of ${todo.booking.guest_name} is due`,
        text: `They changed the booking after they paid, and it costs more now. It does not expire. Ask them for the rest, or cancel the booking. ${stayLine(todo.booking)}.`,
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
        title: `${todo.booking.guest_name} says that they were there`,
        text: `You recorded a no-show. Susegad Stays decides. If they stayed with you, open the booking and select “Undo no-show”. If not, write to us what happened. ${stayLine(todo.booking)}.`,
      };
    case 'form_c': {
      const due = todo.due_at ?? '';
      return {
        title: `Report ${counted(todo.missing, 'guest')} from abroad: ${todo.booking.guest_name}`,
        text: `The 24 hours of Form C ${dayOf(due) < today ? 'ended' : 'end'} ${momentWords(due, today)}. ${stayLine(todo.booking)}.`,
      };
    }
    case 'abroad':
      return {
        title: `Is ${todo.booking.guest_name} from abroad?`,
        text: `The phone number is not an Indian one. Guests from abroad are reported, with passport and visa (Form C). ${stayLine(todo.booking)}.`,
      };
    case 'reviews':
      return {
        title: `${counted(todo.count, 'review')} of the last 90 days without a reply`,
        text: `The newest is of ${shortDay(dayOf(todo.newest))}. Guests read a reply beneath the review.`,
      };
    case 'hold':
      return {
        title: `Held for ${todo.guest_name} until ${momentWords(todo.due_at ?? '', today)}`,
        text: `${stayRooms(todo)}, ${stayDays(todo.first_night, todo.end_date)}. Then it is for sale again.`,
      };
    case 'conflict':
      return {
        title: `No room for a stay from ${todo.channel}`,
        text: `${todo.room_name}, ${stayDays(todo.first_night, todo.end_date)}: sold there and here.`,
      };
    case 'filled':
      return {
        title: `Unpaid bookings fill ${todo.room_name}`,
        text: `${filledNights(todo)} sold out, and the advance of these bookings was not received: ${filledBookings(todo)}. Call these guests, or cancel bookings that nobody will pay.`,
      };
    case 'feed':
      return {
        title: `We cannot read the calendar of ${todo.channel}`,
        text: todo.read_at
          ? `${todo.room_name}: last read ${momentWords(todo.read_at, today)}. Later bookings there are not blocked here.`
          : `${todo.room_name}: never read. Bookings there are not blocked here.`,
      };
    case 'rejected':
      return { title: 'The review asks for changes', text: todo.reason };
  }
}

const stayLine = (booking: DeskBookingRow) =>
  `${stayRooms(booking)}, ${stayDays(booking.check_in_date, booking.check_out_date)}, ${stayParty(booking)}`;

const answers: Record<string, string> = {
  house_rules: 'house rules (pets, quiet hours, visitors)',
  age_restriction: 'children and age',
  payment_policy: 'how the rest is paid',
};
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

/** What would help a house: what to do, and what it is good for. */
export function helpWords(help: Help): { title: string; text: string } {
  switch (help.help) {
    case 'photos':
      return {
        title: 'Add photos',
        text: `Guests see ${counted(help.count, 'photo')} of the house. With ten they can look into every room before they ask.`,
      };
    case 'room_photos':
      return {
        title: 'Show every room',
        text: `No photo yet of ${listed(help.rooms)}: guests choose a room by what they see.`,
      };
    case 'season':
      return {
        title: 'Set prices for the turn of the year',
        text: `The nights from ${shortDay(help.first_night)} to ${shortDay(addDays(help.end_date, -1))} cost what all others do.`,
      };
    case 'answers':
      return {
        title: 'Answer what guests ask',
        text: `Nothing is said yet about ${listed(help.missing.map((one) => answers[one] ?? one))}.`,
      };
    case 'description':
      return {
        title: 'Say more about the house',
        text: `The description has ${counted(help.count, 'letter')}. A paragraph of 300 tells who it is for and what is near.`,
      };
    case 'photo_words':
      return {
        title: 'Describe the photos',
        text: `${counted(help.count, 'photo has', 'photos have')} no words: who does not see them is told nothing.`,
      };
    case 'calendars':
      return {
        title: 'Connect your other calendars',
        text: 'A room that is booked on Airbnb or Booking.com is then taken here too, and the other way round.',
      };
    case 'people':
      return {
        title: 'Invite a second person',
        text: 'Nobody else can answer, check in or record a payment while you are away. The desk sees no payout data.',
      };
    case 'two_factor':
      return {
        title: 'Switch on the second step',
        text: 'A password alone opens your guests’ data and your payouts. A code of your phone keeps others out.',
      };
  }
}

/** How this month does beside the one before, until the same night; empty where there is nothing to compare. */
export function comparedWords({ month, so_far, before_so_far }: Earnings): string {
  const before = monthName(addDays(month, -1)).split(' ')[0];
  if (before_so_far === 0) return '';
  const percent = Math.round(((so_far - before_so_far) * 100) / before_so_far);
  if (percent === 0) return `As much as in ${before} by the same day`;
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than in ${before} by the same day`;
}

/** A night of the strip as one sentence. */
export function nightWords(night: ComingNight, house: string): string {
  const { sold, blocked, held, arrivals } = night;
  const percent = occupancyOf(night);
  return [
    `${house}, ${shortDay(night.night)}: ${sold} of ${counted(sellableOf(night), 'room')} sold`,
    ...(percent === null ? [] : [`${percent} %`]),
    ...(held > 0 ? [`${held} held`] : []),
    ...(blocked > 0 ? [`${blocked} blocked`] : []),
    counted(arrivals, 'stay begins', 'stays begin'),
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

/** When a guest left who owes a balance, and how much is reported as paid. */
export const owingWords = ({ checked_out_at, check_out_date, reported_amount }: Owing) =>
  [
    checked_out_at ? `Checked out ${shortDay(dayOf(checked_out_at))}` : `Left ${shortDay(check_out_date)}`,
    ...(reported_amount > 0 ? [`${formatRupees(reported_amount)} reported`] : []),
  ].join(' · ');

/** How many nights somebody stays, as the row of a day says it. */
export const untilWords = ({ check_in_date, check_out_date }: { check_in_date: string; check_out_date: string }) =>
  `${counted(nightsBetween(check_in_date, check_out_date), 'night')}, until ${shortDay(check_out_date)}`;
