/** Statements that move the money of bookings, as every function that records it does. */

/** Records what is missing of the advance as received by the site, or of a price without one by the property. `condition`: on booking b. */
export const payDue = (condition: string) =>
  `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
     'holder', case when private.pays_site(b) then 'site' else 'property' end, 'state', 'received', 'method', 'upi',
     'amount', private.due_amount(b) - private.paid_of(b.id)
   ))) from public.bookings as b where private.due_amount(b) > private.paid_of(b.id) and (${condition})`;

/** Records that each holder has refunded all that it has. */
const refundAll = (condition: string) =>
  `select private.write_refund(b, jsonb_populate_record(null::private.refunds, jsonb_build_object('holder', h.holder, 'amount', h.amount, 'method', 'upi')))
   from public.bookings as b cross join lateral private.money_of(b.id) as m
   cross join lateral (values ('site', m.at_site), ('property', m.received - m.refunded - m.at_site)) as h (holder, amount)
   where h.amount > 0 and (${condition})`;

/** Marks bookings as pending or failed, which reverses their money. */
const setUnpaid = (status: string, condition: string) =>
  `select private.set_unpaid(b.id, '${status}') from public.bookings as b where ${condition}`;

/** Gives bookings a payment status by the money that makes it. */
export const paymentStatusSql = (status: string, condition: string) =>
  ({ paid: payDue(condition), refunded: refundAll(condition) })[status] ?? setUnpaid(status, condition);
