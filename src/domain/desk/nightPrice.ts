import { gstRate } from '../listing/gst.ts';
import { allInPrice } from '../listing/listing.ts';
import type { RateRule, Rates } from './rates.ts';

/** Calculates prices for the rates screen, to the paisa as the database does. The database alone decides prices (`private.night_price`). */

export type PricedRoom = Pick<Rates, 'base_price' | 'net' | 'tax_rate' | 'own_rate'>;

/** Paise before tax, tax in percent, and paise that guests pay. */
export interface NightPrice {
  net: number;
  tax_rate: number;
  price: number;
}

/** The front desk's price in paise. Without GST registration it has no tax and is in whole rupees (`private.without_tax`). */
export const deskPrice = ({ price, tax_rate }: Pick<NightPrice, 'price' | 'tax_rate'>, charges_gst: boolean): number =>
  charges_gst ? price : allInPrice(Math.round((price * 1000) / (1000 + Math.round(tax_rate * 10))), 0);

/** Returns the bit of a night's weekday: Monday is 1, Sunday 64. */
export const weekdayBit = (night: string) => 1 << ((new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7);

export const isAbout = (
  { weekdays, first_night, end_date }: Pick<RateRule, 'weekdays' | 'first_night' | 'end_date'>,
  night: string,
) =>
  (first_night === null || (first_night <= night && night < (end_date ?? ''))) &&
  (weekdays === null || (weekdays & weekdayBit(night)) !== 0);

/** Tenths of a percent; the database has the same limits. */
export const percentChange = { least: -900, most: 5000 };

/** Reads a change such as "10", "+12.5 %" or "-15" in tenths of a percent; null if invalid or outside the limits. */
export function readPercentChange(typed: string): number | null {
  const [, sign, whole, tenth = '0'] =
    /^([+-]?)(\d{1,3})(?:[.,](\d))?$/.exec(typed.trim().replace(/\s*%$/, '').replace('−', '-')) ?? [];
  const tenths = (sign === '-' ? -1 : 1) * (Number(whole) * 10 + Number(tenth));
  // Text that is no number gives NaN, which is in no range.
  return tenths !== 0 && tenths >= percentChange.least && tenths <= percentChange.most ? tenths : null;
}

export function changePrice(net: number, { price_change, value }: Pick<RateRule, 'price_change' | 'value'>): number {
  if (price_change === null || value === null) return net;
  const changed = {
    percent: () => Math.floor((net * (1000 + value) + 500) / 1000),
    amount: () => net + value,
    fixed: () => value,
  }[price_change]();
  return Math.min(Math.max(changed, 100), 100_000_000);
}

export const less = (net: number, percent: number) => net - Math.floor((net * percent + 50) / 100);

export function taxed(net: number, night: string, own_rate: number | null): NightPrice {
  const tax_rate = own_rate ?? gstRate(net / 100, night);
  return { net, tax_rate, price: allInPrice(net, tax_rate) };
}

/** Sorts rules in the order they apply: weekdays, then seasons, each in list order. */
export const inOrder = <Rule extends Pick<RateRule, 'kind'>>(rules: readonly Rule[]): Rule[] => [
  ...rules.filter(({ kind }) => kind === 'weekdays'),
  ...rules.filter(({ kind }) => kind === 'season'),
];

/** Returns the price of a night by these rules. Without a price rule it is exactly the base price. */
export function nightPrice(room: PricedRoom, rules: readonly RateRule[], night: string): NightPrice {
  const changes = inOrder(rules).filter((rule) => rule.price_change !== null && isAbout(rule, night));
  if (changes.length === 0) return { net: room.net, tax_rate: room.tax_rate, price: room.base_price };
  return taxed(changes.reduce(changePrice, room.net), night, room.own_rate);
}

/** The same night with `more` for extra guests, then the discount. */
export const lessThan = ({ own_rate }: PricedRoom, { net }: NightPrice, night: string, percent: number, more = 0) =>
  taxed(less(net + more, percent), night, own_rate);
