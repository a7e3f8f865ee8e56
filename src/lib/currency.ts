import { atom } from 'nanostores';
import type { DisplayCurrency } from '#src/domain/money.ts';
import { deviceStorage } from './storage.ts';

/** For display only: guests always pay in rupees. */

const storageKey = 'display-currency';

/** Returns rupees for Indian time, dollars elsewhere, until the visitor chooses. */
function initialCurrency(): DisplayCurrency {
  if (typeof window === 'undefined') return 'INR';
  const chosen = deviceStorage.get(storageKey);
  if (chosen === 'INR' || chosen === 'USD') return chosen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta' ? 'INR' : 'USD';
}

export const $currency = atom<DisplayCurrency>(initialCurrency());

/** True if the exchange rate is loaded, false if loading failed, null before that. */
export const $hasDollars = atom<boolean | null>(null);

export const shownCurrency = (): DisplayCurrency => ($hasDollars.get() ? $currency.get() : 'INR');

export function chooseCurrency(currency: DisplayCurrency) {
  // A page without prices loads no rate, but its switch shows the choice. After a failure the next choice tries again.
  if ($hasDollars.get() === null) $hasDollars.set(true);
  else if (currency === 'USD' && !$hasDollars.get()) $hasDollars.set(null);
  $currency.set(currency);
  deviceStorage.set(storageKey, currency);
}
