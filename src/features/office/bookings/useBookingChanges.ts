import { useState } from 'react';
import {
  type BookingRow,
  type BookingState,
  bookingStatuses,
  paymentStatuses,
} from '#src/domain/booking/adminBookings.ts';
import type { Result } from '#src/lib/result.ts';
import { changeBooking } from './bookings.api.ts';

type Row = Pick<BookingRow, 'id' | 'booking_reference' | 'booking_status' | 'payment_status' | 'guest_name'>;

interface List {
  change: (
    row: BookingRow,
    change: { patch: Partial<BookingRow>; run: () => Promise<Result<Partial<BookingRow> | null>>; done?: string },
  ) => Promise<boolean>;
  reload: () => void;
}

/** Changes of a booking's states in a list. Cancelling gives its rooms to others, so it is asked about first. */
export function useBookingChanges(list: List) {
  const [asked, setAsked] = useState<BookingRow | null>(null);

  async function make<State extends BookingState>(row: BookingRow, state: State, next: BookingRow[State]) {
    let stale = false;
    await list.change(row, {
      patch: { [state]: next } as Partial<BookingRow>,
      run: async () => {
        const result = await changeBooking(row.id, state, row[state], next);
        stale = !result.ok && result.failure.code === 'changed';
        return result;
      },
      done: `${row.booking_reference}: ${describeState(state, next)}`,
    });
    if (stale) list.reload();
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
export function describeState(state: BookingState, value: Row[BookingState]): string {
  const name = { ...bookingStatuses, ...paymentStatuses }[value].toLowerCase();
  return state === 'booking_status' ? `status ${name}` : `payment ${name}`;
}
