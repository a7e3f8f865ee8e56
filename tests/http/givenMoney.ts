import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { ask, bookAsGuest, type Made, open } from './stayLinks.ts';
import { type World, worldPrice } from './world.ts';

/** The price of two nights, and its advance of 30%, half a paisa up. */
export const price = 2 * worldPrice['owner A'];
export const advance = Math.floor((price * 30 + 50) / 100);

/** Books two nights on days of their own: unpaid bookings hold few rooms of a night. */
export async function bookNext(world: World, from?: number): Promise<Made> {
  const made = await world.sql(`select from public.bookings where guest_name = 'Asha Maria Kamat'`);
  return bookAsGuest(world, from ?? 20 + 3 * made.length);
}
/** Returns a booking under this cancellation policy. */
export async function givenPolicy(world: World, policy: string, from?: number): Promise<Made> {
  const stay = await bookNext(world, from);
  await setPolicy(world, stay.id, policy);
  return stay;
}
/** Gives a booking another cancellation policy, as if it had been made under it. */
export const setPolicy = (world: World, id: string, policy: string) =>
  world.sql(
    `update public.bookings set cancellation_policy = o.policy, refund_percent = p.percent, refund_hours = p.hours
     from (values ($2::text)) as o (policy) left join private.cancellation_policies as p on p.policy = o.policy where id = $1`,
    [id, policy],
  );

// What guests do.

let number = 426_700_112_000;
/** Returns a UTR that no booking has. */
export function nextUtr(): string {
  number += 1;
  return String(number);
}
/** Writes a UTR as a bank shows it. */
export const spaced = (utr: string) => utr.replace(/(.{4})/g, '$1 ');

export const report = (world: World, { token }: { token: unknown }, utr: unknown) =>
  ask(world, 'report_payment', { token, utr });
/** Reports a payment that must be accepted, and returns its UTR. */
export async function reported(world: World, stay: Made, amount = advance, utr = nextUtr()): Promise<string> {
  assert.deepEqual(await report(world, stay, utr), { ok: true, amount });
  return utr;
}
export const withdraw = (world: World, { token }: { token: unknown }) => ask(world, 'withdraw_report', { token });
/** A booking whose guest has reported the payment of the advance. */
export async function givenReport(world: World, from?: number): Promise<Made & { utr: string }> {
  const stay = await bookNext(world, from);
  return { ...stay, utr: await reported(world, stay) };
}
/** What a guest reads of the advance of their booking. */
export async function advanceOf(world: World, { token }: Made) {
  const { reported_amount, payment_status, advance_due_at, report } = (await open(world, token)).stay;
  return { reported_amount, payment_status, advance_due_at, reference: report?.reference ?? null };
}
/** Returns the hours until a moment. */
export const hours = (moment: unknown) => Math.round((Date.parse(String(moment)) - Date.now()) / 3_600_000);
export const hoursLeft = async (world: World, stay: Made) => hours((await advanceOf(world, stay)).advance_due_at);
export const cancelByGuest = (world: World, { token }: Made, refund: number | null = 0) =>
  ask(world, 'cancel_by_guest', { token, refund });

// What the desk and admins do.

const recorded = (world: World, name: string, { id }: { id: string }, args: object, actor: Actor) =>
  ask(world, name, { booking_id: id, amount: advance, method: 'cash', idempotency_key: randomUUID(), ...args }, actor);
/** Records cash of the amount of the advance at the desk, with these changes. */
export const record = (world: World, stay: { id: string }, args: object = {}, actor: Actor = 'owner A') =>
  recorded(world, 'record_payment', stay, args, actor);
export const refund = (world: World, stay: { id: string }, args: object = {}, actor: Actor = 'owner A') =>
  recorded(world, 'record_refund', stay, args, actor);
const ofSite = { holder: 'site', method: 'upi' };
/** Records the advance as received by the site, with these changes. */
export const receive = (world: World, stay: { id: string }, args: object = {}) =>
  record(world, stay, { ...ofSite, ...args }, 'admin');
export const refundBySite = (world: World, stay: { id: string }, args: object = {}) =>
  refund(world, stay, { ...ofSite, ...args }, 'admin');
/** Records the payment that was reported last as received, with these changes. */
export const confirm = async (world: World, stay: Made, args: object = {}) =>
  receive(world, stay, { payment_id: await lastOf(world, stay, 'reported'), ...args });
export const reverse = (world: World, entry_id: unknown, actor: Actor = 'owner A', reason = 'A typing error') =>
  ask(world, 'reverse_entry', { entry_id, reason }, actor);
export const reject = async (world: World, stay: Made, actor: Actor = 'admin') =>
  reverse(world, await lastOf(world, stay, 'reported'), actor, 'Not in the bank');

interface Entry {
  id: string;
  state: string;
  amount: number;
  holder: string;
  reference: string | null;
}
/** Returns payments or refunds of a booking, the oldest first. */
export const entriesOf = (world: World, { id }: { id: string }, table: 'payments' | 'refunds' = 'payments') =>
  world.sql<Entry>(
    `select id, state::text, amount::integer, holder::text, reference from private.${table} where booking_id = $1 order by position`,
    [id],
  );
/** Returns the state, the amount and the holder of each. */
export const statesOf = async (world: World, stay: { id: string }, table?: 'payments' | 'refunds') =>
  (await entriesOf(world, stay, table)).map(({ state, amount, holder }) => [state, amount, holder]);
/** Returns the id of the last payment in a state, or of the last refund that is due. */
export const lastOf = async (world: World, stay: { id: string }, state: string) =>
  (await entriesOf(world, stay, state === 'due' ? 'refunds' : 'payments')).findLast((entry) => entry.state === state)
    ?.id;
/** Returns the money of a booking as its desk reads it. */
export const ledgerOf = async (world: World, { id }: { id: string }, actor: Actor = 'owner A') =>
  (await ask(world, 'desk_booking', { booking_id: id }, actor)).booking.payments;
/** Writes a payment to the site past the API, which takes amounts that no person may record. */
export const paidToSite = (world: World, id: string, amount: number) =>
  world.sql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'site', 'state', 'received', 'amount', $2::bigint, 'method', 'upi'))) from public.bookings as b where b.id = $1`,
    [id, amount],
  );

// What is emailed.

interface Mail {
  recipient: string;
  facts: {
    payment: { amount: number; reference: string | null };
    paid_amount: number;
    advance_due_at: string | null;
  } | null;
}
/** The emails of a kind about a booking, with what they would say now: null if they are no longer sent. */
export const mails = (world: World, kind: string, { id }: { id: string }) =>
  world.sql<Mail>(
    `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox
     where kind = $1 and data ->> 'booking_id' = $2 order by id`,
    [kind, id],
  );
/** Says of each email of a kind whether it is still sent. */
export const areSent = async (world: World, kind: string, stay: Made) =>
  (await mails(world, kind, stay)).map(({ facts }) => facts !== null);
export const emailOf = async (world: World, { id }: Made) =>
  (await world.sql<{ email: string }>('select guest_email as email from public.bookings where id = $1', [id]))[0]
    ?.email;
export const admins = async (world: World) =>
  (
    await world.sql<{ email: string }>(
      `select email from public.profiles where role = 'admin' and email is not null order by email`,
    )
  ).map(({ email }) => email);

// Time.

/** Makes the payments of a booking older. */
export async function age(world: World, { id }: Made, byDays: number): Promise<void> {
  await world.sql('alter table private.payments disable trigger keep_money');
  await world.sql(
    `update private.payments set recorded_at = recorded_at - make_interval(mins => $2),
       received_at = received_at - make_interval(mins => $2), ended_at = ended_at - make_interval(mins => $2) where booking_id = $1`,
    [id, Math.round(byDays * 1440)],
  );
  await world.sql('alter table private.payments enable trigger keep_money');
}
/** Runs the job that cancels unpaid bookings, emails admins about reports again and rejects old ones. */
export async function runJob(world: World): Promise<{ cancelled?: number; asked?: number; lost?: number }> {
  const [row] = await world.sql<{ did: object }>('select private.job_cancel_unpaid() as did');
  return row?.did ?? {};
}
