import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import {
  encrypt,
  fromBase64url,
  makeVapidKeys,
  readVapidKeys,
  sendPush,
  toBase64url,
} from '../../supabase/functions/_shared/webPush.ts';
import { sendDuePushes } from '../../supabase/functions/send-mails/sendDuePushes.ts';
import { listen } from '../support/listen.ts';
import { startPushService } from '../support/pushService.ts';

const message = { text: '{"title":"New booking"}', topic: 'one', ttl: 60, urgency: 'high' } as const;
const service = await startPushService();
const keys = async () => (await readVapidKeys(await makeVapidKeys())) ?? expect.fail('no keys');
const stop: (() => void)[] = [];
afterEach(() => {
  service.answerWith(201);
  service.delivered.length = 0;
  vi.useRealTimers();
  for (const end of stop.splice(0)) end();
});

test('a message is encrypted as in the example of RFC 8291', async () => {
  const point = fromBase64url(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
  const [x, y] = [toBase64url(point.slice(1, 33)), toBase64url(point.slice(33))];
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const d = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const sender = {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d }, curve, false, ['deriveBits']),
  };
  const browser = {
    endpoint: '',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = fromBase64url('DGv6ra1nlYgDCS1FRnbzlw');
  const body = await encrypt('When I grow up, I want to be a watermelon', browser, salt, sender);
  expect(toBase64url(body)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a push service gets a token for itself, for less than a day, with a contact, and the browser the message', async () => {
  const browser = service.newBrowser();
  const sent = await sendPush(await keys(), browser, message, { PUSH_URL: service.url });
  expect([sent, service.faults]).toEqual([{ status: 201, retryAfter: null }, []]);
  const [{ claims, headers, shown } = expect.fail('nothing arrived')] = service.delivered;
  expect(shown).toEqual({ title: 'New booking' });
  expect(headers).toMatchObject({ ttl: '60', urgency: 'high', topic: 'one', 'content-encoding': 'aes128gcm' });
  expect(claims).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: expect.toSatisfy((exp: number) => exp > Date.now() / 1000 + 3600 && exp < Date.now() / 1000 + 86_400),
    sub: expect.stringMatching(/^mailto:.+@/),
  });
});

test.each([
  ['120', 120],
  ['Tue, 01 Dec 2026 00:05:00 GMT', 300],
  ['soon', null],
])('a busy service that says %s is asked again after %s seconds', async (said, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z'), toFake: ['Date'] });
  service.answerWith(429, { 'retry-after': said });
  const sent = await sendPush(await keys(), service.newBrowser(), message, { PUSH_URL: service.url });
  expect(sent).toEqual({ status: 429, retryAfter: seconds });
});

test('a service that leads elsewhere is not followed, and one that is down has no status', async () => {
  const other = service.newBrowser();
  const { url, close } = await listen((_, response) =>
    response.writeHead(307, { location: service.url + other.path }).end(),
  );
  stop.push(close);
  expect(await sendPush(await keys(), other, message, { PUSH_URL: url })).toMatchObject({ status: 307 });
  expect(service.delivered).toEqual([]);
  expect(await sendPush(await keys(), other, message, { PUSH_URL: 'http://127.0.0.1:1' })).toMatchObject({
    status: null,
  });
});

test('halves of two pairs are no keys, and without keys there are none', async () => {
  const [one, other] = [await makeVapidKeys(), await makeVapidKeys()];
  await expect(readVapidKeys({ ...one, VAPID_PRIVATE_KEY: other.VAPID_PRIVATE_KEY })).rejects.toThrow();
  expect(await readVapidKeys({})).toBeNull();
  const padded = { ...one, VAPID_PUBLIC_KEY: `${one.VAPID_PUBLIC_KEY}=` };
  expect(await readVapidKeys(padded)).toMatchObject({ publicKey: one.VAPID_PUBLIC_KEY });
});

test('a notification of a kind that only a newer release knows stays, and the others of its batch are sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const due = (id: number, kind: string) => ({
    ...service.newBrowser(),
    id,
    kind,
    hotel_id: null,
    about: 'a',
    facts: {},
  });
  const finished: unknown[] = [];
  const { url, close } = await listen(async (request, response) => {
    if (request.url?.endsWith('/finish_push')) finished.push(await json(request));
    response.end(JSON.stringify({ ok: true, pushes: [due(1, 'later'), due(2, 'test')] }));
  });
  stop.push(close);
  const env = { SUPABASE_URL: url, SUPABASE_SECRET_KEYS: '{"default": "secret"}', PUSH_URL: service.url };
  await sendDuePushes({ ...env, ...(await makeVapidKeys()) });
  expect(finished).toEqual([{ id: 2, status: 201, retry_after: null }]);
});
