import * as v from 'valibot';
import { paise } from '../hotel/hotel.ts';
import { formatRupees } from '../money.ts';
import { counted, formatNight } from '../stay.ts';
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
  /** What it would cost without a discount. */
  full_amount: paise,
  /** Nights one after the other that cost the same are one line; they add up to the total, and to what it would cost at `full_price`. */
  price_lines: v.array(
    v.object({
      first_night: v.string(),
      nights: v.number(),
      num_rooms: v.number(),
      price: paise,
      full_price: paise,
      tax_rate: v.number(),
    }),
  ),
  /** The tax in it, by its rates. */
  taxes: v.array(v.object({ tax_rate: v.number(), amount: paise, tax: paise })),
  advance_percent: v.number(),
  advance_amount: paise,
  advance_reason: AdvanceReasonSchema,
};
const StayPriceSchema = v.object(stayPrice);
export type StayPrice = v.InferOutput<typeof StayPriceSchema>;

/** What is left to pay at the hotel after the advance. */
export const restOf = ({ total_amount, advance_amount }: Pick<StayPrice, 'total_amount' | 'advance_amount'>) =>
  total_amount - advance_amount;

/** Who reads the lines of a price, and what they are called there. */
const names = {
  guest: { tax: 'of which GST', advance: 'Advance due', rest: 'Left to pay at the hotel' },
  paid: { tax: 'of which GST', advance: 'Advance paid', rest: 'Left to pay at the hotel' },
  admin: { tax: 'of which GST', advance: 'Advance', rest: 'At the hotel' },
  mail: { tax: 'GST included', advance: 'Advance', rest: 'At the hotel' },
} as const;

interface PriceLine {
  part: 'nights' | 'discount' | 'tax' | 'total' | 'advance' | 'rest';
  label: string;
  amount: number;
}

/**
 * The price of a stay line by line, the same on every screen and in every mail; `money` writes the price of a night. Guests are
 * told of an advance and of a rest where there is one; mails say the rest in words of their own. `paid`: a guest whose advance has
 * come.
 */
export function priceLines(price: StayPrice, reader: keyof typeof names, money = formatRupees): PriceLine[] {
  const { price_lines, taxes, total_amount, full_amount, advance_percent, advance_amount } = price;
  const name = names[reader];
  const lines: PriceLine[] = [
    ...price_lines.map(({ first_night, nights, num_rooms, full_price }) => {
      const from = price_lines.length > 1 ? `From ${formatNight(first_night)}: ` : '';
      return {
        part: 'nights' as const,
        label: `${from}${money(full_price)} × ${counted(nights, 'night')} × ${counted(num_rooms, 'room')}`,
        amount: full_price * nights * num_rooms,
      };
    }),
    ...(full_amount > total_amount
      ? [{ part: 'discount' as const, label: 'Discount', amount: total_amount - full_amount }]
      : []),
    ...taxes.map(({ tax_rate, tax }) => ({ part: 'tax' as const, label: `${name.tax} (${tax_rate}%)`, amount: tax })),
    { part: 'total', label: 'Total', amount: total_amount },
    { part: 'advance', label: `${name.advance} (${advance_percent}%)`, amount: advance_amount },
    { part: 'rest', label: name.rest, amount: restOf(price) },
  ];
  if (reader === 'admin') return lines;
  return lines.filter(({ part, amount }) => {
    if (part === 'rest') return reader !== 'mail' && amount > 0;
    return part !== 'advance' || amount > 0;
  });
}
