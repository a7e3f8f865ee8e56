import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { Deed } from '#src/domain/desk/stayDeeds.ts';
import type { Recording } from '#src/features/desk/PaymentDialog.tsx';

export interface Deeds {
  onDeed: (booking: DeskBookingRow, deed: Deed) => void;
  onRecord: (recording: Recording) => void;
}
