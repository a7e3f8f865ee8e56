import { atom, onMount } from 'nanostores';
import { type ExchangeRate, parseRate } from '#src/domain/money.ts';
import { $hasDollars } from '#src/lib/currency.ts';
import { dollarRate } from './calls/rate.ts';
import { callAsGuest } from './guest.ts';

/** Null until loaded; then prices stay in rupees. */
export const $rate = atom<ExchangeRate | null>(null);

async function loadRate() {
  const read = await callAsGuest(dollarRate, {}, { select: 'inr_per_unit,as_of', currency: 'eq.USD' });
  const row = read.ok ? read.value[0] : undefined;
  if (row) $rate.set({ inr_per_unit_e4: parseRate(row.inr_per_unit), as_of: row.as_of });
  $hasDollars.set($rate.get() !== null);
}

onMount($rate, () => {
  if (typeof window === 'undefined') return;
  loadRate();
  return $hasDollars.listen((has) => {
    if (has === null) loadRate();
  });
});
