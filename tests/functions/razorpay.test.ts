import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { GatewayFailed, type PayGateway } from '../../supabase/functions/_shared/payGateway.ts';
import { razorpay } from '../../supabase/functions/_shared/razorpay.ts';
import { listen } from '../support/listen.ts';

// Requests to Razorpay, and handling of faulty answers. The tests over HTTP cover valid ones.

interface Asked {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
const asked: Asked[] = [];
let answers: (response: ServerResponse, asked: Asked) => void;
const { url, close } = await listen(async (request, response) => {
  const one = { method: request.method, path: request.url, headers: request.headers, body: await text(request) };
  asked.push(one);
  answers(response, one);
});
afterAll(close);
const env: Record<string, string> = {
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  RAZORPAY_API_URL: `${url}/v1/`,
};
const gateway = razorpay(env) as PayGateway;

const say = (body: unknown, status = 200) => {
  answers = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const by = (answer: (response: ServerResponse) => void) => {
  answers = answer;
};
const link = {
  ...{ id: 'plink_1', short_url: 'https://rzp.io/i/1', status: 'created', currency: 'INR', amount: 500, payments: [] },
  reference_id: '2b0b4c1e-0000-4000-8000-000000000001',
};
const page = {
  ...{ id: link.reference_id, amount: 500, description: 'Advance', expires_at: '2026-11-26T12:00:00.9Z' },
  return_url: 'https://stays.example/stay?paid=1',
};
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 500, currency: 'INR', status: 'pending', receipt: null };
const wanted = { id: link.reference_id, payment_id: 'pay_1', amount: 500, gateway_id: null };

test('without one of its three keys there is none', () => {
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
    for (const value of ['', undefined]) expect(razorpay({ ...env, [name]: value })).toBeNull();
});

test('a page is asked for as it is documented', async () => {
  say(link);
  asked.length = 0;
  expect(await gateway.create(page)).toEqual({ gateway_id: 'plink_1', url: 'https://rzp.io/i/1' });
  expect(asked.map(({ method, path }) => [method, path])).toEqual([['POST', '/v1/payment_links']]);
  expect(asked[0]?.headers.authorization).toBe(`Basic ${btoa('rzp_test_key:key-secret')}`);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    ...{ amount: 500, currency: 'INR', accept_partial: false, reference_id: page.id, description: 'Advance' },
    ...{ expire_by: Date.parse('2026-11-26T12:00:00Z') / 1000, reminder_enable: false },
    ...{ notify: { sms: false, email: false }, callback_url: page.return_url, callback_method: 'get' },
  });
});

test('one that was made before is found by our name of it, and none of another name', async () => {
  const found = (links: object[]) => {
    answers = (response, { method }) =>
      method === 'POST'
        ? response.writeHead(400).end('{"error":{"description":"reference ID already exists"}}')
        : response.writeHead(200).end(JSON.stringify({ payment_links: links }));
  };
  found([{ ...link, id: 'plink_0', reference_id: 'another' }, link]);
  expect((await gateway.create(page)).gateway_id).toBe('plink_1');
  expect(asked.at(-1)?.path).toBe(`/v1/payment_links?reference_id=${page.id}`);
  for (const links of [[], [{ ...link, reference_id: 'another' }], [{ ...link, reference_id: null }]]) {
    found(links);
    await expect(gateway.create(page)).rejects.toThrow('reference ID already exists');
  }
});

test('a refund is asked for with a key of its own, and by its name once it has one', async () => {
  say(refund);
  expect(await gateway.refund(wanted)).toEqual({
    ...{ kind: 'refund', refund_id: 'rfnd_1', payment_id: 'pay_1', amount: 500, currency: 'INR' },
    ...{ state: 'pending', receipt: null },
  });
  const one = asked.at(-1);
  expect([one?.method, one?.path, one?.headers['x-refund-idempotency']]).toEqual([
    ...['POST', '/v1/payments/pay_1/refund', wanted.id],
  ]);
  expect(JSON.parse(one?.body ?? '')).toEqual({ amount: 500, speed: 'normal', receipt: wanted.id });
  await gateway.refund({ ...wanted, gateway_id: 'rfnd_1' });
  expect([asked.at(-1)?.method, asked.at(-1)?.path]).toEqual(['GET', '/v1/refunds/rfnd_1']);
});

test('a page is closed as it is documented; of one that is paid or over before it is told what became of it', async () => {
  say({ ...link, status: 'cancelled' });
  const ended = [{ kind: 'ended', page_gateway_id: 'plink_1' }];
  expect(await gateway.close({ gateway_id: 'plink_1' })).toEqual(ended);
  expect([asked.at(-1)?.method, asked.at(-1)?.path]).toEqual(['POST', '/v1/payment_links/plink_1/cancel']);
  const refuse = (change: object) => {
    answers = (response, { method }) =>
      method === 'POST'
        ? response.writeHead(400).end('{"error":{"description":"Payment Link cannot be cancelled"}}')
        : response.writeHead(200).end(JSON.stringify({ ...link, ...change }));
    return gateway.close({ gateway_id: 'plink_1' });
  };
  expect(await refuse({ status: 'expired' })).toEqual(ended);
  const payments = [{ payment_id: 'pay_1', amount: 500, status: 'captured', method: 'card' }];
  expect(await refuse({ status: 'paid', payments })).toMatchObject([{ kind: 'paid', payment_id: 'pay_1' }]);
  await expect(refuse({ status: 'created' })).rejects.toThrow('Payment Link cannot be cancelled');
});

test('what became of a page: money that is there, and that it is over where none is', async () => {
  const look = (change: object) => {
    say({ ...link, ...change });
    return gateway.look({ gateway_id: 'plink_1' });
  };
  const payment = { payment_id: 'pay_1', amount: 500, status: 'captured', method: 'card' };
  const paid = {
    ...{ kind: 'paid', page: link.reference_id, page_gateway_id: 'plink_1', payment_id: 'pay_1', amount: 500 },
    ...{ currency: 'INR', method: 'card' },
  };
  for (const status of ['created', 'partially_paid', 'something new']) expect(await look({ status })).toEqual([]);
  for (const status of ['expired', 'cancelled'])
    for (const payments of [null, undefined, [], [{ ...payment, status: 'failed' }]])
      expect(await look({ status, payments })).toEqual([{ kind: 'ended', page_gateway_id: 'plink_1' }]);
  for (const status of ['paid', 'expired']) expect(await look({ status, payments: [payment] })).toEqual([paid]);
  expect(await look({ payments: [{ ...payment, status: 'authorized' }] })).toEqual([]);
  expect(await look({ payments: [payment, { ...payment, payment_id: 'pay_2', method: 'Paylater™' }] })).toEqual([
    paid,
    { ...paid, payment_id: 'pay_2', method: 'other' },
  ]);
  expect(await look({ payments: [payment], reference_id: 'Room 5' })).toEqual([{ ...paid, page: null }]);
});

test.each([
  ['nothing', () => say('')],
  ['no JSON', () => say('<html>')],
  ['another shape', () => say({ id: 5 })],
  ['an empty list', () => say([])],
  ['a name that is none', () => say({ ...link, ...refund, id: '../refunds' })],
  ['an address that is none', () => say({ ...link, short_url: 'javascript:alert(1)', status: 5 })],
  ['a long address', () => say({ ...link, short_url: `https://rzp.io/${'x'.repeat(500)}`, status: null })],
  ['another currency than any', () => say({ ...link, ...refund, id: 'x', currency: 'Rs.' })],
  ['a broken amount', () => say({ ...refund, amount: 0.5, short_url: 'x' })],
  ['an error', () => say({ error: { description: 'Authentication failed' } }, 401)],
  ['another status', () => say(link, 201)],
  ['too much', () => say(`"${'x'.repeat(200_001)}"`)],
  ['another place', () => by((response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end())],
  [
    'no end',
    () =>
      by((response) => {
        response.writeHead(200);
        response.write('{');
        setTimeout(() => response.destroy(), 5);
      }),
  ],
  ['no word', () => by((response) => response.destroy())],
] as const)('an answer of %s is a failure that names no secret', async (_name, answered) => {
  answered();
  for (const ask of [
    () => gateway.create(page),
    () => gateway.look({ gateway_id: 'plink_1' }),
    () => gateway.refund(wanted),
  ]) {
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(GatewayFailed);
    expect(String(failure)).not.toMatch(/secret|rzp_test_key|127\.0\.0\.1/);
  }
});

const entity = { id: 'pay_1', amount: 500, currency: 'INR', method: 'upi', status: 'captured' };
const delivery = { event: 'payment_link.paid', payload: { payment_link: { entity: link }, payment: { entity } } };
const sign = (body: string, secret = 'webhook-secret') => createHmac('sha256', secret).update(body).digest('hex');
const verify = (body: string, signature = sign(body), by = gateway) =>
  by.verify({ headers: new Headers({ 'x-razorpay-signature': signature }), body: new TextEncoder().encode(body) });

test('a delivery is heard with the signature of a secret over its very bytes alone', async () => {
  const body = JSON.stringify(delivery);
  const signature = sign(body);
  const paid = { kind: 'paid', page: link.reference_id, page_gateway_id: 'plink_1', payment_id: 'pay_1', amount: 500 };
  for (const right of [signature, signature.toUpperCase()]) expect(await verify(body, right)).toMatchObject([paid]);
  const turned = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
  const odd = [
    '',
    'null',
    turned,
    signature.slice(1),
    `${signature}0`,
    `sha256=${signature}`,
    `0x${signature.slice(2)}`,
  ];
  const unkeyed = createHash('sha256').update(body).digest('hex');
  for (const wrong of [...odd, unkeyed, `${signature},${signature}`, sign(body, 'key-secret'), sign(body, '')])
    expect(await verify(body, wrong)).toBeNull();
  for (const other of [`${body}\n`, ` ${body}`, body.replace('500', '501'), body.slice(1), ''])
    expect(await verify(other, signature)).toBeNull();
});

test('while the secret of the webhook is changed, both count, and no empty one', async () => {
  const body = JSON.stringify(delivery);
  for (const [secrets, secret, isHeard] of [
    ['new,old', 'new', true],
    ['new,old', 'old', true],
    ['new,old', '', false],
    ['new,old', 'new,old', false],
    ['new,', '', false],
    [',', ',', false],
    ['new', 'old', false],
  ] as const) {
    const changed = razorpay({ ...env, RAZORPAY_WEBHOOK_SECRET: secrets }) as PayGateway;
    expect((await verify(body, sign(body, secret), changed)) !== null, `${secrets} ${secret}`).toBe(isHeard);
  }
});

test('a signed delivery that tells no payment is heard, and says nothing', async () => {
  const bodies = ['', '{', 'null', '[]', '5', '"payment_link.paid"', '{}', '{"event":null}', ' '.repeat(199_999)];
  bodies.push('{"event":"payment_link.paid"}', '{"event":"refund.processed","payload":null}', '\ufffd\u0000');
  bodies.push(JSON.stringify({ ...delivery, payload: { payment_link: { entity: link } } }));
  const statuses = ['authorized', 'failed', null].map((status) => ({ status }));
  const amounts = ['5', null, -500, 0.5, 1e300, 0].map((amount) => ({ amount }));
  const ids = ['', 'a b', 5].map((id) => ({ id }));
  const currencies = [null, 'R\u0000S', 'RUPEES'].map((currency) => ({ currency }));
  for (const change of [...statuses, ...amounts, ...ids, ...currencies]) {
    const payload = { ...delivery.payload, payment: { entity: { ...entity, ...change } } };
    bodies.push(JSON.stringify({ ...delivery, payload }));
  }
  for (const body of bodies) expect(await verify(body), body.slice(0, 300)).toEqual([]);
});
