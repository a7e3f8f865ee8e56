import * as v from 'valibot';
import { readCapped } from './http.ts';
import type { Env } from './keys.ts';
import { type GatewayFact, GatewayFailed, type PayGateway } from './payGateway.ts';

/** https://razorpay.com/docs/api/payments/payment-links and https://razorpay.com/docs/webhooks */

const theirs = 'https://api.razorpay.com/v1';
/** Limit of an answer or webhook, in bytes. */
const longest = 200_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const method = v.fallback(v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/)), 'other');
/** Our ids; other uses of this Razorpay account may have other texts here. */
const reference = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))), null);

const LinkSchema = v.object({
  id,
  short_url: v.pipe(v.string(), v.url(), v.maxLength(500), v.regex(/^https?:\/\/[!-~]+$/)),
  status: v.string(),
  currency,
  reference_id: reference,
  payments: v.nullish(v.array(v.object({ payment_id: id, amount, status: v.string(), method }))),
});
const LinksSchema = v.object({ payment_links: v.array(LinkSchema) });
const RefundSchema = v.object({
  id,
  payment_id: id,
  amount,
  currency,
  status: v.picklist(['pending', 'processed', 'failed']),
  receipt: reference,
});

const entity = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ entity: schema });
const DeliverySchema = v.variant('event', [
  v.object({
    event: v.picklist(['payment_link.paid', 'payment_link.partially_paid']),
    payload: v.object({
      payment_link: entity(v.object({ id, reference_id: reference })),
      payment: entity(v.object({ id, amount, currency, method, status: v.string() })),
    }),
  }),
  v.object({
    event: v.picklist(['payment_link.expired', 'payment_link.cancelled']),
    payload: v.object({ payment_link: entity(v.object({ id })) }),
  }),
  v.object({
    event: v.picklist(['refund.created', 'refund.processed', 'refund.failed']),
    payload: v.object({ refund: entity(RefundSchema) }),
  }),
]);

export function razorpay(env: Env): PayGateway | null {
  const key = env.RAZORPAY_KEY_ID;
  const secret = env.RAZORPAY_KEY_SECRET;
  const signing = env.RAZORPAY_WEBHOOK_SECRET;
  if (!key || !secret || !signing) return null;
  const base = (env.RAZORPAY_API_URL || theirs).replace(/\/+$/, '');

  async function ask(path: string, body?: object, headers?: Record<string, string>): Promise<unknown> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${base}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}`, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      status = response.status;
      text = new TextDecoder().decode((await readCapped(response, longest)) ?? undefined);
    } catch {
      throw new GatewayFailed(`Razorpay did not answer ${path}.`);
    }
    if (status !== 200) throw new GatewayFailed(`Razorpay answered ${status} to ${path}: ${sayOf(text)}`);
    try {
      return JSON.parse(text);
    } catch {
      throw new GatewayFailed(`Razorpay answered ${path} with no JSON.`);
    }
  }

  function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
    const result = v.safeParse(schema, given);
    if (!result.success) throw new GatewayFailed('Razorpay answered in a way that we do not know.');
    return result.output;
  }

  return {
    name: 'razorpay',

    async create({ id, amount, description, expires_at, return_url }) {
      let link: v.InferOutput<typeof LinkSchema> | undefined;
      try {
        link = read(
          LinkSchema,
          await ask('payment_links', {
            amount,
            currency: 'INR',
            accept_partial: false,
            reference_id: id,
            description,
            expire_by: Math.floor(Date.parse(expires_at) / 1000),
            // Our emails inform the guest, so Razorpay sends none.
            reminder_enable: false,
            notify: { sms: false, email: false },
            callback_url: return_url,
            callback_method: 'get',
          }),
        );
      } catch (failure) {
        // Razorpay refuses a second link with the same reference: the first was created, but its answer was lost.
        const { payment_links } = read(LinksSchema, await ask(`payment_links?reference_id=${id}`));
        link = payment_links.find(({ reference_id }) => reference_id === id);
        if (!link) throw failure;
      }
      return { gateway_id: link.id, url: link.short_url };
    },

    async verify({ headers, body }) {
      if (!(await isSigned(body, headers.get('x-razorpay-signature') ?? '', signing.split(',')))) return null;
      let given: unknown;
      try {
        given = JSON.parse(new TextDecoder().decode(body));
      } catch {
        return [];
      }
      const delivery = v.safeParse(DeliverySchema, given);
      return delivery.success ? factsOf(delivery.output) : [];
    },

    async look({ gateway_id }) {
      return linkFacts(read(LinkSchema, await ask(`payment_links/${gateway_id}`)));
    },

    async close({ gateway_id }) {
      let refused: unknown;
      try {
        return linkFacts(read(LinkSchema, await ask(`payment_links/${gateway_id}/cancel`, {})));
      } catch (failure) {
        refused = failure;
      }
      // Razorpay refuses to cancel a link that is paid or over: return its result.
      const facts = linkFacts(read(LinkSchema, await ask(`payment_links/${gateway_id}`)));
      if (facts.length === 0) throw refused;
      return facts;
    },

    async refund({ id, payment_id, amount, gateway_id }) {
      const refund = gateway_id
        ? await ask(`refunds/${gateway_id}`)
        : await ask(
            `payments/${payment_id}/refund`,
            { amount, speed: 'normal', receipt: id },
            { 'x-refund-idempotency': id },
          );
      return refundFact(read(RefundSchema, refund));
    },
  };
}

function linkFacts(link: v.InferOutput<typeof LinkSchema>): GatewayFact[] {
  const paid = (link.payments ?? []).filter(({ status }) => status === 'captured');
  if (paid.length === 0 && ['expired', 'cancelled'].includes(link.status))
    return [{ kind: 'ended', page_gateway_id: link.id }];
  return paid.map(({ payment_id, amount, method }) => ({
    kind: 'paid',
    page: link.reference_id ?? null,
    page_gateway_id: link.id,
    payment_id,
    amount,
    currency: link.currency,
    method,
  }));
}

function factsOf(delivery: v.InferOutput<typeof DeliverySchema>): GatewayFact[] {
  const { payload } = delivery;
  if ('refund' in payload) return [refundFact(payload.refund.entity)];
  const link = payload.payment_link.entity;
  if (!('payment' in payload)) return [{ kind: 'ended', page_gateway_id: link.id }];
  const { id, amount, currency, method, status } = payload.payment.entity;
  // An authorised payment is not received yet.
  if (status !== 'captured') return [];
  const page = 'reference_id' in link ? (link.reference_id ?? null) : null;
  return [{ kind: 'paid', page, page_gateway_id: link.id, payment_id: id, amount, currency, method }];
}

function refundFact({ id, payment_id, amount, currency, status, receipt }: v.InferOutput<typeof RefundSchema>) {
  return {
    kind: 'refund' as const,
    refund_id: id,
    payment_id,
    amount,
    currency,
    state: status,
    receipt: receipt ?? null,
  };
}

/** True if one of the secrets signed these bytes (HMAC-SHA256 in hex, constant time). There are two during a change of secrets. */
async function isSigned(body: Uint8Array<ArrayBuffer>, signature: string, secrets: readonly string[]) {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Uint8Array.from(signature.match(/../g) ?? [], (hex) => Number.parseInt(hex, 16));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signed = await Promise.all(
    secrets.filter(Boolean).map(async (secret) => {
      const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify']);
      return crypto.subtle.verify(algorithm, key, given, body);
    }),
  );
  return signed.includes(true);
}

function sayOf(text: string): string {
  try {
    const { error } = JSON.parse(text);
    return String(error?.description ?? error?.code ?? '').slice(0, 200);
  } catch {
    return '';
  }
}
