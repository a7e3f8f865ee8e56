import * as v from 'valibot';
import * as say from '../../words/en/hotel.ts';
import { addDays, nightsBetween } from '../stay.ts';
import { paise } from './hotel.ts';

const nights = v.array(v.number());
const closed = v.array(v.boolean());

/** The answer of private.day_prices: lists have one element per day from `first_day`. */
export const DayPricesSchema = v.object({
  first_day: v.string(),
  rooms: v.array(
    v.object({
      room_category_id: v.string(),
      first_arrival: v.string(),
      last_arrival: v.string(),
      /** The hour at which bookings for today closed; null while they are open. */
      closes_at: v.optional(v.nullable(v.number()), null),
      /** A stay that fills a gap between full nights needs no minimum. */
      fills_gaps: v.optional(v.boolean(), false),
      /** Percent off stays of 7 and 28 nights, not included in the night prices. */
      weekly_discount: v.optional(v.number(), 0),
      monthly_discount: v.optional(v.number(), 0),
      prices: v.array(v.nullable(paise)),
      min_nights: nights,
      max_nights: nights,
      /** For each stay that includes the night. */
      min_through: nights,
      max_through: nights,
      /** No room is left, even if bookings without their advance expire (private.is_full). */
      is_full: closed,
      closed_to_arrival: closed,
      closed_to_departure: closed,
    }),
  ),
});
export type DayPrices = v.InferOutput<typeof DayPricesSchema>;

interface Night {
  /** Paise; null if no room is free, and for a night of the guest's own booking. */
  price: number | null;
  isTaken: boolean;
  isFull: boolean;
  /** min_nights and max_nights apply to stays that begin on the night, min_through and max_through to all that include it. */
  min_nights: number;
  max_nights: number;
  min_through: number;
  max_through: number;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
}

export interface DayRoom {
  first_arrival: string;
  last_arrival: string;
  closes_at: number | null;
  fills_gaps: boolean;
  weekly_discount: number;
  monthly_discount: number;
  nights: ReadonlyMap<string, Night>;
}

/** A booking that is being changed: its own nights are available to it. */
export interface OwnStay {
  room_category_id: string;
  check_in_date: string;
  check_out_date: string;
}

/** Joins several answers. The nights of `own` are free. */
export function readDayRooms(answers: readonly DayPrices[], own: OwnStay | null = null): DayRoom[] {
  const rooms = new Map<string, DayRoom & { nights: Map<string, Night> }>();
  for (const { first_day, rooms: told } of answers) {
    for (const room of told) {
      const { room_category_id, prices, ...rules } = room;
      const known = rooms.get(room_category_id)?.nights ?? new Map<string, Night>();
      rooms.set(room_category_id, {
        first_arrival: room.first_arrival,
        last_arrival: room.last_arrival,
        closes_at: room.closes_at,
        fills_gaps: room.fills_gaps,
        weekly_discount: room.weekly_discount,
        monthly_discount: room.monthly_discount,
        nights: known,
      });
      const isOwn = (day: string) =>
        own?.room_category_id === room_category_id && day >= own.check_in_date && day < own.check_out_date;
      for (const [place, price] of prices.entries()) {
        const day = addDays(first_day, place);
        known.set(day, {
          price,
          isTaken: price === null && !isOwn(day),
          isFull: (rules.is_full[place] ?? false) && !isOwn(day),
          min_nights: rules.min_nights[place] ?? 1,
          max_nights: rules.max_nights[place] ?? 30,
          min_through: rules.min_through[place] ?? 1,
          max_through: rules.max_through[place] ?? 30,
          closed_to_arrival: rules.closed_to_arrival[place] ?? false,
          closed_to_departure: rules.closed_to_departure[place] ?? false,
        });
      }
    }
  }
  return [...rooms.values()];
}

/** A refusal with the day, hour or number of nights that causes it. */
type Refusal =
  | {
      code:
        | 'sold_out'
        | 'closed_to_arrival'
        | 'too_late'
        | 'too_early'
        | 'night_taken'
        | 'closed_to_departure'
        | 'no_departure';
      day: string;
    }
  | { code: 'closed_today'; hour: number }
  | Limit;
type Limit = { code: 'min_nights' | 'max_nights'; nights: number; day: string };

const isFull = (room: DayRoom, night: string) => room.nights.get(night)?.isFull === true;
/** The rule of private.fills_gap: no other stay can include the night before or after. */
const fillsGap = (room: DayRoom, arrival: string, departure: string) =>
  room.fills_gaps && isFull(room, departure) && (arrival === room.first_arrival || isFull(room, addDays(arrival, -1)));

function limitsOf(room: DayRoom, arrival: string, departure: string): { least: Limit; most: Limit } {
  let least: Limit = { code: 'min_nights', nights: 1, day: arrival };
  let most: Limit = { code: 'max_nights', nights: 30, day: arrival };
  for (let day = arrival; day < departure; day = addDays(day, 1)) {
    const night = room.nights.get(day);
    if (!night) continue;
    const [min, max] = day === arrival ? [night.min_nights, night.max_nights] : [night.min_through, night.max_through];
    if (min > least.nights) least = { ...least, nights: min, day };
    if (max < most.nights) most = { ...most, nights: max, day };
  }
  return { least, most };
}

/** Checks dates as private.refuse_stay does, and by free rooms; null if nothing known is against them. */
function refuseStay(room: DayRoom, arrival: string, departure: string): Refusal | null {
  const first = room.nights.get(arrival);
  const length = nightsBetween(arrival, departure);
  if (first?.isTaken) return { code: 'sold_out', day: arrival };
  if (arrival < room.first_arrival) {
    return room.closes_at === null
      ? { code: 'too_late', day: room.first_arrival }
      : { code: 'closed_today', hour: room.closes_at };
  }
  if (arrival > room.last_arrival) return { code: 'too_early', day: room.last_arrival };
  if (first?.closed_to_arrival) return { code: 'closed_to_arrival', day: arrival };
  const { least, most } = limitsOf(room, arrival, departure);
  if (length < least.nights && !fillsGap(room, arrival, departure)) return least;
  for (let night = addDays(arrival, 1); night < departure; night = addDays(night, 1)) {
    if (room.nights.get(night)?.isTaken) return { code: 'night_taken', day: night };
  }
  if (length > most.nights) return most;
  if (room.nights.get(departure)?.closed_to_departure) return { code: 'closed_to_departure', day: departure };
  return null;
}

/** Says why no stay can begin on the day, and the largest minimum that its shortest stays break. */
function judgeArrival(room: DayRoom, day: string): { refusal: Refusal | null; rule: Limit | null } {
  let rule: Limit | null = null;
  let noDeparture: Refusal | null = null;
  for (let length = 1; length <= 30; length += 1) {
    const refusal = refuseStay(room, day, addDays(day, length));
    if (refusal?.code === 'min_nights') {
      if (!rule || refusal.nights > rule.nights) rule = refusal;
    }
    // A longer stay can only solve a minimum or a closed departure day.
    else if (refusal?.code === 'closed_to_departure') noDeparture ??= { code: 'no_departure', day };
    else return { refusal: refusal && (noDeparture ?? refusal), rule };
  }
  return { refusal: noDeparture ?? rule, rule };
}

function inWords(refusal: Refusal, arrival: string): string {
  switch (refusal.code) {
    case 'sold_out':
      return say.soldOut;
    case 'too_late':
      return say.bookedFrom(refusal.day);
    case 'too_early':
      return say.bookedUntil(refusal.day);
    case 'closed_to_arrival':
      return say.noArrival(refusal.day);
    case 'closed_today':
      return say.closedToday(refusal.hour);
    case 'min_nights':
      return (refusal.day === arrival ? say.nightsAtLeast : say.nightsAtLeastWith)(refusal.nights, refusal.day);
    case 'max_nights':
      return (refusal.day === arrival ? say.nightsAtMost : say.nightsAtMostWith)(refusal.nights, refusal.day);
    case 'night_taken':
      return say.soldOutOn(refusal.day);
    case 'no_departure':
      return say.noDepartureAfter(refusal.day);
    case 'closed_to_departure':
      return say.noDeparture(refusal.day);
  }
}

/** Returns null if one room is possible. A broken rule says more than a full room, so it is shown first. */
function oneFor(refusals: readonly (Refusal | null)[]): Refusal | null {
  if (refusals.includes(null)) return null;
  return refusals.find((refusal) => refusal?.code !== 'sold_out') ?? refusals[0] ?? null;
}

export interface DayFacts {
  price: number | null;
  isSoldOut: boolean;
  refusal: string | null;
  note: string | null;
}

/** Returns the facts of a day, as an arrival, or as a departure after the chosen arrival. */
export function factsOfDay(rooms: readonly DayRoom[], day: string, arrival: string | null): DayFacts {
  const nights = rooms.map((room) => room.nights.get(day)).filter((night) => night !== undefined);
  const prices = nights.map(({ price }) => price).filter((price) => price !== null);
  const facts = {
    price: prices.length > 0 ? Math.min(...prices) : null,
    isSoldOut: nights.length > 0 && nights.every(({ isTaken }) => isTaken),
  };
  if (arrival && day >= arrival) {
    const departure = day === arrival ? addDays(day, 1) : day;
    const refusal = oneFor(rooms.map((room) => refuseStay(room, arrival, departure)));
    return { ...facts, refusal: refusal && inWords(refusal, arrival), note: null };
  }
  const judged = rooms.map((room) => judgeArrival(room, day));
  const refusal = oneFor(judged.map((room) => room.refusal));
  const limits = judged.filter((room) => room.refusal?.code === refusal?.code).map((room) => room.rule);
  const fewest = Math.min(...limits.map((limit) => limit?.nights ?? 1));
  const least = limits.find((limit) => limit?.nights === fewest);
  const rule = least ? inWords(least, day) : null;
  if (!refusal) return { ...facts, refusal, note: rule };
  const why = inWords(refusal, day);
  return { ...facts, refusal: refusal.code === 'night_taken' && rule ? say.ruleAndWhy(rule, why) : why, note: null };
}
