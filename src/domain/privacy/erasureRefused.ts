import * as v from 'valibot';
import * as words from '../../words/en/account.ts';
import { cancellationOpen, paymentReported, refundDue } from '../../words/en/yourData.ts';
import { formatRupees } from '../money.ts';
import { formatDate } from '../stay.ts';

const MoneySchema = v.object({
  amount: v.optional(v.number(), 0),
  booking_reference: v.string(),
  due_on: v.optional(v.string(), ''),
});

interface Sentences {
  plain: Readonly<Record<string, string>>;
  refund_due: (amount: string, reference: string, day: string) => string;
  payment_reported: (amount: string, reference: string) => string;
  cancellation_open: (reference: string) => string;
}

function sentence({ plain, ...money }: Sentences, refusal: { code: string }): string | undefined {
  const { code } = refusal;
  if (code !== 'refund_due' && code !== 'payment_reported' && code !== 'cancellation_open') return plain[code];
  const { amount, booking_reference, due_on } = v.parse(MoneySchema, refusal);
  if (code === 'cancellation_open') return money.cancellation_open(booking_reference);
  return code === 'refund_due'
    ? money.refund_due(formatRupees(amount), booking_reference, formatDate(due_on))
    : money.payment_reported(formatRupees(amount), booking_reference);
}

export const erasureRefusal = (refusal: { code: string }) =>
  sentence(
    {
      plain: {
        last_admin: words.lastAdmin,
        live_hotels: words.liveHotels,
        bookings_to_come: words.bookingsToCome,
        stays_to_come: words.staysToCome,
      },
      refund_due: refundDue,
      payment_reported: paymentReported,
      cancellation_open: cancellationOpen,
    },
    refusal,
  );

export const erasureRefusalOfOthers = (refusal: { code: string }) =>
  sentence(
    {
      plain: {
        last_admin: 'This is the only admin of the site.',
        live_hotels: 'Guests can still book their property. Hide or delete it first.',
        bookings_to_come: 'Their property has upcoming bookings.',
        stays_to_come:
          'They have an upcoming booking. You can delete their data after the stay, or once the booking is cancelled.',
        is_admin: 'This is an admin. Take the role away first.',
      },
      refund_due: (amount, reference, day) =>
        `A refund of ${amount} for their booking ${reference} is due by ${day}. Delete their data once it is paid: until then we must know whom to pay.`,
      payment_reported: (amount, reference) =>
        `They reported a payment of ${amount} for their booking ${reference}. Under Payments, mark it as received or reject it first.`,
      cancellation_open: (reference) =>
        `The property says that they cancelled their booking ${reference}. They have three days to confirm it. Delete their data after that, and after the refund.`,
    },
    refusal,
  );
