import { randomUUID } from 'node:crypto';
import type { World } from './world.ts';

/** Actions of an admin who has seen the current values. Each returns the server's answer. */

interface States {
  booking_status?: string;
  payment_status?: string;
}

/** Answers of the admin dialogs. Amounts are in paise. */
interface Asked {
  reason?: string | null;
  refund?: number;
  by_house?: boolean;
  amount?: number;
  method?: string;
  holder?: string;
  reference?: string | null;
  change_id?: string;
  payment_id?: string;
}

/** The amount that a payment status implies, in paise: the rest of the advance, or what a holder has. */
async function moneyOf(world: World, id: string | undefined, payment_status: string | undefined): Promise<Asked> {
  const money = await world.row(
    `select (private.due_amount(b) - m.received + m.refunded)::integer as due, case when private.pays_site(b) then 'site' else 'property' end as holder,
       case when m.at_site > 0 then m.at_site else m.received - m.refunded end::integer as has,
       case when m.at_site > 0 then 'site' else 'property' end as has_holder,
       (select p.id from private.payments as p where p.booking_id = b.id and p.state = 'reported' and p.change_id is null
        order by p.by_reference, p.by_guest desc, p.position limit 1) as report
     from public.bookings as b cross join lateral private.money_of(b.id) as m where b.id = $1`,
    [id],
  );
  if (!money) return {};
  const isRefund = payment_status === 'refunded';
  return {
    amount: isRefund ? money.has : money.due,
    holder: isRefund ? money.has_holder : money.holder,
    method: 'upi',
    ...(!isRefund && money.report && { payment_id: money.report }),
  };
}

const recording: Record<string, string> = { paid: 'record_payment', refunded: 'record_refund' };

/** Changes states of a booking, by reference or id. "paid" and "refunded" record money. Amounts not in `asked` are those that the status implies. */
export async function changeBookingAsAdmin(world: World, booking: string, after: States, asked: Asked = {}) {
  const row = await world.row(
    'select id, booking_status, payment_status from public.bookings where booking_reference = $1 or id::text = $1',
    [booking],
  );
  const { id, ...before } = row ?? {};
  const call = recording[after.payment_status ?? ''];
  if (call) {
    const { change_id, ...told } = { ...(await moneyOf(world, id, after.payment_status)), ...asked };
    const args = { booking_id: id, ...told, idempotency_key: change_id ?? randomUUID() };
    return (await world.rpc('admin', call, args)).json;
  }
  const args = { booking_id: id, before, after, reason: 'The guest called', ...asked };
  return (await world.rpc('admin', 'admin_change_booking', args)).json;
}

/** Sends the emails that wait for the undo period of an admin's change. */
export const endUndo = (world: Pick<World, 'sql'>) =>
  world.sql(
    `with ended as (update private.admin_changes set ends_at = now() returning mails)
     update private.outbox set next_attempt_at = now() where id in (select unnest(mails) from ended)`,
  );

export async function setRoleAsAdmin(world: World, user_id: string, role: string) {
  const row = await world.row('select role from public.profiles where user_id = $1', [user_id]);
  return (await world.rpc('admin', 'admin_set_role', { user_id, before: row?.role, role })).json;
}

export async function changeListing(world: World, property_id: string, after: Record<string, unknown>) {
  const row = await world.row(
    'select status, rejection_reason, is_featured, to_jsonb(submitted_at) as submitted_at from public.properties where id = $1',
    [property_id],
  );
  const before = Object.fromEntries(
    Object.entries(row ?? {}).filter(([column]) => column in after || (column === 'submitted_at' && 'status' in after)),
  );
  return (await world.rpc('admin', 'admin_change_listing', { property_id, before, after })).json;
}

export const showListing = async (world: World, property_id: string, is_public: boolean) =>
  (await world.rpc('admin', 'set_listing_visibility', { property_id, is_public })).json;
