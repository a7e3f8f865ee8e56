import type { RateRule } from './rates.ts';

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

/** Sorts rules in the order they apply: weekdays, then seasons, each in list order. */
export const inOrder = <Rule extends Pick<RateRule, 'kind'>>(rules: readonly Rule[]): Rule[] => [
  ...rules.filter(({ kind }) => kind === 'weekdays'),
  ...rules.filter(({ kind }) => kind === 'season'),
];
