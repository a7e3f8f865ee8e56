import * as v from 'valibot';
import { FilledSchema } from '../booking/filled.ts';
import { paise } from '../hotel/hotel.ts';
import { type DeskBookingRow, DeskBookingRowSchema } from './bookings.ts';
import { LedgerEntrySchema } from './ledger.ts';
import { houseRights, PersonRoleSchema } from './people.ts';

const of = { hotel_id: v.string(), hotel_name: v.string(), due_at: v.nullable(v.string()) };
const stay = { ...of, booking: DeskBookingRowSchema };
const room = { ...of, room_name: v.string() };

const TodoSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['pending', 'unsaid', 'advance', 'abroad', 'disputed']), ...stay }),
  v.object({ kind: v.literal('short'), ...stay, due: paise }),
  v.object({ kind: v.literal('form_c'), ...stay, missing: v.number() }),
  v.object({ kind: v.literal('reviews'), ...of, count: v.number(), newest: v.string() }),
  v.object({ kind: v.picklist(['reported', 'refund']), ...stay, payment: LedgerEntrySchema }),
  v.object({
    kind: v.literal('hold'),
    ...room,
    guest_name: v.string(),
    num_rooms: v.number(),
    first_night: v.string(),
    end_date: v.string(),
  }),
  v.object({ kind: v.literal('visa'), ...stay, visa_until: v.string() }),
  /** The next of `count` bookings in house without a numbered room. */
  v.object({ kind: v.literal('roomless'), ...stay, count: v.number() }),
  /** A room with a reported problem. The guests of the booking have it on `night`. */
  v.object({ kind: v.literal('broken'), ...stay, room: v.string(), broken: v.string(), night: v.string() }),
  /** Another room with a reported problem. */
  v.object({ kind: v.literal('problem'), ...of, room: v.string(), broken: v.string() }),
  v.object({
    kind: v.literal('conflict'),
    ...room,
    channel: v.string(),
    first_night: v.string(),
    end_date: v.string(),
    /** True if a room is available again, which blocks it at the next reading of the calendar. */
    is_free: v.optional(v.boolean(), false),
    /** Bookings here on the same nights. */
    stays: v.optional(v.array(v.object({ id: v.string(), booking_reference: v.string(), guest_name: v.string() })), []),
  }),
  v.object({ kind: v.literal('filled'), ...of, ...FilledSchema.entries }),
  v.object({ kind: v.literal('feed'), ...room, channel: v.string(), read_at: v.nullable(v.string()) }),
  v.object({ kind: v.literal('rejected'), ...of, property_id: v.string(), reason: v.string() }),
]);
export type Todo = v.InferOutput<typeof TodoSchema>;

const HelpSchema = v.variant('help', [
  v.object({ help: v.picklist(['photos', 'photo_words', 'description']), count: v.number() }),
  v.object({ help: v.literal('room_photos'), rooms: v.array(v.string()) }),
  v.object({ help: v.literal('answers'), missing: v.array(v.string()) }),
  v.object({ help: v.literal('season'), first_night: v.string(), end_date: v.string() }),
  v.object({ help: v.picklist(['calendars', 'people', 'two_factor']) }),
]);
export type Help = v.InferOutput<typeof HelpSchema>;

const NightSchema = v.object({
  night: v.string(),
  rooms: v.number(),
  sold: v.number(),
  blocked: v.number(),
  held: v.number(),
  arrivals: v.number(),
});
export type ComingNight = v.InferOutput<typeof NightSchema>;

/** Paise, taxes included. */
const EarningsSchema = v.object({
  month: v.string(),
  /** Until last night. */
  so_far: v.number(),
  expected: v.number(),
  /** The whole month before, and its first nights: as many as have passed this month. */
  before: v.number(),
  before_so_far: v.number(),
});
export type Earnings = v.InferOutput<typeof EarningsSchema>;

const HomeHouseSchema = v.object({
  id: v.string(),
  property_id: v.string(),
  name: v.string(),
  city: v.string(),
  role: v.union([v.literal('owner'), PersonRoleSchema]),
  rights: v.array(v.picklist(houseRights)),
  /** Numbers of bookings. Today's arrivals are `arriving` − `late` + `arrived`. */
  counts: v.object({
    arriving: v.number(),
    late: v.number(),
    arrived: v.number(),
    staying: v.number(),
    leaving: v.number(),
  }),
  next: v.nullable(v.object({ day: v.string(), stays: v.number() })),
  /** Balances due in paise, and their number: from guests who arrive today, and who leave today. */
  collect: v.object({ arriving: paise, arrivals: v.number(), leaving: paise, departures: v.number() }),
  /** From today on; null for a property without rooms. */
  nights: v.nullable(v.array(NightSchema)),
  earnings: v.nullable(EarningsSchema),
  helps: v.nullable(v.array(HelpSchema)),
});
export type HomeHouse = v.InferOutput<typeof HomeHouseSchema>;

const OwingSchema = v.object({ ...DeskBookingRowSchema.entries, reason: v.nullable(v.string()) });
export type Owing = v.InferOutput<typeof OwingSchema>;

export const DeskHomeSchema = v.object({
  today: v.string(),
  houses: v.array(HomeHouseSchema),
  arriving: v.array(DeskBookingRowSchema),
  leaving: v.array(DeskBookingRowSchema),
  staying: v.optional(v.array(DeskBookingRowSchema), []),
  /** Guests who left with a balance due, the last to leave first. */
  owing: v.array(OwingSchema),
  todo: v.array(TodoSchema),
  todo_total: v.number(),
  /** More tasks, which pages of the last release do not know. */
  visas: v.optional(v.array(TodoSchema), []),
});
export type DeskHome = v.InferOutput<typeof DeskHomeSchema>;

/** Deadlines of money and law come after rooms sold twice, before other tasks. A hold needs no action. */
const urgency: Partial<Record<Todo['kind'], number>> = {
  ...{ conflict: 0, hold: 3 },
  ...{ form_c: 1, abroad: 1, visa: 1, reported: 1, refund: 1, advance: 1, short: 1, disputed: 1, pending: 1 },
};
const urgencyOf = ({ kind }: Todo) => urgency[kind] ?? 2;

/** Returns the home page of one property, or of all for ''. The most urgent tasks come first, of these the earliest due. */
export function homeOf(home: DeskHome, hotel: string): DeskHome {
  const isShown = ({ hotel_id }: { hotel_id: string }) => !hotel || hotel_id === hotel;
  const dueOf = ({ due_at }: Todo) => (due_at ? Date.parse(due_at) : Number.MAX_VALUE);
  const todo = [...home.todo, ...home.visas]
    .filter(isShown)
    .sort((one, other) => urgencyOf(one) - urgencyOf(other) || dueOf(one) - dueOf(other));
  return {
    today: home.today,
    houses: home.houses.filter(({ id }) => !hotel || id === hotel),
    arriving: home.arriving.filter(isShown),
    leaving: home.leaving.filter(isShown),
    staying: home.staying.filter(isShown),
    owing: home.owing.filter(isShown),
    todo,
    todo_total: hotel ? todo.length : home.todo_total + home.visas.length,
    visas: [],
  };
}

/** Returns the bookings with money to collect today, and its sum in paise: guests who left first, then who leave, arrive or arrived today. */
export function toCollect({ today, houses, arriving, leaving, staying, owing }: DeskHome) {
  const isDue = ({ balance, erased_at }: DeskBookingRow) => balance > 0 && !erased_at;
  const arrived = staying.filter(({ check_in_date }) => check_in_date === today);
  return {
    rows: [...owing, ...[...leaving, ...arriving, ...arrived].filter(isDue)] as (DeskBookingRow & Partial<Owing>)[],
    // The lists have up to 200 bookings; the sums include all.
    count: houses.reduce((sum, { collect }) => sum + collect.arrivals + collect.departures, owing.length),
    amount:
      houses.reduce((sum, { collect }) => sum + collect.arriving + collect.leaving, 0) +
      owing.reduce((sum, { balance }) => sum + balance, 0),
  };
}

/** Adds up the earnings of several properties; null if none is known. */
export function sumEarnings(houses: readonly Pick<HomeHouse, 'earnings'>[]): Earnings | null {
  const known = houses.flatMap(({ earnings }) => earnings ?? []);
  const [first, ...others] = known;
  if (!first) return null;
  return others.reduce(
    (sum, one) => ({
      month: sum.month,
      so_far: sum.so_far + one.so_far,
      expected: sum.expected + one.expected,
      before: sum.before + one.before,
      before_so_far: sum.before_so_far + one.before_so_far,
    }),
    first,
  );
}

export function nextArrivals(houses: readonly Pick<HomeHouse, 'next'>[]): { day: string; stays: number } | null {
  const days = houses.flatMap(({ next }) => next ?? []);
  const day = days.map((next) => next.day).sort()[0];
  return day === undefined
    ? null
    : { day, stays: days.filter((next) => next.day === day).reduce((sum, next) => sum + next.stays, 0) };
}

export const sellableOf = ({ rooms, blocked }: Pick<ComingNight, 'rooms' | 'blocked'>) => Math.max(0, rooms - blocked);

/** Returns the sold part of the rooms that can be sold, in whole percent; null if no room can be sold. */
export function occupancyOf(night: Pick<ComingNight, 'rooms' | 'blocked' | 'sold'>): number | null {
  const sellable = sellableOf(night);
  return sellable > 0 ? Math.round((night.sold * 100) / sellable) : null;
}
