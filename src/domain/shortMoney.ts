import { type DisplayCurrency, type ExchangeRate, formatMoney } from './money.ts';

/** Returns a short price: "₹5,250", or "₹12.5k" if that is shorter. Rounds up. */
export function shortMoney(paise: number, currency: DisplayCurrency, rate: ExchangeRate | null): string {
  const whole = formatMoney(paise, currency, rate, 'round');
  const amount = Number(whole.replace(/\D/g, ''));
  if (amount < 10_000) return whole;
  const thousands = Math.ceil(amount / 100) / 10;
  return `${whole[0]}${(thousands < 100 ? thousands : Math.ceil(thousands)).toLocaleString('en-IN')}k`;
}
