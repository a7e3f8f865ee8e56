import * as v from 'valibot';
import * as words from '../../words/en/accountCalls.ts';
import { claimOpen, refundOwed } from '../../words/en/erasureRefused.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';

/** Why somebody's data cannot be erased now, as private.refuse_erasure of the database answers it; of money, how much and of which booking. */
const MoneySchema = v.object({ amount: v.number(), booking_reference: v.string(), due_on: v.optional(v.string(), '') });

interface Sentences {
  plain: Readonly<Record<string, string>>;
  refund_owed: (amount: string, reference: string, day: string) => string;
  claim_open: (amount: string, reference: string) => string;
}

function sentence({ plain, ...money }: Sentences, refusal: { code: string }): string | undefined {
  const { code } = refusal;
  if (code !== 'refund_owed' && code !== 'claim_open') return plain[code];
  const { amount, booking_reference, due_on } = v.parse(MoneySchema, refusal);
  return code === 'refund_owed'
    ? money.refund_owed(formatRupees(amount), booking_reference, formatDate(due_on))
    : money.claim_open(formatRupees(amount), booking_reference);
}

/** Said to themselves. */
export const erasureRefusal = (refusal: { code: string }) =>
  sentence(
    {
      plain: {
        last_admin: words.lastAdmin,
        live_hotels: words.liveHotels,
        bookings_to_come: words.bookingsToCome,
        stays_to_come: words.staysToCome,
      },
      refund_owed: refundOwed,
      claim_open: claimOpen,
    },
    refusal,
  );

/** Said to the admin, of somebody who has written to us. */
export const erasureRefusalOfOthers = (refusal: { code: string }) =>
  sentence(
    {
      plain: {
        last_admin: 'This is the only admin of the site.',
        live_hotels: 'A place of theirs is live. Hide or delete it first.',
        bookings_to_come: 'A place of theirs has bookings to come.',
        stays_to_come: 'They have a stay to come. It can be erased after it, or once it is cancelled.',
        is_admin: 'This is an admin. Take the role away first.',
      },
      refund_owed: (amount, reference, day) =>
        `${amount} of their booking ${reference} is still to be paid back, by ${day}. They can be erased once it is: until then somebody has to know whom to pay.`,
      claim_open: (amount, reference) =>
        `They say to have paid ${amount} for their booking ${reference}. They can be erased once somebody has said, under Payments, whether it has come.`,
    },
    refusal,
  );
