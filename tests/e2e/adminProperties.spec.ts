import { expect, type Page, test } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { makePhoto } from '../fixtures.ts';
import { handIn } from '../support/handIn.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { signInAs } from '../support/signIn.ts';
import { siteSql } from '../support/siteDatabase.ts';

const admin = 'admin@susegad.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const head = (page: Page) => page.getByRole('article').locator('header').first();

test('the list is searched, filtered and shared by its address, and leads to what waits', async ({ page }) => {
  const { property_id, name, owner } = await handIn(page);
  await signInAs(page, admin);
  await page.goto(paths.adminProperties);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Submitted');
  await expect(row).toContainText(owner);

  await page.getByRole('button', { name: /^Waiting for review/ }).click();
  await expect(page).toHaveURL(/status=waiting/);
  await expect(row).toBeVisible();
  await page.getByLabel('Search name, owner, email or city').fill(name.toUpperCase());
  await expect(page.getByText('1 of 1 listings')).toBeVisible();
  await expect(page).toHaveURL(/search=CASA/);
  await page.reload();
  await expect(page.getByText('1 of 1 listings')).toBeVisible();
  await page.getByRole('combobox', { name: /^Status/ }).selectOption('Approved');
  await expect(page.getByText('No listings match.')).toBeVisible();
  await button(page, 'Show all listings').click();
  await page.getByRole('combobox', { name: /^City/ }).selectOption('Panjim');
  await page.getByLabel('Search name, owner, email or city').fill(name);
  await expect(page.getByText('1 of 1 listings')).toBeVisible();

  await press(page, page.getByRole('link', { name }));
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('id')).toBe(property_id);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByText('1 of 1 listings')).toBeVisible();
});

test('a house of the brand’s is taken over from the content', async ({ page }) => {
  await signInAs(page, admin);
  await page.goto(paths.adminProperties);
  await button(page, 'Copy from site content…').click();
  await expectAccessible(page);
  await inDialog(page, 'Copy Casa De Patio').click();
  await expect(toasts(page)).toContainText('Content of Casa De Patio copied.');
  await expect(page.getByRole('row', { name: 'Casa De Patio' })).toContainText('Live');
});

test('an admin sees the whole listing, and secret numbers on request', async ({ page }) => {
  const { property_id } = await handIn(page);
  await siteSql(
    `update public.property_rooms set tax_rate = 12, tax_reason = 'From before' where property_id = $1 and name = 'Loft'`,
    [property_id],
  );
  await signInAs(page, admin);
  await page.goto(paths.adminProperty(property_id));
  await expect(page.getByRole('img', { name: 'The teal room' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The tan room' })).toBeVisible();
  const garden = page.getByRole('row', { name: /Garden Room/ });
  await expect(garden).toContainText('₹3,500.50');
  await expect(garden).toContainText('₹3,676.00');
  await expect(garden.getByRole('img', { name: 'The bed under the window' })).toBeVisible();
  await expect(garden).not.toContainText('should be');
  const loft = page.getByRole('row', { name: /Loft/ });
  await expect(loft).toContainText('should be 18%');
  await expect(loft).toContainText('Reason: From before');
  await expect(page.getByText('Moderate: full refund up to 7 days before arrival.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Show on a map/ })).toHaveAttribute('href', /google\.com\/maps/);

  const numbers = page.getByRole('region', { name: 'Tax numbers and bank account' });
  await expect(numbers).toContainText('This owner has no current details yet.');
  await expect(numbers).toContainText('••••9012');
  for (const secret of ['123456789012', '30ABCDE1234F1ZD', 'ABCDE1234F'])
    await expect(numbers).not.toContainText(secret);
  await button(page, 'Show in full').click();
  await expect(numbers).toContainText('123456789012');
  await button(page, 'Hide').click();
  await expect(numbers).not.toContainText('123456789012');

  const download = page.waitForEvent('download');
  await button(page, 'Download gst.pdf').click();
  expect((await download).suggestedFilename()).toBe('gst.pdf');
  await page.reload();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('document gst, gst.pdf');
});

test('a listing is rejected with a reason, before the next decision', {
  tag: '@journey',
}, async ({ page }) => {
  const { property_id } = await handIn(page, { stars: '' });
  await signInAs(page, admin);
  await page.goto(paths.adminProperty(property_id));
  await button(page, 'Start review').click();
  await expect(head(page)).toContainText('Under review');
  await button(page, 'Reject…').click();
  await inDialog(page, 'Reject listing').click();
  await expect(page.getByText('Enter a reason')).toBeVisible();
  await page.getByLabel('Reason', { exact: true }).fill('Please add photos of the bathrooms.');
  const held = Promise.withResolvers<void>();
  await page.route('**/rpc/admin_property', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/rpc/admin_property');
  await button(page, 'Delete…').evaluate((control) => {
    new MutationObserver(() => {
      if (!control.matches(':disabled, [aria-disabled="true"]'))
        document.documentElement.toggleAttribute('data-was-free', true);
    }).observe(control, { attributes: true });
  });
  await inDialog(page, 'Reject listing').click();
  await expect(head(page)).toContainText('Rejected');
  await expect(head(page)).toContainText('Please add photos of the bathrooms.');
  await asked;
  await expect(button(page, 'Approve…')).toBeDisabled();
  expect(await page.locator('html').getAttribute('data-was-free')).toBeNull();
  held.resolve();
  await expect(button(page, 'Approve…')).toBeEnabled();
});

test('a listing is approved, featured, hidden and shown', { tag: '@journey' }, async ({ page }) => {
  const { property_id, name } = await handIn(page, { stars: '' });
  await signInAs(page, admin);
  await page.goto(paths.adminProperty(property_id));
  await button(page, 'Approve…').click();
  await inDialog(page, 'Cancel').click();
  await expect(head(page)).not.toContainText('Approved');
  await button(page, 'Approve…').click();
  await expect(page.getByRole('dialog')).toContainText(`Guests can find and book “${name}” immediately.`);
  await inDialog(page, 'Approve listing').click();
  await expect(head(page)).toContainText('Approved');
  await expect(toasts(page)).toContainText('Listing approved.');
  await button(page, 'Feature on home page').click();
  await expect(head(page)).toContainText('Featured');
  await expect(toasts(page)).toContainText('Listing featured.');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(admin);
  const live = page.getByRole('link', { name: 'View as a guest' });
  await expect(live).toBeVisible();
  const address = (await live.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Open front desk' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lists' })).toBeVisible();

  await page.goto(`/search?destination=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Featured');
  await page.goto(address);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Featured', { exact: true })).toBeVisible();

  await page.goto(`${paths.adminProperties}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `View as a guest: ${name}` })).toHaveAttribute('href', address);
  await page.goto(`${paths.adminRooms}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
    'href',
    new RegExp(`^${address}-`),
  );
  await page
    .getByRole('link', { name: `Listing of ${name}` })
    .first()
    .click();
  await expect(page).toHaveURL(paths.adminProperty(property_id));
  await button(page, 'Hide from guests…').click();
  await expect(page.getByRole('dialog')).toContainText('until an admin shows it again. Its owner cannot.');
  await inDialog(page, 'Cancel').click();
  await expect(head(page)).toContainText('Live');
  await button(page, 'Hide from guests…').click();
  await inDialog(page, 'Hide from guests').click();
  await expect(head(page)).toContainText('Hidden from guests');
  await button(page, 'Show to guests').click();
  await expect(head(page)).toContainText('Live');
  await button(page, 'Stop featuring').click();
  await expect(head(page)).not.toContainText('Featured');
  await expect(toasts(page)).toContainText('Listing no longer featured.');
});

test('a photo is added with its words and is on the live page', async ({ page }) => {
  const { property_id, as } = await handIn(page);
  const { hotel_id } = await as(admin, 'decide_listing', { property_id, decision: 'approve' });
  await signInAs(page, admin);
  await page.goto(paths.adminProperty(property_id));
  await button(page, 'Add photo…').click();
  await page.getByLabel('Description').fill('Veranda with cane chairs');
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'veranda.png',
    mimeType: 'image/png',
    buffer: await makePhoto('orange', 'png', [1200, 800]),
  });
  const calls = /\/functions\/v1\/upload-photo|\/rpc\/admin_property$/;
  await page.route(calls, (route) => route.abort());
  await inDialog(page, 'Add photo').click();
  await expect(toasts(page)).toContainText('We could not reach the server. Check your connection and try again.');
  await expect(page.getByText('Error loading properties: the server did not answer')).toBeAttached();
  await expect(page.getByLabel('Description')).toHaveValue('Veranda with cane chairs');
  await page.unroute(calls);
  await inDialog(page, 'Add photo').dblclick();
  await expect(toasts(page)).toContainText('Photo added.');
  await expect(page.getByRole('img', { name: 'Veranda with cane chairs' })).toBeVisible();
  const photos = () => siteSql(`select 1 from public.property_images where property_id = $1`, [property_id]);
  expect(await photos()).toHaveLength(4);
  expect(await siteSql(`select 1 from storage.objects where name like $1`, [`${property_id}/%`])).toHaveLength(7);
  await page.goto(paths.hotel(String(hotel_id), ''));
  await button(page, 'Show all 3 photos').click();
  const viewer = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByRole('img', { name: 'Veranda with cane chairs' })).toBeInViewport();
});

test('a property is deleted, and restored for its owner', async ({ page, browser, baseURL }) => {
  const { property_id, name, owner } = await handIn(page);
  await signInAs(page, admin);
  await page.goto(paths.adminProperty(property_id));
  await button(page, 'Delete…').click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this property?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await button(page, 'Delete…').click();
  await expect(question).toContainText('You can restore it for 90 days.');
  await inDialog(page, 'Delete').click();
  await expect(toasts(page)).toContainText('Listing deleted.');
  await expect(head(page)).toContainText('Deleted');

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const ownerPage = await context.newPage();
  await signInAs(ownerPage, owner);
  await ownerPage.goto(paths.owner);
  await expect(ownerPage.getByText('Nothing listed yet.')).toBeVisible();

  await page.goto(`${paths.adminProperties}?status=deleted&search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await button(page, 'Restore').click();
  await expect(toasts(page)).toContainText('Listing restored.');
  await expect(head(page)).not.toContainText('Deleted');
  await ownerPage.reload();
  await expect(ownerPage.getByRole('heading', { name })).toBeVisible();
  await context.close();
});

test('other payout details apply once the listing is approved', {
  tag: '@phone',
}, async ({ page }) => {
  const { property_id, owner, as, submit } = await handIn(page);
  await as(admin, 'decide_listing', { property_id, decision: 'approve' });
  const form = { account_number: '999999999012', bank_name: 'Bank of Goa' };
  expect(await as(owner, 'save_compliance', { form })).toMatchObject({ ok: true });
  expect(await submit(2)).toMatchObject({ status: 'submitted' });
  await signInAs(page, admin);
  await page.goto(paths.adminProperty(property_id));
  const numbers = page.getByRole('region', { name: 'Tax numbers and bank account' });
  await expect(numbers).toContainText('Payout details changed');
  const account = numbers.getByRole('row', { name: /^(Field )?Account number/ });
  await expect(account).toContainText('Changed');
  await expect(account.getByRole('cell')).toHaveText(['••••9012', '••••9012']);
  await expect(numbers.getByRole('row', { name: /^(Field )?Bank\b/ })).toContainText('Changed');
  await expect(numbers.getByRole('row', { name: /^(Field )?GST number/ })).not.toContainText('Changed');
  await expectFits(page);
  await button(page, 'Show in full').click();
  await expect(account.getByRole('cell')).toHaveText(['123456789012', '999999999012']);
  await expect(numbers.getByRole('row')).toHaveCount(8);

  await button(page, 'Approve…').click();
  await inDialog(page, 'Approve listing').click();
  await expect(toasts(page)).toContainText('Listing approved.');
  await expect(numbers).toContainText('No changes are waiting for approval.');
  await expect(numbers).not.toContainText('123456789012');
  await expect(account.getByRole('cell')).toHaveText(['••••9012']);
  await page.goto(`${paths.adminAudit}?entity=compliance`);
  const note = page.getByRole('row').filter({ hasText: owner }).first();
  await expect(note).toContainText('Account number, Bank name');
  for (const secret of ['999999999012', '123456789012']) await expect(page.locator('main')).not.toContainText(secret);
});

test('an address of nothing says so', async ({ page }) => {
  await signInAs(page, admin);
  for (const id of ['00000000-0000-4000-8000-00000000dead', 'nonsense']) {
    await page.goto(paths.adminProperty(id));
    await expect(page.getByText('This listing does not exist.')).toBeVisible();
  }
});
