import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { ConfirmationActions } from '#src/features/booking/ConfirmationActions.tsx';
import { MoneyAhead } from '#src/features/stay/MoneyAhead.tsx';
import { sampleMails } from '../../../../supabase/functions/send-mails/samples.ts';

const brand = {
  name: 'Susegad Stays',
  phone: '+91 00000 00000',
  email: 'hello@susegadstays.example',
  url: 'https://stays.example',
};
const booking = sampleMails.booking_guest as unknown as ConfirmedBooking;
function changed(change: Partial<ConfirmedBooking>): ConfirmedBooking {
  const one = { ...booking, ...change };
  return { ...one, balance_due: one.total_amount - one.paid_amount + one.refund_due };
}
const words = (change: Partial<ConfirmedBooking>) =>
  renderToStaticMarkup(
    createElement(MoneyAhead, { booking: changed(change), brand, online: 'Pay now' }, 'I have paid'),
  );

const wordsOf = (change: Partial<ConfirmedBooking>) => words(change).replaceAll(/<\/?strong[^>]*>/g, '');

test('where no UPI address is set, who is asked how to pay is one press away', () => {
  const due = words({});
  expect(due).toContain('To pay the advance, send your booking reference on WhatsApp');
  expect(due).toContain(
    'Pay us the advance of <strong class="figures">₹3,307.98</strong> (30% of the total) by <strong',
  );
  const actions = renderToStaticMarkup(createElement(ConfirmationActions, { booking, stayToken: null, brand }));
  expect(actions).toContain('Ask on WhatsApp how to pay');
  expect(actions).toContain('How%20can%20I%20pay');
});

test('an advance of another part than usual is named by its sum alone', () => {
  const reads = (change: Partial<ConfirmedBooking>) => wordsOf({ advance_amount: 900_000, ...change });
  expect(reads({})).toContain('Pay us the advance of ₹9,000.00 by ');
  expect(reads({ advance_due_at: null })).toContain('Pay us the advance of ₹9,000.00 before you arrive.');
  expect(reads({ paid_amount: 100_000 })).toContain(
    'You have paid ₹1,000.00 of the ₹9,000.00 advance so far. Pay us the other ₹8,000.00 by',
  );
  expect(reads({ advance_amount: booking.total_amount })).toContain(' (the whole price) by ');
});

test('a guest pays an advance that is due, sees a reported one, and reports none once it is received', () => {
  const due = words({ upi_id: 'susegad@okbank' });
  for (const part of ['susegad@okbank', 'K7QM-4XWP-9RTA-2HSD', '₹3,307.98', 'I have paid']) expect(due).toContain(part);
  const reported = words({ upi_id: 'susegad@okbank', reported_amount: 330_798, advance_due_at: null });
  expect(reported).toContain('You reported a payment of');
  expect(reported).toContain('I have paid');
  expect(reported).not.toContain('susegad@okbank');
  const received = words({ upi_id: 'susegad@okbank', payment_status: 'paid', paid_amount: 330_798 });
  expect(received).toContain('is paid. Thank you.');
  for (const part of ['I have paid', 'susegad@okbank']) expect(received).not.toContain(part);
});

test('that there is no refund is said above the way to pay, while something is due', () => {
  const warned = (change: Partial<ConfirmedBooking>) =>
    renderToStaticMarkup(
      createElement(MoneyAhead, {
        booking: changed({ pays_online: true, ...change }),
        brand,
        warning: 'No refund.',
        online: 'Pay now',
      }),
    );
  const due = warned({});
  expect(due.indexOf('No refund.')).toBeGreaterThan(-1);
  expect(due.indexOf('No refund.')).toBeLessThan(due.indexOf('Pay now'));
  expect(warned({ payment_status: 'paid', paid_amount: 330_798 })).not.toContain('No refund.');
});

test('with a payment gateway its page comes first, and paying to the account is the other way', () => {
  const due = words({ pays_online: true, upi_id: 'susegad@okbank' });
  expect(due.indexOf('Pay now')).toBeLessThan(due.indexOf('Or pay by UPI to our account'));
  expect(words({ pays_online: true })).not.toMatch(/write to us|Or pay by UPI|UPI app/);
  for (const change of [{ reported_amount: 330_798 }, { payment_status: 'paid' as const, paid_amount: 330_798 }])
    expect(words({ pays_online: true, ...change })).not.toContain('Pay now');
});
