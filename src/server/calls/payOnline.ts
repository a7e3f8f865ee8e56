import * as v from 'valibot';
import { linkRefusals } from '#src/words/en/guestStay.ts';
import * as say from '#src/words/en/payment.ts';
import type { Call } from '../door.ts';

/** Paying the advance, or the balance after check-out, at a payment gateway. Both take {token} of the guest's link, or {reference} of the booking. */

const path = 'functions/v1/pay-online';
// It asks the gateway, which may take a while.
const seconds = 30;

/** {token, language: of the page, which the gateway leads back to, for_change: pays for the change that waits}: answers the address of the gateway's. */
export const payOnline = {
  path,
  seconds,
  answer: v.object({ url: v.pipe(v.string(), v.regex(/^https?:/)) }),
  refusals: {
    ...linkRefusals,
    unreachable: say.pageUnreachable,
    not_set_up: say.notSetUp,
    not_changeable: say.nothingToPay,
    nothing_due: say.nothingDue,
    no_change: say.noChange,
    being_checked: say.beingChecked,
    paid_often: say.paidOften,
  },
  failed: say.payFailed,
} as const satisfies Call;

/** {token, is_back: true}: asks what became of the pages, and notes it; what is so then, the stay says. */
export const backFromPaying = {
  path,
  seconds,
  answer: v.object({ success: v.literal(true) }),
  refusals: linkRefusals,
  failed: say.backFailed,
} as const satisfies Call;
