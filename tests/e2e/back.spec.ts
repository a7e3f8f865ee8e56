import { expect, type Locator, type Page, test } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { expectNoOverlays } from '../support/page.ts';

/** The browser's Back button while a dialog covers the page. */

const lotus = '/hotel/00000000-0000-4000-8000-000000000001';
const start = '/terms';

async function come(page: Page, to: string) {
  await page.goto(start);
  await page.goto(to);
}

/** Expects that Back closes the overlay, that Forward does not reopen it, and that closing it leaves no history entry. */
async function expectClosedByBack(page: Page, overlay: Locator, open: () => Promise<void>, close: () => Promise<void>) {
  const address = page.url();
  await open();
  await expect(overlay).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1);
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.goForward();
  await expectNoOverlays(page);
  await expect(overlay).toBeHidden();
  await open();
  await expect(overlay).toBeVisible();
  await close();
  await expect(overlay).toBeHidden();
  await expectNoOverlays(page);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(start);
}

test.describe('closes', { tag: '@phone' }, () => {
  test('the menu', async ({ page }) => {
    await come(page, '/');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const press = () => menu.click();
    await expectClosedByBack(page, page.getByRole('navigation', { name: 'Main menu' }), press, press);
  });

  test('the photos of the gallery', async ({ page }) => {
    await come(page, paths.gallery);
    const viewer = page.getByRole('dialog');
    const photo = page.locator('a[data-photo]').first();
    await expectClosedByBack(
      page,
      viewer,
      () => photo.click(),
      () => page.keyboard.press('Escape'),
    );
  });

  test('photos over the details of a room, then these', async ({ page }) => {
    await come(page, paths.property('hotel-lotus'));
    const details = page.getByRole('dialog', { name: 'Twin Bed Suite' });
    const photos = page.getByRole('dialog', { name: 'Twin Bed Suite' }).and(page.locator('.photo-viewer'));
    const open = () => page.locator('[data-room=twin-bed-suite]').first().click();
    await open();
    await expect(page).toHaveURL(/#twin-bed-suite$/);
    await details.locator('a[data-photo]').first().click();
    await expect(photos).toBeVisible();
    await page.goBack();
    await expect(photos).toBeHidden();
    await expect(details).toBeVisible();
    await page.goBack();
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(paths.property('hotel-lotus'));
    await page.evaluate(() => {
      history.go = () => document.documentElement.setAttribute('data-went', '');
    });
    await page.goForward();
    await expect(details).toBeVisible();
    await expect(page.locator('[data-went]')).toHaveCount(0);
    await page.reload();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(paths.property('hotel-lotus'));
    await page.goBack();
    await expect(page).toHaveURL(start);
  });

  test('the details of a room before a photo of them is there, which then stays away', async ({ page }) => {
    await come(page, paths.property('hotel-lotus'));
    const { promise: asked, resolve: ask } = Promise.withResolvers<string>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/_astro/photoViewer.*.js', async (route) => {
      ask(route.request().url());
      await answered;
      await route.continue();
    });
    const details = page.getByRole('dialog', { name: 'Twin Bed Suite' });
    await page.locator('[data-room=twin-bed-suite]').first().click();
    await details.locator('a[data-photo]').first().click();
    const viewer = await asked;
    await page.goBack();
    await expect(details).toBeHidden();
    answer();
    await page.evaluate((address) => import(address), viewer);
    await expect(page.locator('.photo-viewer')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(start);
  });

  test('the photos of a hotel, and its calendar', async ({ page }) => {
    await come(page, lotus);
    const photos = page.getByRole('dialog', { name: /Photos|Hotel Lotus/ });
    await page
      .getByRole('button', { name: /photos/i })
      .first()
      .click();
    await expect(photos).toBeVisible();
    await page.goBack();
    await expect(photos).toBeHidden();
    const dates = page.getByRole('dialog', { name: 'Choose your dates' });
    await expectClosedByBack(
      page,
      dates,
      () =>
        page
          .getByRole('button', { name: /^Check-in/ })
          .first()
          .click(),
      () => dates.getByRole('button', { name: 'Done' }).click(),
    );
  });

  test('the filters, and what they were set to stays, as one step', async ({ page }) => {
    await page.goto(start);
    await page.goto('/search?destination=Calangute');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await sheet.getByLabel('4 stars').check();
    await sheet.getByLabel('3 stars').check();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/destination=Calangute&.*stars=4/);
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/search?destination=Calangute');
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(start);
  });

  test('a sheet, whose entry is left as it is seen closed', async ({ page }) => {
    await come(page, '/search');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    // A later `history.back()` would keep the visitor, who is leaving, on this page.
    const isLeft = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
          let left = false;
          history.go = () => {
            left = true;
          };
          new MutationObserver(() => !dialog.open && resolve(left)).observe(dialog, { attributes: true });
          dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
        }),
    );
    expect(isLeft).toBe(true);
  });

  const first = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
  for (const [what, address, open] of [
    ['the menu', '/', first('Menu')],
    ['the photos of the gallery', paths.gallery, (page: Page) => page.locator('a[data-photo]').first().click()],
    ['a room', paths.property('hotel-lotus'), (page: Page) => page.locator('[data-room]').first().click()],
    ['the photos of a hotel', lotus, first(/photos/i)],
    ['a calendar', lotus, first(/^Check-in/)],
  ] as const) {
    test(`${what}, whose entry is left as the browser closes it`, async ({ page }) => {
      await come(page, address);
      await open(page);
      await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1);
      const isLeft = await page.evaluate(async () => {
        let left = false;
        history.go = () => {
          left = true;
        };
        const overlay = document.querySelector<HTMLElement>('dialog[open], :popover-open');
        if (overlay instanceof HTMLDialogElement) overlay.close();
        else overlay?.hidePopover();
        // Checked in a microtask: in a new task the visitor may already be leaving.
        await Promise.resolve();
        return left;
      });
      expect(isLeft).toBe(true);
    });
  }

  test('nothing once a link of the menu was followed', async ({ page }) => {
    await come(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/#contact');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Our Properties' }).click();
    await expect(page).toHaveURL(paths.properties);
    await page.goBack();
    await expect(page).toHaveURL('/#contact');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(start);
  });
});
