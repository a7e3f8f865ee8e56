import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeFormC } from '../formCCases.ts';
import type { Actor } from './actors.ts';
import { asOwner } from './given.ts';
import { book } from './stays.ts';
import { dayFromToday, type World } from './world.ts';

export const papers = 'CANARYPASSPORT7';

export const canary = completeFormC({
  passport_number: papers,
  visa_number: 'CANARYVISA7',
  home_address: 'CANARYHOME7',
});

export async function abroad(world: World, change: object = {}) {
  const booking_id = await book(world, 0, 2, { guest_name: 'Anna Lindqvist', ...change });
  const { json } = await world.rpc('owner A', 'ask_form_c', { booking_id, by_mail: false });
  assert.match(json.token, /^[0-9a-f]{64}$/);
  return { booking_id, token: json.token as string };
}

export const fill = async (world: World, token: string, form: object = canary, form_id: unknown = randomUUID()) =>
  (await world.rpc('anon', 'fill_arrival', { token, form_id, form })).json;

export function formCCalls(world: World, { booking_id, form_id }: { booking_id: string; form_id: string }) {
  const { hotel } = world.hotelOf('owner A');
  return {
    desk_form_c: { booking_id },
    set_form_c_guests: { booking_id, guests: 2 },
    fill_form_c: { booking_id, form_id, form: canary },
    open_form_c: { form_id },
    export_form_c: { hotel_id: hotel, day: dayFromToday(0) },
    report_form_c: { form_id, is_reported: false },
    ask_form_c: { booking_id, by_mail: false },
    remove_form_c: { form_id },
  };
}

export async function filledIn(world: World) {
  const { booking_id, token } = await abroad(world);
  const form_id = randomUUID();
  assert.equal((await fill(world, token, canary, form_id)).ok, true);
  return { booking_id, token, form_id };
}

export const look = async (world: World, token: unknown) => (await world.rpc('anon', 'arrival_form', { token })).json;

export const panel = (world: World, booking_id: string) => asOwner(world, 'desk_form_c', { booking_id });

export const checkIn = (world: World, booking_id: string) =>
  asOwner(world, 'move_stay', { booking_id, seen: { stay_state: 'confirmed' }, state: 'checked_in' });

export async function report(
  world: World,
  booking_id: string,
  form_id: string,
  change: object = {},
  actor: Actor = 'owner A',
) {
  const people: { id: string; filled_at: string }[] = (await panel(world, booking_id)).people;
  const seen_at = people.find(({ id }) => id === form_id)?.filled_at;
  return (await world.rpc(actor, 'report_form_c', { form_id, seen_at, ...change })).json.code as string | undefined;
}

export const isSilent = (value: unknown) => assert.doesNotMatch(JSON.stringify(value), /CANARY(PASSPORT|VISA|HOME)7/i);
