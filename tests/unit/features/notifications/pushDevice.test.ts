import { afterEach, expect, test, vi } from 'vitest';
import { readAbility, subscribe } from '#src/features/notifications/pushDevice.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari/605.1';

function stub(userAgent: string, permission: string | null, maxTouchPoints = 0) {
  const notification = { permission, requestPermission: async () => permission };
  const able = permission === null ? {} : { PushManager: {}, Notification: notification };
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, serviceWorker: {} });
  vi.stubGlobal('window', able);
  vi.stubGlobal('Notification', notification);
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an iPhone that has not installed the front desk', iPhone, null, 5, 'home-screen'],
  ['an iPad, which calls itself a Mac', mac, null, 5, 'home-screen'],
  ['a browser without notifications', mac, null, 0, 'unable'],
  ['a browser that blocks them', mac, 'denied', 0, 'blocked'],
  ['a browser that has not been asked', mac, 'default', 0, 'able'],
  ['an installed front desk on an iPhone', iPhone, 'granted', 5, 'able'],
] as const)('%s', (_, userAgent, permission, touches, ability) => {
  stub(userAgent, permission, touches);
  expect(readAbility()).toBe(ability);
});

test('without permission nothing is registered, and without an answer of the push service the person may try again', async () => {
  stub(mac, 'denied');
  expect(await subscribe('key')).toMatchObject({ ok: false, failure: { code: 'not_allowed' } });
  stub(mac, 'granted');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await subscribe('key')).toMatchObject({ ok: false, failure: { code: 'browser_refused' } });
});
