import { formatMoney, parseRate } from '#src/domain/money.ts';
import { $currency, $hasDollars } from '#src/lib/currency.ts';

/** Shows a built page's rupee prices in the visitor's currency, and follows its changes. */
export function showCurrency(inr_per_dollar: string) {
  const rate = { inr_per_unit_e4: parseRate(inr_per_dollar) };
  const inDollars = (_: string, rupees: string) =>
    formatMoney(Math.round(Number(rupees.replaceAll(',', '')) * 100), 'USD', rate, 'price');
  const prices = [...document.querySelectorAll('.price, [data-figure^="from"]')].map(
    (element) => [element, element.textContent] as const,
  );
  $hasDollars.set(true);
  $currency.subscribe((currency) => {
    for (const [element, rupees] of prices)
      element.textContent = currency === 'USD' ? rupees.replace(/₹?([\d,.]*\d)/g, inDollars) : rupees;
  });
}
