import * as v from 'valibot';
import { readCapped } from './http.ts';
import type { Env } from './keys.ts';
import { type GatewayFact, GatewayFailed, type PayGateway } from './payGateway.ts';

/**
 * Razorpay, by its Payment Links: a page of theirs for each payment, so that nothing about cards touches us and no script of theirs our
 * pages. https://razorpay.com/docs/api/payments/payment-links and https://razorpay.com/docs/webhooks
 */

const theirs = 'https://api.razorpay.com/v1';
/** Nothing they answer or deliver is as long. */
const longest = 200_000;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** card, upi, netbanking, wallet and what they add. */
const method = v.fallback(v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/)), 'other');
/** Ours are; what others of this account write there is nothing of ours. */
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

/** Razorpay with this deployment's keys; null where one is missing. */
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

  /** What they answered, of the shape that is documented. */
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
            // Whoever booked reads our mails; theirs would be second ones.
            reminder_enable: false,
            notify: { sms: false, email: false },
            callback_url: return_url,
            callback_method: 'get',
          }),
        );
      } catch (failure) {
        // They refuse a second one with the same reference: the first was made, and its answer got lost.
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
      // They refuse to cancel one that is paid, or over: then that is what became of it.
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

/** What became of a page: money that is there, or that it is over; nothing while it can be paid on. */
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
  // Authorised is not there yet.
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

/** Whether one of the secrets signed these bytes: HMAC-SHA256 in hex, compared in constant time. More than one, while it is being changed. */
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

/** What an error of theirs says, for the log. */
function sayOf(text: string): string {
  try {
    const { error } = JSON.parse(text);
    return String(error?.description ?? error?.code ?? '').slice(0, 200);
  } catch {
    return '';
  }
}
