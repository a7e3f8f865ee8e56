import { useState } from 'react';
import {
  type BookingRow,
  type BookingState,
  bookingStatuses,
  paymentStatuses,
} from '#src/domain/booking/adminBookings.ts';
import type { ListPage, useList } from '#src/features/office/useList.ts';
import { changeStates } from '#src/server/calls/office/bookings.ts';
import { call } from '#src/server/member.ts';

/** Changes one of the two states, if it still is what the admin saw. Answers both as they are then. */
export const changeBooking = <State extends BookingState>(
  booking_id: string,
  state: State,
  before: BookingRow[State],
  after: BookingRow[State],
) => call(changeStates, { booking_id, before: { [state]: before }, after: { [state]: after } });

type List = Pick<ReturnType<typeof useList<BookingRow, ListPage<BookingRow>>>, 'change' | 'reload'>;

/** Changes of a booking's states in a list. Cancelling gives its rooms to others, so it is asked about first. */
export function useBookingChanges({ change, reload }: List) {
  const [asked, setAsked] = useState<BookingRow | null>(null);

  async function make<State extends BookingState>(row: BookingRow, state: State, next: BookingRow[State]) {
    const changed = await change(row, {
      patch: { [state]: next } as Partial<BookingRow>,
      run: () => changeBooking(row.id, state, row[state], next),
      done: `${row.booking_reference}: ${describeState(state, next)}`,
    });
    if (!changed.ok && ['changed', 'illegal_move'].includes(changed.failure.code)) reload();
  }

  return {
    /** The booking that is about to be cancelled. */
    asked,
    answer: (yes: boolean) => {
      if (yes && asked) make(asked, 'booking_status', 'cancelled');
      setAsked(null);
    },
    change<State extends BookingState>(row: BookingRow, state: State, next: BookingRow[State]) {
      if (next === row[state]) return;
      if (next === 'cancelled') setAsked(row);
      else make(row, state, next);
    },
  };
}

/** "status confirmed", "payment paid". */
export function describeState(state: BookingState, value: BookingRow[BookingState]): string {
  const name = { ...bookingStatuses, ...paymentStatuses }[value].toLowerCase();
  return state === 'booking_status' ? `status ${name}` : `payment ${name}`;
}
