import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { formatMoney, formatRupees } from '#src/domain/money.ts';
import { $currency } from '#src/lib/currency.ts';
import { $rate } from '#src/server/rate.ts';

/** Formats paise in the visitor's currency; in rupees during hydration. */
export function useMoney() {
  const currency = useStore($currency, { ssr: () => 'INR' as const });
  const rate = useStore($rate);
  return useMemo(() => {
    const converted = currency === 'USD' && rate !== null;
    return {
      /** A price per night, without decimals if whole. */
      price: (paise: number) => formatMoney(paise, currency, rate, 'price'),
      total: (paise: number) => formatMoney(paise, currency, rate),
      /** Whole amounts, for pins on the map. */
      round: (paise: number) => formatMoney(paise, currency, rate, 'round'),
      rupees: formatRupees,
      /** An amount to pay, with rupees added if another currency is shown. */
      charged: (paise: number) =>
        converted ? `${formatMoney(paise, currency, rate)} (${formatRupees(paise)})` : formatRupees(paise),
      /** The date of the exchange rate; null for rupees. */
      rateDay: converted ? rate.as_of : null,
    };
  }, [currency, rate]);
}
