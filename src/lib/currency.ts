import { atom, onMount } from 'nanostores';
import { type DisplayCurrency, type ExchangeRate, parseRate } from '#src/domain/money.ts';
import { dollarRate } from '#src/server/calls/search.ts';
import { call } from '#src/server/guest.ts';
import { deviceStorage } from './storage.ts';

/** The visitor's display currency and the dated rate behind dollar figures. Rupees are what is charged. */

const storageKey = 'display-currency';

/** Rupees for a browser set to Indian time, dollars elsewhere, until the visitor chooses. */
function initialCurrency(): DisplayCurrency {
  if (typeof window === 'undefined') return 'INR';
  const chosen = deviceStorage.get(storageKey);
  if (chosen === 'INR' || chosen === 'USD') return chosen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta' ? 'INR' : 'USD';
}

export const $currency = atom<DisplayCurrency>(initialCurrency());

/** Where the browser keeps nothing, the choice lives as long as the page. */
export function chooseCurrency(currency: DisplayCurrency) {
  $currency.set(currency);
  deviceStorage.set(storageKey, currency);
}

/** Dollar rate from the database; null until it is known, and then prices stay in rupees. */
export const $rate = atom<ExchangeRate | null>(null);

onMount($rate, () => {
  if (typeof window === 'undefined') return;
  call(dollarRate, {}, { select: 'inr_per_unit,as_of', currency: 'eq.USD' }).then((read) => {
    const row = read.ok ? read.value[0] : undefined;
    if (row) $rate.set({ inr_per_unit_e4: parseRate(row.inr_per_unit), as_of: row.as_of });
  });
});
