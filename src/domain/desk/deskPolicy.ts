import { refundsTake } from '../../words/en/common.ts';
import * as say from '../../words/staff/bookings.ts';
import { policyWords } from '../booking/termsNow.ts';
import { momentInIndia } from '../moment.ts';
import type { DeskBooking } from './bookings.ts';

export function deskPolicyWords({
  cancellation_policy,
  terms: { percent, until },
}: Pick<DeskBooking, 'cancellation_policy' | 'terms'>): string {
  if (!cancellation_policy || percent === null) return policyWords(cancellation_policy, null);
  if (percent === 0 || !until) return say.guestGetsNothingBack;
  const moment = momentInIndia(until);
  const refund = percent === 100 ? say.guestGetsAllBack(moment) : say.guestGetsPartBack(percent, moment);
  return `${refund} ${refundsTake}`;
}
