import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { isScreen } from '#src/build/builtScripts.ts';
import { paths, stayPaths } from '#src/lib/paths.ts';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { makePdf, makePhoto } from '../fixtures.ts';
import { apart as build } from '../support/apart.ts';
import { apartTest as test } from '../support/apartTest.ts';
import { makeDraft } from '../support/draft.ts';
import { lonely, renamed } from '../support/otherStays.ts';
import { makeHotel } from '../support/ownHotel.ts';
import { toasts } from '../support/page.ts';
import { sentPolicies } from '../support/sentPolicy.ts';
import { fillSignIn } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { anyToken } from '../support/turnstileWidget.ts';
import { heading, openStep } from '../support/wizard.ts';

/** A guest, an owner and an admin with site and backend on two origins, behind a gateway like that of a hosted project. */

const backend = build.environment.PUBLIC_SUPABASE_URL;
const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

async function signIn(page: Page, email: string, returnTo: string) {
  await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
  await fillSignIn(page, email, demoPassword);
  await page.waitForURL(returnTo);
}

const signedIn = ['apikey', 'apikey,content-type,x-supabase-api-version', 'apikey,authorization,content-type'];

test('a guest books, an owner uploads and saves, an admin sees it and runs a job', async ({ browser, apart }) => {
  const faults: string[] = [];
  const isAway = (address: string) => new URL(address, 'about:blank').host.endsWith('.services.test');
  /** A new browser that records console errors: refused preflights and violations of the content security policy. */
  async function newBrowser() {
    const context = await browser.newContext();
    // The forms of this build have a captcha, but its backend does not check it.
    await context.addInitScript(anyToken);
    const page = await context.newPage();
    page.on('console', (line) => {
      // A hotel newer than the build is shown by the shell, with status 404.
      const isShell = line.location().url.startsWith(`${apart.siteUrl}/hotel/`) && / 404 /.test(line.text());
      if (line.type() === 'error' && !isShell && !isAway(line.location().url)) faults.push(line.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED' && !isAway(request.url()))
        faults.push(`${request.method()} ${request.url()}: ${why}`);
    });
    return page;
  }
  /**
   * Checks the preflights since the last call: at most so many, each once, and only for known headers. Gateways must allow each header, and each
   * preflight costs a round trip.
   */
  function expectPreflights(most: number, ...headers: readonly string[]) {
    const asked = apart.preflights.splice(0).map(({ method, path, headers }) => `${method} ${path} ${headers}`);
    expect(asked).toEqual([...new Set(asked)]);
    expect(new Set(asked.map((one) => one.split(' ').at(-1)))).toEqual(new Set(headers));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
  }

  const name = `Quinta Apart ${test.info().workerIndex}-${test.info().repeatEachIndex}`;
  await makeHotel({ name });
  const guest = await newBrowser();
  const figures = guest.waitForResponse(`${backend}/rest/v1/rpc/highlights`);
  await guest.goto('/');
  expect((await figures).ok()).toBe(true);
  await guest.goto(`/search?destination=${encodeURIComponent(name)}&checkIn=${days(40)}&checkOut=${days(42)}`);
  await guest.getByRole('article').getByRole('link', { name }).click();
  await guest.getByRole('tab', { name: /^Rooms/ }).click();
  await guest.getByRole('link', { name: 'Book Now' }).first().click();
  await guest.getByLabel('Full name').fill('Asha Kamat');
  await guest.getByLabel('Email').fill('asha@guests.example');
  await guest.getByRole('button', { name: 'Continue to Payment' }).click();
  await guest.waitForURL(/\/booking-confirmation\//);
  const [booking] = await siteSql<{ reference: string }>(
    `select booking_reference as reference from public.bookings as b join public.hotels as h on h.id = b.hotel_id
     where h.name = $1`,
    [name],
  );
  await expect(guest.getByText(booking?.reference ?? '?').first()).toBeVisible();
  expectPreflights(8, 'apikey', 'apikey,content-type');

  const { owner: email, property_id } = await makeDraft('photos');
  const owner = await newBrowser();
  await signIn(owner, email, paths.listingForm(property_id));
  await owner
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'teal.jpg', mimeType: 'image/jpeg', buffer: await makePhoto('teal', 'jpeg', [1200, 800]) });
  const photo = owner.locator('[data-photo] img');
  await expect(photo).toHaveAttribute('src', RegExp(`^${backend}/storage/v1/object/public/`));
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(owner.locator('.save-line')).toHaveText(/^Saved \d+:\d\d [AP]M$/);
  await openStep(owner, 'Compliance');
  const gst = owner.locator('.document-slot').filter({ hasText: 'GST Certificate' });
  await gst
    .locator('input[type=file]')
    .setInputFiles({ name: 'gst.pdf', mimeType: 'application/pdf', buffer: makePdf() });
  const download = owner.waitForEvent('download');
  await gst.getByRole('button', { name: 'Open gst.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('gst.pdf');
  await expect(heading(owner)).toHaveText('Compliance');
  expectPreflights(11, ...signedIn);

  const admin = await newBrowser();
  await signIn(admin, 'admin@susegad.example', '/admin/bookings');
  await expect(admin.getByText(booking?.reference ?? '?').first()).toBeVisible();
  await admin.goto('/admin/run-job');
  await admin.getByRole('button', { name: 'Run now: Tidy uploads' }).click();
  await expect(toasts(admin)).toContainText(/files? removed\./);
  expectPreflights(10, ...signedIn);

  expect(faults).toEqual([]);
  expect(apart.strays).toEqual([]);
});

test('a name that a house had leads to its page, which is at the name it has', async ({ page, apart }) => {
  const { id, before, name } = renamed;
  const stay = '?checkIn=2031-01-05&checkOut=2031-01-07&adults=2&children=0&rooms=1';
  const now = paths.hotel(id, name);
  const response = await page.goto(paths.hotel(id, before) + stay);
  expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301);
  expect(response?.status()).toBe(200);
  expect(page.url()).toBe(apart.siteUrl + now + stay);
  await expect(page).toHaveTitle(RegExp(`^${name}`));
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', RegExp(`^https://[^/]+${now}$`));
  const sitemap = await (await page.request.get('/sitemap-0.xml')).text();
  expect(sitemap).toContain(`${now}</loc>`);
  expect(sitemap).not.toContain(paths.hotel(id, before));
});

test('a place with one stay left has no page, and nothing leads there', async ({ page }) => {
  const address = stayPaths.place(lonely.place);
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get(process.env.SITE_URL + address)).status()).toBe(200);
  const folder = projectPath(build.folder);
  for (const file of (await readdir(folder, { recursive: true })).filter((file) => /\.(html|xml|txt)$/.test(file)))
    expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toMatch(RegExp(`${address}(?![\\w-])`));
  await page.goto(stayPaths.place('north-goa'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Mandrem Footbridge' })).toBeVisible();
});

test('every page may ask the backend and show what it stores; screens connect to it at once', async () => {
  const folder = projectPath(build.folder);
  const files = await readdir(folder, { recursive: true });
  // The content editor asks another host: see src/build/editor.ts.
  const pages = files.filter((file) => file.endsWith('.html') && file !== 'edit.html');
  expect(pages.length).toBeGreaterThan(30);
  const policyOf = await sentPolicies(folder);
  for (const file of pages) {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    const policy = policyOf(file);
    expect(policy, file).toMatch(RegExp(`connect-src 'self' ${backend}[ ;]`));
    expect(policy, file).toMatch(RegExp(`img-src 'self' data: blob: ${backend}[ ;]`));
    expect(html.includes(`<link rel="preconnect" href="${backend}" crossorigin>`), file).toBe(isScreen(html));
  }
});
