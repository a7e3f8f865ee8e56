import * as v from 'valibot';
import { extraCount, extraPrice, inThePrice } from '../../words/en/common.ts';
import { paise } from '../hotel/hotel.ts';
import { OwnWordsSchema } from '../hotel/ownWords.ts';
import { formatRupees } from '../money.ts';

export const extraKinds = ['meal', 'extra_bed', 'transfer', 'scooter', 'laundry', 'minibar', 'other'] as const;
export type ExtraKind = (typeof extraKinds)[number];
export const extraPers = ['booking', 'night', 'person', 'person_night', 'piece'] as const;
export type ExtraPer = (typeof extraPers)[number];

const extra = {
  name: OwnWordsSchema,
  per: v.picklist(extraPers),
  /** Paise for one unit, as the guest pays it. */
  price: paise,
  tax_rate: v.number(),
};

/** An extra on sale. */
export const OfferedExtraSchema = v.object({ id: v.string(), ...extra });
export type OfferedExtra = v.InferOutput<typeof OfferedExtraSchema>;

/** An extra of a booking. `line` is its number there. */
export const ExtraLineSchema = v.object({
  line: v.number(),
  ...extra,
  quantity: v.number(),
  nights: v.number(),
  amount: paise,
  /** True if it was added after booking. The guest can remove it until arrival. */
  is_later: v.optional(v.boolean(), false),
  /** True for the meal of a rate plan. */
  in_plan: v.optional(v.boolean(), false),
});
export type ExtraLine = v.InferOutput<typeof ExtraLineSchema>;

export const isNightly = (per: ExtraPer) => per === 'night' || per === 'person_night';
export const isPersonal = (per: ExtraPer) => per === 'person' || per === 'person_night';

/** Returns the largest quantity of one order. Same as private.extra_lines. */
export const mostOf = (per: ExtraPer, people: number) => (per === 'booking' ? 1 : isPersonal(per) ? people : 50);

/** "₹315 per guest and night" */
export const unitWords = ({ per, price }: Pick<OfferedExtra, 'per' | 'price'>, money = formatRupees) =>
  extraPrice[per](money(price));

/** "Breakfast: ₹315 × 2 guests × 3 nights" */
export const extraLabel = ({ name, per, price, quantity, nights, in_plan }: ExtraLine, money = formatRupees) =>
  `${name}${in_plan ? inThePrice : ''}: ${money(price)}${extraCount[per](quantity, nights)}`;
