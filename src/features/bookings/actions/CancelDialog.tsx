import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import { CancelForm } from '#src/features/desk/CancelForm.tsx';
import { useAction } from '#src/features/desk/useAction.ts';
import { cancelStay } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  booking: DeskBooking;
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

export function CancelDialog({ booking, today, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  return (
    <CancelForm
      booking={booking}
      today={today}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onCancel={(cancellation) =>
        run(
          () => call(cancelStay, { booking_id: booking.id, seen: seenOf(booking), ...cancellation }),
          ({ refund }) =>
            refund > 0
              ? say.bookingCancelledRefundDue(booking.booking_reference, formatRupees(refund))
              : say.bookingCancelled(booking.booking_reference),
        )
      }
    />
  );
}
