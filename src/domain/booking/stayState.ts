import type { BookingFacts } from './bookingFacts.ts';

/** Where a stay is, as the desk of its house reads it; guests and admins read four statuses, which follow. */
export const stayStates = ['pending', 'confirmed', 'checked_in', 'completed', 'no_show', 'cancelled'] as const;
export type StayState = (typeof stayStates)[number];

type BookingStatus = BookingFacts['booking_status'];

const statusOf: Record<StayState, BookingStatus> = {
  pending: 'pending',
  confirmed: 'confirmed',
  checked_in: 'confirmed',
  completed: 'completed',
  no_show: 'cancelled',
  cancelled: 'cancelled',
};

/** Which statuses admins may give a stay: `private.stay_moves` of the database refuses all others. */
const mayFollow: Record<StayState, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['pending', 'cancelled', 'completed'],
  checked_in: ['completed'],
  completed: ['confirmed', 'cancelled'],
  no_show: ['confirmed'],
  cancelled: ['pending', 'confirmed'],
};

/** The statuses to choose from, with the one that it has. A change that was made meanwhile is known by the status alone. */
export function statusChoices({
  stay_state,
  booking_status,
}: {
  stay_state: StayState;
  booking_status: BookingStatus;
}) {
  const state = statusOf[stay_state] === booking_status ? stay_state : booking_status;
  return [booking_status, ...mayFollow[state]];
}
