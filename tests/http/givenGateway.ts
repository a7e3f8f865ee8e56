import assert from 'node:assert/strict';
import type { TestOptions } from 'vitest';
import { type Delivery, type StandInRazorpay, startRazorpay } from '../../supabase/local/standInRazorpay.ts';
import { setSettings } from './given.ts';
import { type Booking, givenBooking } from './givenMoney.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

export const askToPay = async (world: World, args: object, mayAnswer = 503) =>
  (await world.call('anon', 'POST', '/functions/v1/pay-online', { body: args, mayAnswer })).json;
export const refused = (code: string) => ({ success: false, code });
export const runJob = async (world: World) =>
  (await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'settle_payments' } })).json;
export const found = (counts: object) => ({ looked: 0, refunds: 0, noted: 0, failed: 0, ...counts });
export const deliver = (world: World, body: string | Uint8Array<ArrayBuffer>, signature?: string) =>
  fetch(`${world.backend.url}/functions/v1/payment-webhook`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json', ...(signature && { 'x-razorpay-signature': signature }) },
  });

export async function moneyOf({ world, id }: Booking): Promise<unknown[]> {
  const columns = 'received::integer, refunded::integer, refund_due::integer';
  return Object.values((await world.row(`select ${columns} from private.money_of($1)`, [id])) ?? {});
}
export const refundsOf = async (booking: Booking) =>
  (await booking.entries('refunds'))
    .sort((one, other) => one.state.localeCompare(other.state) || other.amount - one.amount)
    .map(({ state, amount }) => `${state} ${amount}`)
    .join(', ');
export async function pageStates({ world, id }: Booking): Promise<unknown[]> {
  const rows = await world.sql('select state from private.payment_pages where booking_id = $1 order by made_at', [id]);
  return rows.map(({ state }) => state);
}
export const setPages = ({ world, id }: Booking, columns: string) =>
  world.sql(`update private.payment_pages set ${columns} where booking_id = $1`, [id]);
export const makeDue = ({ world, id }: Booking, amount: number) =>
  world.sql(
    `select private.add_refund_due(b, $2, 'overpaid'), private.settle_money(b.id) from public.bookings as b where b.id = $1`,
    [id, amount],
  );
export const sentHoursAgo = ({ world, id }: Booking, hours: number) =>
  world.sql(
    `update private.refunds set sent_at = now() - make_interval(hours => $2) where booking_id = $1 and state = 'sent'`,
    [id, hours],
  );
export const outcomes = async (world: World) =>
  await world.column('select outcome from private.gateway_events order by at');
export async function troubles(world: World, kind: 'payments_differ' | 'refunds_stuck'): Promise<number> {
  const counts = `select (facts -> 'count')::integer as count from private.troubles() where kind = $1`;
  const [count = 0] = await world.column(counts, [kind]);
  return count;
}

export class OnlineSite {
  readonly world: World;
  readonly gateway: StandInRazorpay;
  constructor(world: World, gateway: StandInRazorpay) {
    this.world = world;
    this.gateway = gateway;
  }

  book = (policy = 'flexible') => givenBooking(this.world, undefined, policy);
  lead = ({ token }: { token: unknown }, more: object = {}) => askToPay(this.world, { token, ...more });
  isBack = (booking: Booking) => this.lead(booking, { is_back: true });
  async pageOf(booking: Booking): Promise<string> {
    const { success, url } = await this.lead(booking);
    assert.equal(success, true);
    return String(url).split('/').at(-1) ?? '';
  }
  /** Opens a page for this many paise more than is due, and returns its id. */
  async largerPage(booking: Booking, more: number): Promise<string> {
    await booking.set(`advance_amount = advance_amount + ${more}`);
    const page = await this.pageOf(booking);
    await booking.set(`advance_amount = advance_amount - ${more}`);
    return page;
  }
  async deliverAll(deliveries: readonly Delivery[] = this.gateway.deliveries.splice(0)): Promise<string | undefined> {
    for (const { body, signature } of deliveries)
      assert.equal((await deliver(this.world, body, signature)).status, 200);
    return (await outcomes(this.world)).at(-1);
  }
  deliverEvent(event: string, payload: Record<string, object>): Promise<string | undefined> {
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
    const body = JSON.stringify({ entity: 'event', event, payload: Object.fromEntries(entities) });
    return this.deliverAll([{ body, signature: this.gateway.sign(body) }]);
  }
  /** Pays what is due, delivers the event, and returns the gateway's id of the payment. */
  async paid(booking: Booking): Promise<string> {
    const payment = this.gateway.pay(await this.pageOf(booking));
    await this.deliverAll();
    return payment;
  }
  /** A booking paid online and cancelled, with a full refund due. */
  async givenRefund(policy?: string): Promise<{ booking: Booking; payment: string }> {
    const booking = await this.book(policy);
    const payment = await this.paid(booking);
    await booking.cancelByProperty();
    return { booking, payment };
  }
  settle = async () => (await runJob(this.world)).result;
  lastRefund = () => [...this.gateway.refunds.values()].at(-1)?.id ?? '';
  async settleInVain(): Promise<void> {
    this.gateway.goDown(true);
    await runJob(this.world);
    this.gateway.goDown(false);
  }
}

type ProveOnline = (site: OnlineSite) => Promise<void>;
/** Defines a test with a site that takes online payments. */
export function testOnline(name: string, prove: ProveOnline): void;
export function testOnline(name: string, options: TestOptions, prove: ProveOnline): void;
export function testOnline(name: string, ...rest: [ProveOnline] | [TestOptions, ProveOnline]): void {
  const [options, prove] = rest.length === 1 ? [{}, rest[0]] : rest;
  test(name, options, async (world) => {
    const gateway = await startRazorpay();
    Object.assign(process.env, gateway.environment);
    await setSettings(world, { gateway: 'razorpay' });
    const { error } = console;
    console.error = () => {};
    try {
      await prove(new OnlineSite(world, gateway));
    } finally {
      console.error = error;
      for (const name of Object.keys(gateway.environment)) delete process.env[name];
      gateway.stop();
    }
  });
}
