import type { BookingRow } from '#src/domain/booking/adminBookings.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface Props {
  booking: Pick<BookingRow, 'booking_reference' | 'guest_name' | 'check_in_date' | 'check_out_date'> | null;
  onAnswer: (yes: boolean) => void;
}

/** Asks before a booking is cancelled: its rooms go back on sale at once, and may be gone when one wants them back. */
export function CancelDialog({ booking, onAnswer }: Props) {
  return (
    <Dialog
      open={booking !== null}
      title="Cancel this booking?"
      onClose={() => onAnswer(false)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Keep it
          </Button>
          <Button onClick={() => onAnswer(true)}>Cancel booking</Button>
        </div>
      }
    >
      {booking && (
        <>
          <p>
            <strong>{booking.guest_name}</strong>, {formatDate(booking.check_in_date)} to{' '}
            {formatDate(booking.check_out_date)} ({booking.booking_reference}).
          </p>
          <p className="mt-3">
            The rooms go back on sale at once, and guest and hotel are told by e-mail. Confirming the booking again
            works only while they are free.
          </p>
        </>
      )}
    </Dialog>
  );
}
