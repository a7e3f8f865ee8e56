import * as v from 'valibot';
import * as say from '../../words/staff/desk.ts';
import { stayPrice } from '../booking/price.ts';
import { OfferedPlanSchema } from '../booking/pricePlan.ts';
import { bookingSources } from '../booking/source.ts';

export const deskSources = bookingSources.filter((source) => source !== 'site' && source !== 'channel');

export const holdHours = 24;
export const maxPriceReason = 200;
export const minPriceReason = 3;
export const priceReasonAsked = say.enterReasonForPrice;

export interface DeskStay {
  room_category_id: string;
  check_in_date: string;
  check_out_date: string;
  num_rooms: number;
  num_adults: number;
  num_children: number;
  /** Paise a room and night before tax; null for today's rates. */
  night_price: number | null;
  plan_id?: string | null | undefined;
  code?: string | null | undefined;
}

/** The rate plan and the discount code as chosen and typed; '' for none. */
export interface PlanChoice {
  plan_id: string;
  code: string;
}
export const chosenPlan = ({ plan_id, code }: PlanChoice) => ({ plan_id: plan_id || null, code: code.trim() || null });

export const DeskQuoteSchema = v.object({
  ...stayPrice,
  rooms_free: v.number(),
  max_guests: v.number(),
  /** Why guests could not book this; null if they could. The front desk can book it anyway. */
  rule: v.nullable(v.string()),
  /** Null without rate plans. Absent, as those below, from answers of an older server. */
  plans: v.nullish(v.array(OfferedPlanSchema)),
  takes_codes: v.optional(v.boolean(), false),
  /** Why the price does not have the code. */
  code_error: v.nullish(v.string()),
});
export type DeskQuote = v.InferOutput<typeof DeskQuoteSchema>;
