/** What every payment gateway does for us. Another one is another file like `razorpay.ts`, a line in `openGateway.ts`, and its name in the database. */
export interface PayGateway {
  /** As the database calls it. */
  name: string;
  /** Makes a page to pay on, or finds the one that was made under this id. Throws GatewayFailed. */
  create(page: NewPage): Promise<PageAtGateway>;
  /** What a delivery says, when its signature over the very bytes is the gateway's; null when it is not. */
  verify(delivery: Delivery): Promise<GatewayFact[] | null>;
  /** What became of a page so far. Throws GatewayFailed. */
  look(page: { gateway_id: string }): Promise<GatewayFact[]>;
  /** Closes a page, so that nobody pays on it any more, and says what became of it; also of one that was paid or over before. Throws GatewayFailed. */
  close(page: { gateway_id: string }): Promise<GatewayFact[]>;
  /** Gives back once, however often it is asked with this id, or says how far that is. Throws GatewayFailed. */
  refund(refund: GatewayRefund): Promise<GatewayFact>;
}

export interface NewPage {
  id: string;
  /** Paise. */
  amount: number;
  /** What the guest reads there. */
  description: string;
  expires_at: string;
  /** Where the gateway leads back to. */
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
  /** Null before the gateway has taken it on. */
  gateway_id: string | null;
}

export interface Delivery {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** What a gateway says, as the database takes it: `private.note_gateway`. Amounts in the smallest part of the currency. */
export type GatewayFact =
  | {
      kind: 'paid';
      /** Our id of the page. */
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
      /** Our id of it; null of one that was made at the gateway itself. */
      receipt: string | null;
    };

/** The gateway did not do it, or what it says could not be noted now; the message is for the log and holds no secrets. */
export class GatewayFailed extends Error {}
