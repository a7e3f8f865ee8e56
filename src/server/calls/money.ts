import * as v from 'valibot';
import { LedgerSchema, moneyRefusal, TillSchema } from '#src/domain/desk/ledger.ts';
import { unreachable } from '#src/lib/result.ts';
import type { Call } from '../door.ts';

/** The money of bookings, at the desk of their house. */

const money = { refusals: moneyRefusal, failed: unreachable } as const;
const ledger = v.pipe(
  v.object({ ok: v.literal(true), ledger: LedgerSchema }),
  v.transform((answer) => answer.ledger),
);

/** {booking_id, kind: received, refunded or claimed, amount: paise, method, reference, note, settles: the claim that has come,
    idempotency_key}; answers the ledger as it is then. */
export const notePayment = { path: 'rest/v1/rpc/note_payment', answer: ledger, ...money } as const satisfies Call;
/** {payment_id, note: why}; answers the ledger as it is then. */
export const reversePayment = { path: 'rest/v1/rpc/reverse_payment', answer: ledger, ...money } as const satisfies Call;
/** {hotel_id, day} */
export const deskTill = { path: 'rest/v1/rpc/desk_till', answer: TillSchema, ...money } as const satisfies Call;
