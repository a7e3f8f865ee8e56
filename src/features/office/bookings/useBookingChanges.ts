import { useState } from 'react';
import {
  askedFirst,
  type BookingRow,
  type BookingState,
  type BookingStates,
  bookingStatuses,
  paymentNames,
} from '#src/domain/booking/adminBookings.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { showError } from '#src/features/office/showError.ts';
import { withAction } from '#src/features/office/toastAction.ts';
import type { ListPage, useList } from '#src/features/office/useList.ts';
import { type Result, success } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { changeStates, undoChange } from '#src/server/calls/office/bookings.ts';
import { call } from '#src/server/member.ts';
import * as say from '#src/words/staff/adminBookings.ts';

export type Changed = Pick<
  BookingRow,
  'id' | 'hotel_id' | 'booking_reference' | 'guest_name' | 'check_in_date' | 'check_out_date' | keyof BookingStates
>;
export interface Choice {
  booking: Changed;
  state: BookingState;
  next: BookingRow[BookingState];
}
export interface Done {
  states: BookingStates;
  undo: string;
}

export const changeBooking = ({ booking, state, next }: Choice, asked: object = {}) =>
  call(changeStates, {
    booking_id: booking.id,
    before: { [state]: booking[state] },
    after: { [state]: next },
    change_id: crypto.randomUUID(),
    ...asked,
  });
export const undoBookingChange = (change_id: string) => call(undoChange, { change_id });

/** Returns true if the booking has changed since the admin saw it. */
export const isStale = (code: string) => code === 'changed' || code === 'illegal_move';

type List = Pick<ReturnType<typeof useList<BookingRow, ListPage<BookingRow>>>, 'change' | 'reload'>;

/** Changes states in a list. Some changes ask first, and each has an undo for ten seconds. */
export function useBookingChanges({ change, reload }: List) {
  const [asked, setAsked] = useState<(Choice & { row: BookingRow }) | null>(null);
  const show = (row: BookingRow, states: BookingStates) =>
    change(row, { patch: states, run: async (): Promise<Result<BookingStates>> => success(states) });

  function tell(row: BookingRow, state: BookingState, { states, undo }: Done) {
    showToast({
      title: `${row.booking_reference}: ${describeState(state, states)}`,
      description: say.undoFor10Seconds,
      tone: 'success',
      onShown: withAction(say.undo, async () => {
        const undone = await undoBookingChange(undo);
        if (!undone.ok) {
          showError(undone.failure.message);
          return reload();
        }
        show(row, undone.value);
        showToast({ title: `${row.booking_reference}: ${describeState(state, undone.value)}`, tone: 'success' });
      }),
    });
  }

  async function make(row: BookingRow, state: BookingState, next: BookingRow[BookingState]) {
    let done: Done | undefined;
    const changed = await change(row, {
      patch: { [state]: next } as Partial<BookingRow>,
      async run(): Promise<Result<BookingStates>> {
        const answer = await changeBooking({ booking: row, state, next });
        if (!answer.ok) return answer;
        done = answer.value;
        return success(answer.value.states);
      },
    });
    if (done) tell(row, state, done);
    else if (!changed.ok && isStale(changed.failure.code)) reload();
  }

  return {
    asked,
    onClose: () => setAsked(null),
    onDone(done: Done) {
      if (!asked) return;
      setAsked(null);
      show(asked.row, done.states);
      tell(asked.row, asked.state, done);
    },
    onStale: reload,
    change(row: BookingRow, state: BookingState, next: BookingRow[BookingState]) {
      if (next === row[state]) return;
      if (askedFirst(row, next, state, todayInKolkata())) setAsked({ row, booking: row, state, next });
      else make(row, state, next);
    },
  };
}

export function describeState(state: BookingState, states: Pick<BookingRow, BookingState | 'paid_amount'>): string {
  return state === 'booking_status'
    ? say.statusIs(bookingStatuses[states.booking_status].toLowerCase())
    : say.paymentIs(paymentNames(states)[states.payment_status].toLowerCase());
}
