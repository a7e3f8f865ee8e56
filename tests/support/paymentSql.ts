/** SQL that moves the money of bookings through the same functions as the site. */

/** Records the rest of the advance as received by the site, or else the price as paid to the property. `condition` is about booking b. */
export const payDue = (condition: string) =>
  `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
     'holder', case when private.pays_site(b) then 'site' else 'property' end, 'state', 'received', 'method', 'upi',
     'amount', private.due_amount(b) - private.paid_of(b.id)
   ))) from public.bookings as b where private.due_amount(b) > private.paid_of(b.id) and (${condition})`;

const refundAll = (condition: string) =>
  `select private.write_refund(b, jsonb_populate_record(null::private.refunds, jsonb_build_object('holder', h.holder, 'amount', h.amount, 'method', 'upi')))
   from public.bookings as b cross join lateral private.money_of(b.id) as m
   cross join lateral (values ('site', m.at_site), ('property', m.received - m.refunded - m.at_site)) as h (holder, amount)
   where h.amount > 0 and (${condition})`;

const setUnpaid = (status: string, condition: string) =>
  `select private.set_unpaid(b.id, '${status}') from public.bookings as b where ${condition}`;

/** Gives bookings a payment status by recording the money for it. */
export const paymentStatusSql = (status: string, condition: string) =>
  ({ paid: payDue(condition), refunded: refundAll(condition) })[status] ?? setUnpaid(status, condition);
