import * as v from 'valibot';
import {
  askHow,
  booksAndPaysThere,
  booksAndTellsMore,
  booksWithAdvance,
  booksWithAdvanceWithin,
  groupsFrom,
  payAllInAdvance,
  payInAdvance,
  staysWithNight,
} from '../../words/en/payment.ts';
import { formatRupees } from '../money.ts';
import { formatMonthDay } from '../stay.ts';

/** The advance: how much of a price is paid before the stay, and why. The database decides it (private.advance_rule). */

/**
 * Why a booking pays another part in advance than usual; null where it does not. `rooms`: the number from which rooms are a group;
 * `from`, `to`: first and last night of the high season, as `MM-DD`.
 */
export const AdvanceReasonSchema = v.nullable(
  v.object({ rooms: v.optional(v.number()), from: v.optional(v.string()), to: v.optional(v.string()) }),
);

interface Advance {
  advance_percent: number;
  advance_amount: number;
  advance_reason: v.InferOutput<typeof AdvanceReasonSchema>;
}

/** Why the advance is not the usual one, as a sentence; null where it is. */
export function advanceWhy({ advance_percent, advance_amount, advance_reason }: Advance): string | null {
  if (!advance_reason || advance_amount === 0) return null;
  const { rooms, from, to } = advance_reason;
  const who = [
    ...(rooms === undefined ? [] : [groupsFrom(rooms)]),
    ...(from && to ? [staysWithNight(formatMonthDay(from), formatMonthDay(to))] : []),
  ];
  return advance_percent === 100 ? payAllInAdvance(who) : payInAdvance(who, advance_percent);
}

/** How to pay where no UPI address is set: who answers is one press away, and nobody has to wait for a mail. */
export const askHowToPay = ({ phone, email }: { phone: string; email: string }) => askHow(phone, email);

/** What a press of the button does and what follows, in one sentence, the same for everybody; null: a stay without a price yet. */
export function whatFollows(price: { advance_amount: number; advance_hours: number | null } | null): string {
  if (!price) return booksAndTellsMore;
  const { advance_amount, advance_hours } = price;
  if (advance_amount === 0) return booksAndPaysThere;
  const advance = formatRupees(advance_amount);
  return advance_hours === null ? booksWithAdvance(advance) : booksWithAdvanceWithin(advance, advance_hours);
}
