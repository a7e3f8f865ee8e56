import { atom, onMount } from 'nanostores';
import { type ExchangeRate, parseRate } from '#src/domain/money.ts';
import { dollarRate } from './calls/rate.ts';
import { callAsGuest } from './guest.ts';

/** Dollar rate from the database; null until it is known, and then prices stay in rupees. */
export const $rate = atom<ExchangeRate | null>(null);

onMount($rate, () => {
  if (typeof window === 'undefined') return;
  callAsGuest(dollarRate, {}, { select: 'inr_per_unit,as_of', currency: 'eq.USD' }).then((read) => {
    const row = read.ok ? read.value[0] : undefined;
    if (row) $rate.set({ inr_per_unit_e4: parseRate(row.inr_per_unit), as_of: row.as_of });
  });
});
