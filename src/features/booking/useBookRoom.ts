import { useRef, useState } from 'react';
import { isLost, type Result, success } from '#src/lib/result.ts';
import { createBooking } from '#src/server/calls/booking.ts';
import type { FailureOf, ResultOf } from '#src/server/door.ts';
import { callAsGuest } from '#src/server/guest.ts';
import type { HumanCheck } from '#src/ui/useTurnstile.tsx';
import { language } from '#src/words/en/language.ts';
import { type BookingRequest, readOffer } from './booking.api.ts';
import { bookingKey, finish, forgetUnanswered, keepUnanswered, readUnanswered, renewKey } from './tabMemory.ts';

/** Pauses before a request without an answer is sent again, in milliseconds. */
const pauses = [800, 2500] as const;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends until an answer comes. Sending twice is safe: one key makes one booking. */
async function sendUntilAnswered(request: BookingRequest): Promise<ResultOf<typeof createBooking>> {
  for (const milliseconds of pauses) {
    const result = await callAsGuest(createBooking, request);
    // Without a network nobody waits for pauses: what is said then is that it is gone.
    if (result.ok || !isLost(result.failure) || !navigator.onLine) return result;
    await pause(milliseconds);
  }
  return callAsGuest(createBooking, request);
}

/** Why a booking was not made. */
export type BookingFailure = FailureOf<typeof createBooking>;

/** Nobody said whether it is booked. Sent again, it is booked once. */
export interface LostTry {
  kind: 'lost';
  failure: BookingFailure;
  /** The network was gone at the end. */
  wasOffline: boolean;
  /** An answer may have got lost: false where nothing has left this device. */
  mayBeBooked: boolean;
}

type BookOutcome =
  | { kind: 'booked'; reference: string }
  | { kind: 'refused'; failure: BookingFailure }
  | LostTry
  /** An earlier try with other details had booked after all. */
  | { kind: 'booked_before'; reference: string };

/** The key of a form that a person was seen to send. */
let proven = '';

/** Shows that a person sends the booking with this key, where the form asks: once, as long as the server takes it for shown. */
async function proveOnce(key: string, human: HumanCheck): Promise<Result<unknown>> {
  if (proven === key) return success(null);
  const shown = await human.ask();
  if (!shown.ok || !shown.value) return shown;
  const { proveHuman } = await import('#src/server/calls/proveHuman.ts');
  const proved = await callAsGuest(proveHuman, { token: shown.value, key });
  if (proved.ok) proven = key;
  return proved;
}

/**
 * Books a room at most once, whatever happens to the answer: one key for one form until it has booked, and a request without
 * an answer is kept, so that its booking can be found later. `human`: shows that a person books.
 */
async function bookRoom(
  request: Omit<BookingRequest, 'idempotency_key' | 'offer' | 'language'>,
  human: HumanCheck | undefined,
): Promise<BookOutcome> {
  const roomId = request.room_category_id;
  const full = { ...request, idempotency_key: bookingKey(roomId), offer: readOffer(), language };
  if (import.meta.env.PUBLIC_TURNSTILE_SITE_KEY && human) {
    const proved = await proveOnce(full.idempotency_key, human);
    if (!proved.ok) return { kind: 'refused', failure: proved.failure };
  }
  const earlier = readUnanswered(roomId);
  const wasOnline = navigator.onLine;
  if (!earlier) keepUnanswered(full);

  const result = await sendUntilAnswered(full);
  if (result.ok) {
    const { booking_reference: reference, stay_token } = result.value;
    finish(reference, stay_token, full);
    return { kind: 'booked', reference };
  }
  const { failure } = result;
  if (isLost(failure)) {
    const mayBeBooked = earlier !== null || wasOnline || navigator.onLine;
    if (!mayBeBooked) forgetUnanswered(roomId);
    return { kind: 'lost', failure, wasOffline: !navigator.onLine, mayBeBooked };
  }
  if (import.meta.env.PUBLIC_TURNSTILE_SITE_KEY && failure.code === 'human_needed') proven = '';
  if (failure.code !== 'key_reused') {
    // What a busy or limited server says of this request is nothing about an earlier one, which may still have booked.
    if (!['busy', 'rate_limited'].includes(failure.code)) forgetUnanswered(roomId);
    return { kind: 'refused', failure };
  }

  // The key has booked something else: the earlier try without an answer. Sent as it was, it gives its reference.
  const before = earlier ? await sendUntilAnswered(earlier) : result;
  if (!before.ok && isLost(before.failure)) {
    return { kind: 'lost', failure: before.failure, wasOffline: !navigator.onLine, mayBeBooked: true };
  }
  renewKey(roomId);
  forgetUnanswered(roomId);
  return before.ok
    ? { kind: 'booked_before', reference: before.value.booking_reference }
    : { kind: 'refused', failure };
}

/** `bookRoom` for a screen: one call at a time, however often it is pressed. */
export function useBookRoom() {
  const running = useRef(false);
  const [isBooking, setBooking] = useState(false);
  async function book(...args: Parameters<typeof bookRoom>): Promise<BookOutcome | null> {
    if (running.current) return null;
    running.current = true;
    setBooking(true);
    try {
      const outcome = await bookRoom(...args);
      // After a booking the page is left; until then the button must not come back.
      if (outcome.kind !== 'booked') release();
      return outcome;
    } catch (error) {
      release();
      throw error;
    }
  }
  function release() {
    running.current = false;
    setBooking(false);
  }
  return { isBooking, book };
}
