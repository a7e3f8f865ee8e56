import type { DeskBookingRow } from '#src/domain/desk/bookings.ts';
import type { Payment } from '#src/domain/desk/ledger.ts';
import type { Deed } from '#src/domain/desk/stayDeeds.ts';

/** Money that is noted from here: paise, of a booking, with the claim that it settles. */
export interface Paying {
  booking: DeskBookingRow;
  kind: 'received' | 'refunded';
  amount: number;
  settles?: Payment;
}

/** What can be done without leaving the page. */
export interface Deeds {
  onDeed: (booking: DeskBookingRow, deed: Deed) => void;
  onPay: (paying: Paying) => void;
}
