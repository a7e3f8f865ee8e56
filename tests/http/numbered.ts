import assert from 'node:assert/strict';
import type { Actor } from './actors.ts';
import { asOwner } from './given.ts';
import { dayFromToday, type World } from './world.ts';

interface Numbered {
  id: string;
  name: string;
  state: string;
  outs: object[];
}

/** The numbered rooms of owner A's property. */
export async function numberedRooms(world: World): Promise<Numbered[]> {
  const { hotel } = world.hotelOf('owner A');
  const { types } = await asOwner(world, 'desk_rooms', { hotel_id: hotel });
  return types.flatMap(({ rooms }: { rooms: Numbered[] }) => rooms);
}

/** Adds rooms to owner A's room type and returns their ids by name. */
export async function addNumbers(world: World, ...names: string[]): Promise<Record<string, string>> {
  const { room } = world.hotelOf('owner A');
  const added = await asOwner(world, 'add_rooms', { room_category_id: room, names });
  assert.equal(added.ok, true, JSON.stringify(added));
  return Object.fromEntries((await numberedRooms(world)).map(({ id, name }) => [name, id]));
}

/** Valid arguments of the calls for numbered rooms, for each actor its own room. */
export async function numberedCalls(world: World, stay: string): Promise<(actor: Actor) => Record<string, object>> {
  const { hotel, room } = world.hotelOf('owner A');
  const ids = await addNumbers(world, 'desk', 'manager', 'shared');
  const blocks: Partial<Record<Actor, string>> = {};
  for (const [name, from] of [
    ['desk', 50],
    ['manager', 52],
  ] as const) {
    const nights = { first_night: dayFromToday(from), end_date: dayFromToday(from + 1) };
    blocks[name] = (await asOwner(world, 'block_room', { room_id: ids[name], ...nights })).block_id;
  }
  return (actor) => ({
    desk_rooms: { hotel_id: hotel },
    stay_rooms: { booking_id: stay },
    give_rooms: { booking_id: stay, room_ids: [ids.shared] },
    block_room: { room_id: ids[actor], first_night: dayFromToday(60), end_date: dayFromToday(62), reason: 'Paint' },
    lift_room: { block_id: blocks[actor] },
    add_rooms: { room_category_id: room, names: [`new ${actor}`] },
    save_room: { room_id: ids.shared, name: `of ${actor}` },
    remove_room: { room_id: ids.shared },
  });
}
