import { useRef, useState } from 'react';
import { failure, type Result } from '#src/lib/result.ts';
import { type BookingRequest, createBooking, lost, type Refusal } from './booking.api.ts';
import { bookingKey, finish, forgetUnanswered, keepUnanswered, readUnanswered, renewKey } from './visit.ts';

/** Pauses before a request without an answer is sent again, in milliseconds. */
const pauses = [800, 2500] as const;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends until an answer comes. Sending twice is safe: one key makes one booking. */
async function sendUntilAnswered(request: BookingRequest): Promise<Result<string, Refusal>> {
  for (const milliseconds of pauses) {
    const result = await createBooking(request);
    if (result.ok || result.reason.code !== 'lost') return result;
    await pause(milliseconds);
  }
  return createBooking(request);
}

export type BookOutcome =
  | { kind: 'booked'; reference: string }
  | { kind: 'refused'; refusal: Refusal }
  /** An earlier try with other details had booked after all. */
  | { kind: 'booked_before'; reference: string };

/**
 * Books a room at most once, whatever happens to the answer: one key for one form until it has booked, and a request without
 * an answer is kept, so that its booking can be found later.
 */
export async function bookRoom(request: Omit<BookingRequest, 'idempotency_key'>): Promise<BookOutcome> {
  const roomId = request.room_category_id;
  const full = { ...request, idempotency_key: bookingKey(roomId) };
  const earlier = readUnanswered(roomId);
  if (!earlier) keepUnanswered(full);

  const result = await sendUntilAnswered(full);
  if (result.ok) {
    finish(result.value, full);
    return { kind: 'booked', reference: result.value };
  }
  if (result.reason.code === 'lost') return { kind: 'refused', refusal: result.reason };
  if (result.reason.code !== 'key_reused') {
    // What a busy or limited server says of this request is nothing about an earlier one, which may still have booked.
    if (!['busy', 'rate_limited'].includes(result.reason.code)) forgetUnanswered(roomId);
    return { kind: 'refused', refusal: result.reason };
  }

  // The key has booked something else: the earlier try without an answer. Sent as it was, it gives its reference.
  const before = earlier ? await sendUntilAnswered(earlier) : failure(result.reason);
  if (!before.ok && before.reason.code === 'lost') return { kind: 'refused', refusal: lost };
  renewKey(roomId);
  forgetUnanswered(roomId);
  return before.ok ? { kind: 'booked_before', reference: before.value } : { kind: 'refused', refusal: result.reason };
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
