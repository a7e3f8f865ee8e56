import type { BookingFacts } from './bookingFacts.ts';

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

/** The database refuses all other moves (`private.stay_moves`). */
const mayFollow: Record<StayState, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['pending', 'cancelled', 'completed'],
  checked_in: ['completed'],
  completed: ['confirmed', 'cancelled'],
  no_show: ['confirmed'],
  cancelled: ['pending', 'confirmed'],
};

/** The statuses to choose from, including the current one. If the status changed elsewhere, only the status is known. */
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
