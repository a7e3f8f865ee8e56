/* The service worker of /stay and of /cleaning. It caches the page's files, but no bookings and no rooms. That of /stay is registered for /search
 * too, which it redirects to /stay without a network. `src/build/stayWorker.ts` builds one for each page and language. Other addresses in its scope go to the network. */

/** Inserted by the build: the page, its files and a version name. */
declare const SHELL: { page: string; files: readonly string[]; version: string };

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
  /** https://w3c.github.io/ServiceWorker/#install-event */
  addRoutes?(rules: object): Promise<void>;
}
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  registration: { scope: string };
}
const worker = self as unknown as Worker;

const { page, files, version } = SHELL;
const search = page.replace(/stay$/, 'search');
/** The worker of /search keeps no cache of its own: after a deployment, each worker would remove the other's. */
const isOfSearch = search !== page && worker.registration.scope.endsWith(search);
const prefix = `${page} shell `;
const cacheName = prefix + version;
/** The longest wait for the network, in milliseconds. */
const networkTimeout = 3000;

/** Caches the page with all its files. Throws an error if a file belongs to another deployment. */
async function install() {
  const cache = await caches.open(cacheName);
  const response = await fetch(page, { cache: 'reload' });
  const named = (await response.clone().text()).match(/\/_astro\/[\w./-]+/g) ?? [];
  if (!response.ok || named.some((file) => !files.includes(file))) throw new Error('This is another version.');
  await cache.addAll(files);
  await cache.put(page, response);
  await worker.skipWaiting();
}

async function removeOthers() {
  for (const other of await caches.keys())
    if (other.startsWith(prefix) && other !== cacheName) await caches.delete(other);
}

const kept = async (path: string) => (await caches.open(cacheName)).match(path, { ignoreVary: true });

/** Returns the page from the network, or the cached one if the network is slow. */
async function openPage(request: Request): Promise<Response> {
  const asked = fetch(request);
  const known = await kept(page);
  if (!known) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), networkTimeout));
  const answer = asked.then(
    (response) => (response.status < 500 ? response : known),
    () => known,
  );
  return Promise.race([answer, late]);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(isOfSearch ? worker.skipWaiting() : install());
  if (isOfSearch) return;
  event.addRoutes?.({ condition: { urlPattern: `${page}s*` }, source: 'network' }).catch(console.error);
});
worker.addEventListener('activate', (event) => {
  if (!isOfSearch) event.waitUntil(removeOthers());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isOfSearch) {
    if (pathname === search && request.mode === 'navigate')
      event.respondWith(fetch(request).catch(() => Response.redirect(page)));
  } else if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(openPage(request));
  } else if (files.includes(pathname)) {
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  }
});

export {};
