import type { MouseEvent, ReactNode } from 'react';
import { awaitedAdvance, type DeskBookingRow, type DeskList, stayStateWords } from '#src/domain/desk/bookings.ts';
import { nextStayAction, type StayAction } from '#src/domain/desk/stayActions.ts';
import { formCWords } from '#src/domain/formC/state.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/bookings.ts';

export interface RowsProps {
  rows: readonly DeskBookingRow[];
  list: DeskList | null;
  today: string;
  /** '' for all properties, which are then named. */
  hotel: string;
  onOpen: (booking: string) => void;
  onAction: (booking: DeskBookingRow, deed: StayAction) => void;
}

interface LinkProps extends Pick<RowsProps, 'onOpen'> {
  booking: DeskBookingRow;
  children: ReactNode;
}

export function StayLink({ booking, onOpen, children }: LinkProps) {
  function onClick(event: MouseEvent) {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(booking.id);
  }
  return (
    <a className="stays-link" href={ownerPaths.stay(booking.id, booking.hotel_id)} onClick={onClick}>
      {children}
    </a>
  );
}

/** A chip with the state of a booking, or with an advance that is due. */
export const StateChip = ({ booking }: { booking: DeskBookingRow }) =>
  booking.stay_state === 'confirmed' && awaitedAdvance(booking) ? (
    <span className="stays-state is-pending">{say.advanceDue}</span>
  ) : (
    <span className={`stays-state is-${booking.stay_state}`}>{stayStateWords[booking.stay_state]}</span>
  );

export function FormCMark({ booking }: { booking: DeskBookingRow }) {
  const said = formCWords(booking.form_c);
  return (
    said && <b className={`block w-fit text-xs ${said.isLate ? 'text-chili' : 'text-laterite-deep'}`}>{said.words}</b>
  );
}

interface DeedProps extends Pick<RowsProps, 'today' | 'list' | 'onAction'> {
  booking: DeskBookingRow;
}

export function NextAction({ booking, today, list, onAction: onDeed }: DeedProps) {
  const deed = nextStayAction(booking, today);
  if (!deed) return null;
  const isQuiet = deed.to === 'completed' && list !== 'leaving';
  return (
    <Button
      size="small"
      variant={isQuiet ? 'secondary' : 'primary'}
      aria-label={`${deed.name}: ${booking.guest_name}`}
      onClick={() => onDeed(booking, deed)}
    >
      {deed.name}
    </Button>
  );
}
