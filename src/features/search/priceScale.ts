import { centsToPaise, type DisplayCurrency, type ExchangeRate, formatMoney, paiseToCents } from '#src/domain/money.ts';
import * as say from '#src/words/en/search.ts';

/** The range in dollars while no result is known. Both ends mean "no limit". */
const dollars = { top: 1000, step: 50 } as const;
/** The approximate number of steps with a known maximum. */
const steps = 40;
/** The rate for drawing the rupee slider while the real one is unknown. No price uses it. */
const nominalRate: ExchangeRate = { inr_per_unit_e4: 880_000, as_of: '' };

export interface PriceScale {
  top: number;
  step: number;
  position: (paise: number) => number;
  paise: (position: number) => number;
  text: (paise: number) => string;
}

/**
 * Returns the slider's scale in the shown currency. It ends at `dearest` (paise), rounded up to a step of 1, 2 or 5 times a power of ten. Without
 * `dearest` it covers $0 to $1000 or the same in rupees.
 */
export function priceScale(
  currency: DisplayCurrency,
  rate: ExchangeRate | null,
  dearest: number | null = null,
): PriceScale {
  const text = (paise: number) => formatMoney(paise, currency, rate, 'price');
  if (currency === 'USD' && rate) {
    const known = dearest ? endAt(paiseToCents(dearest, rate) / 100, 1) : dollars;
    const position = (paise: number) => snap(paiseToCents(paise, rate) / 100, known);
    return { ...known, position, paise: (at) => centsToPaise(at * 100, rate), text };
  }
  const known = dearest ? endAt(dearest / 100, 100) : convertedRange(rate ?? nominalRate);
  return { ...known, position: (paise) => snap(paise / 100, known), paise: (at) => at * 100, text };
}

function endAt(dearest: number, least: number) {
  const exact = Math.max(dearest / steps, least);
  const ten = 10 ** Math.floor(Math.log10(exact));
  const step = ten * ([1, 2, 5].find((factor) => factor * ten >= exact) ?? 10);
  // At least two steps, so that the handles do not overlap.
  return { top: Math.max(2, Math.ceil(dearest / step)) * step, step };
}

function convertedRange(rate: ExchangeRate) {
  const converted = (amount: number) => centsToPaise(amount * 100, rate) / 100;
  const step = 10 ** Math.floor(Math.log10(converted(dollars.step)));
  return { top: Math.ceil(converted(dollars.top) / (10 * step)) * 10 * step, step };
}

function snap(amount: number, { top, step }: Pick<PriceScale, 'top' | 'step'>): number {
  return Math.min(top, Math.max(0, Math.round(amount / step) * step));
}

/** Returns the positions of both handles, at least one step apart. */
export function handlePositions(scale: PriceScale, min: number | null, max: number | null): [number, number] {
  const low = min === null ? 0 : Math.min(scale.position(min), scale.top - scale.step);
  const high = max === null ? scale.top : scale.position(max);
  return [low, Math.max(high, low + scale.step)];
}

/** Returns the limits in paise for two positions. The ends mean no limit. */
export function limitsOf(scale: PriceScale, [low, high]: readonly [number, number]) {
  return {
    minPrice: low <= 0 ? null : scale.paise(low),
    maxPrice: high >= scale.top ? null : scale.paise(high),
  };
}

export function priceRangeText(scale: PriceScale, min: number | null, max: number | null): string {
  if (min === null && max === null) return say.anyPrice;
  if (min === null) return say.upTo(scale.text(max ?? 0));
  if (max === null) return say.fromPrice(scale.text(min));
  return say.fromTo(scale.text(min), scale.text(max));
}
