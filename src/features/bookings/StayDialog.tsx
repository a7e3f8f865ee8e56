import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskBooking } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/bookings.ts';
import { StayDetail } from './detail/StayDetail.tsx';

interface Props {
  id: string;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

export function StayDialog({ id, today, onClose, onChanged }: Props) {
  const asked = readUuid(id);
  const { remote, previous, retry } = useRemote(asked, () => call(deskBooking, { booking_id: asked }));
  const known: DeskBooking | null = remote.state === 'ready' ? remote.value : previous;
  const booking = known?.id === asked ? known : null;
  return (
    <Dialog open look="dialog-wide" inAddress title={booking ? booking.guest_name : say.booking} onClose={onClose}>
      {asked === null && <Notice tone="error">{say.bookingNotFound}</Notice>}
      {remote.state === 'failed' && (
        <RetryNotice className="mb-4" onRetry={retry}>
          {remote.failure.message}
        </RetryNotice>
      )}
      {booking ? (
        <StayDetail
          key={booking.id}
          booking={booking}
          today={today}
          isReading={remote.state === 'loading'}
          onChanged={() => {
            retry();
            onChanged();
          }}
        />
      ) : (
        asked && remote.state === 'loading' && <ListSkeleton label={say.loadingBooking} />
      )}
    </Dialog>
  );
}
