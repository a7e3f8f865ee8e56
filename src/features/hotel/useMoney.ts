import { useStore } from '@nanostores/react';
import { formatMoney } from '#src/domain/money.ts';
import { $currency, $rate } from '#src/lib/currency.ts';

/** Amounts in the visitor's display currency, and whether they are converted ones. */
export function useMoney() {
  const currency = useStore($currency);
  const rate = useStore($rate);
  return {
    /** A nightly price, without decimals where it is whole. */
    price: (paise: number) => formatMoney(paise, currency, rate, 'price'),
    total: (paise: number) => formatMoney(paise, currency, rate),
    /** The day of the rate behind converted amounts; null while prices are shown as charged. */
    converted_as_of: currency === 'USD' && rate ? rate.as_of : null,
  };
}
