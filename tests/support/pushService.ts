import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

/** A message that a browser got, decrypted, with its headers and the claims of a token whose signature was right. */
export interface Delivered {
  path: string;
  shown: unknown;
  headers: IncomingMessage['headers'];
  claims: { aud: string; exp: number; sub: string };
}
export type Browser = ReturnType<PushService['newBrowser']>;
export type PushService = Awaited<ReturnType<typeof startPushService>>;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a message as a browser does (RFC 8291), with Node's own cryptography. Throws if it is for another browser. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const [size, length] = [body.readUInt32BE(16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  if (length !== 65 || record.length > size) throw new Error('Not one record of a key on P-256');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  if (text.at(-1) !== 2) throw new Error('The last record ends with 2');
  return text.subarray(0, -1).toString();
}

/** Returns the claims of a VAPID header (RFC 8292). Throws if the token was not signed with the key beside it. */
function readClaims(authorization: string): { claims: Delivered['claims']; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const ieee = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, ieee, Buffer.from(signature, 'base64url'))) throw new Error('Not signed with this key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/** A push service for all browsers of a test, as Google's and Mozilla's. It decrypts each message and answers as the test says. */
export async function startPushService() {
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const delivered: Delivered[] = [];
  const faults: unknown[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };

  async function take(request: IncomingMessage) {
    const path = request.url ?? '';
    const browser = browsers.get(path);
    if (!browser) throw new Error(`No browser at ${path}`);
    const shown = JSON.parse(decrypt(await buffer(request), browser.keys, browser.auth));
    const { claims } = readClaims(request.headers.authorization ?? '');
    delivered.push({ path, shown, headers: request.headers, claims });
  }
  const { url, close } = await listen((request, response) => {
    take(request).then(
      () => response.writeHead(answer.status, answer.headers).end(),
      (error) => {
        faults.push(error);
        response.writeHead(400).end();
      },
    );
  });
  return {
    url,
    close,
    delivered,
    /** Messages that no browser could read. */
    faults,
    /** A browser with a subscription, as its page reads it. */
    newBrowser() {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = keys.generateKeys('base64url');
      const path = `/fcm/send/${randomBytes(24).toString('base64url')}`;
      browsers.set(path, { keys, auth });
      return { path, endpoint: `https://fcm.googleapis.com${path}`, p256dh, auth: auth.toString('base64url') };
    },
    answerWith(status: number, headers: Record<string, string> = {}) {
      answer = { status, headers };
    },
  };
}
