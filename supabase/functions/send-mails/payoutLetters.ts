import * as v from 'valibot';
import { formatRupees } from '../../../src/domain/money.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import { noGstNumber } from '../../../src/words/staff/wizard.ts';
import type { MailContent } from './layout.ts';

/** Shows only the last characters of account data. */

const names = {
  gst_number: 'GST number',
  gst_declaration: 'GST declaration',
  pan_number: 'PAN',
  account_holder_name: 'account holder',
  account_number: 'account number',
  ifsc_code: 'IFSC code',
  bank_name: 'bank',
  branch_address: 'branch address',
} as const;

const text = v.optional(v.nullable(v.string()));
export const PayoutSchema = v.object({
  name: v.string(),
  city: text,
  full_name: text,
  gst_number: v.string(),
  pan_number: v.string(),
  account_number: v.string(),
  changed: v.array(v.picklist(Object.keys(names) as (keyof typeof names)[])),
});
type Payout = v.InferOutput<typeof PayoutSchema>;

interface Words {
  greeting: string;
  place: string;
  site: string;
}

const facts = ({ gst_number, pan_number, account_number, changed }: Payout) =>
  [
    ['GST number', gst_number || noGstNumber],
    ['PAN', pan_number],
    ['Account number', account_number],
    ['Changed', changed.map((field) => names[field]).join(', ')],
  ] as const;

const notYou =
  'If this was not you, choose a new password on your account page, then reply to this email. The new password signs out all other devices.';

export function payoutSubmitted(payout: Payout, { greeting, place, site }: Words): MailContent {
  return {
    subject: `New payout details submitted: ${place}`,
    preview: 'They take effect only after we approve them.',
    heading: 'New payout details were submitted',
    opening: [
      greeting,
      `New payout details (tax numbers and bank account) were submitted with the listing ${place}. They take effect only after we have checked and approved the listing. Until then, we pay only to an account that we approved before.`,
    ],
    facts: facts(payout),
    closing: [`${notYou} To stop the change, withdraw the listing on your listings page.`],
    action: { label: 'Open your account', url: `${site}/account` },
    otherActions: [{ label: 'Open your listings', url: `${site}/owner` }],
  };
}

export function payoutChanged(payout: Payout, { greeting, place, site }: Words): MailContent {
  return {
    subject: `New payout details approved: ${place}`,
    preview: 'They now apply to all your listings.',
    heading: 'Your new payout details are approved',
    opening: [
      greeting,
      `We approved your listing ${place} and the payout details (tax numbers and bank account) submitted with it. From now on they apply to all your listings.`,
    ],
    facts: facts(payout),
    closing: [notYou],
    action: { label: 'Open your account', url: `${site}/account` },
  };
}

/** `amount` in paise. */
export const PaidOutSchema = v.object({
  name: v.string(),
  city: text,
  full_name: text,
  hotel_id: v.string(),
  amount: v.number(),
  paid_date: v.string(),
  reference: v.string(),
  reason: text,
});
type PaidOut = v.InferOutput<typeof PaidOutSchema>;

const paidFacts = ({ amount, paid_date, reference }: PaidOut) =>
  [
    ['Amount', formatRupees(amount)],
    ['Sent on', formatDate(paid_date)],
    ['Reference', reference],
  ] as const;
const openPayouts = ({ hotel_id }: PaidOut, site: string) => ({
  label: 'Open your payouts',
  url: `${site}/owner/payouts?hotel=${hotel_id}`,
});

export function payoutRecorded(payout: PaidOut, { greeting, place, site }: Words): MailContent {
  const amount = formatRupees(payout.amount);
  return {
    subject: `Payout sent: ${amount} for ${place}`,
    preview: `We sent ${amount} to your bank account on ${formatDate(payout.paid_date)}.`,
    heading: `We sent you ${amount}`,
    opening: [
      greeting,
      `On ${formatDate(payout.paid_date)} we sent ${amount} for ${place} to the bank account in your payout details.`,
      'Your payouts page lists the bookings that this payout covers.',
    ],
    facts: paidFacts(payout),
    closing: ['If it is not in your account after 2 business days, reply to this email.'],
    action: openPayouts(payout, site),
  };
}

export function payoutReversed(payout: PaidOut, { greeting, place, site }: Words): MailContent {
  const amount = formatRupees(payout.amount);
  return {
    subject: `Payout reversed: ${amount} for ${place}`,
    preview: `We owe you ${amount} again and pay it with your next payout.`,
    heading: `The payout of ${amount} is reversed`,
    opening: [
      greeting,
      `We told you that we sent ${amount} for ${place} on ${formatDate(payout.paid_date)}. This payout no longer counts. We owe you the amount again and pay it with your next payout.`,
      'If your bank returned it, check the account number in your payout details.',
    ],
    facts: [...paidFacts(payout), ...(payout.reason ? [['Reason', payout.reason] as const] : [])],
    closing: ['If the money reached your account, reply to this email.'],
    action: openPayouts(payout, site),
  };
}
