import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { ask, bookAsGuest, change, type Made, open } from './stayLinks.ts';
import { type World, worldPrice } from './world.ts';

/** Price of two nights in paise, and its advance of 30 %, rounded half up. */
export const price = 2 * worldPrice['owner A'];
export const advance = Math.floor((price * 30 + 50) / 100);

let number = 426_700_112_000;
export function nextUtr(): string {
  number += 1;
  return String(number);
}
export const hours = (moment: unknown) => Math.round((Date.parse(String(moment)) - Date.now()) / 3_600_000);

type Entry = { id: string; state: string; amount: number; holder: string; reference: string | null };
/** `facts`: the email's current data, or null if it is outdated. */
type Mail = {
  recipient: string;
  facts: ({ payment: Pick<Entry, 'amount' | 'reference'> } & Record<string, unknown>) | null;
};

export class Booking {
  readonly world: World;
  readonly id: string;
  readonly token: string;
  readonly booking_reference: string;
  utr = '';

  constructor(world: World, made: Pick<Made, 'id'> & Partial<Made>) {
    this.world = world;
    this.id = made.id;
    this.token = made.token ?? '';
    this.booking_reference = made.booking_reference ?? '';
  }

  set = (columns: string) => change(this.world, this.id, columns);
  setPolicy = (policy: string) => setPolicy(this.world, this.id, policy);
  facts = async (columns: string) =>
    (await this.world.sql(`select ${columns} from public.bookings where id = $1`, [this.id]))[0];

  read = async () => (await open(this.world, this.token)).stay;
  async advance() {
    const { reported_amount, payment_status, advance_due_at, report } = await this.read();
    return { reported_amount, payment_status, advance_due_at, reference: report?.reference ?? null };
  }
  hoursLeft = async () => hours((await this.advance()).advance_due_at);
  report = (utr: unknown, token: unknown = this.token) => ask(this.world, 'report_payment', { token, utr });
  async reported(amount = advance, utr = nextUtr()): Promise<void> {
    assert.deepEqual(await this.report(utr), { ok: true, amount });
    this.utr = utr;
  }
  withdraw = (token = this.token) => ask(this.world, 'withdraw_report', { token });
  cancel = (refund: number | null = 0) => ask(this.world, 'cancel_by_guest', { token: this.token, refund });

  private write(name: string, args: object, actor: Actor) {
    const entry = { booking_id: this.id, amount: advance, method: 'cash', idempotency_key: randomUUID() };
    return ask(this.world, name, { ...entry, ...args }, actor);
  }
  record = (args: object = {}, actor: Actor = 'owner A') => this.write('record_payment', args, actor);
  refund = (args: object = {}, actor: Actor = 'owner A') => this.write('record_refund', args, actor);
  receive = (args: object = {}) => this.record({ holder: 'site', method: 'upi', ...args }, 'admin');
  refundBySite = (args: object = {}) => this.refund({ holder: 'site', method: 'upi', ...args }, 'admin');
  confirm = async (args: object = {}) => this.receive({ payment_id: await this.last('reported'), ...args });
  reverse = (entry_id: unknown, actor: Actor = 'owner A', reason = 'A typing error') =>
    ask(this.world, 'reverse_entry', { entry_id, reason }, actor);
  reject = async (actor: Actor = 'admin') => this.reverse(await this.last('reported'), actor, 'Not in the bank');
  cancelByProperty = (reason: object = { reason: 'A pipe', by_house: true }) =>
    ask(this.world, 'cancel_stay', { booking_id: this.id, seen: {}, ...reason }, 'owner A');

  entries = (table: 'payments' | 'refunds' = 'payments') =>
    this.world.sql<Entry>(
      `select id, state::text, amount::integer, holder::text, reference from private.${table} where booking_id = $1 order by position`,
      [this.id],
    );
  states = async (table?: 'payments' | 'refunds') =>
    (await this.entries(table)).map(({ state, amount, holder }) => [state, amount, holder]);
  /** Returns the id of the last payment in a state, or of the last refund due. */
  last = async (state: string) =>
    (await this.entries(state === 'due' ? 'refunds' : 'payments')).findLast((entry) => entry.state === state)?.id;
  ledger = async () => (await ask(this.world, 'desk_booking', { booking_id: this.id }, 'owner A')).booking.payments;

  mails = (kind: string) =>
    this.world.sql<Mail>(
      `select recipient, private.mail_facts(kind, data, recipient) as facts from private.outbox
       where kind = $1 and data ->> 'booking_id' = $2 order by id`,
      [kind, this.id],
    );
  areSent = async (kind: string) => (await this.mails(kind)).map(({ facts }) => facts !== null);
  async emailToGuest(kind: string) {
    const mails = await this.mails(kind);
    assert.deepEqual(
      [(await this.facts('guest_email'))?.guest_email],
      mails.map(({ recipient }) => recipient),
    );
    return mails[0]?.facts;
  }
  age(byDays: number) {
    const by = `interval '${Math.round(byDays * 1440)} minutes'`;
    return this.world.sql(
      `alter table private.payments disable trigger guard_money;
       update private.payments set recorded_at = recorded_at - ${by}, received_at = received_at - ${by}, ended_at = ended_at - ${by}
       where booking_id = '${this.id}';
       alter table private.payments enable trigger guard_money`,
    );
  }
}

/** Books two nights. Each booking has its own days, because unpaid bookings may hold only a few rooms of a night. */
export async function givenBooking(world: World, from?: number, policy?: string): Promise<Booking> {
  const made = await world.sql(`select from public.bookings where guest_name = 'Asha Maria Kamat'`);
  const booking = new Booking(world, await bookAsGuest(world, from ?? 20 + 3 * made.length));
  if (policy) await booking.setPolicy(policy);
  return booking;
}
export async function givenReport(world: World, from?: number): Promise<Booking> {
  const booking = await givenBooking(world, from);
  await booking.reported();
  return booking;
}
export const setPolicy = (world: World, id: string, policy: string) =>
  world.sql(
    `update public.bookings set cancellation_policy = o.policy, refund_percent = p.percent, refund_hours = p.hours
     from (values ($2::text)) as o (policy) left join private.cancellation_policies as p on p.policy = o.policy where id = $1`,
    [id, policy],
  );
/** Inserts a payment to the site directly, with an amount that the API would refuse. */
export const paidToSite = (world: World, id: string, amount: number) =>
  world.sql(
    `select private.write_payment(b, jsonb_populate_record(null::private.payments, jsonb_build_object(
       'holder', 'site', 'state', 'received', 'amount', $2::bigint, 'method', 'upi'))) from public.bookings as b where b.id = $1`,
    [id, amount],
  );
export const admins = async (world: World) =>
  (await world.sql<{ email: string }>(`select email from public.profiles where role = 'admin' order by email`)).map(
    ({ email }) => email,
  );
