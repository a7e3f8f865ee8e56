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
const words = (change: Partial<ConfirmedBooking>) =>
  renderToStaticMarkup(
    createElement(MoneyAhead, { booking: { ...booking, ...change }, brand, online: 'Pay now' }, 'I have paid'),
  );

/** Without the marks of its facts. */
const wordsOf = (change: Partial<ConfirmedBooking>) => words(change).replaceAll(/<\/?strong[^>]*>/g, '');

test('where no UPI address is set, who is asked how to pay is one press away', () => {
  const due = words({});
  expect(due).toContain('To pay it, write to us with your booking reference, on WhatsApp');
  expect(due).toContain(
    'Its advance of <strong class="figures">₹3,307.98</strong>, 30% of the total, is due by <strong',
  );
  const actions = renderToStaticMarkup(createElement(ConfirmationActions, { booking, stayToken: null, brand }));
  expect(actions).toContain('Ask on WhatsApp how to pay');
  expect(actions).toContain('How%20can%20I%20pay');
});

test('an advance that is another part than its terms ask for is told by its sum alone', () => {
  const told = (change: Partial<ConfirmedBooking>) => wordsOf({ advance_amount: 900_000, ...change });
  expect(told({})).toContain('Its advance of ₹9,000.00 is due by ');
  expect(told({ advance_due_at: null })).toContain('Its advance of ₹9,000.00 is due before you arrive.');
  expect(told({ paid_amount: 100_000 })).toContain(
    'Of its advance of ₹9,000.00, ₹1,000.00 has come, and ₹8,000.00 is due',
  );
  expect(told({ advance_amount: booking.total_amount })).toContain(', the whole price, is due by ');
});

test('an advance is asked for where it can be paid, until it is told of; once it has come nothing is to be told', () => {
  const due = words({ upi_id: 'susegad@okbank' });
  for (const part of ['susegad@okbank', 'K7QM-4XWP-9RTA-2HSD', '₹3,307.98', 'I have paid']) expect(due).toContain(part);
  const told = words({ upi_id: 'susegad@okbank', reported_amount: 330_798, advance_due_at: null });
  expect(told).toContain('You told us that you have paid');
  expect(told).toContain('I have paid');
  expect(told).not.toContain('susegad@okbank');
  const come = words({ upi_id: 'susegad@okbank', payment_status: 'paid', paid_amount: 330_798 });
  expect(come).toContain('has come, thank you');
  for (const part of ['I have paid', 'susegad@okbank']) expect(come).not.toContain(part);
});

test('what does not come back is said above the way to pay, while there is something to pay', () => {
  const warned = (change: Partial<ConfirmedBooking>) =>
    renderToStaticMarkup(
      createElement(MoneyAhead, {
        booking: { ...booking, pays_online: true, ...change },
        brand,
        warning: 'It does not come back.',
        online: 'Pay now',
      }),
    );
  const due = warned({});
  expect(due.indexOf('It does not come back.')).toBeGreaterThan(-1);
  expect(due.indexOf('It does not come back.')).toBeLessThan(due.indexOf('Pay now'));
  expect(warned({ payment_status: 'paid', paid_amount: 330_798 })).not.toContain('It does not come back.');
});

test('with a payment gateway its page comes first, and paying to the account is the other way', () => {
  const due = words({ pays_online: true, upi_id: 'susegad@okbank' });
  expect(due.indexOf('Pay now')).toBeLessThan(due.indexOf('Or pay by UPI to our account'));
  expect(words({ pays_online: true })).not.toMatch(/write to us|Or pay by UPI|UPI app/);
  for (const change of [{ reported_amount: 330_798 }, { payment_status: 'paid' as const, paid_amount: 330_798 }])
    expect(words({ pays_online: true, ...change })).not.toContain('Pay now');
});
