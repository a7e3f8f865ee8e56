import type { InferOutput } from 'valibot';
import { onlyHotelThen } from '../../words/en/guestStay.ts';
import { isPastRefund, type PlansToldSchema, termsWords } from './termsNow.ts';

/** What it will mean to change one's plans once a stay has other dates; null where the house has to say. Apart from `termsNow.ts`, as the page of a
 * booking has no room for it. */
export function plansThen({ terms, may_change }: InferOutput<typeof PlansToldSchema>) {
  const words = [termsWords(terms), may_change ? '' : onlyHotelThen].filter((one) => one).join(' ');
  return words ? { words, isOver: !may_change || isPastRefund(terms) } : null;
}
