import { centsToPaise, type DisplayCurrency, type ExchangeRate, formatMoney, paiseToCents } from '#src/domain/money.ts';

/** The price slider: `$` 0 to 1000 in steps of 50. Its two ends mean "no limit". */
const dollars = { top: 1000, step: 50 } as const;
/** Rupees for a dollar, to draw the rupee slider while the real rate is not known. Nothing is charged or shown with it. */
const nominalRate: ExchangeRate = { inr_per_unit_e4: 880_000, as_of: '' };

export interface PriceScale {
  /** In whole units of the currency shown. */
  top: number;
  step: number;
  /** Where a limit in paise stands on the slider. */
  position: (paise: number) => number;
  /** The limit in paise that a place on the slider stands for. */
  paise: (position: number) => number;
  /** A limit as the visitor reads it. */
  text: (paise: number) => string;
}

/**
 * The slider in the currency that prices are shown in. In rupees the same range converted, with round steps: the step is the
 * power of ten below the converted one, the top is rounded up to ten steps (₹0 to ₹90,000 in steps of ₹1,000 at 88.50).
 */
export function priceScale(currency: DisplayCurrency, rate: ExchangeRate | null): PriceScale {
  const text = (paise: number) => formatMoney(paise, currency, rate, 'price');
  if (currency === 'USD' && rate) {
    const position = (paise: number) => snap(paiseToCents(paise, rate) / 100, dollars);
    return { ...dollars, position, paise: (at) => centsToPaise(at * 100, rate), text };
  }
  const converted = (amount: number) => centsToPaise(amount * 100, rate ?? nominalRate) / 100;
  const step = 10 ** Math.floor(Math.log10(converted(dollars.step)));
  const top = Math.ceil(converted(dollars.top) / (10 * step)) * 10 * step;
  return { top, step, position: (paise) => snap(paise / 100, { top, step }), paise: (at) => at * 100, text };
}

function snap(amount: number, { top, step }: { top: number; step: number }): number {
  return Math.min(top, Math.max(0, Math.round(amount / step) * step));
}

/** Places of both handles for the limits of a search, at least one step apart. */
export function handlePositions(scale: PriceScale, min: number | null, max: number | null): [number, number] {
  const low = min === null ? 0 : Math.min(scale.position(min), scale.top - scale.step);
  const high = max === null ? scale.top : scale.position(max);
  return [low, Math.max(high, low + scale.step)];
}

/** Limits in paise for two places on the slider; an end is no limit. */
export function limitsOf(scale: PriceScale, [low, high]: readonly [number, number]) {
  return {
    minPrice: low <= 0 ? null : scale.paise(low),
    maxPrice: high >= scale.top ? null : scale.paise(high),
  };
}

/** "₹2,000 to ₹5,000", "Up to ₹5,000", "From ₹2,000" or "Any price". */
export function priceRangeText(scale: PriceScale, min: number | null, max: number | null): string {
  if (min === null && max === null) return 'Any price';
  if (min === null) return `Up to ${scale.text(max ?? 0)}`;
  if (max === null) return `From ${scale.text(min)}`;
  return `${scale.text(min)} to ${scale.text(max)}`;
}
