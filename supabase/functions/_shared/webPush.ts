import { brand } from './brand.ts';
import type { Env } from './http.ts';

/* Web push by WebCrypto, on Deno and Node: encryption (RFC 8291, aes128gcm of RFC 8188) and VAPID (RFC 8292). The widespread library, web-push, uses
 * Node's crypto and https; those on WebCrypto are little used, and no longer than this when their options are left out. */

type Bytes = Uint8Array<ArrayBuffer>;

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface Message {
  /** At most 3,000 bytes of JSON, shorter than any push service's limit. */
  text: string;
  /** A newer message with the same topic replaces one that was not delivered: 32 characters of base64url at most. */
  topic: string;
  /** In seconds. */
  ttl: number;
  urgency: 'normal' | 'high';
}
/** `status` is null without an answer. `retryAfter`: seconds that a busy service asks for. */
export interface PushAnswer {
  status: number | null;
  retryAfter: number | null;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const toBase64url = (bytes: Bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
export const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function derive(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8));
}

/** Returns the body of a message for a browser, as one record. Throws if its keys are no keys. `salt` and `sender` are given by tests only. */
export async function encrypt(
  text: string,
  { p256dh, auth }: Subscription,
  salt: Bytes = crypto.getRandomValues(new Uint8Array(16)),
  sender?: CryptoKeyPair,
): Promise<Bytes> {
  const theirs = fromBase64url(p256dh);
  const ours = sender ?? (await crypto.subtle.generateKey(curve, true, ['deriveBits']));
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', ours.publicKey));
  const theirKey = await crypto.subtle.importKey('raw', theirs, curve, false, []);
  const shared = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'ECDH', public: theirKey }, ours.privateKey, 256),
  );
  const secret = await derive(shared, fromBase64url(auth), joined(utf8('WebPush: info\0'), theirs, point), 32);
  const bits = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const key = await crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt']);
  // 2 ends the last record. The header: salt, a record's size of 4,096 bytes, the length of our key, our key.
  const record = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, joined(utf8(text), new Uint8Array([2])));
  return joined(salt, new Uint8Array([0, 0, 16, 0, point.length]), point, new Uint8Array(record));
}

/** Returns a new pair for VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY. */
export async function makeVapidKeys(): Promise<{ VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string }> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { VAPID_PUBLIC_KEY: toBase64url(point), VAPID_PRIVATE_KEY: d };
}

export interface VapidKeys {
  publicKey: string;
  /** Returns the Authorization header for a push service. */
  authorize(origin: string): Promise<string>;
}

/** Returns the keys of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, in the form of `web-push generate-vapid-keys`; null without them. Throws if they are no pair. */
export async function readVapidKeys(env: Env): Promise<VapidKeys | null> {
  const [publicKey, d] = [env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY].map((key) => key?.replace(/=+$/, ''));
  if (!publicKey || !d) return null;
  const point = fromBase64url(publicKey);
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(toBase64url) as [string, string];
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const ours = { kty: 'EC', crv: 'P-256', x, y };
  const key = await crypto.subtle.importKey('jwk', { ...ours, d }, algorithm, false, ['sign']);
  const sign = async (text: string) => new Uint8Array(await crypto.subtle.sign(algorithm, key, utf8(text)));
  // Not every runtime compares the two halves.
  const check = await crypto.subtle.importKey('jwk', ours, algorithm, false, ['verify']);
  if (!(await crypto.subtle.verify(algorithm, check, await sign(''), utf8('')))) throw new Error('No pair of keys.');

  const headers = new Map<string, Promise<string>>();
  async function write(aud: string): Promise<string> {
    const exp = Math.floor(Date.now() / 1000) + 12 * 60 * 60;
    const claims = { aud, exp, sub: `mailto:${brand.email}` };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((one) => toBase64url(utf8(JSON.stringify(one)))).join('.');
    return `vapid t=${text}.${toBase64url(await sign(text))}, k=${publicKey}`;
  }
  return {
    publicKey,
    authorize(origin) {
      const header = headers.get(origin) ?? write(origin);
      headers.set(origin, header);
      return header;
    },
  };
}

/** Sends a message. PUSH_URL, a stand-in for all push services, gets the path of the endpoint. Throws if the browser's keys are no keys. */
export async function sendPush(keys: VapidKeys, to: Subscription, message: Message, env: Env): Promise<PushAnswer> {
  const { origin, pathname, search } = new URL(to.endpoint);
  const body = await encrypt(message.text, to);
  const headers = {
    authorization: await keys.authorize(origin),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(message.ttl),
    urgency: message.urgency,
    topic: message.topic,
  };
  const response = await fetch((env.PUSH_URL || origin) + pathname + search, {
    ...{ method: 'POST', headers, body },
    // The database allows known push services only; none may lead elsewhere.
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  await response?.body?.cancel();
  const wait = response?.headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(wait) ? Number(wait) : Math.ceil((Date.parse(wait) - Date.now()) / 1000);
  return { status: response?.status || null, retryAfter: Number.isFinite(seconds) ? Math.max(seconds, 0) : null };
}
