import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { makePdf, makePhoto } from '../fixtures.ts';
import { toasts } from '../support/page.ts';
import { fillSignUp, linkOfMail, sessionOf } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';
import { agree } from '../support/wizard.ts';

/** From an empty database to a booked room: an owner, an admin over the API, and a guest. Nothing is inserted with SQL. */

const heading = (page: Page) => page.locator('#step-title');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function next(page: Page, step: string) {
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText(step);
}
const saved = (page: Page) => expect(page.locator('.save-line')).toHaveText(/^Saved \d+:\d\d [AP]M$/);

const photo = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePhoto(background, 'jpeg', [1800, 1200]),
});
const scan = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(),
});

async function signUp(page: Page, email: string) {
  await page.goto('/list-property');
  await page.getByRole('main').getByRole('link', { name: 'List Your Property' }).first().click();
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await fillSignUp(page, email);
  await page.goto(await linkOfMail(page, email, 'Confirm your email'));
  await button(page, 'Confirm my email').click();
  await expect(page.getByRole('button', { name: /account of Asha Kamat/ })).toBeVisible();
}

async function enrolApp(page: Page) {
  await page.goto('/account');
  await button(page, 'Set up two-factor sign-in').click();
  const secret = (await page.locator('[data-secret]').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Six-digit code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await button(page, 'Switch on').click();
  await button(page, 'I have saved them').click();
}

async function approve(page: Page, property_id: string) {
  const headers = { apikey: 'sb_publishable_local' };
  const { access_token } = await sessionOf(page, 'admin@susegad.example');
  const answer = await page.request.post('/rest/v1/rpc/decide_listing', {
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    data: { property_id, decision: 'approve' },
  });
  expect(await answer.json()).toMatchObject({ ok: true, status: 'approved' });
}

test('an owner lists a place, and a guest books it', { tag: '@phone' }, async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const email = `${randomUUID().slice(0, 8)}@owners.example`;
  const name = `Casa ${randomUUID().slice(0, 8)}`;
  await signUp(page, email);
  await enrolApp(page);

  await page.goto('/list-property/form');
  await expect(heading(page)).toHaveText('Import Data');
  await next(page, 'Basic Details');
  await page.getByLabel('Property name').fill(name);
  await page.getByRole('radio', { name: 'Homestay' }).check();
  await page.getByLabel('Description').fill('Two rooms above a garden, and breakfast under the mango tree.');
  await page.getByLabel('Address', { exact: true }).fill('12 Fontainhas Lane');
  await page.getByLabel('City').fill('Panjim');
  await page.getByLabel('State').selectOption('Goa');
  await page.getByLabel('Pincode').fill('403001');
  await saved(page);
  const address = page.url();
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await page.goto(address);
  await expect(heading(page)).toHaveText('Basic Details');
  await expect(page.getByLabel('Property name')).toHaveValue(name);

  await next(page, 'Amenities');
  await page.getByRole('checkbox', { name: 'Free WiFi' }).check();
  await next(page, 'Rooms & Pricing');
  await button(page, 'Add a room type').click();
  await page.getByLabel('Room name').fill('Garden Room');
  await page.getByLabel('Bed configuration').selectOption('Queen Bed');
  await page.getByLabel('Base price a night (₹)').fill('3000');
  await page.getByLabel('Choose room photos').setInputFiles([await photo('olive'), await photo('plum')]);
  const roomPhotos = page.getByRole('list', { name: 'Photos of Garden Room' });
  await expect(roomPhotos.locator('[data-photo]')).toHaveCount(2, { timeout: 20_000 });
  await roomPhotos.getByLabel('What does photo 2 show? Garden Room').fill('The bed under the window');
  await button(page, 'Make cover: photo 2 of Garden Room').click();
  await page.getByLabel('Number of rooms').fill('2');
  await next(page, 'Photos');
  await page.getByLabel('Choose photos').setInputFiles([await photo('teal'), await photo('gold')]);
  await expect(page.locator('[data-photo]')).toHaveCount(2, { timeout: 20_000 });
  await page.reload();
  await expect(page.locator('[data-photo]')).toHaveCount(2);
  await next(page, 'Policies');
  await page.getByRole('radio', { name: /^Moderate/ }).check();
  await next(page, 'Compliance');
  await page.getByLabel('GST number').fill('30ABCDE1234F1ZD');
  await page.getByLabel('PAN number').fill('ABCDE1234F');
  await page.getByLabel('Account holder name').fill('Maria Fernandes');
  await page.getByLabel('Account number').fill('123456789012');
  await page.getByLabel('Bank name').fill('State Bank of India');
  await page.getByLabel('IFSC code').fill('SBIN0001234');
  for (const kind of ['GST Certificate', 'PAN Card', 'Property Ownership Document']) {
    const slot = page.locator('.document-slot').filter({ hasText: kind });
    await slot.locator('input[type=file]').setInputFiles(scan(`${kind}.pdf`));
    await expect(slot.getByRole('button', { name: `Open ${kind}.pdf` })).toBeVisible();
  }
  await next(page, 'Review & Submit');
  await agree(page);
  await button(page, 'Submit for Review').click();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Property submitted!');

  await page.goto('/owner');
  const row = page.getByRole('listitem', { name });
  await expect(row).toContainText('Submitted');
  const [listing] = await siteSql<{ id: string }>('select id from public.properties where name = $1', [name]);
  await approve(page, listing?.id ?? '');
  await linkOfMail(page, email, `Your listing is live: ${name}`);
  await page.reload();
  await expect(row).toContainText('Live');

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  await guest.goto(`/search?destination=${encodeURIComponent(name)}&checkIn=${days(40)}&checkOut=${days(42)}`);
  await guest.getByRole('article').getByRole('link', { name }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name);
  await guest.getByRole('tab', { name: /^Rooms/ }).click();
  await guest.getByRole('button', { name: 'Open 2 photos of Garden Room' }).click();
  await expect(guest.getByRole('dialog').getByText('The bed under the window')).toBeVisible();
  await guest.keyboard.press('Escape');
  await guest.getByRole('article', { name: 'Garden Room' }).getByRole('link', { name: 'Book Now' }).click();
  await guest.getByLabel('Full name').fill('Asha Kamat');
  await guest.getByLabel('Email').fill(`guest-${email}`);
  await guest.getByRole('button', { name: 'Continue to Payment' }).click();
  await guest.waitForURL(/\/booking-confirmation\//);
  const [booking] = await siteSql<{ total: number }>(
    'select total_amount::integer as total from public.bookings where guest_email = $1',
    [`guest-${email}`],
  );
  expect(booking?.total).toBe(2 * 315_000);
});
