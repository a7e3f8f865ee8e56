import { readPlanFigure } from '#src/domain/desk/judgeRates.ts';
import { pricedFigures, type RateRule } from '#src/domain/desk/rates.ts';
import type { RatesInput } from '#src/domain/desk/ratesForm.ts';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { ratesPreview } from '#src/server/calls/desk/rates.ts';
import { call } from '#src/server/signedIn.ts';

/** Asks what the typed rates would cost. Returns the last answer, with the prices of each rule by its id. */
export function useRatesPreview(
  room_category_id: string,
  { plan }: RatesInput,
  read: ReadonlyMap<string, RateRule | null>,
) {
  const rules = [...read].filter((entry): entry is [string, RateRule] => entry[1] !== null);
  const wanted = {
    room_category_id,
    plan: Object.fromEntries(pricedFigures.map((name) => [name, readPlanFigure(name, plan[name]) ?? 0])),
    rules,
  };
  return useDebouncedQuote(wanted, async ({ rules, ...rates }) => {
    const result = await call(ratesPreview, { ...rates, rules: rules.map(([, rule]) => rule) });
    if (!result.ok) return result;
    const prices = new Map(result.value.rules.map((one, at) => [rules[at]?.[0] ?? '', one]));
    return { ok: true, value: { ...result.value, rules: prices } };
  });
}
