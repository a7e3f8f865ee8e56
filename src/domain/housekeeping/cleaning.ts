import * as v from 'valibot';

/** The rooms of today, as cleaners and the front desk see them. Nothing about guests: cleaners sign in with a link alone. */

export const roomStates = ['dirty', 'clean', 'inspected'] as const;
export type RoomState = (typeof roomStates)[number];

const RoomSchema = v.object({
  id: v.string(),
  name: v.string(),
  floor: v.string(),
  /** The name of its room type. */
  room_name: v.string(),
  state: v.picklist(roomStates),
  broken: v.string(),
  /** The day on which a room that is out of order can be used again. */
  out_until: v.nullable(v.string()),
  leaving: v.nullable(v.picklist(['left', 'leaves'])),
  tonight: v.nullable(v.picklist(['stays', 'arrives', 'arrived'])),
  /** `HH:MM`, if the guests said so. */
  arrives_at: v.nullable(v.string()),
  /** It has no booking, but guests of its room type are in a room that the desk has not chosen here. */
  is_unsure: v.optional(v.boolean()),
});
export type Room = v.InferOutput<typeof RoomSchema>;

/** Dirty rooms first, rooms out of order last. Of these, rooms that guests leave, those who have left before the others. Then arrivals, stays, free rooms. */
function rank({ state, out_until, leaving, tonight }: Room): number {
  if (out_until) return 20;
  const done = state === 'dirty' ? 0 : 10;
  const next = tonight === 'arrives' ? 0 : 1;
  if (leaving) return done + (leaving === 'left' ? 0 : 2) + next;
  return done + (tonight ? 4 + next : 6);
}

export const CleaningSchema = v.object({
  today: v.string(),
  hotel_name: v.string(),
  rows: v.array(RoomSchema),
});
export type Cleaning = v.InferOutput<typeof CleaningSchema>;

export const roomFilters = ['all', ...roomStates, 'broken'] as const;
export type RoomFilter = (typeof roomFilters)[number];

const isIn = ({ state, broken }: Room, filter: RoomFilter) =>
  filter === 'all' || (filter === 'broken' ? broken !== '' : state === filter);

/** Returns the rooms of a filter in the order of cleaning. A room in `before` keeps the place that it had as such. */
export function roomsIn(rooms: readonly Room[], filter: RoomFilter, before: Readonly<Record<string, Room>> = {}) {
  const placed = (room: Room) => before[room.id] ?? room;
  return rooms
    .filter((room) => isIn(placed(room), filter))
    .toSorted((one, other) => rank(placed(one)) - rank(placed(other)));
}

export const longestNote = 200;

/** A cleaner's tap, with the phone's time in milliseconds. */
export const TapSchema = v.object({
  room_id: v.string(),
  at: v.number(),
  state: v.optional(v.picklist(['clean', 'dirty'])),
  broken: v.optional(v.string()),
});
export type Tap = v.InferOutput<typeof TapSchema>;

/** The most that are sent at once. */
const mostTaps = 200;

/** Adds a tap to those that wait. It replaces an earlier one of the same kind for its room. */
export const addTap = (taps: readonly Tap[], tap: Tap): Tap[] => [
  ...taps.filter(
    ({ room_id, state }) => room_id !== tap.room_id || (state === undefined) !== (tap.state === undefined),
  ),
  tap,
];

export const firstTaps = (taps: readonly Tap[]) => taps.slice(0, mostTaps);

/** Returns the taps that were made while others were sent. */
export const withoutSent = (taps: readonly Tap[], sent: readonly Tap[]) =>
  taps.filter((tap) => !sent.some(({ room_id, at }) => room_id === tap.room_id && at === tap.at));

/** Returns the argument of clean_rooms. It names ages, because the phone's clock may be wrong. */
export const tapsToSend = (taps: readonly Tap[], now: number) =>
  taps.map(({ at, broken, ...tap }) => ({
    ...tap,
    // The database refuses half a letter, and this tap would hold up the others.
    ...(broken !== undefined && { broken: broken.toWellFormed() }),
    seconds_ago: Math.max(0, (now - at) / 1000),
  }));

/** Returns the rooms as they will be once the waiting taps are sent. */
export const withTaps = (rooms: readonly Room[], taps: readonly Tap[]): Room[] =>
  rooms.map((room) => {
    const own = taps.filter(({ room_id }) => room_id === room.id);
    const state = own.find((tap) => tap.state !== undefined)?.state ?? room.state;
    return { ...room, state, broken: own.find((tap) => tap.broken !== undefined)?.broken ?? room.broken };
  });
