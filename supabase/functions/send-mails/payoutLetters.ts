import * as v from 'valibot';
import { noGstNumber } from '../../../src/domain/listing/gst.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import type { Letter } from './layout.ts';

/** The mails about where an owner is paid: the last characters only, and what to do when it was somebody else. */

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
  /** "Casa Susegad, Panjim" */
  place: string;
  site: string;
}

const facts = ({ gst_number, pan_number, account_number, changed }: Payout) =>
  [
    ['GST number', gst_number || noGstNumber],
    ['PAN', pan_number],
    ['Account number', account_number],
    ['What is new', changed.map((field) => names[field]).join(', ')],
  ] as const;

const notYou =
  'Was this not you? Answer this mail at once, and choose a new password on your account page: that ends what somebody else may be doing there.';

export function payoutSubmitted(payout: Payout, { greeting, place, site }: Words): Letter {
  return {
    subject: 'Other payout details were handed in for your account',
    preview: 'They do not count before we have approved them.',
    heading: 'Other payout details were handed in',
    opening: [
      greeting,
      `With the listing ${place}, other tax or bank details were handed in for your account. They do not count before we have read and approved the listing; until then nothing changes.`,
    ],
    facts: facts(payout),
    closing: [notYou],
    action: { label: 'Open your account', url: `${site}/account` },
  };
}

export function payoutChanged(payout: Payout, { greeting, place, site }: Words): Letter {
  return {
    subject: 'Your payout details from now on',
    preview: 'The tax and bank details that came with your listing are approved.',
    heading: 'Your payout details from now on',
    opening: [
      greeting,
      `Your listing ${place} is approved, and with it the tax and bank details that were handed in. From now on they hold for every listing of yours.`,
    ],
    facts: facts(payout),
    closing: [notYou],
    action: { label: 'Open your account', url: `${site}/account` },
  };
}

/** A payout that was recorded or reversed; amount: paise. */
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

export function payoutRecorded(payout: PaidOut, { greeting, place, site }: Words): Letter {
  const amount = formatRupees(payout.amount);
  return {
    subject: `Payout sent: ${amount} for ${place}`,
    preview: `We sent ${amount} to your bank account on ${formatDate(payout.paid_date)}.`,
    heading: `We sent you ${amount}`,
    opening: [
      greeting,
      `On ${formatDate(payout.paid_date)} we sent ${amount} for ${place} to the bank account of your payout details.`,
      'Your payouts page lists the bookings that this pays.',
    ],
    facts: paidFacts(payout),
    closing: ['If it is not in your account after 2 business days, reply to this email.'],
    action: openPayouts(payout, site),
  };
}

export function payoutReversed(payout: PaidOut, { greeting, place, site }: Words): Letter {
  const amount = formatRupees(payout.amount);
  return {
    subject: `Payout reversed: ${amount} for ${place}`,
    preview: `The payout of ${amount} does not count. We owe you this amount again.`,
    heading: `The payout of ${amount} is reversed`,
    opening: [
      greeting,
      `We told you that we sent ${amount} for ${place} on ${formatDate(payout.paid_date)}. We have reversed this payout, so we owe you the amount again.`,
    ],
    facts: [...paidFacts(payout), ...(payout.reason ? [['Reason', payout.reason] as const] : [])],
    closing: ['If the money reached your account, reply to this email.'],
    action: openPayouts(payout, site),
  };
}
