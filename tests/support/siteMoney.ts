import type { cancellationKeys } from '#src/domain/listing/listing.ts';
import { siteSql } from './siteDatabase.ts';

type Policy = (typeof cancellationKeys)[number];
export const setPolicy = (id: string, policy: Policy) =>
  siteSql(
    `update public.bookings as b set cancellation_policy = p.policy, refund_percent = p.percent, refund_hours = p.hours
     from private.cancellation_policies as p where p.policy = $2 and b.id = $1`,
    [id, policy],
  );

interface Paid {
  state?: 'reported' | 'received';
  holder?: 'site' | 'property';
  method?: 'cash' | 'upi';
  reference?: string;
}
/** Records a payment in paise, to the site by default. It can be one that the guest has reported. */
export const addPayment = (id: string, amount: number, payment: Paid = {}) =>
  siteSql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, $2)) from public.bookings as b where b.id = $1`,
    [
      id,
      JSON.stringify({
        ...{
          state: 'received',
          holder: 'site',
          method: 'upi',
          by_guest: payment.state === 'reported' && payment.holder !== 'property',
        },
        ...{ ...payment, amount },
      }),
    ],
  );

export async function moneyOf(
  id: string,
): Promise<Record<'received' | 'refunded' | 'refund_due' | 'reported', number>> {
  const [sums] = await siteSql<Record<'received' | 'refunded' | 'refund_due' | 'reported', number>>(
    `select m.received::integer, m.refunded::integer, m.refund_due::integer, m.reported::integer from private.money_of($1) as m`,
    [id],
  );
  if (!sums) throw new Error('No sums');
  return sums;
}
