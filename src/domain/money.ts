/** Money is integer paise of Indian rupees everywhere. Other currencies are for display only. Floats never hold an amount. */
export type DisplayCurrency = 'INR' | 'USD';

export interface ExchangeRate {
  /** Ten-thousandths of a rupee per dollar: `83.1250` is `831250`. */
  inr_per_unit_e4: number;
  as_of: string;
}

/** Reads "83.1250" as ten-thousandths of a rupee. Throws a RangeError if it is no rate. */
export function parseRate(value: string | number): number {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(String(value));
  if (!match) throw new RangeError(`not an exchange rate: ${value}`);
  return Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0').slice(0, 4));
}

/** Converts paise to US cents, half up. It is exact: integers are divided once. */
export function paiseToCents(paise: number, rate: Pick<ExchangeRate, 'inr_per_unit_e4'>): number {
  return Number((BigInt(paise) * 20_000n + BigInt(rate.inr_per_unit_e4)) / (2n * BigInt(rate.inr_per_unit_e4)));
}

export function centsToPaise(cents: number, rate: ExchangeRate): number {
  return Number((BigInt(cents) * BigInt(rate.inr_per_unit_e4) * 2n + 10_000n) / 20_000n);
}

const formats = {
  INR: {
    whole: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
  },
  USD: {
    whole: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  },
} as const;

/** Reads typed rupees ("4200.5") as paise without floats; null if invalid. */
export function readRupees(text: string): number | null {
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** Reads rupees as people type them, with "₹", commas or spaces; null if invalid. */
export const readAmount = (typed: string) => readRupees(typed.replace(/[₹,\s]/g, ''));

/** Returns an amount as it is typed: 420050 is "4200.50", 420000 is "4200". */
export const typedRupees = (paise: number) => decimal(paise).replace('.00', '');

/** Returns minor units as a decimal string, which `Intl` formats without a float. */
export function decimal(minor: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

export function formatRupees(paise: number): string {
  return formats.INR.exact.format(decimal(paise));
}

/** Formats an amount in the visitor's currency. `price` drops the decimals of whole amounts; `round` rounds up to whole amounts. */
export function formatMoney(
  paise: number,
  currency: DisplayCurrency,
  rate: Pick<ExchangeRate, 'inr_per_unit_e4'> | null,
  style: 'total' | 'price' | 'round' = 'total',
): string {
  // Without a rate we show rupees, which is what we charge.
  const shown =
    currency === 'USD' && rate
      ? { code: 'USD' as const, minor: paiseToCents(paise, rate) }
      : { code: 'INR' as const, minor: paise };
  if (style === 'round') return formats[shown.code].whole.format(Math.ceil(shown.minor / 100));
  const precision = style === 'price' && shown.minor % 100 === 0 ? 'whole' : 'exact';
  return formats[shown.code][precision].format(decimal(shown.minor));
}

/** Returns rupees without their sign, for columns with ₹ in their head. */
export const rupeeFigure = (paise: number): string => formatRupees(paise).replace('₹', '');

/** Returns the tax in an amount, in paise (private.tax_contained). Central and state tax are equal halves. */
export function taxContained(allIn: number, taxRate: number): number {
  const rate = Math.round(taxRate * 10);
  return 2 * Math.floor((allIn * rate + 1000 + rate) / (2 * (1000 + rate)));
}
