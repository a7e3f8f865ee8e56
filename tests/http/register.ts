import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { asOwner } from './given.ts';
import type { World } from './world.ts';

export const guest = { name: 'Asha Kamat', document: 'aadhaar', last4: '4321' };

export async function turnOn(world: World, is_on = true) {
  const { hotel } = world.hotelOf('owner A');
  assert.equal((await asOwner(world, 'set_guest_register', { hotel_id: hotel, is_on })).ok, true);
}

export const add = async (world: World, booking_id: string, change: object = {}, actor: Actor = 'owner A') =>
  (await world.rpc(actor, 'register_guest', { booking_id, guest_id: randomUUID(), ...guest, ...change })).json;

/** Valid arguments of the calls for the register, with a guest who is in it. */
export async function registerCalls(world: World, booking_id: string): Promise<Record<string, object>> {
  const guest_id = randomUUID();
  await turnOn(world);
  assert.equal((await add(world, booking_id, { guest_id })).ok, true);
  return {
    desk_register: { booking_id },
    register_guest: { booking_id, guest_id, ...guest },
  };
}
