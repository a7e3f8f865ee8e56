/**
 * Money is integer paise of Indian rupees everywhere; only the moment of showing knows other currencies.
 * No float ever holds an amount: sums and products of integers below 2^53 are exact.
 */
export type DisplayCurrency = 'INR' | 'USD';

/** How many rupees one dollar is worth, in hundredths of a paisa (4 decimals of a rupee), and the day it was read. */
export interface ExchangeRate {
  /** `83.1250` rupees a dollar is `831250`. */
  inr_per_unit_e4: number;
  as_of: string;
}

/** Reads the database's decimal text or number ("83.1250") into integer ten-thousandths of a rupee. */
export function parseRate(value: string | number): number {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(String(value));
  if (!match) throw new RangeError(`not an exchange rate: ${value}`);
  return Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0').slice(0, 4));
}

/** Converts paise to US cents, half up. Exact: the division happens once, on integers. */
export function paiseToCents(paise: number, rate: Pick<ExchangeRate, 'inr_per_unit_e4'>): number {
  return Number((BigInt(paise) * 20_000n + BigInt(rate.inr_per_unit_e4)) / (2n * BigInt(rate.inr_per_unit_e4)));
}

/** Converts US cents to paise, half up. */
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

/**
 * Rupees with at most two decimals, as typed ("4200.5"), in paise: digit by digit, with no float in between. Null for anything else.
 */
export function readRupees(text: string): number | null {
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** An amount as it is typed: 420050 is "4200.50", 420000 is "4200". */
export const typedRupees = (paise: number) => decimal(paise).replace('.00', '');

/** Minor units as a decimal string, the one form of an amount that `Intl` formats without passing through a float. */
export function decimal(minor: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

/** Rupees with two decimals, as charged: ₹9,450.00. */
export function formatRupees(paise: number): string {
  return formats.INR.exact.format(decimal(paise));
}

/**
 * An amount in the visitor's display currency with two decimals. `style: 'price'` drops the decimals of whole amounts,
 * for a nightly price on a card; `style: 'round'` has whole amounts only, rounded up: for where there is little room and a price is
 * said to be "from".
 */
export function formatMoney(
  paise: number,
  currency: DisplayCurrency,
  rate: Pick<ExchangeRate, 'inr_per_unit_e4'> | null,
  style: 'total' | 'price' | 'round' = 'total',
): string {
  // Without a rate nothing can be converted honestly: rupees are what is charged.
  const shown =
    currency === 'USD' && rate
      ? { code: 'USD' as const, minor: paiseToCents(paise, rate) }
      : { code: 'INR' as const, minor: paise };
  if (style === 'round') return formats[shown.code].whole.format(Math.ceil(shown.minor / 100));
  const precision = style === 'price' && shown.minor % 100 === 0 ? 'whole' : 'exact';
  return formats[shown.code][precision].format(decimal(shown.minor));
}
