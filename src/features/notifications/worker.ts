/* The service worker of the front desk. It shows notifications and opens what they are about; it caches nothing. */
import type { Shown } from '#src/domain/desk/notifications.ts';
import * as say from '#src/words/staff/notifications.ts';

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lifetime {
  data: { json(): unknown } | null;
}
interface Clicked extends Lifetime {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  location: Location;
}
const worker = self as unknown as Worker;
const home = '/owner';

/** Browsers punish a push without a notification, so one that cannot be read shows that something is new. */
function read({ data }: Pushed): Shown {
  const unknown = { title: say.openFrontDesk, body: '', tag: home, path: home };
  try {
    return { ...unknown, ...(data?.json() as Shown) };
  } catch {
    return unknown;
  }
}

/** Opens a new page if none shows it: another may hold text that is not saved. */
async function open(path: string) {
  const { href } = new URL(path, worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === href);
  await (shown ? shown.focus() : worker.clients.openWindow(path));
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('push', (event) => {
  const { title, path, ...shown } = read(event);
  event.waitUntil(
    worker.registration.showNotification(title, { ...shown, icon: '/icon-192.png', lang: 'en-IN', data: path }),
  );
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  event.waitUntil(open(/^\/owner(?:[/?]|$)/.test(path) ? path : home));
});
