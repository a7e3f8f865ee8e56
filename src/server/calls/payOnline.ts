import * as v from 'valibot';
import type { Call } from '../door.ts';
import { linkRefusals } from './guestStay.ts';

/** Paying the advance at a payment gateway. Both take {token} of the guest's link. */

const path = 'functions/v1/pay-online';
// It asks the gateway, which may take a while.
const seconds = 30;
const unreachable = 'The payment page does not answer just now, and nothing was paid. Please try again in a moment.';

/** Answers the address of the page. */
export const payOnline = {
  path,
  seconds,
  answer: v.object({ url: v.pipe(v.string(), v.regex(/^https?:/)) }),
  refusals: {
    ...linkRefusals,
    unreachable,
    not_set_up: 'Paying online is switched off just now. Please pay another way, or write to us on WhatsApp.',
    not_changeable: 'This stay is over or cancelled: nothing is to be paid for it here.',
    nothing_due: 'Nothing of the advance is open any more.',
    being_checked:
      'You told us that you have paid, and we look for it. If you have not, correct that first, or write to us.',
    paid_often: 'The payment page was opened twenty times today. Please write to us on WhatsApp: we help you to pay.',
  },
  failed: 'We could not reach the server, and nothing was paid. Please check your connection and try again.',
} as const satisfies Call;

/** {token, is_back: true}: asks what became of the pages, and notes it; what is so then, the stay says. */
export const backFromPaying = {
  path,
  seconds,
  answer: v.object({ success: v.literal(true) }),
  refusals: linkRefusals,
  failed: 'We could not ask whether your payment has come. It is not lost: we hear of it by ourselves.',
} as const satisfies Call;
