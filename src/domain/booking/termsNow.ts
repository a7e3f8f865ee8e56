import * as v from 'valibot';
import { cancellationTerms, refundsTake } from '../../words/en/common.ts';
import * as say from '../../words/en/payment.ts';
import { momentInIndia, readMoment } from '../moment.ts';
import { todayInKolkata } from '../stay.ts';

export const termsNow = {
  /** Percent of the payment; null if the policy is in the hotel's own words. */
  percent: v.nullable(v.number()),
  /** The deadline of this refund; null once it has passed. */
  until: v.nullable(v.string()),
};
const TermsNowSchema = v.object(termsNow);
export type TermsNow = v.InferOutput<typeof TermsNowSchema>;

/** Paise and the check-in date that the guest agreed to before the property changed them (private.unaccepted_of). */
export const UnacceptedSchema = v.object({ total_amount: v.number(), check_in_date: v.string() });

export const PlansToldSchema = v.object({
  terms: TermsNowSchema,
  /** False if only the hotel can change or cancel the booking. */
  may_change: v.boolean(),
  /** Null unless the hotel raised the price or moved the booking to an earlier day, and the guest has not accepted that. */
  unaccepted: v.nullish(UnacceptedSchema),
});
export type PlansTold = v.InferOutput<typeof PlansToldSchema>;

export const isPastRefund = ({ percent }: TermsNow) => percent === 0;

/** True if the hotel moved the booking to an earlier day: its terms still count from the later day. */
export const isOfLaterDay = ({ until }: TermsNow, check_in_date: string) =>
  until !== null && todayInKolkata(readMoment(until)) > check_in_date;

/** Returns '' if the hotel decides. `plan`: the rate plan of the price. */
export function termsWords({ percent, until }: TermsNow, plan?: { is_refundable: boolean } | null): string {
  if (plan?.is_refundable === false) return say.noRefundByPlan;
  if (percent === null) return '';
  if (percent === 0 || !until) return say.noRefund;
  const moment = momentInIndia(until);
  return percent === 100 ? say.freeUntil(moment) : say.partUntil(percent, moment);
}

/** Says what a cancellation policy means for the dates of a stay. Without dates, and for a policy in own words, returns the policy itself. */
export function policyWords(policy: string | null | undefined, terms: TermsNow | null): string {
  if (!policy) return '';
  if (!terms || terms.percent === null) return cancellationTerms(policy);
  return [termsWords(terms), ...(isPastRefund(terms) ? [] : [refundsTake])].join(' ');
}
