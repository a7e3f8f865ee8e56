import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskCalendar } from '#src/server/calls/desk/calendar.ts';
import { call } from '#src/server/signedIn.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/bookings.ts';
import { ChangeForm } from './ChangeForm.tsx';

interface Props {
  booking: DeskBooking;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

export function ChangeDialog({ booking, today, onClose, onChanged }: Props) {
  const { remote, retry } = useRemote(booking.hotel_id, () =>
    call(deskCalendar, { hotel_id: booking.hotel_id, first_night: today, nights: 1 }),
  );
  return (
    <Dialog open title={say.changeBookingOf(booking.guest_name)} onClose={onClose}>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {remote.state === 'loading' && (
        <div role="status" aria-label={say.loadingRooms} className="spinner mx-auto my-16" />
      )}
      {remote.state === 'ready' && (
        <ChangeForm booking={booking} rooms={remote.value.rows} today={today} onClose={onClose} onChanged={onChanged} />
      )}
    </Dialog>
  );
}
