import type { InferOutput } from 'valibot';
import { onlyHotelThen } from '../../words/en/guestStay.ts';
import { isPastRefund, type PlansToldSchema, termsWords } from './termsNow.ts';

/** Says how a booking can be changed and cancelled at other dates; null if the hotel decides. Not in `termsNow.ts`: the page must stay small. */
export function changedTermsWords({ terms, may_change }: InferOutput<typeof PlansToldSchema>) {
  const words = [termsWords(terms), may_change ? '' : onlyHotelThen].filter((one) => one).join(' ');
  return words ? { words, isOver: !may_change || isPastRefund(terms) } : null;
}
