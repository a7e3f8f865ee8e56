import * as v from 'valibot';
import { cancellationTerms, refundsTake } from '../../words/en/common.ts';
import * as say from '../../words/en/payment.ts';
import { momentInIndia, readMoment } from '../moment.ts';
import { todayInKolkata } from '../stay.ts';

/** What the cancellation policy refunds now, as the database calculates it (private.terms_now). */
export const termsNow = {
  /** Of what is paid; null where the house has terms in its own words. */
  percent: v.nullable(v.number()),
  /** When that is over; null once it is. */
  until: v.nullable(v.string()),
};
const TermsNowSchema = v.object(termsNow);
export type TermsNow = v.InferOutput<typeof TermsNowSchema>;

/** The price, in paise, and the day of arrival that a guest agreed to before the property changed them: private.unaccepted_of. */
export const UnacceptedSchema = v.object({ total_amount: v.number(), check_in_date: v.string() });

/** What a guest is told for the case that plans change, as private.plans_told has it. */
export const PlansToldSchema = v.object({
  terms: TermsNowSchema,
  /** Whether the guest can change and cancel by their own hand still; else it is a matter for the hotel. */
  may_change: v.boolean(),
  /** Null unless the hotel raised the price or moved the booking to an earlier day, and the guest has not accepted that. */
  unaccepted: v.nullish(UnacceptedSchema),
});
export type PlansTold = v.InferOutput<typeof PlansToldSchema>;

/** Whether nothing is refunded any more. */
export const isPastRefund = ({ percent }: TermsNow) => percent === 0;

/** Whether the terms count from a later day than a stay has now: its hotel has moved it to an earlier one than its guest agreed to. */
export const isOfLaterDay = ({ until }: TermsNow, check_in_date: string) =>
  until !== null && todayInKolkata(readMoment(until)) > check_in_date;

/** The terms in a sentence; empty where the house has to say. */
export function termsWords({ percent, until }: TermsNow): string {
  if (percent === null) return '';
  if (percent === 0 || !until) return say.noRefund;
  const moment = momentInIndia(until);
  return percent === 100 ? say.freeUntil(moment) : say.partUntil(percent, moment);
}

/** Says what a cancellation policy means for the dates of a stay, and only that; a policy in the property's own words as it is. `terms`: null before dates
 * are chosen: then the whole policy. Returns '' where the property has none. */
export function policyWords(policy: string | null | undefined, terms: TermsNow | null): string {
  if (!policy) return '';
  if (!terms || terms.percent === null) return cancellationTerms(policy);
  return [termsWords(terms), ...(isPastRefund(terms) ? [] : [refundsTake])].join(' ');
}
