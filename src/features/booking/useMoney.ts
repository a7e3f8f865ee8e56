import { useStore } from '@nanostores/react';
import { formatMoney, formatRupees } from '#src/domain/money.ts';
import { $currency, $rate } from '#src/lib/currency.ts';

/** Amounts in the visitor's display currency; `inRupees` when that is what is charged anyway. */
export function useMoney() {
  const currency = useStore($currency);
  const rate = useStore($rate);
  return {
    show: (paise: number, style: 'total' | 'price' = 'total') => formatMoney(paise, currency, rate, style),
    rupees: formatRupees,
    inRupees: currency === 'INR' || rate === null,
    rateDay: rate?.as_of ?? null,
  };
}
