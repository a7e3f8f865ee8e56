import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
let pages: { url: string; focus: () => Promise<void> }[] = [];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => {},
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    location: { origin: 'https://stays.example' },
  });
  await import('#src/features/notifications/worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  pages = [];
});

async function fire(type: string, event: object) {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}
const booking = '/owner/bookings?hotel=h&booking=b';
const push = (json: () => unknown) => fire('push', { data: { json } });
const select = (data: unknown) => fire('notificationclick', { notification: { data, close() {} } });

test('a message is shown, and selecting it opens its booking', async () => {
  await push(() => ({ title: 'New booking: Lotus', body: 'Suite, Fri 4 Dec 2026', tag: 'booked b', path: booking }));
  expect(showNotification).toHaveBeenCalledWith('New booking: Lotus', {
    ...{ body: 'Suite, Fri 4 Dec 2026', tag: 'booked b', data: booking },
    ...{ icon: '/icon-192.png', lang: 'en-IN' },
  });
  await select(booking);
  expect(openWindow).toHaveBeenCalledWith(booking);
});

test('a page that shows the booking comes to the front, and no other page is used', async () => {
  const focus = vi.fn(async () => {});
  pages = [
    { url: 'https://stays.example/owner/bookings', focus: () => Promise.reject(new Error('It may hold text')) },
    { url: `https://stays.example${booking}`, focus },
  ];
  await select(booking);
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
});

test('a message that cannot be read still shows that something is new', async () => {
  await push(() => JSON.parse('{'));
  expect(showNotification).toHaveBeenCalledWith(expect.stringContaining('front desk'), expect.anything());
});

test.each(['https://evil.example', '//evil.example/owner', '/ownership', undefined])(
  '%s is not opened',
  async (path) => {
    await select(path);
    expect(openWindow).toHaveBeenCalledWith('/owner');
  },
);
