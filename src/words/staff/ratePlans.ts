export const ratePlans = 'Rate plans';
export const ratePlansLead =
  'Other prices of your rooms, beside the standard price. Search shows guests the lowest price without a meal. Changes apply to later bookings.';
export const noPlansYet = 'Rate plans appear here. Add a cheaper non-refundable price, or one with breakfast.';
export const plansAndTerms = 'Terms by rate plan';
export const addPlan = 'Add a rate plan';
export const savePlan = 'Save rate plan';
export const planSaved = (name: string) => `Saved: ${name}`;
export const removePlan = 'Remove rate plan';
export const bookingsKeepPlan = 'Guests can no longer choose it. Bookings that have it keep its price and terms.';

export const plan = 'Rate plan';
export const planNameHint = 'Guests read it, for example “Saver” or “Bed and breakfast”.';
export const percentOff = 'Off the room’s price (%)';
export const percentOffHint =
  '0 to 50, off all rates before tax. Discounts for long and late stays apply to what is left.';
export const off = (percent: number) => `${percent}% off`;
export const noPercentOff = 'Standard rates';
export const meal = 'Included meal';
export const noMeal = 'No meal';
export const mealHint =
  'Guests pay its price for everyone, each night. Add meals as extras, charged per person and night.';
export const nonRefundable = 'Non-refundable';
export const nonRefundableTerms =
  'Guests pay in full when they book. They get no refund if they cancel. If you cancel, you refund everything.';
export const refundable = 'Your cancellation policy';

export const enterPercent = 'Enter a whole number from 0 to 50.';
export const chooseDifference = 'Choose a percentage, a meal or no refund. The standard price has none of them.';

export const planRefusals: Record<string, string> = {
  invalid_plan: 'Check the percentage and the meal.',
  plan_gone: 'Someone removed this rate plan. You see the plans as they are now.',
  plan_taken: 'You already have a rate plan with this name. Enter another name.',
  too_many_plans: 'You can have 5 rate plans. Remove one that you no longer sell.',
};
export const extraInPlan = (plan: string) =>
  `Your rate plan “${plan}” includes this extra. Choose another meal in the rate plan, or remove the plan.`;
