import * as v from 'valibot';
import * as say from '../../words/staff/extras.ts';
import { type ExtraKind, type ExtraPer, extraKinds, extraPers } from '../booking/extras.ts';
import { paise } from '../hotel/hotel.ts';
import { readAmount } from '../money.ts';
import { HouseCodeSchema } from './discountCodes.ts';
import { HousePlanSchema, planRefusal } from './ratePlans.ts';

/** In force since 22 Sep 2025; 0 for what is exempt or outside GST. Same as private.is_extra_rate. */
export const extraRates = [0, 5, 18, 40] as const;
const highestPrice = 10_000_000;

const kind = v.picklist(extraKinds);
export const HouseExtraSchema = v.object({
  id: v.string(),
  kind,
  name: v.string(),
  per: v.picklist(extraPers),
  /** Paise before tax. */
  net_price: paise,
  tax_rate: v.number(),
  for_guests: v.boolean(),
  place: v.number(),
  /** Paise that a guest pays on the site, and at the front desk. */
  price: paise,
  desk_price: paise,
});
export type HouseExtra = v.InferOutput<typeof HouseExtraSchema>;

export const HouseExtrasSchema = v.object({
  charges_gst: v.boolean(),
  kinds: v.array(v.object({ kind, tax_rate: v.number(), sac: v.string() })),
  rows: v.array(HouseExtraSchema),
  /** Absent from answers of an older server. */
  plans: v.optional(v.array(HousePlanSchema), []),
  codes: v.optional(v.array(HouseCodeSchema), []),
  /** The lowest price in percent of the rate. */
  lowest_percent: v.optional(v.number(), 0),
});
export type HouseExtras = v.InferOutput<typeof HouseExtrasSchema>;

export interface ExtraForm extends Record<string, string> {
  kind: string;
  name: string;
  per: string;
  price: string;
  tax_rate: string;
  place: string;
}

const usualPer: Record<ExtraKind, ExtraPer> = {
  meal: 'person_night',
  extra_bed: 'night',
  transfer: 'booking',
  scooter: 'night',
  laundry: 'piece',
  minibar: 'piece',
  other: 'piece',
};

/** Guests rarely choose these when they book. */
export const isForGuests = (kind: string) => !['laundry', 'minibar'].includes(kind);

/** Returns what a kind usually is charged for and taxed at. */
export const usualOf = ({ kinds }: Pick<HouseExtras, 'kinds'>, kind: ExtraKind) => ({
  kind,
  per: usualPer[kind],
  tax_rate: String(kinds.find((one) => one.kind === kind)?.tax_rate ?? 18),
});

/** Returns what is wrong with a charge of the front desk, by field. */
export function chargeErrors({ name, price }: { name: string; price: string }): { name?: string; price?: string } {
  const paise = readAmount(price);
  return {
    ...((name.trim() === '' || name.trim().length > 60) && { name: say.enterName }),
    ...((paise === null || paise < 100 || paise > highestPrice) && { price: say.enterPrice }),
  };
}

export function extraErrors({ name, price, place }: ExtraForm): Partial<Record<keyof ExtraForm, string>> {
  return {
    ...chargeErrors({ name, price }),
    ...(!/^[1-9][0-9]?$/.test(place.trim()) && { place: say.enterPlace }),
  };
}

export function extraRefusal(refusal: { code: string; [fact: string]: unknown }): string {
  if (refusal.code === 'invalid_extra' && refusal.field === 'name') return say.checkName;
  return say.extraRefusals[refusal.code] ?? planRefusal(refusal);
}
