import * as say from '../../words/en/payment.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import type { PlansTold } from './termsNow.ts';

/** Says what the hotel changed without the guest's acceptance, and what that means; [] if nothing. */
export function unacceptedWords(
  { unaccepted, terms, may_change }: PlansTold,
  { total_amount, check_in_date }: { total_amount: number; check_in_date: string },
): string[] {
  if (!unaccepted) return [];
  return [
    ...(total_amount > unaccepted.total_amount
      ? [
          say.priceRaised(formatRupees(unaccepted.total_amount), formatRupees(total_amount)),
          ...(terms.percent === 100 && may_change ? [say.fullRefund] : []),
        ]
      : []),
    ...(check_in_date < unaccepted.check_in_date
      ? [say.movedUp(formatDate(unaccepted.check_in_date), formatDate(check_in_date))]
      : []),
  ];
}
