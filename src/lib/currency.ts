import { atom } from 'nanostores';
import type { DisplayCurrency } from '#src/domain/money.ts';
import { deviceStorage } from './storage.ts';

/** The visitor's display currency. Rupees are what is charged. */

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

/** True once the prices of the page can be converted, false if the rate could not be loaded, null before either is known. */
export const $hasDollars = atom<boolean | null>(null);

/** Returns the currency that the prices of the page are in. Built pages say rupees, and without a rate prices stay in rupees. */
export const shownCurrency = (): DisplayCurrency => ($hasDollars.get() ? $currency.get() : 'INR');

/** Where the browser keeps nothing, the choice lives as long as the page. */
export function chooseCurrency(currency: DisplayCurrency) {
  // A page without prices loads no rate, and the switch shows the choice there too. Where loading failed, the next choice tries again.
  if ($hasDollars.get() === null) $hasDollars.set(true);
  else if (currency === 'USD' && !$hasDollars.get()) $hasDollars.set(null);
  $currency.set(currency);
  deviceStorage.set(storageKey, currency);
}
