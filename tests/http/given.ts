import assert from 'node:assert/strict';
import type { Actor, Owner } from './actors.ts';
import { dayFromToday, type World } from './world.ts';

/** Changes settings of the site, by column. */
export async function setSettings(world: World, settings: Record<string, unknown>): Promise<void> {
  const assignments = Object.keys(settings).map((column, index) => `${column} = $${index + 1}`);
  await world.sql(`update private.settings set ${assignments.join(', ')}`, Object.values(settings));
}

/** A valid request to book one room for two nights, with these changes. */
export function request(world: World, change: Record<string, unknown> = {}, owner: Owner = 'owner A') {
  const { hotel, room } = world.hotelOf(owner);
  return {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(10),
    check_out_date: dayFromToday(12),
    guest_name: 'Asha Kamat',
    guest_email: 'asha@guest.example',
    ...change,
  };
}

export const book = async (world: World, change: Record<string, unknown> = {}) =>
  (await world.rpc('anon', 'create_booking_tx', request(world, change))).json;

/** Expects the server to refuse a booking with this code and to keep no row. */
export async function refuses(world: World, change: Record<string, unknown>, code: string): Promise<void> {
  const count = async () => (await world.sql('select 1 from public.bookings')).length;
  const before = await count();
  assert.equal((await book(world, change)).code, code);
  assert.equal(await count(), before);
}

/** The booking that a guest sees by its reference. */
export const lookUp = async (world: World, booking_reference: string) =>
  (await world.rpc('anon', 'booking_by_reference', { booking_reference })).json.booking;

/** Changes the row of a booking, as the database would for anyone. */
export const changeRow = (world: World, booking_reference: string, set: string) =>
  world.sql(`update public.bookings set ${set} where booking_reference = $1`, [booking_reference]);

export const patch = (world: World, actor: Actor, path: string, body: unknown) =>
  world.call(actor, 'PATCH', `/rest/v1/${path}`, { body });

export async function databaseRefuses(world: World, ...statements: string[]): Promise<void> {
  for (const statement of statements)
    await assert.rejects(world.sql(statement), `the database must refuse: ${statement}`);
}

/** Expects that a stranger may call this once, and not without end, while the setting is 1. */
export async function isLimited(world: World, setting: string, name: string, args: (index: number) => unknown) {
  await setSettings(world, { [setting]: 1 });
  const isRefused = async (index: number) => (await world.rpc('anon', name, args(index))).json.code === 'rate_limited';
  assert.deepEqual([await isRefused(0), await isRefused(1)], [false, true], `${name} is allowed once`);
}

/** Expects the counters of nights to agree with bookings, holds and blocks. */
export const countersAgree = async (world: World) =>
  assert.deepEqual(await world.sql('select * from private.night_drift'), []);
