import type { BookingRow } from '#src/domain/booking/adminBookings.ts';
import { formatDate } from '#src/domain/stay.ts';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';

interface Props {
  booking: Pick<BookingRow, 'booking_reference' | 'guest_name' | 'check_in_date' | 'check_out_date'> | null;
  onAnswer: (yes: boolean) => void;
}

/** Asks before a booking is cancelled: its rooms go back on sale at once, and may be gone when one wants them back. */
export function CancelDialog({ booking, onAnswer }: Props) {
  return (
    <ConfirmDialog
      open={booking !== null}
      title="Cancel this booking?"
      confirm="Cancel booking"
      keep="Keep it"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {booking && (
        <>
          <p>
            <strong>{booking.guest_name}</strong>, {formatDate(booking.check_in_date)} to{' '}
            {formatDate(booking.check_out_date)} ({booking.booking_reference}).
          </p>
          <p>
            The rooms go back on sale at once, and guest and hotel are told by e-mail. Confirming the booking again
            works only while they are free.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
