import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { asOf } from '#src/domain/booking/keptStays.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import { createSite, readHostingRules } from '../../supabase/local/site.ts';
import { type BookedStay, bookStay } from '../support/ownHotel.ts';
import { expectAccessible, expectFits, tabTo, toasts } from '../support/page.ts';
import { longPassword, newPerson, sessionOf, signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const today = todayInKolkata();

const heading = (page: Page, { name }: BookedStay) =>
  page.getByRole('heading', { level: 1, name: `Your booking at ${name}` });
const badge = (page: Page) => page.getByText(/^As of \d+:\d\d [AP]M IST$/);
const nothingOpens = (page: Page) => page.getByText('We could not load your booking.');
const lostForm = (page: Page) => page.getByRole('button', { name: 'Send me a new link' });
const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
};

const keptOf = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('stay-'))));
const copiesOf = async (page: Page) => (await keptOf(page)).split('stay-copy-').length - 1;

async function open(page: Page, made: BookedStay, site = ''): Promise<string> {
  const answered = page.waitForResponse('**/rpc/open_stay');
  await page.goto(`${site}/stay#${made.token}`);
  const { at } = await (await answered).json();
  await expect(heading(page, made)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => copiesOf(page)).toBeGreaterThan(0);
  return at;
}
async function start(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/stay');
  return page;
}

test('offline stay: a copy is read, and updated', {
  tag: ['@phone', '@journey'],
}, async ({ page, context }) => {
  const made = await bookStay();
  const at = await open(page, made);
  const deeds = ['Share', 'Change booking', 'Cancel booking', 'Add arrival time or special requests'];

  await context.setOffline(true);
  await expect(badge(page)).toHaveText(`As of ${asOf(at)} IST`);
  await siteSql(`update public.bookings set guest_name = 'Meera Kamat' where id = $1`, [made.id]);
  await page.reload();
  await expect(heading(page, made)).toBeVisible();
  await expect(page).toHaveURL(/\/stay$/);
  await expect(badge(page)).toHaveText(`As of ${asOf(at)} IST`);
  await expect(page.getByRole('definition').filter({ hasText: 'Asha Kamat' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText(made.reference).first()).toBeVisible();
  await expect(page.getByText('Check-in in 20 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await expect(page.getByText(/You pay the balance of/)).toBeVisible();
  for (const name of deeds) await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByText('You can change or cancel once you are back online.')).toBeVisible();
  await expect(page.getByText('You can tell the hotel once you are back online.')).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  const saved = page.waitForEvent('download');
  await press(page, 'Add to calendar');
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();

  await context.setOffline(false);
  await expect(badge(page)).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: 'Meera Kamat' })).toBeVisible();
  for (const name of deeds) await expect(page.getByRole('button', { name })).toBeEnabled();
});

test('offline the search leads to kept bookings', { tag: '@phone' }, async ({ page, context }) => {
  const made = await bookStay();
  await open(page, made);
  const isReady = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration('/search'))?.active?.state === 'activated',
    );
  await expect.poll(isReady).toBe(true);
  await page.goto('/search');
  await expect(page).toHaveTitle(/^Search Results/);
  await context.setOffline(true);
  await page.goto('/search?destination=Baga');
  await expect(page).toHaveURL(/\/stay$/);
  await expect(page.getByText('You are offline.')).toBeVisible();
});

test('a kept booking cannot be read without its link', async ({ page, context }) => {
  const made = await bookStay();
  await open(page, made);
  const secrets = [made.token, made.reference, made.name, 'Asha', 'guests.example'];
  const kept = await keptOf(page);
  for (const secret of secrets) expect(kept).not.toContain(secret);
  const cached = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) found.push(url, (await (await cache.match(url))?.text()) ?? '');
    }
    return found;
  });
  const addresses = cached.filter((_, at) => at % 2 === 0).map((url) => new URL(url).pathname);
  expect(addresses).toContain('/stay');
  expect(addresses.filter((path) => !/^\/(stay|favicon\.svg|_astro\/.+)$/.test(path))).toEqual([]);
  for (const secret of secrets) expect(cached.filter((words) => words.includes(secret))).toEqual([]);

  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto(`/stay#${randomUUID().replaceAll('-', '').repeat(2)}`);
  await expect(nothingOpens(other)).toBeVisible();
  await expect(other.locator('main')).not.toContainText(made.name);
  await expect(lostForm(await start(context))).toBeVisible();
});

test('a refusal shows no copy, and an ended link leaves none', async ({ page }) => {
  await page.clock.install();
  const made = await bookStay();
  await open(page, made);
  await press(page, 'Keep on this device');
  const answer = (code: string) => (route: Route) =>
    route.fulfill({ json: { ok: false, code }, contentType: 'application/json' });
  await page.route('**/rpc/open_stay', answer('rate_limited'));
  await page.reload();
  await expect(page.getByText('Too many attempts from your connection.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(made.name);
  expect(await copiesOf(page)).toBe(1);

  await page.unroute('**/rpc/open_stay');
  await page.route('**/rpc/open_stay', (route) => route.abort());
  await page.reload();
  await expect(badge(page)).toBeVisible();
  await expect(page.getByText('We cannot reach the server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeDisabled();
  // The clock is paused, so the page asks only when the test says so.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.unroute('**/rpc/open_stay');
  await press(page, 'Try now');
  await expect(badge(page)).toHaveCount(0);
  await expect(heading(page, made)).toBeFocused();
  await page.clock.resume();

  await siteSql('delete from private.stay_links where booking_id = $1', [made.id]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  expect(await keptOf(page)).toBe('[]');
});

test('a kept link opens from the home screen', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [first, second] = [await bookStay(), await bookStay()];
  await open(page, first);
  expect(await keptOf(page)).not.toContain(first.token);
  await press(page, 'Keep on this device');
  await expect(toasts(page)).toContainText('Kept on this device');
  await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeFocused();
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  const started = await start(context);
  await expect(heading(started, first)).toBeVisible();
  await context.setOffline(true);
  const offline = await start(context);
  await expect(heading(offline, first)).toBeVisible();
  await expect(badge(offline)).toBeVisible();
  await expect(offline).toHaveURL(/\/stay$/);
  await context.setOffline(false);

  await open(started, second);
  await press(started, 'Keep on this device');
  await press(started, 'Open another booking');
  await expect(started.getByRole('heading', { level: 1, name: 'Your bookings' })).toBeVisible();
  await expectAccessible(started);
  for (const width of [320, 390, 820, 1440]) await expectFits(started, width);
  await press(started, new RegExp(first.name));
  await expect(heading(started, first)).toBeVisible();
  await started.reload();
  await expect(heading(started, first), 'the tab remembers what was chosen').toBeVisible();

  await press(started, 'Remove from this device');
  await expect(toasts(started)).toContainText('Removed from this device');
  const kept = await keptOf(started);
  expect(kept).not.toContain(first.token);
  expect(kept).toContain(second.token);
  await expect(heading(await start(context), second)).toBeVisible();
});

test('a browser reads the page as an app', {
  tag: '@phone',
}, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await page.goto('/stay');
  await expect(lostForm(page)).toBeVisible();
  const { manifest, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const address = page.url();
  expect(manifest).toMatchObject({ id: address, startUrl: address, scope: address, display: 'kStandalone' });
});

test('what one account keeps no other reads, and signing out leaves nothing of it', async ({ page, context }) => {
  const [asha, maria] = [await newPerson('Asha Kamat'), await newPerson('Maria Rodrigues')];
  const [made, open_to_all] = [await bookStay(), await bookStay()];
  await open(page, open_to_all);
  await press(page, 'Keep on this device');
  await signInAs(page, asha, longPassword);
  await page.reload();
  await expect(page.locator('[data-account-button]')).toHaveText('AK');
  await open(page, made);
  await press(page, 'Keep on this device');
  await expect(page.getByText('or until you sign out')).toBeVisible();
  const other = await start(context);
  await expect(heading(other, made)).toBeVisible();
  // Another open tab would report who is signed in. Only the reload below may do that.
  await other.close();

  const session = await sessionOf(page, maria, longPassword);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await page.reload();
  await expect(lostForm(page)).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/stay#${made.token}`);
  await expect(nothingOpens(page)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(made.name);
  await expect(lostForm(await start(context))).toBeVisible();
  expect(await keptOf(page)).not.toContain(made.token);
  await context.setOffline(false);

  await page.reload();
  await expect(heading(page, made)).toBeVisible();
  await press(page, 'Keep on this device');
  await page.getByRole('button', { name: /^MR, account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toasts(page)).toContainText('You are signed out.');
  const kept = await keptOf(page);
  expect(kept).not.toContain('stay-copy-');
  expect(kept).not.toContain(made.token);
  await page.goto('/stay');
  await expect(heading(page, open_to_all)).toBeVisible();
});

test('signing out closes bookings of the account in other tabs', async ({ page, context }) => {
  const [asha, maria] = [await newPerson('Asha Kamat'), await newPerson('Maria Rodrigues')];
  const [made, without] = [await bookStay(), await bookStay()];
  const [open_to_all, second, asleep] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await open(open_to_all, without);
  await signInAs(page, asha, longPassword);
  await open(page, made);
  await open(second, made);
  await open(asleep, made);
  await asleep.goto('/404');
  await page.getByRole('button', { name: /^AK, account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toasts(page)).toContainText('You are signed out.');
  await expect(lostForm(second)).toBeVisible();
  await expect(second.locator('body')).not.toContainText(made.name);
  await expect(second.locator('body')).not.toContainText(made.reference);
  const session = await sessionOf(page, maria, longPassword);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await asleep.goBack();
  await expect(lostForm(asleep)).toBeVisible();
  for (const tab of [second, asleep]) {
    await tab.goto('/stay');
    await expect(lostForm(tab)).toBeVisible();
    expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(made.token);
  }
  await open_to_all.reload();
  await expect(heading(open_to_all, without)).toBeVisible();
  await expect.poll(() => copiesOf(page)).toBe(1);
});

test('signing out works without a network, and leaves nothing either', async ({ page, context }) => {
  const made = await bookStay();
  await signInAs(page, await newPerson(), longPassword);
  await open(page, made);
  await press(page, 'Keep on this device');
  await context.setOffline(true);
  await page.reload();
  await expect(badge(page)).toBeVisible();
  await page.getByRole('button', { name: /^AK, account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => context.storageState().then(({ origins }) => JSON.stringify(origins))).not.toContain('stay-');
});

test('a shared link is kept in the same way', { tag: '@phone' }, async ({ page, context }) => {
  const made = await bookStay();
  const [{ token } = { token: '' }] = await siteSql<{ token: string }>(
    'select private.stay_link($1, p_is_shared => true) as token',
    [made.id],
  );
  await page.goto(`/stay#${token}`);
  const title = page.getByRole('heading', { level: 1, name: `Booking at ${made.name}` });
  await expect(title).toBeVisible();
  await expect(page.getByText('Anyone who uses this device can then see this booking.')).toBeVisible();
  await press(page, 'Keep on this device');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect.poll(() => copiesOf(page)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(badge(page)).toBeVisible();
  const started = await start(context);
  await expect(started.getByRole('heading', { level: 1, name: `Booking at ${made.name}` })).toBeVisible();
});

test('copies of past stays go, and beyond ten the oldest', async ({ page }) => {
  const made = await bookStay();
  await page.goto('/stay');
  await page.evaluate(
    ([until]) => {
      for (let at = 0; at < 12; at += 1)
        localStorage.setItem(`stay-copy-${at}`, JSON.stringify({ until, kept_at: at, sealed: '' }));
      localStorage.setItem('stay-copy-over', JSON.stringify({ until: '2026-01-01', kept_at: Date.now(), sealed: '' }));
    },
    [addDays(today, 9)],
  );
  await open(page, made);
  await expect.poll(() => copiesOf(page)).toBe(10);
  const names = await page.evaluate(() => Object.keys({ ...localStorage }));
  for (const gone of ['over', '0', '1', '2']) expect(names).not.toContain(`stay-copy-${gone}`);
  expect(names).toContain('stay-copy-3');
});

test.describe('the worker', () => {
  /* A host that replaces deployments, with other script names as in deploy.spec.ts. It forwards to the backend. */
  let server: Server;
  let site: string;
  let isDeployed = false;
  let isSlow = false;
  const rename = (words: string) =>
    words.replaceAll(/(\.[\w-]{8})\.js/g, '$1.new.js').replace(/(?<=version:`)\w+/, 'new');

  test.beforeAll(async ({ baseURL }) => {
    const answer = await createSite('dist', await readHostingRules('dist'));
    server = createServer(async (request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://site');
      if (/^\/(rest|auth|functions|storage)\//.test(pathname)) {
        const { method = 'GET', headers } = request;
        const sent = { apikey: String(headers.apikey), 'content-type': 'application/json' };
        const got = await fetch(`${baseURL}${pathname}${search}`, {
          method,
          headers: sent,
          ...(method !== 'GET' && { body: await text(request) }),
        });
        response.writeHead(got.status, { 'content-type': 'application/json' });
        response.end(await got.text());
        return;
      }
      if (isSlow && pathname === '/stay') return;
      const isGone = isDeployed && /\.[\w-]{8}\.js$/.test(pathname);
      const { status, headers, body } = answer(isGone ? '/gone' : pathname.replace('.new.js', '.js'), '', {});
      const bytes = typeof body === 'function' ? await body() : body;
      const isText = /html|javascript/.test(headers['content-type'] ?? '');
      response.writeHead(status, headers);
      response.end(isDeployed && isText ? rename(String(bytes)) : bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const newScripts = (page: Page) => page.locator('script[src$=".new.js"]');
  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

  test('brings the page of a new deployment and drops old files', async ({ page, context }) => {
    const made = await bookStay();
    await open(page, made, site);
    const before = await cacheNames(page);
    expect(before).toHaveLength(1);
    isDeployed = true;
    await page.reload();
    await expect(newScripts(page).first()).toBeAttached();
    await expect(heading(page, made)).toBeVisible();
    await expect.poll(() => cacheNames(page)).not.toEqual(before);
    await expect.poll(() => cacheNames(page)).toHaveLength(1);
    await context.setOffline(true);
    await page.reload();
    await expect(newScripts(page).first()).toBeAttached();
    await expect(badge(page)).toBeVisible();
    await context.setOffline(false);

    isSlow = true;
    await page.reload();
    await expect(heading(page, made)).toBeVisible();
    isSlow = false;
    isDeployed = false;
  });

  test('leaves every other page alone, whatever its address begins with', async ({ page, context }) => {
    const made = await bookStay();
    await open(page, made, site);
    await page.goto(`${site}/stays`);
    const times = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).workerStart),
    );
    expect(times).toEqual([0]);
    await context.setOffline(true);
    for (const path of ['/stays', '/', '/booking-confirmation/AAAA-BBBB-CCCC-DDDD'])
      await expect(page.goto(site + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});
