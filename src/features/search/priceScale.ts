import { centsToPaise, type DisplayCurrency, type ExchangeRate, formatMoney, paiseToCents } from '#src/domain/money.ts';
import * as say from '#src/words/en/search.ts';

/** The price slider while no stay is known: `$` 0 to 1000 in steps of 50. Its two ends mean "no limit". */
const dollars = { top: 1000, step: 50 } as const;
/** With stays known it ends at the dearest; in about so many steps, that one step is not a class of hotels. */
const steps = 40;
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
 * The slider in the currency that prices are shown in. It ends at the dearest stay (paise) of what is looked through, rounded up to a
 * whole step; a step is 1, 2 or 5 with noughts, at least ₹100 or $1 (₹0 to ₹14,500 in steps of ₹500, $0 to $165 in steps of $5).
 * Without one it is $0 to $1000, or the same range converted: the step is the power of ten below, the top is rounded up to ten steps
 * (₹0 to ₹90,000 in steps of ₹1,000 at 88.50).
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
  // Two steps at the least: both handles need a place of their own.
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
  if (min === null && max === null) return say.anyPrice;
  if (min === null) return say.upTo(scale.text(max ?? 0));
  if (max === null) return say.fromPrice(scale.text(min));
  return say.fromTo(scale.text(min), scale.text(max));
}
