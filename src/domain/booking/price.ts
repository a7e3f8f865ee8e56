import * as v from 'valibot';
import {
  advanceDue,
  balanceAtHotel,
  discount as discountLabel,
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

/** The price of a stay as private.quote gives it and a booking keeps it: paise, all-in. The tax is contained in the total. */
export const stayPrice = {
  nights: v.number(),
  num_rooms: v.number(),
  base_price: paise,
  total_amount: paise,
  currency: v.string(),
  /** The highest there is in it. */
  tax_rate: v.number(),
  tax_amount: paise,
  /** Nights one after the other that cost the same are one line, without a discount. */
  price_lines: v.array(
    v.object({
      first_night: v.string(),
      nights: v.number(),
      num_rooms: v.number(),
      full_price: paise,
    }),
  ),
  /** The tax in it, by its rates. */
  taxes: v.array(v.object({ tax_rate: v.number(), tax: paise })),
  advance_percent: v.number(),
  advance_amount: paise,
  advance_reason: AdvanceReasonSchema,
};
const StayPriceSchema = v.object(stayPrice);
export type StayPrice = v.InferOutput<typeof StayPriceSchema>;

/** The balance due at the hotel after the advance. */
export const restOf = ({ total_amount, advance_amount }: Pick<StayPrice, 'total_amount' | 'advance_amount'>) =>
  total_amount - advance_amount;

/** The advance of a price, and the part that its terms ask for. */
export type AdvancePart = Pick<StayPrice, 'total_amount' | 'advance_amount' | 'advance_percent'>;

/** Whether the advance is what its terms ask for: not where the stay has become shorter or dearer since it was told, and it stayed as it was. */
export const isUsualPart = ({ total_amount, advance_amount, advance_percent }: AdvancePart) =>
  Math.round((advance_amount * 100) / total_amount) === advance_percent;

/** What is said of an advance, and in brackets which part of the price it is: all of it, or what its terms ask for. Of another part the amount says all. */
export function withPart(words: string, price: AdvancePart): string {
  if (price.advance_amount === price.total_amount) return `${words} (${inFull})`;
  return isUsualPart(price) ? `${words} (${price.advance_percent}%)` : words;
}

/** The names of the lines of a price. Without `rest` there is no such line. */
export interface PriceNames {
  tax: string;
  advance: string;
  rest?: string;
}
/** For guests, before they book. */
export const guestPrice = { tax: ofWhichGst, advance: advanceDue, rest: balanceAtHotel };

export interface PriceLine {
  part: 'nights' | 'discount' | 'tax' | 'total' | 'advance' | 'rest';
  label: string;
  amount: number;
}

/**
 * The price of a stay line by line, the same on every screen and in every mail; `money` writes the price of a night. Of an advance and a
 * rest guests are told where there is one.
 */
export function priceLines(price: StayPrice, name: PriceNames, money = formatRupees): PriceLine[] {
  const { price_lines, taxes, total_amount, advance_amount } = price;
  const nightLines = price_lines.map(({ first_night, nights, num_rooms, full_price }): PriceLine => {
    const from = price_lines.length > 1 ? fromDay(formatDate(first_night)) : '';
    return {
      part: 'nights',
      label: `${from}${money(full_price)} × ${nightsCounted(nights)} × ${rooms(num_rooms)}`,
      amount: full_price * nights * num_rooms,
    };
  });
  const discount = nightLines.reduce((rest, { amount }) => rest - amount, total_amount);
  const lines: PriceLine[] = [
    ...nightLines,
    ...(discount < 0 ? [{ part: 'discount' as const, label: discountLabel, amount: discount }] : []),
    ...taxes.map(({ tax_rate, tax }) => ({ part: 'tax' as const, label: `${name.tax} (${tax_rate}%)`, amount: tax })),
    { part: 'total', label: total, amount: total_amount },
    { part: 'advance', label: withPart(name.advance, price), amount: advance_amount },
    ...(name.rest ? [{ part: 'rest' as const, label: name.rest, amount: restOf(price) }] : []),
  ];
  return lines.filter(({ part, amount }) => amount > 0 || !['advance', 'rest', 'tax'].includes(part));
}
