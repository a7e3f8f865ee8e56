import * as v from 'valibot';
import {
  advanceDue,
  balanceAtHotel,
  discountByCode,
  discount as discountLabel,
  droppedRooms,
  fromDay,
  inFull,
  ofWhichGst,
  total,
} from '../../words/en/common.ts';
import { nights as nightsCounted, rooms } from '../../words/en/language.ts';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';
import { AdvanceReasonSchema } from './advance.ts';
import { type ExtraLine, ExtraLineSchema, extraLabel } from './extras.ts';
import { PartSchema, PriceLineSchema } from './parts.ts';
import { PricePlanSchema } from './pricePlan.ts';

/** A price as private.quote returns it, in paise. The total includes tax. */
export const stayPrice = {
  nights: v.number(),
  num_rooms: v.number(),
  base_price: paise,
  total_amount: paise,
  currency: v.string(),
  tax_rate: v.number(),
  tax_amount: paise,
  /** One line for consecutive nights with the same price, before discounts. */
  price_lines: v.array(PriceLineSchema),
  taxes: v.array(v.object({ tax_rate: v.number(), tax: paise })),
  advance_percent: v.number(),
  advance_amount: paise,
  advance_reason: AdvanceReasonSchema,
  /** Part of total and taxes. Absent from answers of an older server. */
  extras: v.nullish(v.array(ExtraLineSchema)),
  /** Null for the standard price. Absent from answers of an older server. */
  plan: v.nullish(PricePlanSchema),
  /** Null without a discount code. `discount`: paise that it saves a new booking. */
  code: v.nullish(v.object({ code: v.string(), discount: v.optional(paise) })),
  /** Further room types, part of total and taxes. Absent from answers of an older server. */
  parts: v.nullish(v.array(PartSchema)),
};
const StayPriceSchema = v.object(stayPrice);
export type StayPrice = v.InferOutput<typeof StayPriceSchema>;

export const restOf = ({ total_amount, advance_amount }: Pick<StayPrice, 'total_amount' | 'advance_amount'>) =>
  total_amount - advance_amount;

export type AdvancePart = Pick<StayPrice, 'total_amount' | 'advance_amount' | 'advance_percent'>;

/** False if the stay became shorter or dearer and the advance stayed the same. */
export const isUsualPart = ({ total_amount, advance_amount, advance_percent }: AdvancePart) =>
  Math.round((advance_amount * 100) / total_amount) === advance_percent;

/** Adds the part of the price in brackets: in full, or the percent of the terms. Any other part has none. */
export function withPart(words: string, price: AdvancePart): string {
  if (price.advance_amount === price.total_amount) return `${words} (${inFull})`;
  return isUsualPart(price) ? `${words} (${price.advance_percent}%)` : words;
}

export interface PriceNames {
  tax: string;
  advance: string;
  rest?: string;
}
export const guestPrice = { tax: ofWhichGst, advance: advanceDue, rest: balanceAtHotel };

export interface PriceLine {
  part: 'nights' | 'discount' | 'extra' | 'tax' | 'total' | 'advance' | 'rest';
  label: string;
  amount: number;
}

/**
 * Returns the lines of a price; `money` writes the price of a night. Guests see advance and balance only if there is an advance. With several room
 * types, each line of nights names its own: `room_name` is the first.
 */
export function priceLines(
  price: StayPrice & { room_name?: string },
  name: PriceNames,
  money = formatRupees,
): PriceLine[] {
  const { taxes, total_amount, advance_amount, parts } = price;
  const linesOf = (price_lines: StayPrice['price_lines'], room_name = '') =>
    price_lines.map(({ first_night, nights, num_rooms, full_price }): PriceLine => {
      const room = parts?.length && room_name ? `${room_name}: ` : '';
      const from = price_lines.length > 1 ? fromDay(formatDate(first_night)) : '';
      return {
        part: 'nights',
        label: `${room}${from}${money(full_price)} × ${nightsCounted(nights)} × ${rooms(num_rooms)}`,
        amount: full_price * nights * num_rooms,
      };
    });
  const nightLines = [
    ...linesOf(price.price_lines, price.room_name),
    ...(parts ?? []).flatMap((part): PriceLine[] =>
      part.num_rooms > 0
        ? linesOf(part.price_lines, part.name)
        : [{ part: 'nights', label: droppedRooms(part.name), amount: part.total_amount }],
    ),
  ];
  const extraLines = billed(price.extras ?? []).map(
    (line): PriceLine => ({ part: 'extra', label: extraLabel(line, money), amount: line.amount }),
  );
  const discount = [...nightLines, ...extraLines].reduce((rest, { amount }) => rest - amount, total_amount);
  const lines: PriceLine[] = [
    ...nightLines,
    ...(discount < 0
      ? [
          {
            part: 'discount' as const,
            label: price.code ? discountByCode(price.code.code) : discountLabel,
            amount: discount,
          },
        ]
      : []),
    ...extraLines,
    ...taxes.map(({ tax_rate, tax }) => ({ part: 'tax' as const, label: `${name.tax} (${tax_rate}%)`, amount: tax })),
    { part: 'total', label: total, amount: total_amount },
    { part: 'advance', label: withPart(name.advance, price), amount: advance_amount },
    ...(name.rest ? [{ part: 'rest' as const, label: name.rest, amount: restOf(price) }] : []),
  ];
  return lines.filter(({ part, amount }) => amount > 0 || !['advance', 'rest', 'tax'].includes(part));
}

/** Adds up what was ordered more than once at one price, so that each line of a bill has its own label. */
function billed(lines: readonly ExtraLine[]): ExtraLine[] {
  const sums = new Map<string, ExtraLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.name, line.per, line.price, line.nights]);
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, quantity: sum.quantity + line.quantity, amount: sum.amount + line.amount } : line);
  }
  return [...sums.values()];
}
