import { taxContained } from '../money.ts';
import { type ExtraLine, isNightly, mostOf, type OfferedExtra } from './extras.ts';
import type { StayPrice } from './price.ts';

/** The chosen quantity of each extra, by its id. */
export type ChosenExtras = Readonly<Record<string, number>>;

/** Returns what the server is asked for: the chosen extras that are on sale, for at most the people of the stay. */
export const askedExtras = (offered: readonly OfferedExtra[], chosen: ChosenExtras, people: number) =>
  offered.flatMap(({ id, per }) => {
    const quantity = Math.min(chosen[id] ?? 0, mostOf(per, people));
    return quantity > 0 ? [{ id, quantity }] : [];
  });

/** Returns a price of rooms with extras added, as private.with_extras does. The server compares the total. */
export function withExtras<Price extends StayPrice>(
  price: Price,
  offered: readonly OfferedExtra[],
  asked: readonly { id: string; quantity: number }[],
): Price {
  const { nights } = price;
  const extras = asked.flatMap(({ id, quantity }, at): (ExtraLine & { tax: number })[] => {
    const one = offered.find((any) => any.id === id);
    if (!one) return [];
    const amount = one.price * quantity * (isNightly(one.per) ? nights : 1);
    const tax = taxContained(amount, one.tax_rate);
    return [{ ...one, line: at + 1, quantity, nights, amount, in_plan: false, is_later: false, tax }];
  });
  if (extras.length === 0) return price;
  const sum = (of: (line: (typeof extras)[number]) => number) => extras.reduce((all, line) => all + of(line), 0);
  const taxes = new Map(price.taxes.map(({ tax_rate, tax }) => [tax_rate, tax]));
  for (const { tax_rate, tax } of extras) taxes.set(tax_rate, (taxes.get(tax_rate) ?? 0) + tax);
  const total_amount = price.total_amount + sum(({ amount }) => amount);
  return {
    ...price,
    total_amount,
    tax_amount: price.tax_amount + sum(({ tax }) => tax),
    taxes: [...taxes].sort(([a], [b]) => a - b).map(([tax_rate, tax]) => ({ tax_rate, tax })),
    advance_amount: Math.min(total_amount, Math.floor((total_amount * price.advance_percent + 5000) / 10_000) * 100),
    extras: [...(price.extras ?? []), ...extras],
  };
}
