import * as v from 'valibot';
import { gatewayRefusals } from '#src/domain/booking/gateway.ts';
import { formatRupees } from '#src/domain/money.ts';
import * as say from '#src/words/staff/adminChange.ts';
import { type Call, done } from '../../apiClient.ts';

const refusals: Readonly<Record<string, string>> = { ...say.changeRefusals, ...gatewayRefusals };

/** {booking_id, before, after: one state or both, change_id, reason, refund: paise, by_house}. Returns the id that undoes it. */
export const changeStates = {
  path: 'rest/v1/rpc/admin_change_booking',
  answer: v.pipe(
    v.object({ undo: v.string() }),
    v.transform(({ undo }) => undo),
  ),
  refusals: (refusal: { code: string; [fact: string]: unknown }) =>
    refusal.code === 'wrong_refund'
      ? say.enterRefundBetween(formatRupees(Number(refusal.least)), formatRupees(Number(refusal.most)))
      : refusals[refusal.code],
  failed: say.failedToUpdateStatus,
  isFrank: true,
} as const satisfies Call;

export const undoBookingChange = {
  path: 'rest/v1/rpc/admin_undo_booking_change',
  answer: done,
  refusals: say.undoRefusals,
  failed: say.undoIsUncertain,
  isFrank: true,
} as const satisfies Call;
