import * as v from 'valibot';
import { formatRupees } from '../../../src/domain/money.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import { noGstNumber } from '../../../src/words/staff/wizard.ts';
import { hello, listingEntries, nameWithCity, openHouse, openListings, type Writer, writer } from './mailWords.ts';

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

const PayoutSchema = v.object({
  ...listingEntries,
  gst_number: v.string(),
  pan_number: v.string(),
  account_number: v.string(),
  changed: v.array(v.picklist(Object.keys(names) as (keyof typeof names)[])),
});

const facts = ({ gst_number, pan_number, account_number, changed }: v.InferOutput<typeof PayoutSchema>) =>
  [
    ['GST number', gst_number || noGstNumber],
    ['PAN', pan_number],
    ['Account number', account_number],
    ['Changed', changed.map((field) => names[field]).join(', ')],
  ] as const;

/** `amount` in paise. */
const PaidOutSchema = v.object({
  ...listingEntries,
  hotel_id: v.string(),
  amount: v.number(),
  paid_date: v.string(),
  reference: v.string(),
  reason: v.optional(v.nullable(v.string())),
});

const paidFacts = ({ amount, paid_date, reference }: v.InferOutput<typeof PaidOutSchema>) =>
  [
    ['Amount', formatRupees(amount)],
    ['Sent on', formatDate(paid_date)],
    ['Reference', reference],
  ] as const;

const notYou =
  'If this was not you, choose a new password on your account page, then reply to this email. The new password signs out all other devices.';

const openAccount = (site: string) => ({ label: 'Open your account', url: `${site}/account` });

export const payoutWriters: Record<string, Writer> = {
  payout_submitted: writer(PayoutSchema, (payout, site) => ({
    subject: `New payout details submitted: ${nameWithCity(payout)}`,
    preview: 'They take effect only after we approve them.',
    heading: 'New payout details were submitted',
    opening: [
      hello(payout.full_name),
      `New payout details (tax numbers and bank account) were submitted with the listing ${nameWithCity(payout)}. They take effect only after we have checked and approved the listing. Until then, we pay only to an account that we approved before.`,
    ],
    facts: facts(payout),
    closing: [`${notYou} To stop the change, withdraw the listing on your listings page.`],
    action: openAccount(site),
    otherActions: [openListings(site)],
  })),
  payout_changed: writer(PayoutSchema, (payout, site) => ({
    subject: `New payout details approved: ${nameWithCity(payout)}`,
    preview: 'They now apply to all your listings.',
    heading: 'Your new payout details are approved',
    opening: [
      hello(payout.full_name),
      `We approved your listing ${nameWithCity(payout)} and the payout details (tax numbers and bank account) submitted with it. From now on they apply to all your listings.`,
    ],
    facts: facts(payout),
    closing: [notYou],
    action: openAccount(site),
  })),
  payout_recorded: writer(PaidOutSchema, (payout, site) => {
    const [amount, place, date] = [formatRupees(payout.amount), nameWithCity(payout), formatDate(payout.paid_date)];
    return {
      subject: `Payout sent: ${amount} for ${place}`,
      preview: `We sent ${amount} to your bank account on ${date}.`,
      heading: `We sent you ${amount}`,
      opening: [
        hello(payout.full_name),
        `On ${date} we sent ${amount} for ${place} to the bank account in your payout details.`,
        'Your payouts page lists the bookings that this payout covers.',
      ],
      facts: paidFacts(payout),
      closing: ['If it is not in your account after 2 business days, reply to this email.'],
      action: openHouse('Open your payouts', 'payouts', payout.hotel_id, site),
    };
  }),
  payout_reversed: writer(PaidOutSchema, (payout, site) => {
    const [amount, place, date] = [formatRupees(payout.amount), nameWithCity(payout), formatDate(payout.paid_date)];
    return {
      subject: `Payout reversed: ${amount} for ${place}`,
      preview: `We owe you ${amount} again and pay it with your next payout.`,
      heading: `The payout of ${amount} is reversed`,
      opening: [
        hello(payout.full_name),
        `We told you that we sent ${amount} for ${place} on ${date}. This payout no longer counts. We owe you the amount again and pay it with your next payout.`,
        'If your bank returned it, check the account number in your payout details.',
      ],
      facts: [...paidFacts(payout), payout.reason && ['Reason', payout.reason]],
      closing: ['If the money reached your account, reply to this email.'],
      action: openHouse('Open your payouts', 'payouts', payout.hotel_id, site),
    };
  }),
};
