import { useRef, useState } from 'react';
import { isOutcomeUnknown, type Result, success } from '#src/lib/result.ts';
import type { FailureOf, ResultOf } from '#src/server/apiClient.ts';
import { createBooking } from '#src/server/calls/booking.ts';
import { callAsGuest } from '#src/server/guest.ts';
import type { HumanCheck } from '#src/ui/useTurnstile.tsx';
import { language } from '#src/words/en/language.ts';
import { type BookingRequest, readOffer } from './booking.api.ts';
import { bookingKey, finish, forgetUnanswered, keepUnanswered, readUnanswered, renewKey } from './tabMemory.ts';

/** Milliseconds before each retry of a request without an answer. */
const pauses = [800, 2500] as const;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries until an answer arrives. This is safe: one idempotency key makes one booking. */
async function sendUntilAnswered(request: BookingRequest): Promise<ResultOf<typeof createBooking>> {
  for (const milliseconds of pauses) {
    const result = await callAsGuest(createBooking, request);
    // Without a network, retries are useless and the message can appear at once.
    if (result.ok || !isOutcomeUnknown(result.failure) || !navigator.onLine) return result;
    await pause(milliseconds);
  }
  return callAsGuest(createBooking, request);
}

export type BookingFailure = FailureOf<typeof createBooking>;

/** The server did not answer, so the booking may exist. A retry does not book twice. */
export interface LostTry {
  kind: 'lost';
  failure: BookingFailure;
  wasOffline: boolean;
  /** False if no request left this device. */
  mayBeBooked: boolean;
}

type BookOutcome =
  | { kind: 'booked'; reference: string }
  | { kind: 'refused'; failure: BookingFailure }
  | LostTry
  | { kind: 'booked_before'; reference: string };

let proven = '';

/** Passes the human check once for this key. */
async function proveOnce(key: string, human: HumanCheck): Promise<Result<unknown>> {
  if (proven === key) return success(null);
  const shown = await human.ask();
  if (!shown.ok || !shown.value) return shown;
  const { proveHuman } = await import('#src/server/calls/proveHuman.ts');
  const proved = await callAsGuest(proveHuman, { token: shown.value, key });
  if (proved.ok) proven = key;
  return proved;
}

/** Books a room at most once. It keeps an unanswered request, so that a later try can find its booking. `human`: the check that a person books. */
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
  if (isOutcomeUnknown(failure)) {
    const mayBeBooked = earlier !== null || wasOnline || navigator.onLine;
    if (!mayBeBooked) forgetUnanswered(roomId);
    return { kind: 'lost', failure, wasOffline: !navigator.onLine, mayBeBooked };
  }
  if (import.meta.env.PUBLIC_TURNSTILE_SITE_KEY && failure.code === 'human_needed') proven = '';
  if (failure.code !== 'key_reused') {
    // A busy or rate-limited answer says nothing about an earlier request, which may have booked.
    if (!['busy', 'rate_limited'].includes(failure.code)) forgetUnanswered(roomId);
    return { kind: 'refused', failure };
  }

  // The key belongs to an earlier request without an answer. Sent again, it returns that booking's reference.
  const before = earlier ? await sendUntilAnswered(earlier) : result;
  if (!before.ok && isOutcomeUnknown(before.failure)) {
    return { kind: 'lost', failure: before.failure, wasOffline: !navigator.onLine, mayBeBooked: true };
  }
  renewKey(roomId);
  forgetUnanswered(roomId);
  return before.ok
    ? { kind: 'booked_before', reference: before.value.booking_reference }
    : { kind: 'refused', failure };
}

export function useBookRoom() {
  const running = useRef(false);
  const [isBooking, setBooking] = useState(false);
  async function book(...args: Parameters<typeof bookRoom>): Promise<BookOutcome | null> {
    if (running.current) return null;
    running.current = true;
    setBooking(true);
    try {
      const outcome = await bookRoom(...args);
      // The page is left after a booking. Until then the button stays busy.
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
