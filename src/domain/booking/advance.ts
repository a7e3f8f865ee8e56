import * as v from 'valibot';
import {
  askHow,
  booksAndPaysThere,
  booksAndTellsMore,
  booksWithAdvance,
  booksWithAdvanceWithin,
  booksWithAll,
  booksWithAllWithin,
  groupsFrom,
  payAllInAdvance,
  payInAdvance,
  staysWithNight,
} from '../../words/en/payment.ts';
import { formatRupees } from '../money.ts';
import { formatMonthDay } from '../stay.ts';

/** The reason for another advance than usual; null if none. `rooms` is the smallest group; `from` and `to` are the nights of a season as `MM-DD`. */
export const AdvanceReasonSchema = v.nullable(
  v.object({ rooms: v.optional(v.number()), from: v.optional(v.string()), to: v.optional(v.string()) }),
);

interface Advance {
  advance_percent: number;
  advance_amount: number;
  advance_reason: v.InferOutput<typeof AdvanceReasonSchema>;
}

export function advanceReasonWords({ advance_percent, advance_amount, advance_reason }: Advance): string | null {
  if (!advance_reason || advance_amount === 0) return null;
  const { rooms, from, to } = advance_reason;
  const who = [
    ...(rooms === undefined ? [] : [groupsFrom(rooms)]),
    ...(from && to ? [staysWithNight(formatMonthDay(from), formatMonthDay(to))] : []),
  ];
  return advance_percent === 100 ? payAllInAdvance(who) : payInAdvance(who, advance_percent);
}

export const askHowToPay = ({ phone, email }: { phone: string; email: string }) => askHow(phone, email);

interface Payable {
  total_amount: number;
  advance_amount: number;
  advance_hours: number | null;
}

/** Says what the booking button does. `price` is null before the stay has a price. */
export function bookButtonWords(price: Payable | null): string {
  if (!price) return booksAndTellsMore;
  const { total_amount, advance_amount, advance_hours } = price;
  if (advance_amount === 0) return booksAndPaysThere;
  const advance = formatRupees(advance_amount);
  if (advance_amount === total_amount)
    return advance_hours === null ? booksWithAll(advance) : booksWithAllWithin(advance, advance_hours);
  return advance_hours === null ? booksWithAdvance(advance) : booksWithAdvanceWithin(advance, advance_hours);
}
