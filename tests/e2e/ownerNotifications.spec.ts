import { expect, type Page, test } from '@playwright/test';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { openHouse } from '../support/ownHouse.ts';
import { expectAccessible, expectFits, press, toasts } from '../support/page.ts';
import { siteSql } from '../support/siteDatabase.ts';

/** A browser without a display has no push service. The page asks for nothing else of it. */
function standInForPush() {
  let made: object | null = null;
  const endpoint = `https://fcm.googleapis.com/${crypto.randomUUID()}`;
  Object.assign(Notification, { requestPermission: async () => 'granted' });
  Object.defineProperty(Notification, 'permission', { value: 'default' });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => made,
    async subscribe() {
      const unsubscribe = async () => localStorage.setItem('ended', endpoint);
      const toJSON = () => ({ keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } });
      made = { endpoint, unsubscribe, toJSON };
      return made;
    },
  });
}
const isOn = (page: Page) => page.getByText('This device shows notifications.');

test('an owner chooses notifications and quiet hours by keyboard, and removes a device', { tag: '@phone' }, async ({
  page,
}) => {
  const { owner } = await openHouse(page);
  await page.addInitScript(standInForPush);
  await page.goto(ownerPaths.notifications);
  await press(page, page.getByRole('button', { name: 'Turn on notifications' }));
  await expect(isOn(page)).toBeVisible();
  const worker = () =>
    navigator.serviceWorker.ready.then(({ scope, active }) => [new URL(scope).pathname, active?.state]);
  expect(await page.evaluate(worker)).toEqual(['/owner', 'activated']);
  const devtools = await page.context().newCDPSession(page);
  const { manifest, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ scope: new URL('/owner', page.url()).href, display: 'kStandalone' });

  await press(page, page.getByLabel('Payments received'), 'Space');
  await press(page, page.getByLabel('Send nothing during these hours'), 'Space');
  await page.getByLabel('From').fill('23:00');
  await page.getByLabel('Until').fill('23:00');
  const save = page.getByRole('button', { name: 'Save changes' });
  await press(page, save);
  await expect(page.getByText('Enter two different times.')).toBeVisible();
  await page.getByLabel('Until').fill('06:30');
  await press(page, save);
  await expect(toasts(page)).toContainText('Changes saved.');
  await expectAccessible(page);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  await page.reload();
  await expect(page.getByLabel('Until')).toHaveValue('06:30');
  await expect(page.getByLabel('Payments received')).not.toBeChecked();
  await press(page, page.getByRole('button', { name: /^Remove / }));
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeFocused();
  await expect(page.getByText('Devices on which you turn on notifications appear here.')).toBeVisible();
  const left = `select muted::text[], quiet_from::text, (select count(*)::int from private.push_devices as d where d.user_id = c.user_id) as devices
    from private.push_choices as c join public.profiles as p using (user_id) where p.email = $1`;
  expect(await siteSql(left, [owner])).toEqual([{ muted: ['paid'], quiet_from: '23:00:00', devices: 0 }]);
});

test('a browser that blocks notifications says how to allow them', async ({ page }) => {
  await openHouse(page);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await page.goto(ownerPaths.notifications);
  await expect(page.getByText('This browser blocks notifications from this site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeHidden();
});

test('signing out ends notifications on the device, in the browser and with us', async ({ page }) => {
  const { owner } = await openHouse(page);
  await page.addInitScript(standInForPush);
  await page.goto(ownerPaths.notifications);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(isOn(page)).toBeVisible();
  const known = `select endpoint from private.push_devices as d join public.profiles as p using (user_id) where p.email = $1`;
  const [device] = await siteSql<{ endpoint: string }>(known, [owner]);
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ended'))).toBe(device?.endpoint);
  await expect.poll(() => siteSql(known, [owner])).toEqual([]);
});
