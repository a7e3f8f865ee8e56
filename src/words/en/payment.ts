import { rooms as roomsWords } from './language.ts';

export const groupsFrom = (count: number) => `groups of ${roomsWords(count)} or more`;
export const staysWithNight = (from: string, to: string) => `stays with a night from ${from} to ${to}`;
const sentence = (who: readonly string[], does: string) => {
  const words = who.join(' and ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)} ${does}`;
};
/** `who`: groups, stays in a season, or both. */
export const payAllInAdvance = (who: readonly string[]) => sentence(who, 'pay in full in advance.');
export const payInAdvance = (who: readonly string[], percent: number) => sentence(who, `pay ${percent}% in advance.`);

export const askHow = (phone: string, email: string) =>
  `To pay the advance, send your booking reference on WhatsApp (${phone}) or to ${email}. We reply with the ways to pay.`;

export const booksAndTellsMore =
  'You book with this button and pay nothing yet. The next page shows how much to pay, and by when.';
export const booksAndPaysThere =
  'You book with this button and pay nothing yet. You pay at the hotel when you check in.';
export const booksWithAdvance = (advance: string) =>
  `You book with this button and pay nothing yet. The next page shows how to pay us the advance of ${advance}.`;
export const booksWithAdvanceWithin = (advance: string, hours: number) =>
  `You book with this button and pay nothing yet. Pay us the advance of ${advance} within ${hours} ${hours === 1 ? 'hour' : 'hours'}. The next page shows how.`;
export const booksWithAll = (total: string) =>
  `You book with this button and pay nothing yet. The next page shows how to pay us the whole price of ${total}.`;
export const booksWithAllWithin = (total: string, hours: number) =>
  `You book with this button and pay nothing yet. Pay us the whole price of ${total} within ${hours} ${hours === 1 ? 'hour' : 'hours'}. The next page shows how.`;

export const freeUntil = (moment: string) => `Free cancellation until ${moment}. After that, no refund.`;
export const partUntil = (percent: number, moment: string) =>
  `If you cancel by ${moment}, you get ${percent}% of your payment back. After that, no refund.`;
export const noRefund = 'For these dates, you get no refund if you cancel.';
/** For a rate plan. */
export const noRefundByPlan = 'With this price, you get no refund if you cancel.';
/** For a hotel without a stated policy. */
export const askPolicy = 'Ask us about this hotel’s cancellation policy.';

export const pageUnreachable = 'The payment page does not answer. Nothing was paid. Try again in a moment.';
export const notSetUp = 'Paying online is switched off. Pay another way, or write to us on WhatsApp.';
export const nothingToPay = 'This booking is over or cancelled. Nothing is due for it here.';
export const nothingDue = 'Nothing is due.';
export const noChange = 'The time to pay for this change is over, and nothing was paid. Choose it again.';
export const beingChecked =
  'We are checking a payment that you reported. If you have not paid, withdraw the report first, or write to us.';
export const paidOften = 'You opened the payment page 20 times today. Write to us on WhatsApp, and we help you pay.';
export const payFailed = 'We could not reach the server. Nothing was paid. Check your connection and try again.';
export const backFailed = 'We could not check your payment. If you paid, it is not lost: we keep checking.';

export const paidInFull = 'Paid in full';
export const paidInPart = 'Paid in part';
export const paidInFullInAdvance = 'Paid in full in advance';
/** A part may follow: "Advance paid (30%)". */
export const advancePaid = 'Advance paid';
export const paid = 'Paid';
export const advanceBeingChecked = 'Advance being checked';
export const advanceStillDue = 'Advance still due';
export const refundToCome = 'Refund due to you';
export const refundDue = (amount: string, day: string | null) => `You get ${amount} back${day ? ` by ${day}` : ''}.`;
/** After check-out. */
export const balanceDue = 'Balance due';
export const balanceBeingChecked = 'Balance being checked';
export const balanceStillDue = (amount: string) => `${amount} due`;

export const hotelChanged = 'The hotel changed your booking';
export const priceRaised = (before: string, now: string) => `The hotel raised the price from ${before} to ${now}.`;
export const fullRefund = 'Until you accept it, you can cancel with a full refund before you arrive.';
export const movedUp = (before: string, now: string) =>
  `The hotel moved your arrival from ${before} to ${now}. Once you accept it, your cancellation policy counts from that day.`;
export const acceptChange = 'Accept change';
export const accepted = 'You accepted the change';

export const invoiceKinds = {
  invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  credit_note: 'Credit note',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
} as const;
