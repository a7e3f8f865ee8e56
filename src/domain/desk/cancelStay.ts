import * as say from '../../words/staff/desk.ts';
import { formatRupees } from '../money.ts';
import type { DeskBooking } from './bookings.ts';

export const maxCancelReason = 300;

/** Says who pays the refund of a cancelled booking, and by when. Returns '' if the refund, in paise, is none or too small. */
export function cancelRefundPayers(
  { payments: { refund_due, site_due }, cancel }: Pick<DeskBooking, 'payments' | 'cancel'>,
  refund: number,
): string {
  if (refund <= 0 || refund < refund_due) return '';
  const bySite = site_due + Math.min(refund - refund_due, cancel.by_site);
  if (bySite <= 0) return say.propertyPaysRefund;
  if (bySite >= refund) return say.sitePaysRefund;
  return say.siteAndPropertyPayRefund(formatRupees(bySite), formatRupees(refund - bySite));
}
