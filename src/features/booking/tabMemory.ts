import * as v from 'valibot';
import { type Guest, GuestSchema } from '#src/domain/booking/booking.ts';
import type { ChosenExtras } from '#src/domain/booking/chosenExtras.ts';
import { readJson, tabStorage } from '#src/lib/storage.ts';
import type { BookingRequest } from './booking.api.ts';

/** The form's data in this tab's storage: it survives a reload and ends with the tab. The browser stores guest data nowhere else. */

const memory = new Map<string, string>();

function write(key: string, value: unknown) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  tabStorage.set(key, text);
}

function read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null {
  const kept = v.safeParse(schema, readJson(tabStorage.get(key) ?? memory.get(key) ?? null));
  return kept.success ? kept.output : null;
}

function forget(key: string) {
  memory.delete(key);
  tabStorage.remove(key);
}

export const keepDraft = (roomId: string, guest: Guest) =>
  write(`booking-draft:${roomId}`, v.parse(GuestSchema, guest));
export const readDraft = (roomId: string): Guest =>
  read(`booking-draft:${roomId}`, GuestSchema) ?? v.parse(GuestSchema, {});

export const keepExtras = (roomId: string, chosen: ChosenExtras) => write(`booking-extras:${roomId}`, chosen);
export const readExtras = (roomId: string): ChosenExtras =>
  read(`booking-extras:${roomId}`, v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0)))) ?? {};

export const keepCode = (roomId: string, code: string) => write(`booking-code:${roomId}`, code);
export const readCode = (roomId: string): string => read(`booking-code:${roomId}`, v.string()) ?? '';

/** Returns the idempotency key of this form. It stays the same over retries and reloads until the form has booked. */
export function bookingKey(roomId: string): string {
  const name = `booking-key:${roomId}`;
  const known = read(name, v.pipe(v.string(), v.uuid()));
  if (known) return known;
  const key = crypto.randomUUID();
  write(name, key);
  return key;
}
export const renewKey = (roomId: string) => forget(`booking-key:${roomId}`);

const RequestSchema = v.custom<BookingRequest>((value) => typeof value === 'object' && value !== null);

export const keepUnanswered = (request: BookingRequest) => write(`booking-sent:${request.room_category_id}`, request);
export const readUnanswered = (roomId: string) => read(`booking-sent:${roomId}`, RequestSchema);
export const forgetUnanswered = (roomId: string) => forget(`booking-sent:${roomId}`);

export function finish(reference: string, stayToken: string | null, request: BookingRequest) {
  const { room_category_id: roomId, ...others } = request;
  forget(`booking-draft:${roomId}`);
  forget(`booking-extras:${roomId}`);
  forget(`booking-code:${roomId}`);
  forgetUnanswered(roomId);
  renewKey(roomId);
  write(`booking-guest:${reference}`, v.parse(GuestSchema, others));
  if (stayToken) write(`booking-stay:${reference}`, stayToken);
  write('booking-news', reference);
}
export const readGuest = (reference: string) => read(`booking-guest:${reference}`, GuestSchema);

/** Returns the token of the guest's own page, for a booking made in this tab. */
export const readStayToken = (reference: string) => read(`booking-stay:${reference}`, v.string());

export function takeNews(): string | null {
  const reference = read('booking-news', v.string());
  forget('booking-news');
  return reference;
}
