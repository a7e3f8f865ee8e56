import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { formatRupees } from '#src/domain/money.ts';

/** A fake Razorpay for this machine and tests, after https://razorpay.com/docs/api and https://razorpay.com/docs/webhooks. */

interface Link {
  id: string;
  amount: number;
  currency: string;
  description: string;
  reference_id: string;
  expire_by: number;
  callback_url: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  short_url: string;
  payments: { payment_id: string; amount: number; status: string; method: string; created_at: number }[];
}
interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
}
export interface Delivery {
  body: string;
  signature: string;
}
export type StandInRazorpay = Awaited<ReturnType<typeof startRazorpay>>;

const now = () => Math.floor(Date.now() / 1000);
const newId = (kind: string) => `${kind}_${randomBytes(8).toString('base64url').replaceAll('-', 'x')}`;

export async function startRazorpay() {
  const keyId = `rzp_test_${randomBytes(7).toString('hex')}`;
  const keySecret = randomBytes(12).toString('hex');
  const webhookSecret = randomBytes(16).toString('hex');
  const links = new Map<string, Link>();
  const refunds = new Map<string, Refund>();
  const keys = new Map<string, { body: string; refund: Refund }>();
  const deliveries: Delivery[] = [];
  let refundsAre: Refund['status'] = 'processed';
  let webhook: string | null = null;
  let isDown = false;
  let losesAnswers = false;

  const sign = (body: string, secret = webhookSecret) => createHmac('sha256', secret).update(body).digest('hex');
  function deliver(event: string, payload: Record<string, object>): void {
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
    const body = JSON.stringify({
      ...{ entity: 'event', account_id: 'acc_standin', event, contains: Object.keys(payload) },
      payload: Object.fromEntries(entities),
      created_at: now(),
    });
    const delivery = { body, signature: sign(body) };
    deliveries.push(delivery);
    if (webhook)
      fetch(webhook, {
        ...{ method: 'POST', body },
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': delivery.signature },
      }).catch(() => {});
  }

  const linkOf = (payment: string) =>
    [...links.values()].find(({ payments }) => payments.some(({ payment_id }) => payment_id === payment));

  function pay(id: string, method = 'upi', amount = links.get(id)?.amount ?? 0): string {
    const link = links.get(id);
    if (!link) throw new Error(`No link ${id}`);
    const payment_id = newId('pay');
    link.status = 'paid';
    link.payments.push({ payment_id, amount, status: 'captured', method, created_at: now() });
    deliver('payment_link.paid', {
      payment_link: { ...link, amount_paid: amount, payments: undefined },
      payment: { id: payment_id, amount, currency: link.currency, status: 'captured', captured: true, method },
    });
    return payment_id;
  }
  function close(id: string, status: 'expired' | 'cancelled' = 'expired'): void {
    const link = links.get(id);
    if (!link) throw new Error(`No link ${id}`);
    link.status = status;
    deliver(`payment_link.${status}`, { payment_link: { ...link, payments: undefined } });
  }
  function settle(id: string, status: Refund['status']): void {
    const refund = refunds.get(id);
    if (!refund) throw new Error(`No refund ${id}`);
    refund.status = status;
    deliver(`refund.${status}`, { refund });
  }
  function giveBack(payment_id: string, amount: number, receipt: string | null = null): Refund {
    const refund = { id: newId('rfnd'), payment_id, amount, currency: 'INR', status: refundsAre, receipt };
    refunds.set(refund.id, refund);
    deliver('refund.created', { refund });
    if (refundsAre !== 'pending') deliver(`refund.${refundsAre}`, { refund });
    return refund;
  }

  function answer(method: string, path: string, given: string, headers: IncomingMessage['headers'], origin: string) {
    const refused = (status: number, description: string) => ({ status, body: { error: { description } } });
    if (isDown) return refused(502, 'The server is down');
    if (headers.authorization !== `Basic ${btoa(`${keyId}:${keySecret}`)}`)
      return refused(401, 'Authentication failed');
    const url = new URL(path, origin);
    const [thing, id = '', deed] = url.pathname.split('/').slice(2);
    if (thing === 'payment_links' && !id && method === 'POST') {
      const asked = JSON.parse(given);
      if ([...links.values()].some(({ reference_id }) => reference_id === asked.reference_id))
        return refused(400, 'payment link creation failed: the reference ID already exists');
      if (!(asked.amount >= 100) || asked.expire_by < now() + 15 * 60) return refused(400, 'Out of range');
      const link: Link = { ...asked, id: newId('plink'), status: 'created', short_url: '', payments: [] };
      link.short_url = `${origin}/pay/${link.id}`;
      links.set(link.id, link);
      return { status: 200, body: link };
    }
    if (thing === 'payment_links' && !id) {
      const found = [...links.values()].filter((link) => link.reference_id === url.searchParams.get('reference_id'));
      return { status: 200, body: { payment_links: found } };
    }
    const link = links.get(id);
    if (thing === 'payment_links' && link && deed === 'cancel' && method === 'POST') {
      if (link.status !== 'created') return refused(400, `Payment Link cannot be cancelled in ${link.status} state`);
      close(id, 'cancelled');
      return { status: 200, body: link };
    }
    if (thing === 'payment_links' && link) return { status: 200, body: link };
    if (thing === 'refunds' && refunds.has(id)) return { status: 200, body: refunds.get(id) };
    if (thing === 'payments' && deed === 'refund' && method === 'POST') {
      const key = String(headers['x-refund-idempotency'] ?? '');
      const known = keys.get(key);
      if (known) return known.body === given ? { status: 200, body: known.refund } : refused(400, 'Another request');
      const { amount, receipt } = JSON.parse(given);
      const paid = linkOf(id)?.payments.find(({ payment_id }) => payment_id === id)?.amount ?? 0;
      const back = [...refunds.values()].filter((one) => one.payment_id === id && one.status !== 'failed');
      if (amount > paid - back.reduce((sum, one) => sum + one.amount, 0)) return refused(400, 'More than was paid');
      const refund = giveBack(id, amount, receipt);
      keys.set(key, { body: given, refund });
      return { status: 200, body: refund };
    }
    return refused(404, 'No such thing');
  }

  function showPage(link: Link): string {
    const button = (way: string, words: string) => `<button name="way" value="${way}">${words}</button>`;
    const deeds =
      link.status === 'created' && link.expire_by > now()
        ? `${button('upi', 'Pay by UPI')}${button('card', 'Pay by card')}${button('none', 'Go back without paying')}`
        : `<p>This payment page has expired.</p>${button('none', 'Go back')}`;
    const safe = link.description.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payment (demo)</title><style>body{margin:0 auto;max-width:30rem;padding:2rem 1.25rem;font:1rem/1.5 system-ui,sans-serif}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0;font:inherit}</style>
<main><h1>${formatRupees(link.amount)}</h1><p>${safe}</p>
<p><strong>A stand-in for the payment gateway: no money moves.</strong></p><form method="post">${deeds}</form></main></html>`;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host}`;
    const path = request.url ?? '/';
    const given = await text(request);
    if (!path.startsWith('/pay/')) {
      const { status, body } = answer(request.method ?? '', path, given, request.headers, origin);
      if (losesAnswers) return void response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const link = links.get(path.slice(5));
    if (!link) return void response.writeHead(404).end();
    if (request.method !== 'POST')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(showPage(link));
    const way = new URLSearchParams(given).get('way');
    const back = new URL(link.callback_url);
    if ((way === 'upi' || way === 'card') && link.status === 'created') {
      const told = { razorpay_payment_id: pay(link.id, way), razorpay_payment_link_id: link.id };
      const more = { razorpay_payment_link_reference_id: link.reference_id, razorpay_payment_link_status: 'paid' };
      const signed = `${link.id}|${link.reference_id}|paid|${told.razorpay_payment_id}`;
      for (const [name, value] of Object.entries({ ...told, ...more, razorpay_signature: sign(signed, keySecret) }))
        back.searchParams.set(name, value);
    }
    response.writeHead(303, { location: back.href }).end();
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    environment: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    },
    ...{ links, refunds, deliveries, pay, close, settle, giveBack, sign },
    deliverTo(address: string | null): void {
      webhook = address;
    },
    refundsBecome(status: Refund['status']): void {
      refundsAre = status;
    },
    goDown(down: boolean): void {
      isDown = down;
    },
    /** Does the work, but drops its answers. */
    loseAnswers(loses: boolean): void {
      losesAnswers = loses;
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
