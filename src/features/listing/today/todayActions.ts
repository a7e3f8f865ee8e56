import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { StayAction } from '#src/domain/desk/stayActions.ts';
import type { Recording } from '#src/features/desk/PaymentDialog.tsx';

export interface TodayActions {
  onAction: (booking: DeskBookingRow, deed: StayAction) => void;
  onRecord: (recording: Recording) => void;
  onRooms: (booking: DeskBookingRow) => void;
}
