import { expect, type Page, test } from '@playwright/test';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { emptyListing } from '#src/domain/listing/listing.ts';
import { openDraft } from '../support/draft.ts';
import { expectAccessible, toasts } from '../support/page.ts';

const csv = (...lines: string[]) => ({
  name: 'listing.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([csvColumns.join(','), ...lines].join('\n')),
});
const line =
  'Casa Azul,homestay,Two rooms by the river,12 River Road,Panjim,Goa,403001,2,1,1,3500,13:00,10:00,"Free WiFi, Parking"';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const file = (page: Page) => page.locator('#import-file');

async function openStep(page: Page) {
  const basics = { ...emptyListing().basics, city: 'Assagao' };
  await openDraft(page, 'import', { basics });
  await page.getByRole('tab', { name: 'CSV file' }).click();
}

test('a CSV file fills the empty fields only, and can be taken back', async ({ page }) => {
  await openStep(page);
  const template = await page.request.get('/listing-template.csv');
  expect((await template.text()).trim()).toBe(csvColumns.join(','));
  await file(page).setInputFiles(csv(line));
  await expect(page.getByText('Casa Azul', { exact: true })).toBeVisible();
  await expect(toasts(page)).not.toContainText('Import Successful');
  await expect(page.getByText('Homestay', { exact: true })).toBeVisible();
  await expect(page.getByText('Yours is kept: Assagao')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Import City' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Import Description' }).uncheck();
  await expect(page.getByText('Left out: the field stays empty')).toBeVisible();
  await expect(file(page)).toHaveValue(/\.csv$/);
  await button(page, 'Fill empty fields').click();
  await expect(toasts(page)).toContainText('Import Successful');
  await expect(page.getByText(/^\d+ fields filled, 1 left out\.$/)).toBeVisible();
  await expect(page.getByText('Filled in', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Left out: the field stays empty')).toBeVisible();
  await expect(page.getByText('Fills an empty field')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(page.getByLabel('Property name')).toHaveValue('Casa Azul');
  await expect(page.getByLabel('City')).toHaveValue('Assagao');
  await expect(page.getByLabel('Pincode')).toHaveValue('403001');
  await page.getByLabel('Address', { exact: true }).fill('14 River Road');
  await button(page, 'Previous').click();
  await button(page, 'Undo').click();
  await button(page, 'Next').click();
  await expect(page.getByLabel('Property name')).toHaveValue('');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('14 River Road');
});

test('what came in is marked on every step until it is changed, and undo puts back what was', async ({ page }) => {
  await openStep(page);
  await file(page).setInputFiles(csv(line));
  await expect(page.getByText('Replaces the default 12:00')).toBeVisible();
  await button(page, 'Fill empty fields').click();
  await button(page, 'Next').click();
  const name = page.getByLabel('Property name');
  await expect(name).toHaveAccessibleDescription(/^From CSV/);
  await expect(page.getByRole('radiogroup', { name: 'Property type' })).toHaveAccessibleDescription(/From CSV/);
  await expect(page.getByLabel('City')).not.toHaveAccessibleDescription(/From CSV/);
  await expectAccessible(page);
  await name.fill('Casa Azul by the river');
  await expect(name).not.toHaveAccessibleDescription(/From CSV/);
  await button(page, 'Next').click();
  const own = page.getByRole('checkbox', { name: 'Room Service' });
  await expect(page.getByRole('checkbox', { name: 'Parking From CSV' })).toBeChecked();
  await expect(own).toBeVisible();
  await own.check();
  await expect(page.getByRole('main').getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Parking From CSV' })).toBeChecked();
  await button(page, 'Next').click();
  await expect(page.getByLabel('Base price a night (₹)')).toHaveAccessibleDescription(/From CSV/);
  await expect(page.getByLabel('Tax rate (%)')).not.toHaveAccessibleDescription(/From CSV/);
  for (const title of ['Amenities', 'Basic Details', 'Import Data']) {
    await button(page, 'Previous').click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  await expect(page.getByText('Already filled from CSV.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Already filled from CSV.')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(name).toHaveValue('Casa Azul by the river');
  await expect(page.getByLabel('Pincode')).toHaveValue('');
  await expect(page.getByText('From CSV')).toHaveCount(0);
});

test('signing out leaves nothing of the account in the browser', async ({ page }) => {
  await openStep(page);
  await file(page).setInputFiles(csv(line));
  await button(page, 'Fill empty fields').click();
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(kept).toContain('listing-imports');
  await expect.poll(kept).toContain('susegad-role');
  await expect(page.getByRole('main').getByText('Saved').first()).toBeVisible();
  await page.getByRole('button', { name: /account of/ }).click();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/');
  for (const key of ['listing-imports', 'susegad-role', 'susegad-session']) await expect.poll(kept).not.toContain(key);
});

const savedPage = `<!doctype html><html><head><meta property="og:title" content="x"><script type="application/ld+json">${JSON.stringify(
  {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Casa da Praia <script>alert(1)</script>',
    description: 'Six rooms behind the dunes.',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '3 Beach Lane',
      addressLocality: 'Mandrem',
      addressRegion: 'Goa',
      postalCode: '403527',
    },
  },
).replaceAll('<', '\\u003c')}</script></head><body></body></html>`;

test('a saved page is read, and an address of another site is refused', async ({ page }) => {
  await openStep(page);
  await page.getByRole('tab', { name: 'Booking.com' }).click();
  for (const url of ['', 'https://evil.example/hotel']) {
    await page.getByLabel('Link to your page on Booking.com').fill(url);
    await button(page, 'Read this page').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Please enter a valid Booking.com property URL',
    );
    await expect(page.getByLabel('Link to your page on Booking.com')).toHaveValue(url);
  }
  await file(page).setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(savedPage) });
  await expect(page.getByText('Casa da Praia', { exact: true })).toBeVisible();
  await expect(page.getByText('403527')).toBeVisible();
  await file(page).setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>Nothing</p>') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We found no property in this file.');
});

test('an answer for a tab that was left is not shown', async ({ page }) => {
  await openStep(page);
  await page.getByRole('tab', { name: 'Booking.com' }).click();
  const held = Promise.withResolvers<void>();
  const booking = '**/functions/v1/import-booking';
  await page.route(booking, async (route) => {
    await held.promise;
    await route.fulfill({ status: 422, json: { success: false, error: 'The page could not be read.' } });
  });
  await page.getByLabel('Link to your page on Booking.com').fill('https://www.booking.com/hotel/in/casa.html');
  await button(page, 'Read this page').click();
  await expect(button(page, 'Reading…')).toBeVisible();
  await page.getByRole('tab', { name: 'CSV file' }).click();
  await file(page).setInputFiles(csv(line));
  await expect(page.getByText('Casa Azul', { exact: true })).toBeVisible();
  const answered = page.waitForResponse(booking);
  held.resolve();
  await (await answered).finished();
  await button(page, 'Fill empty fields').click();
  await expect(page.getByText('The empty fields are filled.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'CSV file' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('The page could not be read.')).toHaveCount(0);
});
