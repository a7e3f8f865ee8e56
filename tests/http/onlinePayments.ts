import assert from 'node:assert/strict';
import { type StandInRazorpay, startRazorpay } from '../../supabase/local/standInRazorpay.ts';
import { ask, bookAsGuest, change, type Made, open } from './stayLinks.ts';
import { type World, worldPrice } from './world.ts';

// The advance that is paid online: who is led to which page, what the gateway says of it and gives back, and what becomes of the stay.

const price = 2 * worldPrice['owner A'];
/** 30 percent of two nights, half a paisa up. */
const advance = Math.floor((price * 30 + 50) / 100);

/** Does something with a gateway whose keys are set and known. */
async function withGateway(world: World, deed: (gateway: StandInRazorpay) => Promise<void>): Promise<void> {
  const gateway = await startRazorpay();
  Object.assign(process.env, gateway.environment);
  try {
    await settle(world);
    await deed(gateway);
  } finally {
    for (const name of Object.keys(gateway.environment)) delete process.env[name];
    gateway.stop();
  }
}

const settle = async (world: World) =>
  (await world.call('admin', 'POST', '/functions/v1/run-job', { body: { job: 'settle_payments' } })).json;
const payOnline = async (world: World, { token }: { token: unknown }, more: object = {}) =>
  (await world.call('anon', 'POST', '/functions/v1/pay-online', { body: { token, ...more } })).json;
/** The gateway's own name of the page that a guest is led to. */
async function pageOf(world: World, stay: Made): Promise<string> {
  const { success, url } = await payOnline(world, stay);
  assert.equal(success, true);
  return String(url).split('/').at(-1) ?? '';
}
const deliver = (world: World, { body, signature }: { body: string; signature: string }) =>
  fetch(`${world.backend.url}/functions/v1/payment-webhook`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
  });

const told = async (world: World, { id }: Made) =>
  (
    await world.sql<{ kind: string; amount: number; reference: string | null }>(
      `select kind::text, amount::integer, reference from private.payments where booking_id = $1 order by position`,
      [id],
    )
  ).map(({ kind, amount, reference }) => [kind, amount, reference]);

/** A guest is led to one page for what is open, pays on it, and that is noted once, whoever tells it first. */
export async function paysOnline(world: World): Promise<void> {
  await withGateway(world, async (gateway) => {
    const stay = await bookAsGuest(world, 20);
    assert.equal((await open(world, stay.token)).stay.pays_online, true);
    const page = await pageOf(world, stay);
    assert.equal(await pageOf(world, stay), page);
    assert.equal(gateway.links.get(page)?.amount, advance);
    const payment = gateway.pay(page);
    assert.deepEqual(await payOnline(world, stay, { is_back: true }), { success: true });
    assert.deepEqual(await told(world, stay), [['received', advance, payment]]);
    for (const delivery of [...gateway.deliveries, ...gateway.deliveries])
      assert.equal((await deliver(world, delivery)).status, 200);
    assert.deepEqual(await told(world, stay), [['received', advance, payment]]);
    assert.equal((await open(world, stay.token)).stay.payment_status, 'paid');
    assert.deepEqual(await payOnline(world, stay), { success: false, code: 'nothing_due' });

    await change(world, stay.id, `cancellation_policy = 'flexible'`);
    const { stay: seen } = await open(world, stay.token);
    assert.equal((await ask(world, 'cancel_by_guest', { token: stay.token, refund: seen.cancelling.refund })).ok, true);
    assert.equal((await settle(world)).result.refunds, 1);
    assert.deepEqual((await told(world, stay)).slice(1), [
      ['refund_owed', advance, null],
      ['refunded', advance, [...gateway.refunds.keys()][0]],
    ]);
    assert.deepEqual((await settle(world)).result, { looked: 0, refunds: 0, noted: 0, failed: 0 });
  });
}
