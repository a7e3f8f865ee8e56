import type { DeskBooking } from './bookings.ts';

export const maxCancelReason = 300;

/** Returns the smallest and largest refund for cancelling now, in paise. The database has the same limits. */
export function cancelBounds(
  { payments, refund_by_policy }: Pick<DeskBooking, 'payments' | 'refund_by_policy'>,
  byHouse: boolean,
): { least: number; most: number } {
  const most = Math.max(0, payments.received - payments.refunded);
  return { least: byHouse ? most : Math.min(most, refund_by_policy ?? payments.refund_due), most };
}
