import { expect, type Locator, type Page, test } from '@playwright/test';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { type OwnHouse, openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

const nameRooms = ({ hotel, garden }: OwnHouse, ...names: string[]) =>
  siteSql(
    `insert into private.rooms (hotel_id, room_category_id, name, floor, state, state_at)
     select $1, $2, name, 'Ground', 'dirty', now() - interval '1 hour' from unnest($3::text[]) as name`,
    [hotel, garden, names],
  );
const button = (of: Page | Locator, name: string) => of.getByRole('button', { name });
const room = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const state = (page: Page, name: string) => room(page, name).getByText(/^(Dirty|Clean|Inspected)$/);

async function makeLink(page: Page): Promise<string> {
  await page.goto(ownerPaths.housekeeping());
  await press(page, button(page, 'Create link'));
  return page.getByLabel('Cleaners’ link', { exact: true }).and(page.locator('input')).inputValue();
}

test('cleaners set rooms clean without a network, and the front desk sees it once they are online', {
  tag: ['@phone', '@journey'],
}, async ({ page, browser }) => {
  const house = await openHouse(page);
  await nameRooms(house, '101', '102', '9');
  const link = await makeLink(page);
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
  await page.reload();
  await expect(page.getByText(/^Created .+ by /)).toBeVisible();
  await expect(page.getByLabel('Cleaners’ link', { exact: true }).and(page.locator('input'))).toBeHidden();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-IN' });
  const cleaner = await context.newPage();
  await cleaner.goto(link);
  await expect(cleaner.getByRole('heading', { level: 1 })).toHaveText(`Rooms of ${house.name}`);
  await expect(cleaner).toHaveURL(/\/cleaning$/);
  await cleaner.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The browser may forget for a moment, on a reload, that it is offline.
  const calls = '**/rest/v1/**';
  await context.route(calls, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await press(cleaner, button(cleaner, 'Mark clean: Room 9'));
  await expect(button(cleaner, 'Mark dirty: Room 9')).toBeFocused();
  await press(cleaner, button(cleaner, 'Mark clean: Room 101'));
  await press(cleaner, button(cleaner, 'Report problem: Room 101'));
  await cleaner.keyboard.type('The tap drips');
  await cleaner.keyboard.press('Enter');
  await cleaner.reload();
  await expect(cleaner.getByText('Saved on this phone, sent when you are online')).toBeVisible();
  await expect(state(cleaner, '101')).toHaveText('Clean');
  await expect(cleaner.getByText('Broken: The tap drips')).toBeVisible();
  await expectAccessible(cleaner);
  for (const width of [320, 390, 820, 1440]) await expectFits(cleaner, width);
  await page.reload();
  await expect(state(page, '101')).toHaveText('Dirty');

  await context.unroute(calls);
  await context.setOffline(false);
  await expect(cleaner.getByText('Saved on this phone, sent when you are online')).toBeHidden();
  await expect(cleaner.getByText('Your changes are sent.')).toBeVisible();
  await page.reload();
  for (const name of ['9', '101']) await expect(state(page, name)).toHaveText('Clean');
  await expect(state(page, '102')).toHaveText('Dirty');
  await press(page, button(page, 'Dirty 1'));
  await expect(page.getByRole('heading', { level: 2, name: /^\d+$/ })).toHaveText(['102']);
  await press(page, button(page, 'Broken 1'));
  await press(page, button(page, 'Mark dirty: Room 101'));
  await expect(page.getByRole('heading', { name: '101', exact: true })).toBeFocused();
  await expect(button(page, 'Dirty 2')).toBeVisible();
  await press(page, button(page, 'All 3'));
  await press(page, button(page, 'Mark inspected: Room 9'));
  await expect(state(page, '9')).toHaveText('Inspected');
  await press(page, button(page, 'Repaired: Room 101'));
  await expect(page.getByText('Broken: The tap drips')).toBeHidden();
  await expect(page.getByRole('heading', { name: '101', exact: true })).toBeFocused();

  await context.setOffline(true);
  await button(cleaner, 'Mark clean: Room 102').click();
  await press(page, page.locator('summary').filter({ hasText: 'Cleaners’ link' }));
  await press(page, button(page, 'End link'));
  await button(page.getByRole('dialog'), 'End link').click();
  await expect(toasts(page)).toContainText('Link ended.');
  await expect(page.getByRole('heading', { name: 'Cleaners’ link' })).toBeFocused();
  await context.setOffline(false);
  await expect(cleaner.getByText('Ask the front desk for the new link. 1 change was not sent.')).toBeVisible();
  await cleaner.reload();
  await expect(cleaner.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await context.close();
});

test('cleaners read the page in Hindi, and a property without rooms says where to name them', async ({ page }) => {
  await openHouse(page);
  const link = await makeLink(page);
  await expect(page.getByText('Your rooms appear here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Room numbers' })).toHaveAttribute(
    'href',
    /^\/owner\/calendar.*numbers=1/,
  );
  await page.getByLabel('Language of the page').selectOption({ label: 'हिन्दी' });
  const inHindi = link.replace('/cleaning', '/hi/cleaning');
  await expect(page.getByLabel('Cleaners’ link', { exact: true }).and(page.locator('input'))).toHaveValue(inHindi);
  await page.goto(inHindi);
  await expect(page.getByText('रिसेप्शन जब कमरों के नाम लिख देगा, तब वे यहाँ दिखेंगे।')).toBeVisible();
});
