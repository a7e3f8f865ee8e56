import assert from 'node:assert/strict';
import { type Delivery, type StandInRazorpay, startRazorpay } from '../../supabase/local/standInRazorpay.ts';
import { type Booking, givenBooking } from './givenMoney.ts';
import type { World } from './world.ts';

/** A payment gateway whose keys the server has, and what goes on between it and us. */
export class Gateway {
  readonly world: World;
  readonly stand: StandInRazorpay;
  constructor(world: World, stand: StandInRazorpay) {
    this.world = world;
    this.stand = stand;
  }

  /** Runs the job that settles payments, and returns its answer. */
  settle = async () =>
    (await this.world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'settle_payments' } })).json;
  ask = async (body: object, mayAnswer = 503) =>
    (await this.world.call('anon', 'POST', '/functions/v1/pay-online', { body, mayAnswer })).json;
  payOnline = ({ token }: { token: unknown }, more: object = {}) => this.ask({ token, ...more });
  /** Asks what became of the payment, as the page does to which the gateway leads back. */
  return = (booking: Booking) => this.payOnline(booking, { is_back: true });
  /** Leads the guest to pay, and returns the gateway's id of the page. */
  async page(booking: Booking): Promise<string> {
    const { success, url } = await this.payOnline(booking);
    assert.equal(success, true);
    return String(url).split('/').at(-1) ?? '';
  }
  deliver = ({ body, signature }: { body: string | Uint8Array<ArrayBuffer>; signature: string }) =>
    fetch(`${this.world.backend.url}/functions/v1/payment-webhook`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    });
  /** Delivers what was not delivered yet. */
  async deliverAll(): Promise<void> {
    for (const delivery of this.stand.deliveries.splice(0)) assert.equal((await this.deliver(delivery)).status, 200);
  }
  /** Signs an event as the gateway would. */
  signed(event: string, payload: Record<string, object>): Delivery {
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
    const body = JSON.stringify({ entity: 'event', event, payload: Object.fromEntries(entities) });
    return { body, signature: this.stand.sign(body) };
  }
  /** Has the guest pay what is due, and the gateway tell of it. Returns its id of the payment. */
  async paid(booking: Booking): Promise<string> {
    const payment = this.stand.pay(await this.page(booking));
    await this.deliverAll();
    return payment;
  }
  outcomes = async () =>
    (await this.world.sql<{ outcome: string }>('select outcome from private.gateway_events order by at')).map(
      ({ outcome }) => outcome,
    );
  pageStates = async ({ id }: Booking) =>
    (
      await this.world.sql<{ state: string }>(
        'select state from private.payment_pages where booking_id = $1 order by made_at',
        [id],
      )
    ).map(({ state }) => state);
  trouble = async (kind: string) =>
    (
      await this.world.sql<{ count: number }>(
        `select (facts -> 'count')::integer as count from private.troubles() where kind = $1`,
        [kind],
      )
    )[0]?.count ?? 0;
}

/** Does something with a gateway whose keys are set and known. */
export async function withGateway(world: World, work: (gateway: Gateway) => Promise<void>): Promise<void> {
  const stand = await startRazorpay();
  Object.assign(process.env, stand.environment);
  const { error } = console;
  // What is refused on purpose is logged.
  console.error = () => {};
  try {
    const gateway = new Gateway(world, stand);
    await gateway.settle();
    await work(gateway);
  } finally {
    console.error = error;
    for (const name of Object.keys(stand.environment)) delete process.env[name];
    stand.stop();
  }
}

/** A booking under the flexible policy, which refunds everything. */
export async function givenFlexible(world: World): Promise<Booking> {
  const booking = await givenBooking(world);
  await booking.setPolicy('flexible');
  return booking;
}
