import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { formatMoney, formatRupees } from '#src/domain/money.ts';
import { $currency } from '#src/lib/currency.ts';
import { $rate } from '#src/server/rate.ts';

/** Amounts of paise in the visitor's display currency; in rupees while a page that was built is taken over. */
export function useMoney() {
  const currency = useStore($currency, { ssr: () => 'INR' as const });
  const rate = useStore($rate);
  return useMemo(() => {
    const converted = currency === 'USD' && rate !== null;
    return {
      /** A nightly price, without decimals where it is whole. */
      price: (paise: number) => formatMoney(paise, currency, rate, 'price'),
      total: (paise: number) => formatMoney(paise, currency, rate),
      /** Whole amounts, for a pin on the map. */
      round: (paise: number) => formatMoney(paise, currency, rate, 'round'),
      /** What is charged. */
      rupees: formatRupees,
      /** An amount to pay: with its rupees beside it where another currency is shown. */
      charged: (paise: number) =>
        converted ? `${formatMoney(paise, currency, rate)} (${formatRupees(paise)})` : formatRupees(paise),
      /** The day of the rate behind converted amounts; null while amounts are shown as charged. */
      rateDay: converted ? rate.as_of : null,
    };
  }, [currency, rate]);
}
