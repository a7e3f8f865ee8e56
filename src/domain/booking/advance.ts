import * as v from 'valibot';
import { formatRupees } from '../money.ts';
import { counted, formatMonthDay } from '../stay.ts';

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
    ...(rooms === undefined ? [] : [`groups of ${counted(rooms, 'room')} or more`]),
    ...(from && to ? [`stays with a night from ${formatMonthDay(from)} to ${formatMonthDay(to)}`] : []),
  ].join(' and ');
  return `${who.slice(0, 1).toUpperCase()}${who.slice(1)} pay ${advance_percent === 100 ? 'in full' : `${advance_percent}%`} in advance.`;
}

/** How to pay where no UPI address is set: who answers is one press away, and nobody has to wait for a mail. */
export const askHowToPay = ({ phone, email }: { phone: string; email: string }) =>
  `To pay it, write to us with your booking reference, on WhatsApp (${phone}) or to ${email}: we answer with the ways to pay.`;

/** What a press of the button does and what follows, in one sentence, the same for everybody; null: a stay without a price yet. */
export function whatFollows(price: { advance_amount: number; advance_hours: number | null } | null): string {
  const booked = 'This books your stay and charges nothing now';
  if (!price) return `${booked}; the next page says what to pay, and by when.`;
  if (price.advance_amount === 0) return `${booked}; you pay at the hotel.`;
  const within = price.advance_hours === null ? '' : ` within ${counted(price.advance_hours, 'hour')}`;
  return `${booked}; the next page shows how to pay the advance of ${formatRupees(price.advance_amount)}${within}.`;
}
