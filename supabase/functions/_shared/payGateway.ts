/** A payment gateway. Another one needs a file like `razorpay.ts` and a line in `openGateway.ts`. */
export interface PayGateway {
  name: string;
  /** Creates a payment page, or returns the one with this id. Throws GatewayFailed. */
  create(page: NewPage): Promise<PageAtGateway>;
  /** Returns the facts of a webhook, or null if its signature over the raw bytes is wrong. */
  verify(delivery: WebhookDelivery): Promise<GatewayFact[] | null>;
  look(page: { gateway_id: string }): Promise<GatewayFact[]>;
  /** Closes a page to further payments and returns its results, also if it was paid or over. Throws GatewayFailed. */
  close(page: { gateway_id: string }): Promise<GatewayFact[]>;
  /** Refunds once per id; a repeated call returns the state. Throws GatewayFailed. */
  refund(refund: GatewayRefund): Promise<GatewayFact>;
}

export interface NewPage {
  id: string;
  /** Paise. */
  amount: number;
  description: string;
  expires_at: string;
  return_url: string;
}

export interface PageAtGateway {
  gateway_id: string;
  url: string;
}

export interface GatewayRefund {
  id: string;
  payment_id: string;
  /** Paise. */
  amount: number;
  /** Null until the gateway has accepted it. */
  gateway_id: string | null;
}

export interface WebhookDelivery {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A gateway's message for `private.note_gateway`. Amounts are in the smallest unit of the currency. */
export type GatewayFact =
  | {
      kind: 'paid';
      page: string | null;
      page_gateway_id: string;
      payment_id: string;
      amount: number;
      currency: string;
      method: string;
    }
  | { kind: 'ended'; page_gateway_id: string }
  | {
      kind: 'refund';
      refund_id: string;
      payment_id: string;
      amount: number;
      currency: string;
      state: 'pending' | 'processed' | 'failed';
      /** Our id of the refund; null if it was made at the gateway. */
      receipt: string | null;
    };

/** The gateway failed, or its answer could not be stored. The message is for the log and has no secrets. */
export class GatewayFailed extends Error {}
