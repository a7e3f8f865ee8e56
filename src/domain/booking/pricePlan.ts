import * as v from 'valibot';
import { mealIncluded, nonRefundable, standardPrice } from '../../words/en/common.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';

/** A price beside the standard one, which refunds by the hotel's cancellation policy and includes no meal. */
export const PricePlanSchema = v.object({
  id: v.string(),
  name: OwnWordsSchema,
  /** Off the rates of the room before tax. */
  percent_off: v.number(),
  is_refundable: v.boolean(),
});
export type PricePlan = v.InferOutput<typeof PricePlanSchema>;

/** A plan to choose, with the total of the stay in paise. The standard price has no id. */
export const OfferedPlanSchema = v.object({
  id: v.nullable(v.string()),
  name: v.nullable(OwnWordsSchema),
  is_refundable: v.boolean(),
  /** The name of the included meal. */
  meal: v.nullable(OwnWordsSchema),
  total_amount: v.number(),
});
export type OfferedPlan = v.InferOutput<typeof OfferedPlanSchema>;

export const planName = ({ name }: Pick<OfferedPlan, 'name'>) => name ?? standardPrice;

/** "Breakfast included · Non-refundable"; '' if nothing differs. */
export const planTerms = ({ meal, is_refundable }: Pick<OfferedPlan, 'meal' | 'is_refundable'>) =>
  [...(meal ? [mealIncluded(meal)] : []), ...(is_refundable ? [] : [nonRefundable])].join(' · ');

/** "Saver · Non-refundable"; '' for the standard price. */
export const planWords = (plan: PricePlan | null | undefined) =>
  plan ? [plan.name, ...(plan.is_refundable ? [] : [nonRefundable])].join(' · ') : '';
