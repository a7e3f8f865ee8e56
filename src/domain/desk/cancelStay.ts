import * as say from '../../words/staff/desk.ts';
import { formatRupees } from '../money.ts';
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

/** Says who pays the refund of a cancelled booking, and by when. Matches private.site_part. */
export function cancelRefundPayers(payments: DeskBooking['payments'], refund: number): string {
  const { received, refunded, refund_due, at_site, site_due } = payments;
  const added = refund - refund_due;
  if (refund <= 0 || added < 0) return '';
  const atProperty = received - refunded - at_site - (refund_due - site_due);
  const bySite = site_due + Math.min(added, Math.max(at_site - site_due, added - atProperty, 0));
  if (bySite <= 0) return say.propertyPaysRefund;
  if (bySite >= refund) return say.sitePaysRefund;
  return say.siteAndPropertyPayRefund(formatRupees(bySite), formatRupees(refund - bySite));
}
