import * as v from 'valibot';
import { codeRefusals } from '../../words/staff/discountCodes.ts';
import { checkName, enterName } from '../../words/staff/extras.ts';
import * as say from '../../words/staff/ratePlans.ts';
import { stayRefusal } from './bookings.ts';

export const HousePlanSchema = v.object({
  id: v.string(),
  name: v.string(),
  percent_off: v.number(),
  is_refundable: v.boolean(),
  /** The meal that it includes. */
  extra_id: v.nullable(v.string()),
});
export type HousePlan = v.InferOutput<typeof HousePlanSchema>;

export interface PlanForm extends Record<string, string> {
  name: string;
  percent_off: string;
  extra_id: string;
}

/** `others`: the names of the other plans. */
export function planErrors({ name, percent_off, extra_id }: PlanForm, isRefundable: boolean, others: string[] = []) {
  const isTaken = others.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  const percent = /^\d{1,2}$/.test(percent_off.trim()) ? Number(percent_off) : 51;
  const isStandard = percent === 0 && extra_id === '' && isRefundable;
  return {
    ...((name.trim() === '' || name.trim().length > 60) && { name: enterName }),
    ...(isTaken && { name: say.planRefusals.plan_taken }),
    ...(percent > 50 && { percent_off: say.enterPercent }),
    ...(isStandard && { percent_off: say.chooseDifference }),
  };
}

export function planRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  if (refusal.code === 'invalid_plan' && refusal.field === 'name') return checkName;
  if (refusal.code === 'extra_in_plan') return say.extraInPlan(String(refusal.plan));
  return say.planRefusals[refusal.code] ?? codeRefusals[refusal.code] ?? stayRefusal(refusal);
}
