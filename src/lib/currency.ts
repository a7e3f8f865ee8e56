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

/** Where the browser keeps nothing, the choice lives as long as the page. */
export function chooseCurrency(currency: DisplayCurrency) {
  $currency.set(currency);
  deviceStorage.set(storageKey, currency);
}
