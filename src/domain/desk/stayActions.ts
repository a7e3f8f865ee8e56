import * as say from '../../words/staff/bookings.ts';
import type { StayState } from '../booking/stayState.ts';
import { addDays, nightsBetween } from '../stay.ts';
import type { DeskBookingRow } from './bookings.ts';

export interface StayAction {
  from: StayState;
  to: StayState;
  name: string;
  done: (guest: string) => string;
}

export function findStayAction(from: StayState, to: StayState): StayAction | null {
  const words = say.stateMoves[`${from} ${to}`];
  return words ? { from, to, ...words } : null;
}

export function listStayActions({
  stay_state,
  moves,
}: {
  stay_state: StayState;
  moves: readonly StayState[];
}): StayAction[] {
  const order: readonly StayState[] = ['checked_in', 'completed', 'confirmed', 'pending', 'no_show', 'cancelled'];
  return moves
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .flatMap((to) => findStayAction(stay_state, to) ?? [])
    .toSorted((a, b) => Number(isUndo(a)) - Number(isUndo(b)));
}

export const isUndo = ({ from, to }: Pick<StayAction, 'from' | 'to'>) =>
  ['checked_in confirmed', 'completed checked_in', 'no_show confirmed'].includes(`${from} ${to}`);

export function nextStayAction(
  {
    stay_state,
    check_in_date,
    check_out_date,
    erased_at,
  }: Readonly<Pick<DeskBookingRow, 'stay_state' | 'check_in_date' | 'check_out_date' | 'erased_at'>>,
  today: string,
): StayAction | null {
  if (erased_at) return null;
  if (stay_state === 'pending' && today <= check_out_date) return findStayAction('pending', 'confirmed');
  if (stay_state === 'checked_in') return findStayAction('checked_in', 'completed');
  const isDay = check_in_date <= today && today <= check_out_date;
  return stay_state === 'confirmed' && isDay ? findStayAction('confirmed', 'checked_in') : null;
}

type Nights = Pick<DeskBookingRow, 'check_in_date' | 'check_out_date'>;

/** Returns the last day of a booking that is checked out today, and how many nights become available. */
export function checkOutToday({ check_in_date, check_out_date }: Nights, today: string) {
  const first = addDays(check_in_date, 1);
  const end = today > first ? today : first;
  const nights = Math.max(0, nightsBetween(end, check_out_date));
  return { end, nights };
}

export function nightsAhead({ check_in_date, check_out_date }: Nights, today: string): number {
  return Math.max(0, nightsBetween(today > check_in_date ? today : check_in_date, check_out_date));
}
