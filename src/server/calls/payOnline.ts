import * as v from 'valibot';
import { linkRefusals } from '#src/words/en/guestStay.ts';
import * as say from '#src/words/en/payment.ts';
import type { Call } from '../apiClient.ts';

/** For the advance, or the balance after check-out. Both calls take {token} of the guest's link, or {reference}. */

const path = 'functions/v1/pay-online';
const seconds = 30;

/** {token, language: of the return page, for_change: pays for a waiting change}: answers the gateway's address. */
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

/** {token, is_back: true}: records the results from the gateway. Read the booking again for the new state. */
export const backFromPaying = {
  path,
  seconds,
  answer: v.object({ success: v.literal(true) }),
  refusals: linkRefusals,
  failed: say.backFailed,
} as const satisfies Call;
